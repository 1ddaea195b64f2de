"""Which worlds a redeal may find: worked out from what everybody was told, without the help of the game."""

from __future__ import annotations

import random
from typing import Any, Final

from corro.engine.match import Match
from tests.laws.chicago_money import BOX

Pairs = set[tuple[int, int]]
TEN: Final = 10
MOST_FLOWN: Final = 5000
FLIGHTS: Final = ("commercial", "jet")
TRIES: Final = 60
MANY_TRIES: Final = 400
FEW: Final = 5


def anything(match: Match) -> None:
    """Nothing is said of what redeals reach."""


def counterfeiters(match: Match) -> None:
    """Redeals find every cash and account that agree with what was public, and no others."""
    drawn: list[list[tuple[int, int]]] = [[] for _ in range(match.seats)]
    for number in range(TRIES):
        world: Any = match.redeal(None, random.Random(number))._state
        for seat in range(match.seats):
            drawn[seat].append((world.cash[seat], world.account[seat]))
    told: list[Any] = list(match.events(None))
    due: Any = match._state.agenda[-1] if match._state.agenda else None
    for seat in range(match.seats):
        possible = by_hand(told, seat)
        if type(due).__name__ == "PlaceAgain" and due.seat == seat:
            possible &= set(drawn[seat])  # it must be able to go on: what that takes is the board's to say
        assert set(drawn[seat]) <= possible
        if len(possible) <= FEW:
            assert set(drawn[seat]) == possible
        for side in (0, 1):
            middle = sorted(pair[side] for pair in possible)[len(possible) // 2]
            assert min(pair[side] for pair in drawn[seat]) <= middle <= max(pair[side] for pair in drawn[seat])


def by_hand(told: list[Any], seat: int) -> Pairs:
    """Every pair of cash and account that agrees with what was told, pair by pair."""
    pairs: Pairs = set()
    on_board = False
    for number, event in enumerate(told):
        name = event["event"]
        if name == "godfather":
            paid = next((it.get("amount") for it in told[number:] if is_protection(it, seat)), None)
            pairs = {
                (cash - share, account)
                for cash, account in pairs
                for share in [-(-cash // (2 * TEN)) * TEN]
                if paid in (None, share)
            }
        if name == "shown" and event["seat"] == seat:
            pairs &= {(event["cash"], event["account"])}
        elif event.get("seat") == seat:
            on_board = (on_board or (name == "placed" and event["space"].startswith(FLIGHTS))) and name != "flew"
            pairs = after(pairs, event)
    return {pair for pair in pairs if sum(pair) >= TEN} if on_board else pairs


def is_protection(event: Any, seat: int) -> bool:
    """Whether this is what that seat paid to the Godfather."""
    return bool(event["event"] == "protection" and event["seat"] == seat)


def after(pairs: Pairs, event: Any) -> Pairs:
    """The pairs after something that everybody was told of a player."""
    name = event["event"]
    if name == "started":
        return {(event["cash"], 0)}
    if name == "received":
        return {(cash + event["amount"], account) for cash, account in pairs}
    if name in ("paid", "bought"):
        price = event.get("amount", event.get("price"))
        return {(cash - price, account) for cash, account in pairs if cash >= price}
    if name == "flew" and "deposited" in event:
        moved = event["deposited"] - event["withdrawn"]
        return {(cash - moved, account + moved) for cash, account in pairs}
    if name == "flew":
        return {
            (left, cash + account - left)
            for cash, account in pairs
            for left in range(0, cash + account + TEN, TEN)
            if 0 < abs(left - cash) <= MOST_FLOWN and left <= cash + account
        }
    return pairs


# Chicago 1875 ------------------------------------------------------------------------------------------------------


def chicago(match: Match) -> None:
    """When buildings have been dealt, redeals find each one that seat 0 has never seen with every rival, and, where
    there is no draft, among what every rival threw away in the decade before.
    """
    view: Any = match.view(0)
    draft = view["options"]["building_draft"]
    asked = "KeepOne" if draft else "Construct"
    if view["due"] != asked or len(view["owing"]) < match.seats or any(match._state.sealed):
        return
    decade = view["decade"]
    told: list[Any] = [event for event in match.events(0) if "building" in event]
    seen = {event["building"] for event in told}
    wanted = {("hand", rival, there) for rival in range(1, match.seats) for there in unseen(match, decade, seen)}
    if decade > 1 and not draft:
        before = unseen(match, decade - 1, seen)
        wanted |= {("thrown", rival, there) for rival in range(1, match.seats) for there in before}
    for number in range(MANY_TRIES):
        state: Any = match.redeal(0, random.Random(number)).position()["state"]
        for rival in range(1, match.seats):
            hand = state["players"][rival]["hand"]
            assert draft or not seen & set(hand)
            wanted -= {("hand", rival, building) for building in hand}
            if decade > 1:
                wanted.discard(("thrown", rival, state["past"][decade - 2]["thrown"][rival]))
        if not wanted:
            return
    assert not wanted


def unseen(match: Match, decade: int, seen: set[str]) -> set[str]:
    """The buildings of a decade's era that are in the match and were never seen."""
    era = BOX["decade"][decade - 1]["era"]
    rows = [row for row in BOX["building"] if row["era"] == era and row["min_players"] <= match.seats]
    return {row["id"] for row in rows} - seen

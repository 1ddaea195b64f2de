"""Scenes of 1920 Wall Street: a table set as a test needs it, through a position, and played by texts of moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import corro
from corro import registry
from tests.games.story import Story

TREND = 0
PAPER: Any = registry.standard("wall_street").data
PILES = ["discard/gold_debased", "discard/share_loss", "discard/value_halved"]


class Scene(Story):
    """A match with open chance, and short words for what a test looks at."""

    def player(self, seat: int) -> Any:
        """Everything about a player, hidden things too."""
        return self.state()["players"][seat]

    def cash(self, seat: int) -> int:
        """A player's coins."""
        return int(self.player(seat)["cash"])

    def loans(self, seat: int) -> int:
        """A player's loans."""
        return int(self.player(seat)["loans"])

    def capital(self, seat: int) -> int:
        """A player's capital."""
        return int(self.player(seat)["capital"])

    def value(self, company: str) -> int:
        """The $ of a company."""
        return int(self.view()["board"][company]["value"])

    def values(self) -> dict[str, int]:
        """The $ of all companies."""
        return {company: int(row["value"]) for company, row in self.view()["board"].items()}

    def finish(self) -> Scene:
        """Let everybody assign dual and gold shares in the best way; the match is over."""
        while self.match.owing:
            self.match.play(self.match.owing[0], "best")
        return self

    def scored(self, seat: int, reason: str) -> list[int]:
        """What a seat has got for that reason, company by company where there are several."""
        rows = [event for event in self.events("scored") if event["seat"] == seat]
        return [int(row["points"]) for row in rows if reason in (row["reason"], row["company"])]

    def slot(self, slot: int) -> Any:
        """The cards at a slot."""
        return self.state()["rondel"][slot]

    def pile(self, zone: str) -> list[str]:
        """The cards of a discard pile, the top one last."""
        return [str(card) for card in self.state()["piles"][zone]]


def space_of(board: str, company: str, value: int) -> int:
    """The space of a track with that value."""
    track: Any = corro.start("wall_street", options={"board": board}).view(None)["board"]
    return int(track[company]["track"].index(value))


def opening(seats: int = 3, **options: object) -> Scene:
    """A new match before its first draw; `play` lets nature give its first outcomes on the way to a text."""
    return Scene(corro.start("wall_street", seats=seats, options=options, chance="open"))


def scene(
    *,
    seats: int = 3,
    board: str = "orange",
    tycoons: str = "off",
    call_options: bool = False,
    player: int = 0,
    first: int = 0,
    pawns: dict[int, int] | None = None,
    rondel: dict[int, list[str]] | None = None,
    top: str | None = "steel-1",
    deck: list[str] | None = None,
    piles: dict[str, list[str]] | None = None,
    values: dict[str, int] | None = None,
    coins: int = 0,
    sense: str = "clockwise",
    flipped: bool = False,
    ending: bool = False,
    laid: dict[str, str] | None = None,
    faces: dict[str, str] | None = None,
    prestige: int | None = None,
    agenda: list[dict[str, Any]] | None = None,
    **players: dict[int, Any],
) -> Scene:
    """A table in the middle of the game; the player is about to act.

    `rondel` names the cards of some slots, slot 0 being Market Trend; the other slots hold any cards. `players` gives
    for each seat what it has: cash, capital, loans, shares, fluctuations, secret, option (a slot), as in
    `cash={0: 3}`. `deck` is all that is left under the top card, the Explosion apart; without it that is every
    card not named. The Explosion is in the deck, or, when the game is `ending`, on a pile, `value_halved` unless said
    otherwise. Slots that are not named are filled, but for an empty deck without a top card. `laid` gives companies
    their Tycoons, `faces` Tycoons their faces. Clockwise slots count upwards.
    """
    data: Any = _begun(seats, {"board": board, "tycoons": tycoons, "call_options": call_options}).position()
    state = data["state"]
    _gather(state)
    for seat, row in enumerate(state["players"]):
        row["pawn"] = (pawns or {}).get(seat, TREND)
        for key, given in players.items():
            if seat in given:
                row[key] = given[seat]
    state["rondel"] = [(rondel or {}).get(slot, []) for slot in range(len(state["rondel"]))]
    state["top"] = top
    state["piles"].update(piles or {})
    for company, value in (values or {}).items():
        state["spaces"][company] = space_of(board, company, value)
    state.update(first=first, coins=coins, sense=sense, flipped=flipped, ending=ending, prestige=prestige)
    state["tycoons"].update(dict.fromkeys(state["tycoons"]) | (laid or {}))
    state["faces"].update(faces or {})
    _lay_explosion(state, deck)
    _deal_out(state, deck)
    turn = [{"step": "Action", "seat": player}]
    turn += [{"step": step, "player": player} for step in ("AfterAction", "EndOfTurn")]
    data["agenda"] = turn if agenda is None else agenda
    return Scene(corro.resume(data))


def the_end(event: str | None = None, **table: Any) -> Scene:
    """A table at which the first player has just put the Explosion on a pile: that of the event, or of a tie."""
    if event is None:
        table["piles"] = {"gold_debased": ["black-day"]}
    agenda = [{"step": "DiscardExplosion", "seat": table.get("first", 0)}]
    return scene(top="explosion", deck=[], agenda=agenda, **table).play(f"discard/{event or 'share_loss'}")


def _begun(seats: int, options: dict[str, object]) -> corro.Match:
    match = corro.start("wall_street", seats=seats, options=options, chance="open")
    while not match.over and match.owing[0] == corro.NATURE:
        match.play(corro.NATURE, match.moves(corro.NATURE)[0])
    return match


def _gather(state: Any) -> None:
    """Take all cards back: those of the deck into the deck, the dual cards into the hand of `_deal_out`."""
    deck = Counter(state["deck"])
    for cards in state["rondel"]:
        deck.update(cards)
    deck.update([state["top"]])
    state["deck"] = dict(deck)


def _lay_explosion(state: Any, deck: list[str] | None) -> None:
    """The Explosion is on top, in the deck, or, in the last turns, on a pile."""
    if any("explosion" in pile for pile in state["piles"].values()):
        state["ending"] = True
    elif state["ending"]:
        state["piles"]["value_halved"] = ["explosion", *state["piles"]["value_halved"]]
    elif state["top"] != "explosion" and deck is not None and "explosion" not in deck:
        deck.append("explosion")


def _deal_out(state: Any, deck: list[str] | None) -> None:
    """Take what was named out of the deck, fill the empty slots, and put what is not in the deck into the box."""
    left = Counter(state["deck"])
    placed = [card for cards in state["rondel"] for card in cards]
    placed += [card for pile in state["piles"].values() for card in pile]
    placed += [card for row in state["players"] for card in (*row["shares"], *row["fluctuations"])]
    placed += [row["put back"] for row in state["players"] if row["put back"]]
    placed += [state["top"]] if state["top"] else []
    duals = {card for card in (*left, *placed) if card.startswith("dual")}
    missing_duals = sorted(duals - set(placed))
    wanted_duals = len(state["players"])
    for card in placed + (deck or []):
        if not card.startswith("dual"):
            left[card] -= 1
    fillers = [card for card in left.elements() if not card.startswith("dual") and card not in ("gold", "explosion")]
    duals_placed = [card for card in placed if card.startswith("dual")]
    spare_duals = missing_duals[: wanted_duals - len(duals_placed)]
    for slot, cards in enumerate(state["rondel"]):
        if slot != TREND and not cards and not (deck == [] and state["top"] is None):
            card = spare_duals.pop(0) if spare_duals else fillers.pop(0)
            left[card] -= not card.startswith("dual")
            cards.append(card)
    for card in spare_duals:
        state["box"].append(card)
    rest = Counter({card: count for card, count in left.items() if count > 0 and not card.startswith("dual")})
    if deck is None:
        state["deck"] = dict(rest)
    else:
        state["box"] += sorted(rest.elements())
        state["deck"] = dict(Counter(deck))

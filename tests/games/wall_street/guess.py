"""What may be known of a card that was put back unseen, found by trying every card and reading the events again."""

from __future__ import annotations

from collections import Counter
from typing import Any

Guess = tuple[str, tuple[str, ...]]
"""The card that was put back, and the share cards that are then left."""


def guesses(before: Any, events: list[Any], seat: int) -> set[Guess]:
    """All that agrees with the public events: `before` is the player as it was when the card was asked for."""
    start = next(number for number, event in enumerate(events) if told(event, "returned", seat))
    pile = before[events[start]["pile"]]
    found = set()
    for card in set(pile):
        shares = Counter(before["shares"])
        shares.subtract([card] if events[start]["pile"] == "shares" else [])
        if agrees(shares, events[start + 1 :], seat):
            found.add((card, tuple(sorted(shares.elements()))))
    return found


def told(event: Any, name: str, seat: int) -> bool:
    """Whether that is told of that seat."""
    return bool(event["event"] == name and event["seat"] == seat)


def agrees(shares: Counter[str], events: list[Any], seat: int) -> bool:
    """Follow a share pile through the events; whether all of it could be so."""
    for number, event in enumerate(events):
        name, card = event["event"], event.get("card")
        if name in ("sold", "shown", "picked") and event["seat"] == seat and not shares[card]:
            return False
        if told(event, "no valid share", seat) and sorted(shares.elements()) != sorted(event["cards"]):
            return False
        if told(event, "kept", seat) and card == "stock-market":
            proved = number + 1 < len(events) and told(events[number + 1], "no valid share", seat)
            if not proved and not any(count for kind, count in shares.items() if kind != "gold"):
                return False
        follow(shares, event, seat)
    return True


def follow(shares: Counter[str], event: Any, seat: int) -> None:
    """What an event does to a share pile."""
    name = event["event"]
    if told(event, "kept", seat) and is_share(event["card"]):
        shares[event["card"]] += 1
    elif told(event, "sold", seat):
        shares[event["card"]] -= 1
    elif name == "swapped" and event["seat"] == seat:
        shares.update({event["card"]: -1, event["other"]: 1})
    elif name == "swapped" and event["rival"] == seat:
        shares.update({event["other"]: -1, event["card"]: 1})


def is_share(card: str) -> bool:
    """Whether a card is a share card, by its id: corn-1-up is one, corn-up-1 is none."""
    return card == "gold" or card.startswith("dual") or card.split("-")[1] in ("1", "2")

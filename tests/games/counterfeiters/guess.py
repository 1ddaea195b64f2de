"""What may be known of a player's money, found by trying: every pair of cash and account, event by public event."""

from __future__ import annotations

from typing import Any

Pairs = set[tuple[int, int]]
"""Cash and account, in dollars."""

MOST_FLOWN = 5000


def guesses(events: list[Any], seat: int) -> Pairs:
    """All pairs that agree with what a watcher was shown."""
    pairs: Pairs = {(0, 0)}
    for event in events:
        if event.get("seat") == seat:
            pairs = follow(pairs, event)
    return pairs


def follow(pairs: Pairs, event: Any) -> Pairs:
    """What is still possible of a seat's money after one more event about it."""
    name = event["event"]
    if name == "started":
        pairs = {(event["cash"], 0)}
    elif name == "received":
        pairs = {(cash + event["amount"], account) for cash, account in pairs}
    elif name in ("paid", "bought"):
        pairs = paid(pairs, event["amount"] if name == "paid" else event["price"])
    elif name == "placed" and event["space"].startswith(("jet", "commercial")):
        cost = 30 if event["space"].startswith("commercial") else 0
        pairs = {pair for pair in pairs if can_fly(*pair, cost=cost)}
    elif name == "protection":
        pairs = {
            (cash - half(cash), account) for cash, account in pairs if event.get("amount", half(cash)) == half(cash)
        }
    elif name == "flew":
        pairs = {after for pair in pairs for after in flown(*pair)}
    return pairs


def half(cash: int) -> int:
    """What the Godfather gets."""
    return 10 * -(-cash // 20)


def paid(pairs: Pairs, amount: int) -> Pairs:
    """Who could pay that, having paid."""
    return {(cash - amount, account) for cash, account in pairs if cash >= amount}


def can_fly(cash: int, account: int, cost: int) -> bool:
    """Whether the flight can be paid and something is left to be moved."""
    return cash >= cost and cash + account >= cost + 10


def flown(cash: int, account: int) -> Pairs:
    """Where one flight leads: any multiple of 10, in one direction."""
    into = range(10, min(cash, MOST_FLOWN) + 1, 10)
    out = range(10, min(account, MOST_FLOWN) + 1, 10)
    return {(cash - amount, account + amount) for amount in into} | {
        (cash + amount, account - amount) for amount in out
    }

"""What is conserved in each game beyond its positions: every dollar comes from somewhere and goes somewhere."""

from __future__ import annotations

from typing import Any, Final

from corro.engine.match import Match

START_CASH: Final = 4
CASH: Final = {
    "loan": (1, "amount"),
    "loan repaid": (-1, "amount"),
    "paid": (-1, "amount"),
    "paid the bank": (-1, "amount"),
    "bought": (-1, "cash"),
    "flipped": (-1, "amount"),
    "coins taken": (1, "amount"),
    "sold": (1, "price"),
}
LOANS: Final = {"loan": 1, "loan repaid": -1}
COINS: Final = {"flipped": 1, "coins taken": -1}


def wall_street(match: Match) -> None:
    """Cash, loans and the coins at Market Trend are what the events say, and so is every secret that was told."""
    cash = [START_CASH] * match.seats
    loans = [0] * match.seats
    coins = 0
    for told in match.events(None):
        event: Any = told
        name = event["event"]
        if name in CASH:
            sign, field = CASH[name]
            cash[event["seat"]] += sign * event[field]
        if name == "paid":
            cash[event["rival"]] += event["amount"]
        if name in LOANS:
            loans[event["seat"]] += LOANS[name]
        coins += COINS.get(name, 0) * event.get("amount", 0)
    view: Any = match.view(None)
    assert [player["cash"] for player in view["players"]] == cash
    assert [player["loans"] for player in view["players"]] == loans
    assert view["coins"] == coins
    secrets_are_as_told(match)


def secrets_are_as_told(match: Match) -> None:
    """Who was told of a secret share was told the truth."""
    state: Any = match.position()["state"]
    for place in (None, *range(match.seats)):
        for event in match.events(place):
            if event["event"] == "dealt" and "secret" in event:
                seat: Any = event["seat"]
                assert state["players"][seat]["secret"] == event["secret"]

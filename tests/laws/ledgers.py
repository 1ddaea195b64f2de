"""What is conserved in each game beyond its positions: every dollar comes from somewhere and goes somewhere."""

from __future__ import annotations

from typing import Any, Final

from corro.engine.match import Match

START_CASH: Final = 4
FLIGHTS: Final = 3
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


SECRET: Final = {"flew": {"deposited", "withdrawn"}, "protection": {"amount"}}
RECEIVED: Final = {"received": 1, "paid": -1, "bought": -1, "protection": -1}


def counterfeiters(match: Match) -> None:
    """What a seat was told of its money is its money, and what was public of fakes are its fakes."""
    state: Any = match.position()["state"]
    for seat, player in enumerate(state["players"]):
        cash = account = 0
        fakes = dict.fromkeys(player["fakes"], 0)
        whole = True
        for told in match.events(seat):
            event: Any = told
            if event.get("seat") != seat:
                assert event["event"] not in SECRET or not event.keys() & SECRET[event["event"]]
                continue
            name = event["event"]
            if name == "started":
                cash = event["cash"]
            elif name == "flew" or name in RECEIVED:
                amounts = [event.get(key) for key in ("amount", "price", "deposited", "withdrawn")]
                whole = whole and any(amount is not None for amount in amounts)
                cash += RECEIVED.get(name, 0) * (event.get("amount", 0) + event.get("price", 0))
                moved = event.get("deposited", 0) - event.get("withdrawn", 0)
                cash, account = cash - moved, account + moved
            elif name in ("printed", "handed in", "dined"):
                fakes[event["fakes"]] += event.get("count", 1) * (1 if name == "printed" else -1)
        assert player["fakes"] == fakes
        if whole:
            assert (player["cash"], player["account"]) == (cash, account)


def somebody_flew(match: Match) -> bool:
    """Flights of others hide how their money is divided; a few of them are surely seen."""
    flights = [event for event in match.events(None) if event["event"] == "flew" and event["seat"] != 0]
    return len(flights) >= FLIGHTS

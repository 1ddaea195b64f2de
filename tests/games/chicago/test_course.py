"""Whole matches by a random hand: decades, phases, who operates when, and the steps of every turn in Operations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import corro

Event = dict[str, Any]

PHASES = ("stock", "construction", "management", "operations", "cleanup")
STARS = {
    "anglo": 2, "brunswick": 1, "cracker_jack": 1, "doggett": 1, "elgin": 2, "fairbank": 3, "henderson": 1, "libby": 1,
    "spalding": 1, "swift": 3,
}  # fmt: skip
"""The number in the star of each charter."""
WEIGHTS = {
    "run": 99,
    "ship": 50,
    "load": 30,
    "worker": 20,
    "pay": 9,
    "space/job_market": 40,
    "sell": 0.2,
    "discard": 0.1,
}
"""How much more often than others the hand plays such a move, so that companies produce and sell."""
STEP = {
    "operates": 0, "issued": 1, "loaded": 2, "ran": 2, "goods": 2, "shipped": 3, "filled": 3, "dividends": 4,
    "withheld": 4, "slid": 6, "supplied": 6, "bag refilled": 6, "haymarket reset": 6,
}  # fmt: skip
"""The step of a turn in Operations to which an event belongs, 2 for buying and producing together."""


class Step:
    """One move of a match: what was due, the view before it, and what it let happen."""

    def __init__(self, due: str, before: Any, events: list[Event]) -> None:
        self.due = due
        self.before = before
        self.events = events


@cache
def whole(mode: str) -> tuple[corro.Match, list[Step]]:
    """A whole match of that mode, move by move, as a watcher sees it."""
    match = corro.start("chicago", seats=4, options={"mode": mode}, seed=1875)
    hand, steps, told = random.Random(1915), [], 0
    while not match.over:
        seat = match.owing[0]
        before: Any = match.view(None)
        moves = match.moves(seat)
        weights = [WEIGHTS.get(move.text, WEIGHTS.get(move.verb, 1)) for move in moves]
        match.play(seat, hand.choices(moves, weights)[0])
        events = match.events(None)
        steps.append(Step(str(before["due"]), before, events[told:]))
        told = len(events)
    return match, steps


def events_of(mode: str) -> list[Event]:
    """All that a watcher was told of that match."""
    return whole(mode)[0].events(None)


def turns(mode: str) -> Iterator[list[Event]]:
    """The events of each company's turn in Operations, from `operates` up to the next one or the next phase."""
    turn: list[Event] = []
    for event in [*events_of(mode), {"event": "phase"}]:
        if event["event"] in ("operates", "phase", "goal won", "total"):
            if turn:
                yield turn
            turn = [event] if event["event"] == "operates" else []
        elif turn:
            turn.append(event)


modes = pytest.mark.parametrize("mode", ["basic", "advanced"])


@modes
def test_a_game_has_five_decades_of_five_phases_and_the_last_no_cleanup(mode: str) -> None:  # CH-END-1, CH-CLEAN-6
    told = [(event["decade"], event["phase"]) for event in events_of(mode) if event["event"] == "phase"]
    assert told == [(decade, phase) for decade in range(1, 6) for phase in PHASES][:-1]


@modes
def test_the_years_of_the_decades_follow_each_other(mode: str) -> None:  # CH-CLEAN-6, CH-SETUP-1
    years = dict.fromkeys((step.before["decade"], step.before["year"]) for step in whole(mode)[1])
    assert list(years) == [(1, 1875), (2, 1885), (3, 1895), (4, 1905), (5, 1915)]


@modes
def test_every_company_operates_once_a_decade_the_highest_in_prestige_first(mode: str) -> None:  # CH-OPS-1, CH-PREST-2
    order: list[str] = []
    prestige: dict[str, int] = {}
    waiting: list[str] = []
    decades = 0
    for event in events_of(mode):
        name = event["event"]
        if name == "founded":
            prestige[event["company"]] = STARS[event["company"]]
            order.append(event["company"])
            order.sort(key=lambda company: -prestige[company])  # a sort keeps who was there above the new one
        elif name == "prestige":
            company = event["company"]
            prestige[company] = event["prestige"]
            order.remove(company)
            order.insert(sum(prestige[other] > prestige[company] for other in order), company)
        elif name == "closed":
            order.remove(event["company"])
        elif name == "phase" and event["phase"] == "operations":
            waiting, decades = order.copy(), decades + 1
        elif name == "operates":
            assert event["company"] == waiting.pop(0)
        elif name in ("phase", "total"):
            assert not waiting
    assert decades == 5


@modes
def test_the_steps_of_each_turn_come_in_their_order(mode: str) -> None:  # CH-OPS-3
    ran = 0
    for turn in turns(mode):
        steps = [STEP[event["event"]] for event in turn if event["event"] in STEP]
        assert steps == sorted(steps)
        assert steps.count(4) == 1
        ran += any(event["event"] == "ran" for event in turn)
    assert ran


@modes
def test_a_company_that_has_not_run_or_not_sold_withholds(mode: str) -> None:  # CH-OPS-PAY-1
    paid = 0
    for turn in turns(mode):
        names = [event["event"] for event in turn]
        if "ran" not in names or "shipped" not in names:
            assert "withheld" in names
            assert "dividends" not in names
        paid += "dividends" in names
    assert paid


@modes
def test_only_the_advanced_game_raises_funds_in_an_emergency(mode: str) -> None:  # CH-OPS-EMERG-1, CH-OPS-EMERG-3
    issued = {step.before["phase"] for step in whole(mode)[1] for event in step.events if event["event"] == "issued"}
    assert issued == (set() if mode == "basic" else {"operations"})
    assert {step.before["phase"] for step in whole(mode)[1] if step.due == "Issue"} == issued


@modes
def test_the_chain_is_full_whenever_a_company_buys(mode: str) -> None:  # CH-OPS-CHAIN-1, CH-OPS-CHAIN-2
    last = ""
    for step in whole(mode)[1]:
        if step.before["operating"] not in (None, last):
            last = step.before["operating"]
            left = any(step.before["bag"].values()) or any(step.before["haymarket"].values())
            assert all(any(cubes.values()) for cubes in step.before["supply_chain"].values()) or not left  # R-CHAIN-3


@modes
def test_every_decade_begins_with_all_partners_that_have_been_gained(mode: str) -> None:  # CH-CLEAN-6, CH-GOAL-6
    for step in whole(mode)[1]:
        if step.before["phase"] == "stock":
            for player in step.before["players"]:
                assert player["partners"] == 2 + len(player["extra_partners"])


@modes
def test_the_score_is_money_and_shares_and_200_for_each_goal(mode: str) -> None:  # CH-END-2, CH-END-3
    match, _ = whole(mode)
    end: Any = match.view(None)
    goals = [event["seat"] for event in events_of(mode) if event["event"] == "goal won"]
    for seat, player in enumerate(end["players"]):
        wealth = player["money"] + 200 * goals.count(seat)
        for company in end["companies"].values():
            shares = 3 * (company["director"] == seat) + 2 * (company["preferred"] == seat)
            wealth += (shares + company["commons"]["players"][seat]) * company["price"]
        assert match.scores is not None
        assert match.scores[seat] == wealth

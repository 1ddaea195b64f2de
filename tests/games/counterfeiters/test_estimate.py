"""Sensible play: what the greedy bot does in positions where a good player knows what to do."""

from __future__ import annotations

import random

import pytest

import corro
from corro.bots import choose, explain
from tests.games.counterfeiters.finale import finale
from tests.games.counterfeiters.scene import Scene, opening, scene

EMPTY: dict[int, str | None] = {1: None, 2: None, 3: None, 4: None}


def chosen(table: Scene, seed: int = 1) -> str:
    """The text of the move that the greedy bot plays."""
    match = table.settle().match
    return choose("greedy", match, match.owing[0], random.Random(seed)).text


def parts(table: Scene, seat: int = 0) -> dict[str, float]:
    """The parts of the estimate for a seat."""
    return table.settle().match.estimate(seat)


def test_a_cheap_second_printer_is_bought_at_once() -> None:
    table = scene(seats=2, round=1, market={4: "printer", 3: "paper"}, cash={0: 20}, cards={0: ["printer", "ink"]})
    assert chosen(table) == "place/market-4"


def test_a_component_that_is_there_already_is_not_bought() -> None:
    table = scene(seats=2, market={1: "ink", 2: None, 3: None, 4: "paper"}, cards={0: ["printer", "paper"]})
    assert parts(table.play("place/market-1"))["printing"] > parts(scene(seats=2))["printing"]
    assert chosen(scene(seats=2, market={1: None, 2: None, 3: None, 4: "ink"}, cards={0: ["printer", "ink"]})) != (
        "place/market-4"
    )


def test_a_printer_is_worth_more_early_than_late() -> None:
    early, late = (scene(seats=2, police=police, cards={0: ["printer", "printer", "ink"]}) for police in (1, 10))
    assert parts(early)["printing"] > 2 * parts(late)["printing"] > 0


def test_eight_good_fakes_go_to_the_fence() -> None:
    table = scene(seats=2, police=6, fakes={0: (1, 0, 8)}, cash={0: 0}, henchmen={0: ["print-1"], 1: ["supermarket-1"]})
    assert chosen(table) == "place/fence-1"
    assert chosen(table.play("place/fence-1")) == "one-star/0"
    assert chosen(table.play("one-star/0")) == "three-star/8"


def test_three_bad_fakes_go_to_the_supermarket_rather_than_to_the_fence() -> None:
    table = scene(seats=2, police=1, fakes={0: (3, 0, 0)}, cash={0: 0}, henchmen={0: ["print-1"], 1: ["sunglasses-1"]})
    assert chosen(table) == "place/supermarket-1"
    assert chosen(table.play("place/supermarket-1")) == "one-star/3"


def test_much_cash_flies_before_the_godfather() -> None:
    table = scene(seats=2, police=4, cash={0: 400}, market=EMPTY, deck=[])
    assert chosen(table) == "place/commercial-1"
    amount = chosen(table.play("place/commercial-1"))
    assert amount.startswith("deposit/")
    assert int(amount.removeprefix("deposit/")) >= 300


def test_who_has_a_jet_flies_for_nothing() -> None:
    cards = {0: ["printer", "paper", "private_jet"]}
    table = scene(seats=2, police=4, cash={0: 400}, cards=cards, market=EMPTY, deck=[])
    assert chosen(table) == "place/jet-1"


def test_nobody_flies_home_with_the_money() -> None:
    table = scene(seats=2, police=8, cash={0: 300}, account={0: 200}).play("place/commercial-1")
    assert chosen(table).startswith("deposit/")


def test_little_cash_does_not_fly() -> None:
    assert not chosen(scene(seats=2, police=4, cash={0: 40})).startswith(("place/commercial", "place/jet"))


def test_the_godfather_is_feared_more_the_nearer_he_is() -> None:
    fear = [-parts(scene(seats=2, police=police, cash={0: 300}))["Godfather"] for police in (1, 3, 4)]
    assert fear == sorted(fear)
    assert 0 < fear[0] < fear[-1] <= 150


def test_nobody_with_much_cash_brings_the_godfather() -> None:
    table = scene(seats=2, police=4, cash={0: 500}, henchmen={1: ["commercial-1"], 0: ["print-1"]})
    choice = chosen(table)
    assert choice not in ("place/print-2", "place/fraud-1", "place/supermarket-1", "place/fence-1")


def test_the_last_henchman_sells_all_it_can() -> None:
    table = finale(0, 1, seats=2, fakes={0: (0, 0, 8)})
    assert chosen(table) == "place/fence-1"
    assert chosen(table.play("place/fence-1")) == "three-star/8"


def test_late_tickets_are_bought() -> None:
    table = scene(seats=2, police=12, cash={0: 60}, market={1: None, 2: None, 3: "lottery-120", 4: "printer"}, deck=[])
    assert chosen(table) == "place/market-3"


def test_diners_give_the_worst_fake() -> None:
    table = scene(
        seats=2, fakes={0: (1, 0, 8)}, cards={0: ["printer", "paper", "diner"]},
        agenda=[{"step": "Diners"}, {"step": "StartRound"}],
    )  # fmt: skip
    assert chosen(table) == "dine/one-star"


def test_the_end_is_worth_nothing_but_money() -> None:
    table = finale(0, 1, seats=2, fakes={0: (5, 5, 5)}, cash={0: 70}, account={0: 90}, cards={0: ["printer", "ink"]})
    left = parts(table.play("pass"))
    assert {name for name, part in left.items() if round(part, 6)} <= {"cash", "account", "rivals"}
    assert (left["cash"], left["account"]) == (70, 90)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimate_knows_nothing_that_is_hidden(seats: int) -> None:
    match = corro.start("counterfeiters", seats=seats, seed=seats)
    rng = random.Random(seats)
    while match.owing:
        seat = match.owing[0]
        worth = match.estimate(seat)
        assert worth == match.redeal(seat, rng).estimate(seat)
        assert "" not in worth
        match.play(seat, choose("random", match, seat, rng))


def test_reasons_add_up_to_the_worth() -> None:
    match = opening(3).settle().match
    weighed = explain("greedy", match, match.owing[0], random.Random(1))
    assert len(weighed) == len(match.moves(match.owing[0]))
    assert all(one.worth == pytest.approx(sum(one.parts.values())) for one in weighed)
    assert weighed[0].worth == max(one.worth for one in weighed)


def test_greedy_beats_three_that_play_at_random() -> None:
    match, rng = corro.start("counterfeiters", seats=4, seed=5), random.Random(5)
    while match.owing:
        seat = match.owing[0]
        match.play(seat, choose("greedy" if seat == 2 else "random", match, seat, rng))
    assert match.winners == (2,)

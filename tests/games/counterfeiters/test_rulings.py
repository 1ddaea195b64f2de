"""Rulings that are a choice of the table, as switches of the component set, and the limit of rounds."""

from __future__ import annotations

from typing import Any

import pytest

import corro
from tests.games.counterfeiters.finale import finale
from tests.games.counterfeiters.scene import Scene, changed, opening, scene


def asked(table: Scene) -> list[int]:
    """Who is asked for a last henchman, in order, if everybody passes."""
    found = []
    while table.match.owing and table.due() == "LastHenchman":
        found.append(table.player())
        table.play("pass")
    return found


# The Godfather, the last henchmen, the diners, a tie -----------------------------------------------------------------


@pytest.mark.parametrize("public", [False, True])
def test_who_sees_what_the_godfather_gets(public: bool) -> None:  # R-HIDDEN-2
    box = changed(godfather_payment_public=public)
    table = scene(police=8, box=box, cash={0: 30, 1: 50, 2: 10}).play("place/fraud-1")
    seen: list[int | None] = [30, 30, 10]
    assert [event.get("amount") for event in table.events("protection")] == (seen if public else [None] * 3)
    assert [event.get("amount") for event in table.events("protection", 1)] == (seen if public else [None, 30, None])


@pytest.mark.parametrize(("order", "seats"), [("left_of_trigger", [3, 0, 1, 2]), ("from_first_player", [1, 2, 3, 0])])
def test_the_order_of_the_last_henchmen(order: str, seats: list[int]) -> None:  # R-END-1
    box = changed(last_henchman_order=order)
    given: Any = {"seats": 4, "police": 23, "began": 1, "player": 2, "box": box}
    assert asked(scene(**given).play("place/fraud-1")) == seats
    assert asked(scene(**given, first=0).play("place/fraud-1")) == seats


@pytest.mark.parametrize("work", [False, True])
def test_diners_at_the_end_of_the_game(work: bool) -> None:  # R-END-2
    box = changed(diners_at_game_end=work)
    given: Any = {"cards": {0: ["printer", "ink", "diner"]}, "cash": {0: 0}, "box": box}
    table = scene(seats=2, police=14, fakes={0: (0, 2, 0)}, **given).play("place/fraud-1", "pass", "pass")
    assert (table.match.over, table.fakes(0)) == (True, (0, 2 - work, 0))
    assert table.match.scores == (10 + 50 * work, 20)


def test_the_owner_chooses_at_the_end_of_the_game_too() -> None:  # R-END-2
    given: Any = {"cards": {0: ["printer", "ink", "diner"]}, "box": changed(diners_at_game_end=True)}
    table = scene(seats=2, police=14, fakes={0: (1, 1, 0)}, **given).play("place/fraud-1", "pass", "pass")
    assert (table.due(), table.texts(0)) == ("Diners", ["dine/one-star", "dine/two-star"])
    assert table.by(0, "dine/two-star").match.over
    assert table.fakes(0) == (1, 0, 0)


def test_a_tie_is_a_shared_win() -> None:  # R-TIE-1
    table = finale(2).play("pass")
    assert (table.match.scores, table.match.winners) == ((50, 50, 50), (0, 1, 2))


@pytest.mark.parametrize(
    ("ruling", "value"),
    [("tie", "another game"), ("real_money_limited", True), ("fake_may_be_thrown_away", True)],
)
def test_a_reading_that_cannot_be_played_is_refused(ruling: str, value: object) -> None:  # R-TIE-1, R-BANK-1, R-DINER-2
    with pytest.raises(corro.BadComponents, match=ruling):
        opening(box=changed(**{ruling: value}))


# Piles, exchanges, flights -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limited", [True, False])
def test_whether_piles_of_fakes_run_out(limited: bool) -> None:  # R-BANK-2
    table = scene(fakes={1: (29, 0, 0)}, box=changed(fake_bills_limited=limited)).play("place/print-1")
    assert table.fakes(0)[0] == (1 if limited else 2)
    assert ("print-2" in table.spaces()) is not limited


@pytest.mark.parametrize("least", [1, 0])
def test_whether_nothing_can_be_exchanged(least: int) -> None:  # R-EMPTY-1
    table = scene(police=6, box=changed(min_exchange_bills=least))
    assert ("supermarket-1" in table.spaces(), "fence-2" in table.spaces()) == (not least, not least)
    if not least:
        table.play("place/fence-2")
        assert (table.player(), table.police(), table.events("received")) == (1, 7, [])


@pytest.mark.parametrize("least", [10, 0])
def test_whether_a_flight_can_move_nothing(least: int) -> None:  # R-EMPTY-1
    table = scene(cash={0: 30, 1: 40}, box=changed(min_flight_amount=least))
    assert ("commercial-1" in table.spaces()) is not bool(least)
    table.play("pass", "place/commercial-1")
    assert table.texts() == (["deposit/10"] if least else ["deposit/0", "deposit/10"])


@pytest.mark.parametrize("mixed", [True, False])
def test_whether_the_supermarket_takes_a_mix(mixed: bool) -> None:  # R-SUPER-1
    table = scene(fakes={0: (1, 1, 0)}, box=changed(supermarket_takes_any_mix=mixed))
    table.play("place/supermarket-1", "one-star/1")
    assert (table.player() == 0, table.fakes(0)) == (mixed, (0, 1, 0))


# The limit of rounds -------------------------------------------------------------------------------------------------


def stalled(**given: Any) -> Scene:
    """A table at which all henchmen of the last round have passed, but for those that stand on a space."""
    return scene(stall_guard=2, **given).pass_all()


def test_after_the_last_round_the_game_ends_and_the_pawn_stays_where_it_is() -> None:  # R-STALL-1
    given: Any = {"police": 7, "cash": {0: 30, 1: 60, 2: 0}, "account": {2: 70}}
    table = stalled(**given, fakes={0: (2, 0, 0)}, cards={0: ["printer", "ink", "diner"]})
    assert (table.match.over, table.match.scores, table.match.winners) == (True, (10, 30, 70), (2,))
    assert (table.police(), table.view()["ending"]) == (7, True)
    assert [name for name in table.told() if name != "passed"][:5] == ["stalled", "godfather", *["protection"] * 3]
    assert not {"dined", "binned", "filled", "round over"} & {*table.told()}


def test_lawyers_act_after_the_last_round() -> None:  # R-STALL-1
    table = stalled(cards={0: ["printer", "ink", "good_lawyer"]}, henchmen={0: ["print-1"]}, cash={0: 40})
    assert (table.player(), table.view()["due"], table.cash(0)) == (0, "TakeBack", 20)
    assert table.play("move/print-1", "place/sunglasses-1").match.scores == (50, 20, 20)


def test_after_the_last_round_the_supermarket_refuses_no_more_than_before() -> None:  # R-STALL-1
    given: Any = {"cards": {0: ["printer", "ink", "good_lawyer"]}, "henchmen": {0: ["print-1"]}}
    table = stalled(**given, police=12, fakes={0: (1, 1, 0)}).play("move/print-1", "place/supermarket-1")
    assert table.texts() == ["two-star/1"]


def test_no_strike_hinders_the_lawyers_after_the_last_round() -> None:  # R-STALL-1, CF-POLICE-7
    given: Any = {"cards": {0: ["printer", "ink", "good_lawyer"]}, "henchmen": {0: ["print-1"]}}
    table = stalled(**given, police=22, cash={0: 100}).play("move/print-1")
    assert "commercial-1" in table.spaces()


def test_the_pawn_ends_the_last_round_like_any_other() -> None:  # R-STALL-1
    table = scene(seats=2, stall_guard=2, police=14, player=1, passed={0: 3, 1: 2}, cash={0: 40, 1: 50})
    table.play("place/fraud-1")
    assert (table.match.over, table.match.scores, len(table.events("godfather"))) == (True, (20, 40), 1)
    assert table.events("stalled") == []


@pytest.mark.parametrize("limit", [0, 3, 25, 99])
def test_before_its_limit_a_game_goes_on(limit: int) -> None:  # R-STALL-1
    table = scene(stall_guard=limit).end_round()
    assert (table.match.over, table.view()["round"], table.view()["last round"]) == (False, 3, limit or None)


def test_a_game_of_passing_ends_at_its_limit_or_never() -> None:  # R-STALL-1
    for limit, over in ((4, True), (0, False)):
        table = opening(2, stall_guard=limit)
        for _ in range(40):
            table.end_round()
        assert table.match.over is over
        assert table.view()["round"] == (4 if over else 40)

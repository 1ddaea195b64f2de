"""The lawyers at the end of the game; the last part of section 11 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counterfeiters.finale import finale, lawyers
from tests.games.counterfeiters.scene import Scene, scene

GOOD, BAD = "good_lawyer", "bad_lawyer"


def one(card: str, henchmen: dict[int, list[str]] | None = None, **given: Any) -> Scene:
    """A table at which seat 0 has that lawyer, and a henchman on a print space unless said otherwise."""
    return lawyers(henchmen or {0: ["print-1"]}, {0: ["printer", "ink", card]}, **given)


def both(henchmen: dict[int, list[str]] | None = None, **given: Any) -> Scene:
    """A table at which seat 0 has the Good Lawyer and seat 1 the Bad one."""
    given = {"cash": {0: 90, 1: 90}} | given
    standing = henchmen or {0: ["print-1"], 1: ["print-2"]}
    return lawyers(standing, {0: ["printer", "ink", GOOD], 1: ["printer", "ink", BAD]}, **given)


def test_the_good_lawyer_moves_an_own_henchman_whose_new_action_is_done() -> None:  # CF-LAWYER-1
    table = one(GOOD, {0: ["print-1", "market-3"], 1: ["print-2"]}, cash={0: 10})
    assert (table.due(), table.texts()) == ("TakeBack", ["decline", "move/market-3", "move/print-1"])
    table.play("move/print-1")
    assert {"print-1", "print-3", "sunglasses-1"} <= {*table.spaces()}
    assert not {"print-2", "market-3"} & {*table.spaces()}
    table.play("place/sunglasses-1")
    assert (table.cash(0), sorted(table.henchmen(0)), table.match.over) == (40, ["market-3", "sunglasses-1"], True)


def test_the_henchman_may_go_back_to_the_space_it_left() -> None:  # CF-LAWYER-1
    table = one(GOOD, fakes={0: (2, 0, 0)}).play("move/print-1", "place/print-1")
    assert (table.fakes(0), table.henchmen(0)) == ((4, 0, 0), ["print-1"])


def test_a_lawyer_need_not_be_used() -> None:  # CF-LAWYER-1, R-LAWYER-1
    table = one(GOOD).play("decline")
    assert (table.match.over, table.henchmen(0)) == (True, ["print-1"])
    assert table.events("declined") == [{"event": "declined", "seat": 0, "card": GOOD}]


def test_the_first_action_of_the_henchman_is_not_undone() -> None:  # CF-LAWYER-1, R-LAWYER-4
    table = finale(0, cash={0: 10}, cards={0: ["printer", "ink", GOOD]})
    table.play("place/sunglasses-1", "move/sunglasses-1", "place/fraud-1")
    assert (table.cash(0), table.henchmen(0), table.police()) == (10 + 30 + 30, ["fraud-1"], 24)


def test_lawyers_come_after_the_last_henchmen() -> None:  # CF-LAWYER-1
    table = scene(police=23, cards={0: ["printer", "ink", GOOD]}).play("place/fraud-1")
    for seat in (1, 2, 0):
        assert (table.due(), table.player()) == ("LastHenchman", seat)
        table.play("pass")
    assert table.due() == "TakeBack"


@pytest.mark.parametrize("texts", [["decline"], ["move/print-1", "place/print-1"]])
def test_the_bad_lawyer_comes_second_with_the_same_right(texts: list[str]) -> None:  # CF-LAWYER-2
    table = both()
    assert (table.player(), table.view()["due"]) == (0, "TakeBack")
    table.play(*texts)
    assert (table.player(), table.texts()) == (1, ["decline", "move/print-2"])
    assert table.play("move/print-2", "place/fraud-1").cash(1) == 120
    assert table.match.over


def test_the_order_is_that_of_the_cards() -> None:  # CF-LAWYER-2, R-LAWYER-2
    cards = {0: ["printer", "ink", BAD], 1: ["printer", "ink", GOOD]}
    table = scene(seats=2, police=14, cards=cards).play("place/fraud-1", "place/print-1", "pass")
    assert (table.player(), table.texts()) == (1, ["decline", "move/print-1"])
    assert table.play("decline").player() == 0
    assert (table.texts(), table.play("decline").match.over) == (["decline", "move/fraud-1"], True)


def test_nobody_owns_a_lawyer_nobody_is_asked() -> None:  # CF-LAWYER-2
    assert lawyers({0: ["print-1"]}, {}).match.over


def test_the_bad_lawyer_bought_with_the_good_one_still_works() -> None:  # CF-LAWYER-2, R-LAWYER-3
    given: Any = {"market": {6: BAD}, "cash": {0: 50}}
    table = one(GOOD, **given).play("move/print-1", "place/market-6")
    assert (table.player(), table.view()["due"], table.texts()) == (0, "TakeBack", ["decline", "move/market-6"])


def test_the_good_lawyer_bought_with_the_bad_one_comes_too_late() -> None:  # CF-LAWYER-2, R-LAWYER-3
    given: Any = {"market": {6: GOOD}, "cash": {0: 50}}
    assert one(BAD, **given).play("move/print-1", "place/market-6").match.over


@pytest.mark.parametrize("passed", [{0: 0}, {0: 3}])
def test_a_lawyer_needs_a_henchman_on_a_space(passed: dict[int, int]) -> None:  # CF-LAWYER-3
    assert one(GOOD, {1: ["print-1"]}, passed=passed).match.over


def test_a_henchman_that_passed_cannot_be_moved() -> None:  # CF-LAWYER-3
    assert one(GOOD, {0: ["print-1"]}, passed={0: 2}).texts() == ["decline", "move/print-1"]


def test_the_new_action_has_its_costs_and_conditions() -> None:  # CF-LAWYER-4
    table = one(GOOD, cash={0: 20}, market={6: "diner", 5: "paper"}).play("move/print-1")
    assert [space for space in table.spaces() if space.startswith(("market", "commercial"))] == ["market-5", "market-6"]
    table.play("place/market-5")
    assert (table.cash(0), table.cards(0)) == (0, [GOOD, "ink", "paper", "printer"])


def test_the_new_flight_is_paid() -> None:  # CF-LAWYER-4
    table = one(GOOD, cash={0: 70}).play("move/print-1", "place/commercial-1", "deposit/40")
    assert (table.cash(0), table.account(0)) == (0, 40)


def test_a_slot_where_a_card_was_bought_is_not_open() -> None:  # CF-LAWYER-4
    table = one(GOOD, {0: ["market-6"]}, cash={0: 90}).play("move/market-6")
    assert "market-6" not in table.spaces()
    assert "market-5" in table.spaces()


def test_a_space_that_was_left_is_open_for_the_second_lawyer() -> None:  # CF-LAWYER-5
    table = both().play("move/print-1", "place/sunglasses-1", "move/print-2")
    assert {"print-1", "print-2"} <= {*table.spaces()}
    table.play("place/print-1")
    assert (table.henchmen(0), table.henchmen(1), table.fakes(1)) == (["sunglasses-1"], ["print-1"], (2, 0, 0))


def test_both_lawyers_of_a_player_may_move_the_same_henchman() -> None:  # CF-LAWYER-5, R-LAWYER-2
    table = lawyers({0: ["print-1"]}, {0: ["printer", "ink", GOOD, BAD]}, cash={0: 0})
    table.play("move/print-1", "place/sunglasses-1", "move/sunglasses-1", "place/fraud-1")
    assert (table.cash(0), table.henchmen(0), table.match.over) == (60, ["fraud-1"], True)


def test_the_sunglasses_pay_and_their_pawn_is_worth_nothing() -> None:  # CF-LAWYER-6
    table = one(GOOD, cash={0: 40, 1: 70, 2: 0}, first=1).play("move/print-1", "place/sunglasses-1")
    assert (table.first(), table.match.scores, table.match.winners) == (0, (70, 70, 0), (0, 1))

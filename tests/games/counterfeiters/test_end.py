"""The end of the game: the Godfather, the last henchmen, and then nothing more; section 11 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counterfeiters.finale import finale
from tests.games.counterfeiters.scene import Scene, scene

BEFORE_END = {2: 14, 3: 23, 4: 23}


def ended(seats: int = 3, **given: Any) -> Scene:
    """A table at which the pawn has just come to the last space, by tax fraud of the player."""
    return scene(seats=seats, police=BEFORE_END[seats], **given).play("place/fraud-1")


def asked(table: Scene) -> list[int]:
    """Who is asked for a last henchman, in order, if everybody passes."""
    found = []
    while table.match.owing and table.due() == "LastHenchman":
        found.append(table.player())
        table.play("pass")
    return found


def test_first_of_all_everybody_pays_the_godfather() -> None:  # CF-END-1
    table = ended(cash={0: 20, 1: 70, 2: 0}, account={2: 100})
    assert table.told() == ["placed", "received", "police", "end", "godfather", *["protection"] * 3]
    assert [table.cash(seat) for seat in range(3)] == [20, 30, 0]
    assert table.events("end") == [{"event": "end", "seat": 0}]


def test_the_game_ends_in_the_middle_of_a_round() -> None:  # CF-END-2, CF-TURN-7
    table = ended()
    assert (table.due(), table.unused(1)) == ("LastHenchman", 3)
    assert asked(table) == [1, 2, 0]
    assert table.match.over


def test_who_brought_the_pawn_there_may_use_one_more_too() -> None:  # CF-END-2
    table = ended(cash={0: 0}).play("pass", "pass")
    assert (table.player(), table.unused(0)) == (0, 2)
    assert table.play("place/sunglasses-1").cash(0) == 10 + 30


def test_who_has_no_henchman_left_has_no_last_one() -> None:  # CF-END-2
    assert asked(ended(began=1, player=0, henchmen={1: ["print-1"]}, passed={0: 2})) == []
    assert asked(ended(began=1, player=2, henchmen={1: ["print-1"]}, passed={2: 2})) == [0]


@pytest.mark.parametrize(("player", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_last_henchmen_are_used_from_the_left_of_who_brought_the_pawn(
    player: int, order: list[int]
) -> None:  # CF-END-3
    assert asked(ended(seats=4, began=2, player=player)) == order


def test_one_henchman_is_all() -> None:  # CF-END-3
    table = ended(seats=2)
    assert (table.unused(1), table.unused(0)) == (3, 2)
    table.play("place/print-1", "place/sunglasses-1")
    assert table.match.over
    assert (table.henchmen(1), table.henchmen(0)) == (["print-1"], ["fraud-1", "sunglasses-1"])


def test_a_last_henchman_may_be_passed() -> None:  # CF-END-3
    table = ended(seats=2).play("pass")
    assert (table.passed(1), table.player()) == (1, 0)


def test_a_henchman_that_passed_is_not_an_unused_one() -> None:  # CF-END-4
    table = ended(seats=2, player=1, henchmen={0: ["print-1"]}, passed={0: 2, 1: 1})
    assert (table.unused(0), table.unused(1)) == (0, 0)
    assert table.match.over
    assert asked(ended(seats=2, player=1, henchmen={0: ["print-1"]}, passed={0: 1, 1: 1})) == [0, 1]


def test_caps_do_nothing_any_more() -> None:  # CF-END-5
    table = ended(cash={1: 100}, fakes={1: (0, 0, 3)}).play("place/supermarket-1", "three-star/3", "place/print-3")
    assert (table.police(), len(table.events("police")), len(table.events("godfather"))) == (24, 1, 1)
    assert table.cash(1) == 50 + 150


def test_neither_market_nor_diners_after_the_last_henchman_of_a_round() -> None:  # CF-END-6
    table = scene(
        seats=2, police=14, player=1, henchmen={0: ["print-1"]}, passed={0: 2, 1: 2}, cash={1: 0},
        cards={1: ["printer", "ink", "diner"]}, fakes={1: (1, 1, 1)},
    )  # fmt: skip
    before = table.market()
    table.play("place/fraud-1")
    assert table.match.over
    assert (table.market(), table.fakes(1), table.match.scores) == (before, (1, 1, 1), (20, 10))
    assert not {"round over", "binned", "filled", "dined", "round"} & {*table.told()}


def test_the_game_is_over_after_lawyers_and_count() -> None:  # CF-END-6
    table = finale(1, 2, seats=3, cards={0: ["ink", "printer", "good_lawyer"]}, henchmen={0: ["print-1"]})
    assert not table.play("pass", "pass").match.over
    assert table.play("decline").match.over
    assert (table.match.owing, table.match.moves(0)) == ((), ())

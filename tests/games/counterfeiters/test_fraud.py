"""7. Tax fraud: $30, and the first-player pawn for the sunglasses."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scene import Scene, scene


def order(table: Scene) -> list[int]:
    """Who has a turn in the rest of the round, all of them passing."""
    now, met = table.view()["round"], []
    while table.settle().view()["round"] == now:
        met.append(table.player())
        table.play("pass")
    return met


@pytest.mark.parametrize("space", ["fraud-1", "sunglasses-1"])
def test_tax_fraud_pays_30_in_cash(space: str) -> None:  # CF-FRAUD-1
    table = scene(cash={0: 20}).play(f"place/{space}")
    assert (table.cash(0), table.account(0), table.player()) == (50, 0, 1)


def test_the_sunglasses_bring_the_pawn_at_once() -> None:  # CF-FRAUD-2
    table = scene(player=1, first=0).play("place/fraud-1")
    assert table.first() == 0
    table = scene(player=1, first=0).play("place/sunglasses-1")
    assert (table.first(), table.view()["first"]) == (1, 1)
    assert table.events("first-player pawn") == [{"event": "first-player pawn", "seat": 1}]


def test_the_pawn_begins_the_next_round_and_not_this_one() -> None:  # CF-FRAUD-3
    table = scene(player=1, began=0).play("place/sunglasses-1")
    assert (table.first(), table.view()["began"]) == (1, 0)
    assert order(table) == [2, 0, 1, 2, 0, 1, 2]
    assert (table.first(), table.view()["began"]) == (1, 1)
    assert order(table) == [1, 2, 0] * 3


def test_without_the_sunglasses_the_pawn_stays() -> None:  # CF-FRAUD-4
    table = scene(player=2, began=2).play("place/fraud-1")
    assert order(table) == [0, 1, 2, 0, 1, 2, 0, 1]
    assert table.first() == 2
    assert order(table) == [2, 0, 1] * 3


def test_who_has_the_pawn_may_use_the_sunglasses() -> None:  # CF-FRAUD-5
    table = scene(cash={0: 0}).play("place/sunglasses-1")
    assert (table.first(), table.cash(0)) == (0, 30)
    order(table)
    assert order(table) == [0, 1, 2] * 3

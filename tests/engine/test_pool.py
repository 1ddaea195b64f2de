"""Pools of small numbers, and the table of moves."""

from __future__ import annotations

import pickle

import pytest

from corro.engine.errors import BadComponents
from corro.engine.move import UNDO, Move, MoveTable
from corro.engine.pool import kinds, with_one, without_one


def test_a_pool_stays_sorted() -> None:
    assert with_one(bytes([1, 3]), 2) == bytes([1, 2, 3])
    assert with_one(b"", 255) == bytes([255])


def test_one_of_a_kind_leaves_and_the_others_stay() -> None:
    assert without_one(bytes([1, 2, 2, 3]), 2) == bytes([1, 2, 3])


def test_kinds_stand_once_in_order() -> None:
    assert kinds(bytes([0, 0, 4, 4, 7])) == [0, 4, 7]


def test_moves_are_numbered_in_the_order_they_are_added() -> None:
    table = MoveTable()
    table.one("pass")
    table.family("buy", ("coal", "oil"))
    assert [(move.text, move.index, move.verb, move.value) for move in table.moves] == [
        ("pass", 0, "pass", 0),
        ("buy/coal", 1, "buy", 0),
        ("buy/oil", 2, "buy", 1),
    ]
    assert table.by_text["buy/oil"] is table.moves[2]


def test_two_moves_with_one_text_are_refused() -> None:
    with pytest.raises(BadComponents, match="two things would both be called buy/coal"):
        MoveTable().family("buy", ("coal", "coal"))


def test_moves_are_equal_by_text_and_index() -> None:
    move = Move("buy/3", 4, "buy", 3)
    assert move == pickle.loads(pickle.dumps(move))  # noqa: S301 - our own
    assert hash(move) == hash(Move("buy/3", 4, "buy", 3))
    assert move != Move("buy/3", 5, "buy", 3)
    assert move != "buy/3"
    assert repr(move) == "Move('buy/3')"


def test_undo_is_in_no_table() -> None:
    assert (UNDO.text, UNDO.index) == ("undo", -1)

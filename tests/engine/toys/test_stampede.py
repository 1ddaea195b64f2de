"""A reaction of another seat in somebody's turn, after which the turn goes on."""

from __future__ import annotations

from tests.engine.toys.base import due, play, start, table_of, texts
from tests.engine.toys.stampede import STAMPEDE


def test_a_fall_of_the_price_asks_the_others_in_the_middle_of_the_turn() -> None:
    match = play(start(STAMPEDE, 3), "sell")
    assert match.owing == (1,)
    assert due(match) == ["React", "React", "Save", "EndOfTurn"]
    assert match.position()["turn"] == 0


def test_a_reaction_is_answered_by_the_others_before_the_first_one_is_at_an_end() -> None:
    match = play(start(STAMPEDE, 3), "sell", "sell")
    assert match.owing == (2,)
    assert due(match) == ["React", "React", "React", "Save", "EndOfTurn"]
    assert play(match, "keep").owing == (0,)
    assert play(match, "keep").owing == (2,)


def test_after_the_reactions_the_turn_goes_on_where_it_was() -> None:
    match = play(start(STAMPEDE, 3), "sell", "keep", "keep")
    assert match.owing == (0,)
    assert texts(match, 0) == ["save", "burn"]
    assert play(match, "save").owing == (1,)
    assert table_of(match)["cash"] == [7, 0, 0]


def test_without_a_fall_nobody_is_asked() -> None:
    assert texts(play(start(STAMPEDE, 3), "keep"), 0) == ["save", "burn"]


def test_a_turn_can_be_undone_until_somebody_has_reacted() -> None:
    match = start(STAMPEDE)
    digest = match.digest()
    assert play(match, "sell").can_undo(0)
    assert not play(match.copy(), "keep").can_undo(0)
    match.undo(0)
    assert match.digest() == digest


def test_who_was_interrupted_cannot_undo_what_came_after_the_reaction() -> None:
    match = play(start(STAMPEDE), "sell", "keep", "save")
    assert not match.can_undo(0)
    assert not match.can_undo(1)

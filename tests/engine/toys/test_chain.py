"""A bonus that interrupts a bonus."""

from __future__ import annotations

from tests.engine.toys.base import due, play, resume, start, table_of, texts
from tests.engine.toys.chain import CHAIN


def test_a_bonus_within_a_bonus_is_done_before_the_bonus_and_that_before_the_tile() -> None:
    match = play(start(CHAIN), "take/4", "take/2", "take/0", "take/1")
    assert table_of(match)["counted"] == [1, 0, 2, 4]
    assert table_of(match)["points"] == [4, 0]


def test_what_was_interrupted_stands_under_the_bonus_in_reading_order() -> None:
    match = play(start(CHAIN), "take/4", "take/2")
    assert due(match) == ["Bonus", "CountTile", "CountTile", "EndOfTurn"]
    assert match.owing == (0,)


def test_a_bonus_that_is_let_go_ends_the_chain_only_there() -> None:
    match = play(start(CHAIN), "take/4", "take/2", "pass")
    assert table_of(match)["counted"] == [2, 4]
    assert match.owing == (1,)


def test_the_last_tile_brings_no_bonus() -> None:
    match = play(start(CHAIN), "take/1", "take/3", "take/5", "take/0", "take/2", "take/4")
    assert match.over
    assert table_of(match)["counted"] == [1, 3, 5, 4, 2, 0]
    assert (match.scores, match.winners) == ((2, 4), (1,))


def test_a_position_in_the_middle_of_a_chain_goes_on_as_the_match_does() -> None:
    match = play(start(CHAIN), "take/4", "take/2")
    again = resume(CHAIN, match.position())
    assert play(again, "take/0", "pass").digest() == play(match, "take/0", "pass").digest()


def test_undo_goes_back_before_the_whole_chain() -> None:
    match = start(CHAIN)
    digest = match.digest()
    play(match, "take/4", "take/2", "take/0", "pass")
    assert match.owing == (1,)
    match.undo(0)
    assert match.digest() == digest
    assert match.events(0) == []
    assert "take/4" in texts(match, 0)

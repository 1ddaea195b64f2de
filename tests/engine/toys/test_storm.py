"""A round that is torn up in the middle."""

from __future__ import annotations

from tests.engine.toys.base import due, play, resume, start, table_of
from tests.engine.toys.storm import STORM


def test_the_storm_tears_up_the_round_and_leaves_the_last_words_only() -> None:
    match = play(start(STORM, 3), "work", "storm")
    assert due(match) == ["LastWord", "LastWord", "LastWord", "Count"]
    assert match.owing == (2,)


def test_a_turn_that_was_due_is_due_no_more() -> None:
    match = play(start(STORM, 3), "storm", "shelter", "shelter", "shelter")
    assert match.over
    assert match.scores == (2, 2, 2)
    assert match.winners == (0, 1, 2)


def test_without_a_storm_the_rounds_follow_each_other_and_end_in_one() -> None:
    match = play(start(STORM), *["work"] * 6)
    assert table_of(match)["round"] == 3
    assert due(match) == ["LastWord", "LastWord", "Count"]


def test_the_agenda_after_the_storm_is_a_position_like_any_other() -> None:
    match = play(start(STORM, 3), "work", "storm", "loot")
    assert resume(STORM, match.position()).position() == match.position()


def test_undo_brings_the_round_back_that_was_torn_up() -> None:
    match = play(start(STORM, 3), "work")
    agenda = due(match)
    play(match, "storm").undo(1)
    assert due(match) == agenda
    assert match.owing == (1,)

"""Matches that leave chance to the caller."""

from __future__ import annotations

import random
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.matches import play_on


@pytest.fixture
def match() -> Match:
    return corro.start("wall_street", seats=3, chance="open")


def test_nature_alone_owes_the_first_answer(match: Match) -> None:
    assert match.owing == (corro.NATURE,)
    assert match.moves(corro.NATURE)
    assert all(match.moves(seat) == () for seat in range(3))
    assert not match.answers_nature


def test_a_seat_that_plays_for_nature_is_told_who_owes(match: Match) -> None:
    with pytest.raises(corro.IllegalMove, match=r"^seat 0 owes nothing now; it is nature that has to answer$"):
        match.play(0, match.moves(corro.NATURE)[0])
    with pytest.raises(corro.IllegalMove):
        match.gone(corro.NATURE)


def test_playing_for_nature_returns_the_events_of_a_watcher(match: Match) -> None:
    told: list[Any] = []
    while match.owing == (corro.NATURE,):
        told += match.play(corro.NATURE, match.moves(corro.NATURE)[0])
    assert told == match.events(None)
    dealt = [event for event in told if event["event"] == "dealt"]
    assert [event["seat"] for event in dealt] == [0, 1, 2]
    assert not any("secret" in event for event in dealt)


def test_there_is_no_commitment_and_no_seed(match: Match) -> None:
    assert (match.record.chance, match.record.commitment) == ("open", None)
    play_on(match)
    assert match.over
    assert (match.record.commitment, match.record.seed) == (None, None)
    assert match.position()["chance"] == "open"


def test_redeals_copies_and_resumes_stay_open(match: Match) -> None:
    play_on(match, 1, 40)
    for other in (
        match.copy(),
        match.redeal(0, random.Random(1)),
        match.redeal(None, random.Random(1)).redeal(2, random.Random(1)),
        corro.resume(match.position()),
        corro.replay(match.record),
    ):
        assert other.position()["chance"] == "open"
        assert other.record.chance == "open"
        played = play_on(other, 2)
        assert any(line.startswith("nature ") for line in played.record.lines)


def test_a_position_where_nature_owes_an_answer_can_be_resumed(match: Match) -> None:
    again = corro.resume(match.position())
    assert again.owing == (corro.NATURE,)
    assert again.odds() == match.odds()


def test_a_redeal_before_a_draw_leaves_the_draw_as_it_is(match: Match) -> None:
    world = match.redeal(0, random.Random(1))
    assert world.owing == (corro.NATURE,)
    assert world.moves(corro.NATURE) == match.moves(corro.NATURE)
    assert world.odds() == match.odds()


def test_the_caller_can_play_the_match_of_a_seed_by_its_record(match: Match) -> None:
    fair = play_on(corro.start("wall_street", seats=3, seed=7), 3)
    for line in fair.record.lines:
        who, text = line.split()
        match.play(corro.NATURE if who == "nature" else int(who), text)
    assert match.digest() == fair.digest()
    assert match.scores == fair.scores
    assert all(match.events(seat) == fair.events(seat) for seat in (None, 0, 1, 2))

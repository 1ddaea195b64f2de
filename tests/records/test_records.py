"""Recorded matches replay to the same position at every line, and together they meet everything there is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import corro
from tests.records import book
from tests.records.met import WANTED, met


@pytest.mark.parametrize("path", book.files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_replays_line_by_line(path: Path) -> None:
    record, digests = book.read(path)
    assert record.game == path.parent.name
    assert list(book.digests_of(record)) == digests
    match = corro.verify(record)
    assert match.digest()[: book.SHORT] == digests[-1]


@pytest.mark.parametrize("game", WANTED)
def test_there_are_three_matches_for_each_number_of_seats(game: str) -> None:
    lowest, highest = corro.games()[game].seats
    seats = Counter(book.read(path)[0].seats for path in book.files(game))
    assert seats.keys() == {*range(lowest, highest + 1)}
    assert min(seats.values()) >= 3


@pytest.mark.parametrize("game", WANTED)
def test_the_recorded_matches_meet_everything(game: str) -> None:
    found: set[str] = set()
    for path in book.files(game):
        found |= met(corro.replay(book.read(path)[0]))
    assert sorted(WANTED[game] - found) == []


def test_every_game_has_its_list() -> None:
    assert WANTED.keys() == corro.games().keys()

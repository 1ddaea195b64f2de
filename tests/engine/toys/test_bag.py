"""A bag that is refilled while cubes are drawn from it."""

from __future__ import annotations

from collections import Counter

import pytest

import corro
from corro.engine.match import Match
from tests.engine.toys.bag import BAG
from tests.engine.toys.base import due, play, start, table_of, texts


def drawn(*colours: int) -> list[str]:
    """Nature's answers."""
    return [f"cube/{colour}" for colour in colours]


@pytest.fixture
def match() -> Match:
    """A bag of six cubes, of which four were drawn and one was taken: two in the bag, three in the pile."""
    return play(start(BAG, 2, None), *drawn(0, 0, 1, 1), "choose/0")


def test_the_odds_follow_what_is_left_in_the_bag() -> None:
    match = start(BAG, 2, None)
    assert match.owing == (corro.NATURE,)
    assert match.odds() == (1 / 3, 1 / 3, 1 / 3)
    play(match, "cube/0")
    assert texts(match, corro.NATURE) == drawn(0, 1, 2)
    assert match.odds() == (1 / 5, 2 / 5, 2 / 5)


def test_a_colour_that_has_run_out_cannot_be_drawn() -> None:
    match = play(start(BAG, 2, None), *drawn(0, 0))
    assert texts(match, corro.NATURE) == drawn(1, 2)
    with pytest.raises(corro.IllegalMove, match="nature may play cube/1, cube/2"):
        match.play(corro.NATURE, "cube/0")


def test_the_pile_goes_into_the_empty_bag_in_the_middle_of_the_draw(match: Match) -> None:
    play(match, *drawn(2))
    assert table_of(match)["pile"] == [0, 1, 1]
    play(match, *drawn(2))
    assert table_of(match)["bag"] == [0, 1, 1]
    assert table_of(match)["pile"] == []
    assert texts(match, corro.NATURE) == drawn(0, 1)
    assert match.odds() == (1 / 3, 2 / 3)


def test_the_draw_goes_on_after_the_refill(match: Match) -> None:
    play(match, *drawn(2, 2, 1, 0))
    assert table_of(match)["offer"] == [0, 1, 2, 2]
    assert due(match) == ["Choose"]


def test_a_refill_is_told_between_the_draws(match: Match) -> None:
    assert match.events(None) == []
    play(match, *drawn(2, 2))
    assert match.events(None) == [{"event": "done", "seat": 0, "what": 3}]


def test_a_fair_match_draws_as_often_as_an_open_one() -> None:
    match = start(BAG)
    lines = Counter(line.split()[0] for line in match.record.lines)
    assert lines == {"nature": 4}
    assert len(table_of(match)["offer"]) == 4

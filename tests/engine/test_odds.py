"""What nature may give, and how likely it is."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

import corro
from corro.engine.agenda import Draw
from corro.engine.nature import FairChance, key_of
from tests.engine.toys.bag import BAG
from tests.engine.toys.base import play, start


@pytest.mark.parametrize("tycoons", ["off", "mixed"])
def test_odds_stand_in_the_order_of_the_moves_and_sum_to_one(tycoons: str) -> None:
    match = corro.start("wall_street", seats=5, chance="open", options={"tycoons": tycoons})
    rng = random.Random(1)
    draws = 0
    while not match.over:
        seat = match.owing[0]
        odds = match.odds()
        if seat == corro.NATURE:
            draws += 1
            assert len(odds) == len(match.moves(seat))
            assert all(0 < chance <= 1 for chance in odds)
            assert math.isclose(sum(odds), 1)
        else:
            assert odds == ()
        match.play(seat, rng.choice(match.moves(seat)))
    assert draws > 50
    assert match.odds() == ()


def frequencies(match: corro.Match, draws: int) -> dict[str, float]:
    """How often a fair stream gives each outcome of the draw that is due."""
    step = match._state.agenda[-1]
    assert isinstance(step, Draw)
    chance = FairChance(key_of(3), 0)
    counts = Counter(step.drawn(match._state, chance).text for _ in range(draws))
    return {text: count / draws for text, count in counts.items()}


def agree(match: corro.Match, draws: int = 20_000) -> bool:
    found = frequencies(match, draws)
    expected = dict(zip([move.text for move in match.moves(corro.NATURE)], match.odds(), strict=True))
    spread = {text: 5 * math.sqrt(p * (1 - p) / draws) for text, p in expected.items()}
    return found.keys() == expected.keys() and all(abs(found[text] - p) <= spread[text] for text, p in expected.items())


def test_fair_draws_come_as_often_as_the_odds_say() -> None:
    match = play(start(BAG, 2, None), "cube/0", "cube/1")
    assert match.odds() == (1 / 4, 1 / 4, 1 / 2)
    assert agree(match)


def test_a_card_that_is_there_twice_comes_twice_as_often() -> None:
    match = corro.start("wall_street", chance="open")
    while match.moves(corro.NATURE)[0].verb != "card":
        match.play(corro.NATURE, match.moves(corro.NATURE)[0])
    assert len(set(match.odds())) > 1
    assert agree(match)


def test_a_match_of_its_own_chance_shows_no_odds() -> None:
    assert start(BAG).odds() == ()

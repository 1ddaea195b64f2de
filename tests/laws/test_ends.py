"""Matches by the thousand, over seats and options by chance, played by chance alone: each of them comes to its end."""

from __future__ import annotations

import random

import pytest

from corro.engine.nature import Dice
from corro.engine.playout import play_out
from tests.laws.games import GAMES, settings

PARTS = 4
MATCHES = 1_000
MANY = 10_000


def without_a_dead_end(name: str, part: int, matches: int) -> None:
    """Play a part of so many matches in the engine's own loop, which stops at a seat that has no move."""
    law = GAMES[name]
    material = law.game.material(law.components)
    choices = [(seats, law.game.choose(options)) for game, seats, options in settings(whole=True) if game == name]
    for number in range(part, matches, PARTS):
        seats, options = random.Random(number).choice(choices)
        state = law.game.begin(material, seats, options)
        assert play_out(state, Dice(number)) <= law.most
        assert state.scores is not None
        assert len(state.scores) == seats
        assert state.winners


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_matches_end(name: str, part: int) -> None:
    without_a_dead_end(name, part, MATCHES)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_matches_end(name: str, part: int) -> None:
    without_a_dead_end(name, part, MANY)

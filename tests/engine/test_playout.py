"""The engine's own loop, for playouts."""

from __future__ import annotations

from typing import Any

import pytest

import corro
from corro.engine.game import Game
from corro.engine.nature import Dice
from corro.engine.playout import play_out
from tests.engine.toys.all import TOYS
from tests.engine.toys.base import start


@pytest.mark.parametrize("name", TOYS)
def test_a_playout_ends_with_scores_and_tells_nobody(name: str) -> None:
    game: Game[Any] = TOYS[name]
    match = start(game, 3)
    for seed in range(20):
        state = match._state.copy()
        decisions = play_out(state, Dice(seed))
        assert decisions > 0
        assert state.agenda == []
        assert state.scores is not None
        assert state.news is None


def test_the_same_dice_give_the_same_playout() -> None:
    match = corro.start("wall_street", seats=4, seed=7)
    before = match.position()
    ends = []
    for seed in (1, 1, 2):
        state = match._state.copy()
        ends.append((play_out(state, Dice(seed)), state.scores))
    assert ends[0] == ends[1] != ends[2]
    assert match.position() == before


def test_a_playout_begins_anywhere_even_before_the_setup() -> None:
    state = corro.start("wall_street", seats=2, chance="open")._state.copy()
    assert play_out(state, Dice(3)) > 10
    assert state.winners

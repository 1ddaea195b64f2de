"""How strong the greedy bot is: a slow test with a wide margin, for `make soak`."""

from __future__ import annotations

import pytest

import corro
from corro.research.simulate import simulate

MATCHES = {"chicago": 100}


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(corro.games()))
def test_greedy_beats_random_almost_always(game: str) -> None:
    matches = MATCHES.get(game, 300)
    assert (
        sum(simulate(game, bots=("greedy", "random"), matches=matches, seed=11, jobs=1).wins("greedy")) > 0.9 * matches
    )


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(corro.games()))
def test_greedy_alone_beats_three_at_random(game: str) -> None:
    matches = MATCHES.get(game, 300)
    bots = ("greedy", "random", "random", "random")
    assert sum(simulate(game, bots=bots, matches=matches, seed=12, jobs=1).wins("greedy")) > 0.6 * matches

"""The laws of every game, held against toy games that do what Wall Street does not."""

from __future__ import annotations

import pytest

from tests.engine.laws import play_lawfully
from tests.engine.toys.all import TOYS


@pytest.mark.parametrize("name", TOYS)
@pytest.mark.parametrize("seed", range(9))
def test_a_toy_keeps_the_laws(name: str, seed: int) -> None:
    match = play_lawfully(TOYS[name], 2 + seed % 3, seed, open_chance=False)
    assert match.over


@pytest.mark.parametrize("name", TOYS)
@pytest.mark.parametrize("seed", range(6))
def test_a_toy_keeps_the_laws_when_chance_is_the_callers(name: str, seed: int) -> None:
    match = play_lawfully(TOYS[name], 2 + seed % 3, seed, open_chance=True)
    assert match.over

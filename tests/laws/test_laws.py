"""Each game with each number of seats and each combination of options passes the laws."""

from __future__ import annotations

import pytest

from tests.laws.games import GAMES, label, settings
from tests.laws.laws import hold


@pytest.mark.parametrize("setting", settings(), ids=label)
def test_a_match_passes_the_laws(setting: tuple[str, int, dict[str, object]]) -> None:
    name, seats, options = setting
    match = hold(GAMES[name], seats, options, seed=sum(map(ord, label(setting))))
    assert match.over


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_match_of_greedy_bots_passes_the_laws(name: str, seats: int) -> None:
    assert hold(GAMES[name], seats, {}, seed=seats, bot="greedy").over

"""Every planted fault is caught by a law; the sound game passes the very same run."""

from __future__ import annotations

from typing import Any

import pytest

from corro.engine.game import Game
from corro.engine.match import Match
from tests.faults.faults import FAULTS, MATCHES, recast_match
from tests.laws.games import GAMES
from tests.laws.laws import Law, hold

SOUND = GAMES["wall_street"]
SEEDS = range(3)
OPTIONS: dict[str, object] = {"tycoons": "mixed", "call_options": True}


class Recast(Law):
    """The laws for matches that are kept badly."""

    def __init__(self, kind: type[Match]) -> None:
        super().__init__(SOUND.game, SOUND.components, SOUND.most, SOUND.ledger)
        self.kind = kind

    def start(self, seats: int, options: dict[str, object], seed: int | None) -> Match:
        return recast_match(super().start(seats, options, seed), self.kind)


def under_the_laws(law: Law) -> None:
    for seed in SEEDS:
        hold(law, 3, OPTIONS, seed, every=3)


def with_game(game: Game[Any]) -> Law:
    return Law(game, SOUND.components, SOUND.most, SOUND.ledger)


def test_the_sound_game_passes() -> None:
    under_the_laws(SOUND)
    assert len(FAULTS) + len(MATCHES) >= 20


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str) -> None:
    with pytest.raises(Exception, match=r"(?s).*"):
        under_the_laws(with_game(FAULTS[name]))


@pytest.mark.parametrize("name", MATCHES)
def test_a_badly_kept_match_is_caught(name: str) -> None:
    with pytest.raises(Exception, match=r"(?s).*"):
        under_the_laws(Recast(MATCHES[name]))

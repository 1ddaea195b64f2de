"""Every planted fault is caught by a law; the sound games pass the very same runs."""

from __future__ import annotations

from typing import Any, Final

import pytest

from corro.engine.game import Game
from corro.engine.match import Match
from tests.faults import chicago, chicago_rules, chicago_tables, counterfeiters, counterfeiters_tables, wall_street
from tests.faults.planting import MATCHES, recast_match, with_state
from tests.laws.games import GAMES
from tests.laws.laws import Law, hold

FAULTS: Final[dict[str, dict[str, Any]]] = {
    "wall_street": wall_street.FAULTS,
    "counterfeiters": counterfeiters.FAULTS | counterfeiters_tables.FAULTS,
    "chicago": chicago.FAULTS | chicago_tables.FAULTS | chicago_rules.FAULTS,
}
WITH_TYCOONS: Final[dict[str, object]] = {"tycoons": "mixed", "call_options": True}
ADVANCED: Final[dict[str, object]] = {"mode": "advanced", "chief_assets": True}
DRAFT: Final[dict[str, object]] = {"mode": "advanced", "building_draft": True, "friendly_closing": True}
HARMLESS: Final = {
    "wall_street": wall_street.Faulty,
    "counterfeiters": counterfeiters_tables.Faulty,
    "chicago": chicago_tables.Faulty,
}
RUNS: Final[dict[str, list[tuple[int, int, dict[str, object]]]]] = {
    "wall_street": [(3, seed, WITH_TYCOONS) for seed in (0, 1, 2)],
    "counterfeiters": [(3, 1, {}), (3, 2, {}), (3, 3, {}), (3, 5, {}), (4, 20, {})],  # in the last two diners at once
    "chicago": [(2, 23, DRAFT), (3, 17, ADVANCED), (2, 24, ADVANCED)],
}
LEAST: Final = 20
MOST: Final = {
    "wall_street": 400,
    "counterfeiters": 200,
    "chicago": 1000,
}  # answers; the sound game needs fewer in these runs


class Other(Law):
    """The laws of a game for another one in its place, or for matches that are kept badly."""

    def __init__(self, sound: Law, game: Game[Any], kind: type[Match] = Match) -> None:
        super().__init__(
            game,
            sound.components,
            MOST[game.name],
            sound.ledger,
            sound.hides,
            sound.reach,
            sound.eager,
            sound.pace,
            sound.wrong,
        )
        self.kind = kind

    def start(self, seats: int, options: dict[str, object], seed: int | None) -> Match:
        return recast_match(super().start(seats, options, seed), self.kind)


def under_the_laws(name: str, law: Law) -> None:
    for seats, seed, options in RUNS[name]:
        hold(law, seats, options, seed, every=3)


@pytest.mark.parametrize("name", FAULTS)
def test_the_sound_game_passes(name: str) -> None:
    under_the_laws(name, GAMES[name])
    assert len(FAULTS[name]) >= LEAST


@pytest.mark.parametrize("name", FAULTS)
def test_a_table_on_which_a_fault_could_be_planted_passes(name: str) -> None:
    sound = GAMES[name]
    game: Any = with_state(type(sound.game), HARMLESS[name])
    under_the_laws(name, Other(sound, game))


@pytest.mark.parametrize(("name", "planted"), [(name, planted) for name in FAULTS for planted in FAULTS[name]])
def test_a_planted_fault_is_caught(name: str, planted: str) -> None:
    with pytest.raises(Exception, match=r"(?s).*"):
        under_the_laws(name, Other(GAMES[name], FAULTS[name][planted]))


@pytest.mark.parametrize(("name", "planted"), [(name, planted) for name in FAULTS for planted in MATCHES])
def test_a_badly_kept_match_is_caught(name: str, planted: str) -> None:
    with pytest.raises(Exception, match=r"(?s).*"):
        under_the_laws(name, Other(GAMES[name], GAMES[name].game, MATCHES[planted]))

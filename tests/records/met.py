"""What recorded matches have to meet, and what one of them has met: a list for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from corro.engine.match import Match
from tests.records import met_chicago, met_counterfeiters, met_wall_street

WANTED: Final[dict[str, frozenset[str]]] = {
    "wall_street": met_wall_street.WANTED,
    "counterfeiters": met_counterfeiters.WANTED,
    "chicago": met_chicago.WANTED,
}
SETTINGS: Final[dict[str, list[tuple[int, dict[str, object]]]]] = {
    "wall_street": met_wall_street.SETTINGS,
    "counterfeiters": met_counterfeiters.SETTINGS,
    "chicago": met_chicago.SETTINGS,
}
MET: Final[dict[str, Callable[[Match], set[str]]]] = {
    "wall_street": met_wall_street.met,
    "counterfeiters": met_counterfeiters.met,
    "chicago": met_chicago.met,
}


def met(match: Match) -> set[str]:
    """What happened in a match that is over."""
    return MET[match.game.name](match)

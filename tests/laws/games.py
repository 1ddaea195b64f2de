"""Every game under the laws, with all its seats and options. A further game is one more line in GAMES."""

from __future__ import annotations

from itertools import product
from typing import Final

from corro import registry
from tests.laws.laws import Law
from tests.laws.ledgers import wall_street

GAMES: Final = {
    "wall_street": Law(registry.game("wall_street"), registry.standard("wall_street"), most=2000, ledger=wall_street),
}


def settings() -> list[tuple[str, int, dict[str, object]]]:
    """Each game with each number of seats and each combination of options."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for name, law in GAMES.items():
        free = {key: option.allowed for key, option in law.game.options.items() if len(option.allowed) > 1}
        lowest, highest = law.game.seats
        for seats in range(lowest, highest + 1):
            found += [(name, seats, dict(zip(free, chosen, strict=True))) for chosen in product(*free.values())]
    return found


def label(setting: tuple[str, int, dict[str, object]]) -> str:
    """A name for a test."""
    name, seats, options = setting
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])

"""Every game under the laws, with all its seats and options. A further game is one more line in GAMES."""

from __future__ import annotations

from itertools import product
from typing import Final

from corro import registry
from corro.engine.game import Choice
from tests.laws import reach
from tests.laws.laws import Law
from tests.laws.ledgers import counterfeiters, somebody_flew, wall_street

MOST_CHOICES: Final = 4
GAMES: Final = {
    "wall_street": Law(registry.game("wall_street"), registry.standard("wall_street"), most=2000, ledger=wall_street),
    "counterfeiters": Law(
        registry.game("counterfeiters"),
        registry.standard("counterfeiters"),
        most=5000,
        ledger=counterfeiters,
        hides=somebody_flew,
        reach=reach.counterfeiters,
    ),
}


def settings() -> list[tuple[str, int, dict[str, object]]]:
    """Each game with each number of seats and each combination of options."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for name, law in GAMES.items():
        free = {key: some(option.allowed) for key, option in law.game.options.items() if len(option.allowed) > 1}
        lowest, highest = law.game.seats
        for seats in range(lowest, highest + 1):
            found += [(name, seats, dict(zip(free, chosen, strict=True))) for chosen in product(*free.values())]
    return found


def some(allowed: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """All choices where they are few, else the first ones and the last."""
    return allowed if len(allowed) <= MOST_CHOICES else (*allowed[: MOST_CHOICES - 1], allowed[-1])


def label(setting: tuple[str, int, dict[str, object]]) -> str:
    """A name for a test."""
    name, seats, options = setting
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])

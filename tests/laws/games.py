"""Every game under the laws, with all its seats and options. A further game is one more line in GAMES."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import Final, TypeAlias

from corro import registry
from corro.engine.game import Choice
from tests.laws import reach
from tests.laws.chicago import chicago, impossible
from tests.laws.laws import Law
from tests.laws.ledgers import counterfeiters, somebody_flew, wall_street

Settings: TypeAlias = "tuple[str, int, dict[str, object]]"
MOST_CHOICES: Final = 4
MOST_SETTINGS: Final = 100
MEETING: Final = 3
# Factories run, goods are sold, dividends are paid; fewer shares are sold again, and there is less to-and-fro.
EAGER: Final[dict[str, float]] = {
    "sell": 0.1, "settle": 4, "buy": 6, "found": 0.3, "pass": 0.7, "issue": 0.2, "company": 3, "space/job_market": 4,
    "space/advertising": 2, "space/capital_asset": 2, "worker": 6, "enough": 0.3, "accept": 3, "purchase": 3,
    "purchase/price_protection": 60, "discard/price_protection": 0.01, "use": 8, "discard": 0.05, "trade": 0.05,
    "end": 0.4, "load": 2, "run": 40, "tier": 40, "stop": 0.1, "ship": 4, "done": 0.3, "pay": 9,
}  # fmt: skip
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
    "chicago": Law(
        registry.game("chicago"),
        registry.standard("chicago"),
        most=5000,
        ledger=chicago,
        reach=reach.chicago,
        eager=EAGER,
        pace=4,
        wrong=impossible,
    ),
}


@cache
def settings(whole: bool = False) -> list[Settings]:
    """Each game with each number of seats and each combination of options; of a game that has very many of them so
    many that any three choices meet, unless they are wanted whole.
    """
    found: list[Settings] = []
    for name, law in GAMES.items():
        free = {key: some(option.allowed) for key, option in law.game.options.items() if len(option.allowed) > 1}
        lowest, highest = law.game.seats
        seats = tuple(range(lowest, highest + 1))
        rows = list(product(seats, *free.values()))
        if len(rows) > MOST_SETTINGS and not whole:
            rows = covering(rows)
        found += [(name, int(row[0]), dict(zip(free, row[1:], strict=True))) for row in rows]
    return found


def covering(rows: list[tuple[Choice, ...]]) -> list[tuple[Choice, ...]]:
    """So many of these rows that any three choices which meet in one of them do so in one of those that are left."""
    meetings = {row: set(combinations(enumerate(row), MEETING)) for row in rows}
    missing = set().union(*meetings.values())
    found = []
    while missing:
        best = max(rows, key=lambda row: len(meetings[row] & missing))
        missing -= meetings[best]
        found.append(best)
    return found


def some(allowed: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """All choices where they are few, else the first ones and the last."""
    return allowed if len(allowed) <= MOST_CHOICES else (*allowed[: MOST_CHOICES - 1], allowed[-1])


def label(setting: Settings) -> str:
    """A name for a test."""
    name, seats, options = setting
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])

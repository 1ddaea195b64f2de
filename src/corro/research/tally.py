"""What a series of matches tells: wins with their intervals, scores, lengths, and what a seat is worth."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from corro.research.series import Result, Series

NORMAL_95: Final = 1.959964


def interval(share: float, number: int) -> tuple[float, float]:
    """Wilson's interval, which holds the true share in 95 of 100 cases.

    >>> [round(end, 3) for end in interval(0.95, 1000)]
    [0.935, 0.962]
    """
    if not number:
        return 0.0, 1.0
    square = NORMAL_95**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = NORMAL_95 * sqrt(share * (1 - share) / number + square / (4 * number**2)) / (1 + square / number)
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """The results of a series so far. A shared win counts as its part for each who shares it."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        """One match more."""
        self.results.append(result)

    @property
    def played(self) -> int:
        """How many matches have been played."""
        return len(self.results)

    @property
    def names(self) -> list[str]:
        """The bots at the table, each once."""
        return list(dict.fromkeys(self.series.bots))

    def wins(self, bot: str) -> list[float]:
        """What share of each match that bot has won, all its seats together."""
        return [
            sum(result.bots[seat] == bot for seat in result.winners) / len(result.winners) for result in self.results
        ]

    def share(self, bot: str) -> tuple[float, float, float]:
        """The share of matches that bot has won, and the interval that holds the true one."""
        share = fmean(self.wins(bot))
        return (share, *interval(share, self.played))

    def seat_wins(self, seat: int) -> float:
        """The share of matches that were won in a seat, whoever sat there."""
        if not self.results:
            return 0.0
        return fmean([(seat in result.winners) / len(result.winners) for result in self.results])

    def scores(self, bot: str) -> list[int]:
        """All scores of that bot."""
        return [
            score
            for result in self.results
            for name, score in zip(result.bots, result.scores, strict=True)
            if name == bot
        ]

    def endings(self) -> dict[str, int]:
        """How many matches ended in which way, the most frequent first; {} where all end alike."""
        return dict(Counter([result.ending for result in self.results if result.ending]).most_common())

    def data(self) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "game": self.series.game,
            "seats": list(self.series.bots),
            "options": dict(self.series.options),
            "seed": self.series.seed,
            "matches": self.played,
            "bots": {name: self._of_bot(name) for name in self.names} if self.results else {},
            "seat_wins": [round(self.seat_wins(seat), 4) for seat in range(len(self.series.bots))],
            "endings": self.endings(),
            "decisions": _spread([result.decisions for result in self.results]),
            "turns": _spread([result.turns for result in self.results]),
        }

    def _of_bot(self, name: str) -> dict[str, object]:
        share, low, high = self.share(name)
        return {
            "seats": self.series.bots.count(name),
            "wins": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "scores": _spread(self.scores(name)),
        }


def _spread(values: list[int]) -> dict[str, float] | None:
    if not values:
        return None
    return {
        "mean": round(fmean(values), 2),
        "deviation": round(pstdev(values), 2),
        "least": min(values),
        "most": max(values),
    }

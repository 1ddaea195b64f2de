"""What a bot is: something that is given a world, a seat and randomness, and names a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from corro.engine.match import Match
from corro.engine.move import Move


class Randomness(Protocol):
    """What a bot needs of a caller's `random.Random`."""

    def randrange(self, _stop: int, /) -> int:
        """A whole number from 0 up to, not including, stop."""

    def getrandbits(self, _bits: int, /) -> int:
        """A number of that many random bits."""


Bot: TypeAlias = Callable[[Match, int, Randomness], Move | str]


class Weighed:
    """A move a bot has thought about: what it is worth in points, and the parts that this is the sum of.

    >>> Weighed(Move("pass", 0, "pass", 0), {"money": 3.0, "shares": 4.5})
    pass: 7.5 (money +3.0, shares +4.5)
    """

    __slots__ = ("move", "parts", "worth")

    def __init__(self, move: Move, parts: dict[str, float]) -> None:
        self.move = move
        self.parts = parts
        self.worth = sum(parts.values())

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {part:+.1f}" for name, part in self.parts.items() if round(part, 1))
        return f"{self.move.text}: {self.worth:.1f} ({told or 'nothing to tell'})"


def play_at_random(match: Match, seat: int, rng: Randomness) -> Move:
    """Any move, each as likely as the others."""
    moves = match.moves(seat)
    return moves[rng.randrange(len(moves))]

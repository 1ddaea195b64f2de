"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol, TypeAlias

from corro.engine.errors import BadOptions, IllegalMove
from corro.engine.match import Match
from corro.engine.move import Move
from corro.engine.reader import briefly


class Randomness(Protocol):
    """What a bot needs of a caller's `random.Random`."""

    def randrange(self, _stop: int, /) -> int:
        """A whole number from 0 up to, not including, stop."""

    def getrandbits(self, _bits: int, /) -> int:
        """A number of that many random bits."""


Bot: TypeAlias = Callable[[Match, int, Randomness], Move]


def play_at_random(match: Match, seat: int, rng: Randomness) -> Move:
    """Any move, each as likely as the others."""
    moves = match.moves(seat)
    return moves[rng.randrange(len(moves))]


BOTS: Final[dict[str, Bot]] = {"random": play_at_random}


def names() -> tuple[str, ...]:
    """The names of the bots, the weakest first."""
    return tuple(BOTS)


def choose(bot: object, match: Match, seat: object, rng: Randomness) -> Move:
    """The move that bot would play, from what that seat may know."""
    return ask(BOTS, bot, match, seat, rng)


def ask(bots: Mapping[str, Bot], bot: object, match: Match, seat: object, rng: Randomness) -> Move:
    """The move of one of these bots, which is handed a redealt world and never the match itself."""
    if not isinstance(bot, str) or bot not in bots:
        raise BadOptions(f"there is no bot {briefly(bot)}; there is {', '.join(bots)}")
    if type(seat) is not int or not match.moves(seat):
        raise IllegalMove(f"seat {briefly(seat)} owes nothing now, so there is nothing to choose")
    return bots[bot](match.redeal(seat, rng), seat, rng)

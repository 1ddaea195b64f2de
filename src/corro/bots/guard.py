"""Playing with bots of others: one that raises, hangs or answers nonsense loses its turn, never the match."""

from __future__ import annotations

import random
import threading
import warnings
from typing import Final

from corro.bots.bot import Bot, Randomness, play_at_random
from corro.engine.match import Match
from corro.engine.move import Move
from corro.engine.reader import briefly

SECONDS: Final = 10.0
MOST_HANGS: Final = 3


class BotWarning(UserWarning):
    """A bot has lost its turn to `random`, and why.

    >>> import corro, random, warnings
    >>> corro.bots.register("shy", lambda match, seat, rng: None)
    >>> match = corro.start("counterfeiters", seats=2, seed=7)
    >>> with warnings.catch_warnings(record=True) as told:
    ...     warnings.simplefilter("always")
    ...     move = corro.bots.choose("shy", match, match.owing[0], random.Random(1))
    >>> str(told[0].message)
    "bot 'shy' answered None, which is no move here; it loses this turn to random"
    """


class Guarded:
    """A bot of somebody else, watched: its answer is checked, and waited for no longer than `seconds`.

    It has a copy of the match and randomness of its own, so that one that hangs disturbs nothing while it goes on.
    """

    def __init__(self, name: str, bot: Bot, seconds: float = SECONDS) -> None:
        self.name = name
        self.bot = bot
        self.seconds = seconds
        self.hangs = 0

    def __call__(self, match: Match, seat: int, rng: Randomness) -> Move:
        moves = match.moves(seat)
        answer, trouble = self._ask(match.copy(), seat, random.Random(rng.getrandbits(64)))
        for move in moves:
            if answer in (move, move.text):
                return move
        trouble = trouble or f"answered {briefly(answer)}, which is no move here"
        warnings.warn(f"bot {self.name!r} {trouble}; it loses this turn to random", BotWarning, stacklevel=3)
        return play_at_random(match, seat, rng)

    def _ask(self, match: Match, seat: int, rng: Randomness) -> tuple[object, str]:
        """Its answer, and what went wrong; a bot that has hung too often is not asked any more."""
        if self.hangs >= MOST_HANGS:
            return None, f"has hung {self.hangs} times and is not asked any more"
        given: list[object] = []
        raised: list[BaseException] = []

        def think() -> None:
            try:
                given.append(self.bot(match, seat, rng))
            except BaseException as error:  # noqa: BLE001 - whatever a stranger's bot raises, SystemExit too
                raised.append(error)

        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(self.seconds)
        if given:
            return given[0], ""
        if raised:
            return None, f"raised {type(raised[0]).__name__}: {briefly(str(raised[0]))}"
        self.hangs += 1
        return None, f"has not answered within {self.seconds:g} seconds"

"""corro: a table for economic board games, to play at and to do research with.

>>> import corro, random
>>> match = corro.start("wall_street", seats=3, seed=7)
>>> rng = random.Random(1)
>>> while not match.over:
...     seat = match.owing[0]
...     events = match.play(seat, corro.bots.choose("random", match, seat, rng))
>>> len(match.scores), match.winners == tuple(sorted(match.winners))
(3, True)
>>> corro.verify(match.record).digest() == match.digest()
True
"""

from corro import bots
from corro.engine.agenda import NATURE
from corro.engine.errors import BadComponents, BadOptions, BadPosition, BadRecord, Error, IllegalMove
from corro.engine.game import Game, Option
from corro.engine.match import Match
from corro.engine.move import Move
from corro.engine.record import Record
from corro.matches import replay, resume, start, use_components, verify
from corro.registry import games
from corro.research.simulate import simulate

__all__ = [
    "NATURE",
    "BadComponents",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Error",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Record",
    "bots",
    "games",
    "replay",
    "resume",
    "simulate",
    "start",
    "use_components",
    "verify",
]

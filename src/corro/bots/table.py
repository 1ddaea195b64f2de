"""The bots there are, by name: ours, those of installed packages, and those a program registers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from corro.bots.bot import Bot, Randomness, Weighed, play_at_random
from corro.bots.greedy import play_greedily, weigh
from corro.bots.guard import SECONDS, Guarded
from corro.engine.errors import BadOptions, IllegalMove
from corro.engine.match import Match
from corro.engine.move import Move
from corro.engine.reader import briefly

OURS: Final[dict[str, Bot]] = {"random": play_at_random, "greedy": play_greedily}
REASONS: Final[dict[str, Callable[[Match, int, Randomness], list[Weighed]]]] = {"greedy": weigh}
GROUP: Final = "corro.bots"


@cache
def bots() -> dict[str, Bot]:
    """Every bot by its name."""
    found: dict[str, Bot] = dict(OURS)
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, watched(entry.name, entry.load(), SECONDS))
    return found


def names() -> tuple[str, ...]:
    """The names of the bots, the weakest of ours first.

    >>> names()[:2]
    ('random', 'greedy')
    """
    return tuple(bots())


def register(name: object, bot: object, *, seconds: float = SECONDS) -> None:
    """Let a function, or a class that is made without arguments and called, play under a name.

    It is called with a match, a seat and a `random.Random`, and gives a move or its text. The match is a world that
    the seat cannot tell from the real one. A bot that raises, thinks longer than `seconds` or answers what is no move
    loses that turn to `random`, with a warning.

    >>> register("first", lambda match, seat, rng: match.moves(seat)[0])
    >>> "first" in names()
    True
    """
    if not isinstance(name, str) or not name or not name.isprintable() or name in OURS:
        raise BadOptions(f"a bot cannot be called {briefly(name)}; ours are {', '.join(OURS)}")
    bots()[name] = watched(name, bot, seconds)


def watched(name: str, bot: object, seconds: float) -> Guarded:
    """A bot of somebody else, watched."""
    made = bot() if isinstance(bot, type) else bot
    if not callable(made):
        raise BadOptions(f"a bot is a function, or a class whose objects can be called, not {briefly(bot)}")
    return Guarded(name, made, seconds)


def find(bot: object) -> Bot:
    """The bot of that name."""
    known = bots()
    if not isinstance(bot, str) or bot not in known:
        raise BadOptions(f"there is no bot {briefly(bot)}; there is {', '.join(known)}")
    return known[bot]


def choose(bot: object, match: Match, seat: object, rng: Randomness) -> Move:
    """The move that bot would play, from what that seat may know: it is handed a redealt world, never the match.

    >>> import corro, random
    >>> match = corro.start("counterfeiters", seats=2, seed=7)
    >>> choose("greedy", match, match.owing[0], random.Random(1)) in match.moves(match.owing[0])
    True
    """
    chosen = find(bot)
    answer = chosen(match.redeal(_owing(match, seat), rng), _owing(match, seat), rng)
    return next(move for move in match.moves(seat) if answer in (move, move.text))


def explain(bot: object, match: Match, seat: object, rng: Randomness) -> list[Weighed]:
    """What a bot thinks of each move, the one it would play first; with the same rng as in `choose`, that very one.

    >>> import corro, random
    >>> match = corro.start("counterfeiters", seats=2, seed=7)
    >>> reasons = explain("greedy", match, match.owing[0], random.Random(1))
    >>> reasons[0].move == choose("greedy", match, match.owing[0], random.Random(1))
    True
    """
    find(bot)
    if bot not in REASONS:
        raise BadOptions(f"bot {briefly(bot)} gives no reasons; {', '.join(REASONS)} does")
    return REASONS[str(bot)](match.redeal(_owing(match, seat), rng), _owing(match, seat), rng)


def _owing(match: Match, seat: object) -> int:
    if type(seat) is not int or seat < 0 or not match.moves(seat):
        raise IllegalMove(f"seat {briefly(seat)} owes nothing now, so there is nothing to choose")
    return seat

"""Starting, replaying and resuming matches, by the names of games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from corro import registry
from corro.engine import replay as paper
from corro.engine.agenda import State
from corro.engine.components import Components
from corro.engine.errors import BadOptions, BadPosition, BadRecord
from corro.engine.game import Game
from corro.engine.match import Match
from corro.engine.nature import KEY_BYTES, key_of
from corro.engine.reader import briefly
from corro.engine.record import FAIR, OPEN, Record

CHANCES: Final = (FAIR, OPEN)


def start(
    game: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
    chance: str = FAIR,
) -> Match:
    """A new match; fewest seats, a fresh seed and every option's default unless said otherwise.

    With `chance="open"` the caller answers nature, and there is no seed.

    >>> match = start("wall_street", seats=3, seed=7)
    >>> match.owing, match.moves(match.owing[0])[1].text
    ((2,), 'place/1')
    """
    title = registry.game(game)
    if options is not None and not isinstance(options, Mapping):
        raise BadOptions(f"options are given as a dictionary, not as {briefly(options)}")
    chosen = dict(options or {})
    if chance not in CHANCES:
        raise BadOptions(f"chance is {FAIR} or {OPEN}, not {briefly(chance)}")
    key = _key(seed)
    components = registry.components(game, chosen.get("components", "standard"))
    return paper.start(
        title, components, title.seats[0] if seats is None else seats, chosen, key if chance == FAIR else None
    )


def use_components(data: object) -> str:
    """Let matches of this program be played with a component set, as `tomllib` reads it; the name to ask for it by.

    >>> import tomllib
    >>> from importlib.resources import files
    >>> text = files("corro.games.wall_street").joinpath("components.toml").read_text("utf-8")
    >>> name = use_components(tomllib.loads(text) | {"set": {"name": "rich", "game": "wall_street", "schema": 1}})
    >>> start("wall_street", seed=7, options={"components": name}).options["components"]
    'rich'
    """
    found = Components(data)
    registry.lend(found)
    return found.name


def _key(seed: object) -> bytes:
    if seed is None:
        return os.urandom(KEY_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, (int, bytes)):
        raise BadOptions(f"a seed is a whole number, bytes or None, not {briefly(seed)}")
    return key_of(seed)


def resume(position: object) -> Match:
    """The match that stands at a position; BadPosition where there can be none.

    >>> match = start("wall_street", seed=7)
    >>> resume(match.position()).position() == match.position()
    True
    """
    return paper.resume(*_of(position, BadPosition), position)


def replay(record: Record) -> Match:
    """The match that a record tells, every line checked to be legal; BadRecord names the first that is not.

    >>> match = start("wall_street", seed=7)
    >>> replay(match.record).digest() == match.digest()
    True
    """
    _check_record(record)
    return paper.replay(*_of({"game": record.game}, BadRecord), record, os.urandom(KEY_BYTES), None)


def verify(record: Record) -> Match:
    """Show that commitment, seed, draws, moves and result of a finished match agree; BadRecord names what does not.

    >>> match = start("counterfeiters", seed=7)
    >>> while not match.over:
    ...     events = match.play(match.owing[0], match.moves(match.owing[0])[0])
    >>> verify(match.record).winners == match.winners
    True
    """
    _check_record(record)
    return paper.verify(*_of({"game": record.game}, BadRecord), record)


def _check_record(record: object) -> None:
    if not isinstance(record, Record):
        raise BadRecord(f"this is {briefly(record)}, not a record; corro.Record.from_json reads one")


def _of(data: object, error: type[BadPosition | BadRecord]) -> tuple[Game[State], Components]:
    if not isinstance(data, dict):
        raise error(f"a position is a dictionary, not {briefly(data)}")
    if "game" not in data:
        raise error("the file has no game")
    try:
        title = registry.game(data["game"])
    except BadOptions as problem:
        raise error(str(problem)) from None
    return title, registry.standard(title.name)

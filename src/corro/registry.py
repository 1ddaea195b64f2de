"""The games there are, and the component sets they can be played with."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final

import corro.games  # noqa: F401 - the package first: corro then gives its name to the function below
from corro import shelf
from corro.engine.agenda import State
from corro.engine.components import STANDARD, Components
from corro.engine.errors import BadComponents, BadOptions
from corro.engine.game import Game
from corro.engine.reader import briefly

OURS: Final = ("wall_street", "counterfeiters", "chicago")
"""One line a game: the folder in corro.games."""


@cache
def games() -> dict[str, Game[State]]:
    """Every game that can be played here: ours, and those of installed packages under `corro.games`.

    >>> games()["wall_street"].title
    '1920 Wall Street'
    """
    found: dict[str, Game[State]] = {name: import_module(f"corro.games.{name}.game").GAME for name in OURS}
    for entry in entry_points(group="corro.games"):
        theirs = entry.load()
        found.setdefault(theirs.name, theirs)
    return found


def game(name: object) -> Game[State]:
    """The game of that name."""
    known = games()
    if not isinstance(name, str) or name not in known:
        raise BadOptions(f"there is no game {briefly(name)}; there is {', '.join(known)}")
    return known[name]


@cache
def standard(name: str) -> Components:
    """The component set that comes with a game."""
    package = type(game(name)).__module__.rpartition(".")[0]
    return Components(tomllib.loads(files(package).joinpath("components.toml").read_text("utf-8")))


@cache
def others() -> dict[tuple[str, str], Components]:
    """Component sets of installed packages, and those lent to this program, by game and name."""
    found = {}
    for entry in entry_points(group="corro.components"):
        theirs = entry.load()
        one = Components(tomllib.loads(theirs) if isinstance(theirs, str) else theirs)
        found[one.game, one.name] = one
    return found


def lend(found: Components) -> None:
    """Let matches of this program name a component set that is on no shelf."""
    if found.name == STANDARD:
        raise BadComponents(f"set.name is {STANDARD!r}, but a set of one's own has a name of its own")
    game(found.game).material(found)
    others()[found.game, found.name] = found


def sets(name: str) -> list[str]:
    """The names of the component sets of a game, the standard one first."""
    theirs = [one for of, one in others() if of == name]
    return [STANDARD, *sorted({*theirs, *shelf.names(name)})]


def components(name: str, wanted: object) -> Components:
    """A component set of a game by its name: the standard one, of a package, lent, or on the shelf."""
    if wanted == STANDARD:
        return standard(name)
    found = others().get((name, str(wanted))) or shelf.take(name, wanted)
    if found is None:
        known = ", ".join(sets(name))
        raise BadOptions(f"components cannot be {briefly(wanted)}; for {name} there is {known}")
    return found


def rules_text(name: str) -> str:
    """The rules of a game, clause by clause, as Markdown."""
    package = type(game(name)).__module__.rpartition(".")[0]
    return files(package).joinpath("RULES.md").read_text("utf-8")

"""What a match keeps beside its state: how it was set up, what its draws are bound to, and where undo goes back to."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import State
from corro.engine.game import Choice, Game, Material
from corro.engine.nature import FairChance


class Checkpoint:
    """Where a seat's turn began, for undo; never changed, so copies share it."""

    __slots__ = ("events", "seat", "state")

    def __init__(self, seat: int, state: State, events: int) -> None:
        self.seat = seat
        self.state = state
        self.events = events


class Setting:
    """What stays as it is in a match: the game, its tables and options, and what a record says of its beginning."""

    __slots__ = ("game", "material", "options", "origin")

    def __init__(
        self,
        game: Game[State],
        material: Material,
        options: dict[str, Choice],
        origin: tuple[State, FairChance | None] | None,
    ) -> None:
        self.game = game
        self.material = material
        self.options = options
        self.origin = origin


class Seed:
    """What nature's answers are bound to: the key, and what was promised of it; None where nobody promised."""

    __slots__ = ("key", "promise")

    def __init__(self, key: str | None, promise: str | None) -> None:
        self.key = key
        self.promise = promise


UNBOUND: Final = Seed(None, None)

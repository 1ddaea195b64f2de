"""What a match keeps beside its state: how it was set up, what its draws are bound to, and where undo goes back to."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import State
from corro.engine.game import Choice, Game, Material
from corro.engine.history import Line
from corro.engine.move import UNDO
from corro.engine.nature import FairChance

NO_TURN: Final = -1
FAR: Final = 32
"""So many lines after a milestone, the next turn begins with a new one."""


class Milestone:
    """A copy of the state at a line of the record, to play on from; never changed, so copies share it."""

    __slots__ = ("line", "state")

    def __init__(self, line: int, state: State) -> None:
        self.line = line
        self.state = state

    def play_on(self, lines: list[Line]) -> State:
        """The state after the lines that follow, among which no turn is taken back, at most sealed answers."""
        state = self.state.copy()
        for seat, move in lines:
            if move == UNDO:
                state.retract(seat)
            else:
                state.answer(seat, move)
                state.proceed(None, None)
        return state


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

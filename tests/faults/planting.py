"""What is common to planted faults: states of a faulty kind, and matches that keep their book badly."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final, TypeVar

from corro.engine.agenda import State
from corro.engine.errors import IllegalMove
from corro.engine.event import Event, Json
from corro.engine.game import Choice, Game, Material
from corro.engine.match import Match
from corro.engine.reader import Reader

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)


def planter(faults: dict[str, G]) -> Callable[[str], Callable[[type[G]], type[G]]]:
    """What plants game classes under a name; such a class is made without arguments."""

    def fault(name: str) -> Callable[[type[G]], type[G]]:
        def plant(game: type[G]) -> type[G]:
            make: Any = game
            faults[name] = make()
            return game

        return plant

    return fault


def recast(state: S, kind: type[S]) -> S:
    """The same table as one of another kind."""
    names = [name.rstrip("_") for name in inspect.signature(kind.__init__).parameters if name != "self"]
    fields = [getattr(state, name) for name in names]
    make: Any = kind
    twin: S = make(*fields)
    return twin


def with_state(game: type[G], faulty: type[Any]) -> G:
    """A game whose table is of a faulty kind."""
    sound: Any = game

    class Planted(sound):  # type: ignore[misc]
        def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> State:
            state: State = recast(super().begin(material, seats, options), faulty)
            return state

        def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> State:
            state: State = recast(super().read(material, seats, options, data), faulty)
            return state

    planted: G = Planted()
    return planted


# Matches that keep their book badly --------------------------------------------------------------------------------


class Prophet(Match):
    """Its redeals know the cards to come."""

    __slots__ = ()

    def redeal(self, seat: object, rng: object) -> Match:
        world = super().redeal(seat, rng)
        world._chance = None if self._chance is None else self._chance.copy()
        return world


class Rewinder(Match):
    """Undo goes back over a draw."""

    __slots__ = ()

    def _proceed(self) -> list[Event]:
        undoable = self._undoable
        told = super()._proceed()
        self._undoable = undoable
        return told


class HalfUndone(Match):
    """Undo leaves the match a turn further."""

    __slots__ = ()

    def copy(self) -> Match:
        return recast_match(super().copy(), HalfUndone)

    def undo(self, seat: object) -> None:
        super().undo(seat)
        self._state.turn += 1


class Sloppy(Match):
    """A refused move leaves its trace."""

    __slots__ = ()

    def play(self, seat: object, move: object) -> list[dict[str, Json]]:
        try:
            return super().play(seat, move)
        except IllegalMove:
            self._state.turn += 1
            raise


class Talker(Match):
    """A watcher is shown what a seat was told alone."""

    __slots__ = ()

    def events(self, seat: object) -> list[dict[str, Json]]:
        return super().events(0 if seat is None else seat)


class Deaf(Match):
    """What a call gives back is not what happened."""

    __slots__ = ()

    def play(self, seat: object, move: object) -> list[dict[str, Json]]:
        return super().play(seat, move)[1:]


def recast_match(match: Match, kind: type[Match]) -> Match:
    """The same match as one of another kind."""
    match.__class__ = kind
    return match


MATCHES: Final[dict[str, type[Match]]] = {
    "a redeal that knows the cards to come": Prophet,
    "an undo across a draw": Rewinder,
    "an undo that gives back another state": HalfUndone,
    "a refused move that changes something": Sloppy,
    "a watcher who is told a secret": Talker,
    "a call that hides what happened": Deaf,
}

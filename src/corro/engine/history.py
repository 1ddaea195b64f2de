"""The past of a match: what was said, what was written down, and which secrets of it a redeal has veiled."""

from __future__ import annotations

from typing import Final, TypeAlias

from corro.engine.agenda import NATURE
from corro.engine.event import PUBLIC, Event, Json, Names
from corro.engine.move import Move
from corro.engine.record import NATURES
from corro.engine.tape import Tape

WATCHER: Final = -1


Line: TypeAlias = tuple[int, Move]
"""A line of the record: who played what."""


def write(line: Line) -> str:
    """The line as it stands in the record."""
    seat, move = line
    return f"{NATURES if seat == NATURE else seat} {move.text}"


class Veil:
    """Whose secrets of the past are still to be seen after redeals.

    Those of the first `nobody` events are seen by nobody, those of the first `only` events by one seat only.
    """

    __slots__ = ("nobody", "only", "seat")

    def __init__(self, nobody: int, only: int, seat: int) -> None:
        self.nobody = nobody
        self.only = only
        self.seat = seat

    def hides(self, number: int, seat: int) -> bool:
        """Whether the secret of that event is hidden even from the seat it was whispered to."""
        return number < self.nobody or (number < self.only and seat != self.seat)


UNVEILED: Final = Veil(0, 0, WATCHER)


class History:
    """Events and lines, in order; copies share what was written before they parted."""

    __slots__ = ("events", "lines", "names", "veil")

    def __init__(self, names: Names, events: Tape[Event], lines: Tape[Line], veil: Veil) -> None:
        self.names = names
        self.events = events
        self.lines = lines
        self.veil = veil

    def copy(self) -> History:
        """The same past, to be written on by itself."""
        return History(self.names, self.events.copy(), self.lines.copy(), self.veil)

    def redealt(self, seat: int) -> History:
        """The past as that seat knows it, with no line written yet."""
        veil = self.veil
        nobody = veil.nobody if seat == veil.seat else veil.only
        return History(self.names, self.events.copy(), no_lines(), Veil(nobody, self.events.length, seat))

    def shown(self, events: list[Event], start: int, seat: int) -> list[dict[str, Json]]:
        """What that seat was shown of events, the first of which has that number."""
        names = self.names
        shown: list[dict[str, Json]] = []
        for kind, owner, values in events:
            whole = owner == PUBLIC or (owner == seat and not self.veil.hides(start + len(shown), owner))
            made = kind.made.get(values) if whole and kind.names is names else None
            shown.append(kind.json(values, names, whole) if made is None else made.copy())
        return shown


def no_lines() -> Tape[Line]:
    """Lines of which none is written yet."""
    return Tape([], 0)


def blank(names: Names) -> History:
    """The past of a match that has none."""
    return History(names, Tape([], 0), no_lines(), UNVEILED)

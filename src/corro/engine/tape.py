"""An append-only list whose copies share everything written before they parted."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Tape(Generic[T]):
    """A list that is copied in no time: the first copy to write where another has written takes a list of its own."""

    __slots__ = ("_items", "length")

    def __init__(self, items: list[T], length: int) -> None:
        self._items = items
        self.length = length

    def copy(self) -> Tape[T]:
        """A second tape with the same past."""
        return Tape(self._items, self.length)

    def extend(self, items: list[T]) -> None:
        """Write at the end."""
        if len(self._items) != self.length:
            self._part()
        self._items.extend(items)
        self.length += len(items)

    def append(self, item: T) -> None:
        """Write one thing at the end."""
        if len(self._items) != self.length:
            self._part()
        self._items.append(item)
        self.length += 1

    def _part(self) -> None:
        """Leave the list to those who have written on it."""
        self._items = self._items[: self.length]

    def cut(self, length: int) -> None:
        """Forget everything from that place on; copies keep it."""
        self.length = length

    def since(self, start: int) -> list[T]:
        """What was written from that place on."""
        return self._items[start : self.length]

    def between(self, start: int, end: int) -> list[T]:
        """What was written from that place on, up to another."""
        return self._items[start:end]

    def at(self, place: int) -> T:
        """What was written at that place."""
        return self._items[place]

"""Reading what strangers wrote: every key is asked for by name, and one that is unknown or missing is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from corro.engine.errors import Error

if TYPE_CHECKING:
    from corro.engine.event import Json

LONGEST = 60
MOST_BITS = 200
LARGEST_BYTE = 255
MOST_NAMED = 12


def briefly(value: object) -> str:
    """A value for a message, cut where it is long."""
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return f"a number of {value.bit_length()} bits"
    text = repr(value) if isinstance(value, (bool, int, str, type(None))) else type(value).__name__
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def listed(names: Sequence[str]) -> str:
    """Names for a message, cut where there are many."""
    rest = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + rest


class Reader:
    """A JSON object being read; `where` leads to it, `error` is raised for what is wrong."""

    def __init__(self, data: object, where: str, error: type[Error]) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, dict):
            raise self.wrong("", data, "an object")
        self.data: dict[str, Json] = data
        self.read: set[str] = set()

    def wrong(self, key: str, value: object, wanted: str) -> Error:
        """The error that says what stands there and what should."""
        place = ".".join(part for part in (self.where, key) if part) or "the file"
        return self.error(f"{place} is {briefly(value)}, but it has to be {wanted}")

    def take(self, key: str) -> Json:
        """The value of a key, whatever it is."""
        if key not in self.data:
            raise self.error(f"{self.where or 'the file'} has no {key}")
        self.read.add(key)
        return self.data[key]

    def done(self) -> None:
        """Refuse what was not asked for."""
        for key in self.data:
            if key not in self.read:
                raise self.error(f"{self.where or 'the file'} has an unknown key {briefly(key)}")

    def inner(self, key: str) -> Reader:
        """An object inside this one."""
        return Reader(self.take(key), f"{self.where}.{key}" if self.where else key, self.error)

    def items(self, key: str) -> list[Json]:
        """A list."""
        value = self.take(key)
        if not isinstance(value, list):
            raise self.wrong(key, value, "a list")
        return value

    def objects(self, key: str) -> list[Reader]:
        """A list of objects."""
        where = f"{self.where}.{key}" if self.where else key
        return [Reader(item, f"{where}[{place}]", self.error) for place, item in enumerate(self.items(key))]

    def sourced(self, key: str) -> Reader:
        """An object inside this one that says its source, as every table of a component set does."""
        return self.inner(key).with_source()

    def sourced_rows(self, key: str) -> list[Reader]:
        """A list of objects each of which says its source."""
        return [row.with_source() for row in self.objects(key)]

    def with_source(self) -> Reader:
        """The same object, its source read."""
        self.text("source")
        if "source_note" in self.data:
            self.text("source_note")
        return self

    def by_number(self, key: str, low: int, high: int, most: int) -> dict[int, int]:
        """An object that gives each number from low to high a number up to most."""
        row = self.inner(key)
        found = {number: row.whole(str(number), 0, most) for number in range(low, high + 1)}
        row.done()
        return found

    def text(self, key: str) -> str:
        """A text."""
        value = self.take(key)
        if not isinstance(value, str):
            raise self.wrong(key, value, "a text")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.wrong(key, value, "true or false")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self.bounded(key, self.take(key), low, high)

    def optional(self, key: str, high: int) -> int:
        """A whole number from 0 to high; -1 for null."""
        return -1 if self.take(key) is None else self.whole(key, 0, high)

    def bounded(self, key: str, value: object, low: int, high: int) -> int:
        """That value, when it is a whole number from low to high."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, value, f"a whole number from {low} to {high}")
        return value

    def wholes(self, key: str, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers."""
        values = self.items(key)
        if len(values) != count:
            raise self.wrong(key, values, f"a list of {count}")
        return [self.bounded(f"{key}[{place}]", value, low, high) for place, value in enumerate(values)]

    def named(self, key: str, names: tuple[str, ...], *, optional: bool = False) -> int:
        """The number of an id; -1 for null where there may be none."""
        return self.number_of(key, self.take(key), names, optional=optional)

    def number_of(self, key: str, value: object, names: tuple[str, ...], *, optional: bool = False) -> int:
        """The number of that id."""
        if optional and value is None:
            return -1
        if not isinstance(value, str) or value not in names:
            raise self.wrong(key, value, f"one of {listed(names)}{' or null' if optional else ''}")
        return names.index(value)

    def pool(self, key: str, names: tuple[str, ...]) -> bytes:
        """A list of ids, in their order."""
        return bytes(self.number_of(f"{key}[{place}]", item, names) for place, item in enumerate(self.items(key)))

    def numbers(self, key: str, most: int) -> bytes:
        """A list of whole numbers from 0, none larger than a byte."""
        most = min(most, LARGEST_BYTE)
        return bytes(self.bounded(f"{key}[{place}]", item, 0, most) for place, item in enumerate(self.items(key)))

    def counts(self, key: str, names: tuple[str, ...], most: int) -> bytes:
        """An object of ids and how many there are of each, as a sorted pool."""
        found = self.inner(key)
        pool = bytearray()
        for name in found.data:
            kind = found.number_of(name, name, names)
            pool.extend([kind] * found.whole(name, 1, most))
        return bytes(sorted(pool))

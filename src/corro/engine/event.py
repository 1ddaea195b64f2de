"""Events: what a person at the table would say happened, as data with ids and amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None
Value: TypeAlias = bool | int | bytes
Names: TypeAlias = Mapping[str, tuple[str, ...]]
Column: TypeAlias = "tuple[int, str, tuple[str, ...] | None, bool]"

NONE: Final = -1
PUBLIC: Final = -1
MOST_MADE: Final = 1000


def or_null(number: int) -> Json:
    """A seat or a slot, or null for none."""
    return None if number == NONE else number


class Kind:
    """One kind of event: its name, its fields, and which of them only the seat concerned is shown.

    `reveals` marks what makes a hidden thing known to somebody: undo never goes back behind it. A field is named
    after the sort of its ids ("card"), or "rival:seat" after a role and a sort. The same things happen again and again,
    so what was made of values is kept in `made`, whole, for whoever has the same `names`; it is copied, never changed.
    """

    __slots__ = ("_columns", "fields", "made", "name", "names", "reveals", "secret")

    def __init__(self, name: str, *fields: str, secret: tuple[str, ...] = (), reveals: bool = False) -> None:
        self.name = name
        self.fields: Final = fields
        self.secret = secret
        self.reveals = reveals
        self.names: Names = {}
        self.made: dict[tuple[Value, ...], dict[str, Json]] = {}
        self._columns: list[Column] = []

    def json(self, values: tuple[Value, ...], names: Names, whole: bool) -> dict[str, Json]:
        """The event as plain data; without its secret fields unless whole."""
        if self.names is not names:
            self._look_up(names)
        data: dict[str, Json] = {"event": self.name}
        alone = True
        for place, field, known, secret in self._columns:
            if whole or not secret:
                value: Any = values[place]  # not Value: compiled, that makes a flag a number
                if isinstance(value, bytes):
                    data[field] = list(value) if known is None else [known[item] for item in value]
                    alone = False  # copies would share the list
                elif known is None:
                    data[field] = value
                else:
                    data[field] = None if value == NONE else known[value]
        if whole and alone and len(self.made) < MOST_MADE:
            self.made[values] = data.copy()
        return data

    def _look_up(self, names: Names) -> None:
        """Find the ids of each field once for the component set that is in use."""
        self.names, self.made, self._columns = names, {}, []
        for place, written in enumerate(self.fields):
            field, _, sort = written.partition(":")
            self._columns.append((place, field, names.get(sort or field), field in self.secret))


Event: TypeAlias = tuple[Kind, int, tuple[Value, ...]]
"""Something that happened: its kind, the seat that is shown its secret fields, or PUBLIC, and its values."""

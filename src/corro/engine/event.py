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


def or_null(number: int) -> Json:
    """A seat or a slot, or null for none."""
    return None if number == NONE else number


class Kind:
    """One kind of event: its name, its fields, and which of them only the seat concerned is shown.

    `reveals` marks what makes a hidden thing known to somebody: undo never goes back behind it. A field is named
    after the sort of its ids ("card"), or "rival:seat" after a role and a sort.
    """

    __slots__ = ("_known", "fields", "name", "reveals", "secret")

    def __init__(self, name: str, *fields: str, secret: tuple[str, ...] = (), reveals: bool = False) -> None:
        self.name = name
        self.fields: Final = fields
        self.secret = secret
        self.reveals = reveals
        self._known: tuple[Names, list[Column]] = ({}, [])

    def json(self, values: tuple[Value, ...], names: Names, whole: bool) -> dict[str, Json]:
        """The event as plain data; without its secret fields unless whole."""
        data: dict[str, Json] = {"event": self.name}
        found, columns = self._known
        for place, field, known, secret in columns if found is names else self._look_up(names):
            if whole or not secret:
                value: Any = values[place]  # not Value: compiled, that makes a flag a number
                if isinstance(value, bytes):
                    data[field] = list(value) if known is None else [known[item] for item in value]
                elif known is None:
                    data[field] = value
                else:
                    data[field] = None if value == NONE else known[value]
        return data

    def _look_up(self, names: Names) -> list[Column]:
        """Find the ids of each field once for the component set that is in use."""
        columns = []
        for place, written in enumerate(self.fields):
            field, _, sort = written.partition(":")
            columns.append((place, field, names.get(sort or field), field in self.secret))
        self._known = (names, columns)
        return columns


Event: TypeAlias = tuple[Kind, int, tuple[Value, ...]]
"""Something that happened: its kind, the seat that is shown its secret fields, or PUBLIC, and its values."""

"""Events: what a person at the table would say happened, as data with ids and amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None
Value: TypeAlias = bool | int | bytes
Names: TypeAlias = Mapping[str, tuple[str, ...]]

NONE: Final = -1
PUBLIC: Final = -1


class Kind:
    """One kind of event: its name, its fields, and which of them only the seat concerned is shown.

    `reveals` marks what makes a hidden thing known to somebody: undo never goes back behind it. A field is named
    after the sort of its ids ("card"), or "rival:seat" after a role and a sort.
    """

    __slots__ = ("fields", "name", "reveals", "secret", "sorts")

    def __init__(self, name: str, *fields: str, secret: tuple[str, ...] = (), reveals: bool = False) -> None:
        self.name = name
        self.fields: Final = tuple(field.split(":")[0] for field in fields)
        self.sorts: Final = tuple(field.split(":")[-1] for field in fields)
        self.secret = secret
        self.reveals = reveals

    def json(self, values: tuple[Value, ...], names: Names, *, whole: bool) -> dict[str, Json]:
        """The event as plain data; without its secret fields unless whole."""
        data: dict[str, Json] = {"event": self.name}
        for place, field in enumerate(self.fields):
            if whole or field not in self.secret:
                value = values[place]
                known = names.get(self.sorts[place])
                if isinstance(value, bytes):
                    data[field] = list(value) if known is None else [known[item] for item in value]
                elif known is None:
                    data[field] = value
                else:
                    data[field] = None if value == NONE else known[value]
        return data


class Event:
    """Something that happened; `owner` is the seat that is shown its secret fields, or PUBLIC."""

    __slots__ = ("kind", "owner", "values")

    def __init__(self, kind: Kind, owner: int, values: tuple[Value, ...]) -> None:
        self.kind = kind
        self.owner = owner
        self.values = values

"""A board for any game, made from its view alone: facts, and tables of what is alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from corro.engine.event import Json

Row: TypeAlias = dict[str, Json]

HEAD: Final = ("game", "seat", "seats", "options", "turn", "owing", "due", "over", "scores", "winners")
"""What a match itself puts into each view; the status line tells it."""

SEAT: Final = "seat"
ALIKE: Final = 2
"""Rows are alike when all their columns together are at most so many times those of the shortest row."""


class Sheet:
    """A table of a view: its name, a label and values for each row, and the columns in their order."""

    def __init__(self, name: str, labels: list[Json], rows: list[Row], *, by_seat: bool = False) -> None:
        self.name = name
        self.labels = labels
        self.rows = rows
        self.by_seat = by_seat

    @property
    def columns(self) -> list[str]:
        """Every column that a row has, in the order in which they come."""
        return list(dict.fromkeys(column for row in self.rows for column in row))

    def column(self, name: str) -> list[Json]:
        """The values of a column."""
        return [row.get(name) for row in self.rows]

    def join(self, name: str, values: list[Json]) -> None:
        """Put another column beside those there are."""
        column = name if name not in self.columns else f"{self.name} {name}"
        for row, value in zip(self.rows, values, strict=True):
            row[column] = value

    def without_empty(self) -> Sheet:
        """The same table without the columns in which nothing stands."""
        kept = [column for column in self.columns if any(_says(value) for value in self.column(column))]
        rows = [{column: row.get(column) for column in kept} for row in self.rows]
        return Sheet(self.name, self.labels, rows, by_seat=self.by_seat)


class Board:
    """A view laid out: facts in a line, and tables in the order of the view."""

    def __init__(self, view: Mapping[str, Json], *, whole: bool) -> None:
        self.whole = whole
        self.facts: list[tuple[str, Json]] = []
        self.sheets: list[Sheet] = []
        for name, value in view.items():
            if whole or name not in HEAD:
                self._lay(name, value)
        if not whole:
            self.sheets = [sheet for sheet in map(Sheet.without_empty, self.sheets) if sheet.columns]

    def _lay(self, name: str, value: Json) -> None:
        if isinstance(value, list) and value and _alike(value):
            self.sheets.append(_listed(name, [item for item in value if isinstance(item, dict)]))
        elif not isinstance(value, dict) or not value:
            self._fact(name, value)
        elif _alike([*value.values()]):
            rows = [item if isinstance(item, dict) else {} for item in value.values()]
            self._keyed(name, [*value], rows)
        elif all(not isinstance(item, (dict, list)) for item in value.values()):
            self._column(name, value)
        else:
            for key, inner in value.items():
                self._lay(f"{name} {key}", inner)

    def _fact(self, name: str, value: Json) -> None:
        if self.whole or _says(value):
            self.facts.append((name, value))

    def _keyed(self, name: str, keys: list[Json], rows: list[Row]) -> None:
        beside = self._with(keys)
        if beside is None:
            self.sheets.append(Sheet(name, keys, [dict(row) for row in rows]))
            return
        for column in dict.fromkeys(column for row in rows for column in row):
            beside.join(column, [row.get(column) for row in rows])

    def _column(self, name: str, value: dict[str, Json]) -> None:
        beside = self._with([*value])
        if beside is None:
            self._fact(name, value)
        else:
            beside.join(name, [*value.values()])

    def _with(self, keys: list[Json]) -> Sheet | None:
        """The table whose rows have these names."""
        return next((sheet for sheet in self.sheets if sheet.labels == keys), None)


def _listed(name: str, rows: list[Row]) -> Sheet:
    first = next(iter(rows[0]), "")
    labels = [row.get(first) for row in rows]
    if any(isinstance(label, (dict, list)) for label in labels) or len({str(label) for label in labels}) < len(labels):
        return Sheet(name, [*range(len(rows))], [dict(row) for row in rows])
    kept = [{key: value for key, value in row.items() if key != first} for row in rows]
    return Sheet(name, labels, kept, by_seat=first == SEAT)


def _alike(values: list[Json]) -> bool:
    """Whether these are rows of one table: objects, a few may be null, with mostly the same keys."""
    rows = [value for value in values if isinstance(value, dict) and value]
    if not rows or any(not isinstance(value, dict) and value is not None for value in values):
        return False
    if any(all(isinstance(inner, dict) or inner is None for inner in row.values()) for row in rows):
        return False  # tables themselves
    together = {key for row in rows for key in row}
    return len(together) <= ALIKE * min(len(row) for row in rows)


def _says(value: Json) -> bool:
    return value is not None and value is not False and value not in ([], {})

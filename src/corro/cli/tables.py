"""Tables of a board as they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from corro.cli.board import Sheet
from corro.cli.words import heading, words
from corro.engine.event import Json

SPACE: Final = 2
"""Empty columns between two columns of a table."""

EMPTY: Final[tuple[Json, ...]] = ([], {}, "")
WIDEST: Final = 24
"""A column of short values is never made narrower than this."""


def draw(sheet: Sheet, seat: int | None, width: int, *, whole: bool) -> RenderableType:
    """A table; below it stands what only the seat that looks may see, and lists for which it is not wide enough."""
    below = [] if whole else _own(sheet, seat)
    wide = [column for column in sheet.columns if column not in below and _folds(sheet.column(column))]
    if cell_len(heading(sheet.name)) + sum(_width(sheet, column) for column in sheet.columns) > width:
        below += wide
    table = _table(sheet, [column for column in sheet.columns if column not in below], seat, whole=whole)
    if not below:
        return table
    notes = Table.grid(padding=(0, SPACE, 0, 0))
    for label, row in zip(sheet.labels, sheet.rows, strict=True):
        held = [(column, row[column]) for column in below if row.get(column) is not None]
        said = [(column, "none" if value in EMPTY else value) for column, value in held]
        if said:
            notes.add_row(Text("your" if sheet.by_seat and label == seat else words(label), style="bold"), facts(said))
    return Group(table, notes)


def _table(sheet: Sheet, columns: Sequence[str], seat: int | None, *, whole: bool) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, SPACE, 0, 0), header_style="bold underline")
    table.add_column(heading(sheet.name), style="bold", no_wrap=True)
    for column in columns:
        values = sheet.column(column)
        folds = _folds(values)
        table.add_column(
            heading(column),
            justify="right" if all(value is None or type(value) is int for value in values) else "left",
            no_wrap=not folds,
            min_width=None if folds else min(_width(sheet, column) - SPACE, WIDEST),
            header_style="dim",
        )
    for label, row in zip(sheet.labels, sheet.rows, strict=True):
        name = f"{words(label)} you" if sheet.by_seat and label == seat else words(label)
        cells = [row.get(column) for column in columns]
        table.add_row(name, *(Text(words(None if cell is False and not whole else cell)) for cell in cells))
    return table


def _folds(values: Sequence[Json]) -> bool:
    """Whether these are lists, which may take several lines of a cell."""
    return any(isinstance(value, (list, dict)) for value in values)


def _width(sheet: Sheet, column: str) -> int:
    return SPACE + max(cell_len(text) for text in (heading(column), *map(words, sheet.column(column))))


def _own(sheet: Sheet, seat: int | None) -> list[str]:
    """The columns in which only one's own row says something: what others may not see."""
    if not sheet.by_seat or seat not in sheet.labels or len(sheet.rows) == 1:
        return []
    place = sheet.labels.index(seat)
    return [
        column
        for column in sheet.columns
        if all((value is not None) == (row == place) for row, value in enumerate(sheet.column(column)))
    ]


def facts(known: Sequence[tuple[str, Json]]) -> Text:
    """Names and values in a running line."""
    line = Text()
    for name, value in known:
        line.append("  " if line else "")
        line.append(f"{heading(name)} ", style="dim")
        line.append(words(value) or "-", style="bold")
    return line

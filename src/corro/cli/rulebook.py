"""The rules of a game as a text that can be searched: clauses, paragraphs and tables below their headings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from corro import registry
from corro.engine.errors import Error

CLAUSE: Final = re.compile(r"- \*\*(?P<id>[A-Z0-9-]+)\*\*:? (?P<text>.*)", re.DOTALL)
ITEM: Final = re.compile(r"- |\d+\. ")
MARKS: Final = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")
SOURCES: Final = re.compile(r" \[[^\]]*\]$")
TABLE: Final = "|"


class Piece:
    """A clause, or another paragraph, list item or table of the rules, with the headings above it."""

    def __init__(self, headings: tuple[str, ...], text: str) -> None:
        self.headings = headings
        clause = CLAUSE.fullmatch(text)
        self.id = clause["id"] if clause else ""
        self.text = clause["text"] if clause else text

    def about(self, word: str) -> Piece | None:
        """The piece itself if a word, in small letters, is in it or above it; of a table, the rows that it is in."""
        if any(word in heading.lower() for heading in self.headings[1:]):
            return self
        if self.text.startswith(TABLE):
            head, line, *rows = self.text.splitlines()
            found = [row for row in rows if word in row.lower()]
            return Piece(self.headings, "\n".join([head, line, *found])) if found else None
        return self if word in self.text.lower() else None

    def drawn(self, margin: int) -> RenderableType:
        """The piece as it is printed, its id in a margin of that width."""
        if self.text.startswith(TABLE):
            return _table(self.text)
        said = MARKS.sub("", " ".join(self.text.split()))
        sources = SOURCES.search(said) if self.id else None
        body = Text(said)
        if sources:
            body.stylize("dim", sources.start())
        if not self.id:
            return body
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(style="bold", no_wrap=True, min_width=margin)
        row.add_row(self.id, body)
        return row


def _table(text: str) -> Table:
    rows = [[MARKS.sub("", cell.strip()) for cell in row.strip("| ").split("|")] for row in text.splitlines()]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for head in rows[0]:
        table.add_column(head)
    for row in rows[2:]:
        table.add_row(*(Text(cell) for cell in row))
    return table


def pieces(game: str) -> list[Piece]:
    """The rules of a game, piece by piece."""
    try:
        lines = registry.rules_text(game).splitlines()
    except OSError:
        raise Error(f"{game} brings no text of its rules") from None
    found: list[Piece] = []
    headings: tuple[str, ...] = ()
    begun: list[str] = []
    for line in [*lines, ""]:
        heading = line.startswith("#")
        if begun and (heading or not line.strip() or ITEM.match(line)):
            found.append(Piece(headings, "\n".join(begun)))
            begun = []
        if heading:
            level = len(line) - len(line.lstrip("#"))
            headings = (*headings[: level - 1], line.lstrip("# "))
        elif line.strip():
            begun.append(line.strip())
    return found


def find(game: str, wanted: str) -> list[Piece]:
    """The clause of that id, or all whose ids begin so, or else every piece about a word."""
    whole = pieces(game)
    name, word = wanted.strip().upper(), wanted.strip().lower()
    found = [piece for piece in whole if name and piece.id == name]
    found = found or [piece for piece in whole if "-" in name and piece.id.startswith(f"{name.rstrip('-')}-")]
    found = found or [piece for piece in (one.about(word) for one in whole if word) if piece is not None]
    if not found:
        raise Error(f"the rules of {game} have no clause {wanted!r}, and no word or heading like it")
    return found


def clauses(game: str, names: Iterable[str]) -> list[Piece]:
    """The clauses of these ids."""
    wanted = set(names)
    return [piece for piece in pieces(game) if piece.id in wanted]


def tell(console: Console, found: Sequence[Piece]) -> None:
    """Print pieces of the rules below their headings."""
    margin = max((len(piece.id) for piece in found), default=0)
    above: tuple[str, ...] = ()
    for number, piece in enumerate(found):
        new = [heading for level, heading in enumerate(piece.headings) if above[level : level + 1] != (heading,)]
        loose = not piece.id and not ITEM.match(piece.text)
        if number and (new or loose):
            console.print()
        for heading in new:
            console.print(Text(MARKS.sub("", heading), style="bold underline"), "", sep="\n")
        console.print(piece.drawn(margin))
        above = piece.headings

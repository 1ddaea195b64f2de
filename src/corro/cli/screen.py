"""One screen of a match: what happened, the table as the seat sees it, and what it may play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from corro.cli.board import Board
from corro.cli.layout import Block, arrange, height
from corro.cli.log import runs
from corro.cli.tables import draw, facts
from corro.cli.words import heading, words
from corro.engine.event import Json
from corro.engine.match import Match
from corro.engine.move import Move

ACCENT: Final = "bold green"
"""For nothing but what may be played."""

PROMPT: Final = 1
"""Lines of the prompt."""

ENDLESS: Final = 10_000
"""The lines of what is no terminal."""

NEWS: Final = (10, 6, 4)
"""The lines kept for what happened, and fewer where tables would find no place; what is more can be scrolled to."""


def show(console: Console, match: Match, seat: int, since: int) -> None:
    """Print the screen of a seat that has read so many events; a terminal's is cleared, and can be scrolled back."""
    lines = console.height if console.is_terminal else ENDLESS
    if console.is_terminal:
        console.print("\n" * (lines - 2))
        console.control(Control.home())
    console.print(whole_screen(console, match, seat, since, lines))


def whole_screen(console: Console, match: Match, seat: int, since: int, lines: int) -> RenderableType:
    """What happened, the tables and the moves, in so many lines if that can be."""
    events, laid = match.events(seat)[since:], Board(match.view(seat), whole=False)
    told = runs(events, seat)
    head = Rule(headline(match, seat), align="left", style="dim")
    offered = numbered(match.moves(seat), console.width)
    known = facts(laid.facts)
    happened, *others = (height(console, part, console.width) for part in (told, head, offered, known))
    blocks = measured(console, laid, seat)
    for most, space in product(NEWS, (1, 0)):
        room = lines - min(happened, most) - sum(others) - 1 - space - PROMPT
        tables = arrange(blocks, console.width, room, space)
        if not tables.left_out:
            break
    if tables.left_out:
        known.append(f"  v shows {', '.join(tables.left_out)}", style="dim")
    return Group(told, head, known, *[""] * space, tables.body, "", offered)


def measured(console: Console, laid: Board, seat: int) -> list[Block]:
    """The tables of a board: those of the seats are worth most, then those with the most rows."""
    blocks = []
    ranked = sorted(laid.sheets, key=lambda sheet: (sheet.by_seat, len(sheet.rows)))
    for sheet in laid.sheets:
        body = draw(sheet, seat, console.width, whole=False)
        width = min(console.measure(body).maximum, console.width)
        tall = height(console, body, width)
        blocks.append(Block(heading(sheet.name), body, width, tall, 1 << ranked.index(sheet)))
    return blocks


def headline(match: Match, seat: int) -> Text:
    """The game, the turn, the seat and what it owes."""
    view = match.view(seat)
    parts = [f"turn {view['turn']}", f"you are seat {seat}", "over" if match.over else heading(words(view["due"]))]
    others = [str(other) for other in match.owing if other != seat]
    if others:
        parts.append(f"also asked: seat {', '.join(others)}")
    return Text(" · ".join([match.game.title, *parts]), style="bold")


def whole_view(view: dict[str, Json], seat: int, width: int) -> RenderableType:
    """Everything in a view, one thing below the other."""
    laid = Board(view, whole=True)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, value in laid.facts:
        grid.add_row(Text(heading(name), style="dim"), Text(words(value) or "-"))
    tables: list[RenderableType] = []
    for sheet in laid.sheets:
        tables += ["", draw(sheet, seat, width, whole=True)]
    return Group(grid, *tables)


def numbered(moves: Sequence[Move], width: int) -> Table:
    """The moves with their numbers, in columns."""
    texts = [words(move.text) for move in moves]
    digits = len(str(len(texts)))
    widest = max(map(len, texts), default=0) + digits + 1
    across = max(1, (width + 3) // (widest + 3))
    grid = Table.grid(padding=(0, 3, 0, 0), pad_edge=False)
    cells = [Text.assemble((f"{number:>{digits}}", ACCENT), " ", text) for number, text in enumerate(texts, 1)]
    for start in range(0, len(cells), across):
        grid.add_row(*cells[start : start + across])
    return grid

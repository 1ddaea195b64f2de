"""Where things stand on the screen: tables side by side in as few lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.table import Table

GAP: Final = 4
"""Columns between two tables that stand side by side."""

MOST: Final = 6
"""Tables that are moved around; any more are left out where the screen has an end."""

LEFT, RIGHT, BELOW, OUT = range(4)


class Block(NamedTuple):
    """A table with its size, and what it is worth to have it on the screen."""

    name: str
    body: RenderableType
    width: int
    height: int
    worth: int


class Arrangement(NamedTuple):
    """Tables on the screen, the lines they take, and the names of those that found no place."""

    body: RenderableType
    height: int
    left_out: list[str]


def height(console: Console, body: RenderableType, width: int) -> int:
    """How many lines something takes at a width."""
    return len(console.render_lines(body, console.options.update(width=width), pad=False))


def arrange(blocks: Sequence[Block], width: int, lines: int, space: int) -> Arrangement:
    """Blocks in two columns, the others below, in the fewest lines; what is worth least is left out first.

    `space` is the number of empty lines between two of them.
    """
    moved, rest = blocks[:MOST], blocks[MOST:]
    best, places = min(
        (_cost(moved, places, width, lines, space), places) for places in product(range(4), repeat=len(moved))
    )
    left, right, below, out = (
        [one for one, place in zip(moved, places, strict=True) if place == which] for which in range(4)
    )
    for one in rest:
        (below if _stacked([one, *below, *left], space) <= lines else out).append(one)
    parts: list[RenderableType] = [] if below or left else [""]
    if left:
        sides = Table.grid(padding=(0, GAP, 0, 0))
        sides.add_row(Group(*_spaced(left, space)), Group(*_spaced(right, space)))
        parts.append(sides)
        parts += [""] * (space if below else 0)
    return Arrangement(Group(*parts, *_spaced(below, space)), best[1], [one.name for one in out])


def _cost(blocks: Sequence[Block], places: tuple[int, ...], width: int, lines: int, space: int) -> tuple[int, ...]:
    """The worth that is left out, the lines, and how unlike the two sides are."""
    wide, tall, lost = [0, 0, 0, 0], [0, 0, 0, 0], 0
    for one, place in zip(blocks, places, strict=True):
        wide[place] = max(wide[place], one.width)
        tall[place] += one.height + (space if tall[place] else 0)
        lost += one.worth if place == OUT else 0
    sides = max(tall[LEFT], tall[RIGHT])
    whole = sides + tall[BELOW] + (space if sides and tall[BELOW] else 0)
    fits = wide[LEFT] + GAP + wide[RIGHT] <= width and (wide[LEFT] > 0) == (wide[RIGHT] > 0)
    if not fits or whole > lines:
        lost = sum(one.worth for one in blocks) + 1
    return lost, whole, abs(tall[LEFT] - tall[RIGHT])


def _stacked(blocks: Sequence[Block], space: int) -> int:
    return sum(one.height + space for one in blocks) - space


def _spaced(blocks: Sequence[Block], space: int) -> list[RenderableType]:
    bodies: list[RenderableType] = []
    for one in blocks:
        bodies += [*[""] * space, one.body] if bodies else [one.body]
    return bodies

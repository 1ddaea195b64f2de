"""The log: events as short lines, made from nothing but the events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from corro.cli.words import heading, words
from corro.engine.event import Json

Event = dict[str, Json]
KIND: Final = "event"
ACTOR: Final = "seat"
BETWEEN: Final = "; "


def line(event: Event, seat: int | None = None) -> str:
    """One event in one line, with who did it; the seat that reads is "you".

    >>> line({"event": "paid", "seat": 2, "rival": 0, "amount": 1})
    'seat 2 paid rival 0, amount 1'
    """
    return f"{_name(_actor(event), seat)} {clause(event)}" if ACTOR in event else clause(event)


def clause(event: Event) -> str:
    """What happened, without who did it: names speak for themselves, numbers are said with what they count.

    >>> clause({"event": "refilled", "slot": 4, "card": "oil-up-2"})
    'refilled slot 4, oil-up-2'
    """
    kind = words(event[KIND])
    parts = [_part(kind, key, value) for key, value in event.items() if key not in {KIND, ACTOR}]
    return f"{kind} {', '.join(part for part in parts if part)}".strip()


def _part(kind: str, key: str, value: Json) -> str:
    text = words(value)
    if isinstance(value, bool):
        return heading(key) if value else ""
    if isinstance(value, list) and not value:
        return f"no {heading(key)}"
    named = isinstance(value, str) or (isinstance(value, list) and all(isinstance(item, str) for item in value))
    return text if named or key == kind or not text else f"{heading(key)} {text}"


def _actor(event: Event) -> str:
    return f"seat {words(event[ACTOR])}"


def runs(events: Iterable[Event], seat: int | None) -> Table:
    """Events in running lines, one paragraph for each seat's doings in a row; the seat that reads is "you"."""
    told = Table.grid(padding=(0, 2, 0, 0))
    told.add_column(style="bold", no_wrap=True)
    told.add_column()
    actor, clauses = "", list[str]()
    for event in events:
        who = _actor(event) if ACTOR in event else actor
        if who != actor and clauses:
            told.add_row(_name(actor, seat), Text(BETWEEN.join(clauses)))
            clauses = []
        actor = who
        clauses.append(clause(event))
    if clauses:
        told.add_row(_name(actor, seat), Text(BETWEEN.join(clauses)))
    return told


def _name(actor: str, seat: int | None) -> str:
    return "you" if actor == f"seat {seat}" else actor or "table"

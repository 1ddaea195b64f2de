"""Values of views and events as words."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from corro.cli.output import printable
from corro.engine.event import Json

NOTHING: Final = "-"


def words(value: Json) -> str:
    """Any value in one line: nothing as nothing, equal neighbours counted, what lies deep in brackets."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return (" " if all(_is_number(item) for item in value) else ", ").join(_counted(value))
    if isinstance(value, dict):
        return ", ".join(f"{printable(key)} {_inner(inner)}" for key, inner in value.items())
    return printable(str(value))


def heading(name: str) -> str:
    """A key or the name of a step as a person would write it: `KeepOrDiscard` is keep or discard."""
    spaced = "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in name)
    return printable(spaced.replace("_", " "))


def _counted(values: list[Json]) -> list[str]:
    runs = [(text, len(list(run))) for text, run in groupby(_inner(value) for value in values)]
    if all(_is_number(value) for value in values):
        return [text for text, count in runs for _ in range(count)]
    return [text if count == 1 else f"{text} x{count}" for text, count in runs]


def _inner(value: Json) -> str:
    return f"({words(value)})" if isinstance(value, (list, dict)) else words(value) or NOTHING


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)

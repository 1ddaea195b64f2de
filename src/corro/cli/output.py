"""What goes out: paper for tables and lines, and one sentence on the other stream for what went wrong."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import Final

from rich.console import Console, RenderableType

WIDTH: Final = 100
"""Columns of what goes into a file or a pipe, unless COLUMNS says another number."""


def prepare() -> None:
    """Let no character that a stream cannot carry stop a command."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def paper() -> Console:
    """What tables are printed on: the terminal, or a plain text of a fixed width."""
    fixed = None if sys.stdout is None or sys.stdout.isatty() or os.environ.get("COLUMNS") else WIDTH
    return Console(width=fixed, highlight=False, markup=False, emoji=False)


def say(*lines: RenderableType) -> None:
    """Print lines as they are; a terminal wraps those that are too long."""
    console = paper()
    for line in lines:
        console.print(line, soft_wrap=True)


def say_json(data: object) -> None:
    """Print data for a program."""
    say(json.dumps(data, ensure_ascii=False, indent=1))


def complain(sentence: str, who: str = "corro") -> None:
    """Say on the error stream what went wrong."""
    if sys.stderr is not None:
        sys.stderr.write(f"{who}: {printable(sentence)}\n")


def printable(text: str) -> str:
    """A text in one line, without anything that could steer a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))

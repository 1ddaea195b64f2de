"""What a command is made of."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NamedTuple


class Command(NamedTuple):
    """A command: its name, what it does in half a sentence, its arguments, and the doing, which gives the exit code."""

    name: str
    does: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def add_json(parser: ArgumentParser) -> None:
    """Add the option to answer in JSON."""
    parser.add_argument("--json", action="store_true", help="answer in JSON, for a program")

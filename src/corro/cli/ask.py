"""Asking the person at the terminal."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from rich.console import Console

from corro.cli.output import printable

YES: Final = ("y", "yes")


class Person:
    """Who sits at the terminal, or a list of answers that comes through a pipe."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.present = sys.stdin is not None and sys.stdin.isatty()
        self._editor = _editor() if self.present and console.is_terminal else None

    def ask(self, question: str, known: Sequence[str] = ()) -> str:
        """An answer in one line; the Tab key completes the known ones. EOFError when there are no more answers."""
        if sys.stdin is None:
            raise EOFError
        if self._editor is not None:
            self._editor.set_completer(lambda begun, number: _matching(known, begun, number))
        answer = input(f"{question} ")
        if not self.present:
            self.console.print(printable(answer), soft_wrap=True)
        return answer.strip()

    def agrees(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        return self.ask(f"{question} (y or n)").lower() in YES


def _matching(known: Sequence[str], begun: str, number: int) -> str | None:
    found = [text for text in known if text.startswith(begun)]
    return found[number] if number < len(found) else None


def _editor() -> ModuleType | None:
    """The editing of a line with arrow keys and Tab, where Python was built with it."""
    try:
        editor = importlib.import_module("readline")
    except ImportError:
        return None
    editor.set_completer_delims(" ")
    editor.parse_and_bind("tab: complete")
    return editor

"""`corro play` in a terminal of 100 columns and 30 lines, seen as a person sees it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # comes without types
import pyte
import pytest

import corro

COLUMNS, LINES = 100, 30
PROMPT = "(? helps):"


def heed_ctrl_c() -> None:
    """Make Ctrl-C count in a new terminal, also when the tests run in the background of a shell that has it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal with corro in it, and what stands on its screen."""

    def __init__(self, *words: str) -> None:
        colourless = ("NO_COLOR", "FORCE_COLOR", "CI")
        environment = {name: value for name, value in os.environ.items() if name not in colourless}
        environment |= {"TERM": "xterm-256color", "PYTHONUTF8": "1"}
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "corro", *words],
            dimensions=(LINES, COLUMNS),
            env=environment,
            timeout=10,
            preexec_fn=heed_ctrl_c,
        )
        self.child.delaybeforesend = None
        self.came = b""

    def until(self, *endings: str) -> None:
        """Read until one of these is said, or the program ends."""
        self.came = b""
        while not any(ending.encode() in self.came for ending in endings):
            try:
                part = self.child.read_nonblocking(65536, timeout=10)
            except pexpect.EOF:
                return
            self.came += part
            self.stream.feed(part)

    def type(self, text: str, *endings: str) -> None:
        self.child.sendline(text)
        self.until(*(endings or (PROMPT,)))

    def interrupt(self) -> None:
        """Press Ctrl-C; once more where it came after the prompt was shown and before an answer was waited for."""
        for _ in range(5):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=3) == 0:
                self.stream.feed(self.child.before)
                return

    def rows(self) -> list[str]:
        return [row.rstrip() for row in self.screen.display]

    def text(self) -> str:
        return "\n".join(self.rows())

    def leave(self) -> int | None:
        self.until("never")
        self.child.close()
        status: int | None = self.child.exitstatus
        return status


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    seated = Terminal("play", "wall_street", "--seed", "7", "--bot", "random", "--record", str(tmp_path / "match.json"))
    yield seated
    seated.child.close(force=True)


def test_a_whole_match(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until(PROMPT)
    turns = 0
    while PROMPT.encode() in terminal.came:
        shown = terminal.text()
        assert "1920 Wall Street · turn " in shown
        assert "players  cash" in shown
        assert "rondel" in shown
        assert "corn " in shown
        assert terminal.rows()[terminal.screen.cursor.y].startswith(f"seat 0 {PROMPT}")
        terminal.type("1", PROMPT, "corro verify")
        turns += 1
    assert turns > 20
    assert terminal.leave() == 0
    match = corro.verify(corro.Record.from_json((tmp_path / "match.json").read_text("utf-8")))
    assert match.scores is not None
    for seat, points in enumerate(match.scores):
        who = "you" if seat == 0 else "random bot"
        row = next(row for row in terminal.rows() if row.startswith(f"{seat} {who}"))
        assert row.split()[-1 - row.endswith("wins")] == str(points)
        assert row.endswith("wins") == (seat in (match.winners or ()))


def test_the_screen_shows_the_news_the_tables_and_the_moves(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.type("place/3")
    rows = terminal.rows()
    news = next(place for place, row in enumerate(rows) if row == "you     placed slot 3")
    head = next(place for place, row in enumerate(rows) if row.startswith("1920 Wall Street · turn 4 · you are seat 0"))
    moves = next(place for place, row in enumerate(rows) if row.startswith("1 buy/1   2 buy/2"))
    assert news < head < moves < terminal.screen.cursor.y
    numbers = [terminal.screen.buffer[moves][column] for column in (0, 2)]
    assert [sign.fg for sign in numbers] == ["green", "default"]


def test_tab_completes_a_move(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.child.send("cap\t")
    terminal.until("capital")
    assert terminal.rows()[terminal.screen.cursor.y] == f"seat 0 {PROMPT} capital"
    terminal.type("")
    assert "discard/gold_debased" in terminal.text()


def test_ctrl_c_leaves_without_a_traceback(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.interrupt()
    assert terminal.leave() == 1
    assert "The match was left before its end. The record so far is in" in terminal.text()
    assert "Traceback" not in terminal.text()
    assert not corro.replay(corro.Record.from_json((tmp_path / "match.json").read_text("utf-8"))).over


def test_the_end_of_input_leaves_too(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.child.sendeof()
    assert terminal.leave() == 1
    assert "Traceback" not in terminal.text()


def test_a_resized_terminal_is_filled_anew(terminal: Terminal) -> None:
    terminal.until(PROMPT)
    terminal.child.setwinsize(24, 80)
    terminal.screen.resize(24, 80)
    terminal.child.sendline("")
    while not any(row.startswith("1920 Wall Street") and len(row) == 80 for row in terminal.rows()):
        assert terminal.child.isalive()
        terminal.until(PROMPT)
    assert "players  cash" in terminal.text()

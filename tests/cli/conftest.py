"""Commands run in this process, commands run as programs, and a record to run them on."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import corro
from corro import registry
from corro.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture(autouse=True)
def _nothing_of_mine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A shelf of its own, no component set that another test has lent, and a terminal as if nobody had set it up."""
    registry.others.cache_clear()
    monkeypatch.setenv("CORRO_DATA", str(tmp_path / "data"))
    for name in ("COLUMNS", "LINES", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "PYTHONIOENCODING"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def go(*words: str) -> Answer:
        try:
            code = main(words)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        return Answer(code, *capsys.readouterr())

    return go


@pytest.fixture
def program() -> Run:
    """Run a command as a program of its own, with bytes on its standard input."""

    def go(*words: str, given: bytes = b"") -> Answer:
        done = subprocess.run(
            [sys.executable, "-m", "corro", *words],
            input=given,
            capture_output=True,
            check=False,
            env={**os.environ, "PYTHONUTF8": "1"},
            timeout=60,
        )
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    return go


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole match."""
    match, rng = corro.start("wall_street", seats=2, seed=5), random.Random(5)
    while not match.over:
        seat = match.owing[0]
        match.play(seat, corro.bots.choose("random", match, seat, rng))
    return match.record.to_json()


@pytest.fixture
def record(tmp_path: Path, finished: str) -> Path:
    """A file with that record."""
    path = tmp_path / "match.json"
    path.write_text(finished, "utf-8")
    return path

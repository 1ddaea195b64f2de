"""What holds for every command: help, exit codes, and one sentence for an error."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]


def test_corro_alone_names_its_commands(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    assert all(name in answer.out for name in ("play", "games", "rules", "replay", "verify", "components"))


def test_it_tells_its_version(run: Run) -> None:
    assert run("--version").out.startswith("corro 0.")


@pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "verify", "components"])
def test_every_command_has_help(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"usage: corro {command}")


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["play", "wall_street", "--seats", "9"],
        ["play", "wall_street", "--seats", "two"],
        ["play", "wall_street", "--seat", "3"],
        ["play", "wall_street", "--seat", "-1"],
        ["play", "wall_street", "--option", "board"],
        ["play", "wall_street", "--option", "board=green"],
        ["play", "wall_street", "--option", "colour=green"],
        ["play", "wall_street", "--option", "board=blue", "--option", "board=orange"],
        ["play", "wall_street", "--option", "components=../../etc/passwd"],
        ["play", "wall_street", "--record", "-"],
        ["games", "more"],
        ["rules", "chess"],
        ["components", "chess"],
        ["components", "wall_street", "--check", "a", "--use", "b"],
        ["verify"],
        ["replay", "a", "--seat", "x"],
    ],
)
def test_wrong_use_is_one_sentence_and_exit_code_2(run: Run, words: list[str]) -> None:
    answer = run(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("corro")
    assert answer.err.count("\n") == 1


def test_games_are_listed_for_people_and_for_programs(run: Run) -> None:
    assert "1920 Wall Street, 2 to 5 seats" in run("games").out
    game = json.loads(run("games", "--json").out)["wall_street"]
    assert game["seats"] == [2, 5]
    assert game["options"]["board"] == {"default": "blue", "allowed": ["blue", "orange"]}


def test_a_full_disk_is_said_in_one_sentence(record: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("there is no disk here that is always full")
    with full.open("wb") as disk:
        done = subprocess.run(
            [sys.executable, "-m", "corro", "replay", str(record)], stdout=disk, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b"corro: the output cannot be written: no space left on device\n"


def test_whoever_stops_reading_is_no_error_to_talk_about(record: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "corro", "replay", str(record)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        started.stdout.close()
        assert started.stderr.read() == b""
    assert started.returncode == 1

"""`corro simulate`: the table, answers for programs, records, and Ctrl-C."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import corro

Run = Callable[..., Any]
SERIES = ("simulate", "counterfeiters", "--seats", "greedy,random,random", "--seed", "4", "--jobs", "1")


def test_the_table_tells_wins_scores_seats_and_how_to_play_it_again(run: Run) -> None:
    answer = run(*SERIES, "--matches", "6")
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0].split() == ["bot", "seats", "wins", "95", "of", "100", "score", "least", "most"]
    assert [line.split()[:2] for line in lines[1:3]] == [["greedy", "1"], ["random", "2"]]
    assert "6 matches of counterfeiters; won in seat 0 " in answer.out
    assert "`--seed 4` plays the same series again." in answer.out


def test_a_program_is_told_the_same(run: Run) -> None:
    told = [json.loads(run(*SERIES, "--matches", "6", "--json").out) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0]["matches"] == 6
    assert set(told[0]["bots"]) == {"greedy", "random"}
    assert told[0]["options"]["stall_guard"] == 25


def test_every_seat_of_every_match_is_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "series.csv"
    assert run(*SERIES, "--matches", "4", "--csv", str(file)).code == 0
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert [(row["match"], row["seat"]) for row in rows] == [(str(m), str(s)) for m in range(4) for s in range(3)]
    assert [row["bot"] for row in rows[:6]] == ["greedy", "random", "random", "random", "random", "greedy"]


def test_the_records_can_be_verified(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert run(*SERIES, "--matches", "3", "--out", str(folder)).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["0000000.json", "0000001.json", "0000002.json"]
    for file in files:
        assert corro.verify(corro.Record.from_json(file.read_text("utf-8"))).over


def test_a_folder_that_is_a_file_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    answer = run(*SERIES, "--matches", "3", "--out", str(file))
    assert (answer.code, "cannot be a folder for records" in answer.err) == (2, True)


def test_an_unknown_bot_is_wrong_use(run: Run) -> None:
    answer = run("simulate", "counterfeiters", "--seats", "random,deep blue")
    assert (answer.code, "there is no bot 'deep blue'" in answer.err) == (2, True)


HEEDING_CTRL_C = """
import signal, sys
from corro.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
"""Also where the shell that runs the tests has it ignored."""


def test_a_killed_process_costs_what_it_had_not_finished() -> None:
    series = ["simulate", "counterfeiters", "--matches", "1000000", "--jobs", "2"]
    child = subprocess.Popen(
        [sys.executable, "-m", "corro", *series], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    time.sleep(4)
    children = Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split()
    os.kill(int(children[0]), signal.SIGKILL)
    out, err = child.communicate(timeout=60)
    assert child.returncode == 1
    assert "a process that played matches was killed" in err
    assert "Traceback" not in err
    assert "matches of counterfeiters; won in seat 0" in out


def test_ctrl_c_tells_what_there_is() -> None:
    series = ["simulate", "counterfeiters", "--matches", "1000000", "--jobs", "2"]
    child = subprocess.Popen(
        [sys.executable, "-c", HEEDING_CTRL_C, *series],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"COLUMNS": "100"},
    )
    time.sleep(4)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert child.returncode == 1
    assert "stopped after " in err
    assert "Traceback" not in err
    assert "matches of counterfeiters; won in seat 0" in out

"""`corro play` with its answers from a pipe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import corro

Run = Callable[..., Any]
FIRST = b"1\n" * 2000


def test_a_whole_match_through_a_pipe(program: Run, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    answer = program("play", "wall_street", "--seed", "7", "--record", str(path), given=FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert "\x1b" not in answer.out
    match = corro.verify(corro.Record.from_json(path.read_text("utf-8")))
    assert match.scores is not None
    assert match.winners is not None
    assert re.search(rf"0 you +{match.scores[0]}", answer.out)
    assert len(re.findall(r" wins", answer.out)) == len(match.winners)
    assert f"`corro verify {path}`" in answer.out
    assert run("verify", str(path)).code == 0


def test_the_same_seed_and_answers_play_the_same_match(program: Run) -> None:
    words = ("play", "wall_street", "--seed", "3", "--seats", "2")
    given = b"1\n" * 20
    assert program(*words, given=given) == program(*words, given=given)


@pytest.mark.parametrize("seed", ["3", "7"])
def test_sealed_steps_and_every_option(program: Run, tmp_path: Path, seed: str) -> None:
    path = tmp_path / "match.json"
    words = ["--seed", seed, "--seat", "2", "--record", str(path)]
    words += ["--option", "board=orange", "--option", "tycoons=Mixed", "--option", "call_options=true"]
    answer = program("play", "wall_street", *words, given=FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert "also asked: seat" in answer.out
    record = corro.Record.from_json(path.read_text("utf-8"))
    assert record.options == {
        "board": "orange",
        "tycoons": "mixed",
        "call_options": True,
        "components": "standard",
    }
    assert corro.verify(record).over


def test_a_match_is_left_where_the_answers_end(program: Run, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    answer = program("play", "wall_street", "--record", str(path), given=b"1\n1\n")
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.endswith(f"The match was left before its end. The record so far is in {path}.\n")
    assert run("replay", str(path)).code == 0


def test_leaving_asks_first_and_offers_to_keep_the_record(program: Run, tmp_path: Path) -> None:
    taken, path = tmp_path / "taken", tmp_path / "kept.json"
    taken.mkdir()
    answer = program("play", "wall_street", given=f"q\nn\nq\ny\n{taken}\ny\n{path}\n".encode())
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("Leave the match before its end? (y or n)") == 2
    assert f"{taken} is a folder" in answer.out
    assert json.loads(path.read_text("utf-8"))["seed"] is None


def test_commands_beside_the_moves(program: Run, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    commands = f"?\nl\nv\nr\nr WS-SELL-6\nr xyzzy\nu\ns {path}\ns {path}\nn\ns\n\nbuy/99\n99\n-1\n\x1b[31m\n\n"
    answer = program("play", "wall_street", "--seed", "7", "--seat", "2", given=commands.encode())
    assert answer.err == ""
    assert "\x1b" not in answer.out
    for sentence in (
        "the rules of what is due",
        "you dealt capital-",
        "WS-SETUP-15",
        "A card with two shares sells for the full value.",
        "The rules of wall_street have no clause 'xyzzy'",
        "Seat 2 has nothing to undo: it has not played",
        f"The record is in {path}.",
        f"{path} is there already. Write over it?",
        "'buy/99' is no move here: a number from 1 to 7 or its text plays, ? helps.",
        "'99' is no move here",
        "'-1' is no move here",
    ):
        assert sentence in answer.out, sentence


def test_undo_goes_back_to_the_start_of_the_turn(program: Run) -> None:
    words = ("play", "wall_street", "--seed", "7", "--seat", "2")
    answer = program(*words, given=b"1\nflip\nu\n")
    before, after, again = re.findall(r"you are seat 2 · action.*?\n.*?coins (\d)", answer.out, re.DOTALL)
    assert (before, int(after), again) == (before, int(before) + 1, before)


def test_the_record_is_kept_in_a_new_file_only(program: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine", "utf-8")
    answer = program("play", "wall_street", "--record", str(path))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert path.read_text("utf-8") == "mine"


@pytest.mark.parametrize("name", ["", "no/such/folder.json", "x" * 300])
def test_where_no_record_can_be_kept_no_match_begins(program: Run, tmp_path: Path, name: str) -> None:
    answer = program("play", "wall_street", "--record", str(tmp_path / name))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)


def test_answers_may_be_any_bytes(program: Run) -> None:
    answer = program("play", "wall_street", given=b"\xff\xfe\n\x00\n" + b"9" * 5000 + b"\n")
    assert answer.code == 1
    assert answer.err == ""

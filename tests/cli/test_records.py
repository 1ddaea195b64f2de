"""`corro verify` and `corro replay` on true records, false ones, and what is none."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import corro

Run = Callable[..., Any]
Data = dict[str, Any]


def test_a_true_record_is_verified(run: Run, record: Path) -> None:
    answer = run("verify", str(record))
    assert (answer.code, answer.err) == (0, "")
    assert "is verified: seed, draws, moves and result agree." in answer.out


def test_verify_tells_a_program_what_it_found(run: Run, record: Path, finished: str) -> None:
    told = json.loads(run("verify", "--json", str(record)).out)
    assert told["verified"] is True
    assert told["scores"] == json.loads(finished)["result"]["scores"]


def test_verification_depends_on_values_not_on_spacing(run: Run, record: Path, finished: str) -> None:
    record.write_text(json.dumps(json.loads(finished), indent=3, sort_keys=True), "utf-8-sig")
    assert run("verify", str(record)).code == 0


def test_a_record_may_come_through_a_pipe(program: Run, finished: str) -> None:
    assert program("verify", "-", given=finished.encode()).code == 0


def _other_result(data: Data) -> None:
    data["result"]["scores"][0] += 1


def _other_seed(data: Data) -> None:
    data["seed"] = data["seed"][::-1]


def _other_draw(data: Data) -> None:
    place = next(place for place, line in enumerate(data["lines"]) if line.startswith("nature card/"))
    data["lines"][place] = "nature card/gold"


def _other_move(data: Data) -> None:
    place = next(place for place, line in enumerate(data["lines"]) if line.split()[1].startswith("buy/"))
    data["lines"][place] = "0 buy/99"


def _one_more_move(data: Data) -> None:
    data["lines"].append("0 capital")


def _fewer_moves(data: Data) -> None:
    del data["lines"][100:]


def _no_seed(data: Data) -> None:
    data["seed"] = None


def _unknown_key(data: Data) -> None:
    data["clock"] = 5


def _missing_key(data: Data) -> None:
    del data["options"]


def _other_game(data: Data) -> None:
    data["game"] = "\x1b[31mchess"


@pytest.mark.parametrize(
    "change",
    [
        _other_result,
        _other_seed,
        _other_draw,
        _other_move,
        _one_more_move,
        _fewer_moves,
        _no_seed,
        _unknown_key,
        _missing_key,
        _other_game,
    ],
)
def test_an_altered_record_is_refused(run: Run, record: Path, finished: str, change: Callable[[Data], None]) -> None:
    data = json.loads(finished)
    change(data)
    record.write_text(json.dumps(data), "utf-8")
    answer = run("verify", str(record))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert "\x1b" not in answer.err
    told = json.loads(run("verify", "--json", str(record)).out)
    assert told["verified"] is False
    assert told["reason"]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"{}",
        b"null",
        b'{"moves": ["e4", "e5"]}',
        b"[" * 100_000,
        b'{"corro": 1' * 10_000,
        b"\xff\xfe\x00\x01" * 1000,
        b"x" * 10_000_000,
        b"0" * 40_000_000,
    ],
    ids=["empty", "object", "null", "foreign", "deep", "torn", "binary", "10 MB", "40 MB"],
)
def test_junk_is_refused_in_one_sentence(run: Run, tmp_path: Path, command: str, junk: bytes) -> None:
    path = tmp_path / "junk.json"
    path.write_bytes(junk)
    answer = run(command, str(path))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert len(answer.err) < 400


def test_a_truncated_file_is_refused(run: Run, record: Path, finished: str) -> None:
    record.write_text(finished[: len(finished) // 2], "utf-8")
    assert run("verify", str(record)).code == 1


@pytest.mark.parametrize("name", ["missing.json", ".", "x" * 300, "match.json/inside"])
def test_what_cannot_be_read_is_said_in_one_sentence(run: Run, record: Path, name: str) -> None:
    answer = run("verify", str(record.parent / name))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert "cannot be read" in answer.err


def test_replay_tells_every_event_and_the_result(run: Run, record: Path, finished: str) -> None:
    match = corro.replay(corro.Record.from_json(finished))
    lines = run("replay", str(record)).out.splitlines()
    assert len(lines) == len(match.events(None)) + 1
    assert lines[-1].startswith("1920 Wall Street, 2 seats: seat 0 has ")


def test_replay_tells_a_program_what_a_seat_saw(run: Run, record: Path, finished: str) -> None:
    told = json.loads(run("replay", str(record), "--json", "--seat", "1").out)
    assert told["events"] == corro.replay(corro.Record.from_json(finished)).events(1)
    assert told["over"] is True


def test_replay_knows_no_seat_beyond_the_last(run: Run, record: Path) -> None:
    assert run("replay", str(record), "--seat", "2").code == 1


def test_an_unfinished_record_can_be_replayed_and_not_verified(run: Run, tmp_path: Path) -> None:
    match, rng = corro.start("wall_street", seats=3, seed=1), random.Random(1)
    for _ in range(30):
        seat = match.owing[0]
        match.play(seat, corro.bots.choose("random", match, seat, rng))
    path = tmp_path / "half.json"
    path.write_text(match.record.to_json(), "utf-8")
    assert run("replay", str(path)).out.splitlines()[-1].endswith(f"not over after {match.version} lines.")
    assert run("verify", str(path)).code == 1


def test_replay_invents_no_draw_where_a_record_breaks_off(run: Run, record: Path, finished: str) -> None:
    data = json.loads(finished)
    draws = [place for place, line in enumerate(data["lines"]) if line.startswith("nature")]
    data |= {"lines": data["lines"][: draws[-1]], "seed": None, "result": None}
    record.write_text(json.dumps(data), "utf-8")
    answer = run("replay", str(record))
    assert (answer.code, answer.out) == (1, "")
    assert "with draws missing" in answer.err

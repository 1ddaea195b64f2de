"""`corro components`: the way from the standard set to a match with one's own numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import corro

Run = Callable[..., Any]


@pytest.fixture
def own(run: Run, tmp_path: Path) -> Path:
    """A set of one's own, with more cash."""
    path = tmp_path / "own.toml"
    assert run("components", "wall_street", "--export", str(path)).code == 0
    text = path.read_text("utf-8").replace('name = "standard"', 'name = "own"', 1)
    path.write_text(text.replace("start_cash = 4", "start_cash = 9"), "utf-8")
    return path


def test_the_sets_are_listed_with_digest_and_sources(run: Run) -> None:
    told = run("components", "wall_street").out
    assert "standard" in told
    assert "reconstructed" in told
    listed = json.loads(run("components", "wall_street", "--json").out)["sets"]
    assert [one["name"] for one in listed] == ["standard"]
    assert len(listed[0]["digest"]) == 64


def test_an_export_is_the_standard_set(run: Run) -> None:
    digest = json.loads(run("components", "wall_street", "--json").out)["sets"][0]["digest"]
    text = run("components", "wall_street", "--export", "-").out
    assert corro.start("wall_street").record.digest == digest
    assert text.startswith("# 1920 Wall Street")


def test_an_export_writes_over_nothing_unless_forced(run: Run, own: Path) -> None:
    before = own.read_text("utf-8")
    assert run("components", "wall_street", "--export", str(own)).code == 1
    assert own.read_text("utf-8") == before
    assert run("components", "wall_street", "--export", str(own), "--force").code == 0
    assert own.read_text("utf-8") != before


def test_one_plays_with_a_set_of_ones_own(run: Run, program: Run, own: Path) -> None:
    assert "digest" in run("components", "wall_street", "--check", str(own)).out
    assert run("components", "wall_street", "--use", str(own)).code == 0
    assert "own" in run("components", "wall_street").out
    told = program("play", "wall_street", "--option", "components=own", given=b"").out
    assert "0 you       9" in told


def test_check_answers_a_program(run: Run, own: Path) -> None:
    assert json.loads(run("components", "wall_street", "--check", str(own), "--json").out)["name"] == "own"


def test_a_set_named_standard_is_not_put_on_the_shelf(run: Run, own: Path) -> None:
    run("components", "wall_street", "--export", str(own), "--force")
    answer = run("components", "wall_street", "--use", str(own))
    assert (answer.code, answer.err.count("\n")) == (1, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("start_cash = 9", 'start_cash = "nine"'),
        ("start_cash = 9", "start_cash = 1.5"),
        ("start_cash = 9", ""),
        ("start_cash = 9", "start_cash = 9\nend_cash = 1"),
        ('game = "wall_street"', 'game = "chess"'),
        ('\nsource = "rulebook"', ""),
        ("[set]", "[set"),
    ],
)
def test_what_is_wrong_with_a_set_is_said_in_one_sentence(run: Run, own: Path, old: str, new: str) -> None:
    own.write_text(own.read_text("utf-8").replace(old, new, 1), "utf-8")
    for flag in ("--check", "--use"):
        answer = run("components", "wall_street", flag, str(own))
        assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("junk", [b"", b"\x00\x01", b"\xff", b"[[[", b"x" * 2_000_000])
def test_junk_is_no_set(run: Run, tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk.toml"
    path.write_bytes(junk)
    answer = run("components", "wall_street", "--check", str(path))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)


def test_a_spoilt_set_on_the_shelf_is_listed_as_such(run: Run, own: Path, tmp_path: Path) -> None:
    run("components", "wall_street", "--use", str(own))
    shelved = tmp_path / "data" / "components" / "wall_street" / "own.toml"
    shelved.write_bytes(b"\xff")
    answer = run("components", "wall_street")
    assert answer.code == 0
    assert "own.toml is not TOML" in answer.out


def test_a_shelf_that_cannot_be_written_is_said_in_one_sentence(
    run: Run, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CORRO_DATA", str(tmp_path / "file"))
    answer = run("components", "wall_street", "--use", str(own))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)

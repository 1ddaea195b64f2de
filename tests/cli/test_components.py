"""`corro components`: the way from the standard set to a match with one's own numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import corro
from corro import registry

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
    told = run("components", "wall_street", "--list").out
    assert "standard" in told
    assert "reconstructed" in told
    listed = json.loads(run("components", "wall_street", "--json").out)["sets"]
    assert [one["name"] for one in listed] == ["standard"]
    assert len(listed[0]["digest"]) == 64


def test_an_export_is_the_standard_set(run: Run) -> None:
    digest = json.loads(run("components", "wall_street", "--json").out)["sets"][0]["digest"]
    text = run("components", "wall_street").out
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
    assert "own" in run("components", "wall_street", "--list").out
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
    answer = run("components", "wall_street", "--list")
    assert answer.code == 0
    assert "own.toml is not TOML" in answer.out


def test_a_shelf_that_cannot_be_written_is_said_in_one_sentence(
    run: Run, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CORRO_DATA", str(tmp_path / "file"))
    answer = run("components", "wall_street", "--use", str(own))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)


# Lines, files and packages -----------------------------------------------------------------------------------------


def mine(run: Run, tmp_path: Path, game: str, old: str, new: str) -> tuple[Path, int]:
    """The standard set under another name with one change, and the line of the change."""
    text = run("components", game).out.replace('name = "standard"', 'name = "mine"', 1)
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path, text[: text.index(old)].count("\n") + 1


WRONG: list[tuple[str, str, str, str]] = [
    ("wall_street", "start_cash = 4", 'start_cash = "four"', "start_cash is 'four'"),
    ("wall_street", "start_cash = 4", "start_cash = 4\nend_cash = 1", "unknown key 'end_cash'"),
    ("counterfeiters", "starting_printers = 1", "starting_printers = 11", "starting_printers is 11"),
    ("counterfeiters", "bills_per_printer = 2", "bills_per_printer = true", "bills_per_printer is True"),
    ("counterfeiters", "starting_cash_by_seat = [20,", "starting_cash_by_seat = [25,", "is 25"),
    ("counterfeiters", "share_divisor = 2", "share_divisor = 0", "share_divisor is 0"),
    ("chicago", "start_money = 175", "start_money = 17.5", "start_money is a float"),
    ("chicago", "max_shares = 6", "max_shares = 60", "max_shares is 60"),
    ("chicago", "par = [35, 40, 50, 60]", "par = [36, 40, 50, 60]", "some of the spaces"),
    ("chicago", "triple_threshold = 60", "triple_treshold = 60", "has no triple_threshold"),
    ("chicago", 'first = "brilliant_marketing"', 'first = "brilliant"', "first is 'brilliant'"),
    ("chicago", 'effects = ["prestige 1", "initiative 1"]', 'effects = ["prestige"]', "effects is 'prestige'"),
    ("chicago", "number = 1\n", "number = 7\n", "number is 7"),
    ("chicago", "draft_right = [2, 4]", "draft_right = [2, 9]", "draft_right is 9"),
    ("chicago", "capital_assets = 16", "capital_assets = 15", "capital_assets is 15"),
    ("chicago", 'type = "meat_packing"', 'type = "fish"', "type is 'fish'"),
    ("chicago", "asset_slots = 1", "asset_slots = -1", "asset_slots is -1"),
    ("chicago", "prices = [30, 40, 50]", 'prices = [30, "40", 50]', "prices is '40'"),
    ("chicago", 'payer = "bank"', 'payer = "nobody"', "payer is 'nobody'"),
    ("chicago", 'counts = "managers"', 'counts = "dogs"', "counts is 'dogs'"),
    ("chicago", 'when = "any"', 'when = "never"', "when is 'never'"),
    ("chicago", 'compare = "player"', 'compare = "company"', "compare is 'company'"),
]


@pytest.mark.parametrize(("game", "old", "new", "why"), WRONG, ids=[f"{game} {new}" for game, _, new, _ in WRONG])
def test_a_complaint_names_line_and_key(run: Run, tmp_path: Path, game: str, old: str, new: str, why: str) -> None:
    path, line = mine(run, tmp_path, game, old, new)
    answer = run("components", game, "--check", str(path))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert why in answer.err
    told = re.search(r"line (\d+)", answer.err)
    if told is not None:
        assert abs(int(told[1]) - line) <= LONGEST_TABLE
    assert told is not None or "float" in why


LONGEST_TABLE = 12
"""A key that is missing is complained about at the head of its table."""


def test_a_broken_line_is_named_too(run: Run, tmp_path: Path) -> None:
    path, line = mine(run, tmp_path, "chicago", "max_shares = 6", "max_shares 6")
    assert f"at line {line}" in run("components", "chicago", "--check", str(path)).err


def test_what_is_reconstructed_is_told_apart_from_what_was_replaced(run: Run, tmp_path: Path) -> None:
    path, _ = mine(run, tmp_path, "chicago", "closing_exit_steps = 2", "closing_exit_steps = 1")
    told = json.loads(run("components", "chicago", "--check", str(path), "--json").out)
    assert told["replaced"] == ["share_track"]
    assert "company" in told["left"]
    said = run("components", "chicago", "--check", str(path)).out
    assert "reconstructed parts replaced: share_track" in said


def test_a_match_is_played_with_the_numbers_in_a_file(run: Run, program: Run, tmp_path: Path) -> None:
    path, _ = mine(run, tmp_path, "wall_street", "start_cash = 4", "start_cash = 9")
    assert "0 you       9" in program("play", "wall_street", "--components", str(path), given=b"").out
    told = json.loads(
        run("simulate", "wall_street", "--matches", "2", "--jobs", "1", "--json", "--components", str(path)).out
    )
    assert told["options"]["components"] == "mine"


def test_a_file_with_the_standard_name_is_not_played_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(run("components", "wall_street").out, "utf-8")
    answer = run("simulate", "wall_street", "--matches", "1", "--components", str(path))
    assert (answer.code, "a set of one's own has a name of its own" in answer.err) == (1, True)


def test_an_installed_package_brings_a_set(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    text: str = run("components", "counterfeiters").out.replace('name = "standard"', 'name = "theirs"', 1)

    class Entry:
        def load(self) -> str:
            return text

    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry()] if group == "corro.components" else [])
    registry.others.cache_clear()
    try:
        assert registry.sets("counterfeiters") == ["standard", "theirs"]
        match = corro.start("counterfeiters", options={"components": "theirs"}, seed=1)
        assert corro.replay(match.record).digest() == match.digest()
    finally:
        registry.others.cache_clear()

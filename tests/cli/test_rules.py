"""`corro rules`: by clause, by word, as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from corro import registry

Run = Callable[..., Any]


def test_a_clause_is_found_by_its_id_in_any_case(run: Run) -> None:
    answer = run("rules", "wall_street", "ws-sell-6")
    assert answer.code == 0
    assert "WS-SELL-6  A card with two shares sells for the full value." in answer.out
    assert "WS-SELL-7" not in answer.out


def test_the_beginning_of_an_id_finds_its_family(run: Run) -> None:
    told = run("rules", "wall_street", "WS-TWO").out
    assert all(name in told for name in ("16. Two-player exceptions", "WS-TWO-1", "WS-TWO-2"))


def test_a_ruling_is_found_by_its_id(run: Run) -> None:
    assert "R4  May a player pass?" in run("rules", "wall_street", "R4").out


def test_a_word_of_a_heading_finds_all_below_it(run: Run) -> None:
    told = run("rules", "wall_street", "increase capital").out
    assert all(f"WS-CAP-{number}" in told for number in (1, 2, 3, 4))


def test_a_word_of_a_table_finds_its_rows(run: Run) -> None:
    told = run("rules", "wall_street", "tie of piles").out
    assert "Tie of piles" in told
    assert "Tycoon layout" not in told


def test_the_whole_rules_have_every_clause_and_no_marks(run: Run) -> None:
    told = run("rules", "wall_street").out
    ids = [line.split("**")[1] for line in registry.rules_text("wall_street").splitlines() if line.startswith("- **")]
    assert len(ids) > 100
    assert all(name.rstrip(":") in told for name in ids)
    assert "**" not in told
    assert "`" not in told


@pytest.mark.parametrize("words", [["xyzzy"], ["WS-SELL-99"], [" "], ["WS-SELL-6", "--lang", "es"]])
def test_what_is_not_there_is_said_in_one_sentence(run: Run, words: list[str]) -> None:
    answer = run("rules", "wall_street", *words)
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)

"""Matches and records that several tests begin with."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import corro

HUGE = pytest.param(10**5000, id="huge")


def play_on(match: corro.Match, seed: int = 0, moves: int = 10_000) -> corro.Match:
    """Let chance play, nature too, to the end or so many moves."""
    rng = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.owing[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


@cache
def finished_text() -> str:
    """The record of a finished match of three."""
    return play_on(corro.start("wall_street", seats=3, seed=7)).record.to_json()


def finished() -> Any:
    """The record of a finished match as data, to be spoiled."""
    return json.loads(finished_text())


def record_of(data: Any) -> corro.Record:
    """The record of that data, by way of its text."""
    return corro.Record.from_json(json.dumps(data))


def is_a_sentence(error: BaseException) -> bool:
    """Whether somebody can read what was wrong: one line, neither a Python object nor a page."""
    text = str(error)
    return 10 < len(text) < 400 and "\n" not in text and "object at 0x" not in text

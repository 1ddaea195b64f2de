"""A hidden purse that is bounded by public history."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.toys.base import play_on, resume, start, table_of
from tests.engine.toys.purse import COINS, PURSE


def possible(match: Match, seat: int) -> set[int]:
    """What a purse can hold, by trying every row of coins against what everybody has seen."""
    seen = [event for event in match.events(None) if event["seat"] == seat and event["event"] != "opened"]
    rounds = sum(event["event"] == "earned" for event in seen)
    found = set()
    for coins in itertools.product(COINS, repeat=rounds):
        purse, earned = 0, iter(coins)
        for event in seen:
            price: Any = event.get("price")
            purse += next(earned) if price is None else -price
            if purse < 0:
                break
        else:
            found.add(purse)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_redeal_reaches_every_possible_value_and_no_other(seed: int) -> None:
    rng = random.Random(seed)
    match = play_on(start(PURSE, 3, seed), rng, 3 + seed % 9)
    worlds = [table_of(match.redeal(0, rng))["purses"] for _ in range(300)]
    assert {purses[0] for purses in worlds} == {table_of(match)["purses"][0]}
    for seat in (1, 2):
        assert {purses[seat] for purses in worlds} == possible(match, seat)


def test_a_purchase_narrows_what_is_possible() -> None:
    match = start(PURSE, 2, None)
    for coin in (5, 1):
        match.play(corro.NATURE, f"earn/{coin}")
    assert possible(match, 0) == {1, 2, 5}
    match.play(0, "buy")
    assert possible(match, 0) == {0, 3}
    assert table_of(match)["known"][-1] == [[0, 3], [1, 2, 5]]


def test_who_is_too_poor_is_asked_too() -> None:
    match = start(PURSE, 2, None)
    for coin in (1, 5):
        match.play(corro.NATURE, f"earn/{coin}")
    assert [move.text for move in match.moves(0)] == ["pass"]
    assert match.owing == (0,)


def test_what_is_known_is_only_written_on() -> None:
    match = start(PURSE, 2, 1)
    rng = random.Random(1)
    rows: list[Any] = table_of(match)["known"]
    while not match.over:
        twin = play_on(match.copy(), rng, 2)
        play_on(match, rng, 1)
        now = table_of(match)["known"]
        assert now[: len(rows)] == rows
        assert table_of(twin)["known"][: len(rows)] == rows
        rows = now


def test_redeals_after_a_resume_are_the_same() -> None:
    match = play_on(start(PURSE, 3, 5), random.Random(5), 7)
    again = resume(PURSE, match.position())
    assert again.redeal(1, random.Random(1)).position() == match.redeal(1, random.Random(1)).position()


def test_a_position_whose_purse_cannot_be_is_refused() -> None:
    position: Any = play_on(start(PURSE, 2, 1), random.Random(1), 2).position()
    position["state"]["purses"][0] = 99
    with pytest.raises(corro.BadPosition, match="purses: one holds what it cannot hold"):
        resume(PURSE, position)


def test_at_the_end_the_screens_are_down_and_a_redeal_changes_nothing() -> None:
    match = play_on(start(PURSE, 3, 2), random.Random(2))
    assert match.over
    assert match.redeal(None, random.Random(0)).digest() == match.digest()

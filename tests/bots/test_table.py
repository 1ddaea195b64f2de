"""Bots by name, and what they are given."""

from __future__ import annotations

import random
from typing import Any

import pytest

import corro
from corro.bots import table


def in_the_middle(seed: int) -> corro.Match:
    match = corro.start("wall_street", seats=3, seed=seed)
    rng = random.Random(seed)
    for _ in range(40):
        match.play(match.owing[0], corro.bots.choose("random", match, match.owing[0], rng))
    return match


def test_the_random_bot_plays_every_move() -> None:
    match = in_the_middle(1)
    seat = match.owing[0]
    rng = random.Random(1)
    assert {corro.bots.choose("random", match, seat, rng) for _ in range(300)} == set(match.moves(seat))


def test_a_bot_is_given_what_its_seat_may_know() -> None:
    match = in_the_middle(2)
    seat = match.owing[0]
    given: list[corro.Match] = []

    def spy(world: corro.Match, its: int, rng: Any) -> corro.Move:
        given.append(world)
        return world.moves(its)[0]

    bots = {**table.BOTS, "spy": spy}
    worlds = set()
    for seed in range(12):
        assert table.ask(bots, "spy", match, seat, random.Random(seed)) == match.moves(seat)[0]
        assert given[-1].view(seat) == match.view(seat)
        worlds.add(given[-1].digest())
    assert len(worlds) > 1


def test_the_same_knowledge_and_rng_give_the_same_move() -> None:
    match = in_the_middle(3)
    seat = match.owing[0]
    world = match.redeal(seat, random.Random(9))
    chosen = [corro.bots.choose("random", it, seat, random.Random(4)) for it in (match, world, match)]
    assert len(set(chosen)) == 1


def test_there_is_a_bot_to_name() -> None:
    assert corro.bots.names() == ("random",)


@pytest.mark.parametrize("bot", ["deep blue", None, 7, ["random"]])
def test_an_unknown_bot_is_refused(bot: Any) -> None:
    match = in_the_middle(4)
    with pytest.raises(corro.BadOptions, match="there is no bot"):
        corro.bots.choose(bot, match, match.owing[0], random.Random(1))


@pytest.mark.parametrize("seat", [None, 99, True, "0"])
def test_a_seat_that_owes_nothing_has_nothing_to_choose(seat: Any) -> None:
    with pytest.raises(corro.IllegalMove, match="owes nothing"):
        corro.bots.choose("random", in_the_middle(5), seat, random.Random(1))

"""Bots by name, and what they are given."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import corro
from corro.bots import BotWarning, table

Register = Callable[..., None]


@pytest.fixture
def mine() -> Iterator[Register]:
    """A place where bots of one's own are registered for a test."""
    before = dict(table.bots())
    yield corro.bots.register
    table.bots().clear()
    table.bots().update(before)


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


def test_a_bot_is_given_what_its_seat_may_know(mine: Register) -> None:
    match = in_the_middle(2)
    seat = match.owing[0]
    given: list[corro.Match] = []

    def spy(world: corro.Match, its: int, rng: Any) -> corro.Move:
        given.append(world)
        return world.moves(its)[0]

    mine("spy", spy)
    worlds = set()
    for seed in range(12):
        assert corro.bots.choose("spy", match, seat, random.Random(seed)) == match.moves(seat)[0]
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
    assert corro.bots.names()[:2] == ("random", "greedy")


@pytest.mark.parametrize("bot", ["deep blue", None, 7, ["random"]])
def test_an_unknown_bot_is_refused(bot: Any) -> None:
    match = in_the_middle(4)
    with pytest.raises(corro.BadOptions, match="there is no bot"):
        corro.bots.choose(bot, match, match.owing[0], random.Random(1))


@pytest.mark.parametrize("seat", [None, 99, True, "0"])
def test_a_seat_that_owes_nothing_has_nothing_to_choose(seat: Any) -> None:
    with pytest.raises(corro.IllegalMove, match="owes nothing"):
        corro.bots.choose("random", in_the_middle(5), seat, random.Random(1))


# Bots of others ----------------------------------------------------------------------------------------------------


class First:
    """A bot that is a class: it answers with the text of the first move."""

    def __call__(self, match: corro.Match, seat: int, rng: random.Random) -> str:
        return match.moves(seat)[0].text


@pytest.mark.parametrize("bot", [First, First()])
def test_a_class_or_an_object_of_it_is_a_bot_that_may_answer_with_a_text(mine: Register, bot: Any) -> None:
    mine("first", bot)
    assert "first" in corro.bots.names()
    match = in_the_middle(6)
    seat = match.owing[0]
    assert corro.bots.choose("first", match, seat, random.Random(1)) == match.moves(seat)[0]


def raises(match: corro.Match, seat: int, rng: Any) -> corro.Move:
    raise RuntimeError("out of ideas")


def leaves(match: corro.Match, seat: int, rng: Any) -> corro.Move:
    raise SystemExit


def hangs(match: corro.Match, seat: int, rng: Any) -> corro.Move:
    time.sleep(5)
    return match.moves(seat)[0]


def babbles(match: corro.Match, seat: int, rng: Any) -> Any:
    return {"move": 3}


def shrugs(match: corro.Match, seat: int, rng: Any) -> Any:
    return None


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (raises, "raised RuntimeError: 'out of ideas'"),
        (leaves, "raised SystemExit"),
        (hangs, "has not answered within 0.05 seconds"),
        (babbles, "answered dict, which is no move here"),
        (shrugs, "answered None, which is no move here"),
    ],
)
def test_a_bot_that_fails_loses_its_turn_to_random_and_says_so(mine: Register, bot: Any, why: str) -> None:
    mine("bad", bot, seconds=0.05)
    match = in_the_middle(7)
    seat = match.owing[0]
    with pytest.warns(BotWarning, match="bot 'bad'") as told:
        move = corro.bots.choose("bad", match, seat, random.Random(1))
    assert move in match.moves(seat)
    assert str(told[0].message).startswith(f"bot 'bad' {why}")
    assert str(told[0].message).endswith("it loses this turn to random")


def test_a_bot_that_has_hung_three_times_is_not_asked_any_more(mine: Register) -> None:
    asked = []

    def sleeper(match: corro.Match, seat: int, rng: Any) -> corro.Move:
        asked.append(seat)
        return hangs(match, seat, rng)

    mine("sleeper", sleeper, seconds=0.02)
    match = in_the_middle(8)
    for _ in range(5):
        with pytest.warns(BotWarning):
            corro.bots.choose("sleeper", match, match.owing[0], random.Random(1))
    assert len(asked) == 3


def test_a_bot_cannot_spoil_the_match_it_is_given(mine: Register) -> None:
    def vandal(match: corro.Match, seat: int, rng: Any) -> str:
        while not match.over:
            match.play(match.owing[0], match.moves(match.owing[0])[0])
        return "nonsense"

    mine("vandal", vandal)
    match = in_the_middle(9)
    before = match.digest()
    with pytest.warns(BotWarning):
        corro.bots.choose("vandal", match, match.owing[0], random.Random(1))
    assert match.digest() == before


@pytest.mark.parametrize("name", ["random", "greedy", "", "a\nb", None, 7])
def test_a_bot_needs_a_name_of_its_own(name: Any) -> None:
    with pytest.raises(corro.BadOptions, match="a bot cannot be called"):
        corro.bots.register(name, First)


@pytest.mark.parametrize("bot", [None, 7, "first"])
def test_a_bot_has_to_be_something_that_can_be_called(bot: Any) -> None:
    with pytest.raises(corro.BadOptions, match="a bot is a function, or a class"):
        corro.bots.register("mine", bot)


def test_a_bot_has_randomness_of_its_own(mine: Register) -> None:
    """One that hangs goes on in its thread, and must not go on drawing what the match is played with."""

    def drawing(match: corro.Match, seat: int, rng: random.Random) -> corro.Move:
        assert len({rng.random() for _ in range(50)}) == 50
        return match.moves(seat)[0]

    mine("drawing", drawing)
    mine("still", First)
    match = in_the_middle(10)
    following = []
    for bot in ("drawing", "still"):
        rng = random.Random(3)
        assert corro.bots.choose(bot, match, match.owing[0], rng) == match.moves(match.owing[0])[0]
        following.append(rng.random())
    assert following[0] == following[1]

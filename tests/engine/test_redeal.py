"""Worlds that a seat cannot tell from the real one."""

from __future__ import annotations

import random
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.matches import play_on
from tests.engine.toys.base import play, start
from tests.engine.toys.peek import PEEK


def secrets(match: Match) -> list[str]:
    state: Any = match.position()["state"]
    return [player["secret"] for player in state["players"]]


def peeked(match: Match, seat: int | None) -> list[Any]:
    """The cards that events have shown a seat, None where it saw only that somebody looked."""
    return [event.get("card") for event in match.events(seat) if event["event"] == "peeked"]


@pytest.fixture
def match() -> Match:
    """Seats 0 and 1 have looked at the card, seat 2 has not."""
    return play(start(PEEK, 3, None), "peek", "card/4", "end", "peek", "end")


def test_ones_own_secret_stays_and_all_others_come_out() -> None:
    match = corro.start("wall_street", seats=3, seed=7)
    worlds = [secrets(match.redeal(1, random.Random(seed))) for seed in range(120)]
    own = secrets(match)[1]
    assert {world[1] for world in worlds} == {own}
    every = {world[0] for world in worlds}
    assert own not in every
    assert {world[2] for world in worlds} == every
    assert all(len(set(world)) == 3 for world in worlds)
    assert set(secrets(match)) - {own} <= every


def test_a_watcher_knows_no_secret() -> None:
    match = corro.start("wall_street", seats=3, seed=7)
    worlds = [secrets(match.redeal(None, random.Random(seed))) for seed in range(60)]
    assert all(len({world[seat] for world in worlds}) > 3 for seat in range(3))


def test_the_same_bits_give_the_same_world_whatever_the_truth_is() -> None:
    match = corro.start("wall_street", seats=4, seed=3)
    for seed in range(20):
        world = match.redeal(2, random.Random(seed))
        assert world.redeal(2, random.Random(-1)).position() == match.redeal(2, random.Random(-1)).position()


def test_chance_goes_on_from_a_key_of_the_callers_bits() -> None:
    match = corro.start("wall_street", seats=2, seed=3)
    before: Any = match.position()["chance"]
    after: Any = match.redeal(0, random.Random(5)).position()["chance"]
    assert after["counter"] == 0
    assert after["key"] != before["key"]
    assert after == match.redeal(0, random.Random(5)).position()["chance"]
    assert after != match.redeal(0, random.Random(6)).position()["chance"]


def test_a_redeal_leaves_the_match_as_it_was() -> None:
    match = play_on(corro.start("wall_street", seats=3, seed=7), 1, 30)
    before = match.position(), match.events(1), match.record.to_data()
    play_on(match.redeal(0, random.Random(1)), 2)
    assert (match.position(), match.events(1), match.record.to_data()) == before


def test_who_has_seen_the_card_keeps_it_and_who_has_not_may_see_any(match: Match) -> None:
    worlds: list[list[Any]] = [
        [match.redeal(seat, random.Random(n)).position()["state"] for n in range(80)] for seat in range(3)
    ]
    assert [len({state["card"] for state in states}) for states in worlds] == [1, 1, 10]


def test_the_private_events_of_others_from_before_are_dropped(match: Match) -> None:
    assert [peeked(match, seat) for seat in (0, 1, 2, None)] == [[4, None], [None, 4], [None, None], [None, None]]
    world = match.redeal(0, random.Random(1))
    assert [peeked(world, seat) for seat in (0, 1, 2)] == [[4, None], [None, None], [None, None]]


def test_what_is_shown_after_the_redeal_is_seen_by_its_owner(match: Match) -> None:
    world = play(match.redeal(2, random.Random(1)), "peek")
    seen = peeked(world, 2)[-1]
    assert seen == world.view(2)["table"]["card"]  # type: ignore[index, call-overload]
    assert peeked(world, 0) == [None, None, None]


def test_a_redealt_world_redealt_for_another_seat_has_only_public_events(match: Match) -> None:
    world = match.redeal(0, random.Random(1)).redeal(1, random.Random(2))
    assert [peeked(world, seat) for seat in (0, 1, 2)] == [[None, None]] * 3
    back = world.redeal(0, random.Random(3))
    assert peeked(back, 0) == [None, None]


def test_a_second_redeal_for_the_same_seat_keeps_all_it_has_seen(match: Match) -> None:
    world = play(match.redeal(2, random.Random(1)), "peek").redeal(2, random.Random(2))
    assert peeked(world, 2)[-1] is not None
    twice = match.redeal(0, random.Random(1)).redeal(0, random.Random(2))
    assert peeked(twice, 0) == [4, None]


def test_the_record_of_a_redealt_match_starts_from_its_position(match: Match) -> None:
    world = match.redeal(0, random.Random(1))
    record = world.record
    assert record.start == world.position()
    assert (record.lines, record.commitment, record.seed) == ([], None, None)
    play(world, "walk")
    assert world.record.start == record.start
    assert world.record.lines == ["2 walk"]


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_a_redeal_is_for_a_seat_or_a_watcher(match: Match, seat: Any) -> None:
    with pytest.raises(corro.IllegalMove):
        match.redeal(seat, random.Random(1))


def test_a_redeal_wants_bits(match: Match) -> None:
    bits: Any = 7
    with pytest.raises(corro.Error, match=r"a redeal takes a random\.Random, not 7"):
        match.redeal(0, bits)

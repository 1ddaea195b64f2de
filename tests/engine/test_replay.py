"""From a record back to its match, finished or not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.matches import finished, is_a_sentence, play_on, record_of
from tests.engine.toys.base import play, replay, resume, start
from tests.engine.toys.draft import DRAFT
from tests.engine.toys.peek import PEEK


def refusal(data: Any) -> str:
    """Why a record cannot be replayed, in one clear sentence."""
    with pytest.raises(corro.BadRecord) as caught:
        corro.replay(record_of(data))
    assert is_a_sentence(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("moves", [0, 1, 2, 10, 30, 1000])
def test_a_replay_stands_where_the_match_stands(moves: int) -> None:
    match = play_on(corro.start("wall_street", seats=3, seed=7), 2, moves)
    again = corro.replay(match.record)
    assert again.digest() == match.digest()
    assert again.owing == match.owing
    assert all(again.events(seat) == match.events(seat) for seat in (None, 0, 1, 2))
    assert again.record.to_data() == match.record.to_data()


def test_a_match_that_is_not_over_goes_on_with_other_draws() -> None:
    match = play_on(corro.start("wall_street", seats=3, seed=7), 2, 5)
    again = corro.replay(match.record)
    assert again.position()["chance"] != match.position()["chance"]
    play_on(again, 2)
    assert again.over
    with pytest.raises(corro.BadRecord, match="nobody committed to a seed"):
        corro.verify(again.record)


def test_a_replayed_match_can_be_undone_like_the_match() -> None:
    match = play(start(PEEK), "walk", "end")
    again = replay(PEEK, match.record)
    digest = start(PEEK).digest()
    for one in (match, again):
        assert one.can_undo(0)
        one.undo(0)
        assert one.digest() == digest


def test_sealed_answers_that_are_pending_are_replayed() -> None:
    match = start(DRAFT, 3)
    play(match, f"1 {match.moves(1)[0].text}", f"2 {match.moves(2)[3].text}")
    match.undo(2)
    again = replay(DRAFT, match.record)
    assert again.digest() == match.digest()
    assert again.can_undo(1)
    assert not again.can_undo(2)


def test_draws_that_are_missing_at_the_end_are_drawn() -> None:
    data = finished()
    data |= {"lines": data["lines"][:4], "seed": None, "result": None}
    again = corro.replay(record_of(data))
    assert again.version > 4
    assert again.owing[0] >= 0


def test_any_legal_draw_will_do_for_a_replay() -> None:
    match = corro.start("wall_street", seats=3, seed=7)
    data: Any = match.record.to_data()
    other = next(f"nature dual/{pair}" for pair in duals() if f"nature dual/{pair}" not in data["lines"])
    data["lines"][0] = other
    assert corro.replay(record_of(data)).record.lines[0] == other


def duals() -> list[str]:
    open_match = corro.start("wall_street", chance="open")
    return [move.text.removeprefix("dual/") for move in open_match.moves(corro.NATURE)]


def test_an_illegal_draw_is_found() -> None:
    data = finished()
    data["lines"][0] = "nature dual/gold"
    assert refusal(data).startswith("line 1: 'dual/gold' is no move here; nature may play dual/")


def from_a_position() -> Match:
    return play_on(corro.resume(play_on(corro.start("wall_street", seats=3, seed=7), 1, 20).position()), 2, 20)


def test_a_record_from_a_position_is_replayed_with_the_draws_of_its_own_key() -> None:
    match = from_a_position()
    again = corro.replay(record_of(match.record.to_data()))
    assert again.position() == match.position()
    data: Any = match.record.to_data()
    place = next(place for place, line in enumerate(data["lines"]) if line.startswith("nature card/"))
    data["lines"][place] = "nature card/explosion"
    assert refusal(data).startswith(f"line {place + 1}: ")


def test_a_record_of_a_redealt_match_is_replayed() -> None:
    for chance in ("fair", "open"):
        match = play_on(corro.start("wall_street", seats=3, seed=7, chance=chance), 1, 40)
        world = play_on(match.redeal(1, random.Random(1)), 2, 20)
        assert corro.replay(record_of(world.record.to_data())).position() == world.position()


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("seats", 4, "start: seats or options are not those of the record"),
        ("chance", "open", "start: its chance is not open"),
        ("digest", "00" * 32, "start: its components are not those of the record"),
        ("start", {}, "the file has no game"),
        ("game", "chess", "there is no game 'chess'"),
    ],
)
def test_a_head_that_is_not_of_its_position_is_found(key: str, value: Any, says: str) -> None:
    assert refusal(from_a_position().record.to_data() | {key: value}).startswith(says)


@pytest.mark.parametrize("key", ["game", "turn", "state", "agenda", "chance", "sealed"])
def test_a_spoiled_position_at_the_start_is_found(key: str) -> None:
    data: Any = from_a_position().record.to_data()
    data["start"][key] = "spoiled"
    assert "spoiled" in refusal(data) or "is 'spoiled'" in refusal(data)


@pytest.mark.parametrize(
    "components",
    [
        {},
        {"set": {}},
        {"set": {"name": "mine", "game": "wall_street"}},
        {"set": {"name": "standard", "game": "wall_street", "schema": 1}},
        {"set": {"name": "\ud800", "game": "wall_street", "schema": 1}},
        {"set": {"name": "mine", "game": "chicago", "schema": 1}},
        {"set": 1.5},
    ],
    ids=["nothing", "no name", "no schema", "standard", "no text", "another game", "a fraction"],
)
def test_a_component_set_that_is_none_is_found(components: Any) -> None:
    data = finished()
    data["options"]["components"] = "mine"
    assert refusal(data | {"components": components})


def test_a_position_of_a_toy_is_no_position_of_another() -> None:
    with pytest.raises(corro.BadPosition, match=r"^game is 'peek', but it has to be draft$"):
        resume(DRAFT, start(PEEK).position())

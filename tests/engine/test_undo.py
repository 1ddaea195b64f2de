"""How far back undo goes, and where it ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.matches import HUGE, is_a_sentence
from tests.engine.toys.bag import BAG
from tests.engine.toys.base import play, replay, resume, start, verify
from tests.engine.toys.peek import PEEK


def known(match: Match) -> tuple[Any, ...]:
    return match.digest(), match.events(None), [match.events(seat) for seat in range(match.seats)], match.owing


def test_undo_goes_back_to_the_start_of_the_turn_not_of_the_move() -> None:
    match = start(PEEK)
    before = known(match)
    play(match, "walk", "walk")
    match.undo(0)
    assert known(match) == before


def test_a_turn_that_is_just_finished_can_be_undone() -> None:
    match = start(PEEK)
    before = known(match)
    play(match, "walk", "end")
    assert match.owing == (1,)
    match.undo(0)
    assert known(match) == before


def test_only_the_last_turn_can_be_undone() -> None:
    match = play(start(PEEK), "walk", "end")
    before = known(match)
    play(match, "walk")
    assert not match.can_undo(0)
    match.undo(1)
    assert known(match) == before
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_a_second_turn_is_undone_to_its_own_start() -> None:
    match = play(start(PEEK), "end", "end")
    before = known(match)
    play(match, "walk", "walk")
    match.undo(0)
    assert known(match) == before


def test_after_undo_the_turn_can_be_played_and_undone_again() -> None:
    match = start(PEEK)
    before = known(match)
    for _ in range(3):
        play(match, "walk", "end").undo(0)
    assert known(match) == before
    assert not match.can_undo(0)


def test_the_record_keeps_both_lines_and_leads_to_the_same_match() -> None:
    match = play(start(PEEK), "walk", "end")
    match.undo(0)
    play(match, "end", "end", "end", "end")
    assert match.record.lines == ["0 walk", "0 end", "0 undo", "0 end", "1 end", "0 end", "1 end"]
    assert replay(PEEK, match.record).digest() == match.digest()
    assert verify(PEEK, match.record).digest() == match.digest()


def test_nothing_is_undone_over_a_draw() -> None:
    match = play(start(PEEK), "walk", "peek")
    assert match.record.lines[-1].startswith("nature card/")
    assert not match.can_undo(0)
    assert not play(match, "walk").can_undo(0)


def test_nothing_is_undone_over_a_draw_of_open_chance() -> None:
    match = play(start(PEEK, 2, None), "walk", "peek")
    assert match.owing == (corro.NATURE,)
    assert match.can_undo(0)
    assert not play(match, "card/3").can_undo(0)


def test_a_draw_that_tells_nobody_anything_is_a_draw_too() -> None:
    fair = start(BAG)
    fair.play(0, fair.moves(0)[0])
    assert not fair.can_undo(0)
    chosen = play(start(BAG, 2, None), "cube/0", "cube/0", "cube/1", "cube/1", "choose/0")
    assert chosen.can_undo(0)
    assert not play(chosen, "cube/2").can_undo(0)


def test_nothing_is_undone_over_a_reveal_even_to_one_seat() -> None:
    match = play(start(PEEK), "peek", "end", "walk")
    assert match.can_undo(1)
    play(match, "peek")
    assert match.record.lines[-1] == "1 peek"
    assert not match.can_undo(1)
    assert not play(match, "end").can_undo(1)


def test_at_the_end_the_seed_is_told_so_nothing_can_be_undone() -> None:
    match = play(start(PEEK), "end", "end", "end", "end")
    assert match.record.seed is not None
    assert not match.can_undo(1)


def test_copies_keep_what_can_be_undone() -> None:
    match = start(PEEK)
    before = known(match)
    twin = play(match, "walk").copy()
    play(match, "end", "end")
    twin.undo(0)
    assert known(twin) == before
    assert not match.can_undo(0)


def test_what_a_copy_undoes_stays_done_in_the_match() -> None:
    match = play(start(PEEK), "walk")
    after = known(match)
    twin = match.copy()
    twin.undo(0)
    play(twin, "end", "walk")
    assert known(match) == after
    assert match.record.lines == ["0 walk"]


def test_resumed_and_redealt_matches_start_without_undo() -> None:
    match = play(start(PEEK), "walk")
    assert match.can_undo(0)
    assert not resume(PEEK, match.position()).can_undo(0)
    assert not match.redeal(0, random.Random(1)).can_undo(0)


def test_what_is_played_after_a_resume_can_be_undone_to_where_it_was_resumed() -> None:
    again = resume(PEEK, play(start(PEEK), "walk").position())
    digest = again.digest()
    play(again, "walk").undo(0)
    assert again.digest() == digest


@pytest.mark.parametrize("seat", [1, 99, -1, -3, True, "0", None, 0.0, HUGE])
def test_undo_for_a_seat_without_one_is_an_illegal_move(seat: Any) -> None:
    match = play(start(PEEK), "walk")
    before = known(match), match.version
    assert not match.can_undo(seat)
    with pytest.raises(corro.IllegalMove) as caught:
        match.undo(seat)
    assert is_a_sentence(caught.value)
    assert (known(match), match.version) == before


def test_undo_is_no_move_that_is_played() -> None:
    match = play(start(PEEK), "walk")
    with pytest.raises(corro.IllegalMove):
        match.play(0, "undo")
    assert match.version == 1


def test_a_late_turn_is_undone_over_draws_and_earlier_undos() -> None:
    match = corro.start("wall_street", seats=3, seed=7, options={"tycoons": "mixed"})
    rng = random.Random(7)
    undone, turn = 0, None
    while not match.over:
        seat = rng.choice(match.owing)
        before, begins = known(match), match.view(None)["turn"] != turn
        turn = match.view(None)["turn"]
        match.play(seat, rng.choice(match.moves(seat)))
        if match.can_undo(seat) and len(match.owing) == 1 and begins:
            twin = match.copy()
            twin.undo(seat)
            assert known(twin) == before
            undone += 1
        elif match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
    assert undone > 50


def test_the_pawn_of_a_setup_can_be_placed_again_until_the_next_is_placed() -> None:
    match = corro.start("wall_street", seats=3, seed=7)
    before = known(match)
    first, second = match.owing[0], (match.owing[0] + 1) % 3
    match.play(first, "place/4")
    match.undo(first)
    assert known(match) == before
    match.play(first, "place/5")
    match.play(second, "place/5")
    assert not match.can_undo(first)
    assert match.can_undo(second)

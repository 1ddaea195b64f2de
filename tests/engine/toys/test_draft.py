"""A sealed draft of two questions for each seat."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.toys.base import play, resume, start, table_of, texts
from tests.engine.toys.draft import DRAFT


def answers(match: Match) -> list[str]:
    """Two answers for each seat, as texts to be played."""
    hands = table_of(match)["hands"]
    return [f"{seat} {verb}/{hand[place]}" for seat, hand in enumerate(hands) for place, verb in enumerate(ORDER)]


ORDER = ("fight", "count")


def test_everybody_is_asked_at_once() -> None:
    match = start(DRAFT, 3)
    assert match.owing == (0, 1, 2)
    assert all(len(match.moves(seat)) == 4 for seat in match.owing)


def test_the_second_question_comes_after_the_first_and_depends_on_it() -> None:
    match = start(DRAFT)
    first = texts(match, 1)[0]
    play(match, f"1 {first}")
    assert len(texts(match, 1)) == 3
    assert first.replace("fight", "count") not in texts(match, 1)
    assert match.owing == (0, 1)


def test_answers_in_any_order_give_the_same_state() -> None:
    begun = start(DRAFT, 3)
    given = answers(begun)
    digests, events = set(), set()
    for order in itertools.permutations(given):
        if all(order.index(given[2 * seat]) < order.index(given[2 * seat + 1]) for seat in range(3)):
            match = play(begun.copy(), *order)
            digests.add(match.digest())
            events.add(str(match.events(None)))
    assert (len(digests), len(events)) == (1, 1)


def test_an_answer_tells_the_others_nothing_until_the_last_is_given() -> None:
    match = start(DRAFT)
    view, events = match.view(0), match.events(0)
    first, second = [text for text in answers(match) if text.startswith("1")]
    assert play(match, first).view(0) == view
    assert match.events(0) == events
    play(match, second)
    assert match.events(0) == events
    assert match.owing == (0,)


def test_a_seat_takes_its_own_answers_back_until_the_last_seat_has_answered() -> None:
    match = start(DRAFT)
    mine, then, others, last = answers(match)
    digest = match.digest()
    play(match, mine, then, others)
    match.undo(0)
    assert match.moves(0)[0].verb == "fight"
    assert match.can_undo(1)
    match.undo(1)
    assert match.digest() == digest
    assert not match.can_undo(0)
    play(match, mine, then, others, last)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    again = [mine, then, others, last]
    assert match.record.lines[-9:] == [*again[:3], "0 undo", "1 undo", *again]


def test_the_next_draft_of_the_same_kind_has_nothing_to_take_back_yet() -> None:
    match = start(DRAFT)
    play(match, *answers(match))
    assert match.owing == (0, 1)
    assert not match.can_undo(0)
    with pytest.raises(corro.IllegalMove):
        match.undo(0)


def test_pending_answers_are_part_of_the_position() -> None:
    match = start(DRAFT)
    mine, _, others, last = answers(match)
    play(match, mine, others)
    position: Any = match.position()
    assert position["sealed"] == [[mine[2:]], [others[2:]]]
    again = resume(DRAFT, position)
    assert again.owing == (0, 1)
    assert not again.can_undo(0)
    assert texts(again, 1) == texts(match, 1)
    assert play(again, last).digest() == play(match, last).digest()


def test_a_redeal_keeps_ones_own_answers_and_draws_those_of_the_others_anew() -> None:
    match = start(DRAFT)
    mine, _, others, last = answers(match)
    play(match, mine, others, last)
    seen = set()
    for seed in range(40):
        position: Any = match.redeal(0, random.Random(seed)).position()
        sealed = position["sealed"]
        assert sealed[0] == [mine[2:]]
        assert [text.split("/")[0] for text in sealed[1]] == list(ORDER)
        assert all(int(text.split("/")[1]) in position["state"]["hands"][1] for text in sealed[1])
        seen.add(str(sealed[1]))
    assert len(seen) > 10


def test_how_far_another_seat_has_come_is_not_known_so_every_length_comes_out() -> None:
    match = start(DRAFT)
    play(match, answers(match)[2])
    worlds: list[Any] = [match.redeal(0, random.Random(seed)).position() for seed in range(40)]
    assert {len(world["sealed"][1]) for world in worlds} == {0, 1}

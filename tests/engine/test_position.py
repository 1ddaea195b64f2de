"""A position on paper, and everything that is none."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.matches import is_a_sentence, play_on
from tests.engine.toys.base import play, resume, start
from tests.engine.toys.base import play_on as play_toy
from tests.engine.toys.draft import DRAFT
from tests.engine.toys.peek import PEEK

KEYS = ["game", "seats", "turn", "options", "components", "agenda", "sealed", "scores", "winners", "state", "chance"]


def middle() -> Match:
    """A match of three in the middle of the game."""
    return play_on(corro.start("wall_street", seats=3, seed=7), 1, 20)


def refusal(data: Any, read: Callable[[Any], Match] = corro.resume) -> str:
    """Why there is no such position, in one clear sentence."""
    with pytest.raises(corro.BadPosition) as caught:
        read(data)
    assert is_a_sentence(caught.value)
    return str(caught.value)


def peek(position: Any) -> Match:
    return resume(PEEK, position)


def draft(position: Any) -> Match:
    return resume(DRAFT, position)


def sealed() -> Any:
    """A draft in which seat 0 has given both answers and seat 1 none."""
    match = start(DRAFT)
    play(match, f"0 {match.moves(0)[0].text}")
    return play(match, f"0 {match.moves(0)[0].text}").position()


def test_reading_a_position_is_the_inverse_of_writing_it() -> None:
    match = middle()
    written = json.dumps(match.position())
    again = corro.resume(json.loads(written))
    assert json.dumps(again.position()) == written
    assert again.position().keys() == set(KEYS)


def test_a_resumed_match_goes_on_as_the_match_does() -> None:
    match = middle()
    again = corro.resume(match.position())
    assert play_on(again, 5).position() == play_on(match, 5).position()


def test_a_resumed_match_has_no_past() -> None:
    again = corro.resume(middle().position())
    assert [again.events(seat) for seat in (None, 0, 1, 2)] == [[]] * 4
    assert (again.record.lines, again.record.commitment) == ([], None)


def test_a_position_is_the_callers_own() -> None:
    match = middle()
    before = json.dumps(match.position())
    position: Any = match.position()
    position["state"]["players"][0]["cash"] = 99
    position["agenda"].clear()
    again = corro.resume(match.position())
    assert json.dumps(match.position()) == before
    assert json.dumps(again.position()) == before


def test_resume_leaves_the_position_as_it_is() -> None:
    position = middle().position()
    written = json.dumps(position)
    play_on(corro.resume(position))
    assert json.dumps(position) == written


def test_the_end_of_a_match_is_a_position() -> None:
    match = play_on(middle())
    again = corro.resume(match.position())
    assert again.over
    assert (again.scores, again.winners) == (match.scores, match.winners)


def test_the_digest_leaves_chance_out() -> None:
    position: Any = middle().position()
    digest = corro.resume(position).digest()
    position["chance"] = {"key": "00" * 32, "counter": 5}
    assert corro.resume(position).digest() == digest
    position["turn"] += 1
    assert corro.resume(position).digest() != digest


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_refused(key: str) -> None:
    position = middle().position()
    del position[key]
    assert refusal(position) == f"the file has no {key}"


@pytest.mark.parametrize("key", ["version", "", "Turn", "x" * 500])
def test_an_unknown_key_is_refused(key: str) -> None:
    assert refusal(middle().position() | {key: 1}).startswith("the file has an unknown key '")


@pytest.mark.parametrize("data", [None, [], "{}", 7, {}, {"game": "chess"}, {"game": []}, {"game": None}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    assert refusal(data)


@pytest.mark.parametrize("key", KEYS)
def test_a_value_of_another_kind_is_refused(key: str) -> None:
    position = middle().position()
    values: list[Any] = [None, True, 10**5000, 1.5, "x", [[]], {"a": 1}, [None], -1]
    for value in values:
        if value is not None or key not in {"scores", "winners"}:
            assert refusal(position | {key: value})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "whist"}, "there is no game 'whist'"),
        ({"seats": 6}, "wall_street is for 2 to 5 seats, not for 6"),
        ({"turn": 10**9}, "turn is 1000000000, but it has to be a whole number from 0 to 1000000"),
        ({"options": {"board": "blue"}}, "options has no tycoons"),
        ({"components": "mine"}, "components is 'mine', but it has to be standard or a whole component set"),
        ({"agenda": []}, "scores is None, but it has to be a list"),
        ({"scores": [1, 2, 3]}, "scores is list, but it has to be null while something is due"),
        ({"winners": [0]}, "winners is list, but it has to be null while something is due"),
        ({"sealed": [[], []]}, "sealed is list, but it has to be a list of 3"),
        ({"sealed": [[], [], ["place/1"]]}, "sealed[2] is 'place/1', but it has to be an answer to the question"),
        ({"sealed": [[], [], None]}, "sealed[2] is None, but it has to be a list of moves"),
        ({"agenda": [{"step": "Action"}]}, "agenda[0] has no seat"),
        (
            {"agenda": [{"step": "Action", "seat": 3}]},
            "agenda[0].seat is 3, but it has to be a whole number from 0 to 2",
        ),
        ({"agenda": [{"step": "Action", "seat": 0, "player": 0}]}, "agenda[0] has an unknown key 'player'"),
        ({"agenda": [{"step": "Dance", "seat": 0}]}, "agenda[0].step is 'Dance', but it has to be one of "),
        ({"agenda": [{"seat": 0}]}, "agenda[0] has no step"),
        ({"agenda": ["Action"]}, "agenda[0] is 'Action', but it has to be an object"),
        ({"agenda": [{"step": "Lay", "card": "tea"}]}, "agenda[0].card is 'tea', but it has to be one of "),
        ({"agenda": [{"step": "EndOfTurn", "player": 0}] * 201}, "agenda is list, but it has to be at most 200 steps"),
        ({"chance": "fair"}, "chance is 'fair', but it has to be an object"),
        ({"chance": {"key": "00" * 32}}, "chance has no counter"),
        ({"chance": {"key": "AA" * 32, "counter": 0}}, "chance.key is 'AAAA"),
        ({"chance": {"key": "00" * 31, "counter": 0}}, "chance.key is '0000"),
        ({"chance": {"key": "00" * 32, "counter": -1}}, "chance.counter is -1, but it has to be a whole number"),
        ({"chance": {"key": "00" * 32, "counter": 1 << 63}}, "chance.counter is 9223372036854775808, but"),
        ({"chance": {"key": "00" * 32, "counter": 0, "seed": 7}}, "chance has an unknown key 'seed'"),
    ],
    ids=str,
)
def test_a_value_that_cannot_be_is_refused_with_what_can(change: dict[str, Any], says: str) -> None:
    assert refusal(middle().position() | change).startswith(says)


def test_the_games_own_keys_are_all_wanted_and_no_others() -> None:
    position: Any = middle().position()
    state = position["state"]
    for key in state:
        rest = {other: value for other, value in state.items() if other != key}
        assert refusal(position | {"state": rest}) == f"state has no {key}"
        assert refusal(position | {"state": state | {f"{key}?": 1}}) == f"state has an unknown key '{key}?'"


def test_a_position_stands_where_somebody_owes_an_answer() -> None:
    position = start(PEEK).position()
    for agenda in ([{"step": "EndOfTurn", "player": 0}], [{"step": "Look", "player": 0}]):
        says = refusal(position | {"agenda": agenda}, peek)
        assert says == "agenda: nobody owes an answer to the first step, or there is none to give"


def test_a_draw_is_due_only_where_chance_is_the_callers() -> None:
    position = corro.start("wall_street", chance="open").position()
    assert corro.resume(position).owing == (corro.NATURE,)
    fair = position | {"chance": {"key": "00" * 32, "counter": 0}}
    assert refusal(fair).startswith("agenda: nobody owes an answer")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"scores": None}, "scores is None, but it has to be a list"),
        ({"scores": [1]}, "scores is list, but it has to be a list of 2"),
        ({"scores": [1, True]}, "scores[1] is True, but"),
        ({"winners": []}, "winners is list, but it has to be the seats that won, in order"),
        ({"winners": [1, 0]}, "winners is list, but it has to be the seats that won, in order"),
        ({"winners": [0, 0]}, "winners is list, but it has to be the seats that won, in order"),
        ({"winners": [2]}, "winners is 2, but it has to be a whole number from 0 to 1"),
        ({"sealed": [["walk"], []]}, "sealed[0] is 'walk', but it has to be an answer"),
    ],
    ids=str,
)
def test_a_result_that_cannot_be_is_refused(change: dict[str, Any], says: str) -> None:
    ended = play(start(PEEK), "end", "end", "end", "end").position()
    assert peek(ended).over
    assert refusal(ended | change, peek).startswith(says)


def test_sealed_answers_have_to_answer_the_question_on_top() -> None:
    position = sealed()
    mine = position["sealed"][0]
    assert draft(position).owing == (1,)
    for spoiled in ([*mine, mine[0]], mine[1:], mine[::-1], [mine[0]] * 2, ["fight/99"], [1], [None]):
        says = refusal(position | {"sealed": [spoiled, []]}, draft)
        assert says.startswith("sealed[0] is ")
        assert says.endswith("but it has to be an answer to the question on top of the agenda")


def test_a_sealed_step_that_all_have_answered_is_no_position() -> None:
    match = start(DRAFT)
    all_given = []
    for seat in (0, 1):
        twin = match.copy()
        texts = []
        for _ in range(2):
            texts.append(twin.moves(seat)[0].text)
            twin.play(seat, texts[-1])
        all_given.append(texts)
    position = match.position() | {"sealed": all_given}
    assert refusal(position, draft).startswith("agenda: nobody owes an answer to the first step")


def test_a_position_of_any_moment_of_a_toy_is_read_back() -> None:
    match = start(DRAFT, 3)
    for _ in range(12):
        assert draft(json.loads(json.dumps(match.position()))).position() == match.position()
        play_toy(match, random.Random(1), 1)
    assert match.over

"""What a record proves, and that nothing in it can be changed unseen."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

import corro
from tests.engine.matches import finished, finished_text, is_a_sentence, play_on, record_of


def refusal(data: Any) -> str:
    """Why a record does not hold, in one clear sentence."""
    with pytest.raises(corro.BadRecord) as caught:
        corro.verify(record_of(data))
    assert is_a_sentence(caught.value)
    return str(caught.value)


def place_of(data: Any, start: str) -> int:
    """The first line that begins so."""
    return next(place for place, line in enumerate(data["lines"]) if line.startswith(start))


def test_a_finished_match_is_verified() -> None:
    match = corro.verify(corro.Record.from_json(finished_text()))
    assert match.over
    assert match.record.to_json() == finished_text()


@pytest.mark.parametrize("options", [{"tycoons": "mixed"}, {"call_options": True, "board": "orange"}])
def test_matches_with_expansions_are_verified(options: Any) -> None:
    match = play_on(corro.start("wall_street", seats=4, seed=b"x", options=options), 3)
    assert corro.verify(match.record).digest() == match.digest()


def test_a_match_with_undo_is_verified() -> None:
    match = corro.start("wall_street", seats=3, seed=7)
    for _ in range(3):
        seat = match.owing[0]
        match.play(seat, match.moves(seat)[0])
        match.undo(seat)
        match.play(seat, match.moves(seat)[1])
    play_on(match)
    assert sum(line.endswith(" undo") for line in match.record.lines) == 3
    assert corro.verify(match.record).digest() == match.digest()


def test_an_altered_draw_is_found() -> None:
    data = finished()
    first = data["lines"][0]
    data["lines"][0] = "nature dual/1" if not first.endswith("/1") else "nature dual/2"
    assert refusal(data) == f"line 1: {data['lines'][0]!r} is not what chance gave; that was {first!r}"


def test_a_draw_that_is_altered_later_is_found() -> None:
    data = finished()
    place = max(place for place, line in enumerate(data["lines"]) if line.startswith("nature card/"))
    data["lines"][place] = "nature card/explosion"
    assert refusal(data).startswith(f"line {place + 1}: 'nature card/explosion' is not what chance gave")


def test_an_illegal_move_is_found() -> None:
    data = finished()
    place = next(place for place, line in enumerate(data["lines"]) if not line.startswith("nature"))
    seat = data["lines"][place].split()[0]
    data["lines"][place] = f"{seat} bluff"
    assert refusal(data).startswith(f"line {place + 1}: 'bluff' is no move here; seat {seat} may play place/0")


def test_a_move_of_another_seat_is_found() -> None:
    data = finished()
    place = next(place for place, line in enumerate(data["lines"]) if not line.startswith("nature"))
    seat, move = data["lines"][place].split()
    data["lines"][place] = f"{(int(seat) + 1) % 3} {move}"
    assert "owes nothing now" in refusal(data)


@pytest.mark.parametrize("who", ["99", "3", "-1", "00", "", "Nature", "seat", "\u0660", "1.0"])
def test_a_line_of_nobody_is_found(who: str) -> None:
    data = finished()
    place = next(place for place, line in enumerate(data["lines"]) if not line.startswith("nature"))
    data["lines"][place] = f"{who} {data['lines'][place].split()[1]}"
    assert refusal(data) == f"line {place + 1}: there is no seat {who!r}; the seats are 0 to 2"


def test_a_seat_that_is_spelt_otherwise_is_found_even_if_it_is_the_right_one() -> None:
    data = finished()
    place = place_of(data, "1 ")
    data["lines"][place] = "0" + data["lines"][place]
    assert "there is no seat '01'" in refusal(data)


def test_swapped_draws_are_found() -> None:
    data = finished()
    lines = data["lines"]
    lines[0], lines[1] = lines[1], lines[0]
    assert refusal(data).startswith("line 1: ")


def test_any_line_that_is_missing_is_found() -> None:
    rng = random.Random(1)
    count = len(finished()["lines"])
    for place in [*range(12), *rng.sample(range(count), 40), count - 2]:
        data = finished()
        del data["lines"][place]
        assert refusal(data)


def test_any_line_that_stands_twice_is_found() -> None:
    for place in range(0, len(finished()["lines"]), 9):
        data = finished()
        data["lines"].insert(place, data["lines"][place])
        assert refusal(data)


@pytest.mark.parametrize("most", [0, 1, 20, 60, -1])
def test_a_missing_end_is_found(most: int) -> None:
    data = finished()
    data["lines"] = data["lines"][:most]
    assert refusal(data).startswith(f"the record ends at line {len(data['lines'])}")


def test_a_line_after_the_end_is_found() -> None:
    data = finished()
    data["lines"].append("0 place/1")
    assert refusal(data).endswith("the match is over; seat 0 has nothing to play")


def test_an_undo_that_was_not_possible_is_found() -> None:
    data = finished()
    place = place_of(data, "1 ")
    data["lines"].insert(place, "1 undo")
    assert "seat 1 has nothing to undo" in refusal(data)


def test_a_wrong_seed_is_found() -> None:
    data = finished() | {"seed": "00" * 32}
    assert refusal(data) == "the seed is not the one that was committed to at the start"


def test_a_wrong_commitment_is_found() -> None:
    data = finished() | {"commitment": "00" * 32}
    assert refusal(data) == "the seed is not the one that was committed to at the start"


def test_another_seed_with_its_own_commitment_gives_other_draws() -> None:
    key = bytes(32)
    data = finished() | {"seed": key.hex(), "commitment": hashlib.sha256(key).hexdigest()}
    assert "is not what chance gave" in refusal(data)


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_wrong_result_is_found(key: str) -> None:
    data = finished()
    data["result"][key] = [*data["result"][key][:-1], data["result"][key][-1] + 1]
    assert refusal(data).startswith("the result is {'scores': ")


def test_a_missing_result_is_found() -> None:
    assert refusal(finished() | {"result": None}).endswith("but the record says None")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seats": 4}, "line "),
        ({"seats": 9}, "wall_street is for 2 to 5 seats, not for 9"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 999}, "this record is of version 999 of the rules of wall_street; here is version"),
        ({"digest": "00"}, "digest: the record is of components 00, not of"),
        ({"options": {}}, "options: a record names all of them, and its component set"),
        ({"seed": None}, "the seed of this record is not told"),
        ({"commitment": None}, "nobody committed to a seed in this record"),
        ({"chance": "open"}, "nobody committed to a seed in this record"),
    ],
    ids=str,
)
def test_a_head_that_is_not_of_this_match_is_found(change: dict[str, Any], says: str) -> None:
    assert refusal(finished() | change).startswith(says)


def test_other_options_are_found() -> None:
    data = finished()
    data["options"]["tycoons"] = "mixed"
    assert refusal(data)


def test_an_unfinished_match_is_refused() -> None:
    match = play_on(corro.start("wall_street", seats=3, seed=7), 1, 20)
    told = match.record.to_data()
    assert refusal(told).startswith("the seed of this record is not told: the match was not over")
    assert refusal(told | {"seed": finished()["seed"]}).endswith("before the match is over")


def test_a_match_with_open_chance_is_refused() -> None:
    match = play_on(corro.start("wall_street", chance="open"))
    assert "its draws cannot be verified" in refusal(match.record.to_data())


def test_what_starts_from_a_position_is_refused() -> None:
    match = play_on(corro.start("wall_street", seats=3, seed=7), 1, 20)
    for other in (corro.resume(match.position()), match.redeal(0, random.Random(1))):
        told = play_on(other).record.to_data()
        assert refusal(told) == "this record starts from a position, so its draws cannot be verified"

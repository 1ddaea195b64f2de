"""What a match is made from: its game, its seats, its options and its seed."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import corro
from corro.engine.nature import key_of
from tests.engine.matches import HUGE, is_a_sentence


@pytest.mark.parametrize("seed", [0, 7, -7, 1 << 300, HUGE, b"", b"seed"])
def test_the_same_seed_gives_the_same_match(seed: int | bytes) -> None:
    one, other = (corro.start("wall_street", seats=3, seed=seed) for _ in range(2))
    assert one.position() == other.position()
    assert one.record.to_data() == other.record.to_data()


def test_other_seeds_give_other_matches() -> None:
    seeds: list[int | bytes] = [0, 7, -7, b"7", b"\x07", b""]
    assert len({corro.start("wall_street", seed=seed).digest() for seed in seeds}) == len(seeds)


def test_without_a_seed_every_match_is_another() -> None:
    assert corro.start("wall_street").digest() != corro.start("wall_street").digest()


def test_the_commitment_is_to_the_key_of_the_seed() -> None:
    record = corro.start("wall_street", seed=7).record
    assert record.commitment == hashlib.sha256(key_of(7)).hexdigest()
    assert record.seed is None


@pytest.mark.parametrize("seed", [True, 1.0, "7", [7], bytearray(b"7")])
def test_no_other_seed_is_taken(seed: Any) -> None:
    with pytest.raises(corro.BadOptions, match=r"^a seed is a whole number, bytes or None, not "):
        corro.start("wall_street", seed=seed)


@pytest.mark.parametrize("seats", [1, 6, 0, -1, True, 2.0, "3", HUGE])
def test_a_game_is_for_its_numbers_of_seats(seats: Any) -> None:
    with pytest.raises(corro.BadOptions, match=r"^wall_street is for 2 to 5 seats, not for "):
        corro.start("wall_street", seats=seats)


@pytest.mark.parametrize("game", ["", "chess", "Wall_Street", None, 7, [], HUGE])
def test_there_are_only_the_games_there_are(game: Any) -> None:
    with pytest.raises(corro.BadOptions) as caught:
        corro.start(game)
    assert is_a_sentence(caught.value)
    assert "wall_street" in str(caught.value)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"boards": "blue"}, "wall_street has no option 'boards'; it has board, tycoons, call_options, components"),
        ({"board": "green"}, "board cannot be 'green'; it may be blue, orange"),
        ({"call_options": 1}, "call_options cannot be 1; it may be false, true"),
        ({"call_options": "true"}, "call_options cannot be 'true'; it may be false, true"),
        ({"tycoons": None}, "tycoons cannot be None; it may be off, reward, punishment, mixed"),
        ({7: 1}, "wall_street has no option 7"),
        ({"board": 10**5000}, "board cannot be a number of 16610 bits"),
        ([], "options are given as a dictionary, not as list"),
        ("board", "options are given as a dictionary, not as 'board'"),
    ],
)
def test_an_option_is_refused_with_what_would_be_right(options: Any, says: str) -> None:
    with pytest.raises(corro.BadOptions) as caught:
        corro.start("wall_street", options=options)
    assert str(caught.value).startswith(says)


@pytest.mark.parametrize("components", ["mine", 7, None, "../wall_street", "", ["standard"]])
def test_an_unknown_component_set_is_refused(components: Any) -> None:
    with pytest.raises(corro.BadOptions, match=r"^components cannot be .*; for wall_street there is standard"):
        corro.start("wall_street", options={"components": components})


@pytest.mark.parametrize("chance", ["closed", None, True, ["open"]])
def test_chance_is_fair_or_open(chance: Any) -> None:
    with pytest.raises(corro.BadOptions, match=r"^chance is fair or open, not "):
        corro.start("wall_street", chance=chance)


def test_options_that_are_not_given_have_their_default() -> None:
    match = corro.start("wall_street", options={"tycoons": "mixed"})
    assert match.options == {"board": "blue", "tycoons": "mixed", "call_options": False, "components": "standard"}
    assert match.seats == 2


def test_an_option_knows_what_it_allows() -> None:
    option = corro.Option(25, tuple(range(100)))
    assert option.allows(0)
    assert option.allows(99)
    assert not any(option.allows(value) for value in (100, -1, True, "25", 25.0))
    assert repr(corro.Option(False, (False, True))) == "Option(default=False, allowed=(False, True))"

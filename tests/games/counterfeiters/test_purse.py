"""What seats cannot know, the money of the others, and the other worlds a redeal reaches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import corro
from corro import registry
from corro.engine import replay
from corro.engine.components import Components
from corro.engine.nature import key_of
from corro.games.counterfeiters.purse import Purse
from tests.games.counterfeiters.guess import Pairs, guesses
from tests.games.counterfeiters.scene import changed

SEEDS = range(4)
SEATS = (2, 3, 4)
FEW = 8
ENOUGH = 25


def travellers(seats: int, seed: int, *, public: bool = False) -> Iterator[corro.Match]:
    """A random match of players who like to fly, before every answer; payments to the Godfather may be public."""
    box = Components(changed(godfather_payment_public=public))
    match = replay.start(registry.game("counterfeiters"), box, seats, {"components": box.name}, key_of(seed))
    rng = Random(seed)
    while not match.over:
        yield match
        liking(match, rng)


def liking(match: corro.Match, rng: Random) -> None:
    """Play a random move, and every other time a flight if there is one."""
    seat = match.owing[0]
    moves = match.moves(seat)
    flights = [move for move in moves if move.text.startswith(("place/commercial", "place/jet"))]
    match.play(seat, rng.choice(flights if flights and rng.random() < 0.5 else moves))


def purse(match: corro.Match, seat: int) -> Purse:
    """What is public of a player's money."""
    state: Any = match._state
    found: Purse = state.purses[seat]
    return found


def possible(match: corro.Match, seat: int) -> Pairs:
    """The pairs that a redeal draws from, in dollars."""
    return {(10 * cash, 10 * account) for cash, account in purse(match, seat).possible(2)}


def player(match: corro.Match, seat: int) -> Any:
    """Everything about a player, hidden things too."""
    state: Any = match.position()["state"]
    return state["players"][seat]


def money(match: corro.Match, seat: int) -> tuple[int, int]:
    """Cash and account of a player."""
    return player(match, seat)["cash"], player(match, seat)["account"]


def places(match: corro.Match) -> list[int | None]:
    """Every seat, and a watcher."""
    return [None, *range(match.seats)]


# Whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_possible_is_exactly_what_the_public_events_leave(
    seats: int, public: bool
) -> None:  # CF-FLY-1, CF-POLICE-1, R-HIDDEN-2
    sizes, names = set(), set()
    for seed in SEEDS:
        for number, match in enumerate(travellers(seats, seed, public=public)):
            if number % 5 == 0 or match.view(None)["due"] == "Fly":
                for seat in range(seats):
                    found = possible(match, seat)
                    assert found == guesses(match.events(None), seat)
                    assert money(match, seat) in found
                    sizes.add(len(found))
        names |= {event["event"] for event in match.events(None)}
    assert {"started", "received", "paid", "bought", "flew", "godfather"} <= names
    assert (min(sizes), len(sizes) > FEW, max(sizes) > ENOUGH) == (1, True, True)


@pytest.mark.parametrize("seats", SEATS)
def test_redeals_reach_every_pair_of_a_small_set_and_no_other(seats: int) -> None:  # CF-FLY-1
    sizes: set[int] = set()
    for match in travellers(seats, seats):
        for seat in range(seats):
            expected = guesses(match.events(None), seat)
            if len(expected) in sizes or not 1 < len(expected) <= FEW:
                continue
            other = (None, (seat + 1) % seats)[len(sizes) % 2]
            assert {money(match.redeal(other, Random(number)), seat) for number in range(200)} == expected
            sizes.add(len(expected))
    assert len(sizes) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_every_redealt_pair_is_a_possible_one(seed: int) -> None:  # CF-FLY-1
    for number, match in enumerate(travellers(4, seed)):
        world = match.redeal(number % 4, Random(number))
        for seat in {*range(4)} - {number % 4}:
            assert money(world, seat) in guesses(match.events(None), seat)


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_knows_itself_never_changes(seats: int) -> None:  # CF-TURN-3
    for number, match in enumerate(travellers(seats, 1)):
        for place in places(match):
            world = match.redeal(place, Random(number))
            assert (world.owing, world.view(place)) == (match.owing, match.view(place))
            assert world.events(place) == match.events(place)
            if place is not None:
                assert player(world, place) == player(match, place)
                assert world.moves(place) == match.moves(place)


def test_a_redeal_changes_nothing_but_the_money_of_the_others() -> None:  # CF-PRINT-4, CF-FLY-5
    changed = set()
    for number, match in enumerate(travellers(4, 2)):
        for place in places(match):
            world, real = (it.position()["state"] for it in (match.redeal(place, Random(number)), match))
            assert isinstance(world, dict)
            assert isinstance(real, dict)
            rows: Any = [world.pop("players"), real.pop("players")]
            assert world == real
            for seat, (new, old) in enumerate(zip(*rows, strict=True)):
                keys = {key for key in old if new[key] != old[key]}
                assert keys <= ({"cash", "account"} if seat != place else set())
                changed |= keys
    assert changed == {"cash", "account"}


def test_whoever_owes_an_answer_has_one_in_every_redealt_world() -> None:  # CF-FLY-1
    due = set()
    for seed in range(2 * len(SEEDS)):
        for number, match in enumerate(travellers(2 + seed % 3, seed)):
            for place in places(match):
                world = match.redeal(place, Random(number))
                assert world.owing
                for seat in world.owing:
                    assert world.gone(seat) in world.moves(seat)
            due.add(match.view(None)["due"])
    assert {"Fly", "HandIn", "PlaceHenchman", "LastHenchman", "TakeBack", "PlaceAgain", "Diners"} <= due


@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_of_a_redeal_is_the_redeal(seats: int) -> None:  # CF-FLY-1
    for number, match in enumerate(travellers(seats, 3)):
        for place in places(match):
            once = match.redeal(place, Random(number))
            twice = match.redeal(place, Random(number + 1)).redeal(place, Random(number))
            assert once.position() == twice.position() == corro.resume(once.position()).position()


def test_a_watcher_redeals_the_money_of_all_seats() -> None:  # CF-SCORE-1
    changed = set()
    for number, match in enumerate(travellers(3, 1)):
        world = match.redeal(None, Random(number))
        changed |= {seat for seat in range(3) if money(world, seat) != money(match, seat)}
    assert changed == {0, 1, 2}


def test_nothing_is_redealt_once_everything_is_shown() -> None:  # CF-SCORE-1
    for match in travellers(3, 1):
        last = match
    assert last.over
    for number, place in enumerate(places(last)):
        assert last.redeal(place, Random(number)).digest() == last.digest()


# Facts -------------------------------------------------------------------------------------------------------------


def test_copies_share_the_facts_they_have_in_common_and_no_later_ones() -> None:  # CF-FLY-1
    for number, match in enumerate(travellers(3, 4)):
        if number % 6:
            continue
        before = [purse(match, seat).chain() for seat in range(3)]
        twins = [match.copy(), match.copy()]
        for draw, twin in enumerate(twins):
            rng = Random(draw)
            for _ in range(20):
                if not twin.over:
                    liking(twin, rng)
        assert [purse(match, seat).chain() for seat in range(3)] == before
        for seat in range(3):
            one, other = (purse(twin, seat).chain() for twin in twins)
            shared = before[seat]
            assert one[: len(shared)] == other[: len(shared)] == shared
            assert not {*one[len(shared) :]} & {*other[len(shared) :]}


def test_what_is_kept_of_the_possible_is_never_that_of_another_copy() -> None:  # CF-FLY-1
    for number, match in enumerate(travellers(3, 5)):
        if number % 8:
            continue
        for ask_first in (True, False):
            twins = [match.copy(), match.copy()]
            for draw, twin in enumerate(twins):
                for seat in range(3):
                    assert not ask_first or possible(twin, seat)
                rng = Random(draw)
                for _ in range(12):
                    if not twin.over:
                        liking(twin, rng)
                for seat in range(3):
                    assert twin.over or possible(twin, seat) == guesses(twin.events(None), seat)
        for seat in range(3):
            assert possible(match, seat) == possible(match, seat) == guesses(match.events(None), seat)

"""The greedy bot in every game: what it knows, its reasons, and that it wins."""

from __future__ import annotations

import random
from itertools import product

import pytest

import corro
from corro.research.simulate import simulate

GAMES = sorted(corro.games())


def positions(game: str, number: int) -> list[tuple[corro.Match, int]]:
    """Moments of matches in which a seat has more than one move."""
    found = []
    for seed in range(number):
        match = corro.start(game, seats=3, seed=seed)
        rng = random.Random(seed)
        for _ in range(rng.randrange(10, 150)):
            if match.over:
                break
            seat = rng.choice(match.owing)
            match.play(seat, rng.choice(match.moves(seat)))
        found += [(match, seat) for seat in match.owing[:1] if len(match.moves(seat)) > 1]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_same_knowledge_and_rng_give_the_same_answer(game: str) -> None:
    for match, seat in positions(game, 6):
        world = match.redeal(seat, random.Random(9))
        chosen = [corro.bots.choose("greedy", it, seat, random.Random(4)) for it in (match, world, match.copy())]
        assert len(set(chosen)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_its_reasons_begin_with_what_it_plays(game: str) -> None:
    for match, seat in positions(game, 6):
        reasons = corro.bots.explain("greedy", match, seat, random.Random(4))
        assert reasons[0].move == corro.bots.choose("greedy", match, seat, random.Random(4))
        assert {one.move for one in reasons} == set(match.moves(seat))
        assert [one.worth for one in reasons] == sorted([one.worth for one in reasons], reverse=True)
        for one in reasons:
            assert one.worth == pytest.approx(sum(one.parts.values()))
            assert repr(one).startswith(f"{one.move.text}: ")


@pytest.mark.parametrize("game", GAMES)
def test_it_leaves_the_match_as_it_is(game: str) -> None:
    for match, seat in positions(game, 4):
        before = match.digest(), match.version
        corro.bots.choose("greedy", match, seat, random.Random(4))
        assert (match.digest(), match.version) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_worth_something_to_a_seat_and_nothing_to_a_watcher(game: str) -> None:
    match, seat = positions(game, 3)[0]
    assert match.estimate(seat)
    assert match.estimate(None) == {}


def test_a_bot_without_reasons_says_so() -> None:
    match = corro.start("wall_street", seed=1)
    with pytest.raises(corro.BadOptions, match="'random' gives no reasons; greedy does"):
        corro.bots.explain("random", match, match.owing[0], random.Random(1))


@pytest.mark.parametrize("bots", [*product(("random", "greedy"), repeat=2), ("greedy", "random", "greedy")])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_seat_mix_comes_to_its_end(game: str, bots: tuple[str, ...]) -> None:
    tally = simulate(game, bots=bots, matches=len(bots), seed=6, jobs=1)
    assert {result.bots for result in tally.results} == {bots[first:] + bots[:first] for first in range(len(bots))}
    assert all(result.winners for result in tally.results)


@pytest.mark.parametrize("game", GAMES)
def test_it_beats_random(game: str) -> None:
    matches = 12 if game == "chicago" else 40
    tally = simulate(game, bots=("greedy", "random"), matches=matches, seed=3, jobs=1)
    assert sum(tally.wins("greedy")) >= 0.8 * matches

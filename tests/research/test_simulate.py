"""Many matches: the same with any number of jobs, told in order, and counted rightly."""

from __future__ import annotations

from typing import Any

import pytest

import corro
from corro.research.series import Result, Series, play, seating, seed_of
from corro.research.simulate import simulate
from corro.research.tally import Tally, interval

SERIES = Series("counterfeiters", ("a", "b", "c"), (), 5)


def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs() -> None:
    told: list[list[Result]] = []
    for jobs in (1, 2, 3):
        heard: list[Result] = []
        simulate("counterfeiters", bots=("random",) * 3, matches=35, seed=7, jobs=jobs, listen=heard.append)
        told.append(heard)
    assert told[0] == told[1] == told[2]
    assert [result.number for result in told[0]] == list(range(35))


def test_another_seed_gives_other_results() -> None:
    scores = [simulate("counterfeiters", matches=5, seed=seed, jobs=1).scores("random") for seed in (1, 2)]
    assert scores[0] != scores[1]


def test_everybody_moves_on_by_one_seat() -> None:
    assert [seating(SERIES, number) for number in range(4)] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c"),
    ]  # fmt: skip


def test_a_match_of_a_series_can_be_played_alone_and_verified() -> None:
    series = Series("counterfeiters", ("random", "greedy"), (), 3)
    result = play(series, 4, keep=True)
    assert result.record is not None
    match = corro.verify(corro.Record.from_json(result.record))
    assert (match.scores, match.winners) == (result.scores, result.winners)
    assert play(series, 4, keep=True) == result
    assert seed_of(series, 4, "match") != seed_of(series, 5, "match")


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally(SERIES)
    tally.add(Result(0, ("a", "b", "c"), (5, 5, 1), (0, 1), 10, 3, "police", None))
    tally.add(Result(1, ("b", "c", "a"), (9, 2, 1), (0,), 20, 5, "police", None))
    assert [tally.wins(name) for name in "abc"] == [[0.5, 0.0], [0.5, 1.0], [0.0, 0.0]]
    assert [tally.seat_wins(seat) for seat in range(3)] == [0.75, 0.25, 0.0]
    assert tally.scores("a") == [5, 1]
    assert tally.endings() == {"police": 2}
    data: Any = tally.data()
    assert (data["matches"], data["bots"]["b"]["wins"], data["decisions"]["mean"]) == (2, 0.75, 15.0)


def test_the_interval_is_that_of_wilson() -> None:
    low, high = interval(0.6, 50)
    assert (round(low, 4), round(high, 4)) == (0.4618, 0.7239)
    assert interval(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"matches": 0}, "there cannot be 0 matches"),
        ({"matches": True}, "there cannot be True matches"),
        ({"jobs": 0}, "there cannot be 0 jobs"),
        ({"seed": "x"}, "a seed is a whole number"),
        ({"bots": ("random",)}, "for 2 to 4 seats, not for 1"),
        ({"bots": ("random", "deep blue")}, "there is no bot 'deep blue'"),
        ({"options": {"stall_guard": 100}}, "stall_guard cannot be 100"),
        ({"options": {"components": "none"}}, "components"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(corro.BadOptions, match=why):
        simulate("counterfeiters", **({"matches": 2, "jobs": 1} | wrong))

"""A series of matches between bots: who sits where, and how each match went. The same seed gives the same series."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass

from corro import bots, matches
from corro.engine.match import Match


@dataclass(frozen=True)
class Series:
    """What is played: a game with its options, the bots at the table, and a seed."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, object], ...]
    seed: int


@dataclass(frozen=True)
class Result:
    """How one match went; seats are those of the match, `bots` says who sat there."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    ending: str
    record: str | None


def seating(series: Series, number: int) -> tuple[str, ...]:
    """Who sits where: everybody moves on by one seat from match to match."""
    first = number % len(series.bots)
    return series.bots[first:] + series.bots[:first]


def seed_of(series: Series, number: int, purpose: str) -> int:
    """The seed of one match, or of the bots in it, whatever was played before."""
    text = f"{series.seed}:{number}:{purpose}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def play(series: Series, number: int, keep: bool) -> Result:
    """Play one match of a series to its end."""
    seats = seating(series, number)
    match = matches.start(
        series.game, seats=len(seats), seed=seed_of(series, number, "match"), options=dict(series.options)
    )
    rng = random.Random(seed_of(series, number, "bots"))
    decisions = run(match, seats, rng)
    return Result(
        number,
        seats,
        match.scores or (),
        match.winners or (),
        decisions,
        match.turn,
        match.ending,
        match.record.to_json() if keep else None,
    )


def run(match: Match, seats: Sequence[str], rng: random.Random) -> int:
    """Let the bots play to the end; how many decisions they made."""
    decisions = 0
    while not match.over:
        seat = match.owing[0]
        match.play(seat, bots.choose(seats[seat], match, seat, rng))
        decisions += 1
    return decisions

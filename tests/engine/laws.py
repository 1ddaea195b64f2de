"""What holds in every game, checked along a match that chance plays."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import corro
from corro.engine.game import Game
from corro.engine.match import Match
from tests.engine.toys import base

NO_MOVES: tuple[Any, ...] = ("", "bluff", "take/99", "undo", 0, True, None, (), [], {}, b"take/0", 1.5, object())
NO_SEATS: tuple[Any, ...] = (-3, -2, 99, True, False, "0", 0.0, None, (0,), 10**5000)
REDEALS = 2


def play_lawfully(game: Game[Any], seats: int, seed: int, *, open_chance: bool) -> Match:
    """Play a match to its end by chance, and hold every position on the way against the laws."""
    rng = random.Random(seed)
    match = base.start(game, seats, None if open_chance else seed)
    past = [print_of(match)]
    while not match.over:
        check_question(match, rng)
        check_copy(match, rng)
        check_paper(game, match)
        check_redeals(match, rng)
        seat = rng.choice(match.owing)
        before = match.events(None if seat == corro.NATURE else seat)
        events = match.play(seat, rng.choice(match.moves(seat)))
        assert before + events == match.events(None if seat == corro.NATURE else seat)
        check_undo(match, past)
        past.append(print_of(match))
    check_end(game, match)
    return match


def print_of(match: Match) -> str:
    """Everything that an undo has to bring back."""
    return json.dumps([match.digest(), [match.events(seat) for seat in watching(match)]])


def watching(match: Match) -> list[int | None]:
    """Everybody at the table, and a watcher."""
    return [None, *range(match.seats)]


def check_question(match: Match, rng: random.Random) -> None:
    """Somebody owes an answer and has one; a seat that is gone too; nothing else is a move."""
    assert match.owing
    for seat in range(match.seats):
        moves = match.moves(seat)
        assert bool(moves) == (seat in match.owing)
        assert len({move.text for move in moves}) == len(moves)
        if moves:
            assert match.gone(seat) in moves
    whole = json.dumps([match.position(), match.record.to_data(), print_of(match)])
    seat = rng.choice(match.owing)
    for move in NO_MOVES:
        with pytest.raises(corro.IllegalMove):
            match.play(seat, move)
    text = match.moves(seat)[0].text
    idle = [seat for seat in range(-1, match.seats) if seat not in match.owing]
    for wrong in (*NO_SEATS, *idle):
        assert match.moves(wrong) == ()
        with pytest.raises(corro.IllegalMove):
            match.play(wrong, text)
    assert json.dumps([match.position(), match.record.to_data(), print_of(match)]) == whole


def check_copy(match: Match, rng: random.Random) -> None:
    """A copy equals, each offered move can be played on one, and what is done to it is not done to the match."""
    whole = json.dumps([match.position(), match.record.to_data(), print_of(match)])
    for seat in match.owing:
        for move in match.moves(seat):
            twin = match.copy()
            assert json.dumps([twin.position(), twin.record.to_data(), print_of(twin)]) == whole
            twin.play(seat, move)
            assert twin.version > match.version
    base.play_on(match.copy(), rng)
    assert json.dumps([match.position(), match.record.to_data(), print_of(match)]) == whole


def check_paper(game: Game[Any], match: Match) -> None:
    """A position can be written and read, and the record leads to it."""
    written = json.dumps(match.position())
    again = base.resume(game, json.loads(written))
    assert again.position() == json.loads(written)
    assert again.digest() == match.digest()
    assert again.owing == match.owing
    assert not any(again.events(seat) for seat in watching(again))
    told = base.replay(game, corro.Record.from_json(match.record.to_json()))
    assert print_of(told) == print_of(match)
    assert told.record.to_data() == match.record.to_data()


def check_redeals(match: Match, rng: random.Random) -> None:
    """A seat cannot tell a redealt world from the real one, and what it does not know has no part in it."""
    for seat in watching(match):
        for _ in range(REDEALS):
            bits = rng.getrandbits(64)
            world = match.redeal(seat, random.Random(bits))
            assert known_to(world, seat) == known_to(match, seat)
            assert not any(world.can_undo(other) for other in range(match.seats))
            twice = world.redeal(seat, random.Random(bits + 1))
            once = match.redeal(seat, random.Random(bits + 1))
            assert twice.position() == once.position()
            assert known_to(twice, seat) == known_to(match, seat)
            for other in watching(match):
                assert known_to(world.redeal(other, rng), other) == known_to(world, other)
            assert base.play_on(world, rng).over


def known_to(match: Match, seat: int | None) -> str:
    """Everything that a seat knows of a match."""
    moves = () if seat is None else tuple((move.text, move.index) for move in match.moves(seat))
    return json.dumps([match.view(seat), moves, match.owing, match.events(seat), match.over, match.scores])


def check_undo(match: Match, past: list[str]) -> None:
    """Undo brings back something that was; the record tells both."""
    for seat in range(match.seats):
        if match.can_undo(seat):
            twin = match.copy()
            twin.undo(seat)
            position: Any = match.position()
            if position["sealed"][seat]:
                position["sealed"][seat] = []
                assert twin.position() == position
                assert twin.events(seat) == match.events(seat)
            else:
                assert print_of(twin) in past
            assert twin.record.lines == [*match.record.lines, f"{seat} undo"]
            assert seat in twin.owing
        else:
            with pytest.raises(corro.IllegalMove):
                match.undo(seat)


def check_end(game: Game[Any], match: Match) -> None:
    """Nobody owes anything, somebody has won, and the record of a fair match can be verified."""
    assert match.owing == ()
    assert not any(match.moves(seat) for seat in range(-3, match.seats))
    assert match.scores is not None
    assert match.winners == tuple(s for s, points in enumerate(match.scores) if points == max(match.scores))
    check_paper(game, match)
    check_redeals(match, random.Random(0))
    if match.answers_nature:
        assert base.verify(game, match.record).digest() == match.digest()

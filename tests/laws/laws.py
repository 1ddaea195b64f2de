"""The laws that every game passes, as checks of a match at one moment, or of a whole match."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from corro import bots
from corro.engine import replay
from corro.engine.agenda import NATURE, Sealed, State
from corro.engine.components import Components
from corro.engine.errors import BadPosition, IllegalMove
from corro.engine.game import Game
from corro.engine.match import Match
from corro.engine.move import Move
from corro.engine.nature import key_of
from corro.engine.record import Record
from tests.laws.reach import anything

Ledger = Callable[[Match], None]
Hides = Callable[[Match], bool]
Wrong = Callable[[Any], Iterator[Any]]
MANY_OUTCOMES = 8
SENTENCE = 500


def nothing(position: Any) -> Iterator[Any]:
    """No position is said to be wrong."""
    return iter(())


class Law:
    """A game under the laws: how long a match of it may be, what of it is conserved beyond its positions, whether a
    match has hidden so much from seat 0 that it was more than one world, and which worlds redeals have to reach.

    Where play by chance alone leaves most of a game untouched, `eager` gives moves, by text or verb, another weight
    than 1; worlds and copies are still played on by chance alone. A game with long matches is looked at `pace` times
    less often. `wrong` makes positions that cannot be out of one that can.
    """

    def __init__(
        self,
        game: Game[Any],
        components: Components,
        most: int,
        ledger: Ledger,
        hides: Hides = lambda _: True,
        reach: Ledger = anything,
        eager: dict[str, float] | None = None,
        pace: int = 1,
        wrong: Wrong = nothing,
    ) -> None:
        self.game: Game[State] = game
        self.components = components
        self.most = most
        self.ledger = ledger
        self.hides = hides
        self.reach = reach
        self.eager = eager
        self.pace = pace
        self.wrong = wrong

    def choose(self, moves: tuple[Move, ...], rng: random.Random) -> Move:
        """A move by chance."""
        if self.eager is None:
            return rng.choice(moves)
        return rng.choices(moves, [self.eager.get(move.text, self.eager.get(move.verb, 1)) for move in moves])[0]

    def start(self, seats: int, options: dict[str, object], seed: int | None) -> Match:
        """A match of it; without a seed, chance is open."""
        key = None if seed is None else key_of(seed)
        return replay.start(self.game, self.components, seats, options, key)

    def resume(self, position: object) -> Match:
        """The match at a position."""
        return replay.resume(self.game, self.components, position)

    def accepts(self, position: object) -> bool:
        """Whether a match can stand at that position."""
        try:
            self.resume(position)
        except BadPosition:
            return False
        return True

    def replay(self, record: Record) -> Match:
        """The match of a record."""
        return replay.replay(self.game, self.components, record, key_of(0), None)

    def verify(self, record: Record) -> Match:
        """The match of a finished record."""
        return replay.verify(self.game, self.components, record)


def places(match: Match) -> list[int | None]:
    """Every seat, and a watcher."""
    return [None, *range(match.seats)]


def known(match: Match) -> list[object]:
    """All that anybody is told: for comparing matches as everybody sees them."""
    return [[match.view(place), match.events(place)] for place in places(match)] + [match.owing, match.digest()]


def same_json(value: object) -> object:
    """The value after a way through text."""
    return json.loads(json.dumps(value))


# Laws of a moment --------------------------------------------------------------------------------------------------


def somebody_owes(law: Law, match: Match) -> None:
    """Until the end somebody owes an answer and has one; nobody else has a move."""
    assert match.owing
    assert match.owing == tuple(sorted(match.owing))
    for seat in range(match.seats):
        moves = match.moves(seat)
        assert bool(moves) == (seat in match.owing)
        assert moves == match.moves(seat)
        assert len({move.text for move in moves}) == len({move.index for move in moves}) == len(moves)
        assert not moves or match.gone(seat) in moves
    assert match.moves(match.seats) == ()
    assert match.scores is None
    assert match.winners is None


def views_are_plain(law: Law, match: Match) -> None:
    """Views, events and positions are plain JSON, and looking changes nothing."""
    before = match.digest()
    for place in places(match):
        assert same_json(match.view(place)) == match.view(place)
        assert same_json(match.events(place)) == match.events(place)
    assert match.digest() == before


def what_is_offered_can_be_played(law: Law, match: Match) -> None:
    """Every offered move can be played, and is then in the record."""
    for seat in match.owing:
        for move in match.moves(seat):
            twin = match.copy()
            twin.play(seat, move)
            assert twin.line(match.version) == f"{seat} {move.text}"


def what_is_not_offered_is_refused(law: Law, match: Match) -> None:
    """Anything that is no move is refused with a reason and changes nothing."""
    before = known(match)
    seat = match.owing[0]
    offered = {move.text for move in match.moves(seat)}
    others = [move for move in law.game.material(law.components).table.moves if move.text not in offered]
    idle: list[Any] = [other for other in range(match.seats) if other not in match.owing] + [match.seats, -2, True, "0"]
    wrong: list[tuple[Any, Any]] = [
        (seat, other) for other in (*others[:: len(others) // 20 + 1], "", "nonsense", None, 7)
    ]
    wrong += [(other, match.moves(seat)[0]) for other in idle]
    for who, move in wrong:
        with pytest.raises(IllegalMove) as refused:
            match.play(who, move)
        assert len(str(refused.value)) < SENTENCE
    assert known(match) == before


def a_copy_shares_nothing(law: Law, match: Match) -> None:
    """A copy equals, and playing on with one leaves the other as it was."""
    before = known(match)
    twin = match.copy()
    assert known(twin) == before
    play_some(twin, random.Random(1), 12)
    assert known(match) == before


def a_position_goes_through_text(law: Law, match: Match) -> None:
    """Position to JSON and back is identity, and play goes on alike."""
    position = match.position()
    back = law.resume(same_json(position))
    assert back.position() == position
    assert back.digest() == match.digest()
    assert [back.view(place) for place in places(match)] == [match.view(place) for place in places(match)]
    assert not any(back.can_undo(seat) for seat in range(match.seats))
    twin = match.copy()
    play_some(twin, random.Random(2), 8)
    play_some(back, random.Random(2), 8)
    assert back.position() == twin.position()


def what_cannot_be_is_refused(law: Law, match: Match) -> None:
    """A position that no match can reach is no match."""
    for wrong in law.wrong(match.position()):
        assert not law.accepts(wrong)


def a_redeal_cannot_be_told(law: Law, match: Match) -> None:
    """A redealt world is the same for its seat, whatever is hidden in the real one, and can be played on."""
    for place in places(match):
        world = match.redeal(place, random.Random(3))
        assert [world.view(place), world.events(place), world.owing] == [
            match.view(place),
            match.events(place),
            match.owing,
        ]
        assert world.view(None)["due"] == match.view(None)["due"]
        if place is not None:
            assert world.moves(place) == match.moves(place)
            if place in match.owing:
                chosen = [bots.choose("random", it, place, random.Random(4)) for it in (match, world)]
                assert chosen[0] == chosen[1]
        again = world.redeal(place, random.Random(5))
        assert again.position() == match.redeal(place, random.Random(5)).position()
        assert law.resume(world.position()).position() == world.position()
        law.ledger(world)
        play_some(world, random.Random(6), 10)
        law.ledger(world)


def the_future_is_open(law: Law, match: Match) -> None:
    """What has not been drawn is drawn anew in every world."""
    seat = match.owing[0]
    move = match.moves(seat)[0]
    drawn = set()
    for number in range(MANY_OUTCOMES):
        world = match.redeal(seat, random.Random(number))
        if move not in world.moves(seat):
            return
        world.play(seat, move)
        drawn.add(tuple(line for line in world.record.lines if line.startswith("nature"))[:1])
    opened = match.position() | {"chance": "open"}
    world = law.resume(opened)
    world.play(seat, move)
    if world.owing == (NATURE,) and len(world.odds()) >= MANY_OUTCOMES:
        assert len(drawn) > 1


def sealed_answers_may_come_in_any_order(law: Law, match: Match) -> None:
    """When several owe, the same answers in another order give the same state."""
    if len(match.owing) < 2:
        return
    one, other = match.copy(), match.copy()
    for twin, order in ((one, match.owing), (other, match.owing[::-1])):
        for seat in order:
            if twin._state.sealed[seat] and twin.can_undo(seat):  # else undo goes back to before the sealed step
                twin.undo(seat)
            before = twin.digest()
            twin.play(seat, twin.moves(seat)[-1])
            if twin.can_undo(seat):
                twin.undo(seat)
                assert twin.digest() == before
                twin.play(seat, twin.moves(seat)[-1])
    assert one.digest() == other.digest()


MOMENT = (
    somebody_owes,
    views_are_plain,
    what_is_offered_can_be_played,
    what_is_not_offered_is_refused,
    a_copy_shares_nothing,
    a_position_goes_through_text,
    what_cannot_be_is_refused,
    a_redeal_cannot_be_told,
    the_future_is_open,
    sealed_answers_may_come_in_any_order,
)


# Laws of a whole match ---------------------------------------------------------------------------------------------


class Past:
    """What undo has to give back: how the match stood when the turn of the seat that plays began."""

    def __init__(self, match: Match, pace: int) -> None:
        self.pace = pace
        self.turn = -1
        self.seats: set[int] = set()
        self.before: list[object] = []
        self.drawn = match.version

    def play(self, match: Match, seat: int, text: str) -> None:
        """Play a move, and try undo on a copy."""
        turn = match.view(None)["turn"]
        sealed = isinstance(match._state.agenda[-1], Sealed)
        if turn != self.turn:
            self.turn, self.seats = int(str(turn)), set()
            self.before = [] if self.turn % self.pace else known(match)
            self.drawn = match.version
        self.seats.add(seat)
        looked = self.turn % self.pace == 0
        told = len(match.events(seat)) if looked else 0
        events = match.play(seat, text)
        if not looked:
            return
        assert match.events(seat)[told:] == events
        natures = any(match.line(number).startswith("nature") for number in range(self.drawn, match.version))
        if match.can_undo(seat) and not sealed:
            assert not natures
            assert self.seats == {seat}
            twin = match.copy()
            version = twin.version
            twin.undo(seat)
            assert twin.version == version + 1
            assert known(twin) == self.before
            assert not twin.can_undo(seat)
            assert twin.record.lines[-1] == f"{seat} undo"


def a_match(law: Law, match: Match, rng: random.Random, every: int, bot: str | None = None) -> Iterator[Match]:
    """Play a match to its end, by chance or by a bot, one moment after the other, within the stated bound."""
    past = Past(match, law.pace)
    for number in range(law.most):
        if match.over:
            return
        if number % (every * law.pace) == 0 or (len(match.owing) > 1 and number % law.pace == 0):
            yield match
        seat = rng.choice(match.owing)
        move = law.choose(match.moves(seat), rng) if bot is None else bots.choose(bot, match, seat, rng)
        past.play(match, seat, move.text)
    raise AssertionError(f"not over after {law.most} moves")


def play_some(match: Match, rng: random.Random, moves: int) -> None:
    """Play a few moves at random."""
    for _ in range(moves):
        if match.over:
            return
        seat = rng.choice(match.owing)
        match.play(seat, rng.choice(match.moves(seat)))


def hold(law: Law, seats: int, options: dict[str, object], seed: int, every: int = 17, bot: str | None = None) -> Match:
    """Play one match under all laws, by chance or with a bot in every seat; the match when it is over."""
    match = law.start(seats, options, seed)
    worlds = set()
    for moment in a_match(law, match, random.Random(seed), every, bot):
        for check in MOMENT:
            check(law, moment)
        law.ledger(moment)
        law.reach(moment)
        worlds.add(moment.redeal(0, random.Random(moment.version)).digest() == moment.digest())
    if law.hides(match):
        assert worlds != {True}  # a redeal that always finds the real world has looked
    it_ends_well(law, match)
    return match


def it_ends_well(law: Law, match: Match) -> None:
    """The end, and the record of it all."""
    assert match.over
    assert match.owing == ()
    assert match.scores is not None
    assert match.winners
    assert len(match.scores) == match.seats
    assert set(match.winners) <= set(range(match.seats))
    assert all(match.moves(seat) == () for seat in range(match.seats))
    views_are_plain(law, match)
    law.ledger(match)
    record = Record.from_json(match.record.to_json())
    for back in (law.replay(record), law.verify(record)):
        assert known(back) == known(match)
        assert back.record.to_json() == match.record.to_json()
    assert law.resume(match.position()).position() == match.position()
    with pytest.raises(BadPosition):
        law.resume(match.position() | {"agenda": [{"step": "Nothing"}]})

"""Peek: a card lies face down; it is drawn when the first seat looks at it, and shown to whoever looks later."""

from __future__ import annotations

from typing import ClassVar

from corro.engine.agenda import Draw, HappeningTo, Step
from corro.engine.event import Json, Kind
from corro.engine.move import Move
from corro.engine.nature import Chance
from tests.engine.toys.base import DONE, Table, Toy

CARDS = 10
ACTIONS = 3
UNDRAWN = -1
PEEKED = Kind("peeked", "seat", "card:count", secret=("card",), reveals=True)


class Peek(Table):
    """In its two turns a seat walks, looks, or ends the turn; a step is a point."""

    def lay_out(self) -> None:
        self.card = UNDRAWN
        self.knows = [False] * self.seats
        self.points = [0] * self.seats

    def begin(self) -> None:
        self.then(Act(0, ACTIONS), EndOfTurn(0))

    def view(self, seat: int) -> dict[str, Json]:
        seen = seat >= 0 and self.knows[seat]
        return {"card": self.card if seen else None, "knows": [*self.knows], "points": [*self.points]}

    def redeal(self, seat: int, chance: Chance) -> None:
        if self.card != UNDRAWN and (seat < 0 or not self.knows[seat]):
            self.card = chance.below(CARDS)

    def show(self, seat: int) -> None:
        """A seat sees the card."""
        self.knows[seat] = True
        self.whisper(seat, PEEKED, seat, self.card)


class Act(Step[Peek]):
    """One of a few actions; the turn may end before they are used up."""

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "left": "count"}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, state: Peek) -> list[Move]:
        return state.moves("walk") + state.moves("peek") + state.moves("end")

    def answer(self, state: Peek, move: Move) -> None:
        if move.verb != "end" and self.left > 1:
            state.then(Act(self.seat, self.left - 1))
        if move.verb == "walk":
            state.points[self.seat] += 1
            state.tell(DONE, self.seat, state.points[self.seat])
        elif move.verb == "peek" and state.card == UNDRAWN:
            state.then(Look(self.seat))
        elif move.verb == "peek":
            state.show(self.seat)

    def gone(self, state: Peek, seat: int) -> Move:
        return self.moves(state)[-1]


class Look(Draw[Peek]):
    """The card becomes known to a seat, so now it is drawn."""

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def tickets(self, state: Peek) -> bytes:
        return bytes(range(CARDS))

    def outcome(self, state: Peek, ticket: int) -> Move:
        return state.moves("card", ticket)[0]

    def answer(self, state: Peek, move: Move) -> None:
        state.card = move.value
        state.show(self.player)


class EndOfTurn(HappeningTo[Peek]):
    """Two turns for everybody; the card is never shown to all."""

    def happen(self, state: Peek) -> None:
        state.turn += 1
        following = (self.player + 1) % state.seats
        if state.turn == 2 * state.seats:
            state.end(state.points)
        else:
            state.then(Act(following, ACTIONS), EndOfTurn(following))


PEEK = Toy(Peek, (Act, Look, EndOfTurn), {"walk": 0, "peek": 0, "end": 0, "card": CARDS})

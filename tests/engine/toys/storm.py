"""Storm: rounds of turns, until somebody lets the storm break: the round is torn up, and each seat has a last word."""

from __future__ import annotations

from corro.engine.agenda import Happening, Step
from corro.engine.move import Move
from tests.engine.toys.base import DONE, Table, Toy

ROUNDS = 3


class Storm(Table):
    """Every seat works in every round; the storm breaks at the latest when three rounds are over."""

    def lay_out(self) -> None:
        self.round = 0
        self.points = [0] * self.seats

    def begin(self) -> None:
        self.then(BeginRound())


class BeginRound(Happening[Storm]):
    """All seats in order, and then the next round."""

    def happen(self, state: Storm) -> None:
        if state.round == ROUNDS:
            break_off(state, 0)
        else:
            state.round += 1
            state.then(*(Work(seat) for seat in range(state.seats)), BeginRound())


class Work(Step[Storm]):
    """A point, or the storm."""

    def moves(self, state: Storm) -> list[Move]:
        return state.moves("work") + state.moves("storm")

    def answer(self, state: Storm, move: Move) -> None:
        state.turn += 1
        if move.verb == "work":
            state.points[self.seat] += 1
        else:
            break_off(state, self.seat)

    def gone(self, state: Storm, seat: int) -> Move:
        return self.moves(state)[0]


def break_off(state: Storm, seat: int) -> None:
    """Whatever was due is due no more: the last words begin with the seat after that one, and nothing follows them."""
    state.agenda.clear()
    state.tell(DONE, seat, state.round)
    state.then(*(LastWord((seat + place) % state.seats) for place in range(1, state.seats + 1)), Count())


class LastWord(Step[Storm]):
    """Two points, or one taken from everybody else."""

    def moves(self, state: Storm) -> list[Move]:
        return state.moves("shelter") + state.moves("loot")

    def answer(self, state: Storm, move: Move) -> None:
        state.turn += 1
        for seat in range(state.seats):
            if move.verb == "shelter" and seat == self.seat:
                state.points[seat] += 2
            elif move.verb == "loot" and seat != self.seat:
                state.points[seat] -= 1

    def gone(self, state: Storm, seat: int) -> Move:
        return self.moves(state)[0]


class Count(Happening[Storm]):
    """The end."""

    def happen(self, state: Storm) -> None:
        state.end(state.points)


STORM = Toy(Storm, (BeginRound, Work, LastWord, Count), {"work": 0, "storm": 0, "shelter": 0, "loot": 0})

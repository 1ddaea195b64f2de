"""Stampede: who sells makes the price fall, and everybody else may sell in between, which makes it fall again."""

from __future__ import annotations

from corro.engine.agenda import HappeningTo, Step
from corro.engine.move import Move
from tests.engine.toys.base import DONE, Table, Toy

START = 6


class Stampede(Table):
    """Each seat holds shares and cash; in a turn a share is sold or kept, and afterwards a coin is saved or burnt."""

    def lay_out(self) -> None:
        self.price = START
        self.shares = [2] * self.seats
        self.cash = [0] * self.seats

    def begin(self) -> None:
        self.then(Trade(0), Save(0), EndOfTurn(0))

    def sell(self, seat: int) -> None:
        """A share goes, the price falls, and who still has shares may react before anything else, in seat order."""
        self.shares[seat] -= 1
        self.cash[seat] += self.price
        self.price -= 1
        self.tell(DONE, seat, self.price)
        others = [(seat + place) % self.seats for place in range(1, self.seats)]
        self.then(*(React(other) for other in others))


class Trade(Step[Stampede]):
    """The seat whose turn it is sells a share or keeps what it has."""

    def moves(self, state: Stampede) -> list[Move]:
        return state.moves("keep") + (state.moves("sell") if state.shares[self.seat] and state.price else [])

    def answer(self, state: Stampede, move: Move) -> None:
        if move.verb == "sell":
            state.sell(self.seat)

    def gone(self, state: Stampede, seat: int) -> Move:
        return self.moves(state)[0]


class React(Trade):
    """Another seat, in somebody's turn, after the price has fallen."""


class Save(Step[Stampede]):
    """The turn goes on where it was interrupted."""

    def moves(self, state: Stampede) -> list[Move]:
        return state.moves("save") + state.moves("burn")

    def answer(self, state: Stampede, move: Move) -> None:
        state.cash[self.seat] += 1 if move.verb == "save" else 0

    def gone(self, state: Stampede, seat: int) -> Move:
        return self.moves(state)[0]


class EndOfTurn(HappeningTo[Stampede]):
    """Everybody has one turn."""

    def happen(self, state: Stampede) -> None:
        state.turn += 1
        following = self.player + 1
        if following < state.seats:
            state.then(Trade(following), Save(following), EndOfTurn(following))
        else:
            state.end(state.cash)


STAMPEDE = Toy(Stampede, (Trade, React, Save, EndOfTurn), {"keep": 0, "sell": 0, "save": 0, "burn": 0})

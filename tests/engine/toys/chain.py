"""Chain: a tile is taken, its bonus is another tile, whose bonus interrupts the first one. A tile is a point."""

from __future__ import annotations

from typing import ClassVar

from corro.engine.agenda import HappeningTo, Step
from corro.engine.move import Move
from tests.engine.toys.base import DONE, Table, Toy

TILES = 6


class Chain(Table):
    """`tiles` are those left; `counted` says in which order the tiles that were taken have been counted."""

    def lay_out(self) -> None:
        self.tiles = list(range(TILES))
        self.points = [0] * self.seats
        self.counted: list[int] = []

    def begin(self) -> None:
        self.then(Take(0), EndOfTurn(0))


class Take(Step[Chain]):
    """A tile. An even one brings a bonus, to be had before the tile itself counts."""

    def moves(self, state: Chain) -> list[Move]:
        return state.moves("take", *state.tiles)

    def answer(self, state: Chain, move: Move) -> None:
        state.tiles.remove(move.value)
        bonus = [Bonus(self.seat)] if move.value % 2 == 0 and state.tiles else []
        state.then(*bonus, CountTile(self.seat, move.value))

    def gone(self, state: Chain, seat: int) -> Move:
        return self.moves(state)[0]


class Bonus(Take):
    """Another tile, or none."""

    def moves(self, state: Chain) -> list[Move]:
        return state.moves("pass") + super().moves(state)

    def answer(self, state: Chain, move: Move) -> None:
        if move.verb == "take":
            super().answer(state, move)


class CountTile(HappeningTo[Chain]):
    """The tile counts, after everything that its bonus has brought."""

    fields: ClassVar[dict[str, str]] = {"player": "seat", "tile": "count"}

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile

    def happen(self, state: Chain) -> None:
        state.points[self.player] += 1
        state.counted.append(self.tile)
        state.tell(DONE, self.player, self.tile)


class EndOfTurn(HappeningTo[Chain]):
    """The next seat's turn, while there are tiles."""

    def happen(self, state: Chain) -> None:
        state.turn += 1
        following = (self.player + 1) % state.seats
        if state.tiles:
            state.then(Take(following), EndOfTurn(following))
        else:
            state.end(state.points)


CHAIN = Toy(Chain, (Take, Bonus, CountTile, EndOfTurn), {"take": TILES, "pass": 0})

"""Bag: four cubes are drawn, one is taken, the others go to the pile; an empty bag is refilled in the middle of it."""

from __future__ import annotations

from corro.engine.agenda import Draw, Happening, HappeningTo, Step
from corro.engine.move import Move
from corro.engine.pool import kinds, with_one, without_one
from tests.engine.toys.base import DONE, Table, Toy

COLOURS = 3
EACH = 2
OFFER = 4
TURNS = 4


class Bag(Table):
    """`bag`, `offer` and `pile` are pools of colours; the cubes that were taken are out of the game."""

    def lay_out(self) -> None:
        self.bag = [colour for colour in range(COLOURS) for _ in range(EACH)]
        self.offer: list[int] = []
        self.pile: list[int] = []
        self.taken: list[int] = []
        self.points = [0] * self.seats

    def begin(self) -> None:
        self.then(FillOffer(0))

    def problem(self) -> str | None:
        cubes = [*self.bag, *self.offer, *self.pile, *self.taken]
        if any(cubes.count(colour) != EACH for colour in range(COLOURS)) or len(cubes) != COLOURS * EACH:
            return "bag: the cubes are not those of the game"
        return None


class FillOffer(HappeningTo[Bag]):
    """Cube by cube; each draw knows what the ones before it have left in the bag."""

    def happen(self, state: Bag) -> None:
        cubes = min(OFFER, len(state.bag) + len(state.pile))
        state.then(*(step for _ in range(cubes) for step in (RefillIfEmpty(), DrawCube())), Choose(self.player))


class RefillIfEmpty(Happening[Bag]):
    """The pile goes into an empty bag, and the drawing goes on."""

    def happen(self, state: Bag) -> None:
        if not state.bag:
            state.bag, state.pile = sorted(state.pile), []
            state.tell(DONE, 0, len(state.bag))


class DrawCube(Draw[Bag]):
    """A cube of the bag."""

    def tickets(self, state: Bag) -> bytes:
        return bytes(state.bag)

    def outcome(self, state: Bag, ticket: int) -> Move:
        return state.moves("cube", ticket)[0]

    def answer(self, state: Bag, move: Move) -> None:
        state.bag = list(without_one(bytes(state.bag), move.value))
        state.offer = list(with_one(bytes(state.offer), move.value))


class Choose(Step[Bag]):
    """One cube is taken, for as many points as its colour has cubes in the offer."""

    def moves(self, state: Bag) -> list[Move]:
        return state.moves("choose", *kinds(bytes(state.offer)))

    def answer(self, state: Bag, move: Move) -> None:
        state.points[self.seat] += state.offer.count(move.value)
        state.offer.remove(move.value)
        state.taken.append(move.value)
        state.pile, state.offer = sorted([*state.pile, *state.offer]), []
        state.turn += 1
        if state.turn == TURNS:
            state.end(state.points)
        else:
            state.then(FillOffer((self.seat + 1) % state.seats))

    def gone(self, state: Bag, seat: int) -> Move:
        return self.moves(state)[0]


BAG = Toy(Bag, (FillOffer, RefillIfEmpty, DrawCube, Choose), {"cube": COLOURS, "choose": COLOURS})

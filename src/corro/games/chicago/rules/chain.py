"""The supply chain: filling, shifting and refilling it, and the bag the cubes come from."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Draw, Happening
from corro.engine.move import Move
from corro.engine.pool import with_one, without_one
from corro.games.chicago import news
from corro.games.chicago.state import Chicago

X: Final = 0


def cubes_on(state: Chicago, space: int) -> list[int]:
    """The cubes of each kind on a space of the chain."""
    kinds = state.setup.kinds
    return state.chain[space * kinds : space * kinds + kinds]


def slide(state: Chicago, giver: int, taker: int) -> None:
    """All cubes of a space move on to another. CH-OPS-CHAIN-1"""
    kinds, chain = state.setup.kinds, state.chain
    chain[taker * kinds : taker * kinds + kinds] = cubes_on(state, giver)
    chain[giver * kinds : giver * kinds + kinds] = [0] * kinds
    state.tell(news.SLID, giver, taker)


def shift(state: Chicago) -> None:
    """Each empty space takes the cubes of the next dearer one, the cheapest first. CH-OPS-CHAIN-1, R-CHAIN-2"""
    for space in range(len(state.setup.box.chain) - 1, X, -1):
        if not any(cubes_on(state, space)):
            for dearer in range(space - 1, X - 1, -1):
                if any(cubes_on(state, dearer)):
                    slide(state, dearer, space)
                    break


def refill_bag(state: Chicago) -> bool:
    """All of Haymarket goes into the empty bag; whether there is a cube now. CH-OPS-CHAIN-3, CH-VAR-7, R-CHAIN-1"""
    cubes = b"".join([bytes((kind,)) * there for kind, there in enumerate(state.haymarket)])
    if cubes:
        state.bag = cubes
        state.haymarket = [0] * state.setup.kinds
        state.tell(news.BAG_REFILLED)
    return bool(cubes)


def reset_haymarket(state: Chicago) -> None:
    """Two cubes of each kind go from the bag to Haymarket, as far as there are some. CH-OPS-CHAIN-3"""
    for kind in range(state.setup.kinds):
        for _ in range(state.setup.box.haymarket):
            if kind in state.bag:
                state.bag = without_one(state.bag, kind)
                state.haymarket[kind] += 1
    state.tell(news.MARKET_RESET)


class Maintain(Happening[Chicago]):
    """The chain is shifted and refilled until all its spaces hold cubes. CH-OPS-CHAIN-1 to CH-OPS-CHAIN-3"""

    __slots__ = ("refilled",)

    fields: ClassVar[dict[str, str]] = {"refilled": "flag"}

    def __init__(self, refilled: bool) -> None:
        super().__init__()
        self.refilled = refilled

    def happen(self, state: Chicago) -> None:
        shift(state)
        if any(cubes_on(state, X)) or not (state.bag or any(state.haymarket)):  # R-CHAIN-3
            if self.refilled:
                reset_haymarket(state)
        else:
            state.then(Supply(X, state.setup.box.decades[state.decade - 1].cubes, self.refilled))


class Supply(Happening[Chicago]):
    """Cubes for a space of the chain, one after another, until the chain is maintained. CH-OPS-CHAIN-2, R-CHAIN-1"""

    __slots__ = ("left", "refilled", "space")

    fields: ClassVar[dict[str, str]] = {"space": "chain", "left": "count", "refilled": "flag"}

    def __init__(self, space: int, left: int, refilled: bool) -> None:
        super().__init__()
        self.space = space
        self.left = left
        self.refilled = refilled

    def happen(self, state: Chicago) -> None:
        refilled = self.refilled
        if self.left and not state.bag:
            refilled = refill_bag(state) or refilled
        if self.left and state.bag:
            state.then(DrawCube(self.space, self.left, refilled))
        else:
            state.then(Maintain(refilled))


class FromBag(Draw[Chicago]):
    """A cube is drawn from the bag. CH-SETUP-9"""

    def tickets(self, state: Chicago) -> bytes:
        return state.bag

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.cube[ticket]


class DrawCube(FromBag):
    """A cube from the bag onto a space of the chain. CH-SETUP-10, CH-OPS-CHAIN-2"""

    __slots__ = ("left", "refilled", "space")

    fields: ClassVar[dict[str, str]] = {"space": "chain", "left": "count", "refilled": "flag"}

    def __init__(self, space: int, left: int, refilled: bool) -> None:
        super().__init__()
        self.space = space
        self.left = left
        self.refilled = refilled

    def answer(self, state: Chicago, move: Move) -> None:
        put_cube(state, move.value, self.space)
        state.then(Supply(self.space, self.left - 1, self.refilled))


def put_cube(state: Chicago, kind: int, space: int) -> None:
    """A cube goes from the bag onto a space. CH-OPS-CHAIN-2"""
    state.bag = without_one(state.bag, kind)
    state.chain[space * state.setup.kinds + kind] += 1
    state.tell(news.SUPPLIED, kind, space)


class FirstCube(FromBag):
    """A cube for a space of the chain before the game. CH-SETUP-10"""

    __slots__ = ("space",)

    fields: ClassVar[dict[str, str]] = {"space": "chain"}

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def answer(self, state: Chicago, move: Move) -> None:
        put_cube(state, move.value, self.space)


# The advanced chain ------------------------------------------------------------------------------------------------


class RefillRows(Happening[Chicago]):
    """As many cubes are drawn as the leftmost empty column says. CH-VAR-6, R-CHAIN-5"""

    def happen(self, state: Chicago) -> None:
        count = state.setup.box.draws[max(state.chain)]
        if count:
            state.then(SupplyRows(count, b""))


class SupplyRows(Happening[Chicago]):
    """Cubes for the rows, one after another; those without a space go back into the bag. CH-VAR-6, CH-VAR-7"""

    __slots__ = ("aside", "left")

    fields: ClassVar[dict[str, str]] = {"left": "count", "aside": "resource[]"}

    def __init__(self, left: int, aside: bytes) -> None:
        super().__init__()
        self.left = left
        self.aside = aside

    def happen(self, state: Chicago) -> None:
        if self.left and (state.bag or refill_bag(state)):
            state.then(DrawForRow(self.left, self.aside))
            return
        for kind in self.aside:
            state.bag = with_one(state.bag, kind)
            state.tell(news.PUT_BACK, kind)


class DrawForRow(FromBag):
    """A cube from the bag onto the dearest free space of its row. CH-VAR-6"""

    __slots__ = ("aside", "left")

    fields: ClassVar[dict[str, str]] = {"left": "count", "aside": "resource[]"}

    def __init__(self, left: int, aside: bytes) -> None:
        super().__init__()
        self.left = left
        self.aside = aside

    def answer(self, state: Chicago, move: Move) -> None:
        kind, aside = move.value, self.aside
        state.bag = without_one(state.bag, kind)
        state.tell(news.SUPPLIED_ROW, kind)
        if state.chain[kind] < len(state.setup.box.columns):
            state.chain[kind] += 1
        else:
            aside += bytes((kind,))
        state.then(SupplyRows(self.left - 1, aside))


STEPS: Final[tuple[type[AnyStep], ...]] = (Maintain, Supply, DrawCube, FirstCube, RefillRows, SupplyRows, DrawForRow)

"""The material of Counterfeiters: spaces, cards and sums as tables, made from components.toml."""

from __future__ import annotations

from typing import Final

from corro.engine.components import Components
from corro.engine.event import Names
from corro.engine.game import Material
from corro.engine.move import Move, MoveTable
from corro.games.counterfeiters.box import KINDS, SPACES, TEN, Box, Doing
from corro.games.counterfeiters.moves import STARS, Moves


class CounterfeitersMaterial(Material):
    """Every table the rules read. Cards are kinds, spaces and stars are numbers, sums are in dollars."""

    def __init__(self, components: Components) -> None:
        box = Box(components)
        self.components = components
        self.box: Final = box
        self.value: Final = (0,) * len(KINDS) + tuple(box.values)
        self.names: Names = {
            "card": box.kinds,
            "space": _space_names(box),
            "star": STARS,
            "letter": tuple(box.order),
        }
        self.table = MoveTable()
        bills = max(box.fence_bills, box.supermarket_bills)
        self.moves: Final = Moves(self.table, self.names, tuple(str(seat) for seat in range(box.seats[1])), bills)
        self.setups: Final[dict[int, Setup]] = {}

    def setup(self, seats: int) -> Setup:
        """The side of the board for so many players."""
        if seats not in self.setups:
            self.setups[seats] = Setup(self, seats)
        return self.setups[seats]


def _space_names(box: Box) -> tuple[str, ...]:
    """The spaces of both sides, each name once: market slots first, then the actions in the order of the rules."""
    kinds = ["market", *(name for _, name in SPACES.values())]
    names = {space.name for side in box.sides.values() for space in side.spaces}
    return tuple(sorted(names, key=lambda name: (kinds.index(name.rpartition("-")[0]), int(name.rpartition("-")[2]))))


class Setup:
    """What the number of players chooses of the material: a side of the board, cards, a start. Spaces are bits."""

    def __init__(self, material: CounterfeitersMaterial, seats: int) -> None:
        box = material.box
        side = box.sides[box.side_of[seats]]
        names = material.names["space"]
        on_board = {names.index(space.name): space for space in side.spaces}
        self.material: Final = material
        self.box: Final = box
        self.seats: Final = seats
        self.slots: Final = side.slots
        self.doing: Final = [on_board[number].doing if number in on_board else -1 for number in range(len(names))]
        self.cap: Final = [number in on_board and on_board[number].cap for number in range(len(names))]
        self.price: Final = [on_board[slot].price for slot in range(side.slots)]
        self.bins: Final = [slot for slot in range(side.slots) if on_board[slot].bin]
        self.board: Final = sum(1 << number for number in on_board)
        self.market: Final = self._of(Doing.MARKET)
        self.elsewhere: Final = self.board & ~self.market
        self.without_printing: Final = self.board & ~self._of(Doing.PRINT)
        self.without_commercial: Final = self.board & ~self._of(Doing.COMMERCIAL)
        self.without_jet: Final = self.board & ~self._of(Doing.JET)
        self.without_flights: Final = self.without_commercial & self.without_jet
        self.money_to_fly: Final = box.commercial_cost + box.least_flight
        self.money_to_fly_by_jet: Final = box.jet_cost + box.least_flight
        self.dearest: Final = max(*self.price, box.commercial_cost, box.jet_cost)
        self.affordable: Final = [self._affordable(TEN * tens) for tens in range(self.dearest // TEN + 1)]
        self.decks: Final = box.decks[seats]
        self.start: Final = side.start[seats]
        self.end: Final = side.end
        self.godfather: Final = frozenset(side.godfather)
        self.strike: Final = frozenset(side.strike)
        self.progress: Final = frozenset(space for space in side.progress if space > self.start)
        self.refused: Final = [sum(space <= here for space in self.progress) for here in range(side.end + 1)]
        self.exchanges: Final = [[self._exchanges(no, best) for best in range(len(STARS) + 1)] for no in self.refused]
        self.slot_moves: Final = [self.places(slots) for slots in range(1 << side.slots)]
        self.other_moves: Final[dict[int, list[Move]]] = {}

    def _of(self, doing: int) -> int:
        return sum(1 << number for number, done in enumerate(self.doing) if done == doing)

    def _affordable(self, cash: int) -> int:
        """All spaces but the slots and flights for which that is too little."""
        dear = sum(1 << slot for slot, price in enumerate(self.price) if price > cash)
        commercial = self.board if cash >= self.box.commercial_cost else self.without_commercial
        jet = self.board if cash >= self.box.jet_cost else self.without_jet
        return commercial & jet & ~dear

    def _exchanges(self, refused: int, best: int) -> int:
        """All spaces but those that take no fake, with the stars of the best fake held and how many are refused."""
        if not self.box.least_bills:
            return self.board
        useless = 0 if best else self._of(Doing.FENCE)
        return self.board & ~useless & ~(0 if best > refused else self._of(Doing.SUPERMARKET))

    def places(self, spaces: int) -> list[Move]:
        """The moves to spaces given as bits."""
        return [self.material.moves.place[number] for number in numbers(spaces)]


def numbers(bits: int) -> list[int]:
    """The places of the bits that are set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]

"""Purse: coins behind a screen. What was bought is public, so it is bounded what can still be behind the screen."""

from __future__ import annotations

from typing import ClassVar

from corro.engine.agenda import Draw, Happening, Step
from corro.engine.event import Json, Kind
from corro.engine.move import Move
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.engine.tape import Tape
from tests.engine.toys.base import Table, Toy

ROUNDS = 4
COINS = (1, 2, 5)
PRICES = (2, 3, 4, 3)
EARNED = Kind("earned", "seat", "coins:count", secret=("coins",))
BOUGHT = Kind("bought", "seat", "price:count")
OPENED = Kind("opened", "seat", "coins:count", reveals=True)


class Purse(Table):
    """`known` is written on and on: after each public happening, what each purse can hold as far as all can tell."""

    known: Tape[list[list[int]]]

    def lay_out(self) -> None:
        self.round = 0
        self.purses = [0] * self.seats
        self.points = [0] * self.seats
        self.known = Tape([[[0] for _ in range(self.seats)]], 1)

    def begin(self) -> None:
        self.then(BeginRound())

    def fields(self) -> list[str]:
        return [name for name in super().fields() if name != "known"]

    def copy(self) -> Purse:
        twin = super().copy()
        twin.known = self.known.copy()
        return twin

    def possible(self, seat: int) -> list[int]:
        """What all others must think possible now."""
        return self.known.at(self.known.length - 1)[seat]

    def learn(self, seat: int, possible: set[int]) -> None:
        """Everybody learns something about a purse."""
        row = self.known.at(self.known.length - 1)
        self.known.append([sorted(possible) if other == seat else row[other] for other in range(self.seats)])

    def view(self, seat: int) -> dict[str, Json]:
        shown = [seat == other or self.scores is not None for other in range(self.seats)]
        purses: list[Json] = [self.purses[other] if shown[other] else None for other in range(self.seats)]
        return {"purses": purses, "points": [*self.points], "round": self.round}

    def redeal(self, seat: int, chance: Chance) -> None:
        for other in range(self.seats):
            if other != seat:
                possible = self.possible(other)
                self.purses[other] = possible[chance.below(len(possible))]

    def write(self) -> dict[str, Json]:
        known: list[Json] = [[[*values] for values in row] for row in self.known.since(0)]
        return {**super().write(), "known": known}

    def read(self, data: Reader) -> None:
        super().read(data)
        rows = data.items("known")
        self.known = Tape([], 0)
        for place, row in enumerate(rows):
            if not isinstance(row, list) or len(row) != self.seats:
                raise data.wrong(f"known[{place}]", row, f"a list of {self.seats}")
            inner = Reader({str(seat): values for seat, values in enumerate(row)}, f"known[{place}]", data.error)
            self.known.append([[*inner.numbers(str(seat), 255)] for seat in range(self.seats)])

    def problem(self) -> str | None:
        if not self.known.length or any(self.purses[seat] not in self.possible(seat) for seat in range(self.seats)):
            return "purses: one holds what it cannot hold"
        return None


class BeginRound(Happening[Purse]):
    """Everybody earns, then everybody may buy."""

    def happen(self, state: Purse) -> None:
        if state.round == ROUNDS:
            state.then(OpenPurses())
        else:
            state.round += 1
            seats = range(state.seats)
            state.then(*(Earn(seat) for seat in seats), *(Buy(seat) for seat in seats), BeginRound())


class Earn(Draw[Purse]):
    """A coin, seen by its owner alone."""

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def tickets(self, state: Purse) -> bytes:
        return bytes(COINS)

    def outcome(self, state: Purse, ticket: int) -> Move:
        return state.moves("earn", ticket)[0]

    def answer(self, state: Purse, move: Move) -> None:
        state.purses[self.player] += move.value
        before = state.possible(self.player)
        state.learn(self.player, {coins + coin for coins in before for coin in COINS})
        state.whisper(self.player, EARNED, self.player, move.value)


class Buy(Step[Purse]):
    """A point for the price of the round. Who is too poor is asked too, so nobody sees who is."""

    def moves(self, state: Purse) -> list[Move]:
        rich = state.purses[self.seat] >= PRICES[state.round - 1]
        return state.moves("pass") + (state.moves("buy") if rich else [])

    def answer(self, state: Purse, move: Move) -> None:
        state.turn += 1
        if move.verb == "buy":
            price = PRICES[state.round - 1]
            state.purses[self.seat] -= price
            state.points[self.seat] += 1
            before = state.possible(self.seat)
            state.learn(self.seat, {coins - price for coins in before if coins >= price})
            state.tell(BOUGHT, self.seat, price)

    def gone(self, state: Purse, seat: int) -> Move:
        return self.moves(state)[0]


class OpenPurses(Happening[Purse]):
    """At the end the screens come down."""

    def happen(self, state: Purse) -> None:
        for seat, coins in enumerate(state.purses):
            state.learn(seat, {coins})
            state.tell(OPENED, seat, coins)
        state.end([10 * state.points[seat] + state.purses[seat] for seat in range(state.seats)])


PURSE = Toy(Purse, (BeginRound, Earn, Buy, OpenPurses), {"earn": max(COINS) + 1, "pass": 0, "buy": 0})

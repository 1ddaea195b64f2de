"""Cubes: from Haymarket Square to a company, and the exchange of two for one."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.effects import ANY, SAME, Effect
from corro.games.chicago.rules.steps import ForCompany, ask
from corro.games.chicago.state import Chicago


def available(state: Chicago, kind: int, building: bool) -> int:
    """How many cubes a gain can take: Haymarket's, for a building in the advanced chain its row too. CH-VAR-4"""
    return state.haymarket[kind] + (state.chain[kind] if building and state.setup.rows else 0)


def take_cubes(state: Chicago, company: int, kind: int, number: int, building: bool) -> None:
    """Cubes as far as there are some, Haymarket first. CH-ASSET-6, CH-BLD-1, CH-VAR-4"""
    number = min(number, available(state, kind, building))
    if not number:
        return
    from_market = min(number, state.haymarket[kind])
    state.haymarket[kind] -= from_market
    if number > from_market:
        state.chain[kind] -= number - from_market
    state.cubes[company * state.setup.kinds + kind] += number
    state.tell(news.CUBES, company, kind, number)


def spend_cubes(state: Chicago, company: int, kinds: bytes) -> None:
    """Cubes of a company go to Haymarket. CH-OPS-PROD-2"""
    place = company * state.setup.kinds
    for kind in kinds:
        state.cubes[place + kind] -= 1
        state.haymarket[kind] += 1
        state.tell(news.USED_UP, company, kind, 1)


def has_cubes(state: Chicago, company: int, kinds: bytes) -> bool:
    """Whether a company has all these cubes."""
    held = state.held_cubes(company)
    for kind in kinds:
        held[kind] -= 1
    return min(held) >= 0


# Cubes of choice ---------------------------------------------------------------------------------------------------


def choose_cubes(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Two alike, two unlike, or any; one cube where the full gain is not to be had. CH-BLD-1, CH-OPS-PROD-5"""
    there = [available(state, kind, building) for kind in range(state.setup.kinds)]
    picks, each = effect.amount, 1
    if effect.way == SAME:
        picks, each = (1, effect.amount) if max(there) >= effect.amount else (1, 1)
    elif effect.way != ANY and len(there) - there.count(0) < effect.amount:
        picks = 1
    choose(state, company, picks, each, b"", effect.way not in (ANY, SAME), building)


def choose(state: Chicago, company: int, picks: int, each: int, taken: bytes, unlike: bool, building: bool) -> None:
    """Ask for the next cube, as long as there is one to be taken."""
    if picks:
        step = ChooseCube(state.director[company], company, picks, each, taken, unlike, building)
        if step.moves(state):
            ask(state, step)


class ChooseCube(ForCompany):
    """Which cube is taken next. CH-BLD-1, CH-OPS-PROD-5, CH-ASSET-17"""

    __slots__ = ("building", "each", "picks", "taken", "unlike")

    fields: ClassVar[dict[str, str]] = {
        "seat": "seat", "company": "company", "picks": "count", "each": "count", "taken": "resource[]",
        "unlike": "flag", "building": "flag",
    }  # fmt: skip

    def __init__(
        self, seat: int, company: int, picks: int, each: int, taken: bytes, unlike: bool, building: bool
    ) -> None:
        super().__init__(seat, company)
        self.picks = picks
        self.each = each
        self.taken = taken
        self.unlike = unlike
        self.building = building

    def moves(self, state: Chicago) -> list[Move]:
        return [
            move
            for kind, move in enumerate(state.setup.moves.take)
            if available(state, kind, self.building) >= self.each and not (self.unlike and kind in self.taken)
        ]

    def answer(self, state: Chicago, move: Move) -> None:
        take_cubes(state, self.company, move.value, self.each, self.building)
        taken = self.taken + bytes((move.value,))
        choose(state, self.company, self.picks - 1, self.each, taken, self.unlike, self.building)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


# Two for one -------------------------------------------------------------------------------------------------------


def swaps(state: Chicago, company: int) -> list[Move]:
    """The exchanges a company can make with Haymarket. CH-MGMT-8"""
    kinds, give = state.setup.kinds, state.setup.box.trade_give
    held = state.cubes[company * kinds : company * kinds + kinds]
    if max(held) < give:
        return []
    haymarket, swap = state.haymarket, state.setup.moves.swap
    return [
        swap[kinds * gave + took]
        for gave in range(kinds)
        if held[gave] >= give
        for took in range(kinds)
        if took != gave and haymarket[took]
    ]


class Trade(ForCompany):
    """Which two identical cubes go to Haymarket, for which other one. CH-MGMT-8, CH-OPS-2"""

    def moves(self, state: Chicago) -> list[Move]:
        return swaps(state, self.company)

    def answer(self, state: Chicago, move: Move) -> None:
        kinds, give = state.setup.kinds, state.setup.box.trade_give
        gave, took = divmod(move.value, kinds)
        place = self.company * kinds
        state.cubes[place + gave] -= give
        state.haymarket[gave] += give
        state.cubes[place + took] += 1
        state.haymarket[took] -= 1
        state.tell(news.TRADED, self.company, gave, took)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


STEPS: Final[tuple[type[AnyStep], ...]] = (ChooseCube, Trade)

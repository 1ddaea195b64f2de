"""Faults planted in tables, steps and functions of Chicago 1875."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any, ClassVar, Final
from unittest.mock import patch

from corro.engine.agenda import AnyStep
from corro.engine.event import Kind, Value
from corro.engine.move import Move
from corro.engine.nature import Chance
from corro.games.chicago import news
from corro.games.chicago.game import ChicagoGame
from corro.games.chicago.hands import NOTHING_YET
from corro.games.chicago.moves import MOST_SHIPPED
from corro.games.chicago.rules import (
    assets,
    cleanup,
    construction,
    cubes,
    management,
    operations,
    payments,
    selling,
    staff,
    stock,
    tracks,
)
from corro.games.chicago.state import Chicago
from tests.faults.planting import recast, with_state

FAULTS: Final[dict[str, ChicagoGame]] = {}


# Tables on which something goes wrong ------------------------------------------------------------------------------


class Agenda(list[AnyStep]):
    """A stack of steps on which faulty ones take the place of sound ones."""

    def __init__(self, steps: Iterable[AnyStep], swaps: dict[type[AnyStep], type[AnyStep]]) -> None:
        super().__init__()
        self.swaps = swaps
        self.extend(steps)

    def append(self, step: AnyStep) -> None:
        kind = self.swaps.get(type(step))
        super().append(step if kind is None else kind(*[getattr(step, field) for field in step.fields]))

    def extend(self, steps: Iterable[AnyStep]) -> None:
        for step in steps:
            self.append(step)


class Faulty(Chicago):
    """A table whose copies are of its own kind, on which steps may give way to faulty ones, and functions too."""

    swaps: ClassVar[dict[type[AnyStep], type[AnyStep]]] = {}
    functions: ClassVar[list[tuple[ModuleType, str, Any]]] = []

    @property
    def agenda(self) -> Agenda:
        return self._agenda

    @agenda.setter
    def agenda(self, steps: list[AnyStep]) -> None:
        self._agenda = Agenda(steps, self.swaps)

    def copy(self) -> Chicago:
        return recast(super().copy(), type(self))

    @contextmanager
    def replaced(self) -> Iterator[None]:
        with ExitStack() as stack:
            for module, name, function in self.functions:
                stack.enter_context(patch.object(module, name, function))
            yield

    def answer(self, seat: int, move: Move) -> None:
        with self.replaced():
            super().answer(seat, move)

    def proceed(self, chance: Chance | None, drawn: list[Move] | None) -> None:
        with self.replaced():
            super().proceed(chance, drawn)


class SharedPurse(Faulty):
    def copy(self) -> Chicago:
        twin = super().copy()
        twin.money = self.money
        return twin


class NoMemory(Faulty):
    def copy(self) -> Chicago:
        twin = super().copy()
        twin.past = NOTHING_YET
        return twin


class Gossip(Faulty):
    """What is dealt is told to all."""

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        (self.tell if kind is news.DEALT else lambda *told: super(Gossip, self).whisper(owner, *told))(kind, *values)


class Litter(Faulty):
    """What is thrown away is told to all."""

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        (self.tell if kind is news.THROWN else lambda *told: super(Litter, self).whisper(owner, *told))(kind, *values)


class Stranger(Faulty):
    """What one player is told is told to the neighbour."""

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        super().whisper((owner + 1) % self.seats, kind, *values)


class SmallPreferred(Faulty):
    """A Preferred certificate is one share."""

    def shares(self, holder: int, company: int) -> int:
        return super().shares(holder, company) - (self.preferred[company] == holder)


class LostOnTheWay(Faulty):
    """Of several certificates that change hands one does not arrive."""

    def move_commons(self, company: int, giver: int, taker: int, number: int) -> None:
        super().move_commons(company, giver, taker, number)
        if number > 1:
            self.commons[taker * self.setup.count + company] -= 1


class Silent(Faulty):
    """Nobody is told of fees."""

    def tell(self, kind: Kind, *values: Value) -> None:
        if kind is not news.FEE_FROM_BANK:
            super().tell(kind, *values)


for name, faulty in {
    "a copy that shares the money": SharedPurse,
    "a copy that forgets what was dealt": NoMemory,
    "a building that is dealt in the open": Gossip,
    "a building that is thrown away in the open": Litter,
    "a secret told to the neighbour": Stranger,
    "a Preferred certificate that counts one share": SmallPreferred,
    "a transfer that loses a certificate": LostOnTheWay,
    "a fee that nobody is told of": Silent,
}.items():
    FAULTS[name] = with_state(ChicagoGame, faulty)


# Steps that break a rule -------------------------------------------------------------------------------------------


def with_step(name: str, faulty: type[AnyStep]) -> None:
    """Plant a game in which a faulty step stands for the sound one that it is made from."""
    sound = faulty.__bases__[0]
    faulty.__name__ = sound.__name__
    table = type("Table", (Faulty,), {"swaps": {sound: faulty}})
    game = with_state(ChicagoGame, table)
    game.steps[sound.__name__] = faulty
    FAULTS[name] = game


class EndlessDecade(cleanup.EndOfDecade):
    def happen(self, state: Chicago) -> None:
        state.decade = min(state.decade, 3)
        super().happen(state)


class OwnDice(operations.CompanyDone):
    def happen(self, state: Chicago) -> None:
        super().happen(state)
        if random.random() < 0.5:
            tracks.move_price(state, self.company, 1)


class SameAgain(assets.DrawAsset):
    """An asset that is drawn stays in the deck."""

    def answer(self, state: Chicago, move: Move) -> None:
        deck = state.deck
        super().answer(state, move)
        state.deck = deck


class NobodyPasses(stock.StockTurn):
    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.end


class TwiceTheSame(management.ChooseSpace):
    def moves(self, state: Chicago) -> list[Move]:
        return super().moves(state) * 2


class Guided(management.ChooseSpace):
    """Where a partner can go depends on a rival's hand."""

    def moves(self, state: Chicago) -> list[Move]:
        return super().moves(state)[sum(state.hands[self.seat - 1]) % 2 :]


class HeardFirst(construction.Construct):
    """Who answers late can build less."""

    def question(self, state: Chicago, seat: int, given: tuple[Move, ...]) -> list[Move]:
        heard = any(state.sealed[other] for other in range(state.seats) if other != seat)
        return super().question(state, seat, given)[: 1 if heard else None]


class PerCertificate(stock.SettleSale):
    """The price drops a step for each certificate, not for each share."""

    def happen(self, state: Chicago) -> None:
        stock.SettleSale(self.company, (self.shares + 1) // 2, self.seller, self.director_sold).happen(state)


class BuyBack(stock.Purchase):
    """Who sold shares buys them again."""

    def moves(self, state: Chicago) -> list[Move]:
        sold, state.sold = state.sold, [0] * state.seats
        found = super().moves(state)
        state.sold = sold
        return found


class SoldOutTwice(stock.EndOfStock):
    """A company that is sold out rises two steps."""

    def happen(self, state: Chicago) -> None:
        super().happen(state)
        for company in state.ranking:
            if all(not state.shares(holder, company) for holder in (state.setup.bank, state.setup.treasury)):
                tracks.move_price(state, company, 1)


class OneStepLess(operations.Issue):
    """Emergency fundraising costs no step beside those of the shares."""

    def answer(self, state: Chicago, move: Move) -> None:
        sound = operations.Issue(self.seat, self.company, self.issued - (move is state.setup.moves.enter))
        sound.answer(state, move)


class LastFirst(operations.NextCompany):
    """The company of least prestige operates first."""

    def happen(self, state: Chicago) -> None:
        order, state.ranking = state.ranking, state.ranking[::-1]
        super().happen(state)
        state.ranking = order


class PartnersDouble(cleanup.EndOfDecade):
    """A partner who was earned comes back twice."""

    def happen(self, state: Chicago) -> None:
        super().happen(state)
        state.partners = [state.setup.box.partners + 2 * earned.bit_count() for earned in state.earned]


class Vanished(staff.FreedWorker):
    """A worker who was replaced is nowhere."""

    def happen(self, state: Chicago) -> None:
        pass


class LostInTrade(cubes.Trade):
    """One of the two cubes does not reach Haymarket."""

    def answer(self, state: Chicago, move: Move) -> None:
        super().answer(state, move)
        state.haymarket[move.value // state.setup.kinds] -= 1


class Overfilled(operations.SellGoods):
    """One good more than a tile has room for."""

    def moves(self, state: Chicago) -> list[Move]:
        found = super().moves(state)
        for column in range(3):
            place = 3 * state.charter(self.company).type + column
            free = selling.room(state, place, column)
            if 0 < free < state.goods[self.company] and any(move.verb == "ship" for move in found):
                found.append(state.setup.moves.ship[column * MOST_SHIPPED + free])
        return found


class TokensSpent(operations.Sell):
    """A bonus good is given once."""

    def happen(self, state: Chicago) -> None:
        super().happen(state)
        state.tokens[self.company] = 0


class Immune(payments.Protect):
    """Price Protection can be used again and again."""

    def answer(self, state: Chicago, move: Move) -> None:
        spent = state.spent
        super().answer(state, move)
        state.spent = spent


class Alarm(operations.PayOrWithhold):
    """Dividends can be paid when nothing was sold."""

    def moves(self, state: Chicago) -> list[Move]:
        return list(dict.fromkeys([state.setup.moves.pay, *super().moves(state)]))


with_step("a decade that never brings the end nearer", EndlessDecade)
with_step("a price that throws its own dice", OwnDice)
with_step("an asset that is drawn and stays in the deck", SameAgain)
with_step("an answer for a gone seat that is none", NobodyPasses)
with_step("a move that is offered twice", TwiceTheSame)
with_step("spaces that depend on a rival's hand", Guided)
with_step("a sealed answer that others hear", HeardFirst)
with_step("a drop for each certificate instead of each share", PerCertificate)
with_step("a purchase of what was sold in this decade", BuyBack)
with_step("a company sold out that rises two steps", SoldOutTwice)
with_step("an emergency that costs a step less", OneStepLess)
with_step("the lowest company that operates first", LastFirst)
with_step("a partner who comes back twice", PartnersDouble)
with_step("a freed worker who vanishes", Vanished)
with_step("a cube that is lost in a trade", LostInTrade)
with_step("a tile with more goods than spaces", Overfilled)
with_step("a bonus good that is spent", TokensSpent)
with_step("a Price Protection that is never used up", Immune)
with_step("dividends without a sale", Alarm)

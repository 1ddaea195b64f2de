"""Faults planted in tables and steps of Counterfeiters."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import ClassVar, Final

from corro.engine.agenda import AnyStep
from corro.engine.event import Kind, Value
from corro.engine.move import Move
from corro.games.counterfeiters import actions, diners, news, rules, setup
from corro.games.counterfeiters.box import TEN
from corro.games.counterfeiters.game import CounterfeitersGame
from corro.games.counterfeiters.purse import Fact, Purse
from corro.games.counterfeiters.state import NOTHING_KNOWN, Counterfeiters
from tests.faults.planting import recast, with_state

FAULTS: Final[dict[str, CounterfeitersGame]] = {}


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


class Faulty(Counterfeiters):
    """A table whose copies are of its own kind, and on which steps may give way to faulty ones."""

    swaps: ClassVar[dict[type[AnyStep], type[AnyStep]]] = {}

    @property
    def agenda(self) -> Agenda:
        return self._agenda

    @agenda.setter
    def agenda(self, steps: list[AnyStep]) -> None:
        self._agenda = Agenda(steps, self.swaps)

    def copy(self) -> Counterfeiters:
        return recast(super().copy(), type(self))


class SharedPurse(Faulty):
    def copy(self) -> Counterfeiters:
        twin = super().copy()
        twin.cash = self.cash
        return twin


class NoMemory(Faulty):
    def copy(self) -> Counterfeiters:
        twin = super().copy()
        twin.purses = [NOTHING_KNOWN] * self.seats
        return twin


class Gossip(Faulty):
    """What the Godfather gets is told to all."""

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        (self.tell if kind is news.PROTECTION else lambda *told: super(Gossip, self).whisper(owner, *told))(
            kind, *values
        )


class Manifest(Faulty):
    """What a flight moves is told to all."""

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        (self.tell if kind is news.FLEW else lambda *told: super(Manifest, self).whisper(owner, *told))(kind, *values)


class Stranger(Faulty):
    """What the Godfather gets is told to the neighbour."""

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        super().whisper((owner + 1) % self.seats, kind, *values)


class PaidUnseen(Faulty):
    """Nobody notices that a price was paid."""

    def pay(self, seat: int, amount: int) -> None:
        before = self.purses[seat]
        super().pay(seat, amount)
        self.purses[seat] = before


class KnownBribe(Faulty):
    """What the Godfather gets is known, and nobody was told."""

    def learn(self, seat: int, kind: int, amount: int) -> None:
        if kind == Fact.GODFATHER:
            before = self.purses[seat].possible(2)
            cash = next(cash for cash, _ in before if cash - -(-cash // 2) == self.cash[seat] // TEN)
            super().learn(seat, Fact.GODFATHER_SAW, TEN * -(-cash // 2))
        else:
            super().learn(seat, kind, amount)


class OutOfNothing(Faulty):
    """One fake more than the bank gives."""

    def move_fakes(self, seat: int, star: int, count: int) -> None:
        super().move_fakes(seat, star, count)
        self.fakes[3 * seat + star] += count > 0


class LostBill(Faulty):
    """A fake that is handed in does not come back to its pile."""

    def move_fakes(self, seat: int, star: int, count: int) -> None:
        super().move_fakes(seat, star, count)
        self.bank[star] -= count < 0


class WrongPile(Faulty):
    """Fakes that are handed in go to another pile."""

    def move_fakes(self, seat: int, star: int, count: int) -> None:
        super().move_fakes(seat, star, count)
        if count < 0:
            self.bank[star] += count
            self.bank[star - 1] -= count


class NoTrace(Faulty):
    """A card that was bought is nowhere."""

    def gain_card(self, seat: int, card: int) -> None:
        if self.round == 0:
            super().gain_card(seat, card)


class OldPress(Faulty):
    """A better component makes no better fakes, until somebody reads the position."""

    def gain_card(self, seat: int, card: int) -> None:
        quality = self.quality[seat]
        super().gain_card(seat, card)
        self.quality[seat] = quality or self.quality[seat]


class FreeShop(Faulty):
    """A price that is not paid."""

    def pay(self, seat: int, amount: int) -> None:
        self.learn(seat, Fact.PAID, amount)


class Generous(Faulty):
    """Money that nobody was told of."""

    def receive(self, seat: int, amount: int) -> None:
        super().receive(seat, amount)
        super().receive(seat, TEN)
        if self.news:
            self.news.pop()


class Envious(Faulty):
    """Where a henchman can go depends on what is behind a rival's screen."""

    def open_spaces(self, seat: int) -> int:
        spaces = super().open_spaces(seat)
        return spaces if self.cash[seat - 1] >= self.cash[seat] else spaces & ~(spaces & -spaces)


class Crowd(Faulty):
    """A space that nobody leaves again."""

    def stand(self, seat: int, space: int) -> None:
        super().stand(seat, space)
        self.free &= ~(1 << space)


for name, faulty in {
    "a copy that shares the cash": SharedPurse,
    "a copy that forgets what is known of money": NoMemory,
    "a payment to the Godfather that is told to all": Gossip,
    "a flight whose amount is told to all": Manifest,
    "a secret told to the neighbour": Stranger,
    "a price that leaves no trace in the facts": PaidUnseen,
    "facts that know what the Godfather got": KnownBribe,
    "a fake printed from nothing": OutOfNothing,
    "a bill lost at the supermarket": LostBill,
    "a fake on the wrong pile": WrongPile,
    "a card that leaves no trace": NoTrace,
    "a component that is not counted": OldPress,
    "a price that is not paid": FreeShop,
    "money that nobody is told of": Generous,
    "spaces that depend on a rival's cash": Envious,
    "a space that stays taken": Crowd,
}.items():
    FAULTS[name] = with_state(CounterfeitersGame, faulty)


# Steps that break a rule -------------------------------------------------------------------------------------------


def with_step(name: str, faulty: type[AnyStep]) -> None:
    """Plant a game in which a faulty step stands for the sound one that it is made from."""
    sound = faulty.__bases__[0]
    faulty.__name__ = sound.__name__
    table = type("Table", (Faulty,), {"swaps": {sound: faulty}})
    game = with_state(CounterfeitersGame, table)
    game.steps[sound.__name__] = faulty
    FAULTS[name] = game


class EndlessRound(rules.EndOfRound):
    def happen(self, state: Counterfeiters) -> None:
        state.round = min(state.round, 2)
        state.police = state.setup.start
        super().happen(state)


class OwnDice(setup.FillSlot):
    def answer(self, state: Counterfeiters, move: Move) -> None:
        super().answer(state, move)
        if state.round and random.random() < 0.5:
            slot, other = state.market.index(move.value), len(state.market) - 1
            state.market[slot], state.market[other] = state.market[other], state.market[slot]


class SameAgain(setup.FillSlot):
    """A card that is drawn stays in the deck."""

    def answer(self, state: Counterfeiters, move: Move) -> None:
        decks = state.decks.copy()
        super().answer(state, move)
        state.decks = decks


class NobodyPasses(rules.PlaceHenchman):
    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return state.setup.material.moves.decline


class TwiceTheSame(rules.PlaceHenchman):
    def moves(self, state: Counterfeiters) -> list[Move]:
        return super().moves(state) * 2


class Stowaway(actions.Fly):
    """A flight that takes more than there is."""

    def moves(self, state: Counterfeiters) -> list[Move]:
        return [*super().moves(state), state.setup.material.moves.deposit[state.cash[self.seat] // TEN + 1]]


class FlownUnseen(actions.Fly):
    """Nobody notices that somebody flew."""

    def answer(self, state: Counterfeiters, move: Move) -> None:
        before = state.purses[self.seat]
        super().answer(state, move)
        state.purses[self.seat] = before


class PerhapsFlown(actions.Fly):
    """A flight may have moved nothing, for all that the others know."""

    def answer(self, state: Counterfeiters, move: Move) -> None:
        before = state.purses[self.seat]
        super().answer(state, move)
        state.purses[self.seat] = Purse(before, Fact.STAYED, 0)


class HeardFirst(diners.Diners):
    """Who answers late is asked what is left over by the others."""

    def question(self, state: Counterfeiters, seat: int, given: tuple[Move, ...]) -> list[Move]:
        heard = any(state.sealed[other] for other in range(state.seats) if other != seat)
        return super().question(state, seat, given)[: 1 if heard else None]


with_step("a round that never brings the end nearer", EndlessRound)
with_step("a draw that throws its own dice", OwnDice)
with_step("a card that is drawn and stays in the deck", SameAgain)
with_step("an answer for a gone seat that is none", NobodyPasses)
with_step("a move that is offered twice", TwiceTheSame)
with_step("a flight with more than there is", Stowaway)
with_step("a flight that leaves no trace in the facts", FlownUnseen)
with_step("a flight that is taken for none", PerhapsFlown)
with_step("a sealed answer that others hear", HeardFirst)

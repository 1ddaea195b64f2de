"""Setup: the first player, the starting cards, the market. In the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Draw, Happening
from corro.engine.move import Move
from corro.engine.nature import Chance
from corro.engine.pool import without_one
from corro.games.counterfeiters import news
from corro.games.counterfeiters.box import TEN, Card
from corro.games.counterfeiters.purse import Fact, Purse
from corro.games.counterfeiters.state import NONE, Counterfeiters


def steps_of_setup(state: Counterfeiters) -> list[AnyStep]:
    """The list of the setup. CF-SETUP-7 to CF-SETUP-13"""
    box = state.setup.box
    dealt = [DealComponent(seat) for seat in range(state.seats) for _ in range(box.first_components)]
    return [ChooseFirst(), *dealt, FILL_MARKET]


class SetUp(Happening[Counterfeiters]):
    """Everything that is done before the first round. CF-SETUP-1 to CF-SETUP-14"""

    def happen(self, state: Counterfeiters) -> None:
        state.then(*steps_of_setup(state))


class ChooseFirst(Draw[Counterfeiters]):
    """The first player; then cash from there clockwise, and a printer each. CF-SETUP-7, CF-SETUP-8, CF-SETUP-9"""

    def tickets(self, state: Counterfeiters) -> bytes:
        return bytes(range(state.seats))

    def outcome(self, state: Counterfeiters, ticket: int) -> Move:
        return state.setup.material.moves.first[ticket]

    def answer(self, state: Counterfeiters, move: Move) -> None:
        box = state.setup.box
        state.first = move.value
        state.tell(news.FIRST, move.value)
        for place, seat in enumerate(state.clockwise_from(move.value)):
            state.cash[seat] = box.cash[place]
            state.purses[seat] = Purse(None, Fact.START, box.cash[place] // TEN)
            for _ in range(box.first_printers):
                state.gain_card(seat, Card.PRINTER)
            state.tell(news.STARTED, seat, state.cash[seat], state.cards[seat])


class DealComponent(Draw[Counterfeiters]):
    """A random component from the S cards; those that are not dealt leave the game. CF-SETUP-9, CF-SETUP-10"""

    __slots__ = ("player",)

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def tickets(self, state: Counterfeiters) -> bytes:
        starting = state.setup.box.starting
        for card in b"".join(state.cards):
            if card in starting:
                starting = without_one(starting, card)
        return starting

    def outcome(self, state: Counterfeiters, ticket: int) -> Move:
        return state.setup.material.moves.deal[ticket]

    def answer(self, state: Counterfeiters, move: Move) -> None:
        state.gain_card(self.player, move.value)
        state.tell(news.DEALT, self.player, move.value)


class FillMarket(Happening[Counterfeiters]):
    """Every empty slot is filled, as far as the deck lasts. CF-SETUP-13, CF-ROUND-4"""

    def happen(self, state: Counterfeiters) -> None:
        empty = state.market.count(NONE)
        state.agenda.extend([FILL_SLOT] * min(empty, len(b"".join(state.decks))))


class FillSlot(Draw[Counterfeiters]):
    """The rightmost empty slot gets the next card: all of A come before B, then C, then D. CF-SETUP-12, R-MARKET-1"""

    def tickets(self, state: Counterfeiters) -> bytes:
        return state.decks[state.letter]

    def outcome(self, state: Counterfeiters, ticket: int) -> Move:
        return state.setup.material.moves.card[ticket]

    def drawn(self, state: Counterfeiters, chance: Chance) -> Move:
        """As any draw, but in one go: a third of all that happens by itself is a card for the market."""
        deck = state.decks[state.letter]
        return state.setup.material.moves.card[deck[chance.below(len(deck))]]

    def answer(self, state: Counterfeiters, move: Move) -> None:
        decks, letter = state.decks, state.letter
        decks[letter] = without_one(decks[letter], move.value)
        if not decks[letter]:
            state.letter = state.next_letter()
        slot = (state.setup.market & ~state.free).bit_length() - 1
        state.market[slot] = move.value
        state.free |= 1 << slot
        state.tell(news.FILLED, slot, move.value)


FILL_SLOT: Final = FillSlot()
FILL_MARKET: Final = FillMarket()
STEPS: Final[tuple[type[AnyStep], ...]] = (SetUp, ChooseFirst, DealComponent, FillMarket, FillSlot)

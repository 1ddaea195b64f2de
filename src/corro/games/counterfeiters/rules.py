"""The steps of play: the round, the police, the end of the round. In the order of the rulebook."""

from __future__ import annotations

from functools import cache
from typing import Final

from corro.engine.agenda import AnyStep, Happening, HappeningTo
from corro.engine.move import Move
from corro.games.counterfeiters import news
from corro.games.counterfeiters.actions import Turn, lay_down, place
from corro.games.counterfeiters.box import TEN
from corro.games.counterfeiters.diners import CALL_DINERS
from corro.games.counterfeiters.ending import end_game
from corro.games.counterfeiters.purse import Fact, godfather_gets
from corro.games.counterfeiters.setup import FILL_MARKET
from corro.games.counterfeiters.state import NONE, Counterfeiters

# Steps of play -----------------------------------------------------------------------------------------------------


class StartRound(Happening[Counterfeiters]):
    """A round: every henchman in turn, clockwise from the first-player pawn. CF-TURN-1, CF-TURN-7, CF-ROUND-6"""

    def happen(self, state: Counterfeiters) -> None:
        state.round += 1
        state.began = state.first
        state.tell(news.ROUND, state.round, state.first)
        state.then(*turns_of_round(state.seats, state.first, state.setup.box.henchmen), END_OF_ROUND)


@cache
def turns_of_round(seats: int, first: int, henchmen: int) -> list[AnyStep]:
    """The turns of a round: so many times around the table from the first player. CF-TURN-1"""
    return [PLACE_HENCHMAN[(first + turn) % seats] for turn in range(seats * henchmen)]


class PlaceHenchman(Turn):
    """A turn of the round; a cap brings the police on. CF-TURN-2, CF-TURN-4"""

    def answer(self, state: Counterfeiters, move: Move) -> None:
        if move.verb == "place":
            if state.setup.cap[move.value]:
                state.agenda.append(POLICE[self.seat])  # after the action: CF-TURN-4
            place(state, self.seat, move.value)
        else:
            lay_down(state, self.seat)


# The police track --------------------------------------------------------------------------------------------------


class Police(HappeningTo[Counterfeiters]):
    """A cap moves the pawn one space; a special space works when it is reached. CF-TURN-5, CF-TURN-6, CF-POLICE-9"""

    def happen(self, state: Counterfeiters) -> None:
        setup = state.setup
        state.police += 1
        here = state.police
        state.tell(news.POLICE, here)
        if here == setup.end:
            state.tell(news.END, self.player)
            godfather(state)  # CF-POLICE-8, CF-END-1
            end_game(state, self.player)
        elif here in setup.godfather:
            godfather(state)
        elif here in setup.progress:
            state.tell(news.REFUSED, state.refused() - 1)  # CF-POLICE-5
        elif here in setup.strike:
            state.tell(news.STRIKE)


def godfather(state: Counterfeiters) -> None:
    """Every player pays half of the cash, rounded up to $10. CF-POLICE-1 to CF-POLICE-4, CF-POLICE-10"""
    box = state.setup.box
    state.tell(news.GODFATHER)
    for seat in range(state.seats):
        amount = TEN * godfather_gets(state.cash[seat] // TEN, box.godfather_divisor)
        state.cash[seat] -= amount
        if box.godfather_shown:  # R-HIDDEN-2
            state.learn(seat, Fact.GODFATHER_SAW, amount)
            state.tell(news.PROTECTION, seat, amount)
        else:
            state.learn(seat, Fact.GODFATHER, 0)
            state.whisper(seat, news.PROTECTION, seat, amount)


# End of the round --------------------------------------------------------------------------------------------------


class EndOfRound(Happening[Counterfeiters]):
    """Henchmen home, bins, slide, fill, diners, a new round. CF-ROUND-1 to CF-ROUND-6, CF-DINER-1"""

    def happen(self, state: Counterfeiters) -> None:
        if state.round == state.guard:
            stall(state)
            return
        state.tell(news.ROUND_OVER, state.round)
        state.standing = [0] * state.seats
        state.passed = [0] * state.seats
        empty_bins(state)
        slide(state)
        state.then(FILL_MARKET, CALL_DINERS, START_ROUND)


def stall(state: Counterfeiters) -> None:
    """The last henchman of the last round ends the game as if it had brought the pawn to the end. R-STALL-1

    The pawn stays where it is, so that the spaces it has not reached do nothing: CF-POLICE-9.
    """
    state.tell(news.STALLED, state.round)
    godfather(state)
    end_game(state, state.began)


def empty_bins(state: Counterfeiters) -> None:
    """Cards that still lie above a bin leave the game. CF-ROUND-2"""
    for slot in state.setup.bins:
        card = state.market[slot]
        if card != NONE:
            state.market[slot] = NONE
            state.left += bytes((card,))
            state.tell(news.BINNED, slot, card)


def slide(state: Counterfeiters) -> None:
    """The other cards slide to the right, in their order, without a gap. CF-ROUND-3"""
    cards = [card for card in state.market if card != NONE]
    empty = len(state.market) - len(cards)
    state.market = [NONE] * empty + cards
    state.free = state.setup.board & ~((1 << empty) - 1)


SEATS: Final = range(9)
PLACE_HENCHMAN: Final = [PlaceHenchman(seat) for seat in SEATS]
POLICE: Final = [Police(seat) for seat in SEATS]
END_OF_ROUND: Final = EndOfRound()
START_ROUND: Final = StartRound()
STEPS: Final[tuple[type[AnyStep], ...]] = (StartRound, PlaceHenchman, Police, EndOfRound)

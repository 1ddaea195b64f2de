"""Diners: at the end of a round each changes a fake of its owner into a real $50."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Happening, Sealed
from corro.engine.move import Move
from corro.games.counterfeiters import news
from corro.games.counterfeiters.box import STARS, Card
from corro.games.counterfeiters.state import Counterfeiters


class CallDiners(Happening[Counterfeiters]):
    """Every diner changes a fake of its owner, once those who have a choice have chosen. CF-DINER-1 to CF-DINER-3"""

    def happen(self, state: Counterfeiters) -> None:
        owners = [seat for seat in state.clockwise_from(state.first) if Card.DINER in state.cards[seat]]
        for seat in owners:
            if DINERS.question(state, seat, NOTHING_CHOSEN):
                state.agenda.append(DINERS)
                return
        for seat in owners:
            change_fakes(state, seat, NOTHING_CHOSEN)


class Diners(Sealed[Counterfeiters]):
    """Who has fakes of several qualities, and more of them than diners, chooses which. CF-DINER-3"""

    def question(self, state: Counterfeiters, seat: int, given: tuple[Move, ...]) -> list[Move]:
        left = state.held(seat)
        for move in given:
            left[move.value] -= 1
        if left.count(0) >= STARS - 1 or not 0 < diners_of(state, seat) - len(given) < sum(left):
            return []
        dine = state.setup.material.moves.dine
        return [dine[star] for star in range(STARS) if left[star]]

    def reveal(self, state: Counterfeiters, answers: list[tuple[Move, ...]]) -> None:
        for seat in state.clockwise_from(state.first):
            change_fakes(state, seat, answers[seat])
        state.turn += 1  # a turn of all, between those of two rounds

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return self.question(state, seat, state.sealed[seat])[0]


def diners_of(state: Counterfeiters, seat: int) -> int:
    """How many fakes the diners of a player change in a round."""
    return state.cards[seat].count(Card.DINER) * state.setup.box.diner_bills


def change_fakes(state: Counterfeiters, seat: int, chosen: tuple[Move, ...]) -> None:
    """The diners of a player change the fakes that were chosen, then others, as long as there are any."""
    for move in chosen:
        dine(state, seat, move.value)
    for _ in range(diners_of(state, seat) - len(chosen)):
        dine_the_lowest(state, seat)


def dine_the_lowest(state: Counterfeiters, seat: int) -> None:
    """Where there is nothing to choose: all fakes are alike, or all of them go. CF-DINER-2"""
    for star, count in enumerate(state.held(seat)):
        if count:
            dine(state, seat, star)
            return


def dine(state: Counterfeiters, seat: int, star: int) -> None:
    """A fake becomes a real bill, for all to see. CF-DINER-1, R-DINER-1, R-HIDDEN-3"""
    state.move_fakes(seat, star, -1)
    state.tell(news.DINED, seat, star)
    state.receive(seat, state.setup.box.diner_pays)


NOTHING_CHOSEN: Final[tuple[Move, ...]] = ()
CALL_DINERS: Final = CallDiners()
DINERS: Final = Diners()
STEPS: Final[tuple[type[AnyStep], ...]] = (CallDiners, Diners)

"""Diners: at the end of a round each changes a fake of its owner into a real $50."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Sealed
from corro.engine.move import Move
from corro.games.counterfeiters import news
from corro.games.counterfeiters.box import STARS, Card
from corro.games.counterfeiters.state import Counterfeiters


class Diners(Sealed[Counterfeiters]):
    """Who has fakes of several qualities, and more of them than diners, chooses which. CF-DINER-1 to CF-DINER-3"""

    def question(self, state: Counterfeiters, seat: int, given: tuple[Move, ...]) -> list[Move]:
        to_change = diners_of(state, seat) - len(given)
        if to_change <= 0:
            return []
        left = state.held(seat)
        for move in given:
            left[move.value] -= 1
        if sum(left) <= to_change or left.count(0) >= STARS - 1:
            return []
        dine = state.setup.material.moves.dine
        return [dine[star] for star in range(STARS) if left[star]]

    def reveal(self, state: Counterfeiters, answers: list[tuple[Move, ...]]) -> None:
        for seat in state.clockwise_from(state.first):
            diners = diners_of(state, seat)
            if diners:
                for move in answers[seat]:
                    dine(state, seat, move.value)
                for _ in range(diners - len(answers[seat])):
                    dine_the_lowest(state, seat)
        state.turn += 1  # a turn of all, between those of two rounds

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return self.question(state, seat, state.sealed[seat])[0]


def somebody_dines(state: Counterfeiters) -> bool:
    """Whether there is a diner on the table, in front of a player who has a fake."""
    return any(Card.DINER in cards and any(state.held(seat)) for seat, cards in enumerate(state.cards))


def diners_of(state: Counterfeiters, seat: int) -> int:
    """How many fakes the diners of a player change in a round."""
    return state.cards[seat].count(Card.DINER) * state.setup.box.diner_bills


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


DINERS: Final = Diners()
STEPS: Final[tuple[type[AnyStep], ...]] = (Diners,)

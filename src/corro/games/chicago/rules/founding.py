"""Founding a company, at set-up and in the stock phase."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Step
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.box import COMMONS, DIRECTOR, SHARES
from corro.games.chicago.rules.steps import ForCompany
from corro.games.chicago.rules.tracks import enter_prestige
from corro.games.chicago.state import NONE, SETUP, Chicago


def foundable(state: Chicago, seat: int) -> list[Move]:
    """The companies a player can found: any that is not in play, for the lowest par. CH-FOUND-1, CH-FOUND-2"""
    setup = state.setup
    if state.money[seat] < SHARES[DIRECTOR] * setup.box.prices[setup.box.par[0]]:
        return []
    found, director, closed = setup.moves.found, state.director, state.closed
    return [found[company] for company in setup.founded if director[company] == NONE and company not in closed]


class FoundInitial(Step[Chicago]):
    """Every player founds a company, the last of the initiative first. CH-SETUP-15"""

    def moves(self, state: Chicago) -> list[Move]:
        return foundable(state, self.seat)

    def answer(self, state: Chicago, move: Move) -> None:
        state.then(ChoosePar(self.seat, move.value))

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


class ChoosePar(ForCompany):
    """At which price, as far as the founder's money goes. CH-FOUND-1, CH-FOUND-2"""

    def moves(self, state: Chicago) -> list[Move]:
        box, money = state.setup.box, state.money[self.seat]
        pars = zip(box.par, state.setup.moves.par, strict=True)
        return [move for par, move in pars if SHARES[DIRECTOR] * box.prices[par] <= money]

    def answer(self, state: Chicago, move: Move) -> None:
        found(state, self.seat, self.company, state.setup.box.par[move.value])
        state.turn += state.phase == SETUP

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


def found(state: Chicago, seat: int, company: int, par: int) -> None:
    """The founder pays for the Director certificate; the rest is in the treasury. CH-FOUND-2 to CH-FOUND-5"""
    setup = state.setup
    value = setup.box.prices[par]
    paid = SHARES[DIRECTOR] * value
    state.money[seat] -= paid
    state.treasury[company] = paid
    state.price[company] = par
    state.director[company] = seat
    state.preferred[company] = setup.treasury
    state.commons[setup.treasury * setup.count + company] = COMMONS
    state.tell(news.FOUNDED, seat, company, value, paid)
    enter_prestige(state, company)
    if state.waiting(seat) or state.phase == SETUP:  # CH-FOUND-7, CH-SETUP-16
        state.initial[seat] = company
        state.tell(news.PARTNER_SENT, seat, company)


STEPS: Final[tuple[type[AnyStep], ...]] = (FoundInitial, ChoosePar)

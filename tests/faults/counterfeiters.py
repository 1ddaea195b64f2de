"""Faults planted in views, redeals and positions of Counterfeiters, each of which a law has to catch."""

from __future__ import annotations

from typing import Any, Final

from corro.engine.event import Json
from corro.engine.game import Choice, Material
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.games.counterfeiters.box import TEN
from corro.games.counterfeiters.game import CounterfeitersGame
from corro.games.counterfeiters.purse import Fact, Purse
from corro.games.counterfeiters.state import NONE, NOTHING_KNOWN, Counterfeiters
from tests.faults.planting import planter

FAULTS: Final[dict[str, CounterfeitersGame]] = {}
fault = planter(FAULTS)


# Views that tell too much ------------------------------------------------------------------------------------------


@fault("the view shows a rival's cash")
class Leak(CounterfeitersGame):
    def view(self, state: Counterfeiters, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"rival": state.cash[seat - 1]}


@fault("the view shows the sum of all accounts")
class FaintLeak(CounterfeitersGame):
    def view(self, state: Counterfeiters, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"abroad": sum(state.account)}


@fault("the view shows who is the richest")
class Ranking(CounterfeitersGame):
    def view(self, state: Counterfeiters, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"richest": state.cash.index(max(state.cash))}


@fault("looking pays")
class PaidLook(CounterfeitersGame):
    def view(self, state: Counterfeiters, seat: int) -> dict[str, Json]:
        state.account[0] += TEN
        return super().view(state, seat)


# Redeals that look, or find too much or too little -----------------------------------------------------------------


@fault("a redeal looks and leaves all money where it is")
class NoRedeal(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        chance.below(2)


@fault("a redeal changes the own money")
class Forgetful(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        super().redeal(state, NONE, chance)


@fault("a redeal divides the real total, which nobody knows after the Godfather")
class RealTotal(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        totals = [cash + account for cash, account in zip(state.cash, state.account, strict=True)]
        super().redeal(state, seat, chance)
        if not state.shown:
            state.account = [total - cash for total, cash in zip(totals, state.cash, strict=True)]


@fault("a redeal leaves out those who have nothing left in cash")
class LeftOut(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        if state.first != NONE and not state.shown:
            for other in others(state, seat):
                pairs = state.purses[other].possible(2)
                cash, account = next((pair for pair in pairs[chance.below(len(pairs)) :] if pair[0]), pairs[-1])
                state.cash[other], state.account[other] = TEN * cash, TEN * account


@fault("a redeal takes the first thing that is possible")
class Lazy(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        if state.first != NONE and not state.shown:
            for other in others(state, seat):
                cash, account = state.purses[other].possible(2)[0]
                state.cash[other], state.account[other] = TEN * cash, TEN * account


@fault("a redeal forgets the prices paid, so that there is more money than can be")
class PricesForgotten(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        if state.first != NONE and not state.shown:
            for other in others(state, seat):
                purse = NOTHING_KNOWN
                for fact in state.purses[other].chain():
                    if fact.kind != Fact.PAID:
                        purse = Purse(purse if fact.before else None, fact.kind, fact.amount)
                cash, account = purse.draw(chance, 2)
                state.cash[other], state.account[other] = TEN * cash, TEN * account


@fault("a redeal changes the fakes of a rival")
class NewFakes(CounterfeitersGame):
    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        for other in others(state, seat)[:1]:
            held = state.held(other)
            for star, count in enumerate(held[1:] + held[:1]):
                state.move_fakes(other, star, count - held[star])


def others(state: Counterfeiters, seat: int) -> list[int]:
    """Everybody else."""
    return [other for other in range(state.seats) if other != seat]


# Positions that lose something -------------------------------------------------------------------------------------


@fault("a position forgets the flights of the facts")
class Unwritten(CounterfeitersGame):
    def write(self, state: Counterfeiters) -> dict[str, Json]:
        data: Any = super().write(state)
        for player in data["players"]:
            player["facts"] = [fact for fact in player["facts"] if fact[0] != "flew"]
        return {**data}


@fault("a position does not say who began the round")
class NoBeginner(CounterfeitersGame):
    def write(self, state: Counterfeiters) -> dict[str, Json]:
        data = super().write(state)
        return data | {"began": data["first"]}


@fault("reading a position forgets who has passed")
class Unread(CounterfeitersGame):
    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> Counterfeiters:
        state = super().read(material, seats, options, data)
        state.passed = [0] * seats
        return state

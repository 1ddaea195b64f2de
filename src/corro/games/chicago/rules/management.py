"""Phase 3: Management. Partners go to spaces of the board and to buildings, round after round."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Happening, HappeningTo, Step
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.box import Place
from corro.games.chicago.effects import Do, Effect
from corro.games.chicago.rules.assets import MANAGING, SlideAssets, can_buy_asset
from corro.games.chicago.rules.free import free_moves, is_free
from corro.games.chicago.rules.gains import gain
from corro.games.chicago.rules.staff import can_hire, next_wage
from corro.games.chicago.rules.steps import ForCompany, ask
from corro.games.chicago.state import MANAGEMENT, NONE, Chicago


class StartManagement(Happening[Chicago]):
    """The phase begins. CH-MGMT-1"""

    def happen(self, state: Chicago) -> None:
        state.phase = MANAGEMENT
        state.tell(news.PHASE, MANAGEMENT, state.decade)
        state.then(Round())


class Round(Happening[Chicago]):
    """A round in the order of the initiative, as it stands now, while there are partners. CH-MGMT-1, CH-ADV-1"""

    def happen(self, state: Chicago) -> None:
        turns = [PartnerTurn(seat) for seat in state.initiative if state.partners[seat]]
        if turns:
            state.then(*turns, self)


class PartnerTurn(HappeningTo[Chicago]):
    """A turn: a partner acts for a company, or earns $25 for who directs none. CH-MGMT-1, CH-MGMT-2, CH-MGMT-6"""

    def happen(self, state: Chicago) -> None:
        seat = self.player
        state.partners[seat] -= 1
        companies = state.directed(seat)
        if companies:
            first = ChooseCompany(seat) if len(companies) > 1 else ChooseSpace(seat, companies[0])
            state.then(first, SlideAssets(), TurnOver())
        else:
            amount = state.setup.box.no_company_income
            state.money[seat] += amount
            state.tell(news.NO_COMPANY, seat, amount)
            state.turn += 1


class TurnOver(Happening[Chicago]):
    """A turn of Management has ended. CH-MGMT-1"""

    def happen(self, state: Chicago) -> None:
        state.turn += 1


class ChooseCompany(Step[Chicago]):
    """For which company the partner acts; trades and assets before. CH-MGMT-1, CH-MGMT-8"""

    def moves(self, state: Chicago) -> list[Move]:
        company = state.setup.moves.company
        companies = state.directed(self.seat)
        return [*[company[number] for number in companies], *free_moves(state, companies, MANAGING)]

    def answer(self, state: Chicago, move: Move) -> None:
        if not is_free(state, self.seat, move, self):
            state.then(ChooseSpace(self.seat, move.value))

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


class ChooseSpace(ForCompany):
    """To which space the partner goes; trades and assets before. CH-MGMT-1 to CH-MGMT-5, CH-MGMT-8"""

    def moves(self, state: Chicago) -> list[Move]:
        space = state.setup.moves.space
        found = [space[place] for place in spaces_for(state, self.company)]
        return [*found, *free_moves(state, state.directed(self.seat), MANAGING)]

    def answer(self, state: Chicago, move: Move) -> None:
        if not is_free(state, self.seat, move, self):
            act(state, self.seat, self.company, move.value)

    def gone(self, state: Chicago, seat: int) -> Move:
        setup = state.setup
        for place in spaces_for(state, self.company):
            if setup.box.places[place].effects[0].kind == Do.TREASURY:
                return setup.moves.space[place]
        return self.moves(state)[0]


# Spaces ------------------------------------------------------------------------------------------------------------


def spaces_for(state: Chicago, company: int) -> list[int]:
    """The spaces at which a company can act now. CH-MGMT-4, CH-MGMT-5, CH-FUND-1, CH-GEN-10"""
    box, used, money, decade = state.setup.box, state.used, state.treasury[company], state.decade
    banned, found = state.charter(company).banned, []
    for number in [*range(box.general), *[box.general + building for built in state.built for building in built]]:
        place = box.places[number]
        if (
            used[number] == NONE
            and place.cost <= money
            and place.from_decade <= decade
            and (not (place.needs or banned) or can_act(state, company, place))
        ):
            found.append(number)
    return found


def can_act(state: Chicago, company: int, place: Place) -> bool:
    """Whether a company may use a space, and has what its action requires. CH-SPEC-AF-6, CH-SPEC-QO-5, R-USE-1"""
    if state.charter(company).bans(place.effects):
        return False
    money = state.treasury[company] - place.cost
    return all(is_possible(state, company, effect, money) for effect in place.needs)


def is_possible(state: Chicago, company: int, effect: Effect, money: int) -> bool:
    """What the rules require of a company beforehand. CH-AUTO-3, CH-AUTO-4, CH-DIV-1, CH-DIV-3, CH-HIRE-1, R-USE-2"""
    if effect.kind == Do.AUTOMATE:
        return sum([state.can_be_automated(factory) for factory in state.automatable(company)]) >= effect.amount
    if effect.kind == Do.DIVIDEND:
        return money >= effect.amount
    if effect.kind == Do.HIRE:
        return money >= next_wage(state) and can_hire(state, company)
    return can_buy_asset(state, money, effect.amount)


def act(state: Chicago, seat: int, company: int, number: int) -> None:
    """A partner goes to a space, whose fee is paid and whose action is done. CH-MGMT-3, CH-MGMT-7"""
    place = state.setup.box.places[number]
    if not place.repeatable:
        state.used[number] = seat
    state.tell(news.PLACED, seat, company, number)
    pay_fee(state, company, place)
    state.then(AfterAction(seat))
    gain(state, company, place.effects, place.building >= 0)


def pay_fee(state: Chicago, company: int, place: Place) -> None:
    """The company or the bank pays the owner of a building, the company the bank for others. CH-MGMT-7, CH-GEN-1"""
    fee = place.fee
    if not fee:
        return
    if place.company_pays:
        state.treasury[company] -= fee
    if place.building < 0:
        state.tell(news.SPENT, company, fee)
        return
    owner = next(seat for seat in range(state.seats) if place.building in state.built[seat])
    state.money[owner] += fee
    if place.company_pays:
        state.tell(news.FEE, company, owner, fee)
    else:
        state.tell(news.FEE_FROM_BANK, owner, fee)


class AfterAction(HappeningTo[Chicago]):
    """Trades and assets after the action, where there are any. CH-MGMT-8, CH-ASSET-4"""

    def happen(self, state: Chicago) -> None:
        ask(state, EndTurn(self.player))


class EndTurn(Step[Chicago]):
    """The turn ends on the player's word. CH-MGMT-8"""

    def moves(self, state: Chicago) -> list[Move]:
        return [state.setup.moves.end, *free_moves(state, state.directed(self.seat), MANAGING)]

    def answer(self, state: Chicago, move: Move) -> None:
        is_free(state, self.seat, move, self)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.end


STEPS: Final[tuple[type[AnyStep], ...]] = (
    StartManagement, Round, PartnerTurn, TurnOver, ChooseCompany, ChooseSpace, AfterAction, EndTurn,
)  # fmt: skip

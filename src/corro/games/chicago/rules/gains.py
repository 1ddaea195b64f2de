"""The one place where effects are carried out: what buildings, assets, managers and the prestige track give."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from corro.engine.agenda import AnyStep, Step
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.effects import Do, Effect
from corro.games.chicago.rules import cubes, staff
from corro.games.chicago.rules.assets import keep_asset, price_of
from corro.games.chicago.rules.payments import pay_extra_dividend
from corro.games.chicago.rules.steps import ForCompany, OfCompany, ask
from corro.games.chicago.rules.tracks import advance, move_price
from corro.games.chicago.state import NONE, PRESTIGE, Chicago


class Gain(OfCompany):
    """One effect is carried out for a company as far as possible, by a building or by anything else. CH-MGMT-3"""

    __slots__ = ("building", "effect")

    fields: ClassVar[dict[str, str]] = {"company": "company", "effect": "effect", "building": "flag"}

    def __init__(self, company: int, effect: int, building: bool) -> None:
        super().__init__(company)
        self.effect = effect
        self.building = building

    def happen(self, state: Chicago) -> None:
        effect = state.setup.effects[self.effect]
        CARRY_OUT[effect.kind](state, self.company, effect, self.building)


def gain(state: Chicago, company: int, effects: tuple[Effect, ...], building: bool) -> None:
    """All these effects in their order, before anything that is due already; each may bring others. R-MANAGER-1"""
    if effects:
        state.then(*[Gain(company, effect.number, building) for effect in effects])


# Bonuses of the prestige track -------------------------------------------------------------------------------------


def can_receive(state: Chicago, company: int, effect: int) -> bool:
    """Whether a company can take a bonus of the track now. CH-PREST-4, CH-PREST-9, R-PREST-2, R-SPECIAL-1"""
    kind, possible = state.setup.effects[effect].kind, True
    if kind == Do.WORKER:
        possible = bool(state.roomy(company))
    elif kind == Do.SALESPERSON:
        possible = state.wants_salespeople(company)
    elif kind == Do.MANAGER:
        possible = takes_managers(state, company)
    elif kind == Do.AUTOMATE:
        possible = bool(state.automatable(company))
    elif kind == Do.PARTNER:
        possible = not state.earned[state.director[company]] & PRESTIGE
    elif kind == Do.BONUS_GOOD:
        possible = sum(state.tokens) < state.setup.box.bonus_goods
    elif kind == Do.SHARE_STEP:
        possible = state.price[company] < state.setup.top_price
    return possible


def forfeit(state: Chicago, company: int, effect: int) -> None:
    """$25 from the bank instead of a bonus of the track. CH-PREST-4"""
    amount = state.setup.box.forfeit
    state.treasury[company] += amount
    state.tell(news.FORFEITED, company, effect, amount)


class PrestigeBonus(OfCompany):
    """A bonus of the track is offered, or exchanged where it cannot be received. CH-PREST-3 to CH-PREST-5"""

    __slots__ = ("effect",)

    fields: ClassVar[dict[str, str]] = {"company": "company", "effect": "effect"}

    def __init__(self, company: int, effect: int) -> None:
        super().__init__(company)
        self.effect = effect

    def happen(self, state: Chicago) -> None:
        if can_receive(state, self.company, self.effect):
            state.agenda.append(TakeBonus(state.director[self.company], self.company, self.effect))
        else:
            forfeit(state, self.company, self.effect)


class TakeBonus(ForCompany):
    """The Director takes a bonus of the track for the company, or $25 for its treasury. CH-PREST-4"""

    __slots__ = ("effect",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "effect": "effect"}

    def __init__(self, seat: int, company: int, effect: int) -> None:
        super().__init__(seat, company)
        self.effect = effect

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        return [moves.accept, moves.exchange]

    def answer(self, state: Chicago, move: Move) -> None:
        if move is state.setup.moves.accept:
            state.then(Gain(self.company, self.effect, False))
        else:
            forfeit(state, self.company, self.effect)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.accept


# Staff -------------------------------------------------------------------------------------------------------------


def worker(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Workers from the supply. CH-PREST-6, CH-ASSET-15, CH-ASSET-16"""
    staff.gain_workers(state, company, effect.amount, 0)


def salesperson(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Salespeople. CH-PREST-7, CH-HIRE-3"""
    staff.gain_salespeople(state, company, effect.amount)


def manager(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Managers, or what a company may do instead. CH-HIRE-3, CH-SPEC-AS-2"""
    state.then(*[NewManager(company)] * effect.amount)


def can_substitute(state: Chicago, company: int) -> bool:
    """Whether it can do something else instead of taking a manager. CH-SPEC-AS-2, R-SPECIAL-1"""
    other = state.charter(company).substitute
    return other is not None and not state.substituted >> company & 1 and cubes.has_cubes(state, company, other.cubes)


def takes_managers(state: Chicago, company: int) -> bool:
    """Whether a manager, or what stands for one, is of use to it. CH-HIRE-3, R-SPECIAL-1"""
    return bool(state.unmanaged(company)) or can_substitute(state, company)


class NewManager(OfCompany):
    """A manager comes to a company. CH-HIRE-3, CH-SPEC-AS-1, CH-SPEC-AS-2"""

    def happen(self, state: Chicago) -> None:
        if can_substitute(state, self.company):
            state.agenda.append(SubstituteManager(state.director[self.company], self.company))
        else:
            staff.gain_manager(state, self.company)


class SubstituteManager(ForCompany):
    """Whether a company does something else instead of taking a manager. CH-SPEC-AS-2"""

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        return [moves.substitute, moves.leave]

    def answer(self, state: Chicago, move: Move) -> None:
        company = self.company
        other = state.charter(company).substitute
        if other is not None and move is state.setup.moves.substitute:
            state.substituted |= 1 << company
            state.tell(news.SUBSTITUTED, company)
            cubes.spend_cubes(state, company, other.cubes)
            gain(state, company, other.effects, False)
        else:
            staff.gain_manager(state, company)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.leave


def staff_of_choice(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """A manager or a salesperson, whichever there is room for. CH-ASSET-17"""
    step = ChooseStaff(state.director[company], company)
    if step.moves(state):
        ask(state, step)
    else:
        state.tell(news.LOST, company, effect.amount)


class ChooseStaff(ForCompany):
    """Whether a manager or a salesperson comes. CH-ASSET-17"""

    def moves(self, state: Chicago) -> list[Move]:
        moves, company = state.setup.moves, self.company
        choices = [moves.hire_manager] if takes_managers(state, company) else []
        return [*choices, moves.hire_salesperson] if state.wants_salespeople(company) else choices

    def answer(self, state: Chicago, move: Move) -> None:
        if move is state.setup.moves.hire_manager:
            state.then(NewManager(self.company))
        else:
            staff.gain_salespeople(state, self.company, 1)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


def automate(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Automation. CH-AUTO-1, CH-AUTO-4"""
    staff.automate(state, company, effect.amount, 0)


# Prestige, goods, cubes --------------------------------------------------------------------------------------------


def prestige(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Prestige, with all the bonuses on the way. CH-PREST-3, CH-BLD-4, R-PREST-1"""
    bonuses = advance(state, company, effect.amount)
    if bonuses:
        state.then(*[PrestigeBonus(company, bonus) for bonus in bonuses])


def good(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Goods for the treasury. CH-BLD-2"""
    add_goods(state, company, effect.amount)


def add_goods(state: Chicago, company: int, number: int) -> None:
    """Goods go into a company's treasury. CH-GEN-7"""
    state.goods[company] += number
    state.tell(news.GOODS, company, number)


def those_cubes(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Cubes that are named. CH-ASSET-6, CH-ASSET-12, CH-ASSET-13, CH-BLD-1"""
    for kind in effect.cubes:
        cubes.take_cubes(state, company, kind, 1, building)


def cubes_of_choice(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Cubes that are chosen. CH-BLD-1, CH-OPS-PROD-5, CH-ASSET-17"""
    cubes.choose_cubes(state, company, effect, building)


# Assets, money, shares ---------------------------------------------------------------------------------------------


def buy_asset(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """An asset, so much cheaper. CH-ASSET-1, R-ASSET-4"""
    ask(state, BuyAsset(state.director[company], company, effect.amount))


class BuyAsset(ForCompany):
    """Which asset of the row is bought. CH-ASSET-1, R-ASSET-4"""

    __slots__ = ("discount",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "discount": "count"}

    def __init__(self, seat: int, company: int, discount: int) -> None:
        super().__init__(seat, company)
        self.discount = discount

    def moves(self, state: Chicago) -> list[Move]:
        money, purchase = state.treasury[self.company], state.setup.moves.purchase
        return [
            purchase[asset]
            for slot, asset in enumerate(state.row)
            if asset != NONE and price_of(state, slot, self.discount) <= money
        ]

    def answer(self, state: Chicago, move: Move) -> None:
        asset, company = move.value, self.company
        slot = state.row.index(asset)
        price = price_of(state, slot, self.discount)
        state.row[slot] = NONE
        state.treasury[company] -= price
        state.tell(news.ASSET_BOUGHT, company, asset, price)
        keep_asset(state, company, asset)
        gain(state, company, state.setup.box.assets[asset].immediate, False)  # first of all: it is on top

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[-1]


def dividend(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Dividends out of the treasury. CH-DIV-1, CH-DIV-3"""
    pay_extra_dividend(state, company, effect.amount)


def funds(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Money from the bank for the treasury. CH-FUND-1"""
    state.treasury[company] += effect.amount
    state.tell(news.TREASURY, company, effect.amount)


def hire(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Workers of the job market. CH-HIRE-1"""
    ask(state, staff.Hire(state.director[company], company, 0))


def share_step(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """The share price rises. CH-PREST-11, CH-ASSET-15, R-CLOSE-3"""
    move_price(state, company, effect.amount)


def catalog(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """More income this turn, and still more for American Flyer. CH-ASSET-16, CH-SPEC-AF-4"""
    amount = effect.amount + state.charter(company).catalog_extra
    state.income += amount
    state.tell(news.INCOME, company, amount)


def dearer_goods(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """Every good sold this turn brings more. CH-ASSET-17"""
    state.raised += effect.amount
    state.tell(news.RAISED, company, effect.amount)


def bonus_good(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """A token for a good in every decade. CH-PREST-10, CH-OPS-PROD-8"""
    state.tokens[company] += effect.amount
    state.tell(news.TOKEN, company, effect.amount)


# Partners and initiative -------------------------------------------------------------------------------------------


def partner(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """The Director's partner of the prestige track. CH-PREST-9"""
    earn_partner(state, state.director[company], PRESTIGE)


def earn_partner(state: Chicago, seat: int, source: int) -> None:
    """A player has one partner more, from a source that gives one only once. CH-MGMT-9"""
    if not state.earned[seat] & source:
        state.earned[seat] |= source
        state.partners[seat] += 1
        state.tell(news.PARTNER, seat)


def initiative(state: Chicago, company: int, effect: Effect, building: bool) -> None:
    """The player may take the first place from the next round on. CH-ADV-1"""
    seat = state.director[company]
    if state.initiative[0] != seat:
        state.agenda.append(TakeInitiative(seat))


class TakeInitiative(Step[Chicago]):
    """Whether the player moves to the first place, from the next round on. CH-ADV-1, R-ADV-1"""

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        return [moves.lead, moves.stay]

    def answer(self, state: Chicago, move: Move) -> None:
        if move is state.setup.moves.lead:
            first = bytes((self.seat,))
            state.initiative = first + state.initiative.replace(first, b"")
            state.tell(news.LEADS, self.seat)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.stay


Carry: TypeAlias = Callable[[Chicago, int, Effect, bool], None]
CARRY_OUT: Final[dict[int, Carry]] = {
    Do.WORKER: worker,
    Do.SALESPERSON: salesperson,
    Do.MANAGER: manager,
    Do.AUTOMATE: automate,
    Do.PRESTIGE: prestige,
    Do.GOOD: good,
    Do.CUBES: those_cubes,
    Do.CHOOSE: cubes_of_choice,
    Do.ASSET: buy_asset,
    Do.DIVIDEND: dividend,
    Do.TREASURY: funds,
    Do.HIRE: hire,
    Do.INITIATIVE: initiative,
    Do.PARTNER: partner,
    Do.BONUS_GOOD: bonus_good,
    Do.SHARE_STEP: share_step,
    Do.CATALOG: catalog,
    Do.PRICE: dearer_goods,
    Do.STAFF: staff_of_choice,
}
STEPS: Final[tuple[type[AnyStep], ...]] = (
    Gain, PrestigeBonus, TakeBonus, NewManager, SubstituteManager, ChooseStaff, BuyAsset, TakeInitiative,
)  # fmt: skip

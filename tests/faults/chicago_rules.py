"""Faults planted in functions of the rules of Chicago 1875: what is told is what is done, and it is not the rule."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from corro.games.chicago import news
from corro.games.chicago.box import BANK, COMPANY, SHARES, Place
from corro.games.chicago.game import ChicagoGame
from corro.games.chicago.rules import (
    control,
    free,
    gains,
    management,
    operations,
    payments,
    production,
    selling,
    staff,
    stock,
    tracks,
)
from corro.games.chicago.state import Chicago
from tests.faults.chicago_tables import Faulty
from tests.faults.planting import with_state

FAULTS: Final[dict[str, ChicagoGame]] = {}


def replace(name: str, module: ModuleType, word: str, faulty: Any) -> None:
    """Plant a game in which a function of its rules, where that module uses it, is replaced."""
    table = type("Table", (Faulty,), {"functions": [(module, word, faulty)]})
    FAULTS[name] = with_state(ChicagoGame, table)


# Prices and shares -------------------------------------------------------------------------------------------------

sell, close, settle_takeover = stock.sell, control.close, control.settle_takeover
advance, next_wage, next_turn = tracks.advance, staff.next_wage, stock.next_turn
start_turn, sell_goods, run_factory = operations.start_turn, selling.sell_goods, production.run_factory
pay_dividends, pay_extra_dividend, buy_cube = payments.pay_dividends, payments.pay_extra_dividend, operations.buy_cube


def drop_first(state: Chicago, seat: int, certificate: int, sold: bytes, given_up: bytes) -> None:
    company, kind = divmod(certificate, stock.KINDS)
    tracks.move_price(state, company, -SHARES[kind])
    sell(state, seat, certificate, sold, given_up)


def no_drop(state: Chicago, company: int, steps: int, by_rival: bool) -> None:
    pass


def take_over_equal(state: Chicago, company: int, buyer: int) -> None:
    if state.shares(buyer, company) >= state.shares(state.director[company], company):
        control.take_over(state, company, buyer)


def certificates_kept(state: Chicago, company: int, giver: int, taker: int) -> tuple[bool, int]:
    """The new Director gives two shares for three."""
    state.move_commons(company, giver, taker, 2)
    return False, 2


def cubes_kept(state: Chicago, company: int) -> None:
    """A company that closes keeps its cubes."""
    mine, market = state.cubes.copy(), state.haymarket.copy()
    close(state, company)
    state.cubes, state.haymarket = mine, market


def nobody_closes(state: Chicago, company: int) -> None:
    pass


def priority_kept(state: Chicago, seat: int) -> None:
    next_turn(state, seat)
    state.last = (seat - 1) % state.seats


# Dividends and fees ------------------------------------------------------------------------------------------------


def wrong_owner(state: Chicago, company: int, place: Place) -> None:
    """The fee of a building goes to who uses it."""
    if place.building < 0 or not place.fee:
        return
    seat = state.director[company]
    state.money[seat] += place.fee
    if place.company_pays:
        state.treasury[company] -= place.fee
        state.tell(news.FEE, company, seat, place.fee)
    else:
        state.tell(news.FEE_FROM_BANK, seat, place.fee)


def bank_shares_paid(state: Chicago, company: int) -> None:
    """The bank pays the company for the shares on the bank treasury too."""
    pay_dividends(state, company)
    amount = state.income // 10 * state.shares(state.setup.bank, company)
    if amount:
        state.treasury[company] += amount
        state.tell(news.DIVIDEND_TO, company, COMPANY, amount)


def treasury_unpaid(state: Chicago, company: int) -> None:
    """The company gets nothing for its own shares."""
    per_share = state.income // 10
    state.tell(news.PAID_OUT, company, per_share, BANK)
    payments.pay_players(state, company, per_share)
    tracks.reward_dividends(state, company, state.income)


def treasury_pays(state: Chicago, company: int, total: int) -> None:
    """Extra dividends do not leave the treasury."""
    before = state.treasury[company]
    pay_extra_dividend(state, company, total)
    state.treasury[company] = before


def one_step_only(state: Chicago, company: int, income: int) -> None:
    tracks.move_price(state, company, int(income > 0))


def income_kept(state: Chicago, company: int) -> None:
    """What another company earned is still there."""
    income = state.income
    start_turn(state, company)
    state.income = income


def withheld_lost(state: Chicago, company: int) -> None:
    state.tell(news.WITHHELD, company, state.income)
    payments.let_drop(state, company, 1, True)


# Gains, staff, cubes and goods -------------------------------------------------------------------------------------


def from_below(state: Chicago, company: int, amount: int) -> list[int]:
    """A token that moves goes under the others of its space."""
    bonuses = advance(state, company, amount)
    space = state.prestige[company]
    rest = state.ranking.replace(bytes((company,)), b"")
    above = len([other for other in rest if state.prestige[other] >= space])
    state.ranking = rest[:above] + bytes((company,)) + rest[above:]
    return bonuses


def twice(state: Chicago, company: int, amount: int) -> list[int]:
    return advance(state, company, amount) * 2


def cheaper(state: Chicago) -> int:
    return next_wage(state) - 10


def no_wage(state: Chicago, company: int) -> bool:
    """Workers are hired without the money for them."""
    return bool(state.roomy(company))


def from_x(state: Chicago, company: int, load: int) -> None:
    """A cube comes from X, where there is one, at the price of another space."""
    kind = load % state.setup.kinds
    taken = (load // state.setup.kinds + 1) * state.setup.kinds + kind
    on_x = not state.setup.rows and state.chain[kind] > 0
    buy_cube(state, company, load)
    if on_x:
        state.chain[kind] -= 1
        state.chain[taken] += 1


def no_bonus(state: Chicago, company: int, shipped: int) -> None:
    """A tile that is filled brings nothing."""
    sell_goods(state, company, shipped)
    if state.news and state.news[-1][0] is news.FILLED:
        _, _, (_, bonus) = state.news.pop()
        state.income -= int(str(bonus))


def first_price(state: Chicago, company: int, shipped: int) -> None:
    """Goods are sold as if there were no salespeople."""
    people, state.salespeople[company] = state.salespeople[company], 0
    sell_goods(state, company, shipped)
    state.salespeople[company] = people


def cubes_stay(state: Chicago, company: int, tier: int) -> None:
    """A factory runs and its cubes are still there."""
    mine, market = state.cubes.copy(), state.haymarket.copy()
    run_factory(state, company, tier)
    state.cubes, state.haymarket = mine, market


def asset_kept(state: Chicago, company: int, asset: int) -> None:
    """An asset can be used again and again."""
    state.treasury[company] -= state.setup.box.assets[asset].cost
    state.tell(news.ASSET_USED, company, asset, state.setup.box.assets[asset].cost)


for name_, (module_, word_, faulty_) in {
    "a price that drops before it is paid": (stock, "sell", drop_first),
    "a sale after which no price drops": (stock, "let_drop", no_drop),
    "a takeover with as many shares": (control, "settle_takeover", take_over_equal),
    "a Director certificate for two shares": (control, "give_three", certificates_kept),
    "a company that keeps its cubes when it closes": (control, "close", cubes_kept),
    "a company that never closes": (control, "close", nobody_closes),
    "a priority that goes to who acted last": (stock, "next_turn", priority_kept),
    "a fee that goes to who uses a building": (management, "pay_fee", wrong_owner),
    "dividends for the shares of the bank": (operations, "pay_dividends", bank_shares_paid),
    "no dividends for the shares of the treasury": (operations, "pay_dividends", treasury_unpaid),
    "extra dividends that cost nothing": (gains, "pay_extra_dividend", treasury_pays),
    "dividends that never bring more than one step": (payments, "reward_dividends", one_step_only),
    "an income that is counted again": (operations, "start_turn", income_kept),
    "a withheld income that is lost": (operations, "withhold", withheld_lost),
    "a token that goes under the others": (gains, "advance", from_below),
    "a bonus that is given twice": (gains, "advance", twice),
    "workers for less than their price": (staff, "next_wage", cheaper),
    "workers without the money for them": (staff, "can_hire", no_wage),
    "a cube that is sold from X": (operations, "buy_cube", from_x),
    "a tile that brings no bonus": (operations, "sell_goods", no_bonus),
    "salespeople who are of no use": (operations, "sell_goods", first_price),
    "a factory that uses no cubes up": (operations, "run_factory", cubes_stay),
    "an asset that is never used up": (free, "spend_asset", asset_kept),
}.items():
    replace(name_, module_, word_, faulty_)

"""Phase 4: Operations. One company after another: emergency, buy, produce, sell, pay or withhold, supply chain."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Happening
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.box import SHARES
from corro.games.chicago.rules.assets import ENDING, OPERATING, PAYING
from corro.games.chicago.rules.chain import Maintain, RefillRows
from corro.games.chicago.rules.free import free_moves, is_free
from corro.games.chicago.rules.gains import add_goods
from corro.games.chicago.rules.payments import let_drop, pay_dividends
from corro.games.chicago.rules.production import can_run, end_production, run_factory
from corro.games.chicago.rules.selling import sell_goods, targets
from corro.games.chicago.rules.steps import ForCompany, OfCompany, ask
from corro.games.chicago.rules.tracks import move_price
from corro.games.chicago.state import NONE, OPERATIONS, Chicago


class StartOperations(Happening[Chicago]):
    """The phase begins. CH-OPS-1"""

    def happen(self, state: Chicago) -> None:
        state.phase = OPERATIONS
        state.tell(news.PHASE, OPERATIONS, state.decade)
        state.then(NextCompany())


class NextCompany(Happening[Chicago]):
    """The first in the operating order that has not operated. CH-OPS-1, CH-PREST-2"""

    def happen(self, state: Chicago) -> None:
        for company in state.ranking:
            if not state.operated >> company & 1:
                start_turn(state, company)
                return
        state.operating = NONE


def start_turn(state: Chicago, company: int) -> None:
    """The steps of a company's turn, in their order. CH-OPS-3"""
    state.operating = company
    state.run = state.shipped = state.income = state.raised = 0
    state.tier = NONE
    state.unpaid = False
    state.tell(news.OPERATES, company)
    emergency: list[AnyStep] = [Emergency(company)] if state.setup.advanced else []
    chain = RefillRows() if state.setup.rows else Maintain(False)
    state.then(
        *emergency, PayWages(company), Operate(company), Sell(company), Pay(company), WindUp(company), chain,
        CompanyDone(company), NextCompany(),
    )  # fmt: skip


class CompanyDone(OfCompany):
    """A company that has operated does not operate again. CH-OPS-1"""

    def happen(self, state: Chicago) -> None:
        state.operated |= 1 << self.company
        state.turn += 1


# 0 Emergency fundraising and wages ---------------------------------------------------------------------------------


class Emergency(OfCompany):
    """A company with unsold shares may issue some first of all. CH-OPS-EMERG-1, CH-OPS-EMERG-3"""

    def happen(self, state: Chicago) -> None:
        ask(state, Issue(state.director[self.company], self.company, 0))


class Issue(ForCompany):
    """Which unsold certificates go to the bank. CH-OPS-EMERG-1, CH-OPS-EMERG-2, R-EMERG-1"""

    __slots__ = ("issued",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "issued": "count"}

    def __init__(self, seat: int, company: int, issued: int) -> None:
        super().__init__(seat, company)
        self.issued = issued

    def moves(self, state: Chicago) -> list[Move]:
        setup, company = state.setup, self.company
        found = [setup.moves.enter]
        if state.common(setup.treasury, company):
            found.append(setup.moves.issue[0])
        if state.preferred[company] == setup.treasury:
            found.append(setup.moves.issue[1])
        return found

    def answer(self, state: Chicago, move: Move) -> None:
        setup, company = state.setup, self.company
        if move is setup.moves.enter:
            if self.issued:
                move_price(state, company, -self.issued - 1)
            return
        shares = SHARES[move.value]
        if move.value:
            state.preferred[company] = setup.bank
        else:
            state.move_commons(company, setup.treasury, setup.bank, 1)
        amount = shares * state.value(company)
        state.treasury[company] += amount
        state.tell(news.ISSUED, company, len(SHARES) * company + move.value, amount)
        ask(state, Issue(self.seat, company, self.issued + shares))

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.enter


class PayWages(OfCompany):
    """Quaker Oats pays $20 for each worker, as far as its money goes. CH-SPEC-QO-3, CH-SPEC-QO-4, R-QUAKER-2"""

    def happen(self, state: Chicago) -> None:
        company = self.company
        wage = state.charter(company).wage
        workers = sum([state.workers[factory] for factory in state.charter(company).numbers])
        if wage and workers:
            paid = min(workers, state.treasury[company] // wage)
            state.treasury[company] -= paid * wage
            state.unpaid = paid < workers
            state.tell(news.WAGES, company, paid * wage, workers - paid)


# 1 and 2 Buy and produce -------------------------------------------------------------------------------------------


class Operate(OfCompany):
    """Buying and producing begin. CH-OPS-BUY-1, CH-OPS-PROD-1"""

    def happen(self, state: Chicago) -> None:
        ask(state, Produce(state.director[self.company], self.company))


class Produce(ForCompany):
    """Buy cubes, run the next factory, or go on to selling. CH-OPS-BUY-1, CH-OPS-BUY-2, CH-OPS-PROD-1, CH-OPS-PROD-4"""

    def moves(self, state: Chicago) -> list[Move]:
        company = self.company
        return [
            *can_run(state, company),
            *cubes_for_sale(state, company),
            *free_moves(state, [company], OPERATING),
            state.setup.moves.stop,
        ]

    def answer(self, state: Chicago, move: Move) -> None:
        company, verb = self.company, move.verb
        if verb == "stop":
            end_production(state, company)
        elif verb == "load":
            buy_cube(state, company, move.value)
            ask(state, self)
        elif verb in ("run", "tier"):
            state.then(Operate(company))
            run_factory(state, company, move.value if verb == "tier" else NONE)
        else:
            is_free(state, self.seat, move, self)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.stop


def cubes_for_sale(state: Chicago, company: int) -> list[Move]:
    """The cubes of the chain that a company can pay, never those on X. CH-OPS-BUY-1, CH-SPEC-QO-6, CH-VAR-5"""
    setup, money = state.setup, state.treasury[company]
    if not setup.companies[company].buys_cubes:
        return []
    box, kinds, chain, load = setup.box, setup.kinds, state.chain, setup.moves.load
    if setup.rows:
        first = (len(box.chain) - 1) * kinds
        return [load[first + kind] for kind in range(kinds) if chain[kind] and box.columns[chain[kind] - 1] <= money]
    return [
        load[place - kinds]
        for place in range(kinds, len(chain))
        if chain[place] and box.chain_prices[place // kinds] <= money
    ]


def buy_cube(state: Chicago, company: int, load: int) -> None:
    """A cube of the chain is bought; the spaces are refilled at the end of the turn. CH-OPS-BUY-1, CH-OPS-BUY-2"""
    setup = state.setup
    space, kind = divmod(load, setup.kinds)
    if setup.rows:
        price = setup.box.columns[state.chain[kind] - 1]
        state.chain[kind] -= 1
    else:
        price = setup.box.chain_prices[space + 1]
        state.chain[load + setup.kinds] -= 1
    state.treasury[company] -= price
    state.cubes[company * setup.kinds + kind] += 1
    state.tell(news.LOADED, company, kind, price)


# 3 Sell ------------------------------------------------------------------------------------------------------------


class Sell(OfCompany):
    """A good for each bonus-good token, then the goods are sold. CH-OPS-PROD-8, CH-OPS-SELL-1"""

    def happen(self, state: Chicago) -> None:
        if state.tokens[self.company]:
            add_goods(state, self.company, state.tokens[self.company])
        ask(state, SellGoods(state.director[self.company], self.company, False))


class SellGoods(ForCompany):
    """Where goods are sold; free actions before the first. CH-OPS-SELL-1 to CH-OPS-SELL-6, R-SELL-3"""

    __slots__ = ("begun",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "begun": "flag"}

    def __init__(self, seat: int, company: int, begun: bool) -> None:
        super().__init__(seat, company)
        self.begun = begun

    def moves(self, state: Chicago) -> list[Move]:
        found = targets(state, self.company)
        if not self.begun:
            found += free_moves(state, [self.company], OPERATING)
        return [*found, state.setup.moves.done]

    def answer(self, state: Chicago, move: Move) -> None:
        if move.verb == "ship":
            sell_goods(state, self.company, move.value)
            ask(state, SellGoods(self.seat, self.company, True))
        elif move.verb != "done":
            is_free(state, self.seat, move, self)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[-1]


# 4 and 5 Pay or withhold, share price ------------------------------------------------------------------------------


class Pay(OfCompany):
    """The Director decides on the income. CH-OPS-PAY-1"""

    def happen(self, state: Chicago) -> None:
        ask(state, PayOrWithhold(state.director[self.company], self.company))


class PayOrWithhold(ForCompany):
    """Dividends, or the income for the treasury; free actions before. CH-OPS-PAY-1, CH-SPEC-QO-4, R-PAY-1"""

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        may_pay = state.run and state.shipped and not state.unpaid
        found = [moves.pay, moves.withhold] if may_pay else [moves.withhold]
        return [*found, *free_moves(state, [self.company], PAYING)]

    def answer(self, state: Chicago, move: Move) -> None:
        if move.verb == "pay":
            pay_dividends(state, self.company)
        elif move.verb == "withhold":
            withhold(state, self.company)
        else:
            is_free(state, self.seat, move, self)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


def withhold(state: Chicago, company: int) -> None:
    """The whole income goes to the treasury, and the price falls one step. CH-OPS-PAY-4, CH-OPS-PRICE-3"""
    state.treasury[company] += state.income
    state.tell(news.WITHHELD, company, state.income)
    let_drop(state, company, 1, True)


# The end of the turn -----------------------------------------------------------------------------------------------


class WindUp(OfCompany):
    """Trades and assets at the end of the turn, where there are any. CH-OPS-2, R-ASSET-1"""

    def happen(self, state: Chicago) -> None:
        ask(state, FinishTurn(state.director[self.company], self.company))


class FinishTurn(ForCompany):
    """The turn of a company ends on its Director's word. CH-OPS-2, R-ASSET-1"""

    def moves(self, state: Chicago) -> list[Move]:
        return [state.setup.moves.end, *free_moves(state, [self.company], ENDING)]

    def answer(self, state: Chicago, move: Move) -> None:
        is_free(state, self.seat, move, self)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.end


STEPS: Final[tuple[type[AnyStep], ...]] = (
    StartOperations, NextCompany, CompanyDone, Emergency, Issue, PayWages, Operate, Produce, Sell, SellGoods, Pay,
    PayOrWithhold, WindUp, FinishTurn,
)  # fmt: skip

"""Phase 1: Stock. Selling, buying, founding, and who directs a company afterwards."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Happening, HappeningTo, Step
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.box import BANK, COMMON, COMPANY, DIRECTOR, PREFERRED, SHARES
from corro.games.chicago.rules import control
from corro.games.chicago.rules.founding import ChoosePar, foundable
from corro.games.chicago.rules.payments import let_drop
from corro.games.chicago.rules.steps import OfCompany
from corro.games.chicago.rules.tracks import move_price
from corro.games.chicago.state import NONE, STOCK, Chicago

KINDS: Final = len(SHARES)
OFFERS: Final = 4  # Common or Preferred, each from the bank or the treasury


class StartStock(Happening[Chicago]):
    """Companies at Closing are removed, then the turns begin. CH-STOCK-1, CH-STOCK-3"""

    def happen(self, state: Chicago) -> None:
        state.phase = STOCK
        state.last = NONE
        state.passes = 0
        state.tell(news.PHASE, STOCK, state.decade)
        for company in state.ranking:
            if state.price[company] == 0:
                control.close(state, company)
        state.then(StockTurn(state.priority, NOTHING, NOTHING))


# Selling -----------------------------------------------------------------------------------------------------------


def must_sell(state: Chicago, seat: int, given_up: bytes) -> bool:
    """Whether a player has too many certificates. CH-STOCK-5, CH-SETUP-18"""
    return state.certificates(seat) - len(given_up) > state.setup.limit


def sales(state: Chicago, seat: int, given_up: bytes) -> list[Move]:
    """The certificates a player may sell. CH-STOCK-9, CH-STOCK-17, CH-STOCK-26"""
    setup, sell = state.setup, state.setup.moves.sell
    first = seat * setup.count
    found = []
    for company in state.ranking:
        if state.commons[first + company]:
            found.append(sell[company * KINDS + COMMON])
        if state.preferred[company] == seat:
            found.append(sell[company * KINDS + PREFERRED])
        if setup.advanced and state.director[company] == seat and company not in given_up:
            rivals = [state.shares(rival, company) for rival in range(state.seats) if rival != seat]
            if max(rivals) >= SHARES[DIRECTOR]:
                found.append(sell[company * KINDS + DIRECTOR])
    return found


class StockTurn(Step[Chicago]):
    """Sell any number of certificates, then buy at most one; or neither. CH-STOCK-3, CH-STOCK-5, CH-STOCK-25

    `sold` names a company once for each share that was sold in this turn, `given_up` each company whose Director
    certificate was. Prices stay as they are until everything is sold.
    """

    __slots__ = ("given_up", "sold")

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "sold": "company[]", "given_up": "company[]"}

    def __init__(self, seat: int, sold: bytes, given_up: bytes) -> None:
        super().__init__(seat)
        self.sold = sold
        self.given_up = given_up

    def moves(self, state: Chicago) -> list[Move]:
        moves, seat = state.setup.moves, self.seat
        found = sales(state, seat, self.given_up)
        if found and must_sell(state, seat, self.given_up):
            return found
        if self.sold:
            return [*found, moves.settle]
        return [*found, *purchases(state, seat), moves.passing]

    def answer(self, state: Chicago, move: Move) -> None:
        if move.verb == "sell":
            sell(state, self.seat, move.value, self.sold, self.given_up)
        elif move.verb == "settle":
            companies = dict.fromkeys(self.sold)
            state.then(
                *[
                    SettleSale(company, self.sold.count(company), self.seat, company in self.given_up)
                    for company in companies
                ],
                Purchase(self.seat),
            )
        elif move.verb == "pass":
            pass_turn(state, self.seat)
        else:
            purchase(state, self.seat, move)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[-1]


def sell(state: Chicago, seat: int, certificate: int, sold: bytes, given_up: bytes) -> None:
    """The bank pays the price of the start of the turn for a whole certificate. CH-STOCK-6, CH-STOCK-17"""
    company, kind = divmod(certificate, KINDS)
    shares = SHARES[kind]
    amount = shares * state.value(company)
    state.money[seat] += amount
    if kind == COMMON:
        state.move_commons(company, seat, state.setup.bank, 1)
    elif kind == PREFERRED:
        state.preferred[company] = state.setup.bank
    else:
        given_up += bytes((company,))
    state.sold[seat] |= 1 << company
    state.tell(news.SOLD, seat, certificate, amount)
    state.then(StockTurn(seat, sold + bytes((company,)) * shares, given_up))


class SettleSale(OfCompany):
    """The price of a company that was sold falls, then its control is settled. CH-STOCK-7, CH-STOCK-8, CH-STOCK-25"""

    __slots__ = ("director_sold", "seller", "shares")

    fields: ClassVar[dict[str, str]] = {
        "company": "company", "shares": "count", "seller": "seat", "director_sold": "flag",
    }  # fmt: skip

    def __init__(self, company: int, shares: int, seller: int, director_sold: bool) -> None:
        super().__init__(company)
        self.shares = shares
        self.seller = seller
        self.director_sold = director_sold

    def happen(self, state: Chicago) -> None:
        company, seller = self.company, self.seller
        by_rival = state.director[company] != seller
        let_drop(state, company, self.shares, by_rival)
        if self.director_sold:
            control.settle_director_sale(state, company)
        elif state.setup.advanced and not by_rival:
            control.settle_abandonment(state, company)


# Buying ------------------------------------------------------------------------------------------------------------


def purchases(state: Chicago, seat: int) -> list[Move]:
    """The certificates a player may buy, and the companies to be founded. CH-STOCK-10 to CH-STOCK-13, CH-FOUND-6"""
    setup = state.setup
    if state.certificates(seat) >= setup.limit:
        return []
    buy, money, prices = setup.moves.buy, state.money[seat], setup.box.prices
    in_bank, in_treasury = setup.bank * setup.count, setup.treasury * setup.count
    commons, found = state.commons, []
    for company in state.ranking:
        value = prices[state.price[company]]
        held = state.shares(seat, company)
        if value > money or held >= setup.box.most_shares or state.sold[seat] >> company & 1:
            continue
        first = company * OFFERS
        if commons[in_bank + company]:
            found.append(buy[first + BANK])
        if commons[in_treasury + company]:
            found.append(buy[first + COMPANY])
        holder = state.preferred[company]
        if (
            holder >= setup.bank
            and SHARES[PREFERRED] * value <= money
            and held + SHARES[PREFERRED] <= setup.box.most_shares
            and state.director[company] != seat  # CH-GEN-5
        ):
            found.append(buy[first + 2 + holder - setup.bank])
    return found + foundable(state, seat)


class Purchase(Step[Chicago]):
    """After selling, buy one certificate at the new prices, or none. CH-STOCK-3, CH-STOCK-25"""

    def moves(self, state: Chicago) -> list[Move]:
        return [*purchases(state, self.seat), state.setup.moves.passing]

    def answer(self, state: Chicago, move: Move) -> None:
        if move.verb == "pass":
            next_turn(state, self.seat)
        else:
            purchase(state, self.seat, move)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.passing


def purchase(state: Chicago, seat: int, move: Move) -> None:
    """One certificate is bought, or a company founded. CH-STOCK-3, CH-FOUND-6"""
    if move.verb == "found":
        state.then(ChoosePar(seat, move.value), AfterFounding(seat))
        return
    company, offer = divmod(move.value, OFFERS)
    buy(state, seat, company, offer // 2 == PREFERRED, offer % 2 == COMPANY)
    if state.setup.advanced and state.director[company] != seat:
        control.settle_takeover(state, company, seat)
    next_turn(state, seat)


def buy(state: Chicago, seat: int, company: int, preferred: bool, from_treasury: bool) -> None:
    """The price goes to whoever had the certificate. CH-STOCK-10, CH-STOCK-12"""
    setup = state.setup
    kind = PREFERRED if preferred else COMMON
    amount = SHARES[kind] * state.value(company)
    state.money[seat] -= amount
    if from_treasury:
        state.treasury[company] += amount
    if preferred:
        state.preferred[company] = seat
    else:
        state.move_commons(company, setup.treasury if from_treasury else setup.bank, seat, 1)
    state.tell(news.BOUGHT, seat, company * KINDS + kind, from_treasury, amount)


# Turns -------------------------------------------------------------------------------------------------------------


class AfterFounding(HappeningTo[Chicago]):
    """A player has founded a company. CH-FOUND-6"""

    def happen(self, state: Chicago) -> None:
        next_turn(state, self.player)


def next_turn(state: Chicago, seat: int) -> None:
    """Who bought or sold was the last who did so far; the turn goes on clockwise. CH-STOCK-3, CH-STOCK-14"""
    state.last = seat
    state.passes = 0
    state.turn += 1
    state.then(StockTurn((seat + 1) % state.seats, NOTHING, NOTHING))


def pass_turn(state: Chicago, seat: int) -> None:
    """The phase ends when all have passed one after another. CH-STOCK-3, CH-STOCK-4"""
    state.passes += 1
    state.turn += 1
    state.tell(news.PASSED, seat)
    if state.passes < state.seats:
        state.then(StockTurn((seat + 1) % state.seats, NOTHING, NOTHING))
    else:
        state.then(EndOfStock())


class EndOfStock(Happening[Chicago]):
    """The Priority Deal marker moves, and companies that are sold out rise. CH-STOCK-14, CH-STOCK-15, R-STOCK-1"""

    def happen(self, state: Chicago) -> None:
        setup = state.setup
        if state.last != NONE:
            state.priority = (state.last + 1) % state.seats
            state.tell(news.PRIORITY, state.priority)
        for company in state.ranking:
            if not state.shares(setup.bank, company) and not state.shares(setup.treasury, company):
                state.tell(news.SOLD_OUT, company)
                move_price(state, company, 1)


NOTHING: Final = b""
STEPS: Final[tuple[type[AnyStep], ...]] = (StartStock, StockTurn, SettleSale, Purchase, AfterFounding, EndOfStock)

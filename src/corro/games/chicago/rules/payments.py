"""Dividends, and the drop of a share price that Price Protection can prevent."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.box import BANK, COMPANY, TEN_SHARES
from corro.games.chicago.effects import Do
from corro.games.chicago.rules.assets import is_ready, spend_asset
from corro.games.chicago.rules.steps import ForCompany
from corro.games.chicago.rules.tracks import move_price, reward_dividends
from corro.games.chicago.state import NONE, Chicago


def pay_players(state: Chicago, company: int, per_share: int) -> None:
    """Every player receives dividends for the shares held. CH-OPS-PAY-3, CH-DIV-2"""
    for seat in range(state.seats):
        amount = per_share * state.shares(seat, company)
        if amount:
            state.money[seat] += amount
            state.tell(news.DIVIDEND, company, seat, amount)


def pay_extra_dividend(state: Chicago, company: int, total: int) -> None:
    """A tenth per share from the treasury, whose own shares keep theirs. CH-DIV-1 to CH-DIV-3, R-DIV-1"""
    setup, per_share = state.setup, total // TEN_SHARES
    state.tell(news.PAID_OUT, company, per_share, COMPANY)
    state.treasury[company] -= per_share * (TEN_SHARES - state.shares(setup.treasury, company))
    pay_players(state, company, per_share)
    to_bank = per_share * state.shares(setup.bank, company)
    if to_bank:
        state.tell(news.DIVIDEND_TO, company, BANK, to_bank)
    reward_dividends(state, company, total)


def pay_dividends(state: Chicago, company: int) -> None:
    """The bank pays a tenth of the income per share, for the treasury's shares too. CH-OPS-PAY-2, CH-OPS-PAY-3"""
    per_share = state.income // TEN_SHARES
    state.tell(news.PAID_OUT, company, per_share, BANK)
    pay_players(state, company, per_share)
    amount = per_share * state.shares(state.setup.treasury, company)
    if amount:
        state.treasury[company] += amount
        state.tell(news.DIVIDEND_TO, company, COMPANY, amount)
    reward_dividends(state, company, state.income)


# Price Protection --------------------------------------------------------------------------------------------------


def protection_of(state: Chicago, company: int) -> int:
    """The ready asset that can prevent a drop of the price, or NONE. CH-ASSET-14"""
    for asset in state.assets[company]:
        if is_ready(state, asset) and state.setup.box.assets[asset].effects[0].kind == Do.PROTECT:
            return asset
    return NONE


def let_drop(state: Chicago, company: int, steps: int, by_rival: bool) -> None:
    """The price falls, unless its Director is asked first and prevents it. CH-ASSET-14, R-PROT-1"""
    if by_rival and state.price[company] and protection_of(state, company) != NONE:
        state.agenda.append(Protect(state.director[company], company, steps))
    else:
        move_price(state, company, -steps)


class Protect(ForCompany):
    """Whether Price Protection prevents this drop, whoever's turn it is. CH-ASSET-14, R-PROT-1"""

    __slots__ = ("steps",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "steps": "count"}

    def __init__(self, seat: int, company: int, steps: int) -> None:
        super().__init__(seat, company)
        self.steps = steps

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        return [moves.protect, moves.let_fall]

    def answer(self, state: Chicago, move: Move) -> None:
        if move is state.setup.moves.protect:
            spend_asset(state, self.company, protection_of(state, self.company))
            state.tell(news.PROTECTED, self.company)
        else:
            move_price(state, self.company, -self.steps)

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.protect


STEPS: Final[tuple[type[AnyStep], ...]] = (Protect,)

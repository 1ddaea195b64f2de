"""Expansion: Tycoons. Who takes a company to its limit gets a reward or punishes the others."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, HappeningTo, Sealed, Step
from corro.engine.move import Move
from corro.engine.pool import kinds, without_one
from corro.games.wall_street import news
from corro.games.wall_street.box import Tycoon
from corro.games.wall_street.doubt import put_back
from corro.games.wall_street.setup import REWARD
from corro.games.wall_street.state import NONE, WallStreet


def set_off(state: WallStreet, player: int, arrived: list[int]) -> None:
    """The Tycoons of the companies that have arrived at a limit take effect. WS-TYCOON-3, WS-TYCOON-5"""
    companies = bytes([company for company in arrived if state.tycoons[company] != NONE])
    if companies:
        state.then(SetOff(player, companies))


class SetOff(HappeningTo[WallStreet]):
    """One Tycoon takes effect by itself; of several the player chooses the next. WS-TYCOON-5"""

    __slots__ = ("companies",)

    fields: ClassVar[dict[str, str]] = {"player": "seat", "companies": "company[]"}

    def __init__(self, player: int, companies: bytes) -> None:
        super().__init__(player)
        self.companies = companies

    def happen(self, state: WallStreet) -> None:
        if len(self.companies) == 1:
            take_effect(state, self.player, self.companies[0])
        else:
            state.then(CallTycoon(self.player, self.companies))


class CallTycoon(Step[WallStreet]):
    """Which of several Tycoons takes effect next. WS-TYCOON-5"""

    __slots__ = ("companies",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "companies": "company[]"}

    def __init__(self, seat: int, companies: bytes) -> None:
        super().__init__(seat)
        self.companies = companies

    def moves(self, state: WallStreet) -> list[Move]:
        return [state.setup.material.moves.call[company] for company in self.companies]

    def answer(self, state: WallStreet, move: Move) -> None:
        state.then(SetOff(self.seat, without_one(self.companies, move.value)))
        take_effect(state, self.seat, move.value)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


def take_effect(state: WallStreet, player: int, company: int) -> None:
    """The Tycoon of a company leaves the game with its effect. WS-TYCOON-3"""
    tycoon = state.tycoons[company]
    face = state.faces[tycoon]
    state.tycoons = (*state.tycoons[:company], NONE, *state.tycoons[company + 1 :])
    state.tell(news.TYCOON, player, company, tycoon, face)
    if tycoon == Tycoon.PRESTIGE:
        prestige(state, player, face)
    elif tycoon == Tycoon.CASH:
        cash(state, player, face)
    elif tycoon == Tycoon.DEBT:
        debt(state, player, face)
    else:
        salvage(state, player, face)


# Prestige ----------------------------------------------------------------------------------------------------------


def prestige(state: WallStreet, player: int, face: int) -> None:
    """Keep the card, or give it to a rival. WS-TYCOON-6, WS-TYCOON-7"""
    rivals = state.rivals_of(player)
    if face == REWARD:
        hold_prestige(state, player)
    elif len(rivals) == 1:
        hold_prestige(state, rivals[0])
    else:
        state.then(GivePrestige(player))


class GivePrestige(Step[WallStreet]):
    """The player gives the card to a rival of choice. WS-TYCOON-7"""

    def moves(self, state: WallStreet) -> list[Move]:
        return [state.setup.material.moves.give[rival] for rival in state.rivals_of(self.seat)]

    def answer(self, state: WallStreet, move: Move) -> None:
        hold_prestige(state, move.value)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


def hold_prestige(state: WallStreet, seat: int) -> None:
    """The card lies with a player until scoring. WS-TYCOON-3"""
    state.prestige = seat
    state.tell(news.PRESTIGE, seat, state.faces[Tycoon.PRESTIGE])


# Cash --------------------------------------------------------------------------------------------------------------


def cash(state: WallStreet, player: int, face: int) -> None:
    """Take the coins of Market Trend, or all others pay $1 to the bank. WS-TYCOON-8, WS-TYCOON-9"""
    if face == REWARD:
        state.take_coins(player)
    else:
        for rival in state.rivals_of(player):
            state.pay_bank(rival, state.setup.material.box.tycoon_payment)


# Debt --------------------------------------------------------------------------------------------------------------


def debt(state: WallStreet, player: int, face: int) -> None:
    """Pay off a loan, or all others with a high capital drop by 1. WS-TYCOON-10, WS-TYCOON-11"""
    box = state.setup.material.box
    if face == REWARD:
        if state.loans[player] and state.cash[player] >= box.repay_cost:
            state.then(RepayLoan(player))
        return
    for rival in state.rivals_of(player):
        if state.capital[rival] >= box.high_capital:
            state.capital[rival] -= 1
            state.tell(news.CAPITAL, rival, state.capital[rival])


class RepayLoan(Step[WallStreet]):
    """The player may pay $3 cash to remove one loan. WS-TYCOON-10, WS-LOAN-4"""

    def moves(self, state: WallStreet) -> list[Move]:
        return state.setup.material.moves.repay_or_not

    def answer(self, state: WallStreet, move: Move) -> None:
        if move.verb == "repay":
            cost = state.setup.material.box.repay_cost
            state.cash[self.seat] -= cost
            state.loans[self.seat] -= 1
            state.tell(news.REPAID, self.seat, cost, state.loans[self.seat])

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.decline


# Salvage -----------------------------------------------------------------------------------------------------------


def salvage(state: WallStreet, player: int, face: int) -> None:
    """Take a visible discard, or all others put a card back. WS-TYCOON-12, WS-TYCOON-13"""
    if face != REWARD:
        state.then(PutBack(player))
        return
    piles = salvageable(state)
    if len(piles) == 1:
        take_discard(state, player, piles[0])
    elif piles:
        state.then(Salvage(player))


def salvageable(state: WallStreet) -> list[int]:
    """The piles whose top card may be taken; the Explosion may not. WS-TYCOON-14"""
    explosion = state.setup.material.explosion
    return [zone for zone, pile in enumerate(state.piles) if pile and pile[-1] != explosion]


class Salvage(Step[WallStreet]):
    """The pile from which the player takes the top card. WS-TYCOON-12"""

    def moves(self, state: WallStreet) -> list[Move]:
        return [state.setup.material.moves.salvage[zone] for zone in salvageable(state)]

    def answer(self, state: WallStreet, move: Move) -> None:
        take_discard(state, self.seat, move.value)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


def take_discard(state: WallStreet, player: int, zone: int) -> None:
    """The card joins the player's own, without any other effect. WS-TYCOON-12, WS-TYCOON-14"""
    card = state.piles[zone][-1]
    state.piles[zone] = state.piles[zone][:-1]
    state.gain(player, card)
    state.tell(news.SALVAGED, player, card, zone)


class PutBack(Sealed[WallStreet]):
    """Each other player puts one own card back into the box, unseen. WS-TYCOON-13, WS-TYCOON-15"""

    __slots__ = ("player",)

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def question(self, state: WallStreet, seat: int, given: tuple[Move, ...]) -> list[Move]:
        if seat == self.player or given:
            return []
        cards = kinds(state.shares[seat]) + kinds(state.fluctuations[seat])
        return [state.setup.material.moves.put_back[card] for card in cards]

    def reveal(self, state: WallStreet, answers: list[tuple[Move, ...]]) -> None:
        for seat in state.rivals_of(self.player):
            for move in answers[seat]:
                put_back(state, seat, move.value)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.question(state, seat, ())[0]


STEPS: Final[tuple[type[AnyStep], ...]] = (SetOff, CallTycoon, GivePrestige, RepayLoan, Salvage, PutBack)

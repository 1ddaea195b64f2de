"""Who directs a company: takeover, abandonment, sale of the Director certificate; and the end of a company."""

from __future__ import annotations

from corro.games.chicago import news
from corro.games.chicago.box import DIRECTOR, SHARES
from corro.games.chicago.state import NONE, Chicago


def largest_rival(state: Chicago, company: int, seat: int) -> int:
    """Who of the others has most shares, of equals who has the Preferred certificate. CH-STOCK-20, R-CONTROL-1"""
    best = NONE
    for rival in state.rivals_of(seat):
        ahead = best == NONE or state.shares(rival, company) > state.shares(best, company)
        tied = best != NONE and state.shares(rival, company) == state.shares(best, company)
        if ahead or (tied and state.preferred[company] == rival):
            best = rival
    return best


def settle_abandonment(state: Chicago, company: int) -> None:
    """After a sale of the Director's shares, who has more of them takes over. CH-STOCK-16"""
    director = state.director[company]
    rival = largest_rival(state, company, director)
    if state.shares(rival, company) > state.shares(director, company):
        take_over(state, company, rival)


def settle_director_sale(state: Chicago, company: int) -> None:
    """A sold Director certificate goes to the new Director, for three shares that the bank gets. CH-STOCK-18"""
    seller = state.director[company]
    rival = largest_rival(state, company, seller)
    state.director[company] = state.setup.bank  # for as long as it takes to compare
    above = state.shares(rival, company) > state.shares(seller, company)
    new = rival if above or state.shares(seller, company) < SHARES[DIRECTOR] else seller  # R-CONTROL-1
    state.director[company] = new
    preferred, commons = give_three(state, company, new, state.setup.bank)
    state.tell(news.GIVEN_TO_BANK, company, new, preferred, commons)
    if new != seller:
        change_director(state, company, seller, new)


def settle_takeover(state: Chicago, company: int, buyer: int) -> None:
    """After a purchase, a buyer with more shares than the Director takes over. CH-STOCK-19"""
    if state.shares(buyer, company) > state.shares(state.director[company], company):
        take_over(state, company, buyer)


def take_over(state: Chicago, company: int, new: int) -> None:
    """The Director certificate is exchanged for three shares of the new Director. CH-STOCK-23, CH-STOCK-24"""
    old = state.director[company]
    state.director[company] = new
    preferred, commons = give_three(state, company, new, old)
    state.tell(news.EXCHANGED, company, new, old, preferred, commons)
    change_director(state, company, old, new)


def give_three(state: Chicago, company: int, giver: int, taker: int) -> tuple[bool, int]:
    """Certificates worth three shares, the Preferred one among them if it is held. CH-STOCK-18, CH-STOCK-23"""
    preferred = state.preferred[company] == giver
    commons = 1 if preferred else 3
    if preferred:
        state.preferred[company] = taker
    state.move_commons(company, giver, taker, commons)
    return preferred, commons


def change_director(state: Chicago, company: int, old: int, new: int) -> None:
    """The charter and all that is on it pass on; who lost the initial company keeps its partner. CH-STOCK-21, 22"""
    state.tell(news.TRANSFERRED, company, new, old)
    lose_initial(state, company, old)


def lose_initial(state: Chicago, company: int, seat: int) -> None:
    """A partner that has not been earned waits for the player's next company. CH-STOCK-21, R-PARTNER-1"""
    if state.initial[seat] == company:
        state.initial[seat] = NONE
        if state.waiting(seat):
            state.tell(news.PARTNER_WAITS, seat)


def close(state: Chicago, company: int) -> None:
    """A company leaves the game, with all that it has and all its certificates. CH-STOCK-2, R-CLOSE-4"""
    setup = state.setup
    director = state.director[company]
    state.tell(news.CLOSED, company, state.treasury[company])
    if setup.friendly:
        console(state, company)
    state.treasury[company] = state.goods[company] = state.tokens[company] = state.salespeople[company] = 0
    for factory in state.charter(company).numbers:
        state.workers[factory] = state.managers[factory] = state.automated[factory] = 0
    place = company * setup.kinds
    for kind in range(setup.kinds):
        state.haymarket[kind] += state.cubes[place + kind]
        state.cubes[place + kind] = 0
    for asset in state.assets[company]:
        state.tell(news.ASSET_GONE, asset)
    state.assets[company] = b""
    state.director[company] = state.preferred[company] = NONE
    for holder in range(setup.holders):
        state.commons[holder * setup.count + company] = 0
    state.prestige[company] = 0
    state.ranking = state.ranking.replace(bytes((company,)), b"")
    state.closed += bytes((company,))
    lose_initial(state, company, director)


def console(state: Chicago, company: int) -> None:
    """The Director gets $150 from the bank, every other player $10 for each share. CH-VAR-2, R-CLOSE-5"""
    box = state.setup.box
    for seat in range(state.seats):
        director = state.director[company] == seat
        amount = box.friendly_director if director else box.friendly_share * state.shares(seat, company)
        if amount:
            state.money[seat] += amount
            state.tell(news.CONSOLED, seat, company, amount)

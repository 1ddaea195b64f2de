"""The tracks of share prices and prestige."""

from __future__ import annotations

from corro.games.chicago import news
from corro.games.chicago.box import TEN_SHARES
from corro.games.chicago.state import Chicago


def move_price(state: Chicago, company: int, steps: int) -> None:
    """The share price moves so many spaces, not beyond the ends of its track. CH-GEN-6"""
    price = min(max(state.price[company] + steps, 0), state.setup.top_price)
    if price != state.price[company]:
        state.price[company] = price
        state.tell(news.PRICE, company, state.setup.box.prices[price])


def reward_dividends(state: Chicago, company: int, income: int) -> None:
    """The price rises by what the income is worth. CH-OPS-PRICE-1, CH-OPS-PRICE-2, CH-OPS-PRICE-4"""
    box = state.setup.box
    value = state.value(company)
    if value == 0:
        steps = box.exit_steps if income >= TEN_SHARES else 0  # R-CLOSE-1
    elif income >= 3 * value and value >= box.triple_threshold:
        steps = 3
    else:
        steps = min(income // value, 2)
    move_price(state, company, steps)


def enter_prestige(state: Chicago, company: int) -> None:
    """A new company stands below all others on its space. CH-FOUND-3"""
    space = state.prestige[company] = state.charter(company).prestige
    above = len([other for other in state.ranking if state.prestige[other] >= space])
    state.ranking = state.ranking[:above] + bytes((company,)) + state.ranking[above:]


def advance(state: Chicago, company: int, amount: int) -> list[int]:
    """The token moves up, on top of the stack where it stops; the bonuses on its way. CH-PREST-1 to 3, CH-PREST-12"""
    box, prestige = state.setup.box, state.prestige
    before = prestige[company]
    space = prestige[company] = min(before + amount, box.top_prestige)
    rest = state.ranking.replace(bytes((company,)), b"")
    above = len([other for other in rest if prestige[other] > space])
    state.ranking = rest[:above] + bytes((company,)) + rest[above:]
    state.tell(news.PRESTIGE, company, space)
    return [box.bonus_at[reached] for reached in range(before + 1, space + 1) if reached in box.bonus_at]

"""Selling goods: the price of a good, the tiles of the row, and what sells at half price."""

from __future__ import annotations

from typing import Final

from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.box import COLUMNS, MIDDLE, RIGHT
from corro.games.chicago.moves import MOST_SHIPPED
from corro.games.chicago.state import NONE, Chicago

HALF: Final = 3


def price_of_good(state: Chicago, company: int) -> int:
    """What a good brings with the present staff; nothing where no tier has run. CH-OPS-SELL-2, CH-SPEC-AF-5"""
    charter, people = state.charter(company), state.salespeople[company]
    now = state.operating == company  # the tier and what Chief of Sales adds are those of its own turn
    if charter.tiers:  # CH-SPEC-OM-2, R-OSCAR-1
        price = charter.tiers[state.tier].price if now and state.tier != NONE else 0
    elif charter.price_with_managers and state.managers[charter.first] == charter.manager_spaces:
        price = charter.price_with_managers
    else:
        price = charter.prices[min(people, len(charter.prices) - 1)]
    if charter.unlimited_sales and price:
        price += charter.pair_step * (people // 2)  # CH-SPEC-OM-4
    return price + state.raised if now and price else price


def room(state: Chicago, place: int, column: int) -> int:
    """The free spaces of a tile, or of the printed middle space where no tile lies. CH-OPS-SELL-1"""
    tile = state.tiles[place]
    if tile != NONE:
        return state.setup.box.tiles[tile].spaces - state.filled[place]
    return state.setup.box.printed_middle - state.filled[place] if column == MIDDLE else 0


def sells_at_half(state: Chicago, row: int) -> bool:
    """Whether all of the row is full, or its printed right-hand space is to be seen. CH-OPS-SELL-4, CH-OPS-SELL-5"""
    first = row * COLUMNS
    if state.tiles[first + RIGHT] == NONE:
        return True
    return not any(room(state, first + column, column) for column in range(COLUMNS))  # R-SELL-2


def targets(state: Chicago, company: int) -> list[Move]:
    """How many goods can be sold on each tile of the row, and at half price. CH-OPS-SELL-1, CH-OPS-SELL-4"""
    goods = state.goods[company]
    if not goods or not price_of_good(state, company):
        return []
    ship, row = state.setup.moves.ship, state.charter(company).type
    found: list[Move] = []
    for column in range(COLUMNS):
        free = min(room(state, row * COLUMNS + column, column), goods, MOST_SHIPPED)
        found += ship[column * MOST_SHIPPED : column * MOST_SHIPPED + free]
    if sells_at_half(state, row):
        found += ship[HALF * MOST_SHIPPED : HALF * MOST_SHIPPED + min(goods, MOST_SHIPPED)]
    return found


def sell_goods(state: Chicago, company: int, shipped: int) -> None:
    """Goods go onto a tile, or at half price to the supply; the income is counted. CH-OPS-SELL-2 to CH-OPS-SELL-7"""
    target, count = divmod(shipped, MOST_SHIPPED)
    count += 1
    price = price_of_good(state, company)
    state.goods[company] -= count
    state.shipped += count
    if target == HALF:
        amount = count * price // 2  # R-SELL-1
        state.income += amount
        state.tell(news.SHIPPED, company, target, count, amount)
        return
    place = state.charter(company).type * COLUMNS + target
    state.filled[place] += count
    state.income += count * price
    state.tell(news.SHIPPED, company, target, count, count * price)
    if not room(state, place, target):
        bonus = state.setup.box.fill_bonus[target]
        state.income += bonus
        state.tell(news.FILLED, place, bonus)  # CH-OPS-SELL-3

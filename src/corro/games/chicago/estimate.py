"""What a table of Chicago 1875 is worth to a player: money, and shares by what their companies will earn and rise."""

from __future__ import annotations

from typing import Final

from corro.games.chicago.box import COLUMNS, LAST_DECADE, TEN_SHARES, Place
from corro.games.chicago.companies import Company
from corro.games.chicago.effects import Do
from corro.games.chicago.rules.selling import price_of_good, room
from corro.games.chicago.state import OPERATIONS, Chicago

PAID: Final = 0.85  # of a dividend to come: the part that is counted on
GROWN: Final = 0.75  # of the price at the end, the rest being the price of today
STAFFED: Final = 0.55  # a factory that lacks a worker or two, by how far it is on its way
AUTOMATED: Final = 0.4  # of the good that full automation will bring, by how far it is on its way
MANAGER: Final = 0.3  # goods that a manager's bonus is worth in a run
CUBES: Final = 6.3  # what the cubes of a run cost, each, as far as they are not held
HELD_CUBE: Final = 9.0
OTHER_CUBE: Final = 1.0
MORE_DEMAND: Final = 2.0  # goods that tiles to come will take
STORED_GOOD: Final = 0.6  # of the price of a good
TREASURY: Final = 0.5
PRESTIGE: Final = 2.5  # of a space of the track, in each decade to come
PARTNER: Final = 14.0  # of an extra partner, in each Management to come
ASSET: Final = 9.0
BUILT: Final = 6.0  # of a building, in each Management to come, and so much of its fee
FEE: Final = 0.3
IN_HAND: Final = 0.4  # of a building that is not built yet
OWN_USE: Final = {
    Do.WORKER: 5.0, Do.SALESPERSON: 6.0, Do.MANAGER: 5.0, Do.AUTOMATE: 8.0, Do.PRESTIGE: 3.0, Do.GOOD: 6.0,
    Do.CUBES: 2.0, Do.CHOOSE: 2.5, Do.ASSET: 0.3, Do.DIVIDEND: 0.02,
}  # fmt: skip


def estimate(state: Chicago, seat: int) -> dict[str, float]:
    """Money, shares, what directing companies is worth beyond them, and what lasts: partners and buildings."""
    shares = directing = 0.0
    for company in state.ranking:
        held = state.shares(seat, company)
        if held:
            shares += held * worth_of_share(state, company)
        if state.director[company] == seat:
            directing += worth_of_directing(state, company)
    left = managements_left(state)
    return {
        "money": float(state.money[seat]),
        "shares": shares,
        "companies": directing,
        "partners": PARTNER * left * state.earned[seat].bit_count(),
        "buildings": left * worth_of_buildings(state, seat),
    }


def managements_left(state: Chicago) -> int:
    """How many Management Phases are still to come, a running one included."""
    return LAST_DECADE - state.decade + (state.phase < OPERATIONS)


def runs_left(state: Chicago, company: int) -> int:
    """How often a company will still operate, the turn it is in not counted."""
    now = state.operating == company or bool(state.operated >> company & 1)
    return LAST_DECADE - state.decade + (not now)


def worth_of_buildings(state: Chicago, seat: int) -> float:
    """What the buildings of a player bring in a decade, by fees and by their use; the best in hand in part."""
    box = state.setup.box
    built = sum([worth_of_building(box.places[box.general + building]) for building in state.built[seat]])
    hand = [worth_of_building(box.places[box.general + building]) for building in state.hands[seat]]
    return built + IN_HAND * max(hand, default=0.0)


def worth_of_building(place: Place) -> float:
    """What a building brings in a decade."""
    return BUILT + FEE * place.fee + sum([OWN_USE.get(effect.kind, 0.0) * effect.amount for effect in place.effects])


# Shares ------------------------------------------------------------------------------------------------------------


def worth_of_share(state: Chicago, company: int) -> float:
    """Its price at the end if the company earns what its staff allows, and the dividends until then."""
    box = state.setup.box
    income, space, dividends = earning(state, company), state.price[company], 0.0
    for _ in range(runs_left(state, company)):
        value = box.prices[space]
        if income >= max(value, TEN_SHARES) * 0.8:
            dividends += PAID * income / TEN_SHARES
            most = 3 if value >= box.triple_threshold else 2
            space = min(space + (min(int(income / value), most) if value else 2), state.setup.top_price)
        elif income < TEN_SHARES:
            space = max(space - 1, 0)
    return GROWN * box.prices[space] + (1 - GROWN) * box.prices[state.price[company]] + dividends


def earning(state: Chicago, company: int) -> float:
    """What a company will earn in a decade with its present staff, the cubes paid; a factory on its way in part."""
    charter = state.charter(company)
    if charter.tiers:
        workers = state.workers[charter.first]
        best = max([min(1.0, workers / tier.workers) ** 3 * tier.goods * tier.price for tier in charter.tiers])
        return max(best - 2 * CUBES, 0.0)
    goods, cubes, ready = float(state.tokens[company]), 0.0, 1.0
    for number in charter.numbers:
        ready *= readiness(state, charter, number)
        goods += ready * goods_of(state, charter, number)
        cubes += ready * len(state.setup.factories[number].cubes)
    wanted = MORE_DEMAND
    for column in range(COLUMNS):
        wanted += room(state, charter.type * COLUMNS + column, column)
    sold = min(goods, wanted) + max(goods - wanted, 0.0) / 2
    return max(sold * price_of_good(state, company) - CUBES * cubes, 0.0)


def goods_of(state: Chicago, charter: Company, number: int) -> float:
    """What a run of a factory makes, with its automation and its manager."""
    factory = state.setup.factories[number]
    goods = factory.goods + charter.goods_per_worker * state.workers[number] + MANAGER * state.managers[number]
    if not factory.octagons:
        return goods
    automated = state.automated[number]
    return goods + (1.0 if automated == factory.octagons else AUTOMATED * automated / factory.octagons)


def readiness(state: Chicago, charter: Company, number: int) -> float:
    """How far a factory is on its way to being staffed: 1 when it is."""
    spaces, free = state.setup.factories[number].spaces, state.free_spaces(number)
    if charter.goods_per_worker:
        return 1.0 if free < spaces else 0.0
    return 1.0 if not free else STAFFED * (spaces - free) / spaces


# Directing ---------------------------------------------------------------------------------------------------------


def worth_of_directing(state: Chicago, company: int) -> float:
    """What lies in a company for its Director to use: cubes, goods, money, prestige, assets, the income of its turn."""
    runs = runs_left(state, company)
    in_turn = state.operating == company
    part = state.shares(state.director[company], company) / TEN_SHARES
    worth = PRESTIGE * runs * state.prestige[company] + ASSET * runs * len(state.assets[company])
    if runs or in_turn:
        worth += worth_of_cubes(state, company)
        worth += STORED_GOOD * price_of_good(state, company) * state.goods[company]
    if runs:
        money = state.treasury[company]
        worth += min(TREASURY * money, 60.0 + 0.1 * money) * (0.4 + part)
    if in_turn:
        worth += state.income * part * (0.9 if state.run else 0.4)
    return worth


def worth_of_cubes(state: Chicago, company: int) -> float:
    """Cubes that the factories take are worth about their price, others next to nothing."""
    charter = state.charter(company)
    wanted = [0] * state.setup.kinds
    for cubes in [state.setup.factories[number].cubes for number in charter.numbers] + [
        tier.cubes for tier in charter.tiers[:1]
    ]:
        for kind in cubes:
            wanted[kind] += 1
    held = state.held_cubes(company)
    useful = sum([min(there, most) for there, most in zip(held, wanted, strict=True)])
    return HELD_CUBE * useful + OTHER_CUBE * (sum(held) - useful)

"""Running factories: what a run needs, what it makes, and the partner of the initial company."""

from __future__ import annotations

from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.rules.cubes import has_cubes, spend_cubes
from corro.games.chicago.rules.gains import add_goods, earn_partner, gain
from corro.games.chicago.state import FACTORY, Chicago


def can_run(state: Chicago, company: int) -> list[Move]:
    """The next factory from the left, if it can run, in each way in which it can. CH-OPS-PROD-1, CH-SPEC-OM-1"""
    charter, moves = state.charter(company), state.setup.moves
    if state.run == len(charter.factories):
        return []
    number = charter.first + state.run
    if charter.tiers:
        workers = state.workers[number]
        return [
            move
            for tier, move in zip(charter.tiers, moves.tier, strict=False)
            if tier.workers <= workers and has_cubes(state, company, tier.cubes)
        ]
    if charter.goods_per_worker:
        staffed = state.workers[number] >= charter.least_workers  # R-FLYER-1
    else:
        staffed = not state.free_spaces(number)
    if staffed and has_cubes(state, company, state.setup.factories[number].cubes):
        return [moves.run]
    return []


def run_factory(state: Chicago, company: int, tier: int) -> None:
    """Cubes go to Haymarket, goods are made, then the manager's bonus. CH-OPS-PROD-2, CH-OPS-PROD-3, CH-AUTO-5"""
    charter = state.charter(company)
    number = charter.first + state.run
    factory = state.setup.factories[number]
    if charter.tiers:
        state.tier = tier
        cubes, goods = charter.tiers[tier].cubes, charter.tiers[tier].goods
    else:
        cubes, goods = factory.cubes, factory.goods + charter.goods_per_worker * state.workers[number]
    if factory.octagons and state.automated[number] == factory.octagons:
        goods += 1
    state.run += 1
    spend_cubes(state, company, cubes)
    state.tell(news.RAN, company, number, goods)
    add_goods(state, company, goods)
    if charter.manager_spaces and state.managers[number] == charter.manager_spaces:  # CH-SPEC-AF-5
        gain(state, company, factory.manager, False)  # CH-OPS-PROD-5, CH-OPS-PROD-6


def end_production(state: Chicago, company: int) -> None:
    """Who founded a company gets its partner when all its factories have run. CH-OPS-PROD-7, R-PARTNER-2"""
    seat = state.director[company]
    if state.initial[seat] == company and state.run == len(state.charter(company).factories):
        earn_partner(state, seat, FACTORY)

"""What a seat may see of a match of Chicago 1875: all but the hands of others, what they threw away, and the decks."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Json, or_null
from corro.games.chicago.box import SELLERS
from corro.games.chicago.material import PHASES
from corro.games.chicago.rules.selling import price_of_good, room
from corro.games.chicago.state import NONE, Chicago


def view(state: Chicago, seat: int) -> dict[str, Json]:
    """The table as that seat sees it; -1 is a watcher."""
    names, box = state.setup.material.names, state.setup.box
    return {
        "phase": PHASES[state.phase],
        "decade": state.decade,
        "year": box.decades[state.decade - 1].year,
        "priority": or_null(state.priority),
        "last_dealer": or_null(state.last),
        "passes": state.passes,
        "initiative": list(state.initiative),
        "certificate_limit": state.setup.limit,
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "operating_order": named(names["company"], state.ranking),
        "operating": named_or_null(names["company"], state.operating),
        "turn_of_company": None if state.operating == NONE else _turn(state),
        "companies": {names["company"][company]: _company(state, company) for company in state.ranking},
        "unfounded": [
            names["company"][company]
            for company in state.setup.founded
            if not state.in_play(company) and company not in state.closed
        ],
        "closed": named(names["company"], state.closed),
        "spaces": _spaces(state),
        "assets": [
            {"asset": named_or_null(names["asset"], asset), "price": price}
            for asset, price in zip(state.row, box.asset_prices, strict=True)
        ],
        "asset_deck": len(state.deck),
        "demand": _demand(state),
        "demand_deck": sum(map(len, state.decks)),
        "haymarket": by_name(names["resource"], state.haymarket),
        "bag": by_name(names["resource"], [state.bag.count(kind) for kind in range(state.setup.kinds)]),
        "supply_chain": chain(state),
        "job_market": {str(price): there for price, there in zip(box.job_prices, state.jobs, strict=True)},
        "goals": named(names["goal"], state.goals),
    }


def named(names: tuple[str, ...], numbers: bytes) -> list[Json]:
    """The ids of these numbers."""
    return [names[number] for number in numbers]


def named_or_null(names: tuple[str, ...], number: int) -> Json:
    """The id of a number, or null for none."""
    return None if number == NONE else names[number]


def by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, Json]:
    """A count for each id."""
    return dict(zip(names, counts, strict=True))


def bits(names: tuple[str, ...], numbers: int) -> list[Json]:
    """The ids of the bits that are set."""
    return [name for number, name in enumerate(names) if numbers >> number & 1]


def holder(state: Chicago, number: int) -> Json:
    """A seat, or "bank", or "company"."""
    return number if number < state.seats else SELLERS[number - state.seats]


def chain(state: Chicago) -> dict[str, Json]:
    """The cubes of each space of the supply chain, or of each row of the advanced one."""
    names, kinds = state.setup.material.names, state.setup.kinds
    if state.setup.rows:
        return by_name(names["resource"], state.chain)
    return {
        space: by_name(names["resource"], state.chain[number * kinds : number * kinds + kinds])
        for number, space in enumerate(names["chain"])
    }


def _player(state: Chicago, other: int, seat: int) -> dict[str, Json]:
    names = state.setup.material.names
    mine = other == seat
    return {
        "money": state.money[other],
        "partners": state.partners[other],
        "extra_partners": extra_partners(state, other),
        "partner_waits": state.waiting(other),
        "initial_company": named_or_null(names["company"], state.initial[other]),
        "certificates": state.certificates(other),
        "sold_this_decade": bits(names["company"], state.sold[other]),
        "built": named(names["building"], state.built[other]),
        "hand": named(names["building"], state.hands[other]) if mine else len(state.hands[other]),
    }


EXTRA: Final = ("factories", "third_decade", "prestige")


def extra_partners(state: Chicago, seat: int) -> list[Json]:
    """Where a player's extra partners have come from."""
    return bits(EXTRA, state.earned[seat])


def _company(state: Chicago, company: int) -> dict[str, Json]:
    setup, names = state.setup, state.setup.material.names
    return {
        "director": state.director[company],
        "price": state.value(company),
        "prestige": state.prestige[company],
        "treasury": state.treasury[company],
        "preferred": holder(state, state.preferred[company]),
        "commons": commons(state, company),
        "salespeople": state.salespeople[company],
        "price_of_good": price_of_good(state, company),
        "goods": state.goods[company],
        "bonus_goods": state.tokens[company],
        "cubes": by_name(names["resource"], state.held_cubes(company)),
        "assets": {names["asset"][asset]: not state.spent >> asset & 1 for asset in state.assets[company]},
        "factories": [
            {
                "workers": state.workers[factory],
                "managers": state.managers[factory],
                "automated": state.automated[factory],
            }
            for factory in setup.companies[company].numbers
        ],
        "operated": bool(state.operated >> company & 1),
        "substituted": bool(state.substituted >> company & 1),
    }


def commons(state: Chicago, company: int) -> dict[str, Json]:
    """Who has how many Common certificates of a company."""
    setup = state.setup
    return {
        "players": [state.common(seat, company) for seat in range(state.seats)],
        "bank": state.common(setup.bank, company),
        "company": state.common(setup.treasury, company),
    }


def _turn(state: Chicago) -> dict[str, Json]:
    return {
        "run": state.run,
        "shipped": state.shipped,
        "income": state.income,
        "tier": None if state.tier == NONE else state.tier + 1,
        "raised": state.raised,
        "unpaid": state.unpaid,
    }


def _spaces(state: Chicago) -> list[Json]:
    """All spaces that partners can go to, with who used them this decade."""
    box, names = state.setup.box, state.setup.material.names
    owners = {building: seat for seat, built in enumerate(state.built) for building in built}
    spaces: list[Json] = []
    for number, place in enumerate(box.places):
        if place.building < 0 or place.building in owners:
            owner: Json = owners.get(place.building)
            spaces.append({"space": names["space"][number], "owner": owner, "used_by": or_null(state.used[number])})
    return spaces


def _demand(state: Chicago) -> dict[str, Json]:
    """Each row's places from the left: the tile, null where the board is to be seen, the goods on it, and the room."""
    names, columns = state.setup.material.names, len(state.setup.box.demand_columns)
    return {
        row: [
            {
                "tile": named_or_null(names["tile"], state.tiles[place]),
                "goods": state.filled[place],
                "room": room(state, place, place % columns),
            }
            for place in range(number * columns, (number + 1) * columns)
        ]
        for number, row in enumerate(names["type"])
    }

"""A position of Chicago 1875 on paper: companies, hands, decks and bag, hidden things too; read back with care."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Json, or_null
from corro.engine.reader import Reader
from corro.games.chicago.box import LAST_DECADE, SELLERS
from corro.games.chicago.hands import HAND_STAGES, Deal, Past
from corro.games.chicago.material import PHASES, Setup
from corro.games.chicago.state import NONE, Chicago, new_table
from corro.games.chicago.view import (
    EXTRA,
    bits,
    by_name,
    chain,
    commons,
    extra_partners,
    holder,
    named,
    named_or_null,
)

MOST: Final = 1_000_000
FEW: Final = 1_000


def write(state: Chicago) -> dict[str, Json]:
    """The state of the table, whole."""
    names = state.setup.material.names
    resources, assets, companies = names["resource"], names["asset"], names["company"]
    return {
        "phase": PHASES[state.phase],
        "decade": state.decade,
        "priority": or_null(state.priority),
        "last": or_null(state.last),
        "passes": state.passes,
        "initiative": list(state.initiative),
        "players": [_write_player(state, seat) for seat in range(state.seats)],
        "ranking": named(companies, state.ranking),
        "closed": named(companies, state.closed),
        "companies": {companies[company]: _write_company(state, company) for company in state.ranking},
        "operated": bits(companies, state.operated),
        "operating": named_or_null(companies, state.operating),
        "run": state.run,
        "shipped": state.shipped,
        "income": state.income,
        "tier": None if state.tier == NONE else state.tier,
        "raised": state.raised,
        "unpaid": state.unpaid,
        "used": {names["space"][number]: seat for number, seat in enumerate(state.used) if seat != NONE},
        "spent": bits(assets, state.spent),
        "substituted": bits(companies, state.substituted),
        "row": [named_or_null(assets, asset) for asset in state.row],
        "deck": named(assets, state.deck),
        "haymarket": by_name(resources, state.haymarket),
        "bag": by_name(resources, [state.bag.count(kind) for kind in range(state.setup.kinds)]),
        "chain": chain(state),
        "jobs": [*state.jobs],
        "tiles": [named_or_null(names["tile"], tile) for tile in state.tiles],
        "filled": [*state.filled],
        "demand": [named(names["tile"], deck) for deck in state.decks],
        "stacks": [named(names["building"], stack) for stack in state.stacks],
        "goals": named(names["goal"], state.goals),
        "past": [_write_deal(state, deal) for deal in state.past.deals],
    }


def _write_player(state: Chicago, seat: int) -> dict[str, Json]:
    names = state.setup.material.names
    return {
        "money": state.money[seat],
        "hand": named(names["building"], state.hands[seat]),
        "built": named(names["building"], state.built[seat]),
        "partners": state.partners[seat],
        "extra_partners": extra_partners(state, seat),
        "initial": named_or_null(names["company"], state.initial[seat]),
        "sold": bits(names["company"], state.sold[seat]),
    }


def _write_company(state: Chicago, company: int) -> dict[str, Json]:
    names = state.setup.material.names
    return {
        "director": state.director[company],
        "price": state.value(company),
        "prestige": state.prestige[company],
        "treasury": state.treasury[company],
        "preferred": holder(state, state.preferred[company]),
        "commons": commons(state, company),
        "salespeople": state.salespeople[company],
        "goods": state.goods[company],
        "bonus_goods": state.tokens[company],
        "cubes": by_name(names["resource"], state.held_cubes(company)),
        "assets": named(names["asset"], state.assets[company]),
        "factories": [
            [state.workers[factory], state.managers[factory], state.automated[factory]]
            for factory in state.charter(company).numbers
        ],
    }


def _write_deal(state: Chicago, deal: Deal) -> dict[str, Json]:
    names = state.setup.material.names["building"]
    return {
        "dealt": [named(names, pool) for pool in deal.dealt],
        "handed_on": [[named(names, pool) for pool in given] for given in deal.handed],
        "built": named(names, bytes(deal.built)),
        "thrown": named(names, bytes(deal.thrown)),
    }


# Reading -----------------------------------------------------------------------------------------------------------


def read(setup: Setup, reader: Reader) -> Chicago:
    """A state as `write` writes it, or BadPosition with what cannot be."""
    state = new_table(setup)
    _read_course(state, reader)
    _read_companies(state, reader)
    _read_turn(state, reader)
    _read_market(state, reader)
    _read_decks(state, reader)
    rows = reader.objects("players")
    if len(rows) != setup.seats:
        raise reader.wrong("players", rows, f"a list of {setup.seats}")
    for seat, row in enumerate(rows):
        _read_player(state, seat, row)
    state.past = Past(tuple([_read_deal(setup, number, row) for number, row in enumerate(reader.objects("past"), 1)]))
    return state


def _read_course(state: Chicago, reader: Reader) -> None:
    seats = state.seats
    state.phase = reader.named("phase", PHASES)
    state.decade = reader.whole("decade", 1, LAST_DECADE)
    state.priority = reader.optional("priority", seats - 1)
    state.last = reader.optional("last", seats - 1)
    state.passes = reader.whole("passes", 0, seats)
    state.initiative = reader.numbers("initiative", seats - 1)


def _read_player(state: Chicago, seat: int, row: Reader) -> None:
    names = state.setup.material.names
    state.money[seat] = row.whole("money", 0, MOST)
    state.hands[seat] = bytes(sorted(row.pool("hand", names["building"])))
    state.built[seat] = row.pool("built", names["building"])
    state.partners[seat] = row.whole("partners", 0, FEW)
    state.earned[seat] = _read_bits(row, "extra_partners", EXTRA)
    state.initial[seat] = row.named("initial", names["company"], optional=True)
    state.sold[seat] = _read_bits(row, "sold", names["company"])
    row.done()


def _read_companies(state: Chicago, reader: Reader) -> None:
    names = state.setup.material.names["company"]
    state.ranking = reader.pool("ranking", names)
    state.closed = reader.pool("closed", names)
    companies = reader.inner("companies")
    for company in state.ranking:
        _read_company(state, company, companies.inner(names[company]))
    companies.done()


def _read_company(state: Chicago, company: int, row: Reader) -> None:
    setup = state.setup
    names, box = setup.material.names, setup.box
    state.director[company] = row.whole("director", 0, state.seats - 1)
    value = row.whole("price", 0, MOST)
    if value not in box.prices:
        raise row.wrong("price", value, "a space of the track of share prices")
    state.price[company] = box.prices.index(value)
    state.prestige[company] = row.whole("prestige", 0, box.top_prestige)
    state.treasury[company] = row.whole("treasury", 0, MOST)
    state.preferred[company] = _read_holder(state, row)
    held = row.inner("commons")
    players = held.wholes("players", state.seats, 0, FEW)
    for number, there in enumerate([*players, held.whole("bank", 0, FEW), held.whole("company", 0, FEW)]):
        state.commons[number * setup.count + company] = there
    held.done()
    state.salespeople[company] = row.whole("salespeople", 0, FEW)
    state.goods[company] = row.whole("goods", 0, MOST)
    state.tokens[company] = row.whole("bonus_goods", 0, FEW)
    first = company * setup.kinds
    state.cubes[first : first + setup.kinds] = _read_counts(row, "cubes", names["resource"])
    state.assets[company] = row.pool("assets", names["asset"])
    factories = row.items("factories")
    numbers = setup.companies[company].numbers
    if len(factories) != len(numbers):
        raise row.wrong("factories", factories, f"a list of {len(numbers)}")
    for place, (factory, staff) in enumerate(zip(numbers, factories, strict=True)):
        counts = Reader({"counts": staff}, f"{row.where}.factories[{place}]", row.error).wholes("counts", 3, 0, FEW)
        state.workers[factory], state.managers[factory], state.automated[factory] = counts
    row.done()


def _read_holder(state: Chicago, row: Reader) -> int:
    value = row.take("preferred")
    if isinstance(value, str):
        return state.seats + row.number_of("preferred", value, SELLERS)
    return row.bounded("preferred", value, 0, state.seats - 1)


def _read_turn(state: Chicago, reader: Reader) -> None:
    names = state.setup.material.names
    state.operated = _read_bits(reader, "operated", names["company"])
    state.operating = reader.named("operating", names["company"], optional=True)
    state.run = reader.whole("run", 0, FEW)
    state.shipped = reader.whole("shipped", 0, MOST)
    state.income = reader.whole("income", 0, MOST)
    state.tier = reader.optional("tier", FEW)
    state.raised = reader.whole("raised", 0, MOST)
    state.unpaid = reader.flag("unpaid")
    used = reader.inner("used")
    for name in used.data:
        state.used[used.number_of(name, name, names["space"])] = used.whole(name, 0, state.seats - 1)
    state.spent = _read_bits(reader, "spent", names["asset"])
    state.substituted = _read_bits(reader, "substituted", names["company"])


def _read_market(state: Chicago, reader: Reader) -> None:
    setup, names = state.setup, state.setup.material.names
    resources, kinds = names["resource"], setup.kinds
    state.row = _read_row(reader, "row", names["asset"], len(state.row))
    state.deck = bytes(sorted(reader.pool("deck", names["asset"])))
    state.haymarket = _read_counts(reader, "haymarket", resources)
    bag = _read_counts(reader, "bag", resources)
    state.bag = b"".join([bytes((kind,)) * there for kind, there in enumerate(bag)])
    if setup.rows:
        state.chain = _read_counts(reader, "chain", resources)
    else:
        spaces = reader.inner("chain")
        for number, space in enumerate(names["chain"]):
            state.chain[number * kinds : number * kinds + kinds] = _read_counts(spaces, space, resources)
        spaces.done()
    state.jobs = reader.wholes("jobs", len(state.jobs), 0, FEW)


def _read_decks(state: Chicago, reader: Reader) -> None:
    names = state.setup.material.names
    state.tiles = _read_row(reader, "tiles", names["tile"], len(state.tiles))
    state.filled = reader.wholes("filled", len(state.filled), 0, FEW)
    state.decks = _read_pools(reader, "demand", names["tile"], len(state.decks))
    state.stacks = _read_pools(reader, "stacks", names["building"], len(state.stacks))
    state.goals = reader.pool("goals", names["goal"])


def _read_deal(setup: Setup, decade: int, row: Reader) -> Deal:
    names, seats = setup.material.names["building"], setup.seats
    dealt = _read_pools(row, "dealt", names, seats)
    handed = []
    stages = row.items("handed_on")
    if len(stages) > (HAND_STAGES if setup.draft else 0):
        raise row.wrong("handed_on", stages, "one list for each time that buildings were passed on")
    for number, stage in enumerate(stages):
        inner = Reader({"given": stage}, f"{row.where}.handed_on[{number}]", row.error)
        handed.append(tuple(_read_pools(inner, "given", names, seats)))
    built, thrown = row.pool("built", names), row.pool("thrown", names)
    if len(built) != len(thrown) or len(built) not in (0, seats):
        raise row.wrong("built", list(built), "a building for each player, or none yet, as in thrown")
    row.done()
    return Deal(-1 if decade in setup.box.draft_right else 1, tuple(dealt), tuple(handed), tuple(built), tuple(thrown))


def _read_bits(row: Reader, key: str, names: tuple[str, ...]) -> int:
    return sum({1 << number for number in row.pool(key, names)})


def _read_counts(row: Reader, key: str, names: tuple[str, ...]) -> list[int]:
    inner = row.inner(key)
    counts = [inner.whole(name, 0, FEW) for name in names]
    inner.done()
    return counts


def _read_row(row: Reader, key: str, names: tuple[str, ...], length: int) -> list[int]:
    items = row.items(key)
    if len(items) != length:
        raise row.wrong(key, items, f"a list of {length}")
    return [row.number_of(f"{key}[{place}]", item, names, optional=True) for place, item in enumerate(items)]


def _read_pools(row: Reader, key: str, names: tuple[str, ...], count: int) -> list[bytes]:
    items = row.items(key)
    if len(items) != count:
        raise row.wrong(key, items, f"a list of {count}")
    inner = [Reader({"ids": item}, f"{row.where}.{key}[{place}]", row.error) for place, item in enumerate(items)]
    return [bytes(sorted(one.pool("ids", names))) for one in inner]

"""What lies on the table in a match of Chicago 1875, and the few questions that are asked of it everywhere."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, State
from corro.engine.move import Move
from corro.games.chicago.companies import Company
from corro.games.chicago.hands import NOTHING_YET, Past
from corro.games.chicago.material import Setup

NONE: Final = -1
SETUP, STOCK, CONSTRUCTION, MANAGEMENT, OPERATIONS, CLEANUP = range(6)
FACTORY, THIRD_DECADE, PRESTIGE = 1, 2, 4


class Chicago(State):
    """A match of Chicago 1875. Everything that has an id is a number, money is in dollars.

    By seat: `money`, `hands` and `built` buildings, `partners` in hand, `earned` extra partners as bits, the `initial`
    company, the companies `sold` this decade as bits. `priority`, `last` and `passes` belong to the stock phase.
    By company: `director`, `price` and `prestige` as spaces, `treasury`, `preferred` (its holder), `salespeople`,
    `goods`, `tokens` for bonus goods, `cubes` (kinds to a company), `assets`, and, by holder, `commons`; holders are
    the seats, the bank, the company's own treasury. `ranking` is the operating order. By factory: `workers`,
    `managers`, `automated`. Of this decade: who `used` a space, `spent` assets and `substituted` managers as bits.
    `row` and `deck` hold assets, `chain` the cubes of each space of the supply chain, or, in the advanced one, of each
    row. `filled` are the goods on the `tiles`. Of the turn in Operations: factories `run`, goods `shipped`, `income`,
    the `tier` run, a `raised` price, wages `unpaid`. `past` is what has been in all hands.
    """

    __slots__ = (
        "assets", "automated", "bag", "built", "chain", "closed", "commons", "cubes", "decade", "deck",
        "decks", "director", "earned", "filled", "goals", "goods", "hands", "haymarket", "income", "initial",
        "initiative", "jobs", "last", "managers", "money", "operated", "operating", "partners", "passes", "past",
        "phase", "preferred", "prestige", "price", "priority", "raised", "ranking", "row", "run", "salespeople",
        "setup", "shipped", "sold", "spent", "stacks", "substituted", "tier", "tiles", "tokens", "treasury", "unpaid",
        "used", "workers",
    )  # fmt: skip

    def __init__(  # noqa: PLR0915 - one line for each field
        self,
        setup: Setup,
        seats: int,
        agenda: list[AnyStep],
        sealed: list[tuple[Move, ...]],
        turn: int,
        scores: tuple[int, ...] | None,
        winners: tuple[int, ...] | None,
        decade: int,
        phase: int,
        money: list[int],
        hands: list[bytes],
        built: list[bytes],
        partners: list[int],
        earned: list[int],
        initial: list[int],
        sold: list[int],
        initiative: bytes,
        priority: int,
        last: int,
        passes: int,
        director: list[int],
        price: list[int],
        prestige: list[int],
        treasury: list[int],
        preferred: list[int],
        commons: list[int],
        salespeople: list[int],
        goods: list[int],
        tokens: list[int],
        cubes: list[int],
        assets: list[bytes],
        ranking: bytes,
        closed: bytes,
        workers: list[int],
        managers: list[int],
        automated: list[int],
        used: list[int],
        spent: int,
        substituted: int,
        row: list[int],
        deck: bytes,
        haymarket: list[int],
        bag: bytes,
        chain: list[int],
        jobs: list[int],
        tiles: list[int],
        filled: list[int],
        decks: list[bytes],
        stacks: list[bytes],
        goals: bytes,
        operated: int,
        operating: int,
        run: int,
        shipped: int,
        income: int,
        tier: int,
        raised: int,
        unpaid: bool,
        past: Past,
    ) -> None:
        self.setup = setup
        self.seats = seats
        self.agenda = agenda
        self.sealed = sealed
        self.turn = turn
        self.scores = scores
        self.winners = winners
        self.news = None
        self.decade = decade
        self.phase = phase
        self.money = money
        self.hands = hands
        self.built = built
        self.partners = partners
        self.earned = earned
        self.initial = initial
        self.sold = sold
        self.initiative = initiative
        self.priority = priority
        self.last = last
        self.passes = passes
        self.director = director
        self.price = price
        self.prestige = prestige
        self.treasury = treasury
        self.preferred = preferred
        self.commons = commons
        self.salespeople = salespeople
        self.goods = goods
        self.tokens = tokens
        self.cubes = cubes
        self.assets = assets
        self.ranking = ranking
        self.closed = closed
        self.workers = workers
        self.managers = managers
        self.automated = automated
        self.used = used
        self.spent = spent
        self.substituted = substituted
        self.row = row
        self.deck = deck
        self.haymarket = haymarket
        self.bag = bag
        self.chain = chain
        self.jobs = jobs
        self.tiles = tiles
        self.filled = filled
        self.decks = decks
        self.stacks = stacks
        self.goals = goals
        self.operated = operated
        self.operating = operating
        self.run = run
        self.shipped = shipped
        self.income = income
        self.tier = tier
        self.raised = raised
        self.unpaid = unpaid
        self.past = past

    def copy(self) -> Chicago:
        return Chicago(
            self.setup,
            self.seats,
            self.agenda.copy(),
            self.sealed.copy(),
            self.turn,
            self.scores,
            self.winners,
            self.decade,
            self.phase,
            self.money.copy(),
            self.hands.copy(),
            self.built.copy(),
            self.partners.copy(),
            self.earned.copy(),
            self.initial.copy(),
            self.sold.copy(),
            self.initiative,
            self.priority,
            self.last,
            self.passes,
            self.director.copy(),
            self.price.copy(),
            self.prestige.copy(),
            self.treasury.copy(),
            self.preferred.copy(),
            self.commons.copy(),
            self.salespeople.copy(),
            self.goods.copy(),
            self.tokens.copy(),
            self.cubes.copy(),
            self.assets.copy(),
            self.ranking,
            self.closed,
            self.workers.copy(),
            self.managers.copy(),
            self.automated.copy(),
            self.used.copy(),
            self.spent,
            self.substituted,
            self.row.copy(),
            self.deck,
            self.haymarket.copy(),
            self.bag,
            self.chain.copy(),
            self.jobs.copy(),
            self.tiles.copy(),
            self.filled.copy(),
            self.decks.copy(),
            self.stacks.copy(),
            self.goals,
            self.operated,
            self.operating,
            self.run,
            self.shipped,
            self.income,
            self.tier,
            self.raised,
            self.unpaid,
            self.past,
        )

    # Shares ------------------------------------------------------------------------------------------------------

    def in_play(self, company: int) -> bool:
        """Whether it has been founded and not removed."""
        return self.director[company] != NONE

    def directed(self, seat: int) -> list[int]:
        """The companies a player directs, in operating order."""
        director = self.director
        return [company for company in self.ranking if director[company] == seat]

    def common(self, holder: int, company: int) -> int:
        """How many Common certificates of it a holder has."""
        return self.commons[holder * self.setup.count + company]

    def shares(self, holder: int, company: int) -> int:
        """How many shares of it a holder has. CH-GEN-3"""
        held = self.commons[holder * self.setup.count + company]
        if self.preferred[company] == holder:
            held += 2
        if self.director[company] == holder:
            held += 3
        return held

    def certificates(self, seat: int) -> int:
        """How many certificates a player has, each counting one. CH-GEN-9"""
        count = self.setup.count
        commons = sum(self.commons[seat * count : seat * count + count])
        return commons + self.preferred.count(seat) + self.director.count(seat)

    def move_commons(self, company: int, giver: int, taker: int, number: int) -> None:
        """Common certificates change hands."""
        count = self.setup.count
        self.commons[giver * count + company] -= number
        self.commons[taker * count + company] += number

    def value(self, company: int) -> int:
        """The share price of a company in dollars; 0 at Closing. CH-GEN-6"""
        return self.setup.box.prices[self.price[company]]

    # Charters ----------------------------------------------------------------------------------------------------

    def charter(self, company: int) -> Company:
        """What the box says of a company."""
        return self.setup.companies[company]

    def free_spaces(self, factory: int) -> int:
        """Worker spaces of a factory with neither a worker nor a piece of automation."""
        return self.setup.factories[factory].spaces - self.workers[factory] - self.automated[factory]

    def roomy(self, company: int) -> list[int]:
        """The factories of a company that have room for a worker."""
        spaces, workers, automated = self.setup.factories, self.workers, self.automated
        return [f for f in self.setup.companies[company].numbers if spaces[f].spaces > workers[f] + automated[f]]

    def can_be_automated(self, factory: int) -> int:
        """How many workers of a factory can be replaced. CH-AUTO-1"""
        left = self.setup.factories[factory].octagons - self.automated[factory]
        return min(left, self.workers[factory])

    def automatable(self, company: int) -> list[int]:
        """The factories of a company in which a worker can be replaced. CH-AUTO-1"""
        charter = self.setup.companies[company]
        return [factory for factory in charter.numbers if self.can_be_automated(factory)] if charter.automates else []

    def unmanaged(self, company: int) -> list[int]:
        """The factories of a company with room for a manager. CH-HIRE-3, CH-SPEC-AS-1"""
        charter = self.setup.companies[company]
        spaces = charter.manager_spaces
        return [factory for factory in charter.numbers if self.managers[factory] < spaces]

    def wants_salespeople(self, company: int) -> bool:
        """Whether it has a free space for a salesperson. CH-HIRE-3, CH-SPEC-OM-4"""
        charter = self.setup.companies[company]
        return charter.unlimited_sales or self.salespeople[company] < charter.most_sales

    def held_cubes(self, company: int) -> list[int]:
        """The cubes of each kind in a company's treasury."""
        kinds = self.setup.kinds
        return self.cubes[company * kinds : company * kinds + kinds]

    def waiting(self, seat: int) -> bool:
        """Whether the partner of a lost initial company waits on the bank treasury. CH-STOCK-21"""
        return self.phase != SETUP and self.initial[seat] == NONE and not self.earned[seat] & FACTORY


def new_table(setup: Setup) -> Chicago:
    """The table before anything is drawn. CH-SETUP-1 to CH-SETUP-12"""
    seats, count, box = setup.seats, setup.count, setup.box
    factories = len(box.factories)
    haymarket = [min(box.haymarket, there) for there in box.cubes]
    chain = box.chain_setup.copy() if setup.rows else [0] * (len(box.chain) * setup.kinds)
    bag = bytearray()
    for kind, there in enumerate(box.cubes):
        bag.extend([kind] * (there - haymarket[kind] - (chain[kind] if setup.rows else 0)))
    jobs = [0] * len(box.job_prices)
    left = box.job_setup
    for group, spaces in enumerate(box.job_spaces):
        jobs[group] = min(spaces, left)
        left -= jobs[group]
    return Chicago(
        setup, seats, [], [()] * seats, 0, None, None, 1, SETUP,
        [box.start_money] * seats, [b""] * seats, [b""] * seats, [box.partners] * seats, [0] * seats, [NONE] * seats,
        [0] * seats, b"", NONE, NONE, 0,
        [NONE] * count, [0] * count, [0] * count, [0] * count, [NONE] * count, [0] * (setup.holders * count),
        [0] * count, [0] * count, [0] * count, [0] * (count * setup.kinds), [b""] * count, b"", b"",
        [0] * factories, [0] * factories, [0] * factories, [NONE] * len(box.places), 0, 0,
        [NONE] * len(box.asset_prices), setup.deck, haymarket, bytes(bag), chain, jobs,
        [NONE] * (3 * len(box.types)), [0] * (3 * len(box.types)), list(setup.demand), list(setup.stacks), b"",
        0, NONE, 0, 0, 0, NONE, 0, False, NOTHING_YET,
    )  # fmt: skip

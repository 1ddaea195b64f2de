"""The box of Chicago 1875: components.toml read key by key, and checked that it adds up."""

from __future__ import annotations

from typing import Final

from corro.engine.components import Components
from corro.engine.errors import BadComponents
from corro.engine.reader import Reader
from corro.games.chicago.companies import MOST, TEN, Company
from corro.games.chicago.effects import Do, Effects

LAST_DECADE: Final = 5
ERAS: Final = 3
SEATS: Final = (2, 4)
HAND: Final = 3
THIRD: Final = 3
COLUMNS: Final = 3
COMMONS: Final = 5
TEN_SHARES: Final = 10
CERTIFICATES: Final = ("common", "preferred", "director")
COMMON, PREFERRED, DIRECTOR = range(3)
SHARES: Final = (1, 2, 3)
SELLERS: Final = ("bank", "company")
BANK, COMPANY = range(2)
LEFT, MIDDLE, RIGHT = range(3)
COMPARE: Final = ("player", "company")
COUNTS: Final = (
    "managers", "prestige", "salespeople", "treasury", "assets", "partners", "workers", "common", "automation",
    "preferred",
)  # fmt: skip


class When:
    """When an asset can be used."""

    ANY: Final = 0
    REACTION: Final = 1
    END: Final = 2
    BEFORE_PAYOUT: Final = 3
    BEFORE_SALE: Final = 4


WHEN: Final = ("any", "reaction", "end", "before-payout", "before-sale")


# Effects that a company can only have if it brings something: workers, room, or money.
NEED_SOMETHING: Final = (Do.AUTOMATE, Do.DIVIDEND, Do.HIRE, Do.ASSET)


class Place:
    """A space for partners: a general one of the board, or a player's building."""

    def __init__(self, row: Reader, effects: Effects, building: int) -> None:
        self.id = row.text("id")
        self.building = building
        self.fee = row.whole("fee", 0, MOST)
        self.effects = effects.some(row, "effects")
        if building >= 0:
            self.era = row.whole("era", 1, ERAS)
            self.least_seats = row.whole("min_players", *SEATS)
            self.workers = row.whole("workers", 0, TEN)
            self.company_pays = row.named("payer", ("bank", "company")) == 1
            self.repeatable, self.from_decade = False, 1
        else:
            self.era = self.least_seats = self.workers = 0
            self.company_pays = True
            self.repeatable = row.flag("repeatable")
            self.from_decade = row.whole("from_decade", 1, LAST_DECADE)
        self.cost = self.fee if self.company_pays else 0
        self.needs = [effect for effect in self.effects if effect.kind in NEED_SOMETHING]
        if len(self.needs) > 1:
            raise row.wrong(
                "effects", row.data["effects"], "one effect at most for which a company must bring something"
            )
        row.done()


class Asset:
    """A capital asset. CH-ASSET-10 to CH-ASSET-17"""

    def __init__(self, row: Reader, effects: Effects) -> None:
        self.id = row.text("id")
        self.name = row.text("name")
        self.starting = row.flag("starting")
        self.chief = row.flag("chief")
        self.cost = row.whole("cost", 0, MOST)
        self.effects = effects.some(row, "effects")
        self.immediate = effects.read(row, "immediate")
        self.when = row.named("when", WHEN)
        protects = any(effect.kind == Do.PROTECT for effect in self.effects)
        if protects != (self.when == When.REACTION):
            raise row.wrong("when", WHEN[self.when], "reaction for what protects a price, and for nothing else")
        row.done()


class Tile:
    """A demand tile; one without spaces is the X tile."""

    def __init__(self, row: Reader) -> None:
        self.id = row.text("id")
        self.level = row.whole("level", 1, TEN)
        self.spaces = row.whole("spaces", 0, TEN)
        self.least_seats = row.whole("min_players", *SEATS)
        row.done()


class Decade:
    """What a decade changes."""

    def __init__(self, row: Reader, number: int) -> None:
        row.whole("number", number, number)
        self.year = row.whole("year", 1, 9999)
        self.cubes = row.whole("cubes", 1, TEN)
        self.era = row.whole("era", 1, ERAS)
        deal = HAND if number == 1 else HAND - 1
        self.deal = row.whole("deal", deal, deal)
        row.done()


class Goal:
    """A public goal: who is compared, and what is counted."""

    def __init__(self, row: Reader) -> None:
        self.id = row.text("id")
        self.of_company = row.named("compare", COMPARE) == 1
        self.counts = row.named("counts", COUNTS)
        if self.of_company != (COUNTS[self.counts] in ("prestige", "treasury")):
            raise row.wrong("compare", COMPARE[self.of_company], "company for prestige and treasury, else player")
        row.done()


class Box:
    """Everything in the box, as objects with plain fields."""

    def __init__(self, components: Components) -> None:
        reader = components.reader()
        head = reader.inner("set")
        for key in ("name", "game"):
            head.text(key)
        head.whole("schema", 1, 1)
        head.done()
        resources = reader.sourced_rows("resource")
        self.resources = tuple([row.text("id") for row in resources])
        self.cubes = [row.whole("count", 1, MOST) for row in resources]
        self.chain_setup = [row.whole("setup", 0, MOST) for row in resources]
        for row in resources:
            row.done()
        self.effects = Effects(self.resources)
        self._read_players(reader)
        self._read_tracks(reader)
        self._read_supply(reader)
        self._read_demand(reader)
        self._read_cards(reader)
        self._read_companies(reader)
        self._check_counts(reader.sourced("counts"))
        reader.done()

    def _read_players(self, reader: Reader) -> None:
        row = reader.sourced("players")
        self.seats = (row.whole("min", *SEATS), row.whole("max", *SEATS))
        self.start_money = row.whole("start_money", 1, MOST)
        row.whole("partners", 1, TEN)
        self.partners = row.whole("partners_start", 1, TEN)
        self.certificate_limit = row.by_number("certificate_limit", *self.seats, MOST)
        self.most_shares = row.whole("max_shares", 1, TEN)
        row.whole("buildings_dealt_setup", HAND, HAND)
        row.whole("buildings_dealt", HAND - 1, HAND - 1)
        self.no_company_income = row.whole("no_company_income", 0, MOST)
        self.forfeit = row.whole("bonus_forfeit", 0, MOST)
        self.goal_reward = row.whole("goal_reward", 0, MOST)
        self.goals_drawn = row.whole("goals_drawn", 0, MOST)
        row.done()
        shares = reader.sourced("shares")
        fixed = {"director": SHARES[DIRECTOR], "preferred": SHARES[PREFERRED], "common": COMMONS, "total": TEN_SHARES}
        for key, wanted in fixed.items():
            shares.whole(key, wanted, wanted)
        shares.done()
        supplies = reader.sourced("supplies")
        self.bonus_goods = supplies.whole("bonus_goods", 0, MOST)
        for key in ("workers", "salespeople", "managers", "goods", "automation"):
            supplies.whole(key, 1, MOST)  # R-SUPPLY-1
        supplies.done()
        variants = reader.sourced("variants")
        self.friendly_director = variants.whole("friendly_director", 0, MOST)
        self.friendly_share = variants.whole("friendly_share", 0, MOST)
        self.draft_right = [variants.bounded("draft_right", item, 1, 5) for item in variants.items("draft_right")]
        variants.done()

    def _read_tracks(self, reader: Reader) -> None:
        share = reader.sourced("share_track")
        self.prices = [share.bounded("spaces", item, 0, MOST) for item in share.items("spaces")]
        par = [share.bounded("par", item, 1, MOST) for item in share.items("par")]
        self.triple_threshold = share.whole("triple_threshold", 0, MOST)
        self.exit_steps = share.whole("closing_exit_steps", 1, 2)
        share.done()
        if self.prices[:1] != [0] or self.prices != sorted(set(self.prices)):
            raise share.wrong("spaces", self.prices, "prices that rise from 0, Closing")
        if not par or not set(par) <= set(self.prices):
            raise share.wrong("par", par, "some of the spaces")
        if self.start_money < 3 * min(par):
            raise BadComponents(f"players: start_money does not found a company at {min(par)}")
        self.par = [self.prices.index(price) for price in par]
        track = reader.sourced("prestige_track")
        self.top_prestige = track.whole("max", 1, MOST)
        self.bonus_at: dict[int, int] = {}
        for row in track.objects("bonuses"):
            space = row.whole("space", 1, self.top_prestige)
            self.bonus_at[space] = self.effects.one(row, "effect", row.take("effect")).number
            row.done()
        track.done()
        decades = reader.sourced_rows("decade")
        self.decades = [Decade(row, number) for number, row in enumerate(decades, 1)]
        if len(self.decades) != LAST_DECADE:
            raise BadComponents(f"decade: there are {LAST_DECADE} of them")

    def _read_supply(self, reader: Reader) -> None:
        chain = reader.sourced("supply_chain")
        self.chain = tuple([str(item) for item in chain.items("spaces")])
        self.chain_prices = [chain.bounded("prices", item, 0, MOST) for item in chain.items("prices")]
        self.chain_cubes = chain.whole("setup_cubes", 1, TEN)
        self.haymarket = chain.whole("haymarket", 0, TEN)
        self.trade_give = chain.whole("trade_give", 2, 2)
        chain.whole("trade_take", 1, 1)
        chain.done()
        if len(self.chain) != len(self.chain_prices) or len(self.chain) < LAST_DECADE - 1:
            raise chain.wrong("prices", self.chain_prices, "a price for each of at least four spaces")
        rows = reader.sourced("advanced_chain")
        self.columns = [rows.bounded("column_prices", item, 0, MOST) for item in rows.items("column_prices")]
        self.draws = rows.wholes("draws", len(self.columns) + 1, 0, TEN)
        rows.whole("haymarket", self.haymarket, self.haymarket)
        for name, there, laid in zip(self.resources, self.cubes, self.chain_setup, strict=True):
            if laid > min(len(self.columns), there - self.haymarket):
                raise BadComponents(f"resource: {name} has no room for, or not the cubes of, a setup of {laid}")
        rows.done()
        jobs = reader.sourced("job_market")
        self.job_prices = [jobs.bounded("prices", item, 0, MOST) for item in jobs.items("prices")]
        self.job_spaces = jobs.wholes("spaces", len(self.job_prices), 1, TEN)
        self.job_empty = jobs.whole("empty_price", 0, MOST)
        self.job_setup = jobs.whole("setup", 0, sum(self.job_spaces))
        jobs.done()

    def _read_demand(self, reader: Reader) -> None:
        row = reader.sourced("demand")
        self.types = tuple([str(item) for item in row.items("rows")])
        self.demand_columns = tuple([str(item) for item in row.items("columns")])
        self.fill_bonus = row.wholes("bonuses", 3, 0, MOST)
        self.printed_middle = row.whole("printed_middle", 0, TEN)
        row.done()
        self.tiles = [Tile(tile) for tile in reader.sourced_rows("demand_tile")]
        if not self.tiles or len(self.demand_columns) != RIGHT + 1:
            raise BadComponents("demand: there are tiles, and three columns for them")

    def _read_cards(self, reader: Reader) -> None:
        general = [Place(row, self.effects, -1) for row in reader.sourced_rows("space")]
        buildings = [Place(row, self.effects, number) for number, row in enumerate(reader.sourced_rows("building"))]
        if not any(place.repeatable and place.effects[0].kind == Do.TREASURY for place in general):
            raise BadComponents("space: there is no space that every company can use at all times")
        self.general = len(general)
        self.places = general + buildings
        market = reader.sourced("asset_row")
        self.asset_prices = [market.bounded("prices", item, 0, MOST) for item in market.items("prices")]
        self.assets = [Asset(row, self.effects) for row in reader.sourced_rows("asset")]
        self.first_asset = market.named("first", tuple([asset.id for asset in self.assets]))
        market.done()
        self.goals = [Goal(row) for row in reader.sourced_rows("goal")]
        if self.goals_drawn > len(self.goals):
            raise BadComponents(f"goal: there are {len(self.goals)}, but goals_drawn is {self.goals_drawn}")
        for seats in range(self.seats[0], self.seats[1] + 1):
            self._check_deals(seats, buildings)

    def _check_deals(self, seats: int, buildings: list[Place]) -> None:
        """There are buildings for every deal of a match. CH-BUILD-1, CH-SETUP-13"""
        for era in range(1, ERAS + 1):
            there = sum(place.era == era and place.least_seats <= seats for place in buildings)
            needed = seats * sum(decade.deal for decade in self.decades if decade.era == era)
            if there < needed:
                raise BadComponents(f"building: era {era} has {there} for {seats} players, but {needed} are dealt")

    def _read_companies(self, reader: Reader) -> None:
        self.companies: list[Company] = []
        factories = 0
        for number, row in enumerate(reader.sourced_rows("company")):
            company = Company(number, row, self.types, self.effects, factories)
            row.done()
            if company.prestige > self.top_prestige:
                raise row.wrong("prestige", company.prestige, f"at most {self.top_prestige}")
            self.companies.append(company)
            factories += len(company.factories)
        self.factories = [factory for company in self.companies for factory in company.factories]
        self._check_protection()

    def _check_protection(self) -> None:
        """A price is protected by an asset in use, and by nothing that is carried out."""
        carried_out = [place.effects for place in self.places] + [asset.immediate for asset in self.assets]
        carried_out += [factory.manager for factory in self.factories]
        carried_out += [company.substitute.effects for company in self.companies if company.substitute is not None]
        bonuses = tuple([self.effects.all[number] for number in self.bonus_at.values()])
        if any(effect.kind == Do.PROTECT for effects in [*carried_out, bonuses] for effect in effects):
            raise BadComponents("protect: only the use of an asset protects a price")

    def _check_counts(self, counts: Reader) -> None:
        """What the file says its lists add up to."""
        buildings = self.places[self.general :]
        levels = max(tile.level for tile in self.tiles)
        found: dict[str, object] = {
            "companies": len(self.companies),
            "demand_tiles": len(self.tiles),
            "buildings": len(buildings),
            "capital_assets": sum(not asset.chief for asset in self.assets),
            "chief_assets": sum(asset.chief for asset in self.assets),
            "starting_assets": sum(asset.starting for asset in self.assets),
            "goals": len(self.goals),
            "cubes": sum(self.cubes),
            "demand_tiles_per_level": len(self.tiles) // levels,
            "buildings_per_era": [sum(place.era == era for place in buildings) for era in range(1, ERAS + 1)],
        }
        for key, count in found.items():
            if counts.take(key) != count:
                raise counts.wrong(key, counts.take(key), f"{count}, as many as are listed")
        counts.done()
        if sum(asset.starting for asset in self.assets) != len(self.asset_prices):
            raise BadComponents("asset_row: there is a starting asset for each space")

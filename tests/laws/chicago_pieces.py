"""The books of Chicago 1875, second half: cubes, goods, staff, assets, partners, tracks, from what was told alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tests.laws.chicago_money import BOX, SPACES

Cubes = Counter[str]
COUNTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in BOX["resource"]}
CHARTERS: Final[dict[str, Any]] = {row["id"]: row for row in BOX["company"]}
ASSETS: Final[dict[str, Any]] = {row["id"]: row for row in BOX["asset"]}
TILES: Final[dict[str, int]] = {row["id"]: row["spaces"] for row in BOX["demand_tile"]}
BONUSES: Final[dict[int, str]] = {row["space"]: row["effect"] for row in BOX["prestige_track"]["bonuses"]}
COLUMNS: Final[list[str]] = BOX["demand"]["columns"]
CHAIN, JOBS, PLAYERS = BOX["supply_chain"], BOX["job_market"], BOX["players"]


class Charter:
    """What stands on the charter of a company; `factories` are workers, managers, automation, `owed` bonuses."""

    def __init__(self, company: str) -> None:
        self.row = CHARTERS[company]
        self.factories = [[0, 0, 0] for _ in self.row["factories"]]
        self.cubes: Cubes = Counter()
        self.assets: list[str] = []
        self.owed: Cubes = Counter()
        self.salespeople = self.goods = self.tokens = 0


class Pieces:
    """Where every piece is; `freed` workers have no place yet, `full` is a tile whose filling has to be told next."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.rows = bool(options["advanced_supply_chain"])
        self.market: Cubes = Counter({kind: min(CHAIN["haymarket"], there) for kind, there in COUNTS.items()})
        self.row: Cubes = Counter({row["id"]: row["setup"] for row in BOX["resource"]} if self.rows else {})
        self.bag: Cubes = Counter(COUNTS) - self.market - self.row
        self.chain: dict[str, Cubes] = {space: Counter() for space in CHAIN["spaces"]}
        self.charters: dict[str, Charter] = {}
        self.closed: list[str] = []
        self.ranking: list[str] = []
        self.prestige: dict[str, int] = {}
        self.operated: set[str] = set()
        self.looking = JOBS["setup"]
        self.freed = self.raised = 0
        self.tiles: dict[str, str | None] = {
            f"{row}-{column}": None for row in BOX["demand"]["rows"] for column in COLUMNS
        }
        self.filled: Cubes = Counter()
        self.full: str | None = None
        self.assets: list[str] = []
        self.spent: set[str] = set()
        self.protecting: str | None = None
        self.initiative: list[int] = []
        self.priority: int | None = None
        self.acted: list[int | None] = [None]
        self.phase = "setup"
        self.partners = [PLAYERS["partners_start"]] * seats
        self.extra = [0] * seats
        self.used: dict[str, int] = {}

    def take(self, event: Any) -> None:
        """Enter one thing that was told."""
        name = event["event"]
        assert self.full is None or name == "filled"
        if name in ENTRIES:
            ENTRIES[name](self, event)

    def factory(self, event: Any) -> list[int]:
        """The staff of the factory that an event is about."""
        company, _, number = event["factory"].rpartition("-")
        assert company == event["company"]
        return self.charters[company].factories[int(number) - 1]

    # Phases ----------------------------------------------------------------------------------------------------------

    def phases(self, event: Any) -> None:
        self.phase = event["phase"]
        if event["phase"] == "stock":
            self.acted = [None]
        if event["phase"] == "stock" and event["decade"] > 1:
            self.partners = [PLAYERS["partners_start"] + extra for extra in self.extra]
            self.used, self.spent, self.operated = {}, set(), set()
        if event["phase"] == "cleanup":
            for place, tile in self.tiles.items():
                if tile is None and place.endswith("middle") and self.filled[place] == BOX["demand"]["printed_middle"]:
                    self.filled[place] = 0

    def first(self, event: Any) -> None:
        seats = len(self.partners)
        self.priority = event["seat"]
        self.initiative = [(event["seat"] + place) % seats for place in range(seats)]

    def leads(self, event: Any) -> None:
        self.initiative.remove(event["seat"])
        self.initiative.insert(0, event["seat"])

    def has_priority(self, event: Any) -> None:
        """The left-hand neighbour of the last who bought or sold."""
        last = self.acted[-1]
        assert last is not None
        assert event["seat"] == (last + 1) % len(self.partners)
        self.priority = event["seat"]

    def acts(self, event: Any) -> None:
        if self.phase == "stock" and self.acted[-1] != event["seat"]:
            self.acted.append(event["seat"])

    def operates(self, event: Any) -> None:
        """The highest company that has not operated is the next."""
        waiting = [company for company in self.ranking if company not in self.operated]
        assert event["company"] == waiting[0]
        self.operated.add(event["company"])
        self.raised = 0

    # Partners --------------------------------------------------------------------------------------------------------

    def partner(self, event: Any) -> None:
        self.partners[event["seat"]] += 1
        self.extra[event["seat"]] += 1

    def placed(self, event: Any) -> None:
        space = SPACES[event["space"]]
        if not space.get("repeatable"):
            assert event["space"] not in self.used
            self.used[event["space"]] = event["seat"]
        self.leaves(event)

    def leaves(self, event: Any) -> None:
        self.partners[event["seat"]] -= 1
        assert self.partners[event["seat"]] >= 0

    # Companies -------------------------------------------------------------------------------------------------------

    def founded(self, event: Any) -> None:
        company = event["company"]
        assert company not in self.closed
        self.acts(event)
        self.charters[company] = Charter(company)
        space = self.prestige[company] = CHARTERS[company]["prestige"]
        self.ranking.insert(sum(self.prestige[other] >= space for other in self.ranking), company)

    def prestige_gained(self, event: Any) -> None:
        company, space = event["company"], event["prestige"]
        before, self.prestige[company] = self.prestige[company], space
        self.charters[company].owed.update(BONUSES[there] for there in range(before + 1, space + 1) if there in BONUSES)
        self.ranking.remove(company)
        self.ranking.insert(sum(self.prestige[other] > space for other in self.ranking), company)

    def bonus(self, event: Any) -> None:
        owed = self.charters[event["company"]].owed
        effect = event.get("effect", "bonus-good 1")
        assert owed[effect]
        owed[effect] -= 1
        if event["event"] == "bonus good":
            self.charters[event["company"]].tokens += 1
        else:
            assert event["amount"] == PLAYERS["bonus_forfeit"]

    def closes(self, event: Any) -> None:
        company = event["company"]
        self.market.update(self.charters.pop(company).cubes)
        self.ranking.remove(company)
        self.closed.append(company)
        del self.prestige[company]

    # Cubes -----------------------------------------------------------------------------------------------------------

    def move(self, giver: Cubes, taker: Cubes, kind: str, number: int = 1) -> None:
        assert giver[kind] >= number
        giver[kind] -= number
        taker[kind] += number

    def supplied(self, event: Any) -> None:
        self.move(self.bag, self.chain[event["space"]] if "space" in event else self.row, event["resource"])

    def put_back(self, event: Any) -> None:
        self.move(self.row, self.bag, event["resource"])

    def slid(self, event: Any) -> None:
        assert not self.chain[event["to"]].total()
        self.chain[event["to"]], self.chain[event["from"]] = self.chain[event["from"]], Counter()

    def left_the_chain(self, event: Any) -> None:
        self.move(self.chain[CHAIN["spaces"][-1]], self.market, event["resource"], event["count"])

    def refilled(self, event: Any) -> None:
        assert not self.bag.total()
        self.bag, self.market = self.market, Counter()

    def reset(self, event: Any) -> None:
        for kind in COUNTS:
            self.move(self.bag, self.market, kind, min(CHAIN["haymarket"], self.bag[kind]))

    def loaded(self, event: Any) -> None:
        kind, price = event["resource"], event["amount"]
        assert not self.rows or price == BOX["advanced_chain"]["column_prices"][self.row[kind] - 1]
        self.move(self.row if self.rows else self.chain[str(price)], self.charters[event["company"]].cubes, kind)

    def gained(self, event: Any) -> None:
        """Haymarket gives first, then a row of the advanced chain."""
        kind, number = event["resource"], event["count"]
        of_row = max(number - self.market[kind], 0)
        mine = self.charters[event["company"]].cubes
        self.move(self.market, mine, kind, number - of_row)
        self.move(self.row, mine, kind, of_row)

    def used_up(self, event: Any) -> None:
        self.move(self.charters[event["company"]].cubes, self.market, event["resource"], event["count"])

    def traded(self, event: Any) -> None:
        mine = self.charters[event["company"]].cubes
        self.move(mine, self.market, event["gave"], CHAIN["trade_give"])
        self.move(self.market, mine, event["took"], CHAIN["trade_take"])

    # Staff -----------------------------------------------------------------------------------------------------------

    def hired(self, event: Any) -> None:
        """The cheapest group goes first, and it was filled last."""
        wages = [JOBS["empty_price"]]
        for price, spaces in zip(JOBS["prices"], JOBS["spaces"], strict=True):
            wages += [price] * spaces
        assert event["amount"] == wages[self.looking]
        self.looking = max(self.looking - 1, 0)
        self.factory(event)[0] += 1

    def worker(self, event: Any) -> None:
        self.factory(event)[0] += 1

    def automated(self, event: Any) -> None:
        staff = self.factory(event)
        assert staff[0]
        staff[0], staff[2] = staff[0] - 1, staff[2] + 1
        self.freed += 1

    def works_on(self, event: Any) -> None:
        self.freed -= 1
        if "factory" in event:
            self.factory(event)[0] += 1
        elif event["event"] == "freed to the job market":
            self.looking += 1

    def come(self, event: Any) -> None:
        self.looking += event["workers"]

    def salesperson(self, event: Any) -> None:
        self.charters[event["company"]].salespeople += 1
        assert event["count"] == self.charters[event["company"]].salespeople

    def manager(self, event: Any) -> None:
        self.factory(event)[1] += 1

    # Goods -----------------------------------------------------------------------------------------------------------

    def ran(self, event: Any) -> None:
        charter, number = self.charters[event["company"]], int(event["factory"].rpartition("-")[2]) - 1
        if not charter.row["special"]:
            row, (workers, _, automated) = charter.row["factories"][number], charter.factories[number]
            assert workers + automated == row["workers"]
            assert event["goods"] == row["goods"] + (0 < row["automation"] == automated)

    def made(self, event: Any) -> None:
        self.charters[event["company"]].goods += event["count"]

    def dearer(self, event: Any) -> None:
        self.raised += event["amount"]

    def room(self, place: str) -> int:
        tile = self.tiles[place]
        printed = BOX["demand"]["printed_middle"] if place.endswith("middle") else 0
        return (printed if tile is None else TILES[tile]) - self.filled[place]

    def shipped(self, event: Any) -> None:
        charter, count, target = self.charters[event["company"]], event["count"], event["target"]
        row = charter.row["type"]
        charter.goods -= count
        assert charter.goods >= 0
        half = target not in COLUMNS
        if not charter.row["special"]:
            prices = charter.row["prices"]
            price = prices[min(charter.salespeople, len(prices) - 1)] + self.raised
            assert event["amount"] == count * price // (2 if half else 1)
        if half:
            full = not any(self.room(f"{row}-{column}") for column in COLUMNS)
            assert full or self.tiles[f"{row}-{COLUMNS[-1]}"] is None
            return
        place = f"{row}-{target}"
        self.filled[place] += count
        assert self.room(place) >= 0
        self.full = None if self.room(place) else place

    def filled_up(self, event: Any) -> None:
        assert event["place"] == self.full
        assert event["amount"] == BOX["demand"]["bonuses"][COLUMNS.index(event["place"].rpartition("-")[2])]
        self.full = None

    def demand(self, event: Any) -> None:
        assert self.tiles[event["place"]] is None
        self.tiles[event["place"]] = event["tile"]
        self.filled[event["place"]] = 0

    def demand_met(self, event: Any) -> None:
        assert self.tiles[event["place"]] == event["tile"]
        assert not self.room(event["place"])
        self.tiles[event["place"]] = None
        self.filled[event["place"]] = 0

    def demand_slid(self, event: Any) -> None:
        there, to = event["place"], event["to"]
        assert self.tiles[to] is None
        self.tiles[to], self.filled[to] = self.tiles[there], self.filled[there]
        self.tiles[there], self.filled[there] = None, 0

    # Assets ----------------------------------------------------------------------------------------------------------

    def new_asset(self, event: Any) -> None:
        self.assets.append(event["asset"])

    def asset_bought(self, event: Any) -> None:
        self.assets.remove(event["asset"])
        self.charters[event["company"]].assets.append(event["asset"])

    def asset_gone(self, event: Any) -> None:
        """Out of the row or off a charter; those of a company that closes went with it."""
        for place in [self.assets, *[charter.assets for charter in self.charters.values()]]:
            if event["asset"] in place:
                place.remove(event["asset"])

    def asset_used(self, event: Any) -> None:
        assert event["asset"] in self.charters[event["company"]].assets
        assert event["asset"] not in self.spent
        assert event["amount"] == ASSETS[event["asset"]]["cost"]
        self.spent.add(event["asset"])
        self.protecting = event["company"] if "protect 1" in ASSETS[event["asset"]]["effects"] else None

    def protected(self, event: Any) -> None:
        """It is an asset that protects a price, and it is used for that."""
        assert self.protecting == event["company"]
        self.protecting = None


ENTRIES: Final[dict[str, Callable[[Pieces, Any], None]]] = {
    "phase": Pieces.phases, "first player": Pieces.first, "leads": Pieces.leads, "priority": Pieces.has_priority,
    "operates": Pieces.operates, "partner": Pieces.partner, "placed": Pieces.placed, "no company": Pieces.leaves,
    "sold": Pieces.acts, "bought": Pieces.acts,
    "founded": Pieces.founded, "prestige": Pieces.prestige_gained, "exchanged a bonus": Pieces.bonus,
    "bonus good": Pieces.bonus, "closed": Pieces.closes, "supplied": Pieces.supplied, "put back": Pieces.put_back,
    "slid": Pieces.slid, "left the chain": Pieces.left_the_chain, "bag refilled": Pieces.refilled,
    "haymarket reset": Pieces.reset, "loaded": Pieces.loaded, "cubes": Pieces.gained, "used up": Pieces.used_up,
    "traded": Pieces.traded, "hired": Pieces.hired, "worker": Pieces.worker, "automated": Pieces.automated,
    "freed": Pieces.works_on, "freed to the job market": Pieces.works_on, "freed to the supply": Pieces.works_on,
    "job market": Pieces.come, "salesperson": Pieces.salesperson, "manager": Pieces.manager, "ran": Pieces.ran,
    "goods": Pieces.made, "price per good": Pieces.dearer, "shipped": Pieces.shipped, "filled": Pieces.filled_up,
    "demand": Pieces.demand, "demand met": Pieces.demand_met, "demand slid": Pieces.demand_slid,
    "new asset": Pieces.new_asset, "asset bought": Pieces.asset_bought, "asset gone": Pieces.asset_gone,
    "asset used": Pieces.asset_used, "protected": Pieces.protected,
}  # fmt: skip

"""Companies and their charters as the box states them; a special company is one with exceptions in its row."""

from __future__ import annotations

from typing import Final

from corro.engine.reader import Reader
from corro.games.chicago.effects import KINDS, Effect, Effects

MOST: Final = 1000
TEN: Final = 10
SALES: Final = ("none", "pairs")
PAIRS: Final = 1
LADDER: Final = 2  # without a word about it: as many as there are prices above the first
RECONSTRUCTED: Final = ("type", "prestige", "asset_slots", "prices", "factories", "manager_spaces")


class Factory:
    """A factory: spaces for workers, octagons for automation, what it takes and makes, its manager's bonus."""

    def __init__(self, company: int, name: str, row: Reader, effects: Effects) -> None:
        self.company = company
        self.name = name
        self.spaces = row.whole("workers", 1, TEN)
        self.octagons = row.whole("automation", 0, self.spaces)
        self.cubes = row.pool("cubes", effects.resources)
        self.goods = row.whole("goods", 0, TEN)
        self.manager = effects.read(row, "manager")
        row.done()


class Tier:
    """One of the ways in which a factory can run: Oscar Mayer's. CH-SPEC-OM-1"""

    def __init__(self, row: Reader, resources: tuple[str, ...]) -> None:
        self.workers = row.whole("workers", 1, TEN)
        self.cubes = row.pool("cubes", resources)
        self.goods = row.whole("goods", 1, TEN)
        self.price = row.whole("price", 1, MOST)
        row.done()


class Substitute:
    """What a company may do instead of taking a manager: Schwinn's. CH-SPEC-AS-2"""

    def __init__(self, row: Reader, effects: Effects) -> None:
        self.cubes = row.pool("cubes", effects.resources)
        self.effects = effects.read(row, "effects")
        row.done()


class Company:
    """A company. What makes one special stands below `special`, with the value it has for all others."""

    def __init__(self, number: int, row: Reader, types: tuple[str, ...], effects: Effects, first_factory: int) -> None:
        self.number = number
        self.id = row.text("id")
        self.name = row.text("name")
        self.type = row.named("type", types)
        self.prestige = row.whole("prestige", 0, MOST)
        self.slots = row.whole("asset_slots", 0, TEN)
        self.prices = [row.bounded("prices", price, 0, MOST) for price in row.items("prices")]
        self.special = row.flag("special")
        self.factories = [
            Factory(number, f"{self.id}-{place}", factory, effects)
            for place, factory in enumerate(row.objects("factories"), 1)
        ]
        self.first = first_factory
        self.last = first_factory + len(self.factories) - 1
        self.numbers: Final = range(self.first, self.last + 1)
        if not self.factories:
            raise row.wrong("factories", value=[], wanted="a list of at least one factory")
        self._read_staff(row)
        self._read_work(row, effects)
        for name in row.items("reconstructed") if "reconstructed" in row.data else []:
            row.number_of("reconstructed", name, RECONSTRUCTED)

    def _read_staff(self, row: Reader) -> None:
        """Salespeople, managers and workers that follow rules of their own."""
        self.banned = [row.number_of("banned", name, KINDS) for name in _list(row, "banned")]  # CH-SPEC-QO-6
        sales = row.named("sales", SALES) if "sales" in row.data else LADDER
        self.unlimited_sales = sales == PAIRS  # CH-SPEC-OM-4
        self.pair_step = _whole(row, "pair_step", 0, MOST)
        self.most_sales = len(self.prices) - 1 if sales == LADDER else 0
        self.automates = row.flag("automates") if "automates" in row.data else True
        self.manager_spaces = _whole(row, "manager_spaces", 1, TEN)  # CH-HIRE-3
        self.price_with_managers = _whole(row, "price_with_managers", 0, MOST)  # CH-SPEC-AF-5
        self.wage = _whole(row, "wage", 0, MOST)  # CH-SPEC-QO-3
        self.automates_after_hiring = _whole(row, "automates_after_hiring", 0, TEN)  # CH-SPEC-QO-1
        self.freed_leave = "freed_workers_leave" in row.data and row.flag("freed_workers_leave")  # CH-SPEC-QO-2

    def _read_work(self, row: Reader, effects: Effects) -> None:
        """Buying, running and selling that follow rules of their own."""
        self.goods_per_worker = _whole(row, "goods_per_worker", 0, TEN)  # CH-SPEC-AF-1
        self.least_workers = _whole(row, "least_workers", 0, TEN)  # R-FLYER-1
        self.catalog_extra = _whole(row, "catalog_extra", 0, MOST)  # CH-SPEC-AF-4
        self.buys_cubes = row.flag("buys_cubes") if "buys_cubes" in row.data else True  # CH-SPEC-QO-6
        self.substitute = Substitute(row.inner("substitute"), effects) if "substitute" in row.data else None
        self.tiers = [Tier(tier, effects.resources) for tier in row.objects("tiers")] if "tiers" in row.data else []
        if not self.prices and not self.tiers:
            raise row.wrong("prices", value=[], wanted="a price for a company without tiers")

    def bans(self, effects: tuple[Effect, ...]) -> bool:
        """Whether it may not use a building with these effects. CH-SPEC-AF-6, CH-SPEC-QO-5, CH-SPEC-QO-6"""
        return bool(self.banned) and any(effect.kind in self.banned for effect in effects)


def _whole(row: Reader, key: str, usual: int, most: int) -> int:
    return row.whole(key, 0, most) if key in row.data else usual


def _list(row: Reader, key: str) -> list[object]:
    return list(row.items(key)) if key in row.data else []

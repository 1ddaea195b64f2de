"""Every move of Chicago 1875: nature's first, then those of the phases, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Names
from corro.engine.move import MoveTable

MOST_SHIPPED: Final = 30


class Moves:
    """The moves by name; a family is a tuple, and a move's place in it is its value."""

    def __init__(  # noqa: PLR0915 - one line for each family
        self, table: MoveTable, names: Names, seats: tuple[str, ...], par: tuple[str, ...], tiers: int
    ) -> None:
        companies, factories, resources = names["company"], names["factory"], names["resource"]
        buildings, assets = names["building"], names["asset"]
        swaps = tuple([f"{give}-{take}" for give in resources for take in resources])
        ships = tuple([f"{target}-{count}" for target in names["target"] for count in range(1, MOST_SHIPPED + 1)])
        # Nature
        self.first: Final = table.family("first", seats)
        self.goal: Final = table.family("goal", names["goal"])
        self.tile: Final = table.family("tile", names["tile"])
        self.asset: Final = table.family("asset", assets)
        self.cube: Final = table.family("cube", resources)
        self.deal: Final = table.family("deal", buildings)
        # Founding and stock
        self.found: Final = table.family("found", companies)
        self.par: Final = table.family("par", par)
        self.sell: Final = table.family("sell", names["certificate"])
        self.buy: Final = table.family("buy", names["offer"])
        self.settle: Final = table.one("settle")
        self.passing: Final = table.one("pass")
        self.protect: Final = table.one("protect")
        self.let_fall: Final = table.one("let-fall")
        # Construction
        self.keep: Final = table.family("keep", buildings)
        self.hand_on: Final = table.family("hand-on", buildings)
        self.build: Final = table.family("build", buildings)
        self.throw: Final = table.family("throw", buildings)
        # Management
        self.company: Final = table.family("company", companies)
        self.space: Final = table.family("space", names["space"])
        self.lead: Final = table.one("lead")
        self.stay: Final = table.one("stay")
        # Gains and bonuses
        self.worker: Final = table.family("worker", factories)
        self.enough: Final = table.one("enough")
        self.manager: Final = table.family("manager", factories)
        self.automate: Final = table.family("automate", factories)
        self.leave: Final = table.one("leave-it")
        self.send: Final = table.family("send", factories)
        self.take: Final = table.family("take", resources)
        self.purchase: Final = table.family("purchase", assets)
        self.accept: Final = table.one("accept")
        self.exchange: Final = table.one("exchange")
        self.substitute: Final = table.one("substitute")
        self.hire_manager: Final = table.one("a-manager")
        self.hire_salesperson: Final = table.one("a-salesperson")
        # Free actions
        self.trade: Final = table.family("trade", companies)
        self.swap: Final = table.family("swap", swaps)
        self.use: Final = table.family("use", assets)
        self.discard: Final = table.family("discard", assets)
        self.end: Final = table.one("end")
        # Operations
        self.issue: Final = table.family("issue", ("common", "preferred"))
        self.enter: Final = table.one("operate")
        self.load: Final = table.family("load", names["load"])
        self.run: Final = table.one("run")
        self.tier: Final = table.family("tier", tuple([str(tier + 1) for tier in range(tiers)]))
        self.stop: Final = table.one("stop")
        self.ship: Final = table.family("ship", ships)
        self.done: Final = table.one("done")
        self.pay: Final = table.one("pay")
        self.withhold: Final = table.one("withhold")

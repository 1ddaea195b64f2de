"""The material of Chicago 1875: companies, buildings, assets and tracks as tables, made from components.toml."""

from __future__ import annotations

from typing import Final

from corro.engine.components import Components
from corro.engine.errors import BadOptions
from corro.engine.event import Names
from corro.engine.game import Choice, Material
from corro.engine.move import MoveTable
from corro.games.chicago.box import CERTIFICATES, SELLERS, Box
from corro.games.chicago.moves import Moves

PHASES: Final = ("setup", "stock", "construction", "management", "operations", "cleanup")


class ChicagoMaterial(Material):
    """Every table the rules read. Whatever has an id is a number in the state; money is in dollars."""

    def __init__(self, components: Components) -> None:
        box = Box(components)
        self.components = components
        self.box: Final = box
        self.names: Names = _names(box)
        self.table = MoveTable()
        par = tuple([str(box.prices[space]) for space in box.par])
        tiers = max(len(company.tiers) for company in box.companies)
        seats = tuple([str(seat) for seat in range(box.seats[1])])
        self.moves: Final = Moves(self.table, self.names, seats, par, tiers)


def _names(box: Box) -> Names:
    companies = tuple([company.id for company in box.companies])
    kinds = len(CERTIFICATES)
    return {
        "company": companies,
        "factory": tuple([factory.name for factory in box.factories]),
        "resource": box.resources,
        "asset": tuple([asset.id for asset in box.assets]),
        "space": tuple([place.id for place in box.places]),
        "building": tuple([place.id for place in box.places[box.general :]]),
        "goal": tuple([goal.id for goal in box.goals]),
        "tile": tuple([tile.id for tile in box.tiles]),
        "effect": tuple([effect.text for effect in box.effects.all]),
        "certificate": tuple([f"{company}-{CERTIFICATES[kind]}" for company in companies for kind in range(kinds)]),
        "offer": tuple(
            [f"{company}-{kind}-{seller}" for company in companies for kind in CERTIFICATES[:2] for seller in SELLERS]
        ),
        "type": box.types,
        "target": (*box.demand_columns, "half"),
        "seller": SELLERS,
        "phase": PHASES,
        "place": tuple([f"{row}-{column}" for row in box.types for column in box.demand_columns]),
        "chain": box.chain,
        "load": tuple([f"{space}-{cube}" for space in (*box.chain[1:], "row") for cube in box.resources]),
    }


class Setup:
    """What the number of players and the options choose of the material."""

    def __init__(self, material: ChicagoMaterial, seats: int, options: dict[str, Choice]) -> None:
        box = material.box
        self.material: Final = material
        self.box: Final = box
        self.moves: Final = material.moves
        self.effects: Final = box.effects.all
        self.companies: Final = box.companies
        self.factories: Final = box.factories
        self.seats: Final = seats
        self.advanced: Final = options["mode"] == "advanced"
        self.goals: Final = options["goals"] is True
        self.draft: Final = options["building_draft"] is True
        self.friendly: Final = options["friendly_closing"] is True
        self.rows: Final = options["advanced_supply_chain"] is True
        special = options["special_companies"] is True
        chiefs = options["chief_assets"] is True
        self.founded: Final = [company.number for company in box.companies if special or not company.special]
        self.limit: Final = box.certificate_limit[seats]
        self.kinds: Final = len(box.resources)
        self.bank: Final = seats
        self.treasury: Final = seats + 1
        self.holders: Final = seats + 2
        self.count: Final = len(box.companies)
        self.top_price: Final = len(box.prices) - 1
        self.deck: Final = bytes(
            [number for number, asset in enumerate(box.assets) if not asset.starting and (chiefs or not asset.chief)]
        )
        self.stacks: Final = tuple(
            [
                bytes(
                    [
                        place.building
                        for place in box.places
                        if place.building >= 0 and place.era == era and place.least_seats <= seats
                    ]
                )
                for era in range(1, 4)
            ]
        )
        levels = range(1, max(tile.level for tile in box.tiles) + 1)
        self.demand: Final = tuple(
            [
                bytes([n for n, tile in enumerate(box.tiles) if tile.level == level and tile.least_seats <= seats])
                for level in levels
            ]
        )
        if len(self.founded) < seats:
            raise BadOptions(f"{seats} players need a company each, and there are {len(self.founded)}")

"""Chicago 1875 as the engine knows it: its options, its steps, and how its state is begun and read."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep
from corro.engine.components import Components
from corro.engine.errors import BadPosition
from corro.engine.event import Json
from corro.engine.game import Choice, Game, Material, Option
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.games.chicago import audit, position, view
from corro.games.chicago.estimate import estimate
from corro.games.chicago.material import ChicagoMaterial, Setup
from corro.games.chicago.rules import (
    assets,
    chain,
    cleanup,
    construction,
    cubes,
    demand,
    founding,
    gains,
    management,
    operations,
    payments,
    scoring,
    setup,
    staff,
    stock,
)
from corro.games.chicago.state import Chicago, new_table
from corro.games.chicago.worlds import imagine

OPTIONS: Final = {
    "mode": Option("basic", ("basic", "advanced")),
    "goals": Option(True, (True, False)),
    "special_companies": Option(False, (False, True)),
    "chief_assets": Option(False, (False, True)),
    "building_draft": Option(False, (False, True)),
    "friendly_closing": Option(False, (False, True)),
    "advanced_supply_chain": Option(False, (False, True)),
}
STEPS: Final[tuple[type[AnyStep], ...]] = (
    *setup.STEPS, *founding.STEPS, *stock.STEPS, *construction.STEPS, *management.STEPS, *operations.STEPS,
    *cleanup.STEPS, *scoring.STEPS, *gains.STEPS, *staff.STEPS, *cubes.STEPS, *assets.STEPS, *payments.STEPS,
    *chain.STEPS, *demand.STEPS,
)  # fmt: skip
RULES: Final = 1


class ChicagoGame(Game[Chicago]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("chicago", "Chicago 1875: City of the Big Shoulders", (2, 4), OPTIONS, STEPS, RULES)

    def prepare(self, components: Components) -> Material:
        return ChicagoMaterial(components)

    def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> Chicago:
        state = new_table(_setup(material, seats, options))
        state.then(setup.SetUp(), cleanup.StartDecade())
        return state

    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        return view.view(state, seat)

    def estimate(self, state: Chicago, seat: int) -> dict[str, float]:
        return estimate(state, seat)

    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        imagine(state, seat, chance)

    def write(self, state: Chicago) -> dict[str, Json]:
        return position.write(state)

    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> Chicago:
        return position.read(_setup(material, seats, options), data)

    def check(self, state: Chicago) -> None:
        audit.check(state)


def _setup(material: Material, seats: int, options: dict[str, Choice]) -> Setup:
    if not isinstance(material, ChicagoMaterial):
        raise BadPosition("these are not the components of Chicago 1875")
    return Setup(material, seats, options)


GAME: Final = ChicagoGame()

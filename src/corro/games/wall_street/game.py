"""1920 Wall Street as the engine knows it: its options, its steps, and how its state is begun and read."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep
from corro.engine.components import Components
from corro.engine.errors import BadPosition
from corro.engine.event import Json
from corro.engine.game import Choice, Game, Material, Option
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.games.wall_street import audit, exchange, fluctuation, position, rules, score, setup, tycoons, view
from corro.games.wall_street.estimate import estimate
from corro.games.wall_street.material import Setup, WallStreetMaterial
from corro.games.wall_street.state import NONE, WallStreet, new_table

OPTIONS: Final = {
    "board": Option("blue", ("blue", "orange")),
    "tycoons": Option("off", ("off", "reward", "punishment", "mixed")),
    "call_options": Option(False, (False, True)),
}
STEPS: Final[tuple[type[AnyStep], ...]] = (
    *setup.STEPS, *rules.STEPS, *fluctuation.STEPS, *exchange.STEPS, *tycoons.STEPS, *score.STEPS,
)  # fmt: skip
RULES: Final = 1


class WallStreetGame(Game[WallStreet]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("wall_street", "1920 Wall Street", (2, 5), OPTIONS, STEPS, RULES)

    def prepare(self, components: Components) -> Material:
        return WallStreetMaterial(components)

    def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> WallStreet:
        state = new_table(_setup(material, seats, options))
        state.then(setup.SetUp(), rules.FirstTurn())
        return state

    def view(self, state: WallStreet, seat: int) -> dict[str, Json]:
        return view.view(state, seat)

    def estimate(self, state: WallStreet, seat: int) -> dict[str, float]:
        return estimate(state, seat)

    def ending(self, state: WallStreet) -> str:
        events = state.setup.material.names["zone"]
        return "no event" if state.event == NONE else events[state.event]

    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def write(self, state: WallStreet) -> dict[str, Json]:
        return position.write(state)

    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> WallStreet:
        return position.read(_setup(material, seats, options), data)

    def check(self, state: WallStreet) -> None:
        audit.check(state)


def _setup(material: Material, seats: int, options: dict[str, Choice]) -> Setup:
    if not isinstance(material, WallStreetMaterial):
        raise BadPosition("these are not the components of 1920 Wall Street")
    return Setup(material, seats, options)


GAME: Final = WallStreetGame()

"""Counterfeiters as the engine knows it: its option, its steps, and how its state is begun and read."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep
from corro.engine.components import Components
from corro.engine.errors import BadPosition
from corro.engine.event import Json
from corro.engine.game import Choice, Game, Material, Option
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.games.counterfeiters import actions, audit, diners, ending, position, rules, setup, view
from corro.games.counterfeiters.estimate import estimate
from corro.games.counterfeiters.material import CounterfeitersMaterial, Setup
from corro.games.counterfeiters.state import Counterfeiters, new_table

LAST_ROUND: Final = 25
MOST_ROUNDS: Final = 99
OPTIONS: Final = {
    "stall_guard": Option(LAST_ROUND, (LAST_ROUND, *range(LAST_ROUND), *range(LAST_ROUND + 1, MOST_ROUNDS + 1)))
}
STEPS: Final[tuple[type[AnyStep], ...]] = (*setup.STEPS, *rules.STEPS, *actions.STEPS, *diners.STEPS, *ending.STEPS)
RULES: Final = 1


class CounterfeitersGame(Game[Counterfeiters]):
    """The game."""

    def __init__(self) -> None:
        super().__init__("counterfeiters", "Counterfeiters", (2, 4), OPTIONS, STEPS, RULES)

    def prepare(self, components: Components) -> Material:
        return CounterfeitersMaterial(components)

    def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> Counterfeiters:
        state = new_table(_setup(material, seats), _guard(options))
        state.then(setup.SetUp(), rules.START_ROUND)
        return state

    def view(self, state: Counterfeiters, seat: int) -> dict[str, Json]:
        return view.view(state, seat)

    def estimate(self, state: Counterfeiters, seat: int) -> dict[str, float]:
        return estimate(state, seat)

    def ending(self, state: Counterfeiters) -> str:
        return "police" if state.police == state.setup.end else "last round"

    def redeal(self, state: Counterfeiters, seat: int, chance: Chance) -> None:
        view.redeal(state, seat, chance)

    def write(self, state: Counterfeiters) -> dict[str, Json]:
        return position.write(state)

    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> Counterfeiters:
        return position.read(_setup(material, seats), _guard(options), data)

    def check(self, state: Counterfeiters) -> None:
        audit.check(state)


def _setup(material: Material, seats: int) -> Setup:
    if not isinstance(material, CounterfeitersMaterial):
        raise BadPosition("these are not the components of Counterfeiters")
    return material.setup(seats)


def _guard(options: dict[str, Choice]) -> int:
    return int(options["stall_guard"])


GAME: Final = CounterfeitersGame()

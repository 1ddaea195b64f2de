"""Setup: everything that is drawn, dealt and founded before the first decade."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Draw, Happening
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.rules.assets import show_asset
from corro.games.chicago.rules.chain import FirstCube
from corro.games.chicago.rules.construction import deal
from corro.games.chicago.rules.demand import FillDemand
from corro.games.chicago.rules.founding import FoundInitial
from corro.games.chicago.state import NONE, Chicago


class SetUp(Happening[Chicago]):
    """The first half of the setup: what lies on the board. CH-SETUP-2 to CH-SETUP-14"""

    def happen(self, state: Chicago) -> None:
        box = state.setup.box
        goals: list[AnyStep] = [DrawGoal() for _ in range(box.goals_drawn)] if state.setup.goals else []
        assets: list[AnyStep] = [DrawStarred() for _ in range(len(box.asset_prices) - 1)]
        spaces = [] if state.setup.rows else range(len(box.chain))
        chain = [FirstCube(space) for space in spaces for _ in range(box.chain_cubes)]
        show_asset(state, 0, box.first_asset)
        state.then(FillDemand(), *assets, *goals, *chain, ChooseFirst(), SetUpPlayers())


class SetUpPlayers(Happening[Chicago]):
    """The second half: buildings, and a company for each, the last of the initiative first. CH-SETUP-13 to 15"""

    def happen(self, state: Chicago) -> None:
        state.then(*deal(state), *[FoundInitial(seat) for seat in reversed(state.initiative)])


class DrawGoal(Draw[Chicago]):
    """One of the public goals. CH-SETUP-8"""

    def tickets(self, state: Chicago) -> bytes:
        return bytes([goal for goal in range(len(state.setup.box.goals)) if goal not in state.goals])

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.goal[ticket]

    def answer(self, state: Chicago, move: Move) -> None:
        state.goals += bytes((move.value,))
        state.tell(news.GOAL, move.value)


class DrawStarred(Draw[Chicago]):
    """One of the starred assets, onto the dearest space that is free. CH-SETUP-5"""

    def tickets(self, state: Chicago) -> bytes:
        assets = state.setup.box.assets
        return bytes([asset for asset in range(len(assets)) if assets[asset].starting and asset not in state.row])

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.asset[ticket]

    def answer(self, state: Chicago, move: Move) -> None:
        show_asset(state, state.row.index(NONE), move.value)


class ChooseFirst(Draw[Chicago]):
    """Who is first in the initiative and has the Priority Deal; the others follow clockwise. CH-SETUP-14"""

    def tickets(self, state: Chicago) -> bytes:
        return bytes(range(state.seats))

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.first[ticket]

    def answer(self, state: Chicago, move: Move) -> None:
        state.priority = move.value
        state.initiative = bytes(state.clockwise_from(move.value))
        state.tell(news.FIRST, move.value)


STEPS: Final[tuple[type[AnyStep], ...]] = (SetUp, SetUpPlayers, DrawGoal, DrawStarred, ChooseFirst)

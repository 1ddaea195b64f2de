"""The demand area and its deck."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Draw, Happening
from corro.engine.move import Move
from corro.engine.pool import without_one
from corro.games.chicago import news
from corro.games.chicago.box import COLUMNS
from corro.games.chicago.state import NONE, Chicago


class FillDemand(Happening[Chicago]):
    """Empty spaces get tiles, column by column from the left, each from the top. CH-SETUP-4, CH-CLEAN-5"""

    def happen(self, state: Chicago) -> None:
        if any(state.decks):
            for column in range(COLUMNS):
                for place in range(column, len(state.tiles), COLUMNS):
                    if state.tiles[place] == NONE:
                        state.then(DrawTile(place), self)
                        return


class DrawTile(Draw[Chicago]):
    """The next demand tile: the levels lie in the deck one under the other. CH-SETUP-3"""

    __slots__ = ("place",)

    fields: ClassVar[dict[str, str]] = {"place": "place"}

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def tickets(self, state: Chicago) -> bytes:
        return state.decks[top_level(state)]

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.tile[ticket]

    def answer(self, state: Chicago, move: Move) -> None:
        level = top_level(state)
        state.decks[level] = without_one(state.decks[level], move.value)
        state.tiles[self.place] = move.value
        state.filled[self.place] = 0
        state.tell(news.TILE, self.place, move.value)


def top_level(state: Chicago) -> int:
    """The level of the next tile; there has to be one. CH-SETUP-3"""
    level = 0
    while not state.decks[level]:
        level += 1
    return level


STEPS: Final[tuple[type[AnyStep], ...]] = (FillDemand, DrawTile)

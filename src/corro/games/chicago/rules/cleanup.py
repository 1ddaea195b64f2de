"""Phase 5: Cleanup, at the end of the first four decades; and the beginning of a decade."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Happening
from corro.games.chicago import news
from corro.games.chicago.box import COLUMNS, LAST_DECADE, MIDDLE
from corro.games.chicago.rules.assets import SlideAssets
from corro.games.chicago.rules.chain import Supply, X, cubes_on, slide
from corro.games.chicago.rules.construction import StartConstruction
from corro.games.chicago.rules.demand import FillDemand
from corro.games.chicago.rules.management import StartManagement
from corro.games.chicago.rules.operations import StartOperations
from corro.games.chicago.rules.scoring import End
from corro.games.chicago.rules.stock import StartStock
from corro.games.chicago.state import CLEANUP, NONE, Chicago


class StartDecade(Happening[Chicago]):
    """A decade with its phases; the last one has no Cleanup. CH-SETUP-1, CH-END-1"""

    def happen(self, state: Chicago) -> None:
        last = state.decade == LAST_DECADE
        state.then(
            StartStock(), StartConstruction(), StartManagement(), StartOperations(), End() if last else Cleanup(),
        )  # fmt: skip


class Cleanup(Happening[Chicago]):
    """Chain, assets and demand are renewed, partners return, the decade ends. CH-CLEAN-1 to CH-CLEAN-6"""

    def happen(self, state: Chicago) -> None:
        state.phase = CLEANUP
        state.tell(news.PHASE, CLEANUP, state.decade)
        chain: list[AnyStep] = [] if state.setup.rows else [move_chain(state)]  # CH-VAR-7
        state.then(*chain, RenewAssets(), RenewDemand(), EndOfDecade())


def move_chain(state: Chicago) -> AnyStep:
    """The 10 space is emptied, the others move one on, X is refilled. CH-CLEAN-1, R-CHAIN-4"""
    setup, last = state.setup, len(state.setup.box.chain) - 1
    for kind, there in enumerate(cubes_on(state, last)):
        if there:
            state.haymarket[kind] += there
            state.chain[last * setup.kinds + kind] = 0
            state.tell(news.CUBES_LEFT, kind, there)
    for space in range(last, X, -1):
        slide(state, space - 1, space)
    return Supply(X, setup.box.decades[state.decade - 1].cubes, False)


class RenewAssets(Happening[Chicago]):
    """The cheapest asset leaves the game, and the row slides. CH-CLEAN-2"""

    def happen(self, state: Chicago) -> None:
        asset = state.row[-1]
        if asset != NONE:
            state.row[-1] = NONE
            state.tell(news.ASSET_GONE, asset)
        state.then(SlideAssets())


class RenewDemand(Happening[Chicago]):
    """Full tiles leave, the others slide, empty spaces get tiles. CH-CLEAN-3 to CH-CLEAN-5"""

    def happen(self, state: Chicago) -> None:
        clear_demand(state)
        for row in range(len(state.setup.box.types)):
            slide_tiles(state, row * COLUMNS)
        state.then(FillDemand())


def clear_demand(state: Chicago) -> None:
    """Full tiles and full printed spaces are emptied; the X tile counts as full. CH-CLEAN-3, CH-CLEAN-4"""
    box = state.setup.box
    for place, tile in enumerate(state.tiles):
        if tile == NONE:
            if place % COLUMNS == MIDDLE and state.filled[place] == box.printed_middle:
                state.filled[place] = 0
        elif state.filled[place] == box.tiles[tile].spaces:
            state.tiles[place] = NONE
            state.filled[place] = 0
            state.tell(news.TILE_DONE, place, tile)


def slide_tiles(state: Chicago, first: int) -> None:
    """The tiles that remain in a row slide to the left with their goods. CH-CLEAN-5"""
    for place in range(first, first + COLUMNS):
        later = [other for other in range(place + 1, first + COLUMNS) if state.tiles[other] != NONE]
        if state.tiles[place] == NONE and later:
            state.tiles[place], state.filled[place] = state.tiles[later[0]], state.filled[later[0]]
            state.tiles[later[0]], state.filled[later[0]] = NONE, 0
            state.tell(news.TILE_SLID, later[0], place)


class EndOfDecade(Happening[Chicago]):
    """Partners and used assets come back, and the decade marker moves. CH-CLEAN-2, CH-CLEAN-6"""

    def happen(self, state: Chicago) -> None:
        state.decade += 1
        state.partners = [state.setup.box.partners + earned.bit_count() for earned in state.earned]
        state.used = [NONE] * len(state.used)
        state.sold = [0] * state.seats
        state.spent = state.substituted = state.operated = 0
        state.then(StartDecade())


STEPS: Final[tuple[type[AnyStep], ...]] = (StartDecade, Cleanup, RenewAssets, RenewDemand, EndOfDecade)

"""Capital assets: the row, buying one, keeping it on a slot, and when it can be used."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Draw, Happening
from corro.engine.move import Move
from corro.engine.pool import without_one
from corro.games.chicago import news
from corro.games.chicago.box import When
from corro.games.chicago.effects import Do
from corro.games.chicago.rules.steps import ForCompany
from corro.games.chicago.state import NONE, Chicago

# The row -----------------------------------------------------------------------------------------------------------


class SlideAssets(Happening[Chicago]):
    """The row slides to its cheap end, and a new asset comes to the dear one. CH-ASSET-3, CH-CLEAN-2"""

    def happen(self, state: Chicago) -> None:
        there = [asset for asset in state.row if asset != NONE]
        state.row = [NONE] * (len(state.row) - len(there)) + there
        if state.row[0] == NONE and state.deck:
            state.then(DrawAsset(0))


class DrawAsset(Draw[Chicago]):
    """The next asset of the deck. CH-SETUP-5, CH-SETUP-6, CH-ASSET-3"""

    __slots__ = ("slot",)

    fields: ClassVar[dict[str, str]] = {"slot": "count"}

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def tickets(self, state: Chicago) -> bytes:
        return state.deck

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.asset[ticket]

    def answer(self, state: Chicago, move: Move) -> None:
        state.deck = without_one(state.deck, move.value)
        show_asset(state, self.slot, move.value)


def show_asset(state: Chicago, slot: int, asset: int) -> None:
    """An asset lies on a space of the row."""
    state.row[slot] = asset
    state.tell(news.NEW_ASSET, asset, state.setup.box.asset_prices[slot])


# Buying ------------------------------------------------------------------------------------------------------------


def price_of(state: Chicago, slot: int, discount: int) -> int:
    """What the asset on a space costs. CH-ASSET-1, R-ASSET-4"""
    return max(state.setup.box.asset_prices[slot] - discount, 0)


def can_buy_asset(state: Chicago, money: int, discount: int) -> bool:
    """Whether that money buys one of the assets. CH-GEN-10"""
    for slot in range(len(state.row) - 1, -1, -1):
        if state.row[slot] != NONE and price_of(state, slot, discount) <= money:
            return True
    return False


def keep_asset(state: Chicago, company: int, asset: int) -> None:
    """A new asset takes a free slot, or the company has one too many. CH-ASSET-1, CH-ASSET-2"""
    state.assets[company] += bytes((asset,))
    slots = state.charter(company).slots
    if not slots:
        lose_asset(state, company, asset)
    elif len(state.assets[company]) > slots:
        state.agenda.append(ReplaceAsset(state.director[company], company))


def lose_asset(state: Chicago, company: int, asset: int) -> None:
    """An asset leaves the game. CH-ASSET-2, CH-ASSET-5"""
    state.assets[company] = without_one(state.assets[company], asset)
    state.tell(news.ASSET_GONE, asset)


class ReplaceAsset(ForCompany):
    """Which asset, the new one or an old one, leaves the game. CH-ASSET-2, R-ASSET-2"""

    def moves(self, state: Chicago) -> list[Move]:
        discard = state.setup.moves.discard
        return [discard[asset] for asset in state.assets[self.company]]

    def answer(self, state: Chicago, move: Move) -> None:
        lose_asset(state, self.company, move.value)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[-1]


# Using -------------------------------------------------------------------------------------------------------------

# What can be used as a free action. CH-ASSET-4, CH-ASSET-15 to CH-ASSET-17, R-ASSET-1, R-ASSET-3
MANAGING: Final = (When.ANY,)
OPERATING: Final = (When.ANY, When.BEFORE_PAYOUT, When.BEFORE_SALE)
PAYING: Final = (When.ANY, When.BEFORE_PAYOUT)
ENDING: Final = (When.ANY, When.END)


def is_ready(state: Chicago, asset: int) -> bool:
    """Whether an asset has not been used this decade. CH-ASSET-4"""
    return not state.spent >> asset & 1


def can_use(state: Chicago, company: int, asset: int, now: tuple[int, ...]) -> bool:
    """Whether a company may use its asset now. CH-ASSET-4, CH-GEN-10, R-USE-1"""
    box = state.setup.box.assets[asset]
    if box.when not in now or state.spent >> asset & 1 or state.treasury[company] < box.cost:
        return False
    first = box.effects[0]
    return first.kind != Do.AUTOMATE or len(box.effects) > 1 or bool(state.automatable(company))


def spend_asset(state: Chicago, company: int, asset: int) -> None:
    """An asset is paid for and turned over until Cleanup. CH-ASSET-4"""
    cost = state.setup.box.assets[asset].cost
    state.spent |= 1 << asset
    state.treasury[company] -= cost
    state.tell(news.ASSET_USED, company, asset, cost)


STEPS: Final[tuple[type[AnyStep], ...]] = (SlideAssets, DrawAsset, ReplaceAsset)

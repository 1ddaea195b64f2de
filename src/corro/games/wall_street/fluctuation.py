"""Market fluctuation cards that are kept, and what else moves a company's cube."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Step
from corro.engine.move import Move
from corro.games.wall_street import news
from corro.games.wall_street.box import Effect
from corro.games.wall_street.exchange import open_exchange
from corro.games.wall_street.state import WallStreet
from corro.games.wall_street.tycoons import set_off


def carry_out(state: WallStreet, player: int, card: int) -> None:
    """What a kept card does. WS-KEEP-1, WS-KEEP-2"""
    material = state.setup.material
    effect, spaces = material.effect[card], material.levels[card]
    if effect == Effect.NOTHING:
        return
    if effect == Effect.COMPANY:  # WS-FLUCT-1, WS-KEEP-6
        move_companies(state, player, [(material.company[card], spaces)])
    elif effect == Effect.SURPRISE:
        state.then(NameCompany(player, card))
    elif effect == Effect.LOWEST:  # WS-FLUCT-4
        move_companies(state, player, [(company, spaces) for company in lowest(state)])
    elif effect == Effect.HIGHEST:  # WS-FLUCT-5
        move_companies(state, player, [(company, spaces) for company in highest(state)])
    elif effect == Effect.MIXED:
        mixed_fluctuation(state, player, spaces)
    elif effect == Effect.BLACK_DAY:
        black_day(state)
    else:
        open_exchange(state, player)


def move_companies(state: WallStreet, player: int, moves: list[tuple[int, int]]) -> None:
    """All cubes move; then the Tycoons of the companies that have arrived at a limit. WS-TYCOON-3, WS-TYCOON-5"""
    set_off(state, player, [company for company, spaces in moves if state.move_cube(company, spaces)])


class NameCompany(Step[WallStreet]):
    """Surprise: the buyer names any company, and it moves as printed. WS-FLUCT-2, WS-FLUCT-3"""

    __slots__ = ("card",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: WallStreet) -> list[Move]:
        return list(state.setup.material.moves.name)

    def answer(self, state: WallStreet, move: Move) -> None:
        state.tell(news.COMPANY_NAMED, self.seat, move.value)
        move_companies(state, self.seat, [(move.value, state.setup.material.levels[self.card])])

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.name[0]


def mixed_fluctuation(state: WallStreet, player: int, spaces: int) -> None:
    """The lowest rise and the highest fall, as they stood before; who is both stays. WS-FLUCT-6"""
    low, high = lowest(state), highest(state)
    rising = [(company, spaces) for company in low if company not in high]
    falling = [(company, -spaces) for company in high if company not in low]
    move_companies(state, player, sorted(rising + falling))


def black_day(state: WallStreet) -> None:
    """Every player pays $2 cash to the bank. WS-FLUCT-7"""
    for seat in state.clockwise_from(state.first):
        state.pay_bank(seat, state.setup.material.box.black_day_cost)


def lowest(state: WallStreet) -> list[int]:
    """The companies of the lowest value. R18"""
    heights = _heights(state)
    return [company for company, height in enumerate(heights) if height == min(heights)]


def highest(state: WallStreet) -> list[int]:
    """The companies of the highest value. R18"""
    heights = _heights(state)
    return [company for company, height in enumerate(heights) if height == max(heights)]


def _heights(state: WallStreet) -> list[int]:
    if state.setup.material.box.by_height:
        return state.levels
    return [state.value(company) for company in range(len(state.levels))]


STEPS: Final[tuple[type[AnyStep], ...]] = (NameCompany,)

"""The material of 1920 Wall Street: cards, boards and costs as tables, made from components.toml."""

from __future__ import annotations

from typing import Final

from corro.engine.components import Components
from corro.engine.event import Names
from corro.engine.game import Choice, Material
from corro.engine.move import Move, MoveTable
from corro.games.wall_street.box import FACES, Box
from corro.games.wall_street.moves import Moves

TREND: Final = 0
REASONS: Final = ("secret", "fluctuations", "loans", "gold", "company", "cash", "prestige")


class WallStreetMaterial(Material):
    """Every table the rules read. Cards are numbers: share cards, dual cards, fluctuation cards, the Explosion."""

    def __init__(self, components: Components) -> None:
        box = Box(components)
        cards = box.cards
        self.components = components
        self.box: Final = box
        self.cost: Final = tuple(card.cost for card in cards)
        self.dynamite: Final = tuple(card.dynamite for card in cards)
        self.points: Final = tuple(card.points for card in cards)
        self.company: Final = tuple(card.company for card in cards)
        self.shares: Final = tuple(card.shares for card in cards)
        self.levels: Final = tuple(card.levels for card in cards)
        self.effect: Final = tuple(card.effect for card in cards)
        self.pair: Final = tuple(card.pair for card in cards)
        self.gold: Final = len(box.companies)
        self.first_dual: Final = len(box.share_cards)
        self.first_fluctuation: Final = self.first_dual + len(box.dual_cards)
        self.explosion: Final = len(cards) - 1
        self.deck: Final = bytes(number for number, card in enumerate(cards) for _ in range(card.count))
        self.duals: Final = bytes(range(self.first_dual, self.first_fluctuation))
        self.secrets: Final = bytes(range(len(box.secrets)))
        self.names: Names = _names(box)
        self.table = MoveTable()
        slots = tuple(str(slot) for slot in range(max(box.rondel_size.values())))
        seats = tuple(str(seat) for seat in range(box.seats[1]))
        self.moves: Final = Moves(self.table, self.names, slots, seats)

    def is_share(self, card: int) -> bool:
        """Whether it is a share card, a dual one included."""
        return card < self.first_fluctuation

    def can_be_swapped(self, card: int, shown: int) -> bool:
        """Whether a share card may answer one of that company; -1 for any. WS-EXCH-1, WS-EXCH-3, WS-EXCH-8"""
        company = self.company[card]
        return company not in (self.gold, shown) or self.pair[card] is not None


def _names(box: Box) -> Names:
    return {
        "card": tuple(card.id for card in box.cards),
        "company": box.companies,
        "zone": tuple(event.id for event in box.events),
        "capital": tuple(secret.id for secret in box.secrets),
        "tycoon": tuple(tycoon.id for tycoon in box.tycoons),
        "face": FACES,
        "pile": ("shares", "fluctuations"),
        "sense": ("clockwise", "counterclockwise"),
        "reason": REASONS,
    }


class Setup:
    """What the options and the number of players choose of the material; one for each match."""

    def __init__(self, material: WallStreetMaterial, seats: int, options: dict[str, Choice]) -> None:
        box = material.box
        moves = material.moves
        board = box.boards[str(options["board"])]
        self.material: Final = material
        self.seats: Final = seats
        self.values: Final = board.values
        self.start: Final = board.start
        self.minimum: Final = box.minimum[seats]
        self.slots: Final = box.rondel_size[seats]
        self.start_capital: Final = box.start_capital[seats]
        self.tycoons: Final = str(options["tycoons"])
        self.call_options: Final = options["call_options"] is True
        self.has_exchange: Final = seats >= box.exchange_seats
        self.places: Final = list(moves.place[: self.slots])
        self.buys: Final = list(moves.buy[1 : self.slots + 1])
        self.actions: Final = {
            (sell, capital, flip): self._actions(moves, sell, capital, flip)
            for sell in (False, True)
            for capital in (False, True)
            for flip in (False, True)
        }

    def _actions(self, moves: Moves, sell: bool, capital: bool, flip: bool) -> list[Move]:
        """The moves of a turn, by what is allowed beside move and buy."""
        return self.buys + [moves.sell] * sell + [moves.capital] * capital + [moves.flip] * flip

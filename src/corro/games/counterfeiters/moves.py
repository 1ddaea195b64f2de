"""Every move of Counterfeiters: nature's first, then those of a turn, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Names
from corro.engine.move import MoveTable

MOST_FLOWN: Final = 500
STARS: Final = ("one-star", "two-star", "three-star")


class Moves:
    """The moves by name; a family is a tuple, and a move's place in it is its value."""

    def __init__(self, table: MoveTable, names: Names, seats: tuple[str, ...], bills: int) -> None:
        amounts = tuple(str(10 * tens) for tens in range(MOST_FLOWN + 1))
        counts = tuple(str(count) for count in range(bills + 1))
        # Nature
        self.first: Final = table.family("first", seats)
        self.deal: Final = table.family("deal", names["card"])
        self.card: Final = table.family("card", names["card"])
        # A turn
        self.place: Final = table.family("place", names["space"])
        self.passing: Final = table.one("pass")
        self.hand_in: Final = tuple([table.family(star, counts) for star in STARS])
        self.deposit: Final = table.family("deposit", amounts)
        self.withdraw: Final = table.family("withdraw", amounts)
        # End of the round, end of the game
        self.dine: Final = table.family("dine", STARS)
        self.take_back: Final = table.family("move", names["space"])
        self.decline: Final = table.one("decline")

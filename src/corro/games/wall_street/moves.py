"""Every move of 1920 Wall Street: nature's first, then those of a turn, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Names
from corro.engine.move import MoveTable


class Moves:
    """The moves by name; a family is a tuple, and a move's place in it is its value."""

    def __init__(self, table: MoveTable, names: Names, slots: tuple[str, ...], seats: tuple[str, ...]) -> None:
        cards, companies, zones = names["card"], names["company"], names["zone"]
        steps = (*slots, str(len(slots)))
        # Nature
        self.dual: Final = table.family("dual", cards)
        self.card: Final = table.family("card", cards)
        self.lay: Final = table.family("lay", slots)
        self.secret: Final = table.family("secret", names["capital"])
        self.tycoon: Final = table.family("tycoon", names["tycoon"])
        self.face: Final = table.family("face", names["face"])
        self.first: Final = table.family("first", seats)
        # Setup and turn
        self.place: Final = table.family("place", slots)
        self.buy: Final = table.family("buy", steps)
        self.sell: Final = table.one("sell")
        self.capital: Final = table.one("capital")
        self.flip: Final = table.one("flip")
        self.option: Final = table.family("option", slots)
        self.done: Final = table.one("done")
        # Within an action
        self.which: Final = table.family("next", cards)
        self.keep: Final = table.one("keep")
        self.discard: Final = table.family("discard", zones)
        self.sell_card: Final = table.family("sell", cards)
        # Market fluctuation cards
        self.name: Final = table.family("name", companies)
        self.show: Final = table.family("show", cards)
        self.treat_as: Final = table.family("as", companies)
        self.pick: Final = table.family("pick", cards)
        self.pick_none: Final = table.one("pick-none")
        self.take: Final = table.family("take", seats)
        # Tycoons
        self.call: Final = table.family("call", companies)
        self.give: Final = table.family("give", seats)
        self.repay: Final = table.one("repay")
        self.decline: Final = table.one("decline")
        self.salvage: Final = table.family("salvage", zones)
        self.put_back: Final = table.family("return", cards)
        # End of the game
        self.best: Final = table.one("best")
        self.assign: Final = table.family("assign", companies)
        # Choices that are always the same
        self.any_pile: Final = list(self.discard)
        self.keep_or_discard: Final = [self.keep, *self.discard]
        self.done_or_flip: Final = [self.done, self.flip]
        self.repay_or_not: Final = [self.repay, self.decline]

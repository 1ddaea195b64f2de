"""What a player's cash and account may be, for all that the others know.

All that is received and paid over the table is public; how much a flight moves and what the Godfather gets is not.
So what is public about a player's money is a chain of facts, which never changes and is shared by all copies of a
match. The possible pairs are worked out from it when a redeal asks: for each total, the possible sums of cash as the
bits of a number. Money is counted in tens.
"""

from __future__ import annotations

from typing import Final

from corro.engine.nature import Chance
from corro.games.counterfeiters.moves import MOST_FLOWN


class Fact:
    """The kinds of facts."""

    START: Final = 0
    RECEIVED: Final = 1
    PAID: Final = 2
    COULD_FLY: Final = 3
    FLEW: Final = 4
    STAYED: Final = 5
    GODFATHER: Final = 6
    GODFATHER_SAW: Final = 7


FACTS: Final = ("start", "received", "paid", "could fly", "flew", "may have flown", "godfather", "godfather got")


class Purse:
    """A fact about a player's money, and all facts before it."""

    __slots__ = ("amount", "before", "kind", "pairs", "reached")

    def __init__(self, before: Purse | None, kind: int, amount: int) -> None:
        self.before = before
        self.kind = kind
        self.amount = amount
        self.reached: dict[int, int] | None = None
        self.pairs: list[tuple[int, int]] | None = None

    def chain(self) -> list[Purse]:
        """All facts, the first one first."""
        found: list[Purse] = []
        fact: Purse | None = self
        while fact is not None:
            found.append(fact)
            fact = fact.before
        return found[::-1]

    def possible(self, divisor: int) -> list[tuple[int, int]]:
        """Every pair of cash and account that agrees with the facts, in order; kept for the next who asks."""
        if self.pairs is None:
            reached = self.work_out(divisor)
            self.pairs = [
                (cash, total - cash)
                for total in sorted(reached)
                for cash in range(total + 1)
                if reached[total] >> cash & 1
            ]
        return self.pairs

    def work_out(self, divisor: int) -> dict[int, int]:
        """For each possible total the sums of cash as bits, from the last fact for which that is known already."""
        news: list[Purse] = []
        fact: Purse | None = self
        while fact is not None and fact.reached is None:
            news.append(fact)
            fact = fact.before
        reached: dict[int, int] = {} if fact is None or fact.reached is None else fact.reached
        for further in reversed(news):
            reached = after(further, reached, divisor)
        self.reached = reached
        return reached

    def draw(self, chance: Chance, divisor: int) -> tuple[int, int]:
        """One of the possible pairs."""
        pairs = self.possible(divisor)
        return pairs[chance.below(len(pairs))]


def godfather_gets(cash: int, divisor: int) -> int:
    """Half of the cash, rounded up to a whole ten. CF-POLICE-1, CF-POLICE-2"""
    return -(-cash // divisor)


def after(fact: Purse, reached: dict[int, int], divisor: int) -> dict[int, int]:
    """What is possible once a fact is known: for each total, the sums of cash as bits."""
    kind, amount = fact.kind, fact.amount
    if kind in (Fact.GODFATHER, Fact.GODFATHER_SAW):
        return after_godfather(fact, reached, divisor)
    if kind == Fact.START:
        left = {amount: 1 << amount}
    elif kind == Fact.RECEIVED:
        left = {total + amount: cash << amount for total, cash in reached.items()}
    elif kind == Fact.PAID:
        left = {total - amount: cash >> amount for total, cash in reached.items()}
    elif kind == Fact.COULD_FLY:
        left = {total: cash for total, cash in reached.items() if total >= amount}
    elif kind == Fact.FLEW:
        left = {total: moved(total, cash) for total, cash in reached.items()}
    else:
        left = {total: cash | moved(total, cash) for total, cash in reached.items()}
    return {total: cash for total, cash in left.items() if cash}


def moved(total: int, cash: int) -> int:
    """Any sum of cash up to the total, but not the one there was: a flight moves something, up to $5,000."""
    everything = (1 << (total + 1)) - 1
    if total <= MOST_FLOWN:
        return everything if cash & (cash - 1) else everything & ~cash
    reached = 0
    for one in range(total + 1):
        if cash >> one & 1:
            window = (1 << (one + MOST_FLOWN + 1)) - (1 << max(one - MOST_FLOWN, 0))
            reached |= window & everything & ~(1 << one)
    return reached


def after_godfather(fact: Purse, reached: dict[int, int], divisor: int) -> dict[int, int]:
    """What is left when each possible sum of cash has paid its share."""
    left: dict[int, int] = {}
    for total, sums in reached.items():
        for cash in range(total + 1):
            if sums >> cash & 1:
                paid = godfather_gets(cash, divisor)
                if fact.kind == Fact.GODFATHER or paid == fact.amount:
                    left[total - paid] = left.get(total - paid, 0) | 1 << (cash - paid)
    return left

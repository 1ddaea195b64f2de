"""End of the game: the last henchmen, the lawyers, the count."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Happening, Step
from corro.engine.move import Move
from corro.games.counterfeiters import news
from corro.games.counterfeiters.actions import Turn, lay_down, place
from corro.games.counterfeiters.box import Card
from corro.games.counterfeiters.diners import CALL_DINERS
from corro.games.counterfeiters.material import numbers
from corro.games.counterfeiters.state import NONE, Counterfeiters


def end_game(state: Counterfeiters, trigger: int) -> None:
    """The round is torn up: last henchmen, Good Lawyer, Bad Lawyer, count. CF-END-2 to CF-END-6, CF-LAWYER-1, 2"""
    box = state.setup.box
    begin = state.began if box.last_from_first else (trigger + 1) % state.seats
    last = [seat for seat in state.clockwise_from(begin) if state.unused(seat) and box.last_henchmen]
    state.ending = True
    state.agenda.clear()
    state.then(
        *(LastHenchman(seat) for seat in last),
        Lawyer(Card.GOOD_LAWYER),
        Lawyer(Card.BAD_LAWYER),
        *([CALL_DINERS] if box.diners_at_end else []),
        Count(),
    )


class LastHenchman(Turn):
    """One more henchman, if one is left; caps are ignored. CF-END-2, CF-END-3, CF-END-5, R-CAP-1"""

    def answer(self, state: Counterfeiters, move: Move) -> None:
        if move.verb == "place":
            place(state, self.seat, move.value)
        else:
            lay_down(state, self.seat)


# The lawyers -------------------------------------------------------------------------------------------------------


class Lawyer(Happening[Counterfeiters]):
    """The owner of a lawyer who has a henchman on a space may move it. CF-LAWYER-1, CF-LAWYER-2, CF-LAWYER-3"""

    __slots__ = ("card",)

    fields: ClassVar[dict[str, str]] = {"card": "card"}

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def happen(self, state: Counterfeiters) -> None:
        owner = state.owner_of(self.card)
        if owner != NONE and state.standing[owner]:
            state.then(TakeBack(owner, self.card))


class TakeBack(Step[Counterfeiters]):
    """Take one own henchman off its space, which is free from then on, or leave all where they are. CF-LAWYER-5"""

    __slots__ = ("card",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: Counterfeiters) -> list[Move]:
        moves = state.setup.material.moves
        able = [space for space in numbers(state.standing[self.seat]) if self.can_go_on(state, space)]
        return [moves.decline, *[moves.take_back[space] for space in able]]

    def can_go_on(self, state: Counterfeiters, space: int) -> bool:
        """Whether the henchman of a space has a space to go to, the same one included. CF-LAWYER-4"""
        state.stand(self.seat, space)
        found = state.open_spaces(self.seat)
        state.stand(self.seat, space)
        return found != 0

    def answer(self, state: Counterfeiters, move: Move) -> None:
        if move.verb == "move":
            state.stand(self.seat, move.value)
            state.tell(news.TAKEN_BACK, self.seat, move.value)
            state.then(PlaceAgain(self.seat))
        else:
            state.turn += 1
            state.tell(news.DECLINED, self.seat, self.card)

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return state.setup.material.moves.decline


class PlaceAgain(Step[Counterfeiters]):
    """The henchman goes to any available space, and does that action. CF-LAWYER-1, CF-LAWYER-4"""

    def moves(self, state: Counterfeiters) -> list[Move]:
        return state.setup.places(state.open_spaces(self.seat))

    def answer(self, state: Counterfeiters, move: Move) -> None:
        place(state, self.seat, move.value)

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return self.moves(state)[0]


# The count ---------------------------------------------------------------------------------------------------------


class Count(Happening[Counterfeiters]):
    """Cash, account and lottery tickets; the highest score wins, a tie is shared. CF-SCORE-1 to CF-SCORE-4, R-TIE-1"""

    def happen(self, state: Counterfeiters) -> None:
        value = state.setup.material.value
        state.shown = True
        totals = []
        for seat in range(state.seats):
            lottery = sum([value[card] for card in state.cards[seat]])
            state.tell(news.SHOWN, seat, state.cash[seat], state.account[seat], lottery)
            totals.append(state.cash[seat] + state.account[seat] + lottery)
        state.scores = tuple(totals)
        highest = max(totals)
        state.winners = tuple([seat for seat, total in enumerate(totals) if total == highest])
        for seat, total in enumerate(totals):
            state.tell(news.TOTAL, seat, total)
        for seat in state.winners:
            state.tell(news.WON, seat)


STEPS: Final[tuple[type[AnyStep], ...]] = (LastHenchman, Lawyer, TakeBack, PlaceAgain, Count)

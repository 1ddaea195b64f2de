"""Draft: everybody secretly lays two cards of a hidden hand, one after the other; all are turned over together."""

from __future__ import annotations

from typing import ClassVar

from corro.engine.agenda import Draw, Happening, Sealed
from corro.engine.event import Json, Kind
from corro.engine.move import Move
from corro.engine.nature import Chance
from tests.engine.toys.base import Table, Toy

CARDS = 20
HAND = 4
DEALT = Kind("dealt", "seat", "card:count", secret=("card",))
TURNED_OVER = Kind("turned over", "seat", "first:count", "second:count", reveals=True)


class Draft(Table):
    """Two rounds: in each the seat with the highest first card wins as many points as its second card says."""

    def lay_out(self) -> None:
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.laid: list[int] = []
        self.points = [0] * self.seats

    def begin(self) -> None:
        self.then(*(Deal(seat) for seat in range(self.seats) for _ in range(HAND)), LAY_TWO, LAY_TWO, Count())

    def view(self, seat: int) -> dict[str, Json]:
        hands: list[Json] = [[*hand] if seat == place else len(hand) for place, hand in enumerate(self.hands)]
        own: Json = [move.text for move in self.sealed[seat]] if seat >= 0 else None
        return {"hands": hands, "laid": [*self.laid], "points": [*self.points], "own": own}

    def unseen(self, seat: int) -> list[int]:
        """The cards of which a seat does not know where they are."""
        own = self.hands[seat] if seat >= 0 else []
        return [card for card in range(CARDS) if card not in own and card not in self.laid]

    def redeal(self, seat: int, chance: Chance) -> None:
        unseen = self.unseen(seat)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(unseen.pop(chance.below(len(unseen))) for _ in self.hands[other])


class Deal(Draw[Draft]):
    """A card for a hand."""

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def tickets(self, state: Draft) -> bytes:
        dealt = [card for hand in state.hands for card in hand]
        return bytes(card for card in range(CARDS) if card not in dealt)

    def outcome(self, state: Draft, ticket: int) -> Move:
        return state.moves("deal", ticket)[0]

    def answer(self, state: Draft, move: Move) -> None:
        state.hands[self.player] = sorted([*state.hands[self.player], move.value])
        state.whisper(self.player, DEALT, self.player, move.value)


class LayTwo(Sealed[Draft]):
    """First the card that fights, then the card that counts."""

    def question(self, state: Draft, seat: int, given: tuple[Move, ...]) -> list[Move]:
        verbs = ("fight", "count")
        if len(given) == len(verbs):
            return []
        used = [move.value for move in given]
        return state.moves(verbs[len(given)], *(card for card in state.hands[seat] if card not in used))

    def reveal(self, state: Draft, answers: list[tuple[Move, ...]]) -> None:
        state.turn += 1
        for seat, (fights, counts) in enumerate(answers):
            state.tell(TURNED_OVER, seat, fights.value, counts.value)
            for move in (fights, counts):
                state.hands[seat].remove(move.value)
                state.laid.append(move.value)
        winner = max(range(state.seats), key=lambda seat: answers[seat][0].value)
        state.points[winner] += answers[winner][1].value

    def gone(self, state: Draft, seat: int) -> Move:
        return self.question(state, seat, state.sealed[seat])[0]


class Count(Happening[Draft]):
    """The end."""

    def happen(self, state: Draft) -> None:
        state.end(state.points)


LAY_TWO = LayTwo()
DRAFT = Toy(Draft, (Deal, LayTwo, Count), {"deal": CARDS, "fight": CARDS, "count": CARDS})

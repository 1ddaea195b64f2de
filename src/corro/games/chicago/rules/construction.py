"""Phase 2: Construction. Buildings are dealt, drafted where that variant is played, and one is built by each player."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Draw, Happening, Sealed
from corro.engine.move import Move
from corro.engine.pool import with_one, without_one
from corro.games.chicago import news
from corro.games.chicago.box import THIRD
from corro.games.chicago.rules.gains import earn_partner
from corro.games.chicago.rules.staff import join_market
from corro.games.chicago.state import CONSTRUCTION, THIRD_DECADE, Chicago


class StartConstruction(Happening[Chicago]):
    """Two buildings for each player, three already in the first decade; then all choose. CH-BUILD-1, CH-VAR-1"""

    def happen(self, state: Chicago) -> None:
        state.phase = CONSTRUCTION
        state.tell(news.PHASE, CONSTRUCTION, state.decade)
        draft: list[AnyStep] = [KeepOne(), HandOnOne()] if state.setup.draft else []
        deals = [] if state.decade == 1 else deal(state)
        state.then(*deals, *draft, Construct(), *([ThirdDecade()] if state.decade == THIRD else []))


def deal(state: Chicago) -> list[AnyStep]:
    """The deal of a decade, each player in turn. CH-BUILD-1, CH-SETUP-13"""
    state.past = state.past.begin(state.seats, direction(state))
    each = state.setup.box.decades[state.decade - 1].deal
    return [DealBuilding(seat) for seat in state.clockwise_from(state.priority) for _ in range(each)]


class DealBuilding(Draw[Chicago]):
    """A building of the era, for the eyes of one player. CH-SETUP-13, CH-BUILD-1"""

    __slots__ = ("player",)

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def tickets(self, state: Chicago) -> bytes:
        return state.stacks[state.setup.box.decades[state.decade - 1].era - 1]

    def outcome(self, state: Chicago, ticket: int) -> Move:
        return state.setup.moves.deal[ticket]

    def answer(self, state: Chicago, move: Move) -> None:
        seat, building = self.player, move.value
        era = state.setup.box.decades[state.decade - 1].era - 1
        state.stacks[era] = without_one(state.stacks[era], building)
        state.hands[seat] = with_one(state.hands[seat], building)
        state.past = state.past.dealt(seat, building)
        state.whisper(seat, news.DEALT, seat, building)


# The draft ---------------------------------------------------------------------------------------------------------


def direction(state: Chicago) -> int:
    """Buildings are passed to the left, in two of the decades to the right. CH-VAR-1"""
    return -1 if state.decade in state.setup.box.draft_right else 1


def pass_on(state: Chicago, given: list[bytes]) -> None:
    """What each player has chosen goes to the neighbour, all at once. CH-VAR-1"""
    for seat, buildings in enumerate(given):
        taker = (seat + direction(state)) % state.seats
        for building in buildings:
            state.hands[seat] = without_one(state.hands[seat], building)
            state.hands[taker] = with_one(state.hands[taker], building)
            state.whisper(seat, news.HANDED_ON, seat, taker, building)
            state.whisper(taker, news.RECEIVED, seat, taker, building)
    state.past = state.past.handed_on(tuple(given))
    state.turn += 1


class KeepOne(Sealed[Chicago]):
    """Each player keeps one of three buildings and passes two on. CH-VAR-1"""

    def question(self, state: Chicago, seat: int, given: tuple[Move, ...]) -> list[Move]:
        keep = state.setup.moves.keep
        return [] if given else [keep[building] for building in state.hands[seat]]

    def reveal(self, state: Chicago, answers: list[tuple[Move, ...]]) -> None:
        pass_on(state, [without_one(hand, answers[seat][0].value) for seat, hand in enumerate(state.hands)])

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.question(state, seat, ())[0]


class HandOnOne(Sealed[Chicago]):
    """Each player passes one of the two buildings on that were received. CH-VAR-1"""

    def question(self, state: Chicago, seat: int, given: tuple[Move, ...]) -> list[Move]:
        hand_on = state.setup.moves.hand_on
        return [] if given else [hand_on[building] for building in state.past.received(seat)]

    def reveal(self, state: Chicago, answers: list[tuple[Move, ...]]) -> None:
        pass_on(state, [bytes((given[0].value,)) for given in answers])

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.question(state, seat, ())[0]


# Building ----------------------------------------------------------------------------------------------------------


class Construct(Sealed[Chicago]):
    """Each player builds one of three buildings, throws one away unseen and keeps one. CH-BUILD-2, CH-BUILD-3"""

    def question(self, state: Chicago, seat: int, given: tuple[Move, ...]) -> list[Move]:
        hand, moves = state.hands[seat], state.setup.moves
        if not given:
            return [moves.build[building] for building in hand]
        if len(given) == 1:
            return [moves.throw[building] for building in hand if building != given[0].value]
        return []

    def reveal(self, state: Chicago, answers: list[tuple[Move, ...]]) -> None:
        for seat in state.clockwise_from(state.priority):
            built, thrown = answers[seat][0].value, answers[seat][1].value
            state.hands[seat] = without_one(without_one(state.hands[seat], built), thrown)
            state.built[seat] += bytes((built,))
            state.whisper(seat, news.THROWN, seat, thrown)
            state.tell(news.BUILT, seat, built)
        state.past = state.past.chose(
            tuple([given[0].value for given in answers]), tuple([given[1].value for given in answers])
        )
        for seat in state.clockwise_from(state.priority):
            attract_workers(state, state.built[seat][-1])
        state.turn += 1

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.question(state, seat, state.sealed[seat])[0]


def attract_workers(state: Chicago, building: int) -> None:
    """The workers printed on a building look for a job, as far as there are spaces. CH-BUILD-4"""
    box = state.setup.box
    came = sum([join_market(state) for _ in range(box.places[box.general + building].workers)])
    if came:
        state.tell(news.LOOKING, came)


class ThirdDecade(Happening[Chicago]):
    """Every player gets a partner, to be used in this decade. CH-BUILD-5"""

    def happen(self, state: Chicago) -> None:
        for seat in range(state.seats):
            earn_partner(state, seat, THIRD_DECADE)


STEPS: Final[tuple[type[AnyStep], ...]] = (
    StartConstruction, DealBuilding, KeepOne, HandOnOne, Construct, ThirdDecade,
)  # fmt: skip

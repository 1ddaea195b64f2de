"""Henchman actions: buy, print, supermarket, fence, tax fraud, Caribbean. In the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Step
from corro.engine.move import Move
from corro.games.counterfeiters import news
from corro.games.counterfeiters.box import STARS, TEN, Card
from corro.games.counterfeiters.purse import Fact
from corro.games.counterfeiters.state import NONE, Counterfeiters


class Turn(Step[Counterfeiters]):
    """One henchman: on a free space whose action can be done, or laid down. CF-TURN-2, CF-TURN-3, CF-PASS-1"""

    def moves(self, state: Counterfeiters) -> list[Move]:
        """Every space that is open to the player, or passing. CF-PASS-4"""
        setup, spaces = state.setup, state.open_spaces(self.seat)
        others = spaces & setup.elsewhere
        try:
            return setup.slot_moves[spaces & setup.market] + setup.other_moves[others]
        except KeyError:  # nobody has had these spaces to choose from before
            setup.other_moves[others] = [*setup.places(others), setup.material.moves.passing]
            return self.moves(state)

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return state.setup.material.moves.passing


def place(state: Counterfeiters, seat: int, space: int) -> None:
    """A henchman goes to a space, and its action is done; that is a turn. CF-TURN-3, CF-TURN-4"""
    here = 1 << space
    state.standing[seat] |= here
    state.free ^= here
    state.tell(news.PLACED, seat, space)
    ACTIONS[state.setup.doing[space]](state, seat, space)


def lay_down(state: Counterfeiters, seat: int) -> None:
    """A player passes: a henchman is laid down for the rest of the round. CF-PASS-1, CF-PASS-2, CF-PASS-3"""
    state.passed[seat] += 1
    state.turn += 1
    state.tell(news.PASSED, seat)


# Buy on the black market -------------------------------------------------------------------------------------------


def buy(state: Counterfeiters, seat: int, slot: int) -> None:
    """The player takes the card and pays the price of the slot. CF-MARKET-1, CF-MARKET-2, CF-MARKET-6, CF-MARKET-9"""
    card, price = state.market[slot], state.setup.price[slot]
    state.market[slot] = NONE
    state.gain_card(seat, card)
    state.pay(seat, price)
    state.tell(news.BOUGHT, seat, card, price)
    state.turn += 1


# Print -------------------------------------------------------------------------------------------------------------


def print_fakes(state: Counterfeiters, seat: int, space: int) -> None:
    """Two fakes for each printer, all of one quality, as far as the pile lasts. CF-PRINT-1 to CF-PRINT-5"""
    box = state.setup.box
    star = state.quality[seat] - 1
    count = box.bills_per_printer * state.cards[seat].count(Card.PRINTER)
    if box.fakes_limited and count > state.bank[star]:
        count = state.bank[star]
    state.move_fakes(seat, star, count)
    state.tell(news.PRINTED, seat, star, count)
    state.turn += 1


# Supermarket and fence ---------------------------------------------------------------------------------------------


def visit_supermarket(state: Counterfeiters, seat: int, space: int) -> None:
    """Up to 3 fakes, none of a quality that is refused. CF-SUPER-1, CF-SUPER-2"""
    hand_in(state, seat, False, state.refused(), NOTHING_GIVEN)


def visit_fence(state: Counterfeiters, seat: int, space: int) -> None:
    """Up to 8 fakes of any quality. CF-FENCE-1, CF-FENCE-3"""
    hand_in(state, seat, True, 0, NOTHING_GIVEN)


def hand_in(state: Counterfeiters, seat: int, fence: bool, star: int, given: bytes) -> None:
    """Ask how many of the next quality that is held, or pay for what was handed in. CF-SUPER-1, CF-FENCE-1"""
    box = state.setup.box
    full = len(given) == (box.fence_bills if fence else box.supermarket_bills)
    if not full and (not given or fence or box.any_mix):
        for better in range(star, STARS):
            if state.fakes[STARS * seat + better]:
                state.agenda.append(HandIn(seat, fence, better, given))
                return
    if given:  # the fence pays by the lowest quality of the batch: CF-FENCE-2
        state.receive(seat, len(given) * (box.fence_pays[min(given)] if fence else box.supermarket_pays))
    state.turn += 1


class HandIn(Step[Counterfeiters]):
    """How many fakes of one quality are handed in, the lowest first; any mix will do. CF-SUPER-3, CF-FENCE-1"""

    __slots__ = ("fence", "given", "star")

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "fence": "flag", "star": "star", "given": "star[]"}

    def __init__(self, seat: int, fence: bool, star: int, given: bytes) -> None:
        self.seat = seat
        self.fence = fence
        self.star = star
        self.given = given

    def moves(self, state: Counterfeiters) -> list[Move]:
        setup, held, star, given = state.setup, state.held(self.seat), self.star, self.given
        room = (setup.box.fence_bills if self.fence else setup.box.supermarket_bills) - len(given)
        least = 0 if given or any(held[star + 1 :]) else setup.box.least_bills
        return list(setup.material.moves.hand_in[star][least : min(held[star], room) + 1])

    def answer(self, state: Counterfeiters, move: Move) -> None:
        seat, star, count = self.seat, self.star, move.value
        if count:
            state.move_fakes(seat, star, -count)
            state.tell(news.HANDED_IN, seat, star, count)
        hand_in(state, seat, self.fence, star + 1, self.given + bytes((star,)) * count)

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return self.moves(state)[-1]


# Tax fraud ---------------------------------------------------------------------------------------------------------


def tax_fraud(state: Counterfeiters, seat: int, space: int) -> None:
    """The player takes $30 from the bank. CF-FRAUD-1"""
    state.receive(seat, state.setup.box.fraud_pays)
    state.turn += 1


def tax_fraud_in_sunglasses(state: Counterfeiters, seat: int, space: int) -> None:
    """The first-player pawn as well: the player will begin the next round. CF-FRAUD-2, CF-FRAUD-3, CF-FRAUD-5"""
    state.first = seat
    state.tell(news.PAWN_TAKEN, seat)
    tax_fraud(state, seat, space)


# Flying to the Caribbean -------------------------------------------------------------------------------------------


def take_commercial_flight(state: Counterfeiters, seat: int, space: int) -> None:
    """The commercial flight costs $30, for the owner of a jet too. CF-FLY-2, CF-FLY-4"""
    fly(state, seat, state.setup.box.commercial_cost)


def take_private_jet(state: Counterfeiters, seat: int, space: int) -> None:
    """The own jet costs nothing. CF-FLY-3"""
    fly(state, seat, state.setup.box.jet_cost)


def fly(state: Counterfeiters, seat: int, cost: int) -> None:
    """The flight is paid before anything is moved. CF-FLY-2, CF-FLY-3, CF-FLY-4, R-FLY-1"""
    if cost:
        state.pay(seat, cost)
        state.tell(news.PAID, seat, cost)
    state.learn(seat, Fact.COULD_FLY, state.setup.box.least_flight)
    state.then(Fly(seat))


class Fly(Step[Counterfeiters]):
    """Any amount of cash goes into the account, or comes back from there. CF-FLY-1, CF-FLY-7, R-FLY-2"""

    def moves(self, state: Counterfeiters) -> list[Move]:
        moves = state.setup.material.moves
        least = state.setup.box.least_flight // TEN
        into = moves.deposit[least : state.cash[self.seat] // TEN + 1]
        out = moves.withdraw[max(least, 1) : state.account[self.seat] // TEN + 1]
        return list(into + out)

    def answer(self, state: Counterfeiters, move: Move) -> None:
        seat, amount = self.seat, TEN * move.value
        deposited = amount if move.verb == "deposit" else 0
        withdrawn = amount - deposited
        state.cash[seat] += withdrawn - deposited
        state.account[seat] += deposited - withdrawn
        state.learn(seat, Fact.FLEW if state.setup.box.least_flight else Fact.STAYED, 0)
        state.whisper(seat, news.FLEW, seat, deposited, withdrawn)
        state.turn += 1

    def gone(self, state: Counterfeiters, seat: int) -> Move:
        return self.moves(state)[0]


NOTHING_GIVEN: Final = b""
# By what is done on a space: box.Doing.
ACTIONS: Final[tuple[Callable[[Counterfeiters, int, int], None], ...]] = (
    buy,
    print_fakes,
    visit_supermarket,
    visit_fence,
    tax_fraud,
    tax_fraud_in_sunglasses,
    take_commercial_flight,
    take_private_jet,
)

STEPS: Final[tuple[type[AnyStep], ...]] = (HandIn, Fly)

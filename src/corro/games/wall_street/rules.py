"""The player's turn: move and buy, sell, increase capital. In the order of the rulebook."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Happening, HappeningTo, Step
from corro.engine.move import Move
from corro.engine.pool import kinds
from corro.games.wall_street import news
from corro.games.wall_street.doubt import hand_out
from corro.games.wall_street.fluctuation import carry_out
from corro.games.wall_street.material import TREND
from corro.games.wall_street.score import EndGame
from corro.games.wall_street.setup import TurnUp
from corro.games.wall_street.state import NO_CARDS, NONE, WallStreet

# Player's turn -----------------------------------------------------------------------------------------------------


def start_turn(state: WallStreet, player: int) -> None:
    """Begin a turn: the Explosion comes before anything else. WS-TURN-7, WS-END-1"""
    if state.top == state.setup.material.explosion:
        state.then(DISCARD_EXPLOSION[player])
    else:
        take_turn(state, player)


def take_turn(state: WallStreet, player: int) -> None:
    """The action with what may come before it, what may come after it, and the end of the turn. WS-TURN-7"""
    state.then(ACTION[player], AFTER_ACTION[player], END_OF_TURN[player])


class FirstTurn(Happening[WallStreet]):
    """The first player begins. WS-TURN-1"""

    def happen(self, state: WallStreet) -> None:
        start_turn(state, state.first)


class Action(Step[WallStreet]):
    """Exactly one of three actions; before it, flip and call option in any order. WS-TURN-2, WS-TURN-3, WS-TURN-4"""

    def moves(self, state: WallStreet) -> list[Move]:
        setup, player = state.setup, self.seat
        moves = setup.actions[may_sell(state, player), may_increase_capital(state, player), not state.flipped]
        if not state.deck:
            moves = [move for move in moves if move.verb != "buy" or may_move_to(state, player, move.value)]
        return moves + call_options(state, player) if setup.call_options else moves

    def answer(self, state: WallStreet, move: Move) -> None:
        player, verb = self.seat, move.verb
        if verb == "buy":
            move_and_buy(state, player, move.value)
        elif verb == "sell":
            state.then(DISCARD_AT_PAWN[player], SELL_SHARE[player])
        elif verb == "capital":
            increase_capital(state, player)
        else:
            flip_or_place_option(state, player, move)
            state.then(self)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


class AfterAction(HappeningTo[WallStreet]):
    """After the action, its refill included, who still can flip or place a call option is asked. WS-OPTION-9"""

    def happen(self, state: WallStreet) -> None:
        if not state.flipped or call_options(state, self.player):
            state.then(FLIP_OR_OPTION[self.player])


class FlipOrOption(Step[WallStreet]):
    """Flip, if not done before the action, or place a call option, or be done. WS-TURN-4, WS-OPTION-2"""

    def moves(self, state: WallStreet) -> list[Move]:
        moves = state.setup.material.moves
        if not state.setup.call_options:
            return moves.done_or_flip
        return [moves.done] + [moves.flip] * (not state.flipped) + call_options(state, self.seat)

    def answer(self, state: WallStreet, move: Move) -> None:
        if move.verb != "done":
            flip_or_place_option(state, self.seat, move)
            state.then(AFTER_ACTION[self.seat])

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.done


class EndOfTurn(HappeningTo[WallStreet]):
    """The next player's turn; the last one is that of the player to the right of the first. WS-TURN-1, WS-END-3"""

    def happen(self, state: WallStreet) -> None:
        state.turn += 1
        state.flipped = False
        following = (self.player + 1) % state.seats
        if state.ending and following == state.first:
            state.then(EndGame())
        else:
            start_turn(state, following)


class DiscardExplosion(Step[WallStreet]):
    """The Explosion goes on a pile; with the first player the game ends at once. WS-END-1, WS-END-2, WS-END-3"""

    def moves(self, state: WallStreet) -> list[Move]:
        return state.setup.material.moves.any_pile

    def answer(self, state: WallStreet, move: Move) -> None:
        player = self.seat
        state.discard(player, state.top, move.value)
        state.top = NONE
        state.ending = True
        if player == state.first:
            state.then(EndGame())
        else:
            take_turn(state, player)
            turn_up(state)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.discard[0]


def flip_or_place_option(state: WallStreet, player: int, move: Move) -> None:
    """What is free before and after the action. WS-TURN-3, WS-TURN-5, WS-OPTION-2"""
    costs = state.setup.material.box
    if move.verb == "flip":
        state.spend(player, costs.flip_cost)
        state.coins += costs.flip_cost
        state.sense = -state.sense
        state.flipped = True
        state.tell(news.FLIPPED, player, costs.flip_cost, 0 if state.sense > 0 else 1)
    else:
        state.pay_bank(player, costs.option_cost)
        state.set_option(player, move.value)
        state.tell(news.OPTION_PLACED, player, move.value)


def call_options(state: WallStreet, player: int) -> list[Move]:
    """Where a player who holds the call option may put it: under a card without one. WS-OPTION-3, WS-OPTION-4"""
    setup = state.setup
    if not setup.call_options or state.options[player] != NONE:
        return []
    return [setup.material.moves.option[slot] for slot in range(setup.slots) if state.may_take_option(slot)]


def turn_up(state: WallStreet) -> None:
    """The next card of the deck, if there is one, is seen. WS-SETUP-9"""
    if state.deck:
        state.then(TURN_UP)


# A - Move and buy --------------------------------------------------------------------------------------------------


def may_move_to(state: WallStreet, player: int, steps: int) -> bool:
    """A move does not end at an empty slot. WS-END-5"""
    slot = slot_after(state, player, steps)
    return slot == TREND or state.rondel[slot] != NO_CARDS


def slot_after(state: WallStreet, player: int, steps: int) -> int:
    """Where a pawn comes in the present sense; every slot counts as a step. WS-MOVE-1, WS-MOVE-4"""
    return (state.pawns[player] + state.sense * steps) % state.setup.slots


def move_and_buy(state: WallStreet, player: int, steps: int) -> None:
    """The pawn moves; then its player buys what lies there, or stops at Market Trend. WS-MOVE-1"""
    slot = slot_after(state, player, steps)
    state.pawns[player] = slot
    state.tell(news.MOVED, player, steps, slot)
    if slot == TREND:
        stop_at_market_trend(state, player, steps)
    else:
        buy(state, player, steps, slot)


def price_of(state: WallStreet, player: int, steps: int, slot: int) -> int:
    """What capital may pay: steps, printed costs, more for a rival's call option. WS-MOVE-5, WS-SET-1, WS-OPTION-5"""
    material = state.setup.material
    price = material.box.step_cost * steps
    for card in state.rondel[slot]:
        price += material.cost[card]
    if slot in state.options and state.options[player] != slot:
        price += material.box.option_surcharge
    return price


def buy(state: WallStreet, player: int, steps: int, slot: int) -> None:
    """Pay bank and players, the call option goes home, deal with each card, refill. WS-MOVE-13"""
    price = price_of(state, player, steps, slot)
    from_capital = min(price, state.capital[player])
    rivals = [rival for rival in range(state.seats) if rival != player and state.pawns[rival] == slot]
    fee = state.setup.material.box.pawn_cost
    state.spend(player, price - from_capital + fee * len(rivals))
    cards = state.rondel[slot]
    state.tell(news.BOUGHT, player, cards, price, from_capital, price - from_capital)
    for rival in rivals:
        state.cash[rival] += fee
        state.tell(news.PAID, player, rival, fee)
    state.bring_option_home(slot)
    if len(cards) == 1:
        state.then(KEEP_OR_DISCARD[player], REFILL[player])
    elif cards[0] == cards[1]:
        state.then(KEEP_OR_DISCARD[player], KEEP_OR_DISCARD[player], REFILL[player])
    else:
        state.then(WHICH_FIRST[player], KEEP_OR_DISCARD[player], KEEP_OR_DISCARD[player], REFILL[player])


class WhichFirst(Step[WallStreet]):
    """The buyer of a set chooses which of the two cards is dealt with first. WS-SET-3"""

    def moves(self, state: WallStreet) -> list[Move]:
        which = state.setup.material.moves.which
        return [which[card] for card in state.slot_of(self.seat)]

    def answer(self, state: WallStreet, move: Move) -> None:
        slot = state.pawns[self.seat]
        one, other = state.rondel[slot]
        state.rondel[slot] = bytes((one, other) if move.value == one else (other, one))

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


class KeepOrDiscard(Step[WallStreet]):
    """A bought card is kept, or discarded without any effect. WS-MOVE-10, WS-KEEP-7"""

    def moves(self, state: WallStreet) -> list[Move]:
        return state.setup.material.moves.keep_or_discard

    def answer(self, state: WallStreet, move: Move) -> None:
        player = self.seat
        card = state.take_from_slot(state.pawns[player])
        if move.verb == "keep":
            state.tell(news.KEPT, player, card)
            state.gain(player, card)
            carry_out(state, player, card)
        else:
            state.discard(player, card, move.value)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.keep


class Refill(HappeningTo[WallStreet]):
    """The top card takes the place of what was bought; all pawns stay. WS-MOVE-11, WS-MOVE-12, WS-END-4"""

    def happen(self, state: WallStreet) -> None:
        if state.top != NONE:
            slot = state.pawns[self.player]
            state.rondel[slot] = bytes((state.top,))
            state.tell(news.REFILLED, slot, state.top)
            state.top = NONE
            turn_up(state)


def stop_at_market_trend(state: WallStreet, player: int, steps: int) -> None:
    """Pay the steps, take the coins, discard the top card. WS-TREND-1 to WS-TREND-4"""
    price = state.setup.material.box.step_cost * steps
    state.pay_bank(player, max(price - state.capital[player], 0))
    state.take_coins(player)
    discard_top(state, player)


def discard_top(state: WallStreet, player: int) -> None:
    """The player has to discard the top card, if there is one. WS-TREND-3, WS-CAP-2, WS-END-4"""
    if state.top != NONE:
        state.then(DISCARD_TOP[player])


class DiscardTop(Step[WallStreet]):
    """The top card goes on a pile of choice. WS-TREND-3, WS-CAP-2"""

    def moves(self, state: WallStreet) -> list[Move]:
        return state.setup.material.moves.any_pile

    def answer(self, state: WallStreet, move: Move) -> None:
        state.discard(self.seat, state.top, move.value)
        state.top = NONE
        turn_up(state)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.discard[0]


# B - Sell ----------------------------------------------------------------------------------------------------------


def may_sell(state: WallStreet, player: int) -> bool:
    """With a share card, and at a single card: neither a set nor Market Trend. WS-SELL-2, WS-SELL-3"""
    return len(state.slot_of(player)) == 1 and state.shares[player] != NO_CARDS


class DiscardAtPawn(Step[WallStreet]):
    """To sell, the card at the pawn is discarded first. WS-SELL-4"""

    def moves(self, state: WallStreet) -> list[Move]:
        return state.setup.material.moves.any_pile

    def answer(self, state: WallStreet, move: Move) -> None:
        slot = state.pawns[self.seat]
        state.discard(self.seat, state.take_from_slot(slot), move.value)
        state.bring_option_home(slot)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.discard[0]


class SellShare(Step[WallStreet]):
    """Then a share card takes its place, the bank pays, and the top card makes it a set. WS-SELL-5, WS-SELL-10"""

    def moves(self, state: WallStreet) -> list[Move]:
        sell = state.setup.material.moves.sell_card
        return [sell[card] for card in kinds(state.shares[self.seat])]

    def answer(self, state: WallStreet, move: Move) -> None:
        player, card = self.seat, move.value
        slot = state.pawns[player]
        price = sale_price(state, card)
        hand_out(state, player, card)
        state.cash[player] += price
        state.rondel[slot] = bytes((card,))
        state.tell(news.SOLD, player, card, price)
        if state.top != NONE:
            state.rondel[slot] += bytes((state.top,))
            state.tell(news.ADDED, slot, state.top)
            state.top = NONE
            turn_up(state)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


def sale_price(state: WallStreet, card: int) -> int:
    """Half the value, rounded up; all of it for two shares. WS-SELL-5 to WS-SELL-8"""
    material = state.setup.material
    pair = material.pair[card]
    if pair is not None:
        value = min(state.value(pair[0]), state.value(pair[1]))
    elif material.company[card] == material.gold:
        value = min(state.value(company) for company in range(material.gold))
    else:
        value = state.value(material.company[card])
    return value if material.shares[card] > 1 else -(-value // material.box.sale_divisor)


# C - Increase capital ----------------------------------------------------------------------------------------------


def may_increase_capital(state: WallStreet, player: int) -> bool:
    """Up to the highest edge of the capital card. WS-CAP-4"""
    return state.capital[player] < state.setup.material.box.most_capital


def increase_capital(state: WallStreet, player: int) -> None:
    """Pay $2 cash, discard the top card, and the capital rises by 1. WS-CAP-1 to WS-CAP-3"""
    state.pay_bank(player, state.setup.material.box.capital_cost)
    state.then(RAISE_CAPITAL[player])
    discard_top(state, player)


class RaiseCapital(HappeningTo[WallStreet]):
    """The capital card is turned by one edge. WS-CAP-3"""

    def happen(self, state: WallStreet) -> None:
        state.capital[self.player] += 1
        state.tell(news.CAPITAL, self.player, state.capital[self.player])


# Steps never change, so those that hold a seat alone are made once, for the largest table there can be.
SEATS: Final = range(9)
TURN_UP: Final = TurnUp()
ACTION: Final = [Action(seat) for seat in SEATS]
AFTER_ACTION: Final = [AfterAction(seat) for seat in SEATS]
FLIP_OR_OPTION: Final = [FlipOrOption(seat) for seat in SEATS]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in SEATS]
DISCARD_EXPLOSION: Final = [DiscardExplosion(seat) for seat in SEATS]
WHICH_FIRST: Final = [WhichFirst(seat) for seat in SEATS]
KEEP_OR_DISCARD: Final = [KeepOrDiscard(seat) for seat in SEATS]
REFILL: Final = [Refill(seat) for seat in SEATS]
DISCARD_TOP: Final = [DiscardTop(seat) for seat in SEATS]
DISCARD_AT_PAWN: Final = [DiscardAtPawn(seat) for seat in SEATS]
SELL_SHARE: Final = [SellShare(seat) for seat in SEATS]
RAISE_CAPITAL: Final = [RaiseCapital(seat) for seat in SEATS]

STEPS: Final[tuple[type[AnyStep], ...]] = (
    FirstTurn, Action, AfterAction, FlipOrOption, EndOfTurn, DiscardExplosion, WhichFirst, KeepOrDiscard, Refill,
    DiscardTop, DiscardAtPawn, SellShare, RaiseCapital,
)  # fmt: skip

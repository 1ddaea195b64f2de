"""Refuses positions of Counterfeiters that no match can reach: cards, bills, henchmen, money, and what is due."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from corro.engine.agenda import AnyStep
from corro.engine.errors import BadPosition
from corro.games.counterfeiters import actions, ending, rules, setup
from corro.games.counterfeiters.box import STARS, TEN, Card, Doing
from corro.games.counterfeiters.material import numbers
from corro.games.counterfeiters.moves import STARS as STAR_NAMES
from corro.games.counterfeiters.state import NONE, Counterfeiters

# What can be due, from the bottom of the agenda to its top.
DOING: Final = "HandIn|Fly"
ROUND: Final = re.compile(
    f"EndOfRound (PlaceHenchman )*(PlaceHenchman|(Police )?({DOING}))|StartRound( Diners|( (Call)?Diners)?( FillSlot)+)"
)
SETTING_UP: Final = re.compile("StartRound (FillSlot( FillSlot)*|FillMarket( DealComponent)*( ChooseFirst)?)")
LAST: Final = re.compile(
    f"Count ((Call)?Diners )?(Lawyer )?(Lawyer )?(LastHenchman )*(LastHenchman|TakeBack|PlaceAgain|{DOING})|"
    "Count Diners"
)


def check(state: Counterfeiters) -> None:
    """Raise BadPosition with the first thing that cannot be."""
    due = " ".join(type(step).__name__ for step in state.agenda)
    _check_agenda(state, due)
    _check_cards(state, due)
    _check_fakes(state)
    _check_henchmen(state, due)
    _check_money(state)
    for step in state.agenda:
        if not _fits(state, step):
            raise BadPosition(f"agenda: {type(step).__name__} does not fit what lies on the table")


def _check_agenda(state: Counterfeiters, due: str) -> None:
    if state.shown != (not due):
        raise BadPosition("shown: everything is shown at the end of the game, and only then")
    last_round = state.guard > 0 and state.round == state.guard
    at_end = state.police == state.setup.end or (last_round and state.ending)
    if state.ending != (not due or bool(LAST.fullmatch(due))) or state.ending != at_end:
        raise BadPosition(
            "ending: the game ends when the police come to the end, or after the last round, and only then"
        )
    in_setup = state.round == 0
    if due and not (LAST if state.ending else SETTING_UP if in_setup else ROUND).fullmatch(due):
        raise BadPosition(f"agenda: {', '.join(reversed(due.split()))} is nothing that a match comes to")
    if (state.first == NONE) != due.endswith("ChooseFirst") or (state.began == NONE) != in_setup:
        raise BadPosition("first: who begins is chosen first of all, and has begun once there is a round")


def _check_cards(state: Counterfeiters, due: str) -> None:
    """Every card is somewhere; starting cards are dealt as the setup says."""
    box = state.setup.box
    names = state.setup.material.names["card"]
    found = Counter(b"".join([*state.cards, state.left, *state.decks]))
    found.update(card for card in state.market if card != NONE)
    wanted = Counter(b"".join(state.setup.decks))
    to_come = due.count("DealComponent")
    if state.first != NONE:
        wanted[Card.PRINTER] += box.first_printers * state.seats
    for card, name in enumerate(names):
        if card not in box.components and found[card] != wanted[card]:
            raise BadPosition(f"{name}: {found[card]} of it are on the table, but there are {wanted[card]}")
    starting = {card: found[card] - wanted[card] for card in box.components}
    most = Counter(box.starting)
    dealt = box.first_components * state.seats - to_come
    if sum(starting.values()) != dealt or any(not 0 <= count <= most[card] for card, count in starting.items()):
        raise BadPosition(f"cards: {dealt} starting components have been dealt, which does not agree with the table")
    for letter, deck in enumerate(state.decks):
        if Counter(deck) - Counter(state.setup.decks[letter]):
            raise BadPosition(f"decks.{state.setup.material.names['letter'][letter]} holds a card that is not of it")


def _check_fakes(state: Counterfeiters) -> None:
    if state.setup.box.fakes_limited:
        for star in range(STARS):
            if state.bank[star] < 0:
                raise BadPosition(f"fakes: there are not so many of {STAR_NAMES[star]}")


def _check_henchmen(state: Counterfeiters, due: str) -> None:
    board = state.setup.board
    standing = [number for spaces in state.standing for number in numbers(spaces)]
    if len(set(standing)) != len(standing) or any(not board >> number & 1 for number in standing):
        raise BadPosition("henchmen: each stands on a space of its own on this side of the board")
    for number in standing:
        if state.setup.doing[number] == Doing.MARKET and state.market[number] != NONE:
            raise BadPosition("henchmen: who stands in the market has bought the card there")
    if any(state.unused(seat) < 0 for seat in range(state.seats)):
        raise BadPosition("henchmen: a player has placed and laid down more than there are")
    if due.startswith("EndOfRound"):
        _check_order(state)
    elif not state.ending and (standing or any(state.passed)):
        raise BadPosition("henchmen: between two rounds they are all at home")


def _check_order(state: Counterfeiters) -> None:
    """Henchmen left are those who still have their turn, clockwise from who began the round."""
    order = state.clockwise_from(state.began) * state.setup.box.henchmen
    left = [step.seat for step in reversed(state.agenda) if isinstance(step, rules.PlaceHenchman)]
    if left != order[len(order) - len(left) :]:
        raise BadPosition("agenda: the henchmen are placed clockwise from who began the round")
    if any(state.unused(seat) != left.count(seat) for seat in range(state.seats)):
        raise BadPosition("henchmen: a player has more or fewer left than turns")


def _check_money(state: Counterfeiters) -> None:
    divisor = state.setup.box.godfather_divisor
    for seat in range(state.seats):
        known = (0, 0) if state.first == NONE else (state.cash[seat] // TEN, state.account[seat] // TEN)
        if known not in state.purses[seat].possible(divisor):
            raise BadPosition(f"players[{seat}]: this cash and account do not agree with the facts")


def _fits(state: Counterfeiters, step: AnyStep) -> bool:
    """Whether a step can be carried out on this table, when it is due."""
    if isinstance(step, actions.HandIn):
        return _fits_hand_in(state, step)
    if isinstance(step, actions.Fly):
        return bool(state.cash[step.seat] + state.account[step.seat] >= state.setup.box.least_flight)
    if isinstance(step, setup.DealComponent):
        to_come = [other.player for other in reversed(state.agenda) if isinstance(other, setup.DealComponent)]
        return to_come == sorted(to_come)
    if isinstance(step, setup.FillSlot):
        due = sum(isinstance(other, setup.FillSlot) for other in state.agenda)
        return due == min(state.market.count(NONE), sum(map(len, state.decks)))
    return _fits_ending(state, step)


def _fits_ending(state: Counterfeiters, step: AnyStep) -> bool:
    if isinstance(step, ending.LastHenchman):
        return state.unused(step.seat) > 0
    if isinstance(step, ending.TakeBack):
        return state.owner_of(step.card) == step.seat and state.standing[step.seat] > 0
    if isinstance(step, ending.PlaceAgain):
        return state.open_spaces(step.seat) > 0
    return not isinstance(step, ending.Lawyer) or step.card in (Card.GOOD_LAWYER, Card.BAD_LAWYER)


def _fits_hand_in(state: Counterfeiters, step: actions.HandIn) -> bool:
    box = state.setup.box
    most = box.fence_bills if step.fence else box.supermarket_bills
    lowest = 0 if step.fence else state.refused()
    in_order = all(lowest <= star < step.star for star in step.given)
    return in_order and len(step.given) < most and state.held(step.seat)[step.star] > 0 and step.star >= lowest

"""What a player's share pile may hold, for all that the others know.

All that is bought, sold, swapped and salvaged is public, so a pile is known to everybody, but for the one card that
the Salvage Tycoon has made its owner put back unseen (WS-TYCOON-15). `doubt` lists the cards which that may be; each
time something of the pile is seen, those that do not agree with it leave the list.
"""

from __future__ import annotations

from corro.engine.nature import Chance
from corro.engine.pool import kinds, with_one, without_one
from corro.games.wall_street import news
from corro.games.wall_street.state import NO_CARDS, NONE, WallStreet


def put_back(state: WallStreet, seat: int, card: int) -> None:
    """Only the pile is seen from which a card goes; it could be any card there. WS-TYCOON-15"""
    is_share = state.setup.material.is_share(card)
    pile = state.shares if is_share else state.fluctuations
    _set_doubt(state, seat, bytes(kinds(pile[seat])))
    _set_returned(state, seat, card)
    pile[seat] = without_one(pile[seat], card)
    state.whisper(seat, news.RETURNED, seat, 0 if is_share else 1, card)


def share_pile_if(state: WallStreet, seat: int, card: int) -> bytes:
    """What the share pile holds if that is the card which was put back."""
    returned = state.returned[seat]
    shares = state.shares[seat]
    return without_one(with_one(shares, returned), card) if state.setup.material.is_share(returned) else shares


def valid_shares(state: WallStreet, shares: bytes, shown: int) -> list[int]:
    """The share cards of a pile that are neither gold nor of the shown company. WS-EXCH-3, WS-EXCH-8, WS-EXCH-9"""
    material = state.setup.material
    return [card for card in kinds(shares) if material.can_be_swapped(card, shown)]


def see(state: WallStreet, seat: int, card: int) -> None:
    """A share card is seen to lie in a pile."""
    doubt = state.doubt[seat]
    if doubt:
        _set_doubt(state, seat, bytes([other for other in doubt if card in share_pile_if(state, seat, other)]))


def see_a_valid_one(state: WallStreet, seat: int) -> None:
    """A player is asked to show a share card, so there is one that can be shown. WS-EXCH-1"""
    doubt = state.doubt[seat]
    if doubt:
        possible = [card for card in doubt if valid_shares(state, share_pile_if(state, seat, card), NONE)]
        _set_doubt(state, seat, bytes(possible))


def see_all(state: WallStreet, seat: int) -> None:
    """A share pile is laid open."""
    shares = state.shares[seat]
    doubt = state.doubt[seat]
    if doubt:
        _set_doubt(state, seat, bytes([card for card in doubt if share_pile_if(state, seat, card) == shares]))


def hand_out(state: WallStreet, seat: int, card: int) -> None:
    """A share card leaves a pile, and everybody sees which."""
    see(state, seat, card)
    state.shares[seat] = without_one(state.shares[seat], card)


def redraw(state: WallStreet, seat: int, chance: Chance) -> None:
    """Another card may have been put back."""
    doubt, returned = state.doubt[seat], state.returned[seat]
    if doubt != NO_CARDS:
        card = doubt[chance.below(len(doubt))]
        pile = state.shares if state.setup.material.is_share(card) else state.fluctuations
        pile[seat] = without_one(with_one(pile[seat], returned), card)
        _set_returned(state, seat, card)


def _set_doubt(state: WallStreet, seat: int, cards: bytes) -> None:
    state.doubt = (*state.doubt[:seat], cards, *state.doubt[seat + 1 :])


def _set_returned(state: WallStreet, seat: int, card: int) -> None:
    state.returned = (*state.returned[:seat], card, *state.returned[seat + 1 :])

"""Refuses tables of 1920 Wall Street that no match can reach: cards, players, Tycoons, and the end."""

from __future__ import annotations

from collections import Counter

from corro.engine.errors import BadPosition
from corro.games.wall_street import setup
from corro.games.wall_street.box import FACES, Effect, Tycoon
from corro.games.wall_street.due import check_agenda
from corro.games.wall_street.state import NO_CARDS, NONE, WallStreet


def check(state: WallStreet) -> None:
    """Raise BadPosition with the first thing that cannot be."""
    _check_cards(state)
    _check_places(state)
    _check_secrets(state)
    _check_options(state)
    _check_tycoons(state)
    for seat in range(state.seats):
        _check_piles(state, seat)
        _check_doubt(state, seat)
    _check_end(state)
    check_agenda(state)


def _check_cards(state: WallStreet) -> None:
    """Every card of the deck is somewhere, once; a dual is in play once or in the box."""
    material = state.setup.material
    names = material.names["card"]
    single = [
        state.top,
        *state.returned,
        *(step.card for step in state.agenda if isinstance(step, setup.Lay)),
    ]
    found = Counter(card for card in single if card != NONE)
    piles = [state.deck, *state.rondel, *state.piles, state.box, *state.shares, *state.fluctuations]
    found.update(b"".join(piles))
    duals = sum(found[dual] for dual in material.duals)
    to_come = sum(isinstance(step, setup.DrawDual) for step in state.agenda)
    begun = not any(isinstance(step, setup.SetUp) for step in state.agenda)
    if begun and duals + to_come != state.seats * material.box.duals_each:
        raise BadPosition(f"{duals} dual cards are in play, but there is one per player")
    wanted = Counter(material.deck + bytes((material.explosion,)))
    wanted.update({dual: found[dual] for dual in material.duals if found[dual] <= 1})
    for card, name in enumerate(names):
        if found[card] != wanted[card]:
            raise BadPosition(f"{name}: {found[card]} of it are on the table, but the game has {wanted[card]}")


def _check_places(state: WallStreet) -> None:
    """No card lies where none of its kind can come."""
    material = state.setup.material
    if any(dual in state.deck for dual in material.duals):
        raise BadPosition("deck: a dual card is never in the deck")
    played = b"".join([*state.rondel, *state.piles, *state.fluctuations])
    exchange = [card for card in played if material.effect[card] == Effect.EXCHANGE]
    if exchange and not state.setup.has_exchange:
        raise BadPosition(f"{material.names['card'][exchange[0]]}: with two players it is in the deck or in the box")
    if material.explosion in b"".join([*state.rondel, state.box]):
        raise BadPosition("explosion: it is in the deck, on top of it, or on a discard pile")
    if state.ending != (material.explosion in b"".join(state.piles)):
        raise BadPosition("ending: the game is ending when the Explosion lies on a discard pile, and only then")


def _check_end(state: WallStreet) -> None:
    due = [type(step).__name__ for step in state.agenda]
    if state.shown != (due in ([], ["AssignShares"])):
        raise BadPosition("shown: all hands are open at the end of the game, and only then")
    if state.event != NONE and not state.shown:
        raise BadPosition("event: the piles are counted at the end of the game")
    if state.shown and not state.ending:
        raise BadPosition("ending: the game ends with the Explosion")


def _check_secrets(state: WallStreet) -> None:
    dealt = [secret for secret in state.secrets if secret != NONE]
    if len(set(dealt)) != len(dealt):
        raise BadPosition("players: two have the same secret share")


def _check_options(state: WallStreet) -> None:
    lying = [slot for slot in state.options if slot != NONE]
    if lying and not state.setup.call_options:
        raise BadPosition("players: there are no call options in this match")
    if len(set(lying)) != len(lying) or any(len(state.rondel[slot]) != 1 for slot in lying):
        raise BadPosition("players: a call option lies under one card, and no two lie under the same")


def _check_tycoons(state: WallStreet) -> None:
    lying = [tycoon for tycoon in state.tycoons if tycoon != NONE]
    lying += [Tycoon.PRESTIGE] if state.prestige != NONE else []
    known = [tycoon for tycoon, face in enumerate(state.faces) if face != NONE]
    chosen = state.setup.tycoons
    if len(set(lying)) != len(lying) or not set(known).issuperset(lying):
        raise BadPosition("tycoons: one lies in two places, or has no face")
    if chosen == "off" and known:
        raise BadPosition("faces: there are no Tycoons in this match")
    if chosen in FACES and any(FACES[state.faces[tycoon]] != chosen for tycoon in known):
        raise BadPosition(f"faces: all Tycoons of this match show their {chosen}")


def _check_piles(state: WallStreet, seat: int) -> None:
    material = state.setup.material
    if any(not material.is_share(card) for card in state.shares[seat]):
        raise BadPosition(f"players[{seat}].shares holds a card that is no share")
    if any(material.is_share(card) or card == material.explosion for card in state.fluctuations[seat]):
        raise BadPosition(f"players[{seat}].fluctuations holds a card that is no market fluctuation")


def _check_doubt(state: WallStreet, seat: int) -> None:
    material = state.setup.material
    returned, doubt = state.returned[seat], state.doubt[seat]
    where = f"players[{seat}].doubt"
    if (returned == NONE) != (doubt == NO_CARDS) or len(set(doubt)) != len(doubt):
        raise BadPosition(f"{where} names each card once that may have been put back, if one was")
    if returned == NONE:
        return
    pile = state.shares[seat] if material.is_share(returned) else state.fluctuations[seat]
    if returned not in doubt or any(card != returned and card not in pile for card in doubt):
        raise BadPosition(f"{where} holds the card that was put back, and else only cards of that pile")

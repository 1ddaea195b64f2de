"""Refuses positions of 1920 Wall Street that no match can reach: cards, players, Tycoons, and what is due."""

from __future__ import annotations

from collections import Counter

from corro.engine.agenda import AnyStep, HappeningTo, Step
from corro.engine.errors import BadPosition
from corro.games.wall_street import exchange, fluctuation, rules, score, setup, tycoons
from corro.games.wall_street.box import FACES, Effect, Tycoon
from corro.games.wall_street.material import TREND
from corro.games.wall_street.state import NO_CARDS, NONE, WallStreet

SET = 2


def check(state: WallStreet) -> None:
    """Raise BadPosition with the first thing that cannot be."""
    _check_cards(state)
    _check_secrets(state)
    _check_options(state)
    _check_tycoons(state)
    for seat in range(state.seats):
        _check_piles(state, seat)
        _check_doubt(state, seat)
    if state.agenda:
        _check_agenda(state)
    elif not state.shown:
        raise BadPosition("shown: at the end of the game all hands are open")


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


def _check_secrets(state: WallStreet) -> None:
    dealt = [secret for secret in state.secrets if secret != NONE]
    if len(set(dealt)) != len(dealt):
        raise BadPosition("players: two have the same secret share")
    to_come = sum(isinstance(step, setup.DealSecret) for step in state.agenda)
    begun = not any(isinstance(step, setup.SetUp) for step in state.agenda)
    if begun and len(dealt) + to_come != state.seats:
        raise BadPosition("players: a secret share has not been dealt")


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


# What is due -------------------------------------------------------------------------------------------------------


def _check_agenda(state: WallStreet) -> None:
    """The agenda is the rest of a setup, of one player's turn, or of the end."""
    bottom = state.agenda[0]
    if isinstance(bottom, rules.FirstTurn):
        wrong = [step for step in state.agenda[1:] if not isinstance(step, setup.STEPS)]
    elif isinstance(bottom, score.AssignShares):
        wrong = state.agenda[1:] if state.shown else [bottom]
    else:
        _check_table_is_set(state)
        player = _player(bottom)
        alone = isinstance(bottom, rules.DiscardExplosion)
        wrong = [] if alone or isinstance(bottom, rules.EndOfTurn) else [bottom]
        wrong += [
            step
            for step in state.agenda[1:]
            if alone or not isinstance(step, WITHIN) or _player(step) not in (None, player)
        ]
    if wrong:
        raise BadPosition(f"agenda: {type(wrong[0]).__name__} has no place there")
    for step in state.agenda:
        if not _fits(state, step):
            raise BadPosition(f"agenda: {type(step).__name__} does not fit what lies on the table")


WITHIN = (
    setup.TurnUp, rules.Action, rules.AfterAction, rules.FlipOrOption, rules.WhichFirst, rules.KeepOrDiscard,
    rules.Refill, rules.DiscardTop, rules.DiscardAtPawn, rules.SellShare, rules.RaiseCapital,
    *fluctuation.STEPS, *exchange.STEPS, *tycoons.STEPS,
)  # fmt: skip


def _player(step: AnyStep) -> int | None:
    """The player whose step it is; None for a draw, which is anybody's."""
    if isinstance(step, (HappeningTo, tycoons.PutBack, exchange.PickShares)):
        return step.player
    return step.seat if step.seat >= 0 else None


def _check_table_is_set(state: WallStreet) -> None:
    if state.first == NONE or NONE in state.pawns:
        raise BadPosition("players: the turns begin when there is a first player and all pawns are placed")
    if state.setup.tycoons != "off" and NONE in state.faces:
        raise BadPosition("faces: not all Tycoons have been laid out")


def _fits(state: WallStreet, step: Step[WallStreet]) -> bool:
    """Whether a step can be carried out on this table, when it is due."""
    if isinstance(step, (setup.TurnUp, rules.DiscardExplosion, rules.DiscardTop, rules.Action)):
        return _fits_top(state, step)
    if isinstance(step, (rules.WhichFirst, rules.KeepOrDiscard, rules.Refill, rules.DiscardAtPawn, rules.SellShare)):
        return _fits_slot(state, step)
    if isinstance(step, exchange.STEPS):
        return _fits_exchange(state, step)
    return _fits_effect(state, step)


def _fits_top(state: WallStreet, step: Step[WallStreet]) -> bool:
    explosion = state.setup.material.explosion
    if isinstance(step, setup.TurnUp):
        return bool(state.deck) and state.top == NONE
    if isinstance(step, rules.DiscardExplosion):
        return state.top == explosion
    return state.top != explosion and (state.top != NONE or isinstance(step, rules.Action))


def _fits_slot(state: WallStreet, step: Step[WallStreet]) -> bool:
    player = _player(step) or 0
    slot = state.pawns[player]
    lying = len(state.rondel[slot])
    if isinstance(step, rules.WhichFirst):
        return lying == SET
    if isinstance(step, rules.DiscardAtPawn):
        return lying == 1 and state.shares[player] != NO_CARDS
    if isinstance(step, rules.SellShare):
        due = any(isinstance(other, rules.DiscardAtPawn) for other in state.agenda)
        return slot != TREND and lying == int(due) and state.shares[player] != NO_CARDS
    return slot != TREND and lying == sum(isinstance(other, rules.KeepOrDiscard) for other in state.agenda)


def _fits_effect(state: WallStreet, step: Step[WallStreet]) -> bool:
    material = state.setup.material
    if isinstance(step, setup.PlacePawn):
        return state.pawns[step.seat] == NONE
    if isinstance(step, fluctuation.NameCompany):
        return material.effect[step.card] == Effect.SURPRISE
    if isinstance(step, (tycoons.SetOff, tycoons.CallTycoon)):
        return bool(step.companies) and all(state.tycoons[company] != NONE for company in step.companies)
    return True


def _fits_exchange(state: WallStreet, step: Step[WallStreet]) -> bool:
    material = state.setup.material
    if isinstance(step, exchange.NameShown):
        return material.pair[step.card] is not None and step.card in state.shares[step.seat]
    if isinstance(step, exchange.PickShares):
        shown = material.pair[step.card] or (material.company[step.card],)
        return step.company in shown and step.card in state.shares[step.player]
    if isinstance(step, exchange.TakeShare):
        held = zip(step.rivals, step.picks, strict=False)
        even = len(step.rivals) == len(step.picks) == len({*step.rivals} - {step.seat})
        return even and step.card in state.shares[step.seat] and all(card in state.shares[seat] for seat, card in held)
    return True

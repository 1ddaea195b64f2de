"""Refuses agendas of 1920 Wall Street that no match can come to: a setup, a turn or an end out of order."""

from __future__ import annotations

import re
from typing import Final

from corro.engine.agenda import AnyStep, HappeningTo
from corro.engine.errors import BadPosition
from corro.games.wall_street import exchange, fluctuation, rules, setup, tycoons
from corro.games.wall_street.box import Effect
from corro.games.wall_street.doubt import valid_shares
from corro.games.wall_street.material import TREND
from corro.games.wall_street.state import NO_CARDS, NONE, WallStreet

# What can be due in a turn, from the bottom of the agenda to its top.
KEPT: Final = "NameCompany|ShowShare|NameShown|PickShares|TakeShare|CallTycoon"
TYCOON: Final = "GivePrestige|RepayLoan|Salvage|PutBack"
BUYING: Final = f"Refill (KeepOrDiscard ){{0,2}}(WhichFirst|KeepOrDiscard|{KEPT}|(SetOff )?({TYCOON}))"
SELLING: Final = "SellShare( DiscardAtPawn)?"
ACTION: Final = f"Action( TurnUp)?|TurnUp|DiscardTop|RaiseCapital (DiscardTop|TurnUp)|{SELLING}|{BUYING}"
TURN: Final = re.compile(f"EndOfTurn (FlipOrOption|AfterAction ({ACTION}))|DiscardExplosion")
SET: Final = 2


def check_agenda(state: WallStreet) -> None:
    """Raise BadPosition when what is due has no order, or does not fit what lies on the table."""
    names = [type(step).__name__ for step in state.agenda]
    if names[:1] == ["FirstTurn"]:
        _check_setup(state)
    elif names not in ([], ["AssignShares"]):
        if not TURN.fullmatch(" ".join(names)):
            raise BadPosition(f"agenda: {', '.join(reversed(names))} is nothing that a turn comes to")
        _check_turn(state)
    for step in state.agenda:
        if not _fits(state, step):
            raise BadPosition(f"agenda: {type(step).__name__} does not fit what lies on the table")


# Setup -------------------------------------------------------------------------------------------------------------


def _check_setup(state: WallStreet) -> None:
    """What is left of the setup, and what is done of it, are the whole of it."""
    due = state.agenda[:0:-1]
    if due and isinstance(due[0], setup.PlacePawn):
        _check_placing(state, due)
        return
    doing = due[:1] if due and isinstance(due[0], (setup.Lay, setup.TurnTycoon)) else []
    left = due[len(doing) :]
    whole = setup.steps_of_setup(state)
    if len(left) > len(whole) or any(
        not _alike(*pair) for pair in zip(left, whole[len(whole) - len(left) :], strict=True)
    ):
        raise BadPosition("agenda: these steps are no rest of a setup")
    _check_done(state, whole[: len(whole) - len(left)], doing)


def _alike(one: AnyStep, other: AnyStep) -> bool:
    return type(one) is type(other) and all(getattr(one, field) == getattr(other, field) for field in one.fields)


def _check_done(state: WallStreet, done: list[AnyStep], doing: list[AnyStep]) -> None:
    laying = sum(isinstance(step, setup.Lay) for step in doing)
    drawn = sum(isinstance(step, (setup.DrawDual, setup.DrawForRondel)) for step in done)
    faces = sum(isinstance(step, setup.DealTycoon) for step in done) - (len(doing) - laying)
    dealt = sum(isinstance(step, setup.DealSecret) for step in done)
    turned_up = any(isinstance(step, setup.TurnUp) for step in done)
    lying = [len(cards) for cards in state.rondel]
    wrong = (
        (sum(lying) != drawn - laying or max(lying) > 1, "rondel"),
        ((state.top != NONE) != turned_up, "top"),
        ([secret != NONE for secret in state.secrets] != [seat < dealt for seat in range(state.seats)], "players"),
        (
            [tycoon != NONE for tycoon in state.tycoons] != [place < faces for place in range(len(state.tycoons))],
            "tycoons",
        ),
        (sum(face != NONE for face in state.faces) != faces, "faces"),
        ((state.first != NONE) != (len(done) > 0 and isinstance(done[-1], setup.ChooseFirst)), "first"),
        (any(pawn != NONE for pawn in state.pawns), "players"),
        (any([*state.shares, *state.fluctuations, *state.piles]) or state.turn > 0, "players"),
    )
    for is_wrong, key in wrong:
        if is_wrong:
            raise BadPosition(f"{key}: the table is not as the setup has left it so far")


def _check_placing(state: WallStreet, due: list[AnyStep]) -> None:
    _check_table_is_set(state)
    order = state.clockwise_from(state.first)
    left = [step.seat for step in due if isinstance(step, setup.PlacePawn)]
    if len(left) != len(due) or left != order[len(order) - len(left) :]:
        raise BadPosition("agenda: the pawns are placed clockwise from the first player")
    if any((state.pawns[seat] == NONE) != (seat in left) for seat in order):
        raise BadPosition("players: a pawn is placed, or is not, against the agenda")


def _check_table_is_set(state: WallStreet) -> None:
    if state.first == NONE or NONE in state.secrets:
        raise BadPosition("players: there is a first player, and everybody has a secret share, when pawns are placed")
    if state.setup.tycoons != "off" and NONE in state.faces:
        raise BadPosition("faces: not all Tycoons have been laid out")


# A turn ------------------------------------------------------------------------------------------------------------


def _check_turn(state: WallStreet) -> None:
    _check_table_is_set(state)
    if NONE in state.pawns:
        raise BadPosition("players: the turns begin when all pawns are placed")
    player = _player(state.agenda[0])
    others = [step for step in state.agenda if _player(step) not in (None, player)]
    if player is None or others:
        raise BadPosition(f"agenda: {type(others[0]).__name__} is not of the player whose turn it is")
    _check_top(state)
    acting = any(isinstance(step, (rules.Refill, rules.SellShare)) for step in state.agenda)
    empty = [slot for slot, cards in enumerate(state.rondel) if slot != TREND and not cards]
    if [slot for slot in empty if not acting or slot != state.pawns[player]] and (state.deck or state.top != NONE):
        raise BadPosition("rondel: a slot is empty although there are cards left")


def _player(step: AnyStep) -> int | None:
    """The player whose step it is; None for a draw, which is anybody's."""
    if isinstance(step, (HappeningTo, tycoons.PutBack, exchange.PickShares)):
        return step.player
    return step.seat if step.seat >= 0 else None


def _check_top(state: WallStreet) -> None:
    """A card lies face up while there are any, and the Explosion only between the turns."""
    drawing = isinstance(state.agenda[-1], setup.TurnUp)
    if drawing != (state.top == NONE and bool(state.deck)):
        raise BadPosition("top: a card lies face up while the deck has any, and is due when there is none")
    between = isinstance(state.agenda[-1], (rules.FlipOrOption, rules.DiscardExplosion))
    if state.top == state.setup.material.explosion and not between:
        raise BadPosition("top: the Explosion is discarded before anything else")


def _fits(state: WallStreet, step: AnyStep) -> bool:
    """Whether a step can be carried out on this table, when it is due."""
    if isinstance(step, rules.DiscardExplosion):
        return state.top == state.setup.material.explosion and not state.flipped
    if isinstance(step, rules.DiscardTop):
        return state.top != NONE
    if isinstance(step, rules.RaiseCapital):
        return rules.may_increase_capital(state, step.player)
    if isinstance(step, (rules.WhichFirst, rules.DiscardAtPawn, rules.SellShare, rules.Refill)):
        return _fits_slot(state, step)
    if isinstance(step, exchange.STEPS):
        return _fits_exchange(state, step)
    return _fits_effect(state, step)


def _fits_slot(state: WallStreet, step: AnyStep) -> bool:
    player = _player(step) or 0
    slot = state.pawns[player]
    lying = len(state.rondel[slot])
    if isinstance(step, rules.WhichFirst):
        return lying == SET == _due(state, rules.KeepOrDiscard)
    if isinstance(step, rules.Refill):
        return slot != TREND and lying == _due(state, rules.KeepOrDiscard)
    if isinstance(step, rules.DiscardAtPawn):
        return lying == 1
    return slot != TREND and lying == _due(state, rules.DiscardAtPawn) and state.shares[player] != NO_CARDS


def _due(state: WallStreet, kind: type[AnyStep]) -> int:
    return sum(isinstance(step, kind) for step in state.agenda)


def _fits_effect(state: WallStreet, step: AnyStep) -> bool:
    if isinstance(step, rules.FlipOrOption):
        return not state.flipped or bool(rules.call_options(state, step.seat))
    if isinstance(step, fluctuation.NameCompany):
        return state.setup.material.effect[step.card] == Effect.SURPRISE
    if isinstance(step, (tycoons.SetOff, tycoons.CallTycoon)):
        standing = [company for company in step.companies if state.tycoons[company] != NONE]
        least = 1 if isinstance(step, tycoons.SetOff) else SET
        return len(set(step.companies)) == len(standing) >= least
    if isinstance(step, tycoons.RepayLoan):
        return state.loans[step.seat] > 0 and state.cash[step.seat] >= state.setup.material.box.repay_cost
    if isinstance(step, tycoons.Salvage):
        return bool(tycoons.salvageable(state))
    return True


def _fits_exchange(state: WallStreet, step: AnyStep) -> bool:
    material = state.setup.material
    if isinstance(step, exchange.ShowShare):
        return bool(valid_shares(state, state.shares[step.seat], NONE))
    if isinstance(step, exchange.NameShown):
        return material.pair[step.card] is not None and step.card in state.shares[step.seat]
    if isinstance(step, exchange.PickShares):
        shown = material.pair[step.card] or (material.company[step.card],)
        return step.company in shown and step.company != material.gold and step.card in state.shares[step.player]
    if isinstance(step, exchange.TakeShare):
        rivals, picks = step.rivals, step.picks
        even = len(rivals) == len(picks) == len({*rivals} - {step.seat}) >= SET
        held = even and all(card in state.shares[seat] for seat, card in zip(rivals, picks, strict=True))
        return held and step.card in state.shares[step.seat]
    return True

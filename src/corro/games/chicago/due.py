"""Refuses agendas of Chicago 1875 that no match can come to: phases out of order, steps that do not fit the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from corro.engine.agenda import AnyStep
from corro.engine.errors import BadPosition
from corro.games.chicago.box import DIRECTOR, HAND, SHARES, THIRD
from corro.games.chicago.effects import Do
from corro.games.chicago.rules import (
    assets,
    chain,
    construction,
    cubes,
    demand,
    founding,
    gains,
    management,
    operations,
    payments,
    staff,
    stock,
)
from corro.games.chicago.rules.steps import ForCompany, OfCompany
from corro.games.chicago.state import CLEANUP, CONSTRUCTION, MANAGEMENT, NONE, OPERATIONS, SETUP, STOCK, Chicago

# What can be due, from the bottom of the agenda to its top.
GAINING: Final = (
    "( (Gain|PrestigeBonus|NewManager|FreedWorker|ReplaceAsset))* (TakeBonus|PlaceWorker|Hire|AutomateFreely|Automate|"
    "SendWorker|PlaceManager|SubstituteManager|ChooseStaff|ChooseCube|BuyAsset|TakeInitiative|ReplaceAsset)"
)
BESIDES: Final = f"( Trade|{GAINING})?"
LAST: Final = "(End|Cleanup)"
MOST_AT_ONCE: Final = 100
STOCK_TURN: Final = "(StockTurn|AfterFounding ChoosePar|Purchase(( SettleSale)* Protect)?)"
BUILDING: Final = "(ThirdDecade )?Construct( HandOnOne|( HandOnOne KeepOne)?( DealBuilding)*)"
ACTING: Final = f"((ChooseCompany|ChooseSpace|EndTurn){BESIDES}|AfterAction{GAINING})"
MANAGING: Final = f"TurnOver (DrawAsset|SlideAssets {ACTING})"
TURN: Final = (
    "(Maintain|RefillRows) (WindUp Pay Sell (Operate PayWages Issue|Produce"
    f"{BESIDES}|Operate{GAINING})|WindUp Pay SellGoods{BESIDES}|WindUp (PayOrWithhold{BESIDES}|Protect)"
    f"|FinishTurn{BESIDES})"
)
OPERATING: Final = f"NextCompany CompanyDone ({TURN}|DrawCube|DrawForRow)"
ORDERS: Final = {
    SETUP: "StartDecade (SetUpPlayers ChooseFirst( FirstCube)*( DrawGoal)*( DrawStarred)*( FillDemand DrawTile)?"
    "|(FoundInitial )+DealBuilding( DealBuilding)*|(FoundInitial )*(FoundInitial|ChoosePar))",
    STOCK: f"{LAST} StartOperations StartManagement StartConstruction {STOCK_TURN}",
    CONSTRUCTION: f"{LAST} StartOperations StartManagement {BUILDING}",
    MANAGEMENT: f"{LAST} StartOperations Round (PartnerTurn )*{MANAGING}",
    OPERATIONS: f"{LAST} {OPERATING}|",
    CLEANUP: "EndOfDecade (RenewDemand (RenewAssets DrawCube|DrawAsset)|FillDemand DrawTile)",
}
PATTERNS: Final = {phase: re.compile(order) for phase, order in ORDERS.items()}


def check_agenda(state: Chicago) -> None:
    """Raise BadPosition when what is due has no order, or does not fit what lies on the table."""
    names = [type(step).__name__ for step in state.agenda]
    if not PATTERNS[state.phase].fullmatch(" ".join(names)):
        raise BadPosition(f"agenda: {', '.join(reversed(names))} is nothing that this phase comes to")
    for step in state.agenda:
        if not _fits(state, step):
            raise BadPosition(f"agenda: {type(step).__name__} does not fit what lies on the table")
    if ("End" in names or not names) != (state.decade == len(state.setup.box.decades)) and state.phase != SETUP:
        raise BadPosition("decade: the last one ends the game, and no other does")
    _check_operating(state)
    _check_turns(state)


def _check_operating(state: Chicago) -> None:
    """The company whose turn it is, and nobody else's steps."""
    due = [step.company for step in state.agenda if isinstance(step, operations.CompanyDone)]
    if due != ([] if state.operating == NONE else [state.operating]):
        raise BadPosition("operating: a company operates when its turn is due, and only then")
    if due and state.operated >> due[0] & 1:
        raise BadPosition("operated: no company operates twice in a decade")
    begun = [company for company in state.ranking if state.operated >> company & 1 or company in due]
    if begun != list(state.ranking[: len(begun)]) or (begun and state.phase < OPERATIONS):
        raise BadPosition("operated: companies operate in the order of their prestige")
    if (state.phase == CLEANUP or not state.agenda) and len(begun) < len(state.ranking):
        raise BadPosition("operated: all companies have operated before the decade is over")
    if due:
        charter = state.charter(due[0])
        ways = len(charter.tiers) if state.run else 0
        if state.run > len(charter.factories) or state.tier >= ways or (state.unpaid and not charter.wage):
            raise BadPosition("operating: its factories cannot have run so, or its wages are not paid so")
    others = [step for step in state.agenda if isinstance(step, (OfCompany, ForCompany)) and step.company not in due]
    if due and others:
        raise BadPosition(f"agenda: {type(others[0]).__name__} is not of the company that operates")


def _check_turns(state: Chicago) -> None:
    """Partners are placed in the order of the initiative, companies founded against it, buildings dealt to all."""
    if state.phase == STOCK and state.passes >= state.seats:
        raise BadPosition("passes: the phase is over when all have passed")
    turns = [step.player for step in reversed(state.agenda) if isinstance(step, management.PartnerTurn)]
    if len(set(turns)) != len(turns) or any(not state.partners[seat] for seat in turns):
        raise BadPosition("agenda: a partner's turn is due to each player once, who has one")
    founders = [step.seat for step in state.agenda if isinstance(step, founding.FoundInitial)]
    waiting = [seat for seat in state.initiative if state.initial[seat] == NONE]
    par = [step.seat for step in state.agenda if isinstance(step, founding.ChoosePar)]
    if state.phase == SETUP and founders + par != waiting and "SetUpPlayers" not in _names(state):
        raise BadPosition("agenda: companies are founded against the order of the initiative")
    dealing = [step.player for step in state.agenda if isinstance(step, construction.DealBuilding)]
    names = _names(state)
    if state.phase == CONSTRUCTION and ("ThirdDecade" in names) != (state.decade == THIRD):
        raise BadPosition("agenda: the third decade gives a partner, and no other does")
    if state.phase == CONSTRUCTION and dealing and ("KeepOne" in names) != state.setup.draft:
        raise BadPosition("agenda: what has been dealt is drafted where that is played")
    for seat in range(state.seats):
        if (dealing or state.phase == CONSTRUCTION) and len(state.hands[seat]) + dealing.count(seat) != HAND:
            raise BadPosition("agenda: everybody is dealt buildings up to three")


def _names(state: Chicago) -> list[str]:
    return [type(step).__name__ for step in state.agenda]


# Single steps ------------------------------------------------------------------------------------------------------


def _fits(state: Chicago, step: AnyStep) -> bool:
    """Whether a step can be carried out on this table, when it is due."""
    if isinstance(step, (founding.FoundInitial, founding.ChoosePar)):
        return _fits_founding(state, step)
    if isinstance(step, (OfCompany, ForCompany)):
        if not state.in_play(step.company):
            return False
        if isinstance(step, ForCompany) and state.director[step.company] != step.seat:
            return False
    if any(sort == "count" and getattr(step, field) > MOST_AT_ONCE for field, sort in step.fields.items()):
        return False
    check = CHECKS.get(type(step).__name__)
    return check is None or check(state, step)


def _fits_founding(state: Chicago, step: founding.FoundInitial | founding.ChoosePar) -> bool:
    if isinstance(step, founding.FoundInitial):
        return state.initial[step.seat] == NONE and bool(founding.foundable(state, step.seat))
    free = step.company in state.setup.founded and not state.in_play(step.company)
    return free and step.company not in state.closed


def _can_give_up(state: Chicago, seat: int, company: int) -> bool:
    """Whether a Director may have sold the certificate: somebody else has three shares. CH-STOCK-17"""
    rivals = [state.shares(rival, company) for rival in state.rivals_of(seat)]
    return state.director[company] == seat and max(rivals) >= SHARES[DIRECTOR]


def _fits_stock(state: Chicago, step: AnyStep) -> bool:
    if not isinstance(step, stock.StockTurn):
        return True
    banned = state.sold[step.seat]
    return (
        all(state.in_play(company) and banned >> company & 1 for company in step.sold)
        and all(step.sold.count(company) >= SHARES[DIRECTOR] for company in step.given_up)
        and all(_can_give_up(state, step.seat, company) for company in step.given_up)
        and (state.setup.advanced or not step.given_up)
    )


def _fits_sale(state: Chicago, step: AnyStep) -> bool:
    return not isinstance(step, stock.SettleSale) or bool(
        step.shares and state.sold[step.seller] >> step.company & 1
        and (not step.director_sold or _can_give_up(state, step.seller, step.company))
    )  # fmt: skip


def _fits_setup(state: Chicago, step: AnyStep) -> bool:
    """The first decade is to come, and everybody will be able to found a company. CH-SETUP-15"""
    return state.decade == 1 and all(founding.foundable(state, seat) for seat in range(state.seats))


def _fits_choice(state: Chicago, step: AnyStep) -> bool:
    return bool(state.directed(step.seat))


def _fits_protection(state: Chicago, step: AnyStep) -> bool:
    return isinstance(step, payments.Protect) and payments.protection_of(state, step.company) != NONE


def _fits_staff(state: Chicago, step: AnyStep) -> bool:
    if isinstance(step, (staff.PlaceWorker, staff.Automate)):
        return step.left > 0
    if isinstance(step, staff.Hire):
        return staff.can_hire(state, step.company)
    if isinstance(step, staff.AutomateFreely):
        return bool(state.charter(step.company).automates_after_hiring)
    if isinstance(step, gains.SubstituteManager):
        return gains.can_substitute(state, step.company)
    return True


def _fits_bonus(state: Chicago, step: AnyStep) -> bool:
    bonuses = state.setup.box.bonus_at.values()
    return isinstance(step, (gains.PrestigeBonus, gains.TakeBonus)) and step.effect in bonuses


def _fits_gain(state: Chicago, step: AnyStep) -> bool:
    if not isinstance(step, gains.Gain):
        return False
    effect = state.setup.effects[step.effect]
    if effect.kind in (Do.ASSET, Do.DIVIDEND, Do.HIRE):
        return management.is_possible(state, step.company, effect, state.treasury[step.company])
    return effect.kind in gains.CARRY_OUT


def _fits_cube(state: Chicago, step: AnyStep) -> bool:
    return isinstance(step, cubes.ChooseCube) and step.picks > 0 and step.each > 0


def _fits_replacement(state: Chicago, step: AnyStep) -> bool:
    if not isinstance(step, assets.ReplaceAsset):
        return False
    due = [other.company for other in state.agenda if isinstance(other, assets.ReplaceAsset)]
    slots = state.charter(step.company).slots
    return slots > 0 and len(state.assets[step.company]) == slots + due.count(step.company)


def _fits_variant(state: Chicago, step: AnyStep) -> bool:
    rows = isinstance(step, (chain.RefillRows, chain.SupplyRows, chain.DrawForRow))
    return rows == state.setup.rows


def _fits_draw(state: Chicago, step: AnyStep) -> bool:
    """A draw has something to draw, and somewhere to put it."""
    if isinstance(step, demand.DrawTile):
        return any(state.decks) and state.tiles[step.place] == NONE
    if isinstance(step, assets.DrawAsset):
        return step.slot == 0 and state.row[0] == NONE and bool(state.deck)
    if isinstance(step, (chain.DrawCube, chain.DrawForRow)):
        return bool(state.bag) and step.left > 0 and _fits_variant(state, step)
    return True


def _fits_mode(state: Chicago, step: AnyStep) -> bool:
    return state.setup.advanced


def _fits_draft(state: Chicago, step: AnyStep) -> bool:
    return state.setup.draft


CHECKS: Final[dict[str, Callable[[Chicago, AnyStep], bool]]] = {
    "SetUpPlayers": _fits_setup,
    "ChooseCompany": _fits_choice,
    "StockTurn": _fits_stock,
    "SettleSale": _fits_sale,
    "Protect": _fits_protection,
    "PlaceWorker": _fits_staff,
    "Automate": _fits_staff,
    "AutomateFreely": _fits_staff,
    "Hire": _fits_staff,
    "SubstituteManager": _fits_staff,
    "PrestigeBonus": _fits_bonus,
    "TakeBonus": _fits_bonus,
    "Gain": _fits_gain,
    "ChooseCube": _fits_cube,
    "ReplaceAsset": _fits_replacement,
    "Maintain": _fits_variant,
    "FirstCube": _fits_variant,
    "RefillRows": _fits_variant,
    "SupplyRows": _fits_variant,
    "DrawCube": _fits_draw,
    "DrawForRow": _fits_draw,
    "DrawTile": _fits_draw,
    "DrawAsset": _fits_draw,
    "Issue": _fits_mode,
    "KeepOne": _fits_draft,
    "HandOnOne": _fits_draft,
}

"""What recorded matches of Chicago 1875 have to meet: every step, event, space, asset, goal and power, and the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import corro
from corro import registry
from corro.engine.event import Kind
from corro.engine.match import Match
from corro.games.chicago import news
from corro.games.chicago.rules.gains import can_receive
from tests.records.walk import walk

GAME: Final = registry.game("chicago")
MATERIAL: Final[Any] = GAME.material(registry.standard("chicago"))
BOX: Final = MATERIAL.box
NAMES: Final = MATERIAL.names
# With the standard components no row of the advanced chain ever has too little room for what is drawn.
KINDS: Final = [kind.name for kind in vars(news).values() if isinstance(kind, Kind) and kind is not news.PUT_BACK]
MANAGERS: Final = {factory.name: BOX.companies[factory.company].manager_spaces for factory in BOX.factories}
OCTAGONS: Final = {factory.name: factory.octagons for factory in BOX.factories}
FLORSHEIM: Final = ("florsheim-1", "florsheim-3")
TIERS: Final = ("1", "2", "3")
STOCK: Final = NAMES["phase"].index("stock")
NONE: Final = -1
COLUMNS: Final = 3
ABOUT: Final = {
    "founded": ("founded", "company"),
    "placed": ("used", "space"),
    "asset bought": ("bought", "asset"),
    "asset used": ("asset used", "asset"),
    "goal won": ("goal won", "goal"),
}

VARIANTS: Final = ("special_companies", "chief_assets", "building_draft", "friendly_closing", "advanced_supply_chain")
BARE: Final[dict[str, object]] = {"mode": "basic"}
GUESTS: Final[dict[str, object]] = {"mode": "advanced", "special_companies": True, "chief_assets": True}
KIND: Final[dict[str, object]] = {"mode": "advanced", "special_companies": True, "friendly_closing": True}
ROWS: Final[dict[str, object]] = {"mode": "basic", "goals": False, "chief_assets": True, "advanced_supply_chain": True}
WHOLE: Final[dict[str, object]] = {"mode": "advanced", **dict.fromkeys(VARIANTS, True)}
SETTINGS: Final[list[tuple[int, dict[str, object]]]] = [
    (seats, options) for options in (GUESTS, BARE, WHOLE, KIND, ROWS) for seats in (4, 3, 2)
]

WANTED: Final = frozenset(
    [f"step {step}" for step in GAME.steps]
    + [f"event {kind}" for kind in KINDS]
    + [f"{name} {value}" for name, option in GAME.options.items() for value in option.allowed]
    + [f"founded {company}" for company in NAMES["company"]]
    + [f"used {space}" for space in NAMES["space"]]
    + [f"{done} {asset}" for asset in NAMES["asset"] for done in ("bought", "asset used")]
    + [f"goal won {goal}" for goal in NAMES["goal"]]
    + [f"manager of {factory}" for factory, managers in MANAGERS.items() if managers]
    + [f"bonus of space {space}" for space in BOX.bonus_at]
    + [f"bonus {NAMES['effect'][effect]}" for effect in set(BOX.bonus_at.values())]
    + ["exchanged by choice", "exchanged for want of it", "prestige on the last space"]
    + [f"tier {tier}" for tier in TIERS]
    + [f"automated by the manager of {factory}" for factory in FLORSHEIM]
    + ["american_flyer uses a catalog", "wages paid", "wages unpaid"]
    + ["free automation", "AutomateFreely declined", "SubstituteManager declined"]
    + ["takeover", "abandoned", "forced to sell", "left Closing"]
    + [f"Director certificate sold, and the company {end}" for end in ("kept", "lost")]
    + [f"{done} after {drop}" for done in ("protected", "not protected") for drop in ("a sale", "withholding")]
    + ["half price in a full row", "half price on the board", "the X tile has gone", "goods for tokens alone"]
    + ["hired from an empty market", "founded later", "nobody bought or sold", "all of a factory automated", "undo"]
)


def met(match: Match) -> set[str]:
    """What happened in a match that is over."""
    events: list[Any] = list(match.events(None))
    found = {f"{name} {value}" for name, value in match.options.items()}
    found |= {what for event in events for what in _of_event(event)}
    found |= {*_of_steps(match.record), *_of_tracks(events), *_of_managers(events), *_of_control(events)}
    if any(line.endswith(" undo") for line in match.record.lines):
        found.add("undo")
    return found


def _of_event(event: Any) -> Iterator[str]:
    name = event["event"]
    yield f"event {name}"
    if name in ABOUT:
        done, field = ABOUT[name]
        yield f"{done} {event[field]}"
    if name == "wages":
        yield "wages unpaid" if event["unpaid"] else "wages paid"
    if name == "income" and event["company"] == "american_flyer":
        yield "american_flyer uses a catalog"
    if name == "demand met" and event["tile"] == "d01":
        yield "the X tile has gone"
    if name == "hired" and event["amount"] == BOX.job_empty:
        yield "hired from an empty market"


# Steps and their answers -------------------------------------------------------------------------------------------


def _of_steps(record: corro.Record) -> Iterator[str]:
    """By what is due, and what is answered to it."""
    for state, step, text in walk(record):
        name = type(step).__name__
        yield f"step {name}"
        verb, _, about = text.partition("/")
        yield from OF_STEP.get(name, _of_others)(state, step, verb, about)


def _of_others(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    yield from ()


def _of_bonus(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    if not verb and not can_receive(state, step.company, step.effect):
        yield "exchanged for want of it"
    if verb:
        yield "exchanged by choice" if verb == "exchange" else f"bonus {NAMES['effect'][step.effect]}"


def _of_protection(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    done = "protected" if verb == "protect" else "not protected"
    yield f"{done} after {'a sale' if state.phase == STOCK else 'withholding'}"


def _of_stock(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    if verb == "found":
        yield "founded later"
    if all(move.verb == "sell" for move in state.legal(step.seat)):
        yield "forced to sell"


def _of_sale(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    if verb == "ship" and about.startswith("half"):
        right = state.tiles[COLUMNS * (state.charter(step.company).type + 1) - 1]
        yield "half price on the board" if right == NONE else "half price in a full row"


def _of_tokens(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    if state.tokens[step.company] and not state.run:
        yield "goods for tokens alone"


def _of_idle(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    if state.last == NONE:
        yield "nobody bought or sold"


def _of_power(state: Any, step: Any, verb: str, about: str) -> Iterator[str]:
    known = {"tier": f"tier {about}", "automate": "free automation", "leave-it": f"{type(step).__name__} declined"}
    if verb in known:
        yield known[verb]


OF_STEP: Final[dict[str, Callable[[Any, Any, str, str], Iterator[str]]]] = {
    "PrestigeBonus": _of_bonus,
    "TakeBonus": _of_bonus,
    "Protect": _of_protection,
    "StockTurn": _of_stock,
    "SellGoods": _of_sale,
    "Sell": _of_tokens,
    "EndOfStock": _of_idle,
    "AutomateFreely": _of_power,
    "SubstituteManager": _of_power,
    "Produce": _of_power,
}


# Events, one after the other ---------------------------------------------------------------------------------------


def _of_tracks(events: list[Any]) -> Iterator[str]:
    """How far prestige and prices have come."""
    prestige = {company.id: company.prestige for company in BOX.companies}
    prices: dict[str, int] = {}
    for event in events:
        company = event.get("company", "")
        if event["event"] == "prestige":
            before, now = prestige[company], event["prestige"]
            yield from (f"bonus of space {space}" for space in range(before + 1, now + 1) if space in BOX.bonus_at)
            if before == now:
                yield "prestige on the last space"
            prestige[company] = now
        if event["event"] == "share price":
            if prices.get(company) == 0:
                yield "left Closing"
            prices[company] = event["price"]


def _of_managers(events: list[Any]) -> Iterator[str]:
    """Factories that run with all their managers, and those that are automated to the last."""
    managers, automated = Counter[str](), Counter[str]()
    for place, event in enumerate(events):
        name, factory = event["event"], event.get("factory", "")
        managers[factory] += name == "manager"
        automated[factory] += name == "automated"
        if name == "automated" and automated[factory] == OCTAGONS[factory]:
            yield "all of a factory automated"
        if name == "ran" and managers[factory] == MANAGERS[factory] > 0:
            yield f"manager of {factory}"
            if events[place + 2]["event"] == "automated":
                yield f"automated by the manager of {factory}"


def _of_control(events: list[Any]) -> Iterator[str]:
    """Who directs a company after a purchase, after a sale, and after the Director certificate was sold."""
    before, director = "", dict[str, int]()
    for event in events:
        name, seat = event["event"], event.get("seat")
        if name in ("bought", "sold"):
            before = name
        if name == "exchanged":
            yield "takeover" if before == "bought" else "abandoned"
        if name == "given to the bank":
            kept = director[event["company"]] == seat
            yield f"Director certificate sold, and the company {'kept' if kept else 'lost'}"
        if name in ("founded", "exchanged", "given to the bank"):
            director[event["company"]] = seat

"""What recorded matches of Counterfeiters have to meet: every card, space and event, and the rare endings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from corro import registry
from corro.engine.match import Match

NAMES: Final = registry.game("counterfeiters").material(registry.standard("counterfeiters")).names
STARS: Final = NAMES["star"]
LAWYERS: Final = ("good_lawyer", "bad_lawyer")
FLIGHTS: Final = ("commercial-1", "jet-1")
FULL: Final = {"supermarket": 3, "fence": 8}

SETTINGS: Final[list[tuple[int, dict[str, object]]]] = [
    (seats, {"stall_guard": guard}) for guard, seats in product((25, 0, 25, 3), (3, 4, 2))
]

WANTED: Final = frozenset(
    [f"bought {card}" for card in NAMES["card"]]
    + [f"used {space}" for space in NAMES["space"]]
    + [f"{done} {star}" for star in STARS for done in ("printed", "handed in", "dined")]
    + [f"{place} full" for place in FULL]
    + [f"{flight} {way}" for flight in FLIGHTS for way in ("deposit", "withdraw")]
    + [f"{lawyer} {done}" for lawyer in LAWYERS for done in ("used", "declined")]
    + ["godfather", "supermarket refuses one-star", "supermarket refuses two-star", "strike", "end", "stalled"]
    + ["passed", "last henchman placed", "last henchman passed", "lifted and put back on the same space"]
    + ["binned", "first-player pawn", "first player as before", "fence with several qualities"]
    + [
        "diner with a choice",
        "diner without a choice",
        "two choose for their diners",
        "jet owner on a commercial flight",
    ]
    + ["deck empty", "empty slot", "win shared", "undo"]
)


def met(match: Match) -> set[str]:
    """What happened in a match that is over."""
    events: list[Any] = list(match.events(None))
    lines = [(int(seat), text) for seat, text in (line.split(" ") for line in match.record.lines) if seat != "nature"]
    found = {what for event in events for what in _of_event(event)}
    found |= {*_of_lines(lines), *_of_visits(lines), *_of_owners(events), *_of_the_pawn(events)}
    found |= {*_of_the_last(events), *_of_end(match)}
    if sum(event["event"] == "dined" for event in events) > sum(text.startswith("dine/") for _, text in lines):
        found.add("diner without a choice")
    return found


def _of_event(event: Any) -> Iterator[str]:
    name = event["event"]
    yield name
    if name == "bought":
        yield f"bought {event['card']}"
    if name == "placed":
        yield f"used {event['space']}"
    if name in ("printed", "handed in", "dined", "supermarket refuses"):
        yield f"{name} {event['fakes']}"


def _of_lines(lines: list[tuple[int, str]]) -> Iterator[str]:
    """Flights, diners and undo, by what was answered one after the other."""
    for (before, earlier), (seat, text) in zip([(-1, ""), *lines], lines, strict=False):
        verb = text.partition("/")[0]
        if verb in ("deposit", "withdraw"):
            yield f"{earlier.partition('/')[2]} {verb}"
        if verb == "dine":
            yield "diner with a choice"
            if earlier.startswith("dine/") and before != seat:
                yield "two choose for their diners"
        if verb == "undo":
            yield "undo"


def _of_visits(lines: list[tuple[int, str]]) -> Iterator[str]:
    """Batches, by the fakes that were handed in after a henchman was placed."""
    place, given = "", dict.fromkeys(STARS, 0)
    for _, text in lines:
        verb, _, about = text.partition("/")
        if verb == "place":
            place, given = about.rpartition("-")[0], dict.fromkeys(STARS, 0)
        if verb in STARS:
            given[verb] = int(about)
            if sum(given.values()) == FULL[place]:
                yield f"{place} full"
            if place == "fence" and sum(count > 0 for count in given.values()) > 1:
                yield "fence with several qualities"


def _of_owners(events: list[Any]) -> Iterator[str]:
    """What only owners of certain cards do."""
    cards: dict[int, set[str]] = {}
    left = (-1, "")
    for event in events:
        name, seat = event["event"], event.get("seat")
        owned = cards.setdefault(seat, set())
        if name == "bought":
            owned.add(event["card"])
        if name == "placed":
            if event["space"].startswith("commercial") and "private_jet" in owned:
                yield "jet owner on a commercial flight"
            if left == (seat, event["space"]):
                yield "lifted and put back on the same space"
        if name == "declined":
            yield f"{event['card']} declined"
        if name == "taken back":
            left = (seat, event["space"])
            if len(owned.intersection(LAWYERS)) == 1:
                yield f"{min(owned.intersection(LAWYERS))} used"


def _of_the_pawn(events: list[Any]) -> Iterator[str]:
    """Who takes the first-player pawn and who had it."""
    holder = -1
    for event in events:
        if event["event"] in ("first player", "first-player pawn"):
            if event["seat"] == holder:
                yield "first player as before"
            holder = event["seat"]


def _of_the_last(events: list[Any]) -> Iterator[str]:
    """The last henchmen: placed or passed after the end has come, and before the lawyers."""
    names = [event["event"] for event in events]
    after = names[names.index("end") + 1 :] if "end" in names else []
    for name in after:
        if name in ("taken back", "declined"):
            return
        if name in ("placed", "passed"):
            yield f"last henchman {name}"


def _of_end(match: Match) -> Iterator[str]:
    view: Any = match.view(None)
    if len(match.winners or ()) > 1:
        yield "win shared"
    if not view["deck"]["cards"]:
        yield "deck empty"
    events: list[Any] = list(match.events(None))
    filled = [number for number, event in enumerate(events) if event["event"] == "round"]
    bought = [event["event"] for event in events[filled[-1] :]].count("bought")
    if [slot["card"] for slot in view["market"]].count(None) > bought:
        yield "empty slot"

"""What recorded matches of 1920 Wall Street have to meet: every card, event and Tycoon, and the rare endings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from corro import registry
from corro.engine.match import Match

CARDS: Final = registry.game("wall_street").material(registry.standard("wall_street")).names["card"]
DECK: Final = tuple(card for card in CARDS if card not in ("oil-1-extra", "explosion"))
TYCOONS: Final = ("prestige", "cash", "debt", "salvage")
LOANS: Final = 3

SETTINGS: Final[list[tuple[int, dict[str, object]]]] = [
    (seats, {"board": board, "tycoons": tycoons, "call_options": options})
    for tycoons, options, board, seats in product(
        ("mixed", "reward", "punishment", "off"), (True, False), ("blue", "orange"), (3, 4, 5, 2)
    )
]

WANTED: Final = frozenset(
    [f"{done} {card}" for card in DECK for done in ("kept", "discarded")]
    + [f"{tycoon} {face}" for tycoon in TYCOONS for face in ("reward", "punishment")]
    + [f"sold {kind}" for kind in ("a share", "two shares", "a dual", "gold")]
    + ["event gold_debased", "event share_loss", "event value_halved", "event None"]
    + ["exchange with one card", "exchange with a choice", "buyer without a valid share", "rival without a valid share"]
    + ["Explosion discarded by the first player", "Explosion discarded by another"]
    + ["tie broken by capital", "win shared", "deck empty in the last turn"]
    + ["to the box with two players", "prestige given", "loan repaid", "repaying declined"]
    + [
        "returned from shares",
        "returned from fluctuations",
        "undo",
        "third loan",
        "full circle",
        "Market Trend",
        "flip",
    ]
    + [
        "option placed",
        "option home",
        "best assignment",
        "assignment of one's own",
        "set in an order",
        "negative score",
    ]
)


def met(match: Match) -> set[str]:
    """What happened in a match that is over."""
    found = {what for event in match.events(None) for what in _of_event(event, match)}
    found |= {what for line in match.record.lines for what in _of_line(line.split(" ")[1], match.seats)}
    return found | set(_of_end(match))


def _of_event(event: Any, match: Match) -> Iterator[str]:
    name = event["event"]
    if name in ("kept", "discarded"):
        yield f"{name} {event['card']}"
    if name == "discarded" and event["card"] == "explosion":
        first: Any = match.view(None)["first"]
        yield f"Explosion discarded by {'the first player' if event['seat'] == first else 'another'}"
    if name == "tycoon":
        yield f"{event['tycoon']} {event['face']}"
    if name == "sold":
        yield f"sold {_kind(event['card'])}"
    if name == "event":
        yield f"event {event['zone']}"
    if name == "returned":
        yield f"returned from {event['pile']}"
    if name == "moved" and event["slot"] == 0:
        yield "Market Trend"
    if name == "loan" and event["loans"] >= LOANS:
        yield "third loan"
    yield {
        "to the box": "to the box with two players",
        "loan repaid": "loan repaid",
        "option placed": "option placed",
        "option home": "option home",
        "flipped": "flip",
    }.get(name, "")


def _kind(card: str) -> str:
    if card.startswith("dual"):
        return "a dual"
    if card == "gold":
        return "gold"
    return "two shares" if card.endswith("-2") else "a share"


def _of_line(text: str, seats: int) -> Iterator[str]:
    verb, _, about = text.partition("/")
    if verb == "buy" and int(about) == seats + 4:
        yield "full circle"
    yield {
        "give": "prestige given",
        "decline": "repaying declined",
        "take": "exchange with a choice",
        "best": "best assignment",
        "assign": "assignment of one's own",
        "next": "set in an order",
        "undo": "undo",
    }.get(verb, "")


def _of_end(match: Match) -> Iterator[str]:
    view: Any = match.view(None)
    scores, winners = match.scores or (), match.winners or ()
    top = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(winners) < len(top):
        yield "tie broken by capital"
    if len(winners) > 1:
        yield "win shared"
    if min(scores) < 0:
        yield "negative score"
    if view["top"] is None and view["deck"] == 0:
        yield "deck empty in the last turn"
    yield from _of_exchanges([dict(event) for event in match.events(None)])


def _of_exchanges(events: list[dict[str, Any]]) -> Iterator[str]:
    for place, event in enumerate(events):
        if event["event"] == "no valid share":
            before = events[place - 1]["event"]
            yield f"{'buyer' if before == 'kept' else 'rival'} without a valid share"
        if event["event"] == "swapped" and events[place - 1]["event"] in ("picked", "no valid share"):
            others = [earlier for earlier in events[max(place - 4, 0) : place] if earlier["event"] == "picked"]
            if len(others) == 1:
                yield "exchange with one card"

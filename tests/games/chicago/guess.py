"""What may be known of hands and stacks, found by trying: every deal, pass and throw, event by event that was shown."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import combinations, product
from typing import Any

from corro import registry

PAPER: Any = registry.standard("chicago").data
ERA_OF = {row["id"]: row["era"] for row in PAPER["building"]}
ERA_OF_DECADE = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3}
Cards = frozenset[str]
World = tuple[tuple[Cards, ...], Cards]
"""The hand of each seat, and all buildings that are still to be dealt."""
Drafted = tuple[World, tuple[Cards, ...]]
"""A world in the draft, and what each seat has just received."""


def worlds(events: list[Any], seat: int | None, seats: int) -> set[World]:
    """All worlds that agree with what that seat, or a watcher, was shown from the beginning of a match."""
    stock = frozenset(row["id"] for row in PAPER["building"] if row["min_players"] <= seats)
    found: set[World] = {((frozenset(),) * seats, stock)}
    decade = 1
    passing: list[Any] = []
    mine = frozenset(event["building"] for event in events if event["event"] == "dealt" and "building" in event)
    for event in events:
        name = event["event"]
        if name in ("handed on", "received"):
            passing.append(event)
            continue
        if passing:
            found, passing = draft(found, passing, seat, seats), []
        if name == "phase":
            decade = event["decade"]
        elif name == "dealt":
            era = frozenset(building for building in ERA_OF if ERA_OF[building] == ERA_OF_DECADE[decade])
            found = deal(found, event["seat"], {event["building"]} if "building" in event else era - mine)
        elif name == "thrown away":
            found = throw(found, event["seat"], event.get("building"))
        elif name == "built":
            found = {lose(world, event["seat"], event["building"]) for world in found if holds(world, event)}
    return draft(found, passing, seat, seats) if passing else found


def deal(found: set[World], seat: int, what: AbstractSet[str]) -> set[World]:
    """One more building comes to a hand, one of these that is still to be dealt."""
    return {
        (with_hand(hands, seat, hands[seat] | {building}), stock - {building})
        for hands, stock in found
        for building in stock & what
    }


def throw(found: set[World], seat: int, known: str | None) -> set[World]:
    """One building leaves the hand: the one that was shown, or any."""
    return {lose(world, seat, building) for world in found for building in world[0][seat] if known in (None, building)}


def holds(world: World, event: Any) -> bool:
    """Whether the player can have built that."""
    return event["building"] in world[0][event["seat"]]


def lose(world: World, seat: int, building: str) -> World:
    """The same world without a building in a hand."""
    hands, stock = world
    return with_hand(hands, seat, hands[seat] - {building}), stock


def with_hand(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    """The hands with another one for that seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def draft(found: set[World], events: list[Any], seat: int | None, seats: int) -> set[World]:
    """Two buildings go to the neighbour, then one of those that came; `events` are those of a whole decade."""
    first, second = events[: 4 * seats], events[4 * seats :]
    drafted: set[Drafted] = {(world, world[0]) for world in found}
    for stage, number in ((first, 2), (second, 1)):
        if stage:
            drafted = {after for before in drafted for after in pass_on(before, stage, seat, number)}
    return {world for world, _ in drafted}


def pass_on(before: Drafted, events: list[Any], seat: int | None, number: int) -> set[Drafted]:
    """Everybody passes so many of the buildings that may be passed, as far as it agrees with what was shown."""
    (hands, stock), choice = before
    gave = frozenset(event["building"] for event in events if event["event"] == "handed on" and "building" in event)
    came = frozenset(event["building"] for event in events if event["event"] == "received" and "building" in event)
    to = {event["seat"]: event["to"] for event in events if event["event"] == "handed on"}
    options = [[frozenset(some) for some in combinations(sorted(cards), number)] for cards in choice]
    if seat is not None:
        giver = next(other for other, taker in to.items() if taker == seat)
        options[seat] = [some for some in options[seat] if some == gave]
        options[giver] = [some for some in options[giver] if some == came]
    after = set()
    for given in product(*options):
        received = tuple(given[next(other for other in to if to[other] == taker)] for taker in range(len(hands)))
        after.add(((tuple(hands[at] - given[at] | received[at] for at in range(len(hands))), stock), received))
    return after

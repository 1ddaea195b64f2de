"""What others are shown of a player's buildings, and the worlds in which a player's knowledge is the same."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

import corro
from tests.games.chicago.guess import World, worlds
from tests.games.chicago.scene import Scene, opening

SECRET = ("KeepOne", "HandOnOne", "Construct")
TWO = [(2, decade, number) for decade in range(1, 6) for number in range(2)]
FEW = 60
DEALS = 4000


def look(match: corro.Match, seat: int | None) -> Any:
    """The view of a seat."""
    return match.view(seat)


def shown(match: corro.Match, seat: int | None) -> list[Any]:
    """The events that a seat was shown."""
    return [*match.events(seat)]


@cache
def begun(seats: int, decade: int, due: str, number: int, draft: bool) -> corro.Match:
    """A match played by chance up to a step of a decade."""
    rng = Random(number)
    scene = opening(seats, building_draft=draft)
    match = scene.match
    while look(match, None)["due"] != due or look(match, None)["decade"] < decade:
        who = match.owing[0]
        by_chance = who == corro.NATURE or look(match, None)["due"] in SECRET
        match.play(who, rng.choice(match.moves(who)) if by_chance else match.gone(who))
    return match


def world_of(match: corro.Match) -> World:
    """All hands, and all buildings that are still to be dealt."""
    state: Any = match.position()["state"]
    hands = tuple(frozenset(player["hand"]) for player in state["players"])
    return hands, frozenset(building for stack in state["stacks"] for building in stack)


def reached(match: corro.Match, seat: int | None, wanted: set[World]) -> set[World]:
    """The worlds of some hundred redeals; if there are few, of as many as it takes to see them all."""
    found: set[World] = set()
    for number in range(DEALS):
        if number >= FEW and (len(wanted) > FEW or found == wanted):
            break
        found.add(world_of(match.redeal(seat, Random(number))))
    return found


def agrees(match: corro.Match, seat: int | None) -> set[World]:
    """Check that redeals reach what trying everything finds, all of it where that is little; what that is."""
    wanted = worlds(shown(match, seat), seat, match.seats)
    found = reached(match, seat, wanted)
    assert found <= wanted
    assert world_of(match) in wanted
    assert found == wanted or len(wanted) > FEW
    return wanted


def told(match: corro.Match, seat: int | None) -> str:
    """Everything that a seat is shown, as text."""
    return json.dumps([look(match, seat), shown(match, seat), match.owing])


# Every world and no other --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("due", ["Construct", "ChooseSpace"])
@pytest.mark.parametrize(("seats", "decade", "number"), [*TWO, (3, 1, 0), (3, 2, 0), (3, 3, 0), (4, 1, 0)])
def test_a_redeal_reaches_what_can_be_and_nothing_else(
    seats: int, decade: int, due: str, number: int
) -> None:  # CH-BUILD-2, CH-SETUP-13
    match = begun(seats, decade, due, number, draft=False)
    for seat in range(seats):
        agrees(match, seat)


@pytest.mark.parametrize("due", [*SECRET, "ChooseSpace"])
@pytest.mark.parametrize(("seats", "decade", "number"), [*TWO, (3, 1, 0), (3, 1, 1), (4, 1, 0)])
def test_a_redeal_in_the_draft_reaches_what_can_be(seats: int, decade: int, number: int, due: str) -> None:  # CH-VAR-1
    match = begun(seats, decade, due, number, draft=True)
    for seat in range(seats):
        agrees(match, seat)


@pytest.mark.parametrize(("draft", "due"), [(False, "Construct"), (True, "HandOnOne"), (True, "ChooseSpace")])
@pytest.mark.parametrize("decade", [1, 2])
def test_a_watcher_can_imagine_more_than_a_player(decade: int, due: str, draft: bool) -> None:  # CH-BUILD-2, CH-VAR-1
    match = begun(2, decade, due, 1, draft)
    seen = agrees(match, None)
    for seat in range(2):
        assert agrees(match, seat) < seen


@pytest.mark.parametrize("draft", [False, True])
def test_a_redealt_world_is_redealt_like_the_real_one(draft: bool) -> None:  # CH-BUILD-2, CH-VAR-1
    match = begun(2, 3, "Construct", 2, draft)
    for seat in (0, 1):
        wanted = agrees(match, seat)
        for number in range(3):
            world = match.redeal(seat, Random(number))
            assert reached(world, seat, wanted) == wanted
    everything = worlds(shown(match, None), None, 2)
    assert reached(match.redeal(None, Random(4)), None, everything) <= everything
    mine = match.redeal(0, Random(5))
    hand = look(mine, 1)["players"][1]["hand"]
    assert look(mine.redeal(1, Random(6)), 1)["players"][1]["hand"] == hand


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("due", ["Construct", "ChooseSpace"])
def test_a_redeal_depends_on_nothing_that_its_seat_does_not_know(due: str, draft: bool) -> None:  # CH-BUILD-2, CH-VAR-1
    match = begun(3, 2, due, 3, draft)
    for seat in (0, 1, 2, None):
        others = [match.redeal(seat, Random(number)) for number in range(5)]
        for number in range(5):
            wanted = match.redeal(seat, Random(number)).digest()
            assert {world.redeal(seat, Random(number)).digest() for world in others} == {wanted}


def test_two_players_know_all_of_the_first_era_until_one_is_thrown_away() -> None:  # CH-SETUP-7, CH-SETUP-13
    assert len(agrees(begun(2, 1, "Construct", 0, draft=False), 0)) == 1
    assert len(agrees(begun(2, 1, "ChooseSpace", 0, draft=False), 0)) == 2


def test_the_hands_of_two_others_can_be_dealt_in_twenty_ways() -> None:  # CH-SETUP-13
    assert len(agrees(begun(3, 1, "Construct", 0, draft=False), 1)) == 20


# What is shown -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("due", ["Construct", "ChooseSpace"])
def test_a_redeal_shows_its_seat_what_the_match_showed(due: str, draft: bool) -> None:  # CH-BUILD-2, CH-VAR-1
    match = begun(3, 1, due, 1, draft)
    for seat in (0, 1, 2, None):
        for number in range(20):
            assert told(match.redeal(seat, Random(number)), seat) == told(match, seat)


def test_the_events_of_a_redeal_show_nobody_else_a_hand() -> None:  # CH-BUILD-2
    match = begun(3, 1, "ChooseSpace", 1, draft=True)
    world = match.redeal(1, Random(1))
    for seat in (0, 2, None):
        hidden = [event for event in shown(world, seat) if event["event"] in ("dealt", "handed on", "received")]
        assert all("building" not in event for event in hidden)


def test_a_seat_sees_its_hand_and_the_size_of_others() -> None:  # CH-SETUP-13
    match = begun(3, 1, "Construct", 1, draft=False)
    hands = [player["hand"] for player in look(match, 1)["players"]]
    assert (hands[0], len(hands[1]), hands[2]) == (3, 3, 3)
    assert [player["hand"] for player in look(match, None)["players"]] == [3, 3, 3]


def test_what_is_thrown_away_is_shown_to_the_player_alone() -> None:  # CH-BUILD-2
    match = begun(3, 1, "ChooseSpace", 1, draft=False)
    for seat in (0, 1, 2, None):
        thrown = [event for event in shown(match, seat) if event["event"] == "thrown away"]
        assert [event["seat"] for event in thrown if "building" in event] == ([] if seat is None else [seat])
        assert len(thrown) == 3


def test_what_is_passed_on_is_shown_to_giver_and_taker() -> None:  # CH-VAR-1
    match = begun(4, 1, "Construct", 1, draft=True)
    for seat in range(4):
        gave, came = (
            [event for event in shown(match, seat) if event["event"] == name and "building" in event]
            for name in ("handed on", "received")
        )
        assert {(event["seat"], event["to"]) for event in gave} == {(seat, (seat + 1) % 4)}
        assert {(event["from"], event["seat"]) for event in came} == {((seat + 3) % 4, seat)}
        assert len(gave) == len(came) == 3


def test_what_has_been_chosen_is_hidden_until_all_have_chosen() -> None:  # CH-BUILD-2, CH-BUILD-3
    one, other = begun(3, 1, "Construct", 1, draft=False).copy(), begun(3, 1, "Construct", 1, draft=False).copy()
    for match, first in ((one, 0), (other, 1)):
        match.play(1, match.moves(1)[first])
        match.play(1, match.moves(1)[first])
    assert one.owing == (0, 2)
    assert [told(one, seat) for seat in (0, 2, None)] == [told(other, seat) for seat in (0, 2, None)]
    built = {world.moves(0) and finish_choice(world) for world in (one.redeal(0, Random(n)) for n in range(60))}
    assert len(built) == 6


def finish_choice(match: corro.Match) -> str:
    """What seat 1 has chosen to build, seen when the others have chosen too."""
    while match.owing != (1,) and look(match, None)["due"] == "Construct":
        match.play(match.owing[0], match.moves(match.owing[0])[0])
    return str(look(match, None)["players"][1]["built"][0])


def test_an_imagined_match_can_be_played_to_its_end() -> None:  # CH-BUILD-2, CH-VAR-1
    for draft, decade in ((False, 2), (True, 2), (True, 3)):
        world = begun(2, decade, "Construct", 1, draft).redeal(1, Random(3))
        assert Scene(None, world).finish().match.over


def test_a_redeal_in_the_middle_of_the_deal_leaves_the_rest_to_chance() -> None:  # CH-SETUP-13, CH-BUILD-1
    scene = opening(3).play("first/0")
    scene.play(*["deal/e1_manager", "deal/e1_goods_1", "deal/e1_salesperson", "deal/e1_wood_coal"])
    assert [len(agrees(scene.match, seat)) for seat in (0, 1)] == [6, 8 * 7 * 6 // 6]
    deals = [set(Scene(None, scene.match.redeal(1, Random(number))).nature()) for number in range(60)]
    assert all(len(deal) == 5 and "deal/e1_wood_coal" not in deal for deal in deals)
    assert len(set.union(*deals)) == 8

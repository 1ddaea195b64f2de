"""4. Operations, step 6: the supply chain moves on and is filled when the turn of a company ends."""

from __future__ import annotations

from typing import Any

import pytest

import corro
from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import chain, haymarket, told

NONE = {"livestock": 0, "steel": 0, "wood": 0, "coal": 0}
Cubes = dict[str, int]


def ended(there: dict[str, Cubes], *, decade: int = 1, draws: tuple[str, ...] = (), **board: Any) -> Scene:
    """The turn of Libby has ended with that chain; `draws` come from the bag, one after another."""
    spaces = {space: there.get(space, {}) for space in ("x", "30", "20", "10")}
    scene = table("operations", operating="libby", step="end", seats=2, decade=decade)
    scene.company("libby", prestige=9).company("doggett", director=1)
    scene.board(chain=spaces, **board).start().play("end")
    for draw in draws:
        scene.match.play(corro.NATURE, f"cube/{draw}")
    return scene


# Moving on ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "slid"),
    [
        (
            {"x": {"coal": 3}, "30": {"steel": 2}, "20": {"wood": 1}},
            {"30": {"coal": 3}, "20": {"steel": 2}, "10": {"wood": 1}},
            [("20", "10"), ("30", "20"), ("x", "30")],
        ),
        (
            {"x": {"coal": 3}, "30": {"steel": 2}, "10": {"wood": 1}},
            {"30": {"coal": 3}, "20": {"steel": 2}, "10": {"wood": 1}},
            [("30", "20"), ("x", "30")],
        ),
        (
            {"x": {"coal": 3}, "20": {"steel": 2}, "10": {"wood": 1}},
            {"30": {"coal": 3}, "20": {"steel": 2}, "10": {"wood": 1}},
            [("x", "30")],
        ),
    ],
)
def test_an_empty_space_takes_all_cubes_of_the_next_dearer_one(
    before: dict[str, Cubes], after: dict[str, Cubes], slid: list[tuple[str, str]]
) -> None:  # CH-OPS-CHAIN-1
    scene = ended(before)
    assert chain(scene) == {"x": {}} | after
    assert told(scene, "slid", "from", "to") == slid


def test_over_an_empty_space_the_nearest_dearer_one_moves() -> None:  # CH-OPS-CHAIN-1, R-CHAIN-2
    scene = ended({"x": {"coal": 3}, "30": {"steel": 2, "wood": 1}})
    assert told(scene, "slid", "from", "to") == [("30", "10"), ("x", "20")]
    assert chain(scene) == {"x": {}, "30": {}, "20": {"coal": 3}, "10": {"steel": 2, "wood": 1}}


def test_no_cube_moves_to_a_space_that_has_cubes() -> None:  # CH-OPS-CHAIN-1
    there = {"x": {"coal": 3}, "30": {"steel": 2}, "20": {"wood": 3}, "10": {"livestock": 1}}
    scene = ended(there)
    assert (chain(scene), scene.events("slid"), scene.events("supplied")) == (there, [], [])
    assert scene.view()["operating"] == "doggett"


# Filling X ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("decade", "number"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 6)])
def test_an_empty_x_is_filled_with_the_cubes_of_the_decade(decade: int, number: int) -> None:  # CH-OPS-CHAIN-2
    there = {"30": {"steel": 2}, "20": {"wood": 1}, "10": {"coal": 1}}
    scene = ended(there, decade=decade).settle()
    assert told(scene, "supplied", "resource", "space") == [("livestock", "x")] * number
    assert chain(scene) == there | {"x": {"livestock": number}}


def test_the_cubes_come_out_of_the_bag_by_chance() -> None:  # CH-OPS-CHAIN-2
    there = {"30": {"steel": 2}, "20": {"wood": 1}, "10": {"coal": 1}}
    scene = ended(there, bag={"steel": 3, "coal": 1})
    assert scene.odds() == {"cube/steel": 0.75, "cube/coal": 0.25}
    scene.match.play(corro.NATURE, "cube/coal")
    assert scene.odds() == {"cube/steel": 1.0}
    assert chain(scene.settle())["x"] == {"coal": 1, "steel": 2}


def test_moving_and_drawing_go_on_until_all_four_spaces_have_cubes() -> None:  # CH-OPS-CHAIN-2
    draws = ("coal", "coal", "coal", "wood", "wood", "wood", "steel", "steel", "livestock")
    scene = ended({"x": {"livestock": 2}}, draws=draws)
    assert chain(scene) == {
        "x": {"steel": 2, "livestock": 1},
        "30": {"wood": 3},
        "20": {"coal": 3},
        "10": {"livestock": 2},
    }
    assert told(scene, "slid", "from", "to") == [("x", "10"), ("x", "20"), ("x", "30")]


def test_a_chain_that_is_quite_empty_is_drawn_anew() -> None:  # CH-OPS-CHAIN-2
    scene = ended({}, decade=2).settle()
    assert {space: sum(held.values()) for space, held in chain(scene).items()} == {"x": 4, "30": 4, "20": 4, "10": 4}


# An empty bag ------------------------------------------------------------------------------------------------------


FULL_BUT_X = {"30": {"coal": 1}, "20": {"coal": 1}, "10": {"coal": 1}}


def test_an_empty_bag_takes_in_all_of_haymarket_and_one_draws_on() -> None:  # CH-OPS-CHAIN-3
    stock = {"livestock": 4, "steel": 3, "wood": 3, "coal": 2}
    scene = ended(FULL_BUT_X, decade=2, draws=("coal",), bag={"coal": 1}, haymarket=stock)
    assert told(scene, "bag refilled") == [()]
    assert (haymarket(scene), sum(scene.view()["bag"].values())) == ({}, 12)
    for draw in ("wood", "wood", "livestock"):
        scene.match.play(corro.NATURE, f"cube/{draw}")
    assert chain(scene)["x"] == {"coal": 1, "wood": 2, "livestock": 1}
    assert haymarket(scene) == {"livestock": 2, "steel": 2, "wood": 1, "coal": 2}
    assert scene.view()["bag"] == {"livestock": 1, "steel": 1, "wood": 0, "coal": 0}


def test_haymarket_is_set_up_anew_once_the_whole_step_is_done() -> None:  # CH-OPS-CHAIN-3
    stock = {"livestock": 4, "steel": 4, "wood": 4, "coal": 4}
    scene = ended({"x": {"coal": 1}}, bag=NONE, haymarket=stock)
    while scene.match.owing == (corro.NATURE,):
        assert haymarket(scene) == {}
        scene.match.play(corro.NATURE, scene.nature()[-1])
    names = [name for name in scene.told() if name in {"bag refilled", "supplied", "haymarket reset"}]
    assert names == ["bag refilled", *["supplied"] * 9, "haymarket reset"]
    assert haymarket(scene) == {"livestock": 2, "steel": 2}


def test_a_bag_that_gave_its_last_cube_stays_empty_until_the_next_draw() -> None:  # CH-OPS-CHAIN-3, R-CHAIN-1
    scene = ended(FULL_BUT_X, bag={"steel": 3}, haymarket={"livestock": 2, "steel": 1, "wood": 5, "coal": 0}).settle()
    assert (chain(scene)["x"], scene.events("bag refilled"), sum(scene.view()["bag"].values())) == ({"steel": 3}, [], 0)
    assert haymarket(scene) == {"livestock": 2, "steel": 1, "wood": 5}


def test_a_bag_that_was_never_empty_leaves_haymarket_alone() -> None:  # CH-OPS-CHAIN-3
    scene = ended(FULL_BUT_X, haymarket={"livestock": 0, "steel": 5, "wood": 1, "coal": 0}).settle()
    assert (haymarket(scene), scene.events("haymarket reset")) == ({"steel": 5, "wood": 1}, [])


def test_with_too_few_cubes_all_of_them_go_to_the_chain() -> None:  # CH-OPS-CHAIN-3, R-CHAIN-3
    scene = ended({"10": {"coal": 1}}, decade=4, bag={"steel": 2}, haymarket=NONE | {"steel": 1, "wood": 4}).settle()
    assert chain(scene) == {"x": {}, "30": {"wood": 2}, "20": {"steel": 3, "wood": 2}, "10": {"coal": 1}}
    assert (haymarket(scene), scene.view()["operating"]) == ({}, "doggett")


def test_a_chain_is_not_filled_when_nothing_at_all_is_left() -> None:  # CH-OPS-CHAIN-3, R-CHAIN-3
    scene = ended({"30": {"coal": 1}}, bag=NONE, haymarket=NONE)
    assert chain(scene) == {"x": {}, "30": {}, "20": {}, "10": {"coal": 1}}
    assert (scene.events("bag refilled"), scene.view()["operating"]) == ([], "doggett")

"""Trades of two cubes for one in Management; pages 22 and 26."""

from __future__ import annotations

import pytest

from tests.games.chicago.books import NOTHING, TWO_EACH, moved
from tests.games.chicago.scene import Scene, table


def trader(**cubes: int) -> Scene:
    """Seat 0 directs Libby, which has these cubes, and is to act; Haymarket has two of each kind."""
    scene = table("management", seats=3, decade=2)
    scene.company("libby", director=0, treasury=100, price=40, cubes=cubes)
    return scene.seat(1, partners=0).seat(2, partners=0).board(haymarket=TWO_EACH).start()


@pytest.mark.parametrize("before", [True, False])
def test_two_equal_cubes_are_given_for_another_before_or_after_the_action(before: bool) -> None:  # CH-MGMT-8
    scene = trader(wood=2)
    if not before:
        scene.play("space/fundraising_40")
    assert scene.play("trade/libby").texts() == ["swap/wood-livestock", "swap/wood-steel", "swap/wood-coal"]
    scene.play("swap/wood-steel")
    assert scene.firm("libby")["cubes"] == {"livestock": 0, "steel": 1, "wood": 0, "coal": 0}
    assert scene.view()["haymarket"] == {"livestock": 2, "steel": 1, "wood": 4, "coal": 2}
    assert scene.firm("libby")["treasury"] == (100 if before else 140)


def test_trades_go_on_as_long_as_there_are_cubes_for_them() -> None:  # CH-MGMT-8
    scene = trader(wood=4, coal=2)
    for swap in ("wood-steel", "wood-steel", "coal-livestock"):
        scene.play("trade/libby", f"swap/{swap}")
    assert scene.firm("libby")["cubes"] == {"livestock": 1, "steel": 2, "wood": 0, "coal": 0}
    assert scene.play("trade/libby").texts() == ["swap/steel-livestock", "swap/steel-wood", "swap/steel-coal"]
    scene.play("swap/steel-wood")
    assert moved(scene, "trade") == []


@pytest.mark.parametrize("cubes", [{"wood": 1}, {"wood": 1, "steel": 1}, {}])
def test_one_cube_of_a_kind_is_not_enough_for_a_trade(cubes: dict[str, int]) -> None:  # CH-MGMT-8
    assert moved(trader(**cubes), "trade") == []


def test_a_trade_gives_what_lies_in_haymarket_only() -> None:  # CH-MGMT-8
    scene = table("management", seats=3, decade=2).company("libby", director=0, cubes={"wood": 2, "coal": 1})
    scene.board(haymarket=NOTHING | {"wood": 3, "coal": 1}).start()
    assert scene.play("trade/libby").texts() == ["swap/wood-coal"]


def test_each_company_of_the_player_may_trade_whichever_acts() -> None:  # CH-MGMT-8
    scene = table("management", seats=3, decade=2)
    for company in ("libby", "swift"):
        scene.company(company, director=0, cubes={"wood": 2})
    scene.board(haymarket=TWO_EACH).start()
    assert sorted(moved(scene, "trade")) == ["trade/libby", "trade/swift"]
    scene.play("trade/swift", "swap/wood-coal", "company/libby")
    assert moved(scene, "trade") == ["trade/libby"]
    scene.play("space/fundraising_40", "trade/libby", "swap/wood-steel")
    assert (scene.cubes("libby"), scene.cubes("swift")) == ({"steel": 1}, {"coal": 1})


def test_nobody_trades_for_the_company_of_another_player() -> None:  # CH-MGMT-8
    scene = table("management", seats=3, decade=2).company("libby", director=0, price=40)
    scene.company("swift", director=1, cubes={"wood": 2}).board(haymarket=TWO_EACH).start()
    assert moved(scene, "trade") == []
    scene.play("space/fundraising_40")
    assert (scene.match.owing, moved(scene, "trade")) == ((1,), ["trade/swift"])

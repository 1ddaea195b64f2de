"""11. Variants: the building draft, the friendly closing, the advanced supply chain."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from corro import registry
from corro.engine import replay
from corro.engine.components import Components
from tests.games.chicago.deal import PAPER
from tests.games.chicago.scene import Scene, opening, table
from tests.games.chicago.works import haymarket, idle, told, works

ROWS = {"advanced_supply_chain": True}
HANDS = {
    0: ("e1_goods_1", "e1_manager", "e1_salesperson"),
    1: ("e1_wood_coal", "e1_wood_livestock", "e1_wood_steel"),
    2: ("e1_asset_discount_10", "e1_automate_1", "e1_prestige_2"),
}

# The draft -----------------------------------------------------------------------------------------------------------


def drafting(*, draft: bool = True) -> Scene:
    """Three players with their first buildings in hand."""
    scene = table("construction", building_draft=draft)
    for seat, hand in HANDS.items():
        scene.seat(seat, hand=hand)
    return scene.start()


def hands(scene: Scene) -> list[list[str]]:
    """What each player holds."""
    return [sorted(scene.player(seat)["hand"]) for seat in range(3)]


def test_two_buildings_go_to_the_left_then_one_of_those_that_came() -> None:  # CH-VAR-1
    scene = drafting()
    assert sorted(scene.texts(0)) == ["keep/e1_goods_1", "keep/e1_manager", "keep/e1_salesperson"]
    scene.by(2, "keep/e1_prestige_2").by(0, "keep/e1_manager")
    assert hands(scene) == [sorted(hand) for hand in HANDS.values()]
    scene.by(1, "keep/e1_wood_coal")
    assert hands(scene) == [
        ["e1_asset_discount_10", "e1_automate_1", "e1_manager"],
        ["e1_goods_1", "e1_salesperson", "e1_wood_coal"],
        ["e1_prestige_2", "e1_wood_livestock", "e1_wood_steel"],
    ]
    assert sorted(scene.texts(0)) == ["hand-on/e1_asset_discount_10", "hand-on/e1_automate_1"]
    scene.by(0, "hand-on/e1_asset_discount_10").by(1, "hand-on/e1_goods_1").by(2, "hand-on/e1_wood_steel")
    assert hands(scene) == [
        ["e1_automate_1", "e1_manager", "e1_wood_steel"],
        ["e1_asset_discount_10", "e1_salesperson", "e1_wood_coal"],
        ["e1_goods_1", "e1_prestige_2", "e1_wood_livestock"],
    ]
    assert sorted(scene.texts(1)) == ["build/e1_asset_discount_10", "build/e1_salesperson", "build/e1_wood_coal"]


def test_without_the_draft_all_build_at_once() -> None:  # CH-VAR-1
    assert drafting(draft=False).due() == "Construct"


@pytest.mark.parametrize(("decade", "step"), [(1, 1), (2, -1), (3, 1), (4, -1), (5, 1)])
def test_in_decades_two_and_four_buildings_go_to_the_right(decade: int, step: int) -> None:  # CH-VAR-1
    scene = table("construction", decade=decade, building_draft=True).start().until("Construct")
    ways = told(scene, "handed on", "seat", "to")
    assert len(ways) == 9
    assert {(seat, (seat + step) % 3) for seat in range(3)} == {*ways}


# The friendly closing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friendly", "paid"), [(True, [150, 40, 10]), (False, [0, 0, 0])])
def test_the_bank_consoles_the_shareholders_of_a_closed_company(friendly: bool, paid: list[int]) -> None:  # CH-VAR-2
    scene = table("cleanup", friendly_closing=friendly).company("anglo", director=1, prestige=1)
    scene.company("swift", price=0, director=0, held={0: 1, 1: 2, 2: 1, "bank": 1}, preferred=1, treasury=70)
    scene.company("elgin", director=0, prestige=2).start()
    before = [scene.money(seat) for seat in range(3)]
    scene.play("pay").settle()
    assert "swift" in scene.view()["closed"]
    assert [scene.money(seat) - money for seat, money in enumerate(before)] == paid


def test_a_director_is_not_paid_for_shares_besides() -> None:  # CH-VAR-2, R-CLOSE-5
    scene = table("cleanup", friendly_closing=True).company("swift", price=0, held={0: 3, "bank": 2}).start()
    before = scene.money(0)
    scene.play("pay").settle()
    assert scene.money(0) - before == 150


# The advanced supply chain -------------------------------------------------------------------------------------------


def supplied(chain: dict[str, int], *, board: dict[str, Any] | None = None, **charter: Any) -> Scene:
    """Libby may buy from that chain."""
    given: dict[str, Any] = {"treasury": 1000, "options": ROWS} | charter
    return works("libby", board={"chain": chain} | (board or {}), **given)


def built(building: str, *, board: dict[str, Any]) -> Scene:
    """Libby uses that building, which is seat 1's."""
    scene = table("management", seats=4, decade=5, advanced_supply_chain=True).company("libby", treasury=500)
    return scene.seat(1, built=(building,)).board(**board).start().play(f"space/{building}")


def test_the_chain_begins_with_thirty_cubes_and_the_bag_with_thirty_two() -> None:  # CH-VAR-3
    view = opening(2, advanced_supply_chain=True).settle().view()
    assert view["supply_chain"] == {"livestock": 9, "steel": 8, "wood": 7, "coal": 6}
    assert view["haymarket"] == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    assert view["bag"] == {"livestock": 9, "steel": 8, "wood": 7, "coal": 8}
    assert sum(view["bag"].values()) == 32


def test_a_building_takes_from_haymarket_and_then_from_the_chain() -> None:  # CH-VAR-4
    board = {"haymarket": {"steel": 1, "wood": 1}, "chain": {"steel": 5, "wood": 3}}
    scene = built("e3_2steel_wood", board=board)
    assert scene.cubes("libby") == {"steel": 2, "wood": 1}
    assert (haymarket(scene), scene.view()["supply_chain"]["steel"]) == ({"livestock": 2, "coal": 2}, 4)
    assert (scene.view()["supply_chain"]["wood"], scene.treasury("libby")) == (3, 500 - 40)


def test_a_cube_that_neither_has_is_lost() -> None:  # CH-VAR-4
    board = {"haymarket": {"steel": 0, "wood": 0}, "chain": {"steel": 1, "wood": 0, "coal": 4}}
    scene = built("e3_2steel_wood", board=board)
    assert scene.cubes("libby") == {"steel": 1}
    assert scene.view()["supply_chain"]["steel"] == 0


def test_a_choice_is_made_among_both() -> None:  # CH-VAR-4, CH-BLD-1
    board: Any = {"haymarket": {"steel": 1, "wood": 1, "coal": 1, "livestock": 1}}
    board["chain"] = {"steel": 1, "wood": 0, "coal": 0, "livestock": 0}
    scene = built("e2_two_same", board=board)
    assert (scene.cubes("libby"), scene.view()["supply_chain"]["steel"]) == ({"steel": 2}, 0)
    board = {"haymarket": dict.fromkeys(board["haymarket"], 0), "chain": {"wood": 2, "coal": 1, "steel": 0}}
    scene = built("e2_two_different", board=board | {"chain": board["chain"] | {"livestock": 0}})
    assert scene.texts() == ["take/wood", "take/coal"]
    scene.play("take/wood")
    assert scene.cubes("libby") == {"wood": 1, "coal": 1}


def test_assets_and_managers_take_from_haymarket_alone() -> None:  # CH-VAR-4, CH-ASSET-6
    scene = supplied({"steel": 4}, assets=("cincinnati_steel",), board={"haymarket": {"steel": 1}})
    scene.play("use/cincinnati_steel")
    assert (scene.cubes("libby"), scene.view()["supply_chain"]["steel"]) == ({"steel": 1}, 4)
    given: Any = {"workers": (2,), "managers": (1,), "cubes": {"steel": 1, "livestock": 1}, "prestige": 3}
    scene = supplied({"wood": 4, "coal": 4}, board={"haymarket": {"wood": 0, "coal": 0}}, **given).play("run")
    assert sorted(scene.texts()) == ["take/livestock", "take/steel"]


def test_the_chain_is_not_filled_in_management() -> None:  # CH-VAR-4
    scene = built("e3_2steel_wood", board={"haymarket": {"steel": 0, "wood": 0}, "chain": {"steel": 3, "wood": 2}})
    scene.play("end")
    assert (scene.match.owing, scene.events("supplied")) == ((1,), [])


@pytest.mark.parametrize(
    ("there", "price"),
    [(1, 60), (2, 50), (3, 50), (4, 40), (5, 30), (6, 30), (7, 20), (8, 20), (9, 20), (10, 10), (11, 10)],
)
def test_the_cheapest_cube_of_a_row_is_bought(there: int, price: int) -> None:  # CH-VAR-5, R-CHAIN-5
    scene = supplied({"steel": there}).play("load/row-steel")
    assert (1000 - scene.treasury("libby"), scene.cubes("libby")) == (price, {"steel": 1})
    assert scene.view()["supply_chain"]["steel"] == there - 1


def test_any_cubes_can_be_bought_as_long_as_the_money_lasts() -> None:  # CH-VAR-5
    scene = supplied({"steel": 2, "wood": 0, "coal": 1, "livestock": 7}, treasury=110)
    assert [text for text in scene.texts() if text.startswith("load/")] == [
        f"load/row-{kind}" for kind in ("livestock", "steel", "coal")
    ]
    scene.play("load/row-steel")
    assert scene.treasury("libby") == 60
    assert {"load/row-steel", "load/row-coal", "load/row-livestock"} <= {*scene.texts()}
    assert "load/row-coal" not in scene.play("load/row-steel").texts()


@pytest.mark.parametrize(
    ("columns", "draws"),
    [(0, 5), (1, 5), (2, 4), (3, 4), (4, 4), (5, 3), (6, 3), (7, 3), (8, 2), (9, 2), (10, 0), (11, 0)],
)
def test_the_leftmost_empty_column_says_how_many_are_drawn(columns: int, draws: int) -> None:  # CH-VAR-6, R-CHAIN-5
    chain = {"livestock": min(columns, 1), "steel": columns, "wood": 0, "coal": min(columns, 2)}
    scene = supplied(chain)
    idle(scene)
    assert len(scene.events("supplied")) == draws
    assert sum(scene.view()["supply_chain"].values()) == sum(chain.values()) + draws


def test_a_cube_without_a_space_goes_back_into_the_bag_and_is_not_replaced() -> None:  # CH-VAR-6
    data: Any = copy.deepcopy(PAPER)
    data["set"]["name"] = "full"
    data["resource"][0]["setup"], data["advanced_chain"]["draws"][11] = 11, 3
    options: dict[str, object] = {"components": "full", "advanced_supply_chain": True}
    scene = Scene(None, replay.start(registry.game("chicago"), Components(data), 2, options, None))
    scene.until("Produce").play("stop", "cube/livestock")
    assert scene.odds()["cube/livestock"] == 6 / (30 - 1)
    scene.play("cube/coal", "cube/livestock").settle()
    assert scene.view()["supply_chain"] == {"livestock": 11, "steel": 8, "wood": 7, "coal": 7}
    assert scene.view()["bag"] == {"livestock": 7, "steel": 8, "wood": 7, "coal": 7}
    assert told(scene, "put back", "resource") == [("livestock",), ("livestock",)]


def test_an_empty_bag_takes_all_of_haymarket_and_no_cube_comes_back() -> None:  # CH-VAR-7
    board: Any = {"bag": {"coal": 1}, "haymarket": {"coal": 1, "wood": 3, "steel": 0, "livestock": 0}}
    scene = supplied({"steel": 5, "wood": 5, "coal": 3, "livestock": 2}, board=board)
    scene.play("stop")
    assert scene.nature() == ["cube/coal"]
    scene.play("cube/coal")
    assert sorted(scene.odds().items()) == [("cube/coal", 0.25), ("cube/wood", 0.75)]
    scene.play("cube/coal", "cube/wood").settle()
    assert (haymarket(scene), scene.view()["bag"]["wood"]) == ({}, 2)
    assert "haymarket reset" not in scene.told()
    assert scene.view()["supply_chain"] == {"steel": 5, "wood": 6, "coal": 5, "livestock": 2}


def test_cleanup_does_not_touch_the_advanced_chain() -> None:  # CH-VAR-7
    scene = table("cleanup", seats=2, advanced_supply_chain=True).company("libby").board(chain={"steel": 11}).start()
    before = scene.view()["supply_chain"]
    scene.play("pay").settle()
    assert (scene.view()["decade"], scene.view()["supply_chain"]) == (2, before)

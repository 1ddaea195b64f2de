"""The worked examples of the turn of a company in Operations, with the rulebook's own numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import chain, haymarket, told, works

SPECIAL = {"special_companies": True}
FOOD = {"food_and_dairy-left": "d02", "food_and_dairy-middle": "d04", "food_and_dairy-right": "d07"}


def earns(name: str, income: int, price: int, **charter: Any) -> Scene:
    """A company that is to pay or withhold that income."""
    return works(name, step="pay", price=price, board={"income": income}, **charter)


def test_cracker_jack_raises_funds_in_an_emergency() -> None:  # CH-EX-15
    scene = works("cracker_jack", step="issue", options={"mode": "advanced"}, price=40, treasury=5)
    scene.play("issue/common", "issue/common", "operate")
    assert (scene.treasury("cracker_jack"), scene.price("cracker_jack")) == (85, 20)
    assert scene.commons("cracker_jack") == [0, 0, 2, 3]


def test_two_coal_and_a_steel_cost_forty() -> None:  # CH-EX-16
    scene = works("libby", treasury=100, board={"chain": {"10": {"coal": 2}, "20": {"steel": 1}}})
    scene.play("load/10-coal", "load/10-coal", "load/20-steel")
    assert (scene.treasury("libby"), scene.cubes("libby")) == (60, {"coal": 2, "steel": 1})


def test_libby_makes_eight_goods() -> None:  # CH-EX-17
    scene = works(
        "libby", automated=(2,), managers=(1,), workers=(0, 2), bonus_goods=1, cubes={"wood": 2}, prestige=3,
        treasury=100, board={"chain": {"10": {"livestock": 1, "steel": 2}}},
    ).play("load/10-livestock", "load/10-steel", "load/10-steel", "trade/libby", "swap/wood-livestock")  # fmt: skip
    assert scene.treasury("libby") == 70
    scene.play("run")
    assert (scene.firm("libby")["goods"], scene.firm("libby")["prestige"]) == (4, 4)
    scene.play("take/livestock", "run")
    assert (scene.cubes("libby"), scene.view()["players"][0]["extra_partners"]) == ({}, [])
    assert (scene.firm("libby")["goods"], told(scene, "ran", "goods")) == (7, [(4,), (3,)])
    scene.play("stop")
    assert (scene.firm("libby")["goods"], scene.view()["players"][0]["extra_partners"]) == (8, ["factories"])


def test_the_first_salesperson_raises_the_price_from_twenty_to_thirty() -> None:  # CH-EX-18
    scene = table("management").company("libby", treasury=100).start()
    assert scene.firm("libby")["price_of_good"] == 20
    assert scene.play("space/hire_salesperson").firm("libby")["price_of_good"] == 30


def test_cracker_jack_sells_seven_goods_for_350() -> None:  # CH-EX-19
    tiles = {"food_and_dairy-left": "d04", "food_and_dairy-middle": "d10", "food_and_dairy-right": "d13"}
    board = {"tiles": tiles, "filled": {"food_and_dairy-left": 1}}
    scene = works("cracker_jack", step="sell", goods=7, salespeople=1, board=board)
    scene.play("ship/left-1", "ship/middle-5", "ship/right-1")
    assert scene.view()["turn_of_company"]["income"] == 350
    assert told(scene, "filled", "amount") == [(50,), (20,)]


def test_an_income_of_150_is_withheld() -> None:  # CH-EX-20
    scene = earns("libby", 150, 60, treasury=40).play("withhold")
    assert (scene.treasury("libby"), scene.price("libby")) == (190, 50)


def test_henderson_pays_32_a_share() -> None:  # CH-EX-21
    miguel, ana = 0, 1
    scene = earns("henderson", 325, 100, treasury=0, held={miguel: 1, "bank": 1}, preferred=ana).play("pay")
    assert [scene.money(seat) - 200 for seat in (miguel, ana)] == [128, 64]
    assert scene.treasury("henderson") == 96
    assert told(scene, "dividends", "per_share", "from") == [(32, "bank")]


def test_elgin_withholds_at_360() -> None:  # CH-EX-22
    scene = earns("elgin", 250, 360, treasury=10).play("withhold")
    assert (scene.treasury("elgin"), scene.price("elgin")) == (260, 320)


@pytest.mark.parametrize(
    ("name", "price", "income", "after"),
    [
        ("spalding", 220, 200, 220),
        ("anglo", 100, 300, 160),
        ("fairbank", 40, 120, 60),
        ("cracker_jack", 20, 30, 25),
    ],
)
def test_dividends(name: str, price: int, income: int, after: int) -> None:  # CH-EX-23, CH-EX-24, CH-EX-25, CH-EX-26
    assert earns(name, income, price).play("pay").price(name) == after


def test_brunswick_falls_to_closing_and_is_removed() -> None:  # CH-EX-27
    scene = works("brunswick", price=10).play("stop")
    assert (scene.price("brunswick"), told(scene, "withheld", "company")) == (0, [("brunswick",)])
    scene.until("StockTurn", decade=2)
    assert (scene.view()["closed"], "brunswick" in scene.view()["companies"]) == (["brunswick"], False)


def test_brunswick_can_leave_closing_before() -> None:  # CH-EX-27, R-CLOSE-3
    scene = works("brunswick", price=10, assets=("popular_partners",))
    scene.play("stop", "done", "withhold", "use/popular_partners")
    assert scene.price("brunswick") == 10
    scene.until("StockTurn", decade=2)
    assert scene.view()["closed"] == []


def test_the_bag_is_filled_in_the_middle_of_a_draw() -> None:  # CH-EX-28
    board: dict[str, Any] = {
        "chain": {"x": {"wood": 3}, "30": {"coal": 2, "steel": 1}, "20": {}, "10": {"steel": 1}},
        "bag": {"livestock": 1},
        "haymarket": {"livestock": 3, "steel": 3, "wood": 2, "coal": 3},
    }
    scene = works("libby", options={"decade": 2}, board=board).play("stop")
    assert chain(scene) == {"x": {}, "30": {"wood": 3}, "20": {"coal": 2, "steel": 1}, "10": {"steel": 1}}
    assert scene.nature() == ["cube/livestock"]
    scene.play("cube/livestock")
    assert (haymarket(scene), len(scene.nature())) == ({}, 4)
    scene.play("cube/steel", "cube/coal", "cube/livestock").settle()
    assert chain(scene)["x"] == {"livestock": 2, "steel": 1, "coal": 1}
    assert haymarket(scene) == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}


def test_celia_buys_from_the_advanced_chain() -> None:  # CH-EX-34
    there = {"livestock": 8, "steel": 7, "wood": 5, "coal": 4}
    scene = works("libby", options={"advanced_supply_chain": True}, treasury=100, board={"chain": there})
    scene.play("load/row-steel", "load/row-steel", "load/row-livestock")
    assert scene.treasury("libby") == 30
    scene.play("stop", "done", "withhold", "end", "cube/coal", "cube/coal", "cube/livestock").settle()
    assert len(scene.events("supplied")) == 3
    assert scene.view()["supply_chain"] == {"livestock": 8, "steel": 5, "wood": 5, "coal": 6}


def test_an_income_of_110_is_paid_out() -> None:  # CH-EX-35
    scene = earns("libby", 110, 100, treasury=0).play("pay")
    assert (scene.money(0) - 200, scene.treasury("libby")) == (33, 77)


def test_american_flyer_with_three_workers() -> None:  # CH-EX-36
    scene = works("american_flyer", options=SPECIAL, workers=(3,), cubes={"steel": 2, "wood": 1}).play("run")
    assert (scene.firm("american_flyer")["goods"], scene.firm("american_flyer")["price_of_good"]) == (3, 40)


def test_quaker_oats_with_four_workers() -> None:  # CH-EX-37
    options = {"mode": "advanced", **SPECIAL}
    scene = works("quaker_oats", step="issue", options=options, workers=(2, 2), treasury=100).play("operate")
    assert told(scene, "wages", "company", "amount", "unpaid") == [("quaker_oats", 80, 0)]
    assert scene.treasury("quaker_oats") == 20


def test_oscar_mayer_with_two_salespeople() -> None:  # CH-EX-38
    scene = works("oscar_mayer", options=SPECIAL, workers=(2,), salespeople=2, cubes={"livestock": 1}).play("tier/1")
    assert (scene.firm("oscar_mayer")["goods"], scene.firm("oscar_mayer")["price_of_good"]) == (3, 60)


def test_three_goods_at_half_of_thirty() -> None:  # CH-EX-42
    filled = {"food_and_dairy-left": 1, "food_and_dairy-middle": 2, "food_and_dairy-right": 3}
    board = {"tiles": FOOD, "filled": filled}
    scene = works("libby", step="sell", goods=3, salespeople=1, price=100, board=board).play("ship/half-3")
    assert scene.view()["turn_of_company"]["income"] == 45
    scene.play("pay")
    assert told(scene, "dividends", "per_share") == [(4,)]

"""Rulings: what the rulebook leaves open, each shown on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import chain, haymarket, idle, told, verbs, works

FOOD = {"food_and_dairy-left": "d02", "food_and_dairy-middle": "d04", "food_and_dairy-right": "d07"}
FULL = {"food_and_dairy-left": 1, "food_and_dairy-middle": 2, "food_and_dairy-right": 3}
CHIEFS = {"chief_assets": True}


def manages(*built: str, decade: int = 1, board: dict[str, Any] | None = None, **libby: Any) -> Scene:
    """Seat 0 is to choose a space for Libby; seat 1 owns these buildings."""
    scene = table("management", seats=4, decade=decade).company("libby", **({"treasury": 300} | libby))
    return scene.seat(1, built=built).board(**(board or {})).start()


# The book against itself ---------------------------------------------------------------------------------------------


def test_nobody_passes_in_management() -> None:  # R-BOOK-1, CH-MGMT-2
    assert verbs(manages(treasury=0)) == {"space"}


def test_in_operations_everything_may_be_left_out() -> None:  # R-BOOK-1
    given: Any = {"workers": (2, 2), "cubes": {"steel": 2, "livestock": 3}, "goods": 2, "assets": ("foundry",)}
    scene = works("libby", treasury=100, board={"tiles": FOOD}, **given)
    assert idle(scene) == ["Produce", "SellGoods", "PayOrWithhold", "FinishTurn"]
    assert (scene.firm("libby")["goods"], scene.treasury("libby")) == (2, 100)


@pytest.mark.parametrize(
    ("asset", "cost"),
    [
        ("brilliant_marketing", 0), ("brand_recognition", 0), ("cincinnati_steel", 10), ("michigan_lumber", 10),
        ("pennsylvania_coal", 10), ("union_stockyards", 10), ("fuelworks", 0), ("foundry", 0), ("workshop", 0),
        ("refrigeration", 0), ("color_catalog", 0), ("chief_of_rd", 20), ("chief_of_sales", 20),
    ],
)  # fmt: skip
def test_the_use_of_an_asset_costs_what_the_appendix_says(asset: str, cost: int) -> None:  # R-BOOK-2
    scene = works("libby", options=CHIEFS, treasury=100, prestige=7, assets=(asset,)).play(f"use/{asset}")
    assert told(scene, "asset used", "asset", "amount") == [(asset, cost)]
    assert scene.treasury("libby") == 100 - cost


@pytest.mark.parametrize(("mode", "director"), [("basic", 0), ("advanced", 1)])
def test_in_the_basic_mode_control_never_changes(mode: str, director: int) -> None:  # R-BOOK-2, CH-STOCK-9, CH-STOCK-19
    scene = table("stock", decade=2, turn=1, mode=mode)
    scene.company("libby", director=0, preferred=1, held={1: 1, "bank": 2}).start().play("buy/libby-common-bank")
    assert scene.firm("libby")["director"] == director


# Closing -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("income", "price"), [(0, 0), (9, 0), (10, 15), (1000, 15)])
def test_a_dividend_leads_two_steps_out_of_closing_if_a_share_is_paid(income: int, price: int) -> None:  # R-CLOSE-1
    assert works("libby", step="pay", price=0, board={"income": income}).play("pay").price("libby") == price


def test_extra_dividends_lead_out_of_closing_too() -> None:  # R-CLOSE-1, CH-DIV-1
    assert manages(price=0).play("space/extra_dividends").price("libby") == 15


def test_shares_on_closing_change_hands_for_nothing() -> None:  # R-CLOSE-2, CH-STOCK-8
    scene = table("stock", decade=2, turn=1).company("libby", director=0, price=0, held={1: 1, "bank": 1})
    scene.seat(1, money=0).start().play("sell/libby-common", "settle")
    assert (scene.money(1), scene.price("libby")) == (0, 0)
    scene.play("pass", "buy/libby-common-bank")
    assert (scene.money(2), scene.commons("libby")[2]) == (200, 1)


def test_other_steps_lead_out_of_closing() -> None:  # R-CLOSE-3
    assert manages(price=0, prestige=12).play("space/advertising", "accept").price("libby") == 10
    scene = table("stock", decade=2).company("libby", price=0, preferred=1, held={1: 4, 2: 1}).start()
    scene.play("pass", "pass", "pass").settle()
    assert (scene.price("libby"), told(scene, "sold out", "company")) == (10, [("libby",)])


def test_all_that_a_removed_company_has_leaves_with_it() -> None:  # R-CLOSE-4, CH-STOCK-2
    scene = table("cleanup", seats=2).company("elgin", director=1, prestige=1)
    scene.company(
        "swift", price=0, prestige=3, held={1: 2}, cubes={"wood": 5}, assets=("foundry",), bonus_goods=12, goods=4,
    ).company("anglo", prestige=2)  # fmt: skip
    scene.board(tiles={"meat_packing-left": "d10"}, filled={"meat_packing-left": 2}, chain={"10": {"steel": 1}})
    scene.start()
    before = haymarket(scene)["wood"]
    scene.play("pay").settle()
    view = scene.view()
    assert (view["closed"], view["operating_order"], haymarket(scene)["wood"]) == (
        ["swift"],
        ["anglo", "elgin"],
        before + 5,
    )
    left = view["demand"]["meat_packing"][0]
    assert (left["tile"], left["goods"]) == ("d10", 2)
    assert scene.player(1)["certificates"] == 1
    assert {"found/swift", "buy/swift-common-bank"}.isdisjoint(scene.texts())
    assert "found/fairbank" in scene.play("pass").texts()


def test_the_tokens_of_a_removed_company_come_back_into_the_supply() -> None:  # R-CLOSE-4, R-SUPPLY-1
    scene = table("cleanup", seats=2).company("swift", price=0, prestige=12, bonus_goods=12)
    scene.company("elgin", prestige=10, director=0).company("anglo", director=1, prestige=2).start()
    scene.play("pay").until("ChooseSpace").play("space/advertising")
    assert scene.texts() == ["accept", "exchange"]


# Control -------------------------------------------------------------------------------------------------------------


def test_a_player_without_a_company_stays_and_may_found_again() -> None:  # R-CONTROL-2, CH-FOUND-7
    scene = table("stock", decade=2, turn=2).seat(2, directs=False, initial=None).start()
    scene.play("found/swift", "par/35")
    assert (scene.player(2)["initial_company"], scene.player(2)["partner_waits"]) == ("swift", False)
    scene = table("management", decade=2, seats=2).seat(1, directs=False, initial=None, money=0, partners=2).start()
    scene.play("space/fundraising_40")
    assert (scene.turn(), scene.money(1), told(scene, "no company", "seat", "amount")) == (0, 25, [(1, 25)])


def test_a_company_with_one_factory_needs_one_run_for_its_partner() -> None:  # R-PARTNER-2, CH-OPS-PROD-7
    options = {"special_companies": True}
    scene = works("american_flyer", options=options, workers=(1,), cubes={"steel": 2, "wood": 1})
    assert scene.player(0)["extra_partners"] == []
    scene.play("run", "stop")
    assert scene.player(0)["extra_partners"] == ["factories"]


# Prestige ------------------------------------------------------------------------------------------------------------


def test_the_bonuses_on_the_way_are_given_from_the_lowest() -> None:  # R-PREST-1, CH-PREST-3
    scene = manages("e1_manager", "e2_prestige_3", decade=2, prestige=2).play("space/e2_prestige_3")
    assert scene.play("accept").texts() == ["worker/libby-1", "worker/libby-2"]
    scene.play("worker/libby-1", "accept")
    assert told(scene, "salesperson", "count") == [(1,)]


def test_all_bonuses_of_one_move_can_be_exchanged() -> None:  # R-PREST-1, CH-PREST-4
    scene = manages("e1_manager", "e2_prestige_3", decade=2, prestige=2).play("space/e2_prestige_3")
    scene.play("exchange", "exchange")
    assert told(scene, "exchanged a bonus", "effect", "amount") == [("worker 1", 25), ("salesperson 1", 25)]
    assert scene.treasury("libby") == 300 - 50 + 50


def test_a_partner_that_the_director_has_had_brings_25() -> None:  # R-PREST-2, CH-PREST-9
    scene = table("management").company("libby", treasury=300, prestige=8)
    scene.seat(0, extra_partners=("prestige",)).start().play("space/advertising")
    assert told(scene, "exchanged a bonus", "effect", "amount") == [("partner 1", 25)]
    assert (scene.treasury("libby"), scene.player(0)["extra_partners"]) == (305, ["prestige"])


@pytest.mark.parametrize(("taken", "texts"), [(11, ["accept", "exchange"]), (12, [])])
def test_there_are_twelve_bonus_good_tokens(taken: int, texts: list[str]) -> None:  # R-SUPPLY-1, CH-PREST-10
    scene = table("management").company("libby", treasury=300, prestige=10)
    scene.company("elgin", director=1, bonus_goods=taken).start().play("space/advertising")
    assert (scene.texts() if texts else []) == texts
    assert scene.treasury("libby") == (280 if texts else 305)


# Assets --------------------------------------------------------------------------------------------------------------


def test_who_uses_an_asset_building_has_to_buy() -> None:  # R-ASSET-4, R-USE-1
    built = ("e1_asset_discount_10", "e2_asset_discount_20", "e2_manager", "e3_asset_discount_30")
    assert "space/e3_asset_discount_30" not in manages(*built, decade=4, treasury=9).texts()
    scene = manages(*built, decade=4, treasury=10).play("space/e3_asset_discount_30")
    assert (told(scene, "asset bought", "amount"), scene.treasury("libby")) == ([(10,)], 0)
    scene = manages(*built, decade=4, treasury=300).play("space/e3_asset_discount_30")
    assert verbs(scene) == {"purchase"}


def test_the_chiefs_have_no_immediate_bonus() -> None:  # R-ASSET-5
    chiefs = ("chief_of_engineering", "chief_of_rd", "chief_of_operations", "chief_of_sales")
    for chief in chiefs:
        scene = table("management", chief_assets=True).company("libby", treasury=300, workers=(2, 2))
        scene.board(row=("foundry", "workshop", "fuelworks", "refrigeration", chief)).start()
        before = scene.firm("libby")
        scene.play("space/capital_asset", f"purchase/{chief}")
        assert scene.firm("libby") == before | {"treasury": 260, "assets": {chief: True}}


# Selling -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "chief", "income"), [(0, False, 10), (1, False, 15), (2, False, 20), (1, True, 20)])
def test_half_the_price_is_half_of_the_price_in_force(people: int, chief: bool, income: int) -> None:  # R-SELL-1
    assets = ("chief_of_sales",) if chief else ()
    given: Any = {"salespeople": people, "assets": assets, "board": {"tiles": FOOD, "filled": FULL}}
    scene = works("libby", step="sell", options=CHIEFS, goods=1, **given)
    scene.play(*(["use/chief_of_sales"] if chief else []), "ship/half-1")
    assert scene.view()["turn_of_company"]["income"] == income
    assert scene.events("filled") == []


def test_half_the_price_of_oscar_mayer_is_half_of_its_tier() -> None:  # R-SELL-1, CH-SPEC-OM-2
    tiles: dict[str, str | None] = {f"meat_packing-{column}": None for column in ("left", "middle", "right")}
    scene = works(
        "oscar_mayer", options={"special_companies": True, "decade": 2}, workers=(2,), salespeople=2,
        cubes={"livestock": 1}, board={"tiles": tiles},
    ).play("tier/1", "stop", "ship/half-3")  # fmt: skip
    assert scene.view()["turn_of_company"]["income"] == 3 * 30


def test_a_sale_that_fills_the_row_goes_on_at_half_price() -> None:  # R-SELL-2, R-SELL-3
    board = {"tiles": FOOD, "filled": FULL | {"food_and_dairy-left": 0}}
    scene = works("libby", step="sell", goods=3, board=board)
    assert "ship/half-1" not in scene.texts()
    scene.play("ship/left-1", "ship/half-2")
    assert scene.view()["turn_of_company"]["income"] == 20 + 50 + 20


def test_the_chief_of_sales_raises_no_other_price_and_no_later_one() -> None:  # R-SELL-3, CH-ASSET-17
    scene = works("libby", step="sell", options=CHIEFS, goods=1, assets=("chief_of_sales",), board={"tiles": FOOD})
    prices = {name: company["price_of_good"] for name, company in scene.view()["companies"].items()}
    scene.play("use/chief_of_sales")
    now = {name: company["price_of_good"] for name, company in scene.view()["companies"].items()}
    assert now == prices | {"libby": 30}
    idle(scene)
    assert scene.firm("libby")["price_of_good"] == 20


# The supply chain ----------------------------------------------------------------------------------------------------


def test_a_bag_that_gives_its_last_cube_is_not_filled_yet() -> None:  # R-CHAIN-1
    board: Any = {"chain": {"x": {}}, "bag": {"wood": 1, "steel": 2}, "haymarket": {"coal": 2}}
    scene = works("libby", board=board).play("stop", "cube/wood", "cube/steel", "cube/steel").settle()
    assert ("bag refilled" in scene.told(), sum(scene.view()["bag"].values())) == (False, 0)
    assert haymarket(scene)["coal"] == 2


def test_too_few_cubes_leave_the_dear_spaces_empty() -> None:  # R-CHAIN-3
    empty = dict.fromkeys(("livestock", "steel", "wood", "coal"), 0)
    board: Any = {
        "chain": {"x": {}, "30": {}, "20": {}, "10": {}},
        "bag": {"wood": 1},
        "haymarket": empty | {"coal": 1},
    }
    scene = works("libby", board=board).play("stop").until("Produce")
    assert sum(sum(cubes.values()) for cubes in chain(scene).values()) == 2
    assert (chain(scene)["x"], chain(scene)["30"], haymarket(scene)) == ({}, {}, {})

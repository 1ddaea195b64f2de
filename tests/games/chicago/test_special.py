"""10. American Flyer and Quaker Oats: what makes them different from all other companies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.deal import PAPER
from tests.games.chicago.scene import table
from tests.games.chicago.special import manages, operates, staff
from tests.games.chicago.works import some, told

FLYER, OATS = "american_flyer", "quaker_oats"
TRAINS = {"steel": 2, "wood": 1}
SALES = ("e1_salesperson", "e2_salesperson", "e2_salespeople_2", "e3_salespeople_2", "e3_worker_salesperson")
CUBES = {
    1: ("e1_wood_coal", "e2_coal_steel", "e2_coal_livestock", "e3_2wood_coal", "e3_2livestock_steel"),
    2: ("e1_two_same", "e2_two_same", "e2_two_different", "e3_2coal_livestock", "e3_2steel_wood"),
    3: ("e1_two_different", "e2_livestock_steel", "e2_workers_2", "e3_managers_2", "e3_goods_3"),
}


# American Flyer ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", range(1, 7))
def test_american_flyer_makes_a_good_for_each_worker(workers: int) -> None:  # CH-SPEC-AF-1, R-FLYER-1
    scene = operates(FLYER, workers=(workers,), cubes=TRAINS | {"wood": 2, "steel": 4}).play("run")
    assert scene.firm(FLYER)["goods"] == workers
    assert "run" not in scene.texts()


def test_american_flyer_needs_a_worker_and_its_cubes() -> None:  # CH-SPEC-AF-1, R-FLYER-1
    assert "run" not in operates(FLYER, cubes=TRAINS).texts()
    assert "run" not in operates(FLYER, workers=(6,), cubes={"steel": 2}).texts()


def test_no_building_automates_american_flyer() -> None:  # CH-SPEC-AF-2
    built = ("e1_automate_1", "e2_automate_1", "e2_automate_2")
    assert not {f"space/{name}" for name in built} & {*manages(FLYER, *built, decade=3, workers=(6,)).texts()}
    assert {f"space/{name}" for name in built} <= {*manages("libby", *built, decade=3, workers=(2, 2)).texts()}


def test_no_bonus_automates_american_flyer() -> None:  # CH-SPEC-AF-2, R-SPECIAL-1
    scene = manages(FLYER, workers=(6,), prestige=6, decade=1).play("space/advertising")
    assert told(scene, "exchanged a bonus", "effect", "amount") == [("automate 1", 25)]
    assert (scene.treasury(FLYER), staff(scene, FLYER, "automated")) == (300 - 20 + 25, [0])


def test_no_asset_automates_american_flyer() -> None:  # CH-SPEC-AF-2, R-SPECIAL-1
    row = ("foundry", "workshop", "fuelworks", "refrigeration", "cincinnati_steel")
    scene = manages(FLYER, workers=(6,), decade=1, board={"row": row})
    scene.play("space/capital_asset", "purchase/cincinnati_steel")
    assert (scene.treasury(FLYER), staff(scene, FLYER, "workers")) == (300 - 40, [6])
    chief = operates(FLYER, options={"chief_assets": True}, workers=(6,), assets=("chief_of_engineering",))
    chief.play("use/chief_of_engineering", "take/coal")
    assert (staff(chief, FLYER, "automated"), chief.cubes(FLYER), chief.treasury(FLYER)) == ([0], {"coal": 1}, 80)


def test_american_flyer_alone_has_two_slots_for_assets() -> None:  # CH-SPEC-AF-3
    assert [row["id"] for row in PAPER["company"] if row["asset_slots"] > 1] == [FLYER]
    row = ("foundry", "workshop", "fuelworks", "refrigeration", "popular_partners")
    scene = manages(FLYER, decade=1, assets=("color_catalog",), board={"row": row})
    scene.play("space/capital_asset", "purchase/popular_partners")
    assert [*scene.firm(FLYER)["assets"]] == ["color_catalog", "popular_partners"]
    scene = manages(FLYER, decade=1, assets=("color_catalog", "backroom_deals"), board={"row": row})
    scene.play("space/capital_asset", "purchase/popular_partners")
    assert {*scene.texts()} == {"discard/color_catalog", "discard/backroom_deals", "discard/popular_partners"}


@pytest.mark.parametrize(
    ("asset", "flyer", "others"),
    [("mail_order_catalog", 80, 40), ("color_catalog", 100, 60), ("catalog_empire", 120, 80)],
)
def test_catalogs_bring_american_flyer_forty_more(asset: str, flyer: int, others: int) -> None:  # CH-SPEC-AF-4
    for name, amount in ((FLYER, flyer), ("libby", others)):
        scene = operates(name, step="pay", assets=(asset,), treasury=0).play(f"use/{asset}", "withhold")
        assert scene.treasury(name) == amount


@pytest.mark.parametrize(("managers", "price", "prestige"), [(0, 40, 3), (1, 40, 3), (2, 50, 4)])
def test_both_managers_together_make_trains_dearer(managers: int, price: int, prestige: int) -> None:  # CH-SPEC-AF-5
    scene = operates(FLYER, workers=(2,), cubes=TRAINS, managers=(managers,), prestige=3).play("run", "stop")
    assert (scene.firm(FLYER)["price_of_good"], scene.firm(FLYER)["prestige"]) == (price, prestige)
    scene.play(next(text for text in scene.texts() if text.startswith("ship/")))
    assert told(scene, "shipped", "count", "amount") == [(1, price)]


def test_the_factory_of_american_flyer_has_places_for_two_managers() -> None:  # CH-SPEC-AF-5, CH-HIRE-3
    scene = manages(FLYER, "e1_manager", "e2_manager", decade=2, managers=(1,)).play("space/e2_manager")
    assert (staff(scene, FLYER, "managers"), scene.firm(FLYER)["price_of_good"]) == ([2], 50)
    scene = manages(FLYER, "e1_manager", "e2_manager", decade=2, managers=(2,)).play("space/e2_manager")
    assert staff(scene, FLYER, "managers") == [2]


@pytest.mark.parametrize("name", [FLYER, OATS, "libby", "oscar_mayer"])
def test_salesperson_buildings_are_closed_to_two_companies(name: str) -> None:  # CH-SPEC-AF-6, CH-SPEC-QO-5
    closed = name in (FLYER, OATS)
    texts = manages(name, *SALES).texts()
    assert [f"space/{building}" in texts for building in SALES] == [not closed] * 5


@pytest.mark.parametrize("name", [FLYER, OATS])
def test_a_company_without_places_for_salespeople_takes_25(name: str) -> None:  # R-SPECIAL-1, CH-PREST-4
    scene = manages(name, prestige=4, decade=1).play("space/advertising")
    assert told(scene, "exchanged a bonus", "effect", "amount") == [("salesperson 1", 25)]
    assert (scene.treasury(name), scene.firm(name)["salespeople"]) == (305, 0)


@pytest.mark.parametrize("name", [FLYER, OATS, "libby", "oscar_mayer"])
def test_the_general_building_of_the_board_is_closed_to_them_too(name: str) -> None:  # CH-SPEC-AF-6, CH-SPEC-QO-5
    assert ("space/hire_salesperson" in manages(name, decade=1).texts()) == (name not in (FLYER, OATS))


# Quaker Oats ---------------------------------------------------------------------------------------------------------


def test_two_workers_of_the_job_market_let_quaker_oats_automate_one() -> None:  # CH-SPEC-QO-1, R-QUAKER-1
    scene = manages(OATS, decade=1, workers=(1, 0), board={"jobs": (4, 0, 0)}).play("space/job_market")
    scene.play("worker/quaker_oats-2", "worker/quaker_oats-2")
    scene.play("enough")
    assert scene.texts() == ["automate/quaker_oats-1", "automate/quaker_oats-2", "leave-it"]
    scene.play("automate/quaker_oats-1")
    assert (staff(scene, OATS, "workers"), staff(scene, OATS, "automated")) == ([0, 2], [1, 0])
    assert (scene.treasury(OATS), scene.view()["job_market"]) == (300 - 80, {"40": 3, "30": 0, "20": 0})


def test_the_free_automation_may_be_left() -> None:  # CH-SPEC-QO-1
    scene = manages(OATS, decade=1, workers=(2, 0)).play("space/job_market", "worker/quaker_oats-2", "leave-it")
    assert (staff(scene, OATS, "workers"), staff(scene, OATS, "automated")) == ([2, 2], [0, 0])


def test_a_building_of_two_workers_lets_quaker_oats_automate() -> None:  # CH-SPEC-QO-1, R-QUAKER-1
    scene = manages(OATS, "e1_manager", "e2_workers_2", decade=2, workers=(2, 0)).play("space/e2_workers_2")
    assert scene.texts() == ["automate/quaker_oats-1", "automate/quaker_oats-2", "leave-it"]


def test_workers_who_come_singly_do_not() -> None:  # CH-SPEC-QO-1, R-QUAKER-1
    scene = manages(OATS, decade=1, workers=(2, 0)).play("space/job_market", "enough")
    assert (scene.turn(), staff(scene, OATS, "workers")) == (1, [2, 1])
    scene = manages(OATS, "e1_manager", "e2_workers_2", decade=2, workers=(2, 1)).play("space/e2_workers_2")
    assert (scene.turn(), staff(scene, OATS, "workers")) == (1, [2, 2])
    scene = manages(OATS, "e1_prestige_2", decade=1, workers=(2, 1)).play("space/e1_prestige_2", "accept")
    assert (scene.turn(), staff(scene, OATS, "workers")) == (1, [2, 2])


@pytest.mark.parametrize(
    ("jobs", "after", "where"),
    [((4, 0, 0), (4, 1, 0), "job market"), ((3, 4, 4), (4, 4, 4), "job market"), ((4, 4, 4), (4, 4, 4), "supply")],
)
def test_a_worker_who_is_automated_leaves(jobs: Any, after: Any, where: str) -> None:  # CH-SPEC-QO-2, R-QUAKER-3
    scene = manages(OATS, "e1_automate_1", decade=1, workers=(1, 0), board={"jobs": jobs}).play("space/e1_automate_1")
    assert tuple(scene.view()["job_market"].values()) == after
    assert (staff(scene, OATS, "workers"), staff(scene, OATS, "automated")) == ([0, 0], [1, 0])
    assert len(scene.events(f"freed to the {where}")) == 1


@pytest.mark.parametrize(
    ("workers", "automated", "treasury", "left"),
    [
        ((2, 2), (0, 0), 100, 20),
        ((1, 0), (1, 2), 100, 80),
        ((0, 0), (2, 2), 100, 100),
        ((0, 0), (0, 0), 7, 7),
        ((2, 2), (0, 0), 80, 0),
        ((2, 2), (0, 0), 79, 19),
        ((2, 1), (0, 0), 10, 10),
    ],
)
def test_each_worker_is_paid_20(workers: Any, automated: Any, treasury: int, left: int) -> None:  # CH-SPEC-QO-3
    given: Any = {"workers": workers, "automated": automated, "treasury": treasury}
    scene = operates(OATS, step="issue", options={"mode": "advanced"}, **given).play("operate")
    assert scene.treasury(OATS) == left
    unpaid = treasury < 20 * sum(workers)
    assert scene.view()["turn_of_company"]["unpaid"] is unpaid


def test_wages_are_paid_in_the_basic_mode_too_before_anything_else() -> None:  # CH-SPEC-QO-3, R-QUAKER-2
    scene = table("operations", step="before", seats=2, special_companies=True)
    scene.company(OATS, workers=(2, 2), treasury=100, prestige=5).start().play("stay")
    assert (scene.due(), scene.view()["operating"], scene.treasury(OATS)) == ("Produce", OATS, 20)


@pytest.mark.parametrize(("treasury", "choices"), [(80, {"pay", "withhold"}), (79, set())])
def test_who_owes_wages_has_to_withhold(treasury: int, choices: set[str]) -> None:  # CH-SPEC-QO-4, R-QUAKER-2
    scene = operates(
        OATS, step="issue", options={"mode": "advanced"}, workers=(2, 2), treasury=treasury, price=40,
        board={"tiles": {"food_and_dairy-left": "d04"}},
    ).play("operate", "run", "run", "ship/left-2", "done")  # fmt: skip
    assert choices <= {*scene.texts()}
    if not choices:
        assert told(scene, "withheld", "company", "amount") == [(OATS, 2 * 30 + 50)]
        assert (scene.price(OATS), scene.treasury(OATS)) == (35, 19 + 110)


def test_shares_given_to_the_bank_can_pay_the_wages() -> None:  # R-QUAKER-2, CH-OPS-EMERG-1
    scene = operates(OATS, step="issue", options={"mode": "advanced"}, workers=(2, 0), treasury=0, price=40)
    scene.play("issue/common", "operate")
    assert (scene.treasury(OATS), scene.view()["turn_of_company"]["unpaid"]) == (0, False)


def test_quaker_oats_without_workers_may_pay_dividends() -> None:  # R-QUAKER-3
    scene = operates(OATS, step="issue", options={"mode": "advanced"}, automated=(2, 2), treasury=0)
    scene.play("operate", "run", "run", "ship/right-1", "done")
    assert "pay" in scene.texts()


@pytest.mark.parametrize("set_of", CUBES)
def test_resource_buildings_are_closed_to_quaker_oats(set_of: int) -> None:  # CH-SPEC-QO-6, R-QUAKER-4
    closed = set(CUBES[1] + CUBES[2] + CUBES[3][:2])
    oats, libby = (manages(name, *CUBES[set_of]).texts() for name in (OATS, "libby"))
    for building in CUBES[set_of]:
        assert f"space/{building}" in libby
        assert (f"space/{building}" in oats) is (building not in closed)


def test_quaker_oats_buys_no_cubes_and_needs_none() -> None:  # CH-SPEC-QO-6, R-QUAKER-4
    scene = operates(OATS, workers=(2, 2), treasury=500)
    assert {*scene.texts()} == {"run", "stop"}
    scene.play("run", "run")
    assert scene.firm(OATS)["goods"] == 6
    assert any(text.startswith("load/") for text in operates("libby", treasury=500).texts())


def test_quaker_oats_may_trade() -> None:  # R-QUAKER-4
    scene = operates(OATS, cubes={"wood": 2}).play("trade/quaker_oats", "swap/wood-coal")
    assert scene.cubes(OATS) == {"coal": 1}
    assert some(scene.view()["haymarket"]) == {"livestock": 2, "steel": 2, "wood": 4, "coal": 1}

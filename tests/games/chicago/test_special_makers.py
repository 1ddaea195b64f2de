"""10. Oscar Mayer, Schwinn and Florsheim: what makes them different from all other companies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.special import manages, operates, staff
from tests.games.chicago.works import haymarket, idle, told

OSCAR, SCHWINN, FLORSHEIM = "oscar_mayer", "schwinn", "florsheim"
SAUSAGES = {"livestock": 3, "steel": 1}
TIERS = {1: (3, 50, {"livestock": 1}), 2: (5, 40, {"livestock": 2, "steel": 1}), 3: (9, 30, SAUSAGES)}
STEEL = {"steel": 2}
MEAT = {"meat_packing-left": "d23", "meat_packing-middle": "d10", "meat_packing-right": "d19"}


# Oscar Mayer ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "tiers"), [(0, []), (1, []), (2, [1]), (3, [1]), (4, [1, 2]), (5, [1, 2]), (6, [1, 2, 3])]
)
def test_workers_decide_which_tiers_can_run(workers: int, tiers: list[int]) -> None:  # CH-SPEC-OM-1, R-OSCAR-1
    texts = operates(OSCAR, workers=(workers,), cubes=SAUSAGES).texts()
    assert [text for text in texts if text.startswith(("tier/", "run"))] == [f"tier/{tier}" for tier in tiers]


@pytest.mark.parametrize("tier", TIERS)
def test_a_tier_has_its_cubes_goods_and_price(tier: int) -> None:  # CH-SPEC-OM-1
    goods, price, cubes = TIERS[tier]
    scene = operates(OSCAR, workers=(6,), cubes=cubes, board={"tiles": MEAT}).play(f"tier/{tier}")
    assert (scene.firm(OSCAR)["goods"], scene.firm(OSCAR)["price_of_good"], scene.cubes(OSCAR)) == (goods, price, {})
    assert not any(text.startswith(("tier/", "run")) for text in scene.texts())
    scene.play("stop", "ship/left-2")
    assert told(scene, "shipped", "count", "amount") == [(2, 2 * price)]


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("kind", ["livestock", "steel"])
def test_a_tier_lacks_a_cube(tier: int, kind: str) -> None:  # CH-SPEC-OM-1
    cubes = dict(TIERS[tier][2])
    if kind in cubes:
        cubes[kind] -= 1
        assert f"tier/{tier}" not in operates(OSCAR, workers=(6,), cubes=cubes).texts()


def test_goods_of_earlier_decades_bring_the_price_of_the_tier() -> None:  # CH-SPEC-OM-2
    scene = operates(OSCAR, workers=(2,), goods=4, cubes={"livestock": 1}, board={"tiles": MEAT})
    scene.play("tier/1", "stop", "ship/left-7")
    assert told(scene, "shipped", "count", "amount") == [(7, 350)]


def test_without_production_its_goods_have_no_price() -> None:  # CH-SPEC-OM-2, R-OSCAR-1
    scene = operates(OSCAR, goods=4, salespeople=2, price=40)
    assert scene.firm(OSCAR)["price_of_good"] == 0
    scene.play("stop")
    assert scene.events("shipped") == []
    assert told(scene, "withheld", "company", "amount") == [(OSCAR, 0)]
    assert (scene.price(OSCAR), scene.firm(OSCAR)["goods"]) == (35, 4)


def test_the_price_is_gone_when_its_turn_is_over() -> None:  # CH-SPEC-OM-2
    scene = operates(OSCAR, workers=(2,), cubes={"livestock": 1}).play("tier/1")
    assert scene.firm(OSCAR)["price_of_good"] == 50
    idle(scene)
    assert scene.firm(OSCAR)["price_of_good"] == 0
    scene.until("Produce", decade=2)
    assert (scene.view()["operating"], scene.firm(OSCAR)["price_of_good"]) == (OSCAR, 0)


def test_nothing_automates_oscar_mayer() -> None:  # CH-SPEC-OM-3
    built = ("e1_automate_1", "e2_automate_1", "e2_automate_2")
    assert not {f"space/{name}" for name in built} & {*manages(OSCAR, *built, decade=3, workers=(6,)).texts()}
    scene = manages(OSCAR, workers=(6,), prestige=6, decade=1).play("space/advertising")
    assert told(scene, "exchanged a bonus", "effect", "amount") == [("automate 1", 25)]
    assert staff(scene, OSCAR, "automated") == [0]


@pytest.mark.parametrize(("people", "price"), [(0, 50), (1, 50), (2, 60), (3, 60), (4, 70), (9, 90), (20, 150)])
def test_every_two_salespeople_raise_the_price_by_ten(people: int, price: int) -> None:  # CH-SPEC-OM-4
    scene = operates(OSCAR, workers=(2,), salespeople=people, cubes={"livestock": 1}).play("tier/1")
    assert scene.firm(OSCAR)["price_of_good"] == price


@pytest.mark.parametrize("space", ["hire_salesperson", "e1_salesperson", "e2_salespeople_2", "e3_worker_salesperson"])
def test_oscar_mayer_has_a_place_for_every_salesperson(space: str) -> None:  # CH-SPEC-OM-4
    built = ("e1_salesperson", "e2_salesperson", "e2_salespeople_2", "e3_worker_salesperson")
    scene = manages(OSCAR, *built, decade=4, salespeople=9).play(f"space/{space}")
    assert scene.firm(OSCAR)["salespeople"] == (11 if space == "e2_salespeople_2" else 10)


def test_prestige_brings_it_a_salesperson_too() -> None:  # CH-SPEC-OM-4, CH-PREST-7
    scene = manages(OSCAR, decade=1, salespeople=9, prestige=4).play("space/advertising", "accept")
    assert scene.firm(OSCAR)["salespeople"] == 10


# Schwinn -------------------------------------------------------------------------------------------------------------


def test_schwinn_never_has_a_manager() -> None:  # CH-SPEC-AS-1, R-SPECIAL-1
    scene = manages(SCHWINN, decade=1, treasury=100).play("space/hire_manager")
    assert (staff(scene, SCHWINN, "managers"), scene.treasury(SCHWINN)) == ([0, 0], 40)
    scene = manages(SCHWINN, decade=1, treasury=100, cubes=STEEL).play("space/hire_manager", "leave-it")
    assert (staff(scene, SCHWINN, "managers"), scene.cubes(SCHWINN)) == ([0, 0], STEEL)


def test_schwinn_spends_two_steel_for_two_goods_and_three_prestige() -> None:  # CH-SPEC-AS-2
    scene = manages(SCHWINN, decade=1, treasury=100, cubes=STEEL, prestige=5).play("space/hire_manager", "substitute")
    firm = scene.firm(SCHWINN)
    assert (firm["goods"], firm["prestige"], scene.cubes(SCHWINN)) == (2, 8, {})
    assert (haymarket(scene)["steel"], scene.treasury(SCHWINN)) == (4, 100 - 60 + 25)
    assert (firm["substituted"], staff(scene, SCHWINN, "managers")) == (True, [0, 0])


def test_the_owner_of_the_building_is_paid_all_the_same() -> None:  # CH-SPEC-AS-2, CH-MGMT-7
    scene = manages(SCHWINN, "e1_manager", decade=1, treasury=100, cubes=STEEL, prestige=5)
    scene.play("space/e1_manager", "substitute")
    assert (scene.money(1), scene.treasury(SCHWINN)) == (220, 100 - 20 + 25)


def test_one_steel_is_not_enough() -> None:  # CH-SPEC-AS-2
    scene = manages(SCHWINN, decade=1, cubes={"steel": 1, "coal": 2}).play("space/hire_manager")
    assert scene.due() != "SubstituteManager"
    assert (scene.firm(SCHWINN)["goods"], scene.firm(SCHWINN)["prestige"]) == (0, 1)


def test_schwinn_does_so_once_in_a_decade() -> None:  # CH-SPEC-AS-2
    given: Any = {"decade": 2, "cubes": {"steel": 4}, "prestige": 9}
    scene = manages(SCHWINN, "e1_manager", "e2_managers_2", **given).play("space/e2_managers_2", "substitute")
    scene.play("exchange")
    assert (scene.turn(), scene.firm(SCHWINN)["goods"], scene.cubes(SCHWINN)) == (0, 2, STEEL)
    assert "substitute" not in scene.texts()
    scene = manages(SCHWINN, **given, board={"substituted": (SCHWINN,)}).play("space/hire_manager")
    assert (scene.due(), scene.firm(SCHWINN)["goods"]) != ("SubstituteManager", 2)
    scene.until("ChooseSpace", decade=3)
    assert scene.firm(SCHWINN)["substituted"] is False


def test_schwinn_does_so_where_the_manager_is_half_of_an_action() -> None:  # CH-SPEC-AS-2, R-SPECIAL-1
    built = ("e1_manager", "e2_manager", "e2_goods_2", "e3_worker_manager")
    scene = manages(SCHWINN, *built, decade=4, cubes=STEEL, prestige=5).play("space/e3_worker_manager")
    scene.play("worker/schwinn-1", "substitute", "exchange")
    assert (scene.firm(SCHWINN)["goods"], staff(scene, SCHWINN, "workers")) == (2, [1, 0])


def test_the_chief_of_operations_brings_schwinn_the_same_choice() -> None:  # CH-SPEC-AS-2, CH-ASSET-17
    scene = operates(
        SCHWINN, options={"chief_assets": True}, cubes=STEEL, prestige=5, assets=("chief_of_operations",), goods=1
    ).play("use/chief_of_operations", "a-manager", "substitute", "take/coal")  # fmt: skip
    assert (scene.firm(SCHWINN)["goods"], scene.firm(SCHWINN)["prestige"], scene.cubes(SCHWINN)) == (3, 8, {"coal": 1})


# Florsheim -----------------------------------------------------------------------------------------------------------


def test_florsheim_makes_ten_goods_with_all_automated() -> None:  # CH-SPEC-FL-1
    cubes = {"coal": 2, "livestock": 4, "wood": 2, "steel": 1}
    scene = operates(FLORSHEIM, automated=(2, 2, 3), cubes=cubes).play("run", "run", "run")
    assert [event["factory"] for event in scene.events("ran")] == [f"florsheim-{number}" for number in (1, 2, 3)]
    assert scene.firm(FLORSHEIM)["goods"] == 10


def test_the_first_manager_automates_a_worker_of_any_factory() -> None:  # CH-SPEC-FL-2
    cubes = {"coal": 1, "livestock": 1}
    scene = operates(FLORSHEIM, workers=(2, 2, 1), managers=(1,), cubes=cubes).play("run")
    assert scene.texts() == [f"automate/florsheim-{number}" for number in (1, 2, 3)]
    assert scene.firm(FLORSHEIM)["goods"] == 2
    scene.play("automate/florsheim-2")
    assert (staff(scene, FLORSHEIM, "automated"), staff(scene, FLORSHEIM, "workers")) == ([0, 1, 0], [2, 1, 2])


def test_the_third_manager_automates_and_the_second_does_not() -> None:  # CH-SPEC-FL-2
    cubes = {"coal": 2, "livestock": 4, "wood": 2, "steel": 1}
    scene = operates(FLORSHEIM, workers=(2, 2, 3), managers=(0, 1, 1), cubes=cubes, prestige=1).play("run", "run")
    assert (scene.firm(FLORSHEIM)["prestige"], staff(scene, FLORSHEIM, "automated")) == (2, [0, 0, 0])
    scene.play("run", "automate/florsheim-1")
    assert (staff(scene, FLORSHEIM, "automated"), staff(scene, FLORSHEIM, "workers")) == ([1, 0, 0], [1, 2, 3])
    assert scene.view()["job_market"] == {"40": 4, "30": 1, "20": 0}


def test_a_factory_that_its_own_manager_completes_has_already_run() -> None:  # CH-SPEC-FL-2, CH-OPS-PROD-3
    cubes = {"coal": 1, "livestock": 1}
    scene = operates(FLORSHEIM, workers=(1,), automated=(1,), managers=(1,), cubes=cubes).play("run")
    assert (scene.firm(FLORSHEIM)["goods"], staff(scene, FLORSHEIM, "automated")) == (2, [2, 0, 0])


def test_without_a_worker_nothing_is_automated() -> None:  # CH-SPEC-FL-2, R-MANAGER-1
    cubes = {"coal": 1, "livestock": 1}
    scene = operates(FLORSHEIM, automated=(2, 0, 0), managers=(1,), cubes=cubes).play("run")
    assert (scene.firm(FLORSHEIM)["goods"], staff(scene, FLORSHEIM, "automated")) == (3, [2, 0, 0])

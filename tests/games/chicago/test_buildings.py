"""The spaces that partners go to: every building and every general space, as the appendix of the rulebook has it."""

from __future__ import annotations

from typing import Any

import pytest

from corro import registry
from tests.games.chicago.books import NOTHING, TWO_EACH, changes, moved, spaces, staff
from tests.games.chicago.scene import Scene, table

PAPER: Any = registry.standard("chicago").data
OWNER = "seat 2"
ROW = ("brilliant_marketing", "cincinnati_steel", "foundry", "popular_partners", "color_catalog")  # 80, 70, 60, 50, 40
TO_SECOND, PARTNERS = "send/libby-2", "purchase/popular_partners"

# A building; what is answered in it; what changes. Libby has 400 in its treasury, prestige 1, a worker in each of its
# two factories of two spaces, and no other staff; seat 2 owns the building. Pages 37 to 39.
BUILDINGS: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    # Era I, page 37
    ("e1_wood_steel", (), {OWNER: 20, "wood": 1, "steel": 1}),
    ("e1_wood_coal", (), {OWNER: 20, "wood": 1, "coal": 1}),
    ("e1_wood_livestock", (), {OWNER: 20, "wood": 1, "livestock": 1}),
    ("e1_two_same", ("take/wood",), {"treasury": -10, OWNER: 10, "wood": 2}),
    ("e1_two_different", ("take/wood", "take/coal"), {"treasury": -10, OWNER: 10, "wood": 1, "coal": 1}),
    ("e1_asset_discount_10", ("purchase/color_catalog", "worker/libby-1"), {OWNER: 20, "treasury": -30, "workers": 1}),
    ("e1_prestige_1", (), {"treasury": -10, OWNER: 10, "prestige": 1}),
    (
        "e1_prestige_2",
        ("accept", "worker/libby-1"),
        {"treasury": -30, OWNER: 30, "prestige": 2, "workers": 1},
    ),
    ("e1_manager", ("manager/libby-1",), {"treasury": -20, OWNER: 20, "managers": 1}),
    ("e1_salesperson", (), {"treasury": -20, OWNER: 20, "salespeople": 1}),
    ("e1_goods_1", (), {"treasury": -20, OWNER: 20, "goods": 1}),
    ("e1_automate_1", ("automate/libby-1", TO_SECOND), {"treasury": -40, OWNER: 40, "automated": 1}),
    # Era II, page 38
    ("e2_livestock_steel", (), {OWNER: 20, "livestock": 1, "steel": 1}),
    ("e2_coal_steel", (), {OWNER: 20, "coal": 1, "steel": 1}),
    ("e2_coal_livestock", (), {OWNER: 20, "coal": 1, "livestock": 1}),
    ("e2_two_same", ("take/livestock",), {"treasury": -10, OWNER: 10, "livestock": 2}),
    ("e2_two_different", ("take/steel", "take/livestock"), {"treasury": -10, OWNER: 10, "steel": 1, "livestock": 1}),
    ("e2_asset_discount_20", (PARTNERS, "worker/libby-2"), {OWNER: 20, "treasury": -30, "workers": 1}),
    ("e2_prestige_2", ("exchange",), {"treasury": -30 + 25, OWNER: 30, "prestige": 2}),
    ("e2_prestige_3", ("accept", "worker/libby-2"), {"treasury": -50, OWNER: 50, "prestige": 3, "workers": 1}),
    ("e2_manager", ("manager/libby-2",), {"treasury": -30, OWNER: 30, "managers": 1}),
    ("e2_managers_2", ("manager/libby-2",), {"treasury": -60, OWNER: 60, "managers": 2}),
    ("e2_salesperson", (), {"treasury": -40, OWNER: 40, "salespeople": 1}),
    ("e2_salespeople_2", (), {"treasury": -80, OWNER: 80, "salespeople": 2}),
    ("e2_workers_2", ("worker/libby-1",), {"treasury": -50, OWNER: 50, "workers": 2}),
    ("e2_goods_2", (), {"treasury": -40, OWNER: 40, "goods": 2}),
    ("e2_automate_1", ("automate/libby-2", TO_SECOND), {"treasury": -40, OWNER: 40, "automated": 1}),
    ("e2_automate_2", ("automate/libby-1", TO_SECOND), {"treasury": -90, OWNER: 90, "automated": 2}),
    # Era III, page 39
    ("e3_2steel_wood", (), {"treasury": -40, OWNER: 40, "steel": 2, "wood": 1}),
    ("e3_2livestock_steel", (), {"treasury": -40, OWNER: 40, "livestock": 2, "steel": 1}),
    ("e3_2coal_livestock", (), {"treasury": -40, OWNER: 40, "coal": 2, "livestock": 1}),
    ("e3_2wood_coal", (), {"treasury": -40, OWNER: 40, "wood": 2, "coal": 1}),
    ("e3_asset_discount_30", (PARTNERS, "worker/libby-1"), {OWNER: 40, "treasury": -20, "workers": 1}),
    ("e3_prestige_3", ("exchange",), {"treasury": -60 + 25, OWNER: 60, "prestige": 3}),
    ("e3_managers_2", ("manager/libby-1",), {"treasury": -40, OWNER: 40, "managers": 2}),
    ("e3_salespeople_2", (), {"treasury": -50, OWNER: 50, "salespeople": 2}),
    (
        "e3_worker_manager",
        ("worker/libby-2", "manager/libby-1"),
        {"treasury": -40, OWNER: 40, "workers": 1, "managers": 1},
    ),
    ("e3_worker_salesperson", ("worker/libby-2",), {"treasury": -50, OWNER: 50, "workers": 1, "salespeople": 1}),
    ("e3_goods_3", (), {"treasury": -60, OWNER: 60, "goods": 3}),
    ("e3_automate_2", ("automate/libby-2", TO_SECOND), {"treasury": -90, OWNER: 90, "automated": 2}),
    # A price of 80: 4 shares are seat 0's, 2 seat 1's, 1 the bank's, 3 the company's.
    ("e3_dividend_150", (), {OWNER: 30, "treasury": -7 * 15, "seat 0": 60, "seat 1": 30, "price": 20}),
    ("e3_dividend_200", (), {OWNER: 40, "treasury": -7 * 20, "seat 0": 80, "seat 1": 40, "price": 40}),
    ("e3_dividend_250", (), {OWNER: 50, "treasury": -7 * 25, "seat 0": 100, "seat 1": 50, "price": 60}),
    ("e3_dividend_300", (), {OWNER: 60, "treasury": -7 * 30, "seat 0": 120, "seat 1": 60, "price": 60}),
]  # fmt: skip

# A general space in decade 5. Pages 20 and 21.
GENERAL: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    ("job_market", ("worker/libby-1", "enough"), {"treasury": -40, "workers": 1, "looking": -1}),
    ("advertising", (), {"treasury": -20, "prestige": 1}),
    ("fundraising_40", (), {"treasury": 40}),
    ("fundraising_60", (), {"treasury": 60}),
    ("fundraising_80", (), {"treasury": 80}),
    ("hire_manager", ("manager/libby-2",), {"treasury": -60, "managers": 1}),
    ("hire_salesperson", (), {"treasury": -70, "salespeople": 1}),
    ("extra_dividends", (), {"treasury": -7 * 10, "seat 0": 40, "seat 1": 20, "price": 20}),
    ("capital_asset", (PARTNERS, "worker/libby-1"), {"treasury": -50, "workers": 1}),
]


def libby(*built: str, **given: Any) -> Scene:
    """Seat 0 is about to act for Libby; nobody else has a partner left, and seat 2 owns those buildings."""
    scene = table("management", seats=4, decade=5)
    haymarket, charter = given.pop("haymarket", TWO_EACH), {"held": {0: 1, 1: 2, "bank": 1}, "workers": (1, 1)}
    wanted: dict[str, Any] = {"price": 80, "treasury": 400, "prestige": 1} | charter | given
    scene.company("libby", director=0, **wanted)
    for seat in (1, 2, 3):
        scene.seat(seat, partners=0, built=built if seat == 2 else ())
    return scene.board(row=ROW, jobs=(4, 0, 0), haymarket=haymarket).start()


@pytest.mark.parametrize(("building", "texts", "expected"), BUILDINGS, ids=[row[0] for row in BUILDINGS])
def test_what_a_building_does_and_who_pays_its_owner(
    building: str, texts: tuple[str, ...], expected: dict[str, int]
) -> None:  # CH-BLD-1 to CH-BLD-4, CH-MGMT-7, CH-DIV-3
    assert changes(libby(building), "libby", f"space/{building}", *texts) == expected


@pytest.mark.parametrize(("space", "texts", "expected"), GENERAL, ids=[row[0] for row in GENERAL])
def test_what_a_general_space_does_for_a_company(
    space: str, texts: tuple[str, ...], expected: dict[str, int]
) -> None:  # CH-HIRE-1, CH-HIRE-3, CH-ADV-1, CH-FUND-1, CH-DIV-1, CH-ASSET-1
    assert changes(libby(), "libby", f"space/{space}", *texts) == expected


def test_every_space_of_the_box_has_its_line_in_these_tables() -> None:  # CH-BLD-1 to CH-BLD-4
    assert sorted(row[0] for row in BUILDINGS) == sorted(row["id"] for row in PAPER["building"])
    assert sorted(row[0] for row in GENERAL) == sorted(row["id"] for row in PAPER["space"])
    assert (len(BUILDINGS), len(GENERAL)) == (12 + 16 + 16, 9)


# Cubes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "haymarket", "given"),
    [
        ("e1_wood_steel", {"wood": 1}, {"wood": 1}),
        ("e1_wood_coal", {"coal": 2}, {"coal": 1}),
        ("e1_wood_livestock", {"steel": 2}, {}),
        ("e2_livestock_steel", {"livestock": 2, "coal": 2}, {"livestock": 1}),
        ("e2_coal_steel", {"steel": 1}, {"steel": 1}),
        ("e2_coal_livestock", {}, {}),
        ("e3_2steel_wood", {"steel": 1, "wood": 2}, {"steel": 1, "wood": 1}),
        ("e3_2livestock_steel", {"livestock": 1}, {"livestock": 1}),
        ("e3_2coal_livestock", {"coal": 1, "livestock": 1}, {"coal": 1, "livestock": 1}),
        ("e3_2wood_coal", {"wood": 3}, {"wood": 2}),
        ("e1_two_same", {"steel": 1}, {"steel": 1}),
        ("e2_two_different", {"coal": 3}, {"coal": 1}),
        ("e2_two_same", {}, {}),
    ],
)
def test_a_resource_building_gives_what_haymarket_has_and_its_fee_is_paid(
    building: str, haymarket: dict[str, int], given: dict[str, int]
) -> None:  # CH-BLD-1, CH-MGMT-3, CH-MGMT-7
    scene = libby(building, haymarket=NOTHING | haymarket)
    found = changes(scene, "libby", f"space/{building}")
    assert {key: found[key] for key in NOTHING if key in found} == given
    assert found[OWNER] == (40 if building.startswith("e3") else 10 if "two" in building else 20)
    assert scene.view()["haymarket"] == {
        kind: count - given.get(kind, 0) for kind, count in (NOTHING | haymarket).items()
    }


@pytest.mark.parametrize("building", ["e1_two_same", "e2_two_same"])
def test_two_equal_cubes_are_of_a_kind_that_has_two(building: str) -> None:  # CH-BLD-1, CH-MGMT-3
    scene = libby(building, haymarket={"livestock": 1, "steel": 2, "wood": 3, "coal": 0}).play(f"space/{building}")
    assert scene.texts() == ["take/steel", "take/wood"]
    scene = libby(building, haymarket={"livestock": 1, "steel": 1, "wood": 0, "coal": 0}).play(f"space/{building}")
    assert scene.texts() == ["take/livestock", "take/steel"]
    assert changes(scene, "libby", "take/livestock") == {"livestock": 1}


@pytest.mark.parametrize("building", ["e1_two_different", "e2_two_different"])
def test_two_different_cubes_are_never_alike(building: str) -> None:  # CH-BLD-1, CH-MGMT-3
    scene = libby(building, haymarket={"livestock": 0, "steel": 2, "wood": 1, "coal": 1}).play(f"space/{building}")
    assert scene.texts() == ["take/steel", "take/wood", "take/coal"]
    assert scene.play("take/steel").texts() == ["take/wood", "take/coal"]


def test_cubes_come_from_haymarket_not_from_the_chain_or_the_bag() -> None:  # CH-BLD-1
    scene = libby("e3_2coal_livestock", haymarket=NOTHING | {"livestock": 1})
    before = (scene.view()["supply_chain"], scene.view()["bag"])
    assert changes(scene, "libby", "space/e3_2coal_livestock")["livestock"] == 1
    assert (scene.view()["supply_chain"], scene.view()["bag"]) == before


# Goods, prestige, doubles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "goods"), [("e1_goods_1", 1), ("e2_goods_2", 2), ("e3_goods_3", 3)])
def test_goods_come_at_once_and_need_neither_workers_nor_cubes(building: str, goods: int) -> None:  # CH-BLD-2
    scene = libby(building, workers=(0, 0), goods=4, haymarket=NOTHING)
    scene.play(f"space/{building}")
    assert scene.firm("libby")["goods"] == 4 + goods


@pytest.mark.parametrize(
    ("building", "start", "bonuses"),
    [
        ("e1_prestige_1", 4, ["salesperson 1"]),
        ("e1_prestige_2", 3, ["salesperson 1"]),
        ("e2_prestige_2", 9, ["bonus-good 1"]),
        ("e2_prestige_3", 13, ["bonus-good 1", "share-step 1"]),
        ("e3_prestige_3", 12, ["share-step 1", "bonus-good 1"]),
    ],
)
def test_prestige_brings_the_bonuses_it_reaches_at_once(
    building: str, start: int, bonuses: list[str]
) -> None:  # CH-BLD-4, CH-PREST-3
    scene = libby(building, prestige=start).play(f"space/{building}", *["exchange"] * len(bonuses))
    assert [event["effect"] for event in scene.events("exchanged a bonus")] == bonuses
    assert scene.due() == "ChooseSpace"


@pytest.mark.parametrize("building", ["e2_managers_2", "e3_managers_2"])
def test_all_of_a_double_building_is_for_one_company(building: str) -> None:  # CH-BLD-3, CH-HIRE-4
    scene = table("management", seats=4, decade=5)
    scene.company("libby", director=0, managers=(1, 0), treasury=100)
    scene.company("swift", director=0, managers=(0, 0), treasury=100)
    for seat in (1, 2, 3):
        scene.seat(seat, partners=0, built=(building,) if seat == 2 else ())
    scene.start().play("company/libby", f"space/{building}")
    assert [managers for _, managers, _ in staff(scene, "libby")] == [1, 1]
    assert [managers for _, managers, _ in staff(scene, "swift")] == [0, 0]
    assert moved(scene, "manager") == []


@pytest.mark.parametrize(
    ("building", "fee"),
    [(row[0], -row[2]["treasury"]) for row in BUILDINGS if "prestige" not in row[0] and row[2].get("treasury", 0) < 0
     and "asset" not in row[0] and "dividend" not in row[0]],
)  # fmt: skip
def test_a_building_is_closed_to_a_company_that_cannot_pay_its_fee(
    building: str, fee: int
) -> None:  # CH-MGMT-7, CH-GEN-10
    assert building in spaces(libby(building, treasury=fee))
    assert building not in spaces(libby(building, treasury=fee - 1))


@pytest.mark.parametrize("building", ["e1_wood_steel", "e2_coal_livestock"])
def test_a_building_that_the_bank_pays_is_open_to_a_company_without_money(building: str) -> None:  # CH-MGMT-7
    assert building in spaces(libby(building, treasury=0))

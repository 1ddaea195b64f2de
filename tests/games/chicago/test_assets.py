"""Capital assets: the row, what they cost, their immediate bonuses, and where they are kept; pages 21, 42 and 43."""

from __future__ import annotations

from typing import Any

import pytest

from corro import registry
from tests.games.chicago.books import changes, spaces, staff
from tests.games.chicago.libby import ROW, libby
from tests.games.chicago.scene import table

PAPER: Any = registry.standard("chicago").data
BUY = "space/capital_asset"
AUTOMATION = {"automated": 1}


# Buying ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "price"), [(0, 80), (1, 70), (2, 60), (3, 50), (4, 40)])
def test_an_asset_costs_what_its_space_says(place: int, price: int) -> None:  # CH-ASSET-1
    scene = libby(row=ROW).play(BUY, f"purchase/{ROW[place]}")
    assert scene.treasury("libby") == 200 - price
    assert scene.events("asset bought")[-1]["amount"] == price
    assert scene.firm("libby")["assets"] == {ROW[place]: True}


@pytest.mark.parametrize(
    ("treasury", "there"), [(39, 0), (40, 1), (49, 1), (50, 2), (69, 3), (70, 4), (80, 5), (500, 5)]
)
def test_only_what_can_be_paid_is_for_sale(treasury: int, there: int) -> None:  # CH-ASSET-1, CH-GEN-10
    scene = libby(row=ROW, treasury=treasury)
    assert ("capital_asset" in spaces(scene)) == (there > 0)
    if there > 1:
        assert scene.play(BUY).texts() == [f"purchase/{asset}" for asset in ROW[5 - there :]]


@pytest.mark.parametrize(
    ("building", "discount"), [("e1_asset_discount_10", 10), ("e2_asset_discount_20", 20), ("e3_asset_discount_30", 30)]
)
@pytest.mark.parametrize(("place", "price"), [(0, 80), (3, 50), (4, 40)])
def test_an_asset_building_takes_something_off(
    building: str, discount: int, place: int, price: int
) -> None:  # CH-ASSET-1
    scene = table("management", seats=3, decade=5).company("libby", director=0, treasury=100, prestige=1)
    scene.seat(2, built=(building,)).board(row=ROW).start().play(f"space/{building}", f"purchase/{ROW[place]}")
    assert scene.treasury("libby") == 100 - price + discount
    scene = table("management", seats=3, decade=5).company("libby", director=0, treasury=40 - discount)
    assert building in spaces(scene.seat(2, built=(building,)).board(row=ROW).start())
    scene = table("management", seats=3, decade=5).company("libby", director=0, treasury=40 - discount - 1)
    assert building not in spaces(scene.seat(2, built=(building,)).board(row=ROW).start())


IMMEDIATE: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    ("brilliant_marketing", ("automate/libby-1", "send/libby-1"), AUTOMATION),
    ("brand_recognition", ("automate/libby-2", "send/libby-1"), AUTOMATION),
    ("cincinnati_steel", ("automate/libby-1", "send/libby-2"), AUTOMATION),
    ("michigan_lumber", ("automate/libby-1", "send/libby-1"), AUTOMATION),
    ("pennsylvania_coal", ("automate/libby-1", "send/libby-1"), AUTOMATION),
    ("union_stockyards", ("automate/libby-2", "send/libby-2"), AUTOMATION),
    ("fuelworks", ("exchange",), {"prestige": 2, "treasury": 25}),
    ("foundry", ("accept", "worker/libby-1"), {"prestige": 2, "workers": 1}),
    ("workshop", ("exchange",), {"prestige": 2, "treasury": 25}),
    ("refrigeration", ("exchange",), {"prestige": 2, "treasury": 25}),
    (
        "price_protection",
        ("automate/libby-1", "send/libby-2", "accept"),
        {"automated": 1, "prestige": 2, "workers": 1},
    ),
    ("popular_partners", ("worker/libby-1",), {"workers": 1}),
    ("backroom_deals", ("worker/libby-2",), {"workers": 1}),
    ("mail_order_catalog", ("worker/libby-1",), {"workers": 1}),
    ("color_catalog", ("worker/libby-1",), {"workers": 1}),
    ("catalog_empire", ("worker/libby-2",), {"workers": 1}),
    ("chief_of_engineering", (), {}),
    ("chief_of_rd", (), {}),
    ("chief_of_operations", (), {}),
    ("chief_of_sales", (), {}),
]


@pytest.mark.parametrize(("asset", "texts", "expected"), IMMEDIATE, ids=[row[0] for row in IMMEDIATE])
def test_the_immediate_bonus_of_each_asset(
    asset: str, texts: tuple[str, ...], expected: dict[str, int]
) -> None:  # CH-ASSET-1, CH-ASSET-10 to CH-ASSET-17, R-ASSET-5
    rest = [name for name in ROW if name != asset][:3]
    scene = libby(row=(*rest, asset, None), workers=(1, 1))
    expected = {"treasury": -50} | {key: count - 50 * (key == "treasury") for key, count in expected.items()}
    assert changes(scene, "libby", BUY, f"purchase/{asset}", *texts) == expected
    assert scene.firm("libby")["assets"] == {asset: True}


def test_every_asset_of_the_box_has_its_line() -> None:  # CH-ASSET-10 to CH-ASSET-17
    assert sorted(row["id"] for row in PAPER["asset"]) == sorted(row[0] for row in IMMEDIATE)
    assert len(IMMEDIATE) == 16 + 4


@pytest.mark.parametrize(
    ("asset", "given"),
    [
        ("popular_partners", {"workers": (2, 2)}),
        ("color_catalog", {"workers": (1, 2), "automated": (1, 0)}),
        ("brilliant_marketing", {"workers": (0, 0)}),
        ("cincinnati_steel", {"automated": (2, 2)}),
        ("brand_recognition", {"automated": (1, 0), "managers": (1, 1)}),
    ],
)
def test_an_impossible_immediate_bonus_is_lost(asset: str, given: dict[str, Any]) -> None:  # CH-ASSET-7
    rest = [name for name in ROW if name != asset][:3]
    scene = libby(row=(*rest, asset, None), **given)
    assert changes(scene, "libby", BUY, f"purchase/{asset}") == {"treasury": -50}
    assert scene.firm("libby")["assets"] == {asset: True}


def test_a_prestige_bonus_that_an_asset_reaches_may_be_exchanged() -> None:  # CH-ASSET-7, CH-PREST-4
    full: dict[str, Any] = {"workers": (2, 2), "row": (*ROW[:2], None, "foundry", None)}
    assert changes(libby(**full), "libby", BUY, "purchase/foundry") == {"treasury": -50 + 25, "prestige": 2}


def test_price_protection_automates_first_and_then_brings_prestige() -> None:  # CH-ASSET-14
    scene = libby(row=(*ROW[:3], "price_protection", None), workers=(2, 1), prestige=1)
    scene.play(BUY, "purchase/price_protection")
    assert (scene.due(), scene.firm("libby")["prestige"]) == ("Automate", 1)
    scene.play("automate/libby-1")
    assert (staff(scene, "libby"), scene.firm("libby")["prestige"]) == ([(1, 0, 1), (2, 0, 0)], 3)
    assert [name for name in scene.told() if name in ("automated", "prestige")] == ["automated", "prestige"]


# Slots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("discarded", "kept"), [("color_catalog", {"fuelworks": False}), ("fuelworks", {"color_catalog": True})]
)
def test_without_a_free_slot_the_new_or_the_old_asset_is_discarded(
    discarded: str, kept: dict[str, bool]
) -> None:  # CH-ASSET-2, R-ASSET-2
    scene = libby("fuelworks", row=ROW, spent=("fuelworks",), workers=(1, 2)).play(BUY, "purchase/color_catalog")
    assert scene.texts() == ["discard/fuelworks", "discard/color_catalog"]
    scene.play(f"discard/{discarded}")
    assert (scene.firm("libby")["assets"], staff(scene, "libby")[0]) == (kept, (2, 0, 0))
    assert scene.events("asset gone") == [{"event": "asset gone", "asset": discarded}]


def test_without_any_slot_only_the_immediate_bonus_is_had() -> None:  # CH-ASSET-2
    scene = table("management", seats=3, decade=2).company("elgin", director=0, treasury=100, prestige=0)
    scene.board(row=ROW).start().play(BUY, "purchase/foundry")
    assert (scene.firm("elgin")["assets"], scene.firm("elgin")["prestige"]) == ({}, 2)
    assert scene.events("asset gone") == [{"event": "asset gone", "asset": "foundry"}]
    assert "foundry" not in scene.state()["deck"]


def test_the_company_with_two_slots_keeps_two() -> None:  # CH-ASSET-2
    scene = table("management", seats=3, decade=2, special_companies=True)
    scene.company("american_flyer", director=0, treasury=100, prestige=0, assets=("fuelworks",))
    scene.board(row=ROW).start().play(BUY, "purchase/foundry")
    assert scene.firm("american_flyer")["assets"] == {"fuelworks": True, "foundry": True}


# The row -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(5))
def test_the_row_slides_to_the_cheap_end_and_the_deck_adds_one_at_eighty(place: int) -> None:  # CH-ASSET-3
    scene = libby(row=ROW, workers=(2, 2), automated=(0, 0), deck=("workshop",), prestige=0)
    scene.play(BUY, f"purchase/{ROW[place]}")
    while scene.match.owing == (0,) and scene.due() != "EndTurn":
        scene.play(scene.texts()[0])
    assert scene.view()["assets"][place] == {"asset": None, "price": 80 - 10 * place}
    scene.play("end").settle()
    then = ["workshop", *ROW[:place], *ROW[place + 1 :]]
    assert scene.view()["assets"] == [
        {"asset": asset, "price": price} for asset, price in zip(then, (80, 70, 60, 50, 40), strict=True)
    ]
    assert scene.view()["asset_deck"] == 0


def test_which_asset_comes_is_drawn_from_the_deck_by_chance() -> None:  # CH-ASSET-3
    scene = libby(row=ROW, deck=("workshop", "fuelworks"), prestige=0, workers=(2, 2))
    scene.play(BUY, "purchase/color_catalog", "end")
    assert scene.odds() == {"asset/workshop": 0.5, "asset/fuelworks": 0.5}
    scene.play("asset/fuelworks")
    assert scene.view()["assets"][0] == {"asset": "fuelworks", "price": 80}


def test_when_the_deck_is_used_up_nothing_is_added() -> None:  # CH-ASSET-3
    scene = libby(row=ROW, deck=(), workers=(2, 2)).play(BUY, "purchase/color_catalog", "end").settle()
    assert [place["asset"] for place in scene.view()["assets"]] == [None, *ROW[:4]]


def test_the_row_slides_after_the_last_turn_of_the_phase_too() -> None:  # CH-ASSET-3
    scene = libby(row=ROW, deck=("workshop",), workers=(2, 2))
    scene.play("space/fundraising_40", BUY, "purchase/color_catalog", "end").settle()
    assert scene.view()["phase"] == "operations"
    assert [place["asset"] for place in scene.view()["assets"]] == ["workshop", *ROW[:4]]


def test_nothing_slides_when_nothing_was_bought() -> None:  # CH-ASSET-3
    scene = libby(row=ROW).play("space/fundraising_40").settle()
    assert [place["asset"] for place in scene.view()["assets"]] == [*ROW]

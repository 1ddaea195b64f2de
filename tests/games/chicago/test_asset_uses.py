"""Capital assets in use: when, how often, and what each of the 16 and of the 4 Chiefs does; pages 21, 42 and 43."""

from __future__ import annotations

import pytest

from tests.games.chicago.books import NOTHING, TWO_EACH, changes, moved
from tests.games.chicago.libby import libby
from tests.games.chicago.scene import Scene, table

# Using -------------------------------------------------------------------------------------------------------------

USES: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    ("brilliant_marketing", (), {"prestige": 1}),
    ("brand_recognition", ("exchange",), {"prestige": 2, "treasury": 25}),
    ("cincinnati_steel", (), {"treasury": -10, "steel": 2}),
    ("michigan_lumber", (), {"treasury": -10, "wood": 2}),
    ("pennsylvania_coal", (), {"treasury": -10, "coal": 2}),
    ("union_stockyards", (), {"treasury": -10, "livestock": 2}),
    ("fuelworks", (), {"wood": 1, "coal": 1}),
    ("foundry", (), {"steel": 1, "wood": 1}),
    ("workshop", (), {"steel": 1, "coal": 1}),
    ("refrigeration", (), {"livestock": 2}),
    (
        "chief_of_engineering",
        ("automate/libby-1", "send/libby-2", "take/wood"),
        {"treasury": -20, "automated": 1, "wood": 1},
    ),
    ("chief_of_rd", ("take/coal",), {"treasury": -20, "goods": 1, "coal": 1}),
    (
        "chief_of_operations",
        ("a-manager", "manager/libby-2", "take/steel"),
        {"treasury": -20, "managers": 1, "steel": 1},
    ),
]
OPERATING = [
    "popular_partners", "backroom_deals", "mail_order_catalog", "color_catalog", "catalog_empire", "chief_of_sales",
]  # fmt: skip


@pytest.mark.parametrize("phase", ["management", "operations"])
@pytest.mark.parametrize(("asset", "texts", "expected"), USES, ids=[row[0] for row in USES])
def test_what_each_asset_does_when_it_is_used(
    asset: str, texts: tuple[str, ...], expected: dict[str, int], phase: str
) -> None:  # CH-ASSET-4, CH-ASSET-10 to CH-ASSET-13, CH-ASSET-17
    scene = libby(asset, phase=phase, workers=(1, 1))
    due = scene.due()
    assert changes(scene, "libby", f"use/{asset}", *texts) == expected
    assert (scene.due(), scene.firm("libby")["assets"]) == (due, {asset: False})
    assert moved(scene, "use") == []


@pytest.mark.parametrize("asset", OPERATING)
def test_assets_of_operations_are_no_use_in_management(asset: str) -> None:  # CH-ASSET-15 to CH-ASSET-17
    assert moved(libby(asset), "use") == []


@pytest.mark.parametrize("asset", [*(row[0] for row in USES), *OPERATING, "price_protection"])
def test_a_used_asset_rests_until_cleanup(asset: str) -> None:  # CH-ASSET-4
    for phase, step in (("management", None), ("operations", None), ("operations", "end")):
        assert moved(libby(asset, phase=phase, step=step, spent=(asset,)), "use") == []
    scene = libby(asset, spent=(asset,)).until("StockTurn")
    assert (scene.view()["decade"], scene.firm("libby")["assets"]) == (3, {asset: True})


@pytest.mark.parametrize(
    ("asset", "cost"), [("michigan_lumber", 10), ("chief_of_rd", 20), ("chief_of_engineering", 20)]
)
def test_an_asset_that_cannot_be_paid_cannot_be_used(asset: str, cost: int) -> None:  # CH-ASSET-4, CH-GEN-10
    assert moved(libby(asset, treasury=cost, workers=(1, 1)), "use") == [f"use/{asset}"]
    assert moved(libby(asset, treasury=cost - 1, workers=(1, 1)), "use") == []


def test_in_management_the_assets_of_all_own_companies_can_be_used() -> None:  # CH-ASSET-4
    scene = table("management", seats=3, decade=2)
    for director, company, asset in [(0, "libby", "fuelworks"), (0, "swift", "foundry"), (1, "anglo", "workshop")]:
        scene.company(company, director=director, assets=(asset,))
    scene.board(haymarket=TWO_EACH).start()
    assert sorted(moved(scene, "use")) == ["use/foundry", "use/fuelworks"]
    scene.play("company/libby", "use/foundry")
    assert scene.cubes("swift") == {"steel": 1, "wood": 1}
    scene.play("space/fundraising_40")
    assert (scene.due(), moved(scene, "use")) == ("EndTurn", ["use/fuelworks"])
    assert (scene.play("end").turn(), moved(scene, "use")) == (1, ["use/workshop"])


def test_in_operations_a_company_uses_its_own_assets_only() -> None:  # CH-ASSET-4
    scene = table("operations", seats=2, operating="swift")
    scene.company("swift", director=0, assets=("foundry",)).company("libby", director=0, assets=("fuelworks",)).start()
    assert moved(scene, "use") == ["use/foundry"]


@pytest.mark.parametrize("step", ["produce", "sell", "pay", "end"])
def test_in_operations_an_asset_can_be_used_at_any_step(step: str) -> None:  # CH-ASSET-4
    scene = libby("foundry", phase="operations", step=step)
    assert scene.play("use/foundry").cubes("libby") == {"steel": 1, "wood": 1}


def test_a_company_may_discard_an_asset_at_any_time_of_its_own() -> None:  # CH-ASSET-5, R-ASSET-6
    for phase, step in [("management", None), *[("operations", step) for step in ("produce", "sell", "pay", "end")]]:
        scene = libby("foundry", phase=phase, step=step, spent=("foundry",))
        assert moved(scene, "discard") == ["discard/foundry"]
        scene.play("discard/foundry")
        assert scene.firm("libby")["assets"] == {}
        assert "foundry" not in [place["asset"] for place in scene.view()["assets"]] + scene.state()["deck"]


@pytest.mark.parametrize(
    ("asset", "haymarket", "expected"),
    [
        ("cincinnati_steel", {"steel": 1}, {"treasury": -10, "steel": 1}),
        ("michigan_lumber", {"steel": 2}, {"treasury": -10}),
        ("fuelworks", {"coal": 4}, {"coal": 1}),
        ("refrigeration", {"livestock": 1}, {"livestock": 1}),
        ("workshop", {}, {}),
        ("chief_of_rd", {}, {"treasury": -20, "goods": 1}),
        ("chief_of_rd", {"wood": 1}, {"treasury": -20, "goods": 1, "wood": 1}),
    ],
)
def test_an_asset_gives_the_cubes_that_lie_in_haymarket(
    asset: str, haymarket: dict[str, int], expected: dict[str, int]
) -> None:  # CH-ASSET-6
    assert changes(libby(asset, haymarket=NOTHING | haymarket), "libby", f"use/{asset}") == expected


# Those of Operations -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asset", ["popular_partners", "backroom_deals"])
@pytest.mark.parametrize(("price", "then"), [(40, 50), (60, 80), (0, 10), (400, 400)])
def test_the_price_goes_up_a_step_at_the_end(asset: str, price: int, then: int) -> None:  # CH-ASSET-15, R-ASSET-1
    scene = libby(asset, phase="operations", step="end", price=price).play(f"use/{asset}")
    assert (scene.price("libby"), scene.treasury("libby")) == (then, 200)
    for step in ("produce", "sell", "pay"):
        assert moved(libby(asset, phase="operations", step=step), "use") == []


@pytest.mark.parametrize(("asset", "more"), [("mail_order_catalog", 40), ("color_catalog", 60), ("catalog_empire", 80)])
@pytest.mark.parametrize("step", ["produce", "sell", "pay"])
def test_a_catalog_raises_the_income(asset: str, more: int, step: str) -> None:  # CH-ASSET-16, R-ASSET-3
    scene = libby(asset, phase="operations", step=step, income=120, run=1).play(f"use/{asset}")
    assert scene.view()["turn_of_company"]["income"] == 120 + more
    treasury = scene.treasury("libby")
    assert treasury == 200
    while scene.due() != "PayOrWithhold":
        scene.play("stop" if scene.due() == "Produce" else "done")
    assert scene.play("withhold").treasury("libby") == treasury + 120 + more
    assert moved(libby(asset, phase="operations", step="end"), "use") == []


@pytest.mark.parametrize(("salespeople", "brings"), [(0, 30), (1, 40), (2, 50)])
def test_chief_of_sales_brings_ten_more_for_each_good(salespeople: int, brings: int) -> None:  # CH-ASSET-17
    scene = libby("chief_of_sales", phase="operations", step="sell", goods=3, salespeople=salespeople)
    scene.play("use/chief_of_sales")
    assert scene.treasury("libby") == 200 - 20
    ship = [text for text in scene.texts() if text.startswith("ship/") and text.endswith("-1")][-1]
    scene.play(ship)
    assert scene.events("shipped")[-1]["amount"] == brings
    for step in ("pay", "end"):
        assert moved(libby("chief_of_sales", phase="operations", step=step), "use") == []


@pytest.mark.parametrize(
    ("managers", "salespeople", "texts", "expected"),
    [
        ((0, 0), 0, ("a-salesperson", "take/coal"), {"salespeople": 1, "coal": 1}),
        ((1, 1), 0, ("take/coal",), {"salespeople": 1, "coal": 1}),
        ((1, 0), 2, ("take/wood",), {"managers": 1, "wood": 1}),
        ((1, 1), 2, ("take/wood",), {"wood": 1}),
    ],
)
def test_chief_of_operations_brings_a_manager_or_a_salesperson(
    managers: tuple[int, ...], salespeople: int, texts: tuple[str, ...], expected: dict[str, int]
) -> None:  # CH-ASSET-17, R-USE-1
    scene = libby("chief_of_operations", managers=managers, salespeople=salespeople)
    assert changes(scene, "libby", "use/chief_of_operations", *texts) == {"treasury": -20} | expected


def test_chief_of_engineering_may_be_used_for_the_cube_alone() -> None:  # CH-ASSET-17, R-USE-1
    scene = libby("chief_of_engineering", workers=(0, 0)).play("use/chief_of_engineering")
    assert scene.texts() == ["take/livestock", "take/steel", "take/wood", "take/coal"]


# Price Protection --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "price", "ready"), [("protect", 40, False), ("let-fall", 35, True)])
def test_price_protection_prevents_the_drop_of_a_withholding(
    answer: str, price: int, ready: bool
) -> None:  # CH-ASSET-14, R-PROT-1
    scene = libby("price_protection", phase="operations", step="pay", price=40, income=50).play("withhold")
    assert (scene.due(), scene.texts()) == ("Protect", ["protect", "let-fall"])
    scene.play(answer)
    assert (scene.price("libby"), scene.treasury("libby")) == (price, 250)
    assert scene.firm("libby")["assets"] == {"price_protection": ready}


def selling(*, seller: int, spent: bool = False, price: int = 100) -> Scene:
    """Seat 0 directs Libby; the seller has two Common and the turn, seat 2 the Preferred."""
    scene = table("stock", seats=3, decade=2, turn=seller)
    scene.company("libby", director=0, price=price, held={seller: 2}, preferred=2, assets=("price_protection",))
    return scene.board(spent=("price_protection",) if spent else ()).start()


@pytest.mark.parametrize(("answer", "price"), [("protect", 100), ("let-fall", 60)])
def test_price_protection_prevents_all_that_a_sale_of_another_would_cost(
    answer: str, price: int
) -> None:  # CH-ASSET-14, R-PROT-1
    scene = selling(seller=1).play("sell/libby-common", "sell/libby-common", "settle")
    assert (scene.turn(), scene.due(), scene.price("libby")) == (0, "Protect", 100)
    scene.play(answer)
    assert (scene.price("libby"), scene.turn(), scene.money(1)) == (price, 1, 200 + 2 * 100)


@pytest.mark.parametrize(("seller", "spent"), [(0, False), (1, True)])
def test_price_protection_does_not_help_against_the_own_sale_or_twice(
    seller: int, spent: bool
) -> None:  # CH-ASSET-14, R-PROT-1
    scene = selling(seller=seller, spent=spent).play("sell/libby-common", "settle")
    assert (scene.price("libby"), scene.due()) == (80, "Purchase")


def test_price_protection_does_not_help_against_emergency_fundraising() -> None:  # CH-ASSET-14
    scene = table("operations", seats=2, operating="libby", step="issue", mode="advanced")
    scene.company("libby", director=0, price=100, treasury=0, assets=("price_protection",)).start()
    scene.play("issue/common", "operate")
    assert (scene.price("libby"), scene.treasury("libby"), scene.due()) == (60, 100, "Produce")
    assert scene.firm("libby")["assets"] == {"price_protection": True}

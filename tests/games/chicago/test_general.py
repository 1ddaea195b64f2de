"""3. Money, shares and tracks: what belongs to whom, and what can be paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table


def spaces(scene: Scene) -> list[str]:
    """The spaces a partner may be placed on."""
    return [text.removeprefix("space/") for text in scene.texts() if text.startswith("space/")]


def one_building(building: str, owner: int = 1, **options: Any) -> Scene:
    """A turn in Management, with that building of a player."""
    return table("management", **options).seat(owner, built=(building,))


# Money -------------------------------------------------------------------------------------------------------------


def test_personal_money_pays_for_nothing_in_management() -> None:  # CH-GEN-1
    scene = table("management").seat(0, money=1000).company("libby", treasury=0).start()
    assert [space for space in spaces(scene) if not space.startswith("e1_")] == ["fundraising_40"]


def test_personal_money_pays_for_nothing_in_operations() -> None:  # CH-GEN-1
    scene = table("operations", operating="libby").seat(0, money=1000).company("libby", treasury=19, prestige=5)
    scene.board(chain={"10": {"coal": 1}, "20": {"steel": 1}, "30": {"wood": 1}}).start()
    assert [text for text in scene.texts() if text.startswith("load/")] == ["load/10-coal"]


def test_a_treasury_pays_for_what_its_company_does() -> None:  # CH-GEN-1
    scene = table("management").seat(0, money=1000).company("libby", treasury=100).start()
    scene.play("space/hire_salesperson")
    assert (scene.treasury("libby"), scene.money(0)) == (30, 1000)


def test_no_treasury_pays_for_certificates() -> None:  # CH-GEN-1
    scene = table("stock").seat(0, money=39).company("libby", price=40, treasury=1000).start()
    assert scene.texts() == ["pass"]


def test_no_treasury_pays_for_another_company_of_the_same_player() -> None:  # CH-GEN-2
    scene = table("management").company("libby", treasury=19).company("swift", treasury=1000).start()
    scene.play("company/libby")
    assert "advertising" not in spaces(scene)
    assert "hire_manager" not in spaces(scene)
    rich = table("management").company("libby", treasury=19).company("swift", treasury=1000).start()
    rich.play("company/swift", "space/hire_manager", "manager/swift-1")
    assert (rich.treasury("libby"), rich.treasury("swift")) == (19, 940)


# Shares ------------------------------------------------------------------------------------------------------------


def test_ten_shares_are_seven_certificates() -> None:  # CH-GEN-3
    scene = table("cleanup", decade=5, goals=False).company("libby", price=100, held={2: 5}, preferred=1)
    for seat, company in enumerate(["swift", "anglo", "elgin"]):
        scene.company(company, director=seat, price=0).seat(seat, money=0)
    scene.start()
    assert [scene.player(seat)["certificates"] - 1 for seat in range(3)] == [1, 1, 5]
    scene.play("pay").finish()
    assert scene.match.scores == (300, 200, 500)


@pytest.mark.parametrize(("commons", "possible"), [(2, True), (3, False)])
def test_a_director_has_six_shares_at_most(commons: int, possible: bool) -> None:  # CH-GEN-4, CH-STOCK-13
    scene = table("stock").company("libby", held={0: commons}).start()
    assert ("buy/libby-common-company" in scene.texts()) is possible


@pytest.mark.parametrize(("commons", "common", "preferred"), [(3, True, True), (4, True, True), (5, False, False)])
def test_who_holds_five_commons_cannot_have_the_preferred(
    commons: int, common: bool, preferred: bool
) -> None:  # CH-GEN-4, CH-STOCK-13
    scene = table("stock").company("libby", director=1, held={0: commons}).start()
    assert ("buy/libby-common-company" in scene.texts()) is common
    assert ("buy/libby-preferred-company" in scene.texts()) is preferred


def test_with_the_preferred_four_commons_are_the_most() -> None:  # CH-GEN-4
    scene = table("stock").company("libby", director=1, held={0: 3}, preferred=0).start()
    scene.play("buy/libby-common-company", "pass", "pass")
    assert scene.commons("libby")[0] == 4
    assert "buy/libby-common-company" not in scene.texts()


@pytest.mark.parametrize("seller", ["bank", "company"])
def test_a_director_cannot_have_the_preferred(seller: str) -> None:  # CH-GEN-5, CH-STOCK-12
    scene = table("stock").company("libby", preferred=seller).company("swift", director=1, preferred=seller).start()
    assert f"buy/libby-preferred-{seller}" not in scene.texts()
    assert f"buy/swift-preferred-{seller}" in scene.texts()


@pytest.mark.parametrize(("preferred", "commons", "count"), [(1, 0, 1), (0, 0, 2), (0, 3, 5), ("bank", 3, 4)])
def test_each_certificate_counts_one(preferred: int | str, commons: int, count: int) -> None:  # CH-GEN-9
    scene = table("stock").company("libby").company("swift", director=2, preferred=preferred, held={0: commons})
    assert scene.start().player(0)["certificates"] == count


# Tracks ------------------------------------------------------------------------------------------------------------


def test_a_price_stops_at_400() -> None:  # CH-GEN-6
    scene = table("stock").company("libby", price=400, held={0: 2, 1: 3}, preferred=1).start()
    scene.play("pass", "pass", "pass")
    assert scene.events("sold out") != []
    assert scene.price("libby") == 400


@pytest.mark.parametrize(("price", "after"), [(35, 15), (20, 0), (15, 0), (10, 0), (0, 0)])
def test_a_price_stops_at_closing_which_is_0(price: int, after: int) -> None:  # CH-GEN-6
    scene = table("stock").company("libby", price=price, director=1, held={0: 3}).start()
    scene.play("sell/libby-common", "sell/libby-common", "sell/libby-common", "settle")
    assert scene.price("libby") == after


def test_everything_in_a_treasury_stays_when_a_decade_is_over() -> None:  # CH-GEN-7
    scene = table("cleanup").company("libby", treasury=7000, goods=25, cubes={"steel": 14, "wood": 9}).start()
    scene.play("pay").until("StockTurn", decade=2)
    firm = scene.firm("libby")
    assert (scene.view()["decade"], firm["treasury"], firm["goods"]) == (2, 7000, 25)
    assert scene.cubes("libby") == {"steel": 14, "wood": 9}


def test_the_director_decides_for_a_company() -> None:  # CH-GEN-8
    scene = table("operations", step="before").company("libby", director=2, prestige=9, held={0: 4}, preferred=0)
    scene.company("swift", director=1, prestige=8).start().play("stay")
    assert (scene.view()["operating"], scene.match.owing) == ("libby", (2,))
    scene.play("load/10-steel", "stop")
    assert scene.cubes("libby") == {"steel": 1}
    assert (scene.view()["operating"], scene.match.owing) == ("swift", (1,))


# No credit ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "cost"),
    [("advertising", 20), ("hire_manager", 60), ("hire_salesperson", 70), ("capital_asset", 40), ("job_market", 40)],
)
def test_a_space_is_closed_to_a_company_that_lacks_its_cost(space: str, cost: int) -> None:  # CH-GEN-10
    for treasury in (cost - 1, cost):
        scene = table("management").company("libby", treasury=treasury).start()
        assert (space in spaces(scene)) is (treasury == cost)


@pytest.mark.parametrize(
    ("building", "cost"), [("e1_prestige_2", 30), ("e1_goods_1", 20), ("e1_asset_discount_10", 30)]
)
def test_a_building_is_closed_to_a_company_that_lacks_its_cost(building: str, cost: int) -> None:  # CH-GEN-10
    for treasury in (cost - 1, cost):
        scene = one_building(building).company("libby", treasury=treasury).start()
        assert (building in spaces(scene)) is (treasury == cost)


def test_what_an_action_would_bring_in_does_not_help_to_pay_it() -> None:  # CH-GEN-10
    scene = one_building("e1_prestige_2", owner=0).company("libby", treasury=29, prestige=1).start()
    assert "e1_prestige_2" not in spaces(scene)


@pytest.mark.parametrize(("treasury", "possible"), [(9, False), (10, True)])
def test_an_asset_is_closed_to_a_company_that_lacks_its_cost(treasury: int, possible: bool) -> None:  # CH-GEN-10
    scene = table("management").company("libby", treasury=treasury, assets=("cincinnati_steel",)).start()
    assert ("use/cincinnati_steel" in scene.texts()) is possible


@pytest.mark.parametrize(("money", "common", "preferred"), [(39, False, False), (40, True, False), (80, True, True)])
def test_a_certificate_is_closed_to_a_player_who_lacks_its_price(
    money: int, common: bool, preferred: bool
) -> None:  # CH-GEN-10, CH-STOCK-10, CH-STOCK-12
    scene = table("stock").seat(0, money=money).company("swift", director=1, price=40).start()
    assert ("buy/swift-common-company" in scene.texts()) is common
    assert ("buy/swift-preferred-company" in scene.texts()) is preferred


def test_the_wages_of_quaker_oats_alone_can_be_paid_in_part() -> None:  # CH-GEN-10
    scene = table("operations", step="before", special_companies=True)
    scene.company("quaker_oats", prestige=9, workers=(2, 2), treasury=50).start().play("stay")
    assert scene.treasury("quaker_oats") == 10

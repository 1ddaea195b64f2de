"""4. Phase 1, Stock: removal of companies, the turns, and the end of the phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table


def closing(company: str = "swift", price: int = 0, **options: Any) -> Scene:
    """The end of decade 1, with a company of seat 1 that would be removed when the next Stock Phase begins."""
    scene = table("cleanup", **options).company("libby", held={2: 1}).company("elgin", director=2)
    return scene.company(
        company,
        director=1,
        price=price,
        prestige=12,
        treasury=300,
        held={0: 2, "bank": 1},
        preferred=2,
        workers=(2, 1),
        managers=(1, 0),
        salespeople=2,
        cubes={"wood": 5},
        assets=("foundry",),
    )


def next_decade(scene: Scene) -> Scene:
    """The last company of the decade pays, and the next Stock Phase comes."""
    return scene.start().play("pay").until("StockTurn", decade=2)


# Removal -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("price", "closed"), [(0, ["swift"]), (10, [])])
def test_the_phase_begins_with_the_removal_of_companies_at_closing(price: int, closed: list[str]) -> None:  # CH-STOCK-1
    scene = next_decade(closing(price=price))
    assert scene.view()["closed"] == closed
    assert ("swift" in scene.view()["companies"]) is not bool(closed)
    assert [event["company"] for event in scene.events("closed")] == closed


def test_nothing_remains_of_a_removed_company() -> None:  # CH-STOCK-2
    scene = closing().start()
    market = scene.view()["job_market"]
    certificates = [scene.player(seat)["certificates"] for seat in range(3)]
    money = [scene.money(seat) for seat in range(3)]
    scene.play("pay").until("StockTurn", decade=2)
    assert [scene.money(seat) for seat in range(3)] == money
    assert [scene.player(seat)["certificates"] for seat in range(3)] == [certificates[0] - 2, certificates[1] - 1, 2]
    assert scene.view()["job_market"] == market
    assert scene.events("closed")[0]["treasury"] == 300
    assert scene.treasury("libby") == scene.treasury("elgin") == 100
    assert "foundry" not in [space["asset"] for space in scene.view()["assets"]] + scene.state()["deck"]
    assert not [text for text in scene.texts() if "swift" in text]


def test_haymarket_takes_the_cubes_of_a_removed_company() -> None:  # CH-STOCK-2
    assert next_decade(closing()).view()["haymarket"]["wood"] == 7


def test_who_lost_the_last_company_stays_in_the_game() -> None:  # CH-STOCK-2
    scene = next_decade(closing())
    scene.play("pass")
    assert scene.turn() == 1
    assert "found/anglo" in scene.texts()


def test_a_company_brought_to_closing_by_sales_goes_on_for_now() -> None:  # CH-STOCK-8, CH-STOCK-1
    scene = table("stock").company("libby", director=1, price=15, held={0: 2}).start()
    scene.play("sell/libby-common", "sell/libby-common", "settle", "pass")
    assert scene.price("libby") == 0
    assert "buy/libby-common-bank" in scene.texts()
    scene.until("StockTurn", decade=2)
    assert [event["company"] for event in scene.events("operates")].count("libby") == 1
    told = scene.told()
    assert told.index("closed") > max(n for n, name in enumerate(told) if name == "operates")


# Turns -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("priority", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turns_go_clockwise_from_the_priority_deal(priority: int, order: list[int]) -> None:  # CH-STOCK-3
    scene = next_decade(closing().board(priority=priority))
    seats = []
    for _ in range(3):
        seats.append(scene.turn())
        scene.play("pass")
    assert seats == order


def test_in_a_turn_one_sells_first_and_buys_one_certificate_after_that() -> None:  # CH-STOCK-3
    scene = table("stock").company("libby", director=1, held={0: 2}).company("swift", director=2, held={0: 1}).start()
    scene.play("sell/libby-common", "sell/swift-common")
    assert scene.texts() == ["sell/libby-common", "settle"]
    scene.play("settle")
    assert not [text for text in scene.texts() if text.startswith("sell")]
    assert "pass" in scene.texts()
    scene.play("buy/doggett-common-company")
    assert scene.turn() == 1


def test_one_may_buy_without_selling() -> None:  # CH-STOCK-3
    scene = table("stock").start().play("buy/fairbank-common-company")
    assert (scene.commons("fairbank")[0], scene.turn()) == (1, 1)


def test_one_may_sell_without_buying() -> None:  # CH-STOCK-3
    scene = table("stock").company("libby", director=1, held={0: 2}).start()
    scene.play("sell/libby-common", "settle", "pass")
    assert (scene.commons("libby")[0], scene.turn(), scene.events("passed")) == (1, 1, [])


def test_who_passed_may_act_when_the_next_turn_comes() -> None:  # CH-STOCK-4
    scene = table("stock").start().play("pass", "pass", "buy/doggett-common-company")
    assert scene.turn() == 0
    assert "buy/fairbank-common-company" in scene.texts()


def test_the_phase_is_over_when_all_have_passed_in_a_row() -> None:  # CH-STOCK-4
    scene = table("stock").start().play("pass", "pass", "buy/doggett-common-company", "pass", "pass")
    assert (scene.due(), scene.turn()) == ("StockTurn", 2)
    assert scene.view()["phase"] == "stock"
    assert scene.play("pass").settle().view()["phase"] == "construction"


def test_in_the_next_decade_the_seller_may_buy_again() -> None:  # CH-STOCK-11
    scene = next_decade(closing(price=40).seat(0, sold=("elgin",)))
    assert scene.turn() == 0
    assert "buy/elgin-common-company" in scene.texts()


# The end of the phase ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acts", "priority"),
    [
        (["buy/fairbank-common-company", "pass", "pass", "pass"], 1),
        (["pass", "buy/doggett-common-company", "pass", "pass", "pass"], 2),
        (["buy/fairbank-common-company", "pass", "buy/fairbank-common-company", "pass", "pass", "pass"], 0),
        (["pass", "found/libby", "par/35", "pass", "pass", "pass"], 2),
        (["sell/swift-common", "settle", "pass", "pass", "pass", "pass"], 1),
    ],
)
def test_the_neighbour_of_who_acted_last_gets_the_priority_deal(acts: list[str], priority: int) -> None:  # CH-STOCK-14
    scene = table("stock").board(priority=2)
    scene.company("doggett").company("fairbank", director=1).company("swift", director=2, held={0: 1}).start()
    scene.play(*acts).settle()
    assert scene.view()["phase"] == "construction"
    assert scene.view()["priority"] == priority


def test_if_nobody_acted_the_priority_deal_stays() -> None:  # CH-STOCK-14, R-STOCK-1
    scene = table("stock").board(priority=2).start().play("pass", "pass", "pass").settle()
    assert scene.view()["priority"] == 2


@pytest.mark.parametrize(
    ("held", "preferred", "after"),
    [
        ({0: 2, 1: 3}, 1, 50),
        ({0: 2, 1: 3}, "bank", 40),
        ({0: 2, 1: 3}, "company", 40),
        ({0: 2, 1: 2, "bank": 1}, 1, 40),
        ({0: 2, 1: 2}, 1, 40),
    ],
)
@pytest.mark.parametrize("decade", [1, 4])
def test_a_company_that_is_all_the_players_goes_up_a_step(
    decade: int, held: dict[int | str, int], preferred: int | str, after: int
) -> None:  # CH-STOCK-15
    scene = table("stock", decade=decade).company("libby", held=held, preferred=preferred).start()
    scene.play("pass", "pass")
    assert scene.price("libby") == 40
    assert scene.play("pass").price("libby") == after


def test_it_goes_up_in_every_decade_anew() -> None:  # CH-STOCK-15
    scene = table("stock", decade=2).company("libby", price=100, held={0: 2, 1: 3}, preferred=1).start()
    scene.play("pass", "pass", "pass")
    assert scene.price("libby") == 120
    scene.until("StockTurn", decade=3).play("pass", "pass", "pass")
    assert [event["company"] for event in scene.events("sold out")] == ["libby", "libby"]


# The partner of a lost company ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("extra", "waits"), [((), True), (("prestige",), True), (("factories",), False)])
def test_the_partner_of_a_removed_initial_company_waits(extra: tuple[str, ...], waits: bool) -> None:  # CH-STOCK-21
    scene = next_decade(closing().seat(1, extra_partners=extra))
    assert scene.player(1)["initial_company"] is None
    assert scene.player(1)["partner_waits"] is waits
    assert [event["seat"] for event in scene.events("partner waits")] == ([1] if waits else [])
    assert scene.player(1)["partners"] == 2 + len(extra)


def test_no_partner_waits_for_another_company() -> None:  # CH-STOCK-21
    scene = next_decade(closing().company("anglo", director=1).seat(1, initial="anglo"))
    assert scene.view()["closed"] == ["swift"]
    assert scene.player(1)["initial_company"] == "anglo"
    assert scene.player(1)["partner_waits"] is False

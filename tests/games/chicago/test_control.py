"""4. Who directs a company: for ever in the basic mode, and as long as nobody has more in the advanced one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table


def advanced(**wanted: Any) -> Scene:
    """A stock turn of seat 0 in the advanced mode, with Spalding, of whomever; all direct a company of their own."""
    scene = table("stock", mode="advanced").seat(0, money=1000)
    for seat, company in enumerate(["doggett", "fairbank", "elgin"]):
        scene.company(company, director=seat)
    return scene.company("spalding", **({"price": 100} | wanted))


def owned(scene: Scene) -> tuple[int, int | str, list[int]]:
    """Who has Spalding: its Director, the holder of the Preferred, the Common."""
    firm = scene.firm("spalding")
    return firm["director"], firm["preferred"], scene.commons("spalding")


# The basic mode ----------------------------------------------------------------------------------------------------


def test_in_the_basic_mode_no_director_certificate_is_sold() -> None:  # CH-STOCK-9
    scene = table("stock").company("spalding", held={1: 3}).start()
    assert [text for text in scene.texts() if text.startswith("sell")] == []


def test_in_the_basic_mode_a_purchase_changes_no_control() -> None:  # CH-STOCK-9
    scene = table("stock").company("spalding", director=1, held={0: 3}, preferred=0).start()
    scene.play("buy/spalding-common-company")
    assert owned(scene) == (1, 0, [4, 0, 0, 0, 1])


def test_in_the_basic_mode_a_sale_changes_no_control() -> None:  # CH-STOCK-9
    scene = table("stock").company("spalding", held={0: 2, 1: 3}, preferred=1).start()
    scene.play("sell/spalding-common", "sell/spalding-common", "settle")
    assert owned(scene) == (0, 1, [0, 3, 0, 2, 0])


# Abandoning --------------------------------------------------------------------------------------------------------


def test_a_director_who_sells_below_another_player_loses_control() -> None:  # CH-STOCK-16, CH-STOCK-20, CH-STOCK-23
    scene = advanced(held={0: 2, 1: 2}, preferred=1).start()
    scene.play("sell/spalding-common", "sell/spalding-common")
    assert owned(scene)[0] == 0
    scene.play("settle")
    assert owned(scene) == (1, 0, [1, 1, 0, 2, 1])
    assert (scene.price("spalding"), scene.turn()) == (60, 0)


@pytest.mark.parametrize(("sold", "director"), [(1, 0), (2, 1)])
def test_as_many_shares_as_the_director_are_not_enough_after_a_sale(sold: int, director: int) -> None:  # CH-STOCK-16
    scene = advanced(held={0: 2, 1: 2}, preferred=1).start()
    scene.play(*["sell/spalding-common"] * sold, "settle")
    assert owned(scene)[0] == director


def test_the_price_has_dropped_before_control_changes() -> None:  # CH-STOCK-16, CH-STOCK-25
    scene = advanced(held={0: 2, 1: 2}, preferred=1).start()
    scene.play("sell/spalding-common", "sell/spalding-common", "settle")
    told = scene.told()
    assert told.index("share price") < told.index("exchanged")


def test_the_sale_of_another_player_gives_nobody_control() -> None:  # CH-STOCK-16
    scene = advanced(director=1, held={0: 2, 2: 1}, preferred=2).start()
    scene.play("sell/spalding-common", "settle")
    assert owned(scene)[0] == 1


# The Director certificate ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "preferred", "possible"),
    [
        ({}, "company", False),
        ({1: 2}, "company", False),
        ({1: 3}, "company", True),
        ({1: 1}, 1, True),
        ({1: 0}, 1, False),
        ({1: 1, 2: 2}, "bank", False),
    ],
)
def test_the_director_certificate_is_sold_only_beside_three_shares_of_another(
    held: dict[int | str, int], preferred: int | str, possible: bool
) -> None:  # CH-STOCK-17
    scene = advanced(held=held, preferred=preferred).start()
    assert ("sell/spalding-director" in scene.texts()) is possible


def test_the_director_certificate_brings_three_prices_and_three_steps() -> None:  # CH-STOCK-17
    scene = advanced(held={1: 3}).start()
    scene.play("sell/spalding-director")
    assert (scene.money(0), scene.price("spalding")) == (1300, 100)
    assert scene.play("settle").price("spalding") == 50


@pytest.mark.parametrize(
    ("held", "preferred", "after"),
    [
        ({1: 1}, 1, (1, "bank", [0, 0, 0, 1, 4])),
        ({0: 1, 1: 2}, 1, (1, "bank", [1, 1, 0, 1, 2])),
        ({1: 3}, "company", (1, "company", [0, 0, 0, 3, 2])),
    ],
)
def test_the_bank_gives_the_director_certificate_for_three_shares(
    held: dict[int | str, int], preferred: int | str, after: tuple[int, int | str, list[int]]
) -> None:  # CH-STOCK-18
    scene = advanced(held=held, preferred=preferred).start().play("sell/spalding-director", "settle")
    assert owned(scene) == after
    assert [scene.money(seat) for seat in (1, 2)] == [200, 200]
    assert (scene.treasury("spalding"), scene.price("spalding")) == (100, 50)


def test_other_shares_can_be_sold_with_the_director_certificate() -> None:  # CH-STOCK-17, CH-STOCK-18
    scene = advanced(held={0: 1, 2: 4}, preferred="bank").start()
    scene.play("sell/spalding-common", "sell/spalding-director", "settle")
    assert owned(scene) == (2, "bank", [0, 0, 1, 4, 0])
    assert (scene.money(0), scene.price("spalding")) == (1400, 40)


def test_the_director_certificate_is_sold_once() -> None:  # CH-STOCK-17
    scene = advanced(held={0: 1, 1: 3}).start().play("sell/spalding-director")
    assert scene.texts() == ["sell/spalding-common", "settle"]


def test_a_director_certificate_that_was_sold_counts_for_the_limit() -> None:  # CH-STOCK-5, CH-STOCK-17
    scene = table("stock", seats=2, mode="advanced").company("libby", held={0: 3}).company("swift", held={0: 3})
    scene.company("elgin", director=1).company("anglo", held={0: 1}).company("spalding", held={1: 3}).start()
    assert scene.player(0)["certificates"] == 11
    assert "settle" not in scene.texts()
    assert "settle" in scene.play("sell/spalding-director").texts()


def test_the_director_certificate_goes_on_when_the_price_has_dropped() -> None:  # CH-STOCK-18, CH-STOCK-25
    scene = advanced(held={1: 3}).start().play("sell/spalding-director", "settle")
    told = scene.told()
    assert told.index("share price") < told.index("given to the bank")


def test_of_two_with_three_shares_the_holder_of_the_preferred_directs() -> None:  # CH-STOCK-20, CH-STOCK-18
    for rival, other in [(1, 2), (2, 1)]:
        scene = advanced(held={rival: 1, other: 3}, preferred=rival).start()
        scene.play("sell/spalding-director", "settle")
        firm = scene.firm("spalding")
        assert (firm["director"], firm["preferred"]) == (rival, "bank")
        assert firm["commons"]["players"][other] == 3


def test_control_goes_to_the_owner_of_most_shares() -> None:  # CH-STOCK-20
    scene = advanced(held={0: 1, 1: 2, 2: 2}, preferred=2).start()
    scene.play("sell/spalding-director", "settle")
    assert owned(scene) == (2, "bank", [1, 2, 1, 1, 0])


def test_a_seller_with_three_shares_left_goes_on_as_director() -> None:  # CH-STOCK-18, CH-STOCK-20, R-CONTROL-1
    scene = advanced(held={0: 3, 1: 1}, preferred=1).start()
    scene.play("sell/spalding-director", "settle")
    assert owned(scene) == (0, 1, [0, 1, 0, 3, 1])
    assert (scene.money(0), scene.price("spalding")) == (1300, 50)


# Takeover ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "preferred", "offer", "director"),
    [
        ({0: 3}, "company", "common", 0),
        ({0: 2}, "company", "common", 1),
        ({0: 2}, "company", "preferred", 0),
        ({0: 1}, "company", "preferred", 1),
        ({0: 1}, 0, "common", 0),
        ({0: 1, 1: 1}, 0, "common", 1),
        ({0: 2, 1: 1}, 0, "common", 0),
        ({0: 2, 1: 2}, 0, "common", 1),
    ],
)
def test_who_has_more_than_the_director_after_buying_takes_over(
    held: dict[int | str, int], preferred: int | str, offer: str, director: int
) -> None:  # CH-STOCK-19
    scene = advanced(director=1, held=held, preferred=preferred).start()
    assert scene.play(f"buy/spalding-{offer}-company").firm("spalding")["director"] == director


def test_a_new_director_gives_the_preferred_and_one_common() -> None:  # CH-STOCK-23
    scene = advanced(director=1, held={0: 1, 1: 0}, preferred=0).start()
    scene.play("buy/spalding-common-company")
    assert owned(scene) == (0, 1, [1, 1, 0, 0, 3])
    assert scene.money(0) == 900


def test_without_the_preferred_a_new_director_gives_three_common() -> None:  # CH-STOCK-23
    scene = advanced(director=1, held={0: 3, 2: 1}).start()
    scene.play("buy/spalding-common-company")
    assert owned(scene) == (0, "company", [1, 3, 1, 0, 0])


# What passes on ----------------------------------------------------------------------------------------------------


def test_the_charter_passes_on_with_all_that_is_on_it() -> None:  # CH-STOCK-22
    scene = advanced(
        director=1,
        treasury=777,
        held={0: 3, "bank": 1},
        workers=(0, 1),
        automated=(1, 0),
        managers=(0, 1),
        salespeople=1,
        goods=4,
        bonus_goods=2,
        cubes={"coal": 3, "wood": 1},
        assets=("foundry",),
    ).start()
    before = scene.firm("spalding")
    scene.play("buy/spalding-common-bank")
    after = scene.firm("spalding")
    assert after["director"] == 0
    assert after == before | {key: after[key] for key in ("director", "preferred", "commons")}


def test_the_new_director_decides_from_now_on() -> None:  # CH-STOCK-22
    scene = advanced(director=1, held={0: 3, "bank": 1}, prestige=9).start().play("buy/spalding-common-bank")
    scene.until("ChooseCompany")
    assert scene.turn() == 0
    assert "company/spalding" in scene.texts()
    scene.until("Produce")
    assert scene.view()["operating"] == "spalding"
    assert scene.match.owing == (0,)


@pytest.mark.parametrize(("initial", "waits"), [("spalding", True), ("fairbank", False)])
def test_the_partner_of_an_initial_company_that_was_taken_over_waits(initial: str, waits: bool) -> None:  # CH-STOCK-21
    scene = advanced(director=1, held={0: 3, "bank": 1}).seat(1, initial=initial).start()
    scene.play("buy/spalding-common-bank")
    assert scene.player(1)["partner_waits"] is waits
    assert scene.player(1)["initial_company"] == (None if waits else "fairbank")
    assert scene.player(0)["initial_company"] == "doggett"


def test_the_partner_waits_too_where_the_director_abandoned_the_company() -> None:  # CH-STOCK-21
    scene = advanced(held={0: 1, 1: 2}, preferred=1).seat(0, initial="spalding").start()
    scene.play("sell/spalding-common", "settle")
    assert owned(scene)[0] == 1
    assert scene.player(0)["partner_waits"] is True
    assert [event["seat"] for event in scene.events("partner waits")] == [0]


def test_who_gets_above_the_limit_sells_in_the_next_own_turn() -> None:  # CH-STOCK-24, CH-STOCK-5
    scene = table("stock", seats=2, mode="advanced").company("libby", director=1, held={1: 3})
    scene.company("swift", director=1, held={1: 3}).company("elgin", director=1)
    scene.company("anglo", director=0)
    scene.company("spalding", director=1, held={0: 3, "bank": 2}).start()
    assert scene.player(1)["certificates"] == 10
    scene.play("buy/spalding-common-bank")
    assert scene.player(1)["certificates"] == 12
    assert scene.turn() == 1
    assert {text.split("/")[0] for text in scene.texts()} == {"sell"}
    scene.play("sell/spalding-common", "sell/libby-common")
    assert "settle" in scene.texts()


def test_shares_received_in_an_exchange_are_not_bought() -> None:  # CH-STOCK-11, R-STOCK-2
    scene = advanced(held={0: 2, 1: 2}, preferred=1).start()
    scene.play("sell/spalding-common", "sell/spalding-common", "settle")
    assert owned(scene)[1:] == (0, [1, 1, 0, 2, 1])
    assert not [text for text in scene.texts() if text.startswith("buy/spalding")]

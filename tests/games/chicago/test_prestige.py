"""3. The prestige track: stacks, the operating order, and the bonuses on the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table

STEPS = {1: ("e1_prestige_1", 10), 2: ("e1_prestige_2", 30), 3: ("e2_prestige_3", 50)}
"""Buildings that bring so much prestige, and their fees."""


def climb(prestige: int, by: int, *, seats: int = 4, **wanted: Any) -> Scene:
    """Libby of seat 0 gains prestige by the building of another player; its treasury had 100 and has 100 again."""
    building, fee = STEPS[by]
    scene = table("management", seats=seats, decade=2).seat(1, built=(building,))
    scene.company("libby", prestige=prestige, treasury=100 + fee, **wanted)
    return scene.start().play(f"space/{building}")


# The order ---------------------------------------------------------------------------------------------------------


def test_a_token_that_moves_to_others_lies_on_top() -> None:  # CH-PREST-1
    scene = table("management").company("libby", prestige=1).company("anglo", director=1, prestige=2)
    scene.company("elgin", director=2, prestige=2).start()
    assert scene.view()["operating_order"] == ["anglo", "elgin", "libby"]
    scene.play("space/advertising")
    assert scene.view()["operating_order"] == ["libby", "anglo", "elgin"]


def test_a_token_lands_below_those_on_higher_spaces() -> None:  # CH-PREST-1
    scene = table("management").company("libby", prestige=1).company("anglo", director=1, prestige=4)
    scene.company("elgin", director=2, prestige=2).start().play("space/advertising")
    assert scene.view()["operating_order"] == ["anglo", "libby", "elgin"]


def test_companies_operate_from_the_highest_to_the_lowest() -> None:  # CH-PREST-2
    scene = table("operations", step="before", decade=5).company("libby", prestige=1)
    scene.company("anglo", director=2, prestige=12).company("swift", director=1, prestige=6).company(
        "elgin", prestige=8
    )
    scene.start().play("stay").finish()
    assert [event["company"] for event in scene.events("operates")] == ["anglo", "elgin", "swift", "libby"]


def test_of_a_stack_the_upper_token_comes_first() -> None:  # CH-PREST-2
    scene = table("operations", step="before", decade=5).company("libby", prestige=2)
    scene.company("anglo", director=1, prestige=2).company("elgin", director=2, prestige=2)
    scene.start().play("stay").finish()
    assert [event["company"] for event in scene.events("operates")] == ["libby", "anglo", "elgin"]


def test_a_token_that_jumped_on_a_stack_operates_before_it() -> None:  # CH-PREST-1, CH-PREST-2
    scene = table("management", decade=5).company("libby", prestige=7, treasury=20)
    for seat, partners in enumerate([1, 0, 0]):
        scene.seat(seat, partners=partners)
    scene.company("swift", director=1, prestige=8).company("elgin", director=2, prestige=9)
    scene.start().play("space/advertising").finish()
    assert [event["company"] for event in scene.events("operates")] == ["elgin", "libby", "swift"]


# Bonuses in general ------------------------------------------------------------------------------------------------


def test_a_move_gives_all_bonuses_on_its_way_the_lowest_first() -> None:  # CH-PREST-3
    scene = climb(2, 3)
    assert scene.firm("libby")["prestige"] == 5
    assert scene.texts() == ["accept", "exchange"]
    scene.play("accept", "worker/libby-2")
    assert scene.firm("libby")["salespeople"] == 0
    assert scene.texts() == ["accept", "exchange"]
    scene.play("accept")
    assert scene.firm("libby")["factories"][1]["workers"] == 1
    assert scene.firm("libby")["salespeople"] == 1
    told = [name for name in scene.told() if name in ("worker", "salesperson")]
    assert told == ["worker", "salesperson"]


@pytest.mark.parametrize(("prestige", "by"), [(1, 1), (3, 1), (5, 1), (7, 1), (9, 1), (11, 1), (13, 1)])
def test_the_other_spaces_give_nothing(prestige: int, by: int) -> None:  # CH-PREST-3
    scene = climb(prestige, by, workers=(1, 0))
    assert scene.firm("libby")["prestige"] == prestige + by
    assert (scene.treasury("libby"), scene.turn()) == (100, 1)


def test_a_bonus_comes_at_once() -> None:  # CH-PREST-3
    scene = climb(1, 2)
    assert (scene.due(), scene.turn()) == ("TakeBonus", 0)


@pytest.mark.parametrize("prestige", [2, 4, 6, 8, 10, 12, 14, 15])
def test_25_can_be_had_in_place_of_any_bonus(prestige: int) -> None:  # CH-PREST-4
    scene = climb(prestige, 1, workers=(1, 0))
    before = scene.firm("libby")
    scene.play("exchange")
    assert scene.firm("libby") == before | {"treasury": 125}
    assert scene.player(0)["extra_partners"] == []
    assert scene.turn() == 1


@pytest.mark.parametrize(
    ("prestige", "wanted"),
    [
        (2, {"workers": (2, 2)}),
        (2, {"workers": (1, 0), "automated": (1, 2)}),
        (4, {"salespeople": 2}),
        (6, {"workers": (0, 0)}),
        (6, {"automated": (2, 2)}),
        (10, {"bonus_goods": 12}),
        (12, {"price": 400}),
    ],
)
def test_25_come_for_a_bonus_that_cannot_be_taken(prestige: int, wanted: dict[str, Any]) -> None:  # CH-PREST-4
    scene = climb(prestige, 1, **wanted)
    assert scene.treasury("libby") == 125
    assert [event["amount"] for event in scene.events("exchanged a bonus")] == [25]
    assert scene.turn() == 1


def test_a_bonus_is_for_the_company_that_moved_alone() -> None:  # CH-PREST-5
    scene = table("management").company("libby", prestige=2, workers=(2, 1)).company("swift", prestige=1)
    scene.start().play("company/libby", "space/advertising", "accept")
    assert [factory["workers"] for factory in scene.firm("libby")["factories"]] == [2, 2]
    assert [factory["workers"] for factory in scene.firm("swift")["factories"]] == [0, 0]


def test_the_25_are_for_the_company_that_moved_alone() -> None:  # CH-PREST-5
    scene = table("management").company("libby", prestige=2, workers=(2, 2)).company("swift", prestige=1)
    scene.seat(0, money=200).start().play("company/libby", "space/advertising")
    assert (scene.treasury("libby"), scene.treasury("swift"), scene.money(0)) == (105, 100, 200)


# Each bonus --------------------------------------------------------------------------------------------------------


def test_space_3_is_a_worker_for_any_free_space() -> None:  # CH-PREST-6
    scene = climb(2, 1, workers=(1, 0))
    market = scene.view()["job_market"]
    scene.play("accept")
    assert scene.texts() == ["worker/libby-1", "worker/libby-2"]
    scene.play("worker/libby-2")
    assert [factory["workers"] for factory in scene.firm("libby")["factories"]] == [1, 1]
    assert scene.view()["job_market"] == market
    assert scene.treasury("libby") == 100


def test_space_5_is_a_salesperson_on_the_topmost_free_space() -> None:  # CH-PREST-7
    scene = climb(4, 1)
    assert scene.firm("libby")["price_of_good"] == 20
    scene.play("accept")
    assert (scene.firm("libby")["salespeople"], scene.firm("libby")["price_of_good"]) == (1, 30)
    assert scene.treasury("libby") == 100


def test_space_7_automates_a_worker() -> None:  # CH-PREST-8
    scene = climb(6, 1, workers=(1, 2), automated=(1, 0))
    scene.play("accept", "automate/libby-2")
    factories = scene.firm("libby")["factories"]
    assert [(factory["workers"], factory["automated"]) for factory in factories] == [(1, 1), (1, 1)]
    assert sum(scene.view()["job_market"].values()) == 5


def test_space_9_is_a_partner_for_this_very_phase() -> None:  # CH-PREST-9
    scene = climb(8, 1).play("accept")
    assert scene.player(0)["extra_partners"] == ["prestige"]
    assert scene.player(0)["partners"] == 2
    scene.until("StockTurn")
    assert [event["seat"] for event in scene.events("placed")].count(0) == 3
    assert [event["seat"] for event in scene.events("placed")].count(1) == 2


def test_the_partner_of_space_9_is_the_directors() -> None:  # CH-PREST-9
    scene = table("management").seat(0, built=("e1_prestige_2",)).company("libby", prestige=3)
    scene.company("swift", director=1, prestige=8, treasury=100).start()
    scene.play("space/fundraising_40", "space/advertising", "accept", "stay")
    assert scene.player(1)["extra_partners"] == ["prestige"]
    assert scene.player(0)["extra_partners"] == []


def test_a_player_has_that_partner_once_in_a_game() -> None:  # CH-PREST-9, CH-PREST-4
    scene = table("management").seat(0, extra_partners=("prestige",)).company("libby", prestige=8, treasury=120)
    scene.start().play("space/advertising")
    assert scene.player(0)["extra_partners"] == ["prestige"]
    assert scene.player(0)["partners"] == 2
    assert (scene.treasury("libby"), scene.turn()) == (125, 1)


def test_who_exchanged_the_partner_can_have_it_with_another_company() -> None:  # CH-PREST-9
    scene = table("management").company("libby", prestige=8).company("swift", prestige=8).start()
    scene.play("company/libby", "space/advertising", "exchange")
    scene.until("ChooseCompany").play("company/swift", "space/advertising", "accept")
    assert scene.player(0)["extra_partners"] == ["prestige"]


@pytest.mark.parametrize("prestige", [10, 14])
def test_spaces_11_and_15_are_a_bonus_good(prestige: int) -> None:  # CH-PREST-10
    firm = climb(prestige, 1, bonus_goods=1).play("accept").firm("libby")
    assert (firm["bonus_goods"], firm["goods"], firm["treasury"]) == (2, 0, 100)


def test_a_bonus_good_makes_a_good_at_the_end_of_production() -> None:  # CH-PREST-10
    scene = table("operations", operating="libby").company("libby", prestige=11, bonus_goods=2, goods=1).start()
    scene.play("stop")
    assert (scene.firm("libby")["goods"], scene.firm("libby")["bonus_goods"]) == (3, 2)


@pytest.mark.parametrize("prestige", [12, 15])
@pytest.mark.parametrize(("price", "after"), [(40, 50), (0, 10), (360, 400)])
def test_spaces_13_and_16_are_a_step_of_the_price(prestige: int, price: int, after: int) -> None:  # CH-PREST-11
    scene = climb(prestige, 1, price=price)
    assert scene.price("libby") == price
    assert scene.play("accept").price("libby") == after
    assert scene.treasury("libby") == 100


# The last space ----------------------------------------------------------------------------------------------------


def test_prestige_on_the_last_space_brings_nothing_but_the_top_of_the_stack() -> None:  # CH-PREST-12
    scene = table("management").company("swift", director=1, prestige=16).company("elgin", director=2, prestige=16)
    scene.company("libby", prestige=16).start()
    assert scene.view()["operating_order"] == ["swift", "elgin", "libby"]
    scene.play("space/advertising")
    assert scene.view()["operating_order"] == ["libby", "swift", "elgin"]
    assert (scene.treasury("libby"), scene.price("libby"), scene.turn()) == (80, 40, 1)


def test_a_move_stops_on_the_last_space() -> None:  # CH-PREST-12, CH-PREST-3
    scene = climb(14, 3)
    assert scene.firm("libby")["prestige"] == 16
    scene.play("accept", "accept")
    assert (scene.firm("libby")["bonus_goods"], scene.price("libby"), scene.turn()) == (1, 50, 1)

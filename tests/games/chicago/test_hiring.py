"""The job market, managers, salespeople, advertising and fundraising; section 6 of the rules, pages 19 and 20."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.books import changes, spaces, staff
from tests.games.chicago.scene import Scene, table

FIRST, SECOND = "worker/libby-1", "worker/libby-2"


def boss(company: str = "libby", *, decade: int = 2, built: tuple[str, ...] = (), **given: Any) -> Scene:
    """Seat 0 directs that company and is to act, again and again; the others have no partner left."""
    jobs = given.pop("jobs", (4, 0, 0))
    scene = table("management", seats=4, decade=decade, special_companies=True)
    scene.company(company, director=0, **({"treasury": 400, "prestige": 1} | given))
    for seat in (1, 2, 3):
        scene.seat(seat, partners=0, built=built if seat == 2 else ())
    return scene.board(jobs=jobs).start()


# Job market --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("jobs", "costs"),
    [
        ((4, 4, 4), [20, 20, 20, 20]),
        ((4, 4, 2), [20, 20, 30, 30]),
        ((4, 3, 0), [30, 30, 30, 40]),
        ((4, 0, 0), [40, 40, 40, 40]),
        ((2, 0, 0), [40, 40, 50, 50]),
        ((0, 0, 0), [50, 50, 50, 50]),
        ((1, 0, 1), [20, 40, 50, 50]),
    ],
)
def test_workers_of_the_cheapest_group_go_first(jobs: tuple[int, ...], costs: list[int]) -> None:  # CH-HIRE-1
    scene = boss(jobs=jobs)
    came = min(4, sum(jobs))
    found = changes(scene, "libby", "space/job_market", FIRST, FIRST, SECOND, SECOND)
    assert found == {"treasury": -sum(costs), "workers": 4} | ({"looking": -came} if came else {})
    assert [event["amount"] for event in scene.events("hired")] == costs
    assert staff(scene, "libby") == [(2, 0, 0), (2, 0, 0)]


@pytest.mark.parametrize(("texts", "cost"), [((FIRST,), 20), ((SECOND, FIRST), 40), ((FIRST, SECOND, FIRST), 70)])
def test_a_company_hires_as_many_as_it_wants(texts: tuple[str, ...], cost: int) -> None:  # CH-HIRE-1
    scene = boss(jobs=(4, 4, 2))
    expected = {"treasury": -cost, "workers": len(texts), "looking": -len(texts)}
    assert changes(scene, "libby", "space/job_market", *texts, "enough") == expected


def test_it_hires_one_at_least() -> None:  # CH-HIRE-1
    assert boss().play("space/job_market").texts() == [FIRST, SECOND]


@pytest.mark.parametrize(("treasury", "open_", "hired"), [(19, False, 0), (20, True, 1), (69, True, 2), (70, True, 3)])
def test_it_hires_as_long_as_it_can_pay(treasury: int, open_: bool, hired: int) -> None:  # CH-HIRE-1, CH-GEN-10
    scene = boss(treasury=treasury, jobs=(4, 4, 2))
    assert ("job_market" in spaces(scene)) == open_
    if open_:
        scene.play("space/job_market")
        while scene.due() == "Hire":
            scene.play(scene.texts()[0])
        assert len(scene.events("hired")) == hired


def test_no_more_are_hired_than_there_is_space_for() -> None:  # CH-HIRE-2
    scene = boss(workers=(2, 0), automated=(0, 1), treasury=900)
    assert changes(scene, "libby", "space/job_market") == {"treasury": -40, "workers": 1, "looking": -1}
    assert (staff(scene, "libby"), scene.due()) == ([(2, 0, 0), (1, 0, 1)], "ChooseSpace")
    assert "job_market" not in spaces(scene)


def test_all_workers_of_one_action_go_to_one_charter() -> None:  # CH-HIRE-2
    scene = table("management", seats=3, decade=2)
    scene.company("libby", director=0, treasury=300, workers=(1, 0)).company("swift", director=0, treasury=300).start()
    scene.play("company/libby", "space/job_market")
    assert scene.texts() == [FIRST, SECOND]
    assert scene.play(FIRST).texts() == [SECOND, "enough"]
    assert scene.play(SECOND).texts() == [SECOND, "enough"]


# Managers and salespeople ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("company", "managers", "places"),
    [
        ("henderson", (0, 0, 0), ["manager/henderson-1", "manager/henderson-2", "manager/henderson-3"]),
        ("henderson", (0, 1, 0), ["manager/henderson-1", "manager/henderson-3"]),
        ("swift", (0, 0), ["manager/swift-1", "manager/swift-2"]),
    ],
)
def test_a_manager_goes_to_any_factory_that_has_none(
    company: str, managers: tuple[int, ...], places: list[str]
) -> None:  # CH-HIRE-3
    scene = boss(company, managers=managers).play("space/hire_manager")
    assert scene.texts() == places
    scene.play(places[-1])
    assert staff(scene, company)[-1] == (0, 1, 0)
    assert scene.treasury(company) == 400 - 60


@pytest.mark.parametrize(
    ("company", "managers", "then"),
    [
        ("libby", (0, 1), [1, 1]),
        ("libby", (1, 1), [1, 1]),
        ("american_flyer", (0,), [1]),
        ("american_flyer", (1,), [2]),
        ("american_flyer", (2,), [2]),
        ("oscar_mayer", (1,), [1]),
        ("schwinn", (), [0, 0]),
    ],
)
def test_how_many_managers_a_factory_has_a_place_for(
    company: str, managers: tuple[int, ...], then: list[int]
) -> None:  # CH-HIRE-3, CH-HIRE-4, R-USE-1
    scene = boss(company, managers=managers).play("space/hire_manager")
    assert scene.due() == "ChooseSpace"
    assert [there for _, there, _ in staff(scene, company)] == then
    assert scene.treasury(company) == 400 - 60


@pytest.mark.parametrize(
    ("company", "prices"),
    [("libby", [20, 30, 40, 40]), ("brunswick", [80, 90, 100, 110]), ("spalding", [20, 30, 30, 30])],
)
def test_a_salesperson_takes_the_topmost_free_place(company: str, prices: list[int]) -> None:  # CH-HIRE-3, CH-HIRE-4
    for before, price in enumerate(prices[1:]):
        room = len(set(prices)) - 1
        scene = boss(company, salespeople=min(before, room)).play("space/hire_salesperson")
        assert scene.firm(company)["price_of_good"] == price
        assert scene.firm(company)["salespeople"] == min(before + 1, room)
        assert scene.treasury(company) == 400 - 70


@pytest.mark.parametrize(("space", "fee"), [("hire_manager", 60), ("hire_salesperson", 70), ("advertising", 20)])
def test_a_company_that_cannot_pay_hires_nobody(space: str, fee: int) -> None:  # CH-HIRE-3, CH-ADV-1, CH-GEN-10
    assert space in spaces(boss(treasury=fee))
    assert space not in spaces(boss(treasury=fee - 1))


@pytest.mark.parametrize(
    ("building", "given", "expected"),
    [
        ("e1_manager", {"managers": (1, 1)}, {"treasury": -20}),
        ("e1_salesperson", {"salespeople": 2}, {"treasury": -20}),
        ("e2_managers_2", {"managers": (1, 0)}, {"treasury": -60, "managers": 1}),
        ("e2_salespeople_2", {"salespeople": 1}, {"treasury": -80, "salespeople": 1}),
        ("e2_workers_2", {"workers": (2, 1)}, {"treasury": -50, "workers": 1}),
        ("e2_workers_2", {"workers": (1, 2), "automated": (1, 0)}, {"treasury": -50}),
        ("e3_worker_manager", {"workers": (2, 2), "managers": (0, 1)}, {"treasury": -40, "managers": 1}),
        ("e3_worker_salesperson", {"workers": (2, 1), "salespeople": 2}, {"treasury": -50, "workers": 1}),
    ],
)
def test_staff_without_a_place_go_back_to_the_supply(
    building: str, given: dict[str, Any], expected: dict[str, int]
) -> None:  # CH-HIRE-4, R-USE-2
    scene = boss(decade=5, built=(building,), **given)
    assert changes(scene, "libby", f"space/{building}") == expected | {"seat 2": -expected["treasury"]}


# Advertising -------------------------------------------------------------------------------------------------------


def three(initiative: tuple[int, ...] = (0, 1, 2), **given: Any) -> Scene:
    """Three players with a company each; the first of initiative is to act."""
    scene = table("management", seats=3, decade=2, turn=initiative[0])
    for seat, company in enumerate(("libby", "spalding", "doggett")):
        scene.company(company, director=seat, **({"treasury": 100, "price": 40} | given))
    return scene.board(initiative=initiative).start()


def test_advertising_costs_twenty_and_brings_prestige() -> None:  # CH-ADV-1
    scene = three().play("space/advertising")
    assert (scene.treasury("libby"), scene.firm("libby")["prestige"]) == (80, 2)


def test_the_bonus_that_is_reached_comes_at_once() -> None:  # CH-ADV-1, CH-PREST-4
    scene = three(prestige=4).play("space/advertising")
    assert (scene.due(), scene.treasury("libby")) == ("TakeBonus", 80)
    scene.play("exchange")
    assert (scene.treasury("libby"), scene.firm("libby")["salespeople"]) == (80 + 25, 0)
    assert three(prestige=4).play("space/advertising", "accept").firm("libby")["salespeople"] == 1


@pytest.mark.parametrize(("answer", "then"), [("lead", [2, 0, 1]), ("stay", [0, 1, 2])])
def test_the_own_partner_goes_to_the_first_space_if_the_player_wants_it(
    answer: str, then: list[int]
) -> None:  # CH-ADV-1
    scene = three().play("space/fundraising_40", "space/fundraising_40", "space/advertising")
    assert (scene.turn(), scene.texts()) == (2, ["lead", "stay"])
    scene.play(answer)
    assert scene.view()["initiative"] == then
    order = []
    while scene.settle().view()["phase"] == "management":
        order.append(scene.turn())
        scene.play("space/fundraising_40")
    assert order == then


def test_who_stands_first_is_not_asked() -> None:  # CH-ADV-1
    scene = three().play("space/advertising")
    assert (scene.due(), scene.view()["initiative"], scene.turn()) == ("ChooseSpace", [0, 1, 2], 1)


def test_those_who_stood_before_go_down_one_space_and_others_stay() -> None:  # CH-ADV-1
    scene = three((2, 0, 1)).play("space/fundraising_40", "space/advertising", "lead")
    assert scene.view()["initiative"] == [0, 2, 1]


def test_the_round_that_goes_on_keeps_its_order_and_the_last_mover_leads() -> None:  # CH-ADV-1, R-ADV-1
    scene = three().play("space/fundraising_40", "space/advertising", "lead")
    assert (scene.view()["initiative"], scene.turn()) == ([1, 0, 2], 2)
    scene.play("space/advertising", "lead")
    assert (scene.view()["initiative"], scene.turn()) == ([2, 1, 0], 2)


def test_the_new_order_lasts_into_later_decades() -> None:  # CH-ADV-1
    scene = three().play("space/fundraising_40", "space/advertising", "lead").until("ChooseSpace", decade=3)
    assert (scene.view()["decade"], scene.view()["phase"]) == (3, "management")
    assert (scene.view()["initiative"], scene.turn()) == ([1, 0, 2], 1)


# Fundraising -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decade", "open_"),
    [(1, [40]), (2, [40]), (3, [40, 60]), (4, [40, 60]), (5, [40, 60, 80])],
)
def test_which_fundraising_spaces_are_open(decade: int, open_: list[int]) -> None:  # CH-FUND-1
    scene = boss(decade=decade, treasury=0)
    assert [space for space in spaces(scene) if "fund" in space] == [f"fundraising_{amount}" for amount in open_]
    for amount in open_[::-1]:
        assert changes(scene, "libby", f"space/fundraising_{amount}") == {"treasury": amount}
        if amount > 40:
            assert f"fundraising_{amount}" not in spaces(scene)
    assert scene.view()["phase"] != "management" or "fundraising_40" in spaces(scene)


def test_who_acts_for_a_company_raises_funds_for_it_alone() -> None:  # CH-FUND-1, CH-GEN-2
    scene = table("management", seats=2, decade=2)
    scene.company("libby", director=0, treasury=10).company("swift", director=0, treasury=70).start()
    scene.play("company/libby", "space/fundraising_40")
    assert (scene.treasury("libby"), scene.treasury("swift")) == (50, 70)

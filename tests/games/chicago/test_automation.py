"""Automation: what replaces a worker, and where the worker goes; pages 21 and 24."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.books import changes, spaces, staff
from tests.games.chicago.scene import Scene, table

SINGLES = ["e1_automate_1", "e2_automate_1"]
DOUBLES = ["e2_automate_2", "e3_automate_2"]


def plant(company: str = "libby", building: str = "e1_automate_1", **given: Any) -> Scene:
    """Seat 0 directs that company and is to act; seat 2 owns the building, and nobody else has a partner left."""
    jobs = given.pop("jobs", (4, 0, 0))
    scene = table("management", seats=4, decade=5, special_companies=True)
    scene.company(company, director=0, **({"treasury": 200} | given))
    for seat in (1, 2, 3):
        scene.seat(seat, partners=0, built=(building,) if seat == 2 else ())
    return scene.board(jobs=jobs).start()


# One worker --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "automated", "choices"),
    [
        ((1, 1), (0, 0), ["automate/libby-1", "automate/libby-2"]),
        ((2, 1), (0, 1), ["automate/libby-1", "automate/libby-2"]),
    ],
)
def test_any_factory_with_a_worker_and_a_piece_can_be_chosen(
    workers: tuple[int, ...], automated: tuple[int, ...], choices: list[str]
) -> None:  # CH-AUTO-1
    assert plant(workers=workers, automated=automated).play("space/e1_automate_1").texts() == choices


@pytest.mark.parametrize(
    ("workers", "automated", "then"),
    [
        ((0, 1), (0, 0), (0, 1)),
        ((1, 0), (0, 0), (1, 0)),
        ((0, 1), (2, 1), (2, 2)),
    ],
)
def test_a_factory_without_a_worker_or_a_piece_is_left_out(
    workers: tuple[int, ...], automated: tuple[int, ...], then: tuple[int, ...]
) -> None:  # CH-AUTO-1
    scene = plant(workers=workers, automated=automated).play("space/e1_automate_1")
    assert scene.due() != "Automate"
    assert tuple(pieces for _, _, pieces in staff(scene, "libby")) == then


@pytest.mark.parametrize("piece", [1, 2, 3])
def test_the_pieces_of_a_factory_are_taken_one_after_the_other(piece: int) -> None:  # CH-AUTO-1
    scene = plant("swift", workers=(0, 4 - piece), automated=(2, piece - 1)).play("space/e1_automate_1")
    assert staff(scene, "swift") == [(0, 0, 2), (3 - piece, 0, piece)]


# The worker that is set free ---------------------------------------------------------------------------------------


def test_the_worker_goes_to_a_free_space_of_the_same_company() -> None:  # CH-AUTO-2
    scene = plant(workers=(2, 1), automated=(0, 0)).play("space/e1_automate_1", "automate/libby-1")
    assert staff(scene, "libby") == [(1, 0, 1), (2, 0, 0)]
    assert scene.view()["job_market"] == {"40": 4, "30": 0, "20": 0}


@pytest.mark.parametrize(
    ("answer", "then"), [("send/libby-1", [(1, 0, 1), (1, 0, 0)]), ("send/libby-2", [(0, 0, 1), (2, 0, 0)])]
)
def test_the_director_says_which_space_in_the_same_factory_or_another(
    answer: str, then: list[tuple[int, int, int]]
) -> None:  # CH-AUTO-2, R-WORK-1
    scene = plant(workers=(1, 1)).play("space/e1_automate_1", "automate/libby-1")
    assert scene.texts() == ["send/libby-1", "send/libby-2"]
    assert staff(scene.play(answer), "libby") == then


def test_a_worker_never_goes_to_another_company() -> None:  # CH-AUTO-2
    scene = table("management", seats=4, decade=5)
    scene.company("libby", director=0, treasury=200, workers=(2, 2)).company("swift", director=0)
    scene.seat(0, built=("e1_automate_1",)).board(jobs=(4, 0, 0)).start()
    scene.play("company/libby", "space/e1_automate_1", "automate/libby-1")
    assert (staff(scene, "libby"), staff(scene, "swift")) == ([(1, 0, 1), (2, 0, 0)], [(0, 0, 0), (0, 0, 0)])
    assert scene.view()["job_market"] == {"40": 4, "30": 1, "20": 0}


@pytest.mark.parametrize(
    ("jobs", "then", "told"),
    [
        ((0, 0, 0), {"40": 1, "30": 0, "20": 0}, "freed to the job market"),
        ((3, 0, 2), {"40": 4, "30": 0, "20": 2}, "freed to the job market"),
        ((4, 2, 0), {"40": 4, "30": 3, "20": 0}, "freed to the job market"),
        ((4, 4, 3), {"40": 4, "30": 4, "20": 4}, "freed to the job market"),
        ((4, 4, 4), {"40": 4, "30": 4, "20": 4}, "freed to the supply"),
    ],
)
def test_without_a_space_the_worker_goes_to_the_dearest_job_or_to_the_supply(
    jobs: tuple[int, ...], then: dict[str, int], told: str
) -> None:  # CH-AUTO-2
    scene = plant(workers=(1, 2), automated=(1, 0), jobs=jobs).play("space/e1_automate_1", "automate/libby-1")
    assert staff(scene, "libby") == [(0, 0, 2), (2, 0, 0)]
    assert scene.view()["job_market"] == then
    assert [name for name in scene.told() if name.startswith("freed")] == [told]


# Who may automate --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", SINGLES)
@pytest.mark.parametrize(
    ("workers", "automated", "open_"),
    [
        ((0, 0), (0, 0), False),
        ((0, 0), (2, 0), False),
        ((1, 0), (0, 0), True),
        ((0, 1), (0, 1), True),
    ],
)
def test_an_automation_building_needs_a_hired_worker(
    building: str, workers: tuple[int, ...], automated: tuple[int, ...], open_: bool
) -> None:  # CH-AUTO-3
    scene = plant(building=building, workers=workers, automated=automated)
    assert (building in spaces(scene)) == open_


@pytest.mark.parametrize("building", DOUBLES)
@pytest.mark.parametrize(
    ("workers", "automated", "open_"),
    [
        ((0, 0), (0, 0), False),
        ((1, 0), (0, 0), False),
        ((1, 1), (0, 0), True),
        ((0, 2), (0, 0), True),
        ((1, 0), (1, 0), False),
        ((1, 1), (1, 1), True),
    ],
)
def test_a_double_automation_building_needs_two_hired_workers(
    building: str, workers: tuple[int, ...], automated: tuple[int, ...], open_: bool
) -> None:  # CH-AUTO-4, CH-AUTO-3, R-USE-2
    scene = plant(building=building, workers=workers, automated=automated)
    assert (building in spaces(scene)) == open_


@pytest.mark.parametrize("company", ["american_flyer", "oscar_mayer"])
@pytest.mark.parametrize("building", [*SINGLES, *DOUBLES])
def test_companies_without_octagons_use_no_automation_building(company: str, building: str) -> None:  # CH-AUTO-1
    assert building not in spaces(plant(company, building, workers=(4,)))


# Two workers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", DOUBLES)
def test_both_workers_are_automated_before_one_is_placed(building: str) -> None:  # CH-AUTO-4
    scene = plant(building=building, workers=(1, 1)).play(f"space/{building}")
    assert scene.texts() == ["automate/libby-1", "automate/libby-2"]
    scene.play("automate/libby-1")
    assert staff(scene, "libby") == [(0, 0, 1), (0, 0, 1)]
    assert scene.texts() == ["send/libby-1", "send/libby-2"]
    assert staff(scene.play("send/libby-1"), "libby") == [(1, 0, 1), (1, 0, 1)]


def test_a_worker_that_is_set_free_is_not_automated_again() -> None:  # CH-AUTO-4
    scene = plant(building="e2_automate_2", workers=(2, 0)).play("space/e2_automate_2")
    assert (staff(scene, "libby"), scene.due()) == ([(0, 0, 2), (2, 0, 0)], "ChooseSpace")


def test_with_two_workers_in_a_full_company_both_look_for_a_job() -> None:  # CH-AUTO-4, CH-AUTO-2
    scene = plant(building="e3_automate_2", workers=(2, 2), jobs=(3, 1, 0))
    found = changes(scene, "libby", "space/e3_automate_2", "automate/libby-1", "automate/libby-2")
    assert found == {"treasury": -90, "seat 2": 90, "automated": 2, "workers": -2, "looking": 2}
    assert scene.view()["job_market"] == {"40": 4, "30": 2, "20": 0}


# What it is good for -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "automated", "goods"),
    [((2, 0), (0, 0), 3), ((1, 0), (1, 0), 3), ((0, 0), (2, 0), 4)],
)
def test_a_factory_without_a_covered_octagon_makes_one_good_more(
    workers: tuple[int, ...], automated: tuple[int, ...], goods: int
) -> None:  # CH-AUTO-5
    scene = table("operations", seats=2, operating="libby")
    scene.company("libby", director=0, workers=workers, automated=automated, cubes={"steel": 1, "livestock": 1})
    assert scene.start().play("run").firm("libby")["goods"] == goods


def test_each_factory_is_looked_at_for_itself() -> None:  # CH-AUTO-5
    cubes = {"steel": 2, "livestock": 3}
    scene = table("operations", seats=2, operating="libby")
    scene.company("libby", director=0, workers=(0, 1), automated=(2, 1), cubes=cubes).start().play("run", "run")
    assert [event["goods"] for event in scene.events("ran")] == [4, 3]

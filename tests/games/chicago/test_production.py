"""4. Operations, step 2: which factories run, what they make, their managers, the partner, bonus goods."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import haymarket, idle, told, verbs, works

SUPPLIED = {"steel": 2, "livestock": 3}
"""What both factories of Libby need: steel and livestock, steel and two livestock."""
BARE = {"haymarket": {"steel": 0, "livestock": 0, "wood": 0, "coal": 0}}


# Which factories run -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workers", "automated", "runs"),
    [(2, 0, True), (1, 1, True), (0, 2, True), (1, 0, False), (0, 1, False), (0, 0, False)],
)
def test_a_factory_needs_a_worker_or_automation_on_every_space(
    workers: int, automated: int, *, runs: bool
) -> None:  # CH-OPS-PROD-1
    scene = works(workers=(workers,), automated=(automated,), cubes=SUPPLIED)
    assert ("run" in scene.texts()) == runs


@pytest.mark.parametrize("held", [{"steel": 1}, {"livestock": 2}, {"wood": 2, "coal": 2}, {}])
def test_a_factory_needs_all_its_cubes(held: dict[str, int]) -> None:  # CH-OPS-PROD-1
    assert "run" not in works(workers=(2, 2), cubes=held).texts()


def test_a_factory_needs_two_cubes_of_a_kind_where_it_prints_two() -> None:  # CH-OPS-PROD-1
    scene = works(workers=(2, 2), cubes={"steel": 2, "livestock": 2}).play("run")
    assert "run" not in scene.texts()


def test_factories_run_from_left_to_right_and_once_a_turn() -> None:  # CH-OPS-PROD-1
    held = {"coal": 4, "livestock": 4, "steel": 4}
    scene = works("henderson", workers=(1, 2, 1), cubes=held).play("run", "run", "run")
    assert told(scene, "ran", "factory", "goods") == [("henderson-1", 3), ("henderson-2", 2), ("henderson-3", 2)]
    assert "run" not in scene.texts()


@pytest.mark.parametrize("workers", [(1, 2), (0, 2)])
def test_no_factory_runs_before_the_one_to_its_left(workers: tuple[int, ...]) -> None:  # CH-OPS-PROD-1
    assert "run" not in works(workers=workers, cubes=SUPPLIED).texts()


def test_cubes_for_the_right_hand_factory_alone_are_of_no_use() -> None:  # CH-OPS-PROD-1
    held = {"steel": 1, "livestock": 1, "wood": 2}  # Doggett: coal and livestock, then these
    assert "run" not in works("doggett", workers=(2, 2), cubes=held).texts()


def test_no_company_has_to_produce() -> None:  # CH-OPS-PROD-4
    scene = works(workers=(2, 2), cubes=SUPPLIED)
    assert "stop" in scene.texts()
    assert "stop" in scene.play("run").texts()
    scene.play("stop")
    assert told(scene, "ran", "factory") == [("libby-1",)]
    assert scene.due() == "SellGoods"


# What they make ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "workers", "uses", "makes"),
    [
        ("libby", 2, {"steel": 1, "livestock": 1}, 3),
        ("brunswick", 1, {"wood": 2, "steel": 1}, 1),
        ("fairbank", 1, {"coal": 2}, 2),
        ("cracker_jack", 1, {"wood": 1}, 2),
    ],
)
def test_the_cubes_go_to_haymarket_and_the_printed_goods_are_made(
    name: str, workers: int, uses: dict[str, int], makes: int
) -> None:  # CH-OPS-PROD-2
    held = {kind: count + 1 for kind, count in uses.items()}
    scene = works(name, workers=(workers,), cubes=held, goods=1, board=BARE).play("run")
    assert (haymarket(scene), scene.cubes(name)) == (uses, dict.fromkeys(uses, 1))
    assert scene.firm(name)["goods"] == 1 + makes


@pytest.mark.parametrize(("workers", "automated", "goods"), [(2, 0, 3), (1, 1, 3), (0, 2, 4)])
def test_a_factory_with_all_octagons_uncovered_makes_one_good_more(
    workers: int, automated: int, goods: int
) -> None:  # CH-OPS-PROD-2, CH-AUTO-5
    scene = works(workers=(workers,), automated=(automated,), cubes=SUPPLIED).play("run")
    assert scene.firm("libby")["goods"] == goods


def test_octagons_of_one_factory_count_for_that_one_alone() -> None:  # CH-OPS-PROD-2, CH-AUTO-5
    scene = works(workers=(0, 2), automated=(2, 0), cubes=SUPPLIED).play("run", "run")
    assert told(scene, "ran", "factory", "goods") == [("libby-1", 4), ("libby-2", 3)]


# Managers ----------------------------------------------------------------------------------------------------------


def test_the_bonus_of_a_manager_comes_before_another_factory_runs() -> None:  # CH-OPS-PROD-3
    scene = works(workers=(2, 2), managers=(1,), cubes=SUPPLIED).play("run")
    assert verbs(scene) == {"take"}
    assert scene.firm("libby")["prestige"] == 2


def test_a_factory_without_a_manager_has_no_bonus() -> None:  # CH-OPS-PROD-3
    scene = works(workers=(2, 2), managers=(0, 1), cubes=SUPPLIED).play("run")
    assert (scene.firm("libby")["prestige"], "run" in scene.texts()) == (1, True)
    assert scene.play("run").firm("libby")["prestige"] == 2


@pytest.mark.parametrize(
    ("name", "number", "prestige", "goods", "picks"),
    [
        ("henderson", 3, 0, 0, 1),
        ("anglo", 2, 0, 0, 2),
        ("cracker_jack", 1, 1, 0, 0),
        ("elgin", 1, 2, 0, 0),
        ("libby", 2, 1, 0, 1),
        ("doggett", 2, 0, 1, 0),
        ("swift", 2, 1, 1, 0),
    ],
)
def test_each_manager_gives_what_the_charter_prints(
    name: str, number: int, prestige: int, goods: int, picks: int
) -> None:  # CH-OPS-PROD-5
    held = {"steel": 4, "livestock": 4, "wood": 4, "coal": 4}
    managers = tuple(int(place == number - 1) for place in range(3))[: 3 if name == "henderson" else 2]
    workers = {"henderson": (1, 2, 1), "anglo": (1, 2), "cracker_jack": (1, 3), "swift": (2, 3)}.get(name, (2, 2))
    scene = works(name, prestige=9, workers=workers, managers=managers, cubes=held).play(*["run"] * number)
    if prestige == 2:
        scene.play("exchange")  # a bonus good on space 11
    bonus = scene.play(*["take/wood"] * picks)
    assert scene.firm(name)["prestige"] == 9 + prestige
    assert sum(count for _, count in told(bonus, "cubes", "resource", "count")) == picks
    assert scene.firm(name)["goods"] == sum(made for (made,) in told(scene, "ran", "goods")) + goods
    assert scene.due() == "Produce"


def test_the_manager_of_florsheim_automates_in_any_factory() -> None:  # CH-OPS-PROD-5, CH-SPEC-FL-2
    options = {"seats": 2, "special_companies": True}
    held = {"coal": 1, "livestock": 1}
    scene = works("florsheim", workers=(2, 1, 2), managers=(1,), cubes=held, options=options).play("run")
    assert scene.texts() == ["automate/florsheim-1", "automate/florsheim-2", "automate/florsheim-3"]
    scene.play("automate/florsheim-3")
    assert scene.firm("florsheim")["factories"][2]["automated"] == 1


def test_a_manager_gives_cubes_that_this_factory_has_just_used() -> None:  # CH-OPS-PROD-5
    scene = works(workers=(2, 2), managers=(1,), cubes={"steel": 1, "livestock": 1}, board=BARE).play("run")
    assert scene.texts() == ["take/livestock", "take/steel"]
    scene.play("take/steel")
    assert (scene.cubes("libby"), haymarket(scene)) == ({"steel": 1}, {"livestock": 1})


def test_cubes_of_a_manager_come_out_of_haymarket_only() -> None:  # CH-OPS-PROD-5
    board = {"haymarket": {"steel": 0, "livestock": 0, "wood": 1, "coal": 0}}
    scene = works("anglo", workers=(1, 2), managers=(0, 1), cubes={"coal": 3, "livestock": 2, "wood": 1}, board=board)
    scene.play("run", "run", "take/wood")
    assert scene.texts() == ["take/livestock", "take/wood", "take/coal"]
    scene.play("take/wood")
    assert (scene.cubes("anglo"), haymarket(scene)) == ({"wood": 2}, {"livestock": 2, "coal": 3})


def test_of_two_parts_the_prestige_is_the_first_with_its_bonus() -> None:  # CH-OPS-PROD-5, CH-PREST-3
    scene = works(prestige=2, workers=(2, 1), managers=(1,), cubes=SUPPLIED).play("run")
    assert scene.texts() == ["accept", "exchange"]
    scene.play("accept")
    assert verbs(scene) == {"take"}
    scene.play("take/steel")
    assert [name for name in scene.told() if name in {"prestige", "worker", "cubes"}] == ["prestige", "worker", "cubes"]


def test_a_worker_from_the_prestige_of_a_manager_can_open_the_next_factory() -> None:  # CH-OPS-PROD-3, CH-PREST-6
    scene = works(prestige=2, workers=(2, 1), managers=(1,), cubes=SUPPLIED).play("run", "accept", "take/steel", "run")
    assert told(scene, "ran", "factory") == [("libby-1",), ("libby-2",)]


@pytest.mark.parametrize(("cube", "runs"), [("livestock", True), ("coal", False)])
def test_a_cube_of_a_manager_can_be_used_further_right(cube: str, *, runs: bool) -> None:  # CH-OPS-PROD-6
    scene = works(workers=(2, 2), managers=(1,), cubes={"steel": 2, "livestock": 2}).play("run", f"take/{cube}")
    assert ("run" in scene.texts()) == runs


# The partner of the initial company --------------------------------------------------------------------------------


def partner(*moves: str, player: dict[str, Any] | None = None, **charter: Any) -> Scene:
    """Libby, both factories of which can run, after these moves and the end of the step."""
    ready = {"workers": (2, 2), "cubes": SUPPLIED}
    return works(player=player, **(ready | charter)).play(*moves, "stop")


def test_the_founder_gets_the_partner_when_all_factories_have_run() -> None:  # CH-OPS-PROD-7, CH-MGMT-9
    scene = partner("run", "run")
    assert told(scene, "partner", "seat") == [(0,)]
    assert (scene.player(0)["extra_partners"], scene.player(1)["extra_partners"]) == (["factories"], [])


@pytest.mark.parametrize("moves", [(), ("run",)])
def test_no_partner_comes_before_all_factories_run_in_one_turn(moves: tuple[str, ...]) -> None:  # CH-OPS-PROD-7
    scene = partner(*moves)
    assert (scene.events("partner"), scene.player(0)["extra_partners"]) == ([], [])


def test_a_partner_is_gained_from_factories_only_once() -> None:  # CH-OPS-PROD-7
    assert not partner("run", "run", player={"extra_partners": ("factories",)}).events("partner")


@pytest.mark.parametrize(("initial", "partners"), [("libby", [(0,)]), ("spalding", [])])
def test_of_several_companies_only_the_initial_one_gives_this_partner(
    initial: str, partners: list[tuple[int]]
) -> None:  # CH-OPS-PROD-7, CH-FOUND-7
    scene = table("operations", operating="libby", seats=2).company("spalding").seat(0, initial=initial)
    scene.company("libby", workers=(2, 2), cubes=SUPPLIED).start().play("run", "run", "stop")
    assert told(scene, "partner", "seat") == partners


def test_a_director_who_has_taken_a_company_over_gets_no_partner_of_it() -> None:  # CH-OPS-PROD-7, R-PARTNER-1
    scene = table("operations", operating="libby", seats=2, mode="advanced")
    scene.company("libby", director=0, workers=(2, 2), cubes=SUPPLIED).seat(0, initial=None).start()
    assert not scene.play("run", "run", "stop").events("partner")


def test_this_partner_is_placed_from_the_next_management_on() -> None:  # CH-OPS-PROD-7
    scene = partner("run", "run")
    scene.until("ChooseSpace")
    assert (scene.view()["decade"], scene.turn()) == (2, 0)
    assert [player["partners"] for player in scene.view()["players"]] == [3 - 1, 2]


# Bonus goods -------------------------------------------------------------------------------------------------------


def test_each_bonus_good_token_makes_a_good_when_the_step_ends() -> None:  # CH-OPS-PROD-8
    scene = works(bonus_goods=2, workers=(2,), cubes=SUPPLIED).play("run")
    assert scene.firm("libby")["goods"] == 3
    scene.play("stop")
    assert (scene.firm("libby")["goods"], scene.firm("libby")["bonus_goods"]) == (5, 2)


def test_bonus_goods_come_every_decade_even_if_no_factory_runs() -> None:  # CH-OPS-PROD-8
    scene = works(bonus_goods=2).play("stop")
    assert scene.firm("libby")["goods"] == 2
    idle(scene)
    scene.until("Produce", decade=2)
    while scene.view()["operating"] != "libby":
        idle(scene)
    assert scene.play("stop").firm("libby")["goods"] == 4


def test_a_bonus_good_is_sold_but_is_not_enough_for_dividends() -> None:  # CH-OPS-PROD-8, CH-OPS-PAY-1
    scene = works(bonus_goods=1, treasury=0, price=40).play("stop", "ship/right-1")
    assert told(scene, "withheld", "amount") == [(20,)]
    assert (scene.treasury("libby"), scene.price("libby")) == (20, 35)

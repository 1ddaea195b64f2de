"""Phase 2, Construction: the buildings of a decade; section 5 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.books import spaces
from tests.games.chicago.scene import Scene, table

SEATS = range(3)
HANDS = {
    0: ("e1_salesperson", "e2_manager", "e2_goods_2"),
    1: ("e1_prestige_2", "e2_salesperson", "e2_prestige_2"),
    2: ("e1_wood_coal", "e2_two_same", "e2_coal_steel"),
}
BUILT = {0: "e2_goods_2", 1: "e1_prestige_2", 2: "e2_two_same"}  # with 2, 1 and 2 workers
THROWN = {0: "e1_salesperson", 1: "e2_prestige_2", 2: "e2_coal_steel"}
KEPT = {0: "e2_manager", 1: "e2_salesperson", 2: "e1_wood_coal"}


def site(decade: int = 2, **given: Any) -> Scene:
    """Three players are to build, one after the other as they like; each directs a company."""
    scene = table("construction", seats=3, decade=decade)
    for seat, company in enumerate(("libby", "swift", "elgin")):
        scene.company(company, director=seat, price=40, treasury=200)
        scene.seat(seat, hand=HANDS[seat])
    return scene.board(**given).start()


def construct(scene: Scene, *seats: int) -> Scene:
    """These players build one and throw one away."""
    for seat in seats:
        scene.match.play(seat, f"build/{BUILT[seat]}")
        scene.match.play(seat, f"throw/{THROWN[seat]}")
    return scene


def stock(decade: int) -> Scene:
    """The Stock Phase of a decade is over when all have passed."""
    scene = table("stock", seats=3, decade=decade)
    for seat, company in enumerate(("libby", "swift", "elgin")):
        scene.company(company, director=seat, price=40, treasury=200)
    scene.start()
    for _ in SEATS:
        scene.match.play(scene.match.owing[0], "pass")
    return scene


# The deal ----------------------------------------------------------------------------------------------------------


def test_nothing_is_dealt_in_the_first_decade() -> None:  # CH-BUILD-1
    scene = stock(1)
    assert (scene.match.owing, scene.view()["phase"]) == ((0, 1, 2), "construction")
    assert [len(scene.view(seat)["players"][seat]["hand"]) for seat in SEATS] == [3, 3, 3]
    assert scene.events("dealt") == []


@pytest.mark.parametrize(("decade", "era"), [(2, "e2"), (3, "e2"), (4, "e3"), (5, "e3")])
def test_two_buildings_of_the_era_are_dealt_to_each_player(decade: int, era: str) -> None:  # CH-BUILD-1
    scene = stock(decade)
    assert {text.split("_")[0] for text in scene.nature()} == {f"deal/{era}"}
    scene.settle()
    for seat in SEATS:
        dealt = [event["building"] for event in scene.events("dealt", seat) if "building" in event]
        assert [building.split("_")[0] for building in dealt] == [era, era]
        hand = scene.view(seat)["players"][seat]["hand"]
        assert {*dealt} <= {*hand}
        assert len(hand) == 3
    assert len(scene.events("dealt")) == 6


def test_what_is_dealt_is_for_the_eyes_of_one_player() -> None:  # CH-BUILD-1
    scene = stock(2).settle()
    for viewer in (0, 1, 2, None):
        others = [event for event in scene.events("dealt", viewer) if event["seat"] != viewer]
        assert len(others) == (6 if viewer is None else 4)
        assert not any("building" in event for event in others)


# One is built, one thrown away, one kept ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_a_player_builds_one_of_three_and_throws_one_of_the_others_away(seat: int) -> None:  # CH-BUILD-2
    scene = site()
    assert sorted(scene.texts(seat)) == sorted(f"build/{building}" for building in HANDS[seat])
    scene.match.play(seat, f"build/{BUILT[seat]}")
    assert sorted(scene.texts(seat)) == sorted([f"throw/{THROWN[seat]}", f"throw/{KEPT[seat]}"])
    scene.match.play(seat, f"throw/{THROWN[seat]}")
    assert scene.texts(seat) == []


def test_one_building_stays_in_hand_and_the_thrown_ones_are_gone() -> None:  # CH-BUILD-2
    scene = construct(site(), 0, 1, 2)
    for seat in SEATS:
        player = scene.view(seat)["players"][seat]
        assert player["hand"] == [KEPT[seat]]
        assert player["built"][-1] == BUILT[seat]
    left = [*scene.state()["stacks"][0], *scene.state()["stacks"][1]]
    assert not {*THROWN.values()} & {*left}


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_all_players_choose_at_the_same_time(order: tuple[int, ...]) -> None:  # CH-BUILD-2
    scene = site()
    assert scene.match.owing == (0, 1, 2)
    first, second, third = order
    construct(scene, first)
    assert scene.match.owing == tuple(sorted((second, third)))
    construct(scene, second, third)
    assert [scene.view()["players"][seat]["built"][-1] for seat in SEATS] == list(BUILT.values())


def test_a_thrown_building_is_shown_to_nobody_else() -> None:  # CH-BUILD-2
    scene = construct(site(), 0, 1, 2)
    for seat in SEATS:
        assert [event["building"] for event in scene.events("thrown away", seat) if event["seat"] == seat] == [
            THROWN[seat]
        ]
        told = str([scene.match.events(viewer) for viewer in (0, 1, 2, None) if viewer != seat])
        assert f"'{THROWN[seat]}'" not in told


def test_buildings_are_turned_up_when_the_last_player_has_chosen() -> None:  # CH-BUILD-3
    scene = site()
    before = [player["built"] for player in scene.view()["players"]]
    construct(scene, 0, 1)
    scene.match.play(2, f"build/{BUILT[2]}")
    assert [player["built"] for player in scene.view(1)["players"]] == before
    assert scene.events("built", 1) == []
    scene.match.play(2, f"throw/{THROWN[2]}")
    assert [event["building"] for event in scene.events("built", 1)] == [BUILT[seat] for seat in SEATS]
    assert [len(player["built"]) for player in scene.view()["players"]] == [len(built) + 1 for built in before]


def test_buildings_can_be_used_from_this_decade_on() -> None:  # CH-BUILD-3
    scene = construct(site(), 0, 1, 2)
    assert (scene.view()["phase"], scene.view()["decade"]) == ("management", 2)
    assert {*BUILT.values()} <= {*spaces(scene)}


def test_buildings_stand_until_the_end_of_the_game() -> None:  # CH-BUILD-3
    scene = table("management", seats=3, decade=5).company("libby", director=0, treasury=200)
    scene.seat(1, built=("e1_goods_1", "e2_goods_2", "e2_manager", "e3_goods_3", "e3_prestige_3")).start()
    assert {"e1_goods_1", "e2_goods_2", "e2_manager", "e3_goods_3", "e3_prestige_3"} <= {*spaces(scene)}


# Workers and partners ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("jobs", "then"),
    [
        ((0, 0, 0), {"40": 4, "30": 1, "20": 0}),
        ((2, 0, 0), {"40": 4, "30": 3, "20": 0}),
        ((1, 2, 1), {"40": 4, "30": 4, "20": 1}),
        ((4, 3, 1), {"40": 4, "30": 4, "20": 4}),
        ((4, 4, 1), {"40": 4, "30": 4, "20": 4}),
        ((4, 4, 4), {"40": 4, "30": 4, "20": 4}),
    ],
)
def test_five_workers_come_to_the_dearest_free_spaces(
    jobs: tuple[int, ...], then: dict[str, int]
) -> None:  # CH-BUILD-4
    scene = construct(site(jobs=jobs), 0, 1, 2)
    assert scene.view()["job_market"] == then


def test_no_worker_comes_before_the_buildings_are_turned_up() -> None:  # CH-BUILD-4
    scene = construct(site(jobs=(0, 0, 0)), 0, 1)
    assert sum(scene.view()["job_market"].values()) == 0


@pytest.mark.parametrize(("decade", "partners"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_the_third_building_brings_a_partner_for_the_same_decade(
    decade: int, partners: int
) -> None:  # CH-BUILD-5, CH-MGMT-9
    scene = stock(decade).until("ChooseSpace")
    assert [event["seat"] for event in scene.events("partner")] == ([0, 1, 2] if decade == 3 else [])
    for seat in SEATS:
        player = scene.view()["players"][seat]
        assert player["partners"] + (seat == scene.match.owing[0]) == partners
        assert ("third_decade" in player["extra_partners"]) == (decade >= 3)

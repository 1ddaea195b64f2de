"""1. Setup: what lies on the table, is drawn and is dealt before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.chicago.deal import PAPER
from tests.games.chicago.scene import Scene, opening, table

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
LEAST = {row["id"]: row["min_players"] for kind in ("demand_tile", "building") for row in PAPER[kind]}


def ready(seats: int = 3, **options: object) -> Scene:
    """A match in which everything has been drawn, and the first company is to be founded."""
    return opening(seats, **options).settle()


def founded(seats: int = 3, first: int = 0) -> Scene:
    """The first stock turn: everybody has founded a company."""
    return opening(seats).play(f"first/{first}").until("StockTurn")


def up_to(scene: Scene, word: str) -> Scene:
    """Nature's first outcomes, until it is to give one with that word."""
    while not scene.nature()[0].startswith(f"{word}/"):
        scene.step()
    return scene


@EVERY_TABLE
def test_the_game_begins_in_1875_with_the_stock_phase(seats: int) -> None:  # CH-SETUP-1
    scene = founded(seats)
    assert (scene.view()["decade"], scene.view()["year"], scene.view()["phase"]) == (1, 1875, "stock")
    assert [event["phase"] for event in scene.events("phase")] == ["stock"]


@pytest.mark.parametrize(("seats", "levels"), [(2, [3, 5, 4, 3]), (3, [5, 6, 4, 4]), (4, [6, 6, 6, 6])])
def test_demand_tiles_need_enough_players(seats: int, levels: list[int]) -> None:  # CH-SETUP-2
    decks = opening(seats).state()["demand"]
    assert [len(deck) for deck in decks] == levels
    assert all(LEAST[tile] <= seats for deck in decks for tile in deck)


def test_the_levels_of_demand_lie_one_under_the_other_and_each_is_shuffled() -> None:  # CH-SETUP-3
    scene = opening(4)
    for first, last in [(1, 6), (7, 12)]:
        names = [f"tile/d{number:02d}" for number in range(first, last + 1)]
        for left in range(6, 0, -1):
            assert scene.odds() == {name: pytest.approx(1 / left) for name in names}
            names.remove(scene.nature()[-1])
            scene.play(scene.nature()[-1])
    assert [len(deck) for deck in scene.state()["demand"]] == [0, 0, 6, 6]
    assert scene.view()["demand_deck"] == 12


def test_twelve_demand_tiles_are_laid_out_by_columns_from_the_top() -> None:  # CH-SETUP-4
    scene = ready()
    rows = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
    assert [event["place"] for event in scene.events("demand")] == [
        f"{row}-{column}" for column in ("left", "middle", "right") for row in rows
    ]
    shown = [place["tile"] for row in scene.view()["demand"].values() for place in row]
    assert len({*shown}) == 12
    assert None not in shown


STARS = ["cincinnati_steel", "michigan_lumber", "pennsylvania_coal", "union_stockyards"]


def test_brilliant_marketing_costs_80_and_the_other_stars_lie_below_by_chance() -> None:  # CH-SETUP-5
    scene = up_to(opening(), "asset")
    assert scene.view()["assets"][0] == {"asset": "brilliant_marketing", "price": 80}
    left = list(STARS)
    while left:
        assert scene.odds() == {f"asset/{name}": pytest.approx(1 / len(left)) for name in left}
        scene.play(f"asset/{left.pop()}")
    assert {space["price"]: space["asset"] for space in scene.view()["assets"]} == {
        80: "brilliant_marketing",
        70: "union_stockyards",
        60: "pennsylvania_coal",
        50: "michigan_lumber",
        40: "cincinnati_steel",
    }


def test_the_other_11_assets_are_shuffled_into_a_deck() -> None:  # CH-SETUP-5
    assert ready().view()["asset_deck"] == 11
    scene = up_to(table("cleanup").start().play("pay"), "asset")
    odds = scene.odds()
    assert list(odds.values()) == [pytest.approx(1 / 11)] * 11
    assert not {f"asset/{name}" for name in [*STARS, "brilliant_marketing"]} & {*odds}


@pytest.mark.parametrize(("chiefs", "deck"), [(False, 11), (True, 15)])
def test_the_chiefs_are_in_the_deck_if_the_table_wants_them(chiefs: bool, deck: int) -> None:  # CH-SETUP-6
    scene = opening(chief_assets=chiefs)
    names = {"chief_of_engineering", "chief_of_rd", "chief_of_operations", "chief_of_sales"}
    assert names & {*scene.state()["deck"]} == (names if chiefs else set())
    assert scene.view()["asset_deck"] == deck


@pytest.mark.parametrize(("seats", "eras"), [(2, [6, 8, 8]), (3, [9, 12, 12]), (4, [12, 16, 16])])
def test_buildings_need_enough_players_and_are_three_stacks(seats: int, eras: list[int]) -> None:  # CH-SETUP-7
    stacks = opening(seats).state()["stacks"]
    assert [len(stack) for stack in stacks] == eras
    for era, stack in enumerate(stacks, 1):
        assert all(LEAST[name] <= seats and name.startswith(f"e{era}_") for name in stack)


@EVERY_TABLE
def test_every_building_of_the_era_is_as_likely(seats: int) -> None:  # CH-SETUP-7
    scene = up_to(opening(seats), "deal")
    assert scene.odds() == {f"deal/{name}": pytest.approx(1 / (3 * seats)) for name in scene.state()["stacks"][0]}


def test_five_of_the_ten_goals_are_drawn_and_lie_open() -> None:  # CH-SETUP-8
    scene = up_to(opening(), "goal")
    for drawn in range(5):
        assert list(scene.odds().values()) == [pytest.approx(1 / (10 - drawn))] * (10 - drawn)
        scene.play(scene.nature()[-1])
    assert len({*scene.view()["goals"]}) == 5
    assert not scene.nature()[0].startswith("goal/")


def test_a_table_may_play_without_goals() -> None:  # CH-SETUP-8
    scene = ready(goals=False)
    assert scene.view()["goals"] == []
    assert scene.events("goal") == []


def test_haymarket_has_two_cubes_of_each_kind_and_the_bag_the_other_62() -> None:  # CH-SETUP-9
    view = opening().view()
    assert view["haymarket"] == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    assert view["bag"] == {"livestock": 18, "steel": 16, "wood": 14, "coal": 14}


def test_three_cubes_are_drawn_for_each_space_of_the_chain() -> None:  # CH-SETUP-10
    scene = up_to(opening(), "cube")
    assert scene.odds()["cube/livestock"] == pytest.approx(18 / 62)
    assert scene.odds()["cube/coal"] == pytest.approx(14 / 62)
    scene.play("cube/coal").settle()
    view = scene.view()
    assert {space: sum(cubes.values()) for space, cubes in view["supply_chain"].items()} == {
        "x": 3,
        "30": 3,
        "20": 3,
        "10": 3,
    }
    assert sum(view["bag"].values()) == 50
    assert sum(view["haymarket"].values()) == 8


def test_four_workers_look_for_a_job_at_40() -> None:  # CH-SETUP-11
    assert opening().view()["job_market"] == {"40": 4, "30": 0, "20": 0}


@EVERY_TABLE
def test_everybody_has_175_and_partners(seats: int) -> None:  # CH-SETUP-12
    for player in ready(seats).view()["players"]:
        assert player["money"] == 175
        assert player["partners"] == 2
        assert player["extra_partners"] == []


@EVERY_TABLE
def test_three_buildings_of_era_1_are_dealt_and_none_is_left(seats: int) -> None:  # CH-SETUP-13
    scene = ready(seats)
    hands = [scene.player(seat)["hand"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [3] * seats
    assert all(name.startswith("e1_") for hand in hands for name in hand)
    assert len({name for hand in hands for name in hand}) == 3 * seats
    assert scene.state()["stacks"][0] == []


def test_the_first_buildings_are_secret() -> None:  # CH-SETUP-13
    scene = ready()
    for watcher in (None, 1, 2):
        assert scene.view(watcher)["players"][0]["hand"] == 3
        assert all(event.get("building") is None for event in scene.events("dealt", watcher) if event["seat"] == 0)
    mine = [event["building"] for event in scene.events("dealt", 0) if event["seat"] == 0]
    assert Counter(mine) == Counter(scene.player(0)["hand"])


@EVERY_TABLE
def test_the_first_player_is_chosen_by_chance_and_the_others_follow_clockwise(seats: int) -> None:  # CH-SETUP-14
    scene = up_to(opening(seats), "first")
    assert scene.odds() == {f"first/{seat}": pytest.approx(1 / seats) for seat in range(seats)}
    assert scene.view()["priority"] is None
    view = scene.play("first/1").view()
    assert view["priority"] == 1
    assert view["initiative"] == {2: [1, 0], 3: [1, 2, 0], 4: [1, 2, 3, 0]}[seats]


@pytest.mark.parametrize(("seats", "first", "order"), [(2, 0, [1, 0]), (3, 1, [0, 2, 1]), (4, 1, [0, 3, 2, 1])])
def test_the_last_of_the_initiative_founds_first(seats: int, first: int, order: list[int]) -> None:  # CH-SETUP-15
    scene = opening(seats).play(f"first/{first}")
    for seat in order:
        assert scene.turn() == seat
        assert all(text.startswith("found/") for text in scene.texts())
        scene.play(scene.texts()[0], "par/35")
    assert [event["seat"] for event in scene.events("founded")] == order
    assert (scene.due(), scene.turn()) == ("StockTurn", first)


def test_the_partners_are_at_their_places_when_setup_is_over() -> None:  # CH-SETUP-16, CH-SETUP-12
    scene = founded(3, first=2)
    assert scene.view()["initiative"] == [2, 0, 1]
    for seat in range(3):
        player = scene.player(seat)
        company = player["initial_company"]
        assert scene.firm(company)["director"] == seat
        assert (player["partners"], player["extra_partners"], player["partner_waits"]) == (2, [], False)
        assert {"seat": seat, "company": company} in [
            {key: event[key] for key in ("seat", "company")} for event in scene.events("partner sent")
        ]


SPECIAL = {"american_flyer", "quaker_oats", "oscar_mayer", "schwinn", "florsheim"}


@pytest.mark.parametrize(("special", "count"), [(False, 10), (True, 15)])
def test_a_table_may_play_without_the_special_companies(special: bool, count: int) -> None:  # CH-SETUP-17
    scene = ready(special_companies=special)
    names = {text.removeprefix("found/") for text in scene.texts()}
    assert len(names) == count
    assert names & SPECIAL == (SPECIAL if special else set())


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 14)])
def test_the_certificate_limit_depends_on_the_players(seats: int, limit: int) -> None:  # CH-SETUP-18
    scene, left = table("stock", seats=seats).seat(0, money=10_000), limit - 2
    for company in ("libby", "elgin", "anglo")[: (left + 3) // 4]:
        scene.company(company, held={0: min(left, 4) - 1})
        left -= min(left, 4)
    scene.company("swift", director=1, held={0: 1, "bank": 1}).start()
    assert scene.view()["certificate_limit"] == limit
    assert scene.player(0)["certificates"] == limit - 1
    assert "buy/swift-common-bank" in scene.texts()
    scene.play("buy/swift-common-bank", *["pass"] * (seats - 1))
    assert scene.player(0)["certificates"] == limit
    assert [text for text in scene.texts() if text.startswith(("buy", "found"))] == []

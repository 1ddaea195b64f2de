"""5. Cleanup: the chain, the assets, the demand and the partners at the end of a decade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import chain, haymarket, told

NONE = {"livestock": 0, "steel": 0, "wood": 0, "coal": 0}
CHAIN = {"x": {"coal": 3}, "30": {"steel": 2}, "20": {"wood": 1, "coal": 1}, "10": {"livestock": 2, "steel": 1}}
ROWS = ("food_and_dairy", "dry_goods", "meat_packing", "shoes")
COLUMNS = ("left", "middle", "right")
BARE: dict[str, str | None] = {f"{row}-{column}": None for row in ROWS for column in COLUMNS}
"""A demand area without tiles, as it is when the deck has been used up."""


def clean(scene: Scene) -> Scene:
    """The last company pays its dividends, and the Cleanup follows, by nature's first outcomes."""
    scene.play("pay").settle()
    return scene.play("end").settle() if scene.due() == "FinishTurn" else scene


def cleaned(*, decade: int = 2, seats: int = 4, **board: Any) -> Scene:
    """The Cleanup of that decade is over, by nature's first outcomes."""
    scene = clean(table("cleanup", seats=seats, decade=decade).board(**board).start())
    assert (scene.view()["decade"], scene.view()["phase"]) == (decade + 1, "stock")
    return scene


def tiles(scene: Scene, row: str) -> list[Any]:
    """The tiles of a row, from the left."""
    return [place["tile"] for place in scene.view()["demand"][row]]


def goods(scene: Scene, row: str) -> list[int]:
    """The goods on the places of a row."""
    return [place["goods"] for place in scene.view()["demand"][row]]


# The chain ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("decade", "number"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_the_chain_moves_on_and_x_has_the_cubes_of_the_decade_that_ends(
    decade: int, number: int
) -> None:  # CH-CLEAN-1, R-CHAIN-4
    stock = {"livestock": 0, "steel": 1, "wood": 0, "coal": 2}
    scene = cleaned(decade=decade, chain=CHAIN, haymarket=stock)
    assert haymarket(scene) == {"livestock": 2, "steel": 2, "coal": 2}
    assert chain(scene) == {"x": {"livestock": number}, "30": CHAIN["x"], "20": CHAIN["30"], "10": CHAIN["20"]}
    assert sum(event["space"] == "x" for event in scene.events("supplied")) == number


def test_the_bag_is_refilled_in_cleanup_as_in_operations() -> None:  # CH-CLEAN-1, CH-OPS-CHAIN-3
    stock = {"livestock": 3, "steel": 3, "wood": 3, "coal": 1}
    scene = cleaned(decade=1, chain=CHAIN, bag=NONE, haymarket=stock)
    names = [name for name in scene.told() if name in {"left the chain", "bag refilled", "supplied", "haymarket reset"}]
    assert names == ["left the chain"] * 2 + ["bag refilled"] + ["supplied"] * 3 + ["haymarket reset"]
    assert chain(scene)["x"] == {"livestock": 3}
    assert haymarket(scene) == {"livestock": 2, "steel": 2, "wood": 2, "coal": 1}
    assert scene.view()["bag"] == {"livestock": 0, "steel": 2, "wood": 1, "coal": 0}


# Assets ------------------------------------------------------------------------------------------------------------


ASSETS = ("workshop", "foundry", "refrigeration", "fuelworks", "color_catalog")


def test_the_cheapest_asset_leaves_and_a_new_one_comes_to_80() -> None:  # CH-CLEAN-2
    scene = cleaned(row=ASSETS, deck=("popular_partners",))
    assert [(place["price"], place["asset"]) for place in scene.view()["assets"]] == [
        (80, "popular_partners"), (70, "workshop"), (60, "foundry"), (50, "refrigeration"), (40, "fuelworks"),
    ]  # fmt: skip
    assert told(scene, "asset gone", "asset") == [("color_catalog",)]
    assert told(scene, "new asset", "asset", "price") == [("popular_partners", 80)]


def test_an_empty_deck_of_assets_adds_nothing() -> None:  # CH-CLEAN-2
    scene = cleaned(row=(None, None, *ASSETS[2:]), deck=())
    assert [place["asset"] for place in scene.view()["assets"]] == [None, None, None, "refrigeration", "fuelworks"]


def test_used_assets_are_ready_again() -> None:  # CH-CLEAN-2, CH-ASSET-4
    scene = table("cleanup", seats=2, decade=2).company("libby", assets=("foundry",))
    scene.company("anglo", director=1, assets=("workshop",)).board(spent=("foundry", "workshop")).start()
    assert [scene.firm(name)["assets"] for name in ("libby", "anglo")] == [{"foundry": False}, {"workshop": False}]
    clean(scene)
    assert [scene.firm(name)["assets"] for name in ("libby", "anglo")] == [{"foundry": True}, {"workshop": True}]


# Demand ------------------------------------------------------------------------------------------------------------


def test_a_full_tile_leaves_the_game_with_its_goods() -> None:  # CH-CLEAN-3
    full = {"shoes-left": "d05", "shoes-middle": "d07", "shoes-right": "d12"}
    scene = cleaned(tiles=full, filled={"shoes-left": 2, "shoes-middle": 2, "shoes-right": 4})
    assert told(scene, "demand met", "place", "tile") == [("shoes-left", "d05"), ("shoes-right", "d12")]
    left = {tile for row in ROWS for tile in tiles(scene, row)}
    assert not {"d05", "d12"} & left
    assert goods(scene, "shoes") == [2, 0, 0]


def test_a_tile_that_is_full_in_part_keeps_its_goods() -> None:  # CH-CLEAN-3
    scene = cleaned(tiles={"shoes-left": "d12"}, filled={"shoes-left": 3})
    assert (tiles(scene, "shoes")[0], goods(scene, "shoes")[0]) == ("d12", 3)


@pytest.mark.parametrize(("before", "after"), [(6, 0), (5, 5), (1, 1)])
def test_a_printed_middle_space_is_cleared_when_it_is_full(before: int, after: int) -> None:  # CH-CLEAN-3
    scene = cleaned(tiles=BARE, filled={"dry_goods-middle": before})
    assert goods(scene, "dry_goods") == [0, after, 0]


@pytest.mark.parametrize("place", range(3))
def test_the_first_cleanup_takes_the_x_tile_away(place: int) -> None:  # CH-CLEAN-4
    scene = cleaned(decade=1, tiles={f"meat_packing-{COLUMNS[place]}": "d01"})
    assert told(scene, "demand met", "tile") == [("d01",)]
    assert "d01" not in tiles(scene, "meat_packing")


def test_tiles_move_to_the_left_with_their_goods() -> None:  # CH-CLEAN-5
    row = {"shoes-left": "d05", "shoes-middle": "d07", "shoes-right": "d12"}
    scene = cleaned(tiles=row, filled={"shoes-left": 2, "shoes-middle": 1, "shoes-right": 3})
    assert (tiles(scene, "shoes")[:2], goods(scene, "shoes")) == (["d07", "d12"], [1, 3, 0])
    assert told(scene, "demand slid", "place", "to") == [
        ("shoes-middle", "shoes-left"),
        ("shoes-right", "shoes-middle"),
    ]


def test_a_tile_moves_over_two_free_places() -> None:  # CH-CLEAN-5
    row = {"shoes-left": "d05", "shoes-middle": "d07", "shoes-right": "d12"}
    scene = cleaned(tiles=row, filled={"shoes-left": 2, "shoes-middle": 3, "shoes-right": 3})
    assert (tiles(scene, "shoes")[0], goods(scene, "shoes")) == ("d12", [3, 0, 0])


def test_tiles_stay_within_their_row() -> None:  # CH-CLEAN-5
    row = {"food_and_dairy-left": "d05", "dry_goods-left": "d12"}
    scene = cleaned(tiles=row, filled={"food_and_dairy-left": 2})
    assert (tiles(scene, "dry_goods")[0], "d12" in tiles(scene, "food_and_dairy")) == ("d12", False)


def test_the_deck_fills_columns_from_the_left_and_each_from_the_top() -> None:  # CH-CLEAN-5
    full = {
        "meat_packing-left": "d05", "meat_packing-middle": "d04", "meat_packing-right": "d02",
        "shoes-right": "d03", "food_and_dairy-right": "d09",
    }  # fmt: skip
    counts = {"d05": 2, "d04": 2, "d02": 1, "d03": 1, "d09": 2}
    scene = cleaned(
        decade=1, tiles=full | {"shoes-middle": "d01"}, filled={at: counts[tile] for at, tile in full.items()}
    )
    assert [place for (place,) in told(scene, "demand", "place")] == [
        "meat_packing-left", "meat_packing-middle", "shoes-middle", "food_and_dairy-right", "meat_packing-right",
        "shoes-right",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("decade", "there", "next_"),
    [
        (1, {"shoes-left": "d02"}, range(13, 19)),  # levels 1 and 2 lie on the board
        (4, {"shoes-left": "d02", "shoes-right": "d24"}, range(19, 24)),
    ],
)
def test_the_deck_gives_the_tiles_of_its_upper_level_first(
    decade: int, there: dict[str, str], next_: range
) -> None:  # CH-CLEAN-5, CH-SETUP-3
    board: dict[str, Any] = {"tiles": there, "filled": {"shoes-left": 1}}
    scene = table("cleanup", seats=4, decade=decade).board(**board).start().play("pay")
    while not scene.nature()[0].startswith("tile/"):
        scene.step()
    assert scene.odds() == pytest.approx({f"tile/d{number}": 1 / len(next_) for number in next_})


def test_a_deck_that_is_used_up_is_not_made_anew() -> None:  # CH-CLEAN-5
    scene = cleaned(decade=4, tiles=BARE | {"shoes-left": "d22", "shoes-middle": "d23"}, filled={"shoes-left": 8})
    assert tiles(scene, "shoes") == ["d23", None, None]
    assert (scene.view()["demand_deck"], scene.events("demand")) == (0, [])


# Partners and the next decade --------------------------------------------------------------------------------------


def test_the_partners_of_this_decade_come_back() -> None:  # CH-CLEAN-6
    scene = table("cleanup", seats=3, decade=2).seat(1, extra_partners=("factories",)).seat(2, extra_partners=())
    scene.seat(0, extra_partners=("factories", "prestige")).start()
    assert [player["partners"] for player in scene.view()["players"]] == [0, 0, 0]
    clean(scene)
    assert [player["partners"] for player in scene.view()["players"]] == [4, 3, 2]


def test_a_partner_on_the_bank_treasury_does_not_come_back() -> None:  # CH-CLEAN-6, CH-STOCK-21
    scene = table("cleanup", seats=2, decade=2).seat(1, directs=False).start()
    clean(scene)
    assert (scene.player(1)["partners"], scene.player(1)["partner_waits"]) == (2, True)


def test_spaces_that_were_used_are_free_again() -> None:  # CH-CLEAN-6, CH-MGMT-4
    scene = table("cleanup", seats=2, decade=2).board(used={"hire_manager": 1, "hire_salesperson": 0}).start()
    assert sum(space["used_by"] is not None for space in scene.view()["spaces"]) == 2
    clean(scene)
    assert all(space["used_by"] is None for space in scene.view()["spaces"])


@pytest.mark.parametrize(("decade", "year"), [(1, 1885), (2, 1895), (3, 1905), (4, 1915)])
def test_the_next_decade_begins_with_its_stock_phase(decade: int, year: int) -> None:  # CH-CLEAN-6
    scene = cleaned(decade=decade)
    assert (scene.view()["year"], scene.due()) == (year, "StockTurn")
    assert told(scene, "phase", "phase", "decade") == [("cleanup", decade), ("stock", decade + 1)]


def test_chain_assets_and_demand_are_renewed_in_that_order() -> None:  # CH-CLEAN-1, CH-CLEAN-2, CH-CLEAN-5
    scene = cleaned(decade=1, tiles={"shoes-left": "d02"}, filled={"shoes-left": 1})
    names = [name for name in scene.told() if name in {"supplied", "new asset", "demand"}]
    assert list(dict.fromkeys(names)) == ["supplied", "new asset", "demand"]

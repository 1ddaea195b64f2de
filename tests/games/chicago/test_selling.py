"""4. Operations, step 3: where goods are sold, what they bring, full rows and half prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.chicago.scene import Scene
from tests.games.chicago.works import told, works

ROW = "food_and_dairy"
X_TILE, TWO, FOUR, FIVE = "d01", "d05", "d12", "d10"
"""Demand tiles by their free spaces."""
Tiles = Mapping[str, tuple[str | None, int]]
FULL: Tiles = {"left": ("d02", 1), "middle": ("d09", 2), "right": ("d12", 4)}
OPEN: Tiles = {"left": ("d12", 0), "middle": ("d11", 0), "right": ("d14", 0)}


def row(tiles: Tiles, name: str = ROW) -> dict[str, Any]:
    """A board with these tiles in a row, and so many goods on them."""
    return {
        "tiles": {f"{name}-{column}": tile for column, (tile, _) in tiles.items()},
        "filled": {f"{name}-{column}": goods for column, (_, goods) in tiles.items()},
    }


def selling(tiles: Tiles, name: str = "libby", *, options: Any = None, **charter: Any) -> Scene:
    """Libby about to sell its goods in its row, having run a factory."""
    options = {"seats": 4, "decade": 2} | (options or {})
    return works(name, step="sell", board=row(tiles), options=options, **({"goods": 9} | charter))


def income(scene: Scene) -> int:
    """What the operating company has earned in this turn."""
    return int(scene.view()["turn_of_company"]["income"])


def most(scene: Scene) -> dict[str, int]:
    """How many goods can be sold on each place."""
    found: dict[str, int] = {}
    for text in scene.texts():
        if text.startswith("ship/"):
            place, count = text[5:].split("-")
            assert int(count) == found.get(place, 0) + 1
            found[place] = int(count)
    return found


def goods_in(scene: Scene, name: str = ROW) -> list[int]:
    """The goods on the places of a row."""
    return [place["goods"] for place in scene.view()["demand"][name]]


# Where -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "type_"),
    [("libby", "food_and_dairy"), ("elgin", "dry_goods"), ("swift", "meat_packing"), ("henderson", "shoes")],
)
def test_a_company_sells_in_the_row_of_its_type(name: str, type_: str) -> None:  # CH-OPS-SELL-1
    board = row(OPEN, type_)
    scene = works(name, step="sell", goods=1, board=board, options={"seats": 4, "decade": 2}).play("ship/left-1")
    assert {other: goods_in(scene, other) for other in scene.view()["demand"] if any(goods_in(scene, other))} == {
        type_: [1, 0, 0]
    }


def test_a_tile_takes_as_many_goods_as_it_has_free_spaces() -> None:  # CH-OPS-SELL-1
    scene = selling({"left": (FOUR, 1), "middle": (FIVE, 0), "right": (TWO, 1)})
    assert most(scene) == {"left": 3, "middle": 5, "right": 1}
    assert goods_in(scene.play("ship/left-2")) == [3, 0, 1]
    assert most(scene) == {"left": 1, "middle": 5, "right": 1}


def test_a_company_sells_no_more_than_it_has() -> None:  # CH-OPS-SELL-1
    scene = selling({"left": (FOUR, 0), "middle": (FIVE, 4), "right": (TWO, 0)}, goods=2)
    assert most(scene) == {"left": 2, "middle": 1, "right": 2}
    assert most(scene.play("ship/left-1")) == {"left": 1, "middle": 1, "right": 1}


def test_a_tile_that_is_full_takes_nothing_more() -> None:  # CH-OPS-SELL-1
    scene = selling({"left": (FOUR, 4), "middle": (FIVE, 1), "right": (TWO, 0)}, goods=6)
    assert most(scene) == {"middle": 4, "right": 2}
    assert most(scene.play("ship/right-2")) == {"middle": 4}


def test_on_the_x_tile_nothing_is_sold() -> None:  # CH-OPS-SELL-1
    scene = selling({"left": (X_TILE, 0), "middle": (FIVE, 0), "right": (TWO, 0)}, options={"decade": 1})
    assert most(scene) == {"middle": 5, "right": 2}


def test_a_company_that_wants_to_sell_nothing_is_done() -> None:  # CH-OPS-SELL-1, CH-OPS-SELL-6
    scene = selling(OPEN, price=40).play("done")
    assert (scene.firm("libby")["goods"], goods_in(scene)) == (9, [0, 0, 0])


# The price ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "salespeople", "price"),
    [
        ("libby", 0, 20),
        ("libby", 1, 30),
        ("libby", 2, 40),
        ("cracker_jack", 0, 30),
        ("cracker_jack", 1, 40),
    ],
)
def test_salespeople_raise_the_price_of_a_good(name: str, salespeople: int, price: int) -> None:  # CH-OPS-SELL-2
    scene = selling(OPEN, name, salespeople=salespeople).play("ship/left-2", "ship/middle-1")
    assert income(scene) == 3 * price
    assert told(scene, "shipped", "target", "count", "amount") == [("left", 2, 2 * price), ("middle", 1, price)]


def test_a_salesperson_who_came_in_this_very_turn_counts() -> None:  # CH-OPS-SELL-2, CH-OPS-SELL-7
    ready: dict[str, Any] = {"workers": (2,), "managers": (1,), "cubes": {"steel": 1, "livestock": 1}, "prestige": 4}
    scene = works(board=row(OPEN), options={"seats": 4, "decade": 2}, **ready)
    scene.play("run", "accept", "take/steel", "stop", "ship/left-2")
    assert (scene.firm("libby")["salespeople"], income(scene)) == (1, 60)


# Tiles that are filled ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("column", "bonus"), [("left", 50), ("middle", 20), ("right", 0)])
def test_who_fills_a_tile_has_the_bonus_of_its_column(column: str, bonus: int) -> None:  # CH-OPS-SELL-3
    scene = selling({**OPEN, column: (FIVE, 3)})
    assert income(scene.play(f"ship/{column}-1")) == 20
    assert income(scene.play(f"ship/{column}-1")) == 40 + bonus
    assert told(scene, "filled", "place", "amount") == [(f"{ROW}-{column}", bonus)]


def test_who_fills_several_tiles_has_all_their_bonuses() -> None:  # CH-OPS-SELL-3
    scene = selling({**OPEN, "left": (FOUR, 3), "middle": (FIVE, 3)}).play(
        "ship/left-1", "ship/middle-2", "ship/right-1"
    )
    assert income(scene) == 4 * 20 + 50 + 20


@pytest.mark.parametrize(("there", "sold", "earned"), [(0, 6, 140), (4, 2, 60), (4, 1, 20)])
def test_the_printed_middle_space_counts_like_a_tile(there: int, sold: int, earned: int) -> None:  # CH-OPS-SELL-3
    scene = selling({"left": (FOUR, 0), "middle": (None, there), "right": (None, 0)})
    assert most(scene)["middle"] == 6 - there
    assert income(scene.play(f"ship/middle-{sold}")) == earned


# Half price --------------------------------------------------------------------------------------------------------


def test_in_a_full_row_any_number_sells_at_half_price_to_the_supply() -> None:  # CH-OPS-SELL-4
    scene = selling(FULL, salespeople=1, goods=25)
    assert most(scene) == {"half": 25}
    scene.play("ship/half-23")
    assert (income(scene), goods_in(scene), scene.firm("libby")["goods"]) == (23 * 15, [1, 2, 4], 2)
    assert not scene.events("filled")


@pytest.mark.parametrize("column", ["left", "middle", "right"])
def test_while_one_tile_of_the_row_is_open_nothing_sells_at_half_price(column: str) -> None:  # CH-OPS-SELL-4
    assert most(selling({**FULL, column: (FIVE, 4)})) == {column: 1}


def test_an_x_tile_does_not_keep_a_row_from_being_full() -> None:  # CH-OPS-SELL-4, R-SELL-2
    tiles = {"left": ("d02", 1), "middle": (X_TILE, 0), "right": (TWO, 2)}
    assert most(selling(tiles, options={"decade": 1})) == {"half": 9}


def test_a_sale_can_fill_the_row_and_go_on_at_half_price() -> None:  # CH-OPS-SELL-4, R-SELL-2
    scene = selling({**FULL, "left": (FIVE, 3)})
    assert most(scene) == {"left": 2}
    assert most(scene.play("ship/left-2")) == {"half": 7}
    assert income(scene.play("ship/half-7")) == 2 * 20 + 50 + 7 * 10


def test_other_rows_do_not_matter_for_half_price() -> None:  # CH-OPS-SELL-4
    board = row(FULL)
    full_elsewhere = {"tiles": {"dry_goods-left": "d08"}, "filled": {"dry_goods-left": 0}}
    merged = {key: board[key] | full_elsewhere[key] for key in board}
    assert most(works(step="sell", goods=3, board=merged, options={"seats": 4, "decade": 2})) == {"half": 3}


@pytest.mark.parametrize("left", [("d12", 0), ("d12", 4), (None, 0)])
def test_the_printed_space_on_the_right_takes_any_number_at_half_price(
    left: tuple[str | None, int],
) -> None:  # CH-OPS-SELL-5
    scene = selling({"left": left, "middle": (None, 2), "right": (None, 0)}, goods=20)
    assert most(scene) == ({"left": 4} if left == ("d12", 0) else {}) | {"middle": 4, "half": 20}
    scene.play("ship/half-20")
    assert (income(scene), goods_in(scene)[1:]) == (200, [2, 0])


def test_the_printed_space_on_the_right_never_takes_goods_at_the_full_price() -> None:  # CH-OPS-SELL-5
    scene = selling({"left": (None, 0), "middle": (None, 0), "right": (None, 0)}, goods=2)
    assert most(scene) == {"middle": 2, "half": 2}


# Income ------------------------------------------------------------------------------------------------------------


def test_selling_pays_nothing_yet() -> None:  # CH-OPS-SELL-6
    scene = selling(OPEN, treasury=30).play("ship/left-4", "ship/right-3", "done")
    assert (scene.due(), income(scene)) == ("PayOrWithhold", 7 * 20 + 50)
    assert (scene.treasury("libby"), scene.money(0), scene.price("libby")) == (30, 200, 40)


def test_goods_that_are_not_sold_stay_for_later_decades() -> None:  # CH-OPS-SELL-6, CH-GEN-7
    scene = selling(OPEN).play("ship/left-4", "done", "pay")
    assert scene.firm("libby")["goods"] == 5
    assert scene.until("StockTurn", decade=3).firm("libby")["goods"] == 5


def test_a_good_at_half_price_allows_dividends() -> None:  # CH-OPS-SELL-7, CH-OPS-PAY-1
    scene = selling(FULL).play("ship/half-1", "done")
    assert scene.texts() == ["pay", "withhold"]


def test_what_a_catalog_brings_is_no_sale() -> None:  # CH-OPS-SELL-7, R-ASSET-3
    scene = selling(OPEN, assets=("mail_order_catalog",), treasury=0, goods=0).play("use/mail_order_catalog", "done")
    assert "pay" not in scene.texts()
    scene.play("withhold")
    assert scene.treasury("libby") == 40

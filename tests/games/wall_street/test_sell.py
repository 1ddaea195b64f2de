"""5. Sell: what is sold for how much, and the set that a sale leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wall_street.scene import PILES, Scene, scene


def sale(card: str, **table: Any) -> Scene:
    """A player who has nothing but that card sells it at slot 1."""
    lying = {"rondel": {1: ["corn-1"]}} | table
    return scene(pawns={0: 1}, shares={0: [card]}, cash={0: 0}, **lying).play("sell", PILES[0], f"sell/{card}")


def test_the_pawn_does_not_move_to_sell() -> None:  # WS-SELL-1
    table = sale("oil-1")
    assert table.player(0)["pawn"] == 1
    assert "moved" not in table.told()


def test_nothing_is_sold_at_a_set() -> None:  # WS-SELL-2
    table = scene(pawns={0: 1}, rondel={1: ["corn-1", "oil-1"]}, shares={0: ["gold"]})
    assert "sell" not in table.texts()
    table = scene(pawns={0: 1}, rondel={1: ["corn-1"]}, shares={0: ["gold"]})
    assert "sell" in table.texts()


def test_nothing_is_sold_at_market_trend() -> None:  # WS-SELL-2
    assert "sell" not in scene(pawns={0: 0}, shares={0: ["gold"]}).texts()


def test_secret_share_and_fluctuations_are_not_for_sale() -> None:  # WS-SELL-3
    table = scene(pawns={0: 1}, fluctuations={0: ["oil-up-1"]})
    assert table.player(0)["secret"]
    assert "sell" not in table.texts()


def test_any_own_share_card_may_be_sold() -> None:  # WS-SELL-3
    own = ["corn-1", "corn-1", "dual-corn-oil", "gold"]
    table = scene(pawns={0: 1}, shares={0: own, 1: ["oil-2"]}, fluctuations={0: ["oil-up-1"]}).play("sell", PILES[0])
    assert sorted(table.texts()) == ["sell/corn-1", "sell/dual-corn-oil", "sell/gold"]


def test_first_the_card_at_the_pawn_is_discarded() -> None:  # WS-SELL-4
    table = scene(pawns={0: 1}, rondel={1: ["oil-up-2"]}, shares={0: ["corn-1"]}, values={"oil": 5}).play("sell")
    assert table.texts() == PILES
    table.play("discard/value_halved")
    assert table.pile("value_halved") == ["oil-up-2"]
    assert table.slot(1) == []
    assert table.value("oil") == 5
    assert table.told() == ["discarded"]


@pytest.mark.parametrize(("value", "price"), [(7, 4), (6, 3), (1, 1)])
def test_a_single_share_sells_for_half_rounded_up(value: int, price: int) -> None:  # WS-SELL-5
    table = sale("steel-1", values={"steel": value}, top="gold")
    assert table.cash(0) == price
    assert table.player(0)["shares"] == []
    assert table.slot(1)[0] == "steel-1"
    assert table.events("sold") == [{"event": "sold", "seat": 0, "card": "steel-1", "price": price}]


def test_the_sold_card_lies_face_up() -> None:  # WS-SELL-5
    assert sale("oil-1").view(2)["rondel"][1]["cards"][0] == "oil-1"


@pytest.mark.parametrize("value", [7, 6])
def test_a_double_share_sells_at_full_value(value: int) -> None:  # WS-SELL-6
    assert sale("steel-2", values={"steel": value}).cash(0) == value


@pytest.mark.parametrize(("corn", "oil", "price"), [(9, 3, 2), (3, 9, 2), (8, 8, 4)])
def test_a_dual_share_sells_as_the_lower_of_its_two(corn: int, oil: int, price: int) -> None:  # WS-SELL-7
    assert sale("dual-corn-oil", values={"corn": corn, "oil": oil, "cotton": 1, "steel": 1}).cash(0) == price


@pytest.mark.parametrize("lowest", ["corn", "cotton", "steel", "oil"])
def test_a_gold_share_sells_as_the_lowest_of_the_four(lowest: str) -> None:  # WS-SELL-8
    values = dict.fromkeys(("corn", "cotton", "steel", "oil"), 9) | {lowest: 3}
    assert sale("gold", values=values).cash(0) == 2


@pytest.mark.parametrize("card", ["oil-1-up", "oil-1-down", "oil-2"])
def test_selling_moves_no_cube(card: str) -> None:  # WS-SELL-9
    table = sale(card, values={"oil": 5})
    assert table.values()["oil"] == 5
    assert "value" not in table.told()


def test_the_top_card_makes_the_sold_card_a_set() -> None:  # WS-SELL-10
    table = sale("oil-1", top="gold")
    assert table.told() == ["discarded", "sold", "added"]
    table.play("card/corn-2")
    assert sorted(table.slot(1)) == ["gold", "oil-1"]
    assert sorted(table.view(1)["rondel"][1]["cards"]) == ["gold", "oil-1"]
    assert table.view()["top"] == "corn-2"


def test_the_two_are_a_set_until_somebody_buys_it() -> None:  # WS-SELL-10
    table = scene(seats=2, pawns={0: 1, 1: 1}, shares={0: ["oil-1", "corn-1"], 1: ["steel-1"]}, top="gold")
    table.play("sell", PILES[0], "sell/oil-1", "done")
    assert "sell" not in table.texts()
    table.play("capital", PILES[0], "done")
    assert "sell" not in table.texts()
    table.play("buy/6", "next/oil-1", PILES[0], PILES[0], "done", "capital", PILES[0], "done")
    assert "sell" in table.texts()


def test_other_pawns_at_the_slot_stay_and_are_paid_nothing() -> None:  # WS-SELL-11
    table = scene(pawns={0: 1, 1: 1, 2: 1}, shares={0: ["oil-1"]}, values={"oil": 4}, cash={0: 0, 1: 0, 2: 0})
    table.play("sell", PILES[0], "sell/oil-1")
    assert [table.cash(seat) for seat in range(3)] == [2, 0, 0]
    assert table.view()["rondel"][1]["pawns"] == [0, 1, 2]


def test_a_set_costs_what_both_cards_cost() -> None:  # WS-SET-1
    table = scene(pawns={0: 1}, rondel={3: ["oil-2", "corn-2"]}).play("buy/2")
    assert table.events("bought")[0]["price"] == 2 + 3 + 2
    assert sorted(table.events("bought")[0]["cards"]) == ["corn-2", "oil-2"]


@pytest.mark.parametrize(
    ("choices", "kept", "thrown"),
    [
        (["keep", "keep"], ["corn-1", "oil-1"], []),
        (["discard/share_loss", "discard/share_loss"], [], ["corn-1", "oil-1"]),
        (["keep", "discard/share_loss"], ["corn-1"], ["oil-1"]),
        (["discard/share_loss", "keep"], ["oil-1"], ["corn-1"]),
    ],
)
def test_a_set_is_kept_or_discarded(choices: list[str], kept: list[str], thrown: list[str]) -> None:  # WS-SET-2
    table = scene(pawns={0: 1}, rondel={2: ["corn-1", "oil-1"]}, top="gold").play("buy/1", "next/corn-1", *choices)
    assert table.player(0)["shares"] == kept
    assert table.pile("share_loss") == thrown
    assert table.slot(2) == ["gold"]


@pytest.mark.parametrize("order", [["corn-up-2", "corn-down-1"], ["corn-down-1", "corn-up-2"]])
def test_the_buyer_chooses_the_order_of_a_set(order: list[str]) -> None:  # WS-SET-3
    table = scene(pawns={0: 1}, rondel={2: ["corn-up-2", "corn-down-1"]}, values={"corn": 9}).play("buy/1")
    assert sorted(table.texts()) == ["next/corn-down-1", "next/corn-up-2"]
    table.play(f"next/{order[0]}", "keep", "keep")
    assert [event["card"] for event in table.events("kept")] == order
    assert table.value("corn") == (9 if order[0] == "corn-up-2" else 10)


def test_two_equal_cards_of_a_set_have_no_order() -> None:  # WS-SET-3
    table = scene(pawns={0: 1}, rondel={2: ["corn-1", "corn-1"]}).play("buy/1")
    assert table.texts() == ["keep", *PILES]
    table.play("keep", PILES[0])
    assert (table.player(0)["shares"], table.pile("gold_debased")) == (["corn-1"], ["corn-1"])


def test_two_discards_of_a_set_may_go_to_different_piles() -> None:  # WS-SET-3
    table = scene(pawns={0: 1}, rondel={2: ["corn-1", "oil-1"]}).play("buy/1", "next/oil-1", PILES[2], PILES[0])
    assert table.pile("value_halved") == ["oil-1"]
    assert table.pile("gold_debased") == ["corn-1"]


def test_a_card_with_an_option_is_not_a_set() -> None:  # WS-SET-4
    table = scene(pawns={0: 1}, rondel={1: ["corn-1"]}, call_options=True, option={2: 1}, shares={0: ["oil-1"]})
    assert "sell" in table.texts()
    assert len(table.view()["rondel"][1]["cards"]) == 1
    assert table.play("buy/7").texts() == ["keep", *PILES]
    assert table.play("keep").match.owing != (0,)


def test_a_share_kept_first_may_be_shown_in_the_exchange_of_the_second_card() -> None:  # WS-SET-5
    table = scene(pawns={0: 1}, rondel={2: ["stock-market", "corn-1"]}, shares={1: ["oil-1"]})
    table.play("buy/1", "next/corn-1", "keep", "keep")
    assert table.texts() == ["show/corn-1"]


def test_a_share_that_is_not_yet_kept_cannot_be_shown() -> None:  # WS-SET-5
    table = scene(pawns={0: 1}, rondel={2: ["stock-market", "corn-1"]}, shares={1: ["oil-1"]})
    table.play("buy/1", "next/stock-market", "keep")
    assert table.events("no valid share") == [{"event": "no valid share", "seat": 0, "cards": []}]
    assert table.texts() == ["keep", *PILES]
    assert table.player(0)["shares"] == []


def test_the_first_card_is_dealt_with_to_the_end_before_the_second() -> None:  # WS-SET-5
    table = scene(pawns={0: 1}, rondel={2: ["stock-market", "steel-2"]}, shares={0: ["corn-1"], 1: ["oil-1"]})
    table.play("buy/1", "next/stock-market", "keep", "show/corn-1", "pick/oil-1")
    table.play("pick-none")
    assert table.player(0)["shares"] == ["oil-1"]
    assert table.texts() == ["keep", *PILES]
    assert table.slot(2) == ["steel-2"]

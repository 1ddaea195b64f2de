"""Expansion: Call Option, and the exceptions for two players: sections 15 and 16 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import corro
from tests.games.wall_street.scene import Scene, scene


def table_with(**given: Any) -> Scene:
    """A table with call options."""
    return scene(call_options=True, **given)


def places(table: Scene) -> list[str]:
    """Where the player who is due may put the call option."""
    return [text for text in table.texts() if text.startswith("option")]


def test_each_player_has_one_call_option() -> None:  # WS-OPTION-1
    table = table_with(seats=4)
    assert [player["option"] for player in table.view()["players"]] == [True] * 4
    table.play("option/3")
    assert [player["option"] for player in table.view()["players"]] == [False, True, True, True]
    assert places(table) == []


def test_without_the_expansion_nobody_has_one() -> None:  # WS-OPTION-1
    table = scene()
    assert ([player["option"] for player in table.view()["players"]], places(table)) == ([False] * 3, [])


def test_a_call_option_costs_a_dollar_of_cash_before_the_action() -> None:  # WS-OPTION-2
    table = table_with(capital={0: 7}).play("option/2")
    assert (table.cash(0), table.view()["rondel"][2]["option"]) == (3, 0)
    assert table.events("paid the bank") == [{"event": "paid the bank", "seat": 0, "amount": 1}]
    assert "buy/1" in table.texts()


def test_a_call_option_may_be_placed_after_the_refill() -> None:  # WS-OPTION-2
    table = table_with(rondel={1: ["corn-1"]}, top="oil-2").play("buy/1", "keep", "option/1")
    assert (table.slot(1), table.view()["rondel"][1]["option"], table.cash(0)) == (["oil-2"], 0, 3)


def test_a_call_option_goes_under_neither_another_option_nor_a_set() -> None:  # WS-OPTION-3
    table = table_with(option={1: 3}, rondel={5: ["corn-1", "oil-1"]})
    assert places(table) == ["option/1", "option/2", "option/4", "option/6"]


def test_a_call_option_goes_under_neither_market_trend_nor_an_empty_slot() -> None:  # WS-OPTION-4
    table = table_with(player=1, top=None, deck=[], ending=True, rondel={2: ["corn-1"], 4: ["oil-1"]})
    assert places(table) == ["option/2", "option/4"]


def test_a_rivals_call_option_makes_the_card_two_dollars_dearer() -> None:  # WS-OPTION-5
    table = table_with(option={2: 1}, rondel={1: ["corn-1"]}).play("buy/1")
    assert table.events("bought")[0] | {"price": 1 + 1 + 2, "capital": 4, "cash": 0} == table.events("bought")[0]
    assert [table.cash(seat) for seat in range(3)] == [4, 4, 4]


def test_beyond_the_capital_the_two_dollars_go_to_the_bank_in_cash() -> None:  # WS-OPTION-5
    table = table_with(option={2: 3}, rondel={3: ["corn-1"]}).play("buy/3")
    assert [table.cash(seat) for seat in range(3)] == [4 - (3 + 1 + 2 - 4), 4, 4]


def test_the_own_call_option_makes_nothing_dearer() -> None:  # WS-OPTION-5
    table = table_with(option={0: 1}, rondel={1: ["corn-1"]}).play("buy/1")
    assert table.events("bought")[0]["price"] == 2


def test_an_option_that_lies_cannot_be_taken_back_or_moved() -> None:  # WS-OPTION-6
    table = table_with(option={0: 3}, deck=["gold", "explosion"], rondel={1: ["corn-1"], 3: ["oil-1"], 4: ["oil-2"]})
    assert places(table) == []
    assert places(table.play("capital", "discard/share_loss")) == []


@pytest.mark.parametrize("owner", [0, 2])
def test_an_option_returns_when_its_card_is_bought_by_anyone(owner: int) -> None:  # WS-OPTION-6
    table = table_with(option={owner: 1}, rondel={1: ["corn-1"]}).play("buy/1", "discard/share_loss")
    assert table.events("option home") == [{"event": "option home", "seat": owner, "slot": 1}]
    assert (table.player(owner)["option"], table.view()["rondel"][1]["option"]) == (None, None)


@pytest.mark.parametrize("owner", [0, 2])
def test_at_a_card_with_an_option_one_may_sell_and_the_set_has_none(owner: int) -> None:  # WS-OPTION-6, WS-OPTION-7
    table = table_with(option={owner: 1}, pawns={0: 1}, rondel={1: ["corn-1"]}, shares={0: ["oil-1"]}, top="gold")
    assert "sell" in table.texts()
    table.play("sell", "discard/share_loss", "sell/oil-1")
    assert table.events("option home") == [{"event": "option home", "seat": owner, "slot": 1}]
    assert (table.slot(1), table.view()["rondel"][1]["option"]) == (["oil-1", "gold"], None)
    assert "option/1" not in places(table)


def test_no_option_can_be_placed_inside_an_action() -> None:  # WS-OPTION-8
    table = table_with(pawns={0: 2}, rondel={2: ["oil-2"], 3: ["corn-1", "gold"]}, shares={0: ["oil-1"]})
    assert places(table)
    for texts in (["sell"], ["sell", "discard/share_loss"], ["buy/1"], ["buy/1", "next/gold"], ["capital"]):
        inside = Scene(table.match.copy()).play(*texts)
        assert (inside.match.owing, places(inside)) == ((0,), [])
    assert places(Scene(table.match.copy()).play("sell", "discard/share_loss", "sell/oil-1"))


@pytest.mark.parametrize("texts", [["flip", "option/2"], ["option/2", "flip"]])
def test_after_the_action_flip_and_option_come_in_any_order(texts: list[str]) -> None:  # WS-OPTION-8
    table = table_with(rondel={1: ["corn-1"]}).play("buy/1", "keep", *texts)
    assert (table.cash(0), table.player(0)["option"], table.view()["coins"]) == (2, 2, 1)
    assert (table.due(), table.match.owing) == ("Action", (1,))


def test_no_option_can_be_placed_out_of_turn() -> None:  # WS-OPTION-8
    table = table_with(rondel={1: ["stock-market"]}, shares={0: ["corn-1"], 1: ["oil-1"]})
    table.play("buy/1", "keep", "show/corn-1")
    assert [table.texts(seat) for seat in (0, 1, 2)] == [[], ["pick/oil-1"], ["pick-none"]]


def test_an_option_that_came_home_may_be_placed_again_in_the_same_turn() -> None:  # WS-OPTION-9
    table = table_with(rondel={1: ["corn-1"]}).play("option/1", "buy/1", "keep", "option/2")
    assert (table.cash(0), table.player(0)["option"]) == (2, 2)


# Two players -------------------------------------------------------------------------------------------------------


def test_two_players_have_capital_4_a_rondel_of_6_and_minimums_of_their_own() -> None:  # WS-TWO-1
    table = Scene(corro.start("wall_street", seats=2, chance="open")).settle()
    assert [player["capital"] for player in table.view()["players"]] == [4, 4]
    assert len(table.view()["rondel"]) == 6
    assert table.view()["minimum"] == {"corn": 7, "cotton": 6, "steel": 5, "oil": 4}


def test_two_players_never_see_a_stock_market_on_top() -> None:  # WS-TWO-2
    table = scene(seats=2, deck=["stock-market", "gold", "explosion"])
    table.play("capital", "discard/share_loss", "card/stock-market", "card/gold")
    assert (table.view()["top"], table.view()["deck"]) == ("gold", 1)
    assert table.events("to the box") == [{"event": "to the box", "card": "stock-market"}]

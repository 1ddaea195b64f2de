"""3. Turn: one action, a flip before or after it, one card of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wall_street.scene import PILES, opening, scene

MOVES = [f"buy/{steps}" for steps in range(1, 8)]


def test_turns_go_clockwise_from_the_first_player() -> None:  # WS-TURN-1
    table = opening(3).play("first/2", "place/1", "place/1", "place/1")
    order = []
    for _ in range(4):
        table.settle()
        order.append(table.match.owing)
        table.play("capital", "discard/share_loss", "done")
    assert order == [(2,), (0,), (1,), (2,)]


def test_a_turn_begins_with_three_actions_and_no_pass() -> None:  # WS-TURN-2
    table = scene(pawns={0: 1}, shares={0: ["corn-1"]})
    assert table.texts() == [*MOVES, "sell", "capital", "flip"]
    assert table.texts(1) == table.texts(2) == []


@pytest.mark.parametrize(
    "action", [["buy/1", "keep"], ["buy/6", PILES[0]], ["sell", PILES[0], "sell/corn-1"], ["capital", PILES[0]]]
)
def test_after_one_action_there_is_no_other(action: list[str]) -> None:  # WS-TURN-2
    table = scene(pawns={0: 1}, shares={0: ["corn-1"]}, cash={0: 9}).play(*action)
    assert table.texts() == ["done", "flip"]
    assert table.match.owing == (0,)
    assert table.play("done").match.owing == (1,)


def test_a_dollar_flips_market_trend_at_the_start_of_a_turn() -> None:  # WS-TURN-3
    table = scene(cash={0: 3}, coins=2).play("flip")
    assert (table.cash(0), table.view()["coins"], table.view()["sense"]) == (2, 3, "counterclockwise")
    assert table.events("flipped") == [{"event": "flipped", "seat": 0, "amount": 1, "sense": "counterclockwise"}]


def test_a_dollar_flips_market_trend_at_the_end_of_a_turn() -> None:  # WS-TURN-3
    table = scene(cash={0: 3}, sense="counterclockwise").play("buy/1", "keep", "flip")
    assert (table.cash(0), table.view()["coins"], table.view()["sense"]) == (2, 1, "clockwise")


def test_who_flips_before_the_action_does_not_flip_after_it() -> None:  # WS-TURN-4
    table = scene(cash={0: 9}).play("flip")
    assert table.texts(0) == [*MOVES, "capital"]
    table.play("buy/1", "keep")
    assert table.settle().match.owing == (1,)
    assert "flip" in table.texts(1)


def test_who_flips_after_the_action_flips_once() -> None:  # WS-TURN-4
    table = scene(cash={0: 9}, call_options=True).play("buy/1", "keep", "flip")
    assert "flip" not in table.texts(0)
    assert "done" in table.texts(0)


def test_nobody_flips_in_the_middle_of_an_action() -> None:  # WS-TURN-4, WS-TURN-7
    start: dict[str, Any] = {"pawns": {0: 1}, "cash": {0: 9}, "shares": {0: ["corn-1"]}}
    table = scene(call_options=True, rondel={2: ["corn-1", "oil-1"]}, **start)
    assert table.play("buy/1").texts() == ["next/corn-1", "next/oil-1"]
    assert table.play("next/oil-1").texts() == ["keep", *PILES]
    assert table.play("keep").texts() == ["keep", *PILES]
    table = scene(call_options=True, **start)
    assert table.play("sell").texts() == PILES
    assert table.play(PILES[0]).texts() == ["sell/corn-1"]
    assert scene(call_options=True, **start).play("capital").texts() == PILES
    assert scene(call_options=True, **start).play("buy/6").texts() == PILES


def test_a_flip_turns_the_sense_for_everybody() -> None:  # WS-TURN-5
    table = scene(pawns={0: 1, 1: 4, 2: 4}, cash={0: 9, 1: 9, 2: 9}).play("buy/1", "keep", "flip")
    table.play("buy/1", "keep", "done", "buy/2", "keep")
    assert [table.player(seat)["pawn"] for seat in range(3)] == [2, 3, 2]


@pytest.mark.parametrize(
    "turn",
    [
        ["buy/1", "keep"],
        ["buy/1", PILES[1]],
        ["buy/2", "next/gold", "keep", "keep"],
        ["buy/2", "next/gold", *PILES[:2]],
        ["buy/6", PILES[1]],
        ["sell", PILES[1], "sell/corn-1"],
        ["capital", PILES[1]],
        ["flip", "buy/1", PILES[1]],
    ],
)
def test_every_turn_uses_one_card_of_the_deck(turn: list[str]) -> None:  # WS-TURN-6
    table = scene(pawns={0: 1}, rondel={3: ["gold", "oil-1"]}, shares={0: ["corn-1"]}, cash={0: 9})
    before = table.view()["deck"]
    table.play(*turn).settle()
    assert table.view()["deck"] == before - 1
    assert table.told().count("turned up") == 1
    assert table.view()["top"] == table.events("turned up")[0]["card"]


def test_before_turn_k_the_kth_card_of_the_deck_is_on_top() -> None:  # WS-TURN-6
    table = scene(pawns={0: 1, 1: 1, 2: 5}, top="corn-1", rondel={2: ["corn-1"]}, shares={1: ["oil-1"]})
    assert table.view()["top"] == "corn-1"
    table.play("buy/1", "keep", "card/corn-2", "done")
    assert table.view()["top"] == "corn-2"
    table.play("sell", PILES[0], "sell/oil-1", "card/steel-2", "done")
    assert table.view()["top"] == "steel-2"
    table.play("buy/2", PILES[0], "card/oil-2", "done")
    assert table.view()["top"] == "oil-2"
    assert (table.slot(2), table.slot(1)) == (["corn-1"], ["oil-1", "corn-2"])
    assert table.pile("gold_debased")[-1] == "steel-2"


def test_a_card_that_is_removed_does_not_count() -> None:  # WS-TURN-6
    table = scene(seats=2).play("capital", PILES[0], "card/stock-market")
    assert table.view()["top"] is None
    table.play("card/oil-2")
    assert table.view()["top"] == "oil-2"


def test_the_explosion_is_put_away_before_anything_else() -> None:  # WS-TURN-7
    agenda = [{"step": "DiscardExplosion", "seat": 1}]
    table = scene(top="explosion", agenda=agenda, call_options=True)
    assert table.texts(1) == PILES
    table.play(PILES[2])
    assert table.pile("value_halved") == ["explosion"]
    assert {"buy/1", "flip", "option/1"} < {*table.texts()}
    assert table.match.owing == (1,)


@pytest.mark.parametrize("before", [["flip", "option/3"], ["option/3", "flip"]])
def test_flip_and_option_come_before_the_action_in_any_order(before: list[str]) -> None:  # WS-TURN-7
    table = scene(cash={0: 9}, call_options=True).play(*before)
    assert table.cash(0) == 7
    assert table.texts(0) == [*MOVES, "capital"]


@pytest.mark.parametrize("after", [["flip", "option/3"], ["option/3", "flip"]])
def test_flip_and_option_come_after_the_refill_in_any_order(after: list[str]) -> None:  # WS-TURN-7
    table = scene(pawns={0: 1}, cash={0: 9}, call_options=True, rondel={2: ["oil-1"]}).play("buy/1", "keep")
    assert table.slot(2) == ["steel-1"]
    assert table.texts() == ["done", "flip", *(f"option/{slot}" for slot in range(1, 7))]
    table.play(*after)
    assert table.cash(0) == 7
    assert table.match.owing == (1,)


def test_the_explosion_is_looked_for_when_the_turn_is_over() -> None:  # WS-TURN-7
    table = scene(pawns={0: 1}, deck=["explosion", "gold"], rondel={2: ["oil-1"], 3: ["oil-1"]}, first=2)
    table.play("buy/1", "keep", "card/explosion")
    assert table.texts(0) == ["done", "flip"]
    assert not table.view()["ending"]
    table.play("done")
    assert table.texts(1) == PILES


def test_a_flip_before_the_move_turns_it_and_its_coin_is_collected() -> None:  # WS-TURN-8
    table = scene(pawns={0: 2}, cash={0: 3}, coins=2).play("flip", "buy/2")
    assert table.view()["rondel"][0]["pawns"] == [0, 1, 2]
    assert (table.cash(0), table.view()["coins"]) == (3 - 1 + 3, 0)


def test_the_coin_of_a_flip_after_the_move_stays() -> None:  # WS-TURN-8
    table = scene(pawns={0: 5}, cash={0: 3}, coins=2).play("buy/2", PILES[0], "flip")
    assert (table.cash(0), table.view()["coins"]) == (3 + 2 - 1, 1)

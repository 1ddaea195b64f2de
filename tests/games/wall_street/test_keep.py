"""4. Move and Buy: keeping, discarding, and the Market Trend slot."""

from __future__ import annotations

import pytest

from tests.games.wall_street.scene import PILES, scene


def test_a_kept_share_moves_its_cube_and_goes_to_the_share_pile() -> None:  # WS-KEEP-1
    table = scene(pawns={0: 1}, rondel={2: ["steel-1-down"]}, values={"steel": 5}, shares={0: ["gold"]})
    table.play("buy/1", "keep")
    assert table.events("value") == [{"event": "value", "company": "steel", "old": 5, "new": 4}]
    assert sorted(table.player(0)["shares"]) == ["gold", "steel-1-down"]
    assert table.player(0)["fluctuations"] == []


def test_a_kept_share_without_the_icon_moves_nothing() -> None:  # WS-KEEP-1
    table = scene(pawns={0: 1}, rondel={2: ["steel-2"]}).play("buy/1", "keep")
    assert table.player(0)["shares"] == ["steel-2"]
    assert "value" not in table.told()


def test_a_kept_share_lies_face_down() -> None:  # WS-KEEP-1
    table = scene(pawns={0: 1}, rondel={2: ["steel-2"]}).play("buy/1", "keep")
    seen = table.view(1)["players"][0]
    assert (seen["share cards"], seen["shares"]) == (1, None)


def test_a_kept_fluctuation_is_carried_out_and_goes_to_its_own_pile() -> None:  # WS-KEEP-2
    table = scene(pawns={0: 1}, rondel={2: ["oil-up-2"]}, values={"oil": 5}).play("buy/1", "keep")
    assert table.value("oil") == 7
    assert table.player(0)["fluctuations"] == ["oil-up-2"]
    assert table.player(0)["shares"] == []
    seen = table.view(1)["players"][0]
    assert (seen["fluctuation cards"], seen["fluctuations"]) == (1, None)


@pytest.mark.parametrize(("card", "value", "end"), [("oil-up-2", 9, 10), ("oil-down-2", 2, 1)])
def test_a_move_is_cut_off_at_the_end_of_the_track(card: str, value: int, end: int) -> None:  # WS-KEEP-3
    table = scene(pawns={0: 1}, rondel={2: [card]}, values={"oil": value}).play("buy/1", "keep")
    assert table.value("oil") == end


@pytest.mark.parametrize(("card", "value"), [("oil-up-2", 10), ("oil-down-1", 1), ("oil-1-up", 10)])
def test_a_card_is_kept_though_nothing_can_move(card: str, value: int) -> None:  # WS-KEEP-3
    table = scene(pawns={0: 1}, rondel={2: [card]}, values={"oil": value}).play("buy/1", "keep")
    assert table.value("oil") == value
    assert "value" not in table.told()
    assert table.player(0)["shares"] + table.player(0)["fluctuations"] == [card]


@pytest.mark.parametrize(("card", "end"), [("oil-up-2", 9), ("oil-up-1", 8), ("oil-1-down", 4), ("oil-down-2", 3)])
def test_a_level_is_a_space_of_the_track_and_not_a_dollar(card: str, end: int) -> None:  # WS-KEEP-4
    table = scene(board="blue", pawns={0: 1}, rondel={2: [card]}, values={"oil": 6}).play("buy/1", "keep")
    assert table.value("oil") == end


def test_a_player_looks_at_the_own_piles_at_any_time() -> None:  # WS-KEEP-5
    table = scene(pawns={0: 1}, shares={1: ["corn-1", "gold"]}, fluctuations={1: ["black-day"]})
    for texts in ([], ["buy/1"], ["keep"], ["done"]):
        table.play(*texts)
        own = table.view(1)["players"][1]
        assert (own["shares"], own["fluctuations"]) == (["corn-1", "gold"], ["black-day"])
        for other in (0, 2, None):
            seen = table.view(other)["players"][1]
            assert (seen["shares"], seen["fluctuations"]) == (None, None)


def test_a_sold_share_moves_the_market_again_when_it_is_bought_again() -> None:  # WS-KEEP-6
    table = scene(pawns={0: 1}, shares={0: ["oil-1-up"]}, values={"oil": 5})
    table.play("sell", PILES[0], "sell/oil-1-up", "done")
    assert table.value("oil") == 5
    table.play("buy/1", "next/oil-1-up", "keep")
    assert table.value("oil") == 6


@pytest.mark.parametrize("card", ["oil-up-2", "oil-1-up", "black-day", "stock-market", "surprise-up-1"])
def test_a_discarded_card_has_no_effect(card: str) -> None:  # WS-KEEP-7
    table = scene(pawns={0: 1}, rondel={2: [card]}, cash={0: 4, 1: 4, 2: 4}, shares={0: ["corn-1"], 1: ["oil-1"]})
    before = table.values()
    table.play("buy/1", "discard/share_loss")
    assert table.told() == ["moved", "bought", "discarded", "refilled"]
    assert table.values() == before
    assert [table.cash(seat) for seat in range(3)] == [4, 4, 4]
    assert (table.player(0)["shares"], table.player(0)["fluctuations"]) == (["corn-1"], [])


def test_a_discarded_card_goes_to_one_of_the_three_piles() -> None:  # WS-KEEP-7
    for zone in ("gold_debased", "share_loss", "value_halved"):
        table = scene(pawns={0: 1}, rondel={2: ["oil-1"]}).play("buy/1", f"discard/{zone}")
        assert {other: table.pile(other) for other in table.state()["piles"]} == {
            other: ["oil-1"] * (other == zone) for other in ("gold_debased", "share_loss", "value_halved")
        }


def test_a_stop_at_market_trend_costs_the_steps_and_no_pawn_is_paid() -> None:  # WS-TREND-1
    table = scene(pawns={0: 1, 1: 0, 2: 0}, capital={0: 4}, cash={0: 9, 1: 0, 2: 0}).play("buy/6")
    assert [table.cash(seat) for seat in range(3)] == [9 - (6 - 4), 0, 0]
    assert table.events("paid the bank") == [{"event": "paid the bank", "seat": 0, "amount": 2}]


def test_capital_pays_a_short_way_to_market_trend() -> None:  # WS-TREND-1
    table = scene(pawns={0: 4}, capital={0: 4}, cash={0: 1}).play("buy/3")
    assert table.cash(0) == 1
    assert "paid the bank" not in table.told()


def test_the_coins_of_market_trend_are_taken() -> None:  # WS-TREND-2
    table = scene(pawns={0: 5}, cash={0: 1}, coins=3).play("buy/2")
    assert (table.cash(0), table.view()["coins"]) == (1 + 3, 0)
    assert table.events("coins taken") == [{"event": "coins taken", "seat": 0, "amount": 3}]


def test_the_coins_of_market_trend_do_not_help_to_pay_the_way() -> None:  # WS-TREND-2
    table = scene(pawns={0: 1}, capital={0: 4}, cash={0: 0}, coins=3).play("buy/6")
    assert table.loans(0) == 1
    assert table.cash(0) == 5 - 2 + 3
    assert table.told() == ["moved", "loan", "paid the bank", "coins taken"]


def test_at_market_trend_the_top_card_is_discarded() -> None:  # WS-TREND-3
    table = scene(pawns={0: 5}, top="gold").play("buy/2")
    assert table.texts() == PILES
    table.play("discard/value_halved", "card/oil-2")
    assert table.pile("value_halved") == ["gold"]
    assert table.view()["top"] == "oil-2"


def test_at_market_trend_nothing_is_bought_and_nothing_refilled() -> None:  # WS-TREND-4
    table = scene(pawns={0: 5}, top="gold")
    before = table.state()["rondel"]
    table.play("buy/2", "discard/value_halved", "done")
    assert table.state()["rondel"] == before
    assert (table.player(0)["shares"], table.player(0)["fluctuations"]) == ([], [])
    assert table.told() == ["moved", "discarded", "turned up"]


def test_market_trend_is_never_discarded_or_bought() -> None:  # WS-TREND-5
    table = scene(pawns={0: 0}, shares={0: ["corn-1"]})
    assert "sell" not in table.texts()
    table.play("buy/7")
    assert "keep" not in table.texts()
    table.play(PILES[0], "done")
    assert table.view()["rondel"][0] == {"slot": 0, "trend": True, "cards": [], "option": None, "pawns": [0, 1, 2]}

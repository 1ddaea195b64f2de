"""The worked examples of the rules: given, when, then."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.wall_street.scene import scene, the_end
from tests.games.wall_street.whole import play_through

RED, BLUE = 0, 1
DECK_CARDS = 3


def test_buying_two_shares_of_corn_three_steps_ahead() -> None:  # WS-EX-1
    table = scene(rondel={3: ["corn-2"]}, pawns={BLUE: 3}, capital={RED: 5})
    table.play("buy/3", "keep")
    assert (table.cash(RED), table.cash(BLUE), table.loans(RED)) == (3, 5, 0)
    bought = {"event": "bought", "seat": RED, "cards": ["corn-2"], "price": 5, "capital": 5, "cash": 0}
    assert table.events("bought") == [bought]
    assert table.events("paid") == [{"event": "paid", "seat": RED, "rival": BLUE, "amount": 1}]
    assert table.player(RED)["shares"] == ["corn-2"]


def test_selling_a_share_of_steel_at_seven() -> None:  # WS-EX-2
    table = scene(pawns={RED: 2}, rondel={2: ["corn-1"]}, top="oil-2", values={"steel": 7}, shares={RED: ["steel-1"]})
    table.play("sell", "discard/share_loss", "sell/steel-1")
    assert table.view()["piles"]["share_loss"]["top"] == "corn-1"
    assert (table.cash(RED), table.slot(2)) == (4 + 4, ["steel-1", "oil-2"])


@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_the_rondel_by_number_of_players(seats: int, slots: int) -> None:  # WS-EX-3
    rondel = play_through(seats, 0).begun["rondel"]
    cards = [card for slot in rondel for card in slot["cards"]]
    assert (len(rondel), sum(slot["trend"] for slot in rondel)) == (slots, 1)
    assert sum(card.startswith("dual") for card in cards) == seats
    assert len(cards) == DECK_CARDS + seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_when_the_explosion_comes_up(seats: int) -> None:  # WS-EX-4
    stories = [play_through(seats, behind) for behind in (*range(9), 40, 80)]
    assert {1 + story.begun["deck"] for story in stories} == {80 + 1}
    assert {story.explosion_after for story in stories} == {*range(72, 81)}


def test_a_loan_for_a_payment_of_two_and_a_second_one_later() -> None:  # WS-EX-5
    table = scene(cash={RED: 1}, rondel={1: ["black-day"], 2: ["black-day"]})
    table.play("capital", "discard/share_loss")
    assert (table.cash(RED), table.view()["players"][RED]["penalty"]) == (4, 8)
    table.play("done", "buy/1", "keep", "done", "buy/2", "keep", "done")
    assert (table.cash(RED), table.loans(RED)) == (0, 1)
    table.play("capital")
    assert (table.cash(RED), table.view()["players"][RED]["penalty"]) == (3, 16)


def test_a_final_value_of_seven_is_halved() -> None:  # WS-EX-6
    table = the_end("value_halved", values={"oil": 7}, shares={RED: ["oil-2", "oil-1"]}).finish()
    assert table.scored(RED, "oil") == [3 * 4]


def test_four_shares_count_as_three_against_a_minimum_of_four() -> None:  # WS-EX-7
    table = the_end("share_loss", shares={RED: ["steel-2", "steel-2"]}, secret={RED: "capital-corn"}).finish()
    assert table.view()["minimum"]["steel"] == 4
    steel = next(event for event in table.events("scored", RED) if event["company"] == "steel")
    assert (steel["seat"], steel["count"], steel["points"]) == (RED, 3, 0)


@pytest.mark.parametrize("markets_first", [True, False])
def test_when_the_explosion_comes_up_for_two_players(markets_first: bool) -> None:  # WS-EX-8
    stories = [play_through(2, behind, markets_first=markets_first) for behind in (*range(9), 40, 80)]
    if markets_first:
        assert {1 + story.begun["deck"] for story in stories} == {78 + 1}
        assert {story.explosion_after for story in stories} == {*range(70, 79)}
    else:
        assert {story.explosion_after for story in stories} == {*range(72, 79)}


def test_three_players_can_have_a_last_turn_without_a_card() -> None:  # WS-EX-9
    for seats, behind in product((2, 3, 4, 5), range(9)):
        story = play_through(seats, behind)
        if seats == 3 and story.explosion_after in (79, 80):
            assert (story.dry_turns, story.turns) == ([81], 81)
        else:
            assert story.dry_turns == []


def test_what_the_last_turn_without_a_card_leaves() -> None:  # WS-EX-9
    given: Any = {"top": "explosion", "deck": [], "agenda": [{"step": "DiscardExplosion", "seat": 2}], "pawns": {2: 6}}
    cards = {1: ["corn-1"], 6: ["oil-1"]}
    table = scene(**given, rondel=cards).play("discard/share_loss", "buy/2", "keep")
    assert (table.slot(1), table.due()) == ([], "FlipOrOption")
    table = scene(**given, rondel=cards, shares={2: ["gold"]}).play("discard/share_loss", "sell")
    assert table.play("discard/share_loss", "sell/gold").slot(6) == ["gold"]
    table = scene(**given, rondel=cards).play("discard/share_loss", "capital")
    assert (table.capital(2), table.due()) == (5, "FlipOrOption")
    table = scene(**given, rondel=cards, coins=2).play("discard/share_loss", "buy/1")
    assert (table.cash(2), table.due(), len(table.events("discarded"))) == (6, "FlipOrOption", 1)
    assert table.play("done").match.over


def test_a_mixed_fluctuation_crosses_corn_and_the_others() -> None:  # WS-EX-10
    values = {"corn": 5, "cotton": 6, "steel": 6, "oil": 6}
    table = scene(board="orange", rondel={1: ["mixed-fluctuation"]}, values=values).play("buy/1", "keep")
    assert table.values() == {"corn": 6, "cotton": 5, "steel": 5, "oil": 5}


def test_a_mixed_fluctuation_moves_nothing_when_all_are_at_six() -> None:  # WS-EX-10
    level = dict.fromkeys(("corn", "cotton", "steel", "oil"), 6)
    table = scene(board="orange", rondel={1: ["mixed-fluctuation"]}, values=level).play("buy/1", "keep")
    assert table.values() == level


def test_a_set_three_steps_ahead_with_a_rivals_pawn() -> None:  # WS-EX-11
    table = scene(rondel={3: ["corn-1", "corn-1-up"]}, pawns={BLUE: 3}, capital={RED: 4}, cash={RED: 1, BLUE: 4})
    table.play("buy/3")
    cards = ["corn-1", "corn-1-up"]
    assert table.events("bought") == [
        {"event": "bought", "seat": RED, "cards": cards, "price": 6, "capital": 4, "cash": 2}
    ]
    assert (table.cash(RED), table.cash(BLUE), table.loans(RED)) == (3, 5, 1)
    assert table.view()["players"][RED]["penalty"] == 8


def test_a_flip_before_a_move_onto_market_trend_comes_back() -> None:  # WS-EX-12
    table = scene(pawns={RED: 2}).play("flip")
    assert (table.cash(RED), table.view()["coins"]) == (3, 1)
    table.play("buy/2", "discard/share_loss")
    assert (table.player(RED)["pawn"], table.cash(RED), table.view()["coins"]) == (0, 4, 0)
    assert (table.due(), table.match.owing) == ("Action", (BLUE,))
    assert "flip" in table.texts()


def test_a_rivals_option_costs_two_and_returns() -> None:  # WS-EX-13
    given: Any = {"call_options": True, "rondel": {2: ["corn-1"]}, "option": {RED: 2}, "capital": {RED: 5, BLUE: 5}}
    table = scene(**given, player=BLUE).play("buy/2", "keep")
    bought = table.events("bought")[0]
    assert (bought["price"], bought["capital"], bought["cash"]) == (5, 5, 0)
    assert table.view()["players"][RED]["option"] is True
    table = scene(**given, player=RED).play("buy/2", "keep")
    assert table.events("bought")[0]["price"] == 3
    assert table.play("option/2").view()["rondel"][2]["option"] == RED


def test_the_explosion_after_the_turn_of_the_fourth_ends_the_game() -> None:  # WS-EX-14
    table = scene(seats=4, player=3, deck=["corn-1", "explosion"])
    table.play("capital", "discard/share_loss", "card/explosion", "done")
    assert table.match.owing == (0,)
    assert table.play("discard/share_loss").match.over


def test_the_explosion_after_the_turn_of_the_first_leaves_three_turns() -> None:  # WS-EX-14
    table = scene(seats=4, player=0, deck=["corn-1", "oil-1", "gold", "oil-2", "explosion"])
    table.play("capital", "discard/share_loss", "card/explosion", "done", "discard/share_loss")
    for seat in (1, 2, 3):
        assert (table.due(), table.match.owing) == ("Action", (seat,))
        table.play("capital", "discard/share_loss", "done")
    assert table.match.over

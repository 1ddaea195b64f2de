"""4. Move and Buy: steps, price, who is paid, and what comes in which order."""

from __future__ import annotations

import pytest

import corro
from tests.games.wall_street.scene import PILES, scene


@pytest.mark.parametrize(("sense", "slot"), [("clockwise", 5), ("counterclockwise", 1)])
def test_the_pawn_moves_in_the_sense_by_as_many_slots_as_wanted(sense: str, slot: int) -> None:  # WS-MOVE-1
    table = scene(pawns={0: 3}, sense=sense)
    assert [text for text in table.texts() if text.startswith("buy")] == [f"buy/{steps}" for steps in range(1, 8)]
    table.play("buy/2")
    assert table.player(0)["pawn"] == slot
    assert table.events("moved") == [{"event": "moved", "seat": 0, "steps": 2, "slot": slot}]


def test_a_pawn_that_does_not_move_buys_nothing() -> None:  # WS-MOVE-1
    with pytest.raises(corro.IllegalMove):
        scene(pawns={0: 3}).play("buy/0")


def test_the_start_slot_is_reached_by_a_full_circle() -> None:  # WS-MOVE-2
    table = scene(pawns={0: 3}, rondel={3: ["corn-2"]}, cash={0: 9}).play("buy/7", "keep")
    assert table.player(0)["pawn"] == 3
    assert table.player(0)["shares"] == ["corn-2"]
    assert table.events("bought")[0]["price"] == 7 + 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_move_is_not_longer_than_a_full_circle(seats: int) -> None:  # WS-MOVE-3
    table = scene(seats=seats, pawns={0: 3})
    circle = seats + 4
    assert f"buy/{circle}" in table.texts()
    assert f"buy/{circle + 1}" not in table.texts()


def test_occupied_slots_and_market_trend_count_as_steps() -> None:  # WS-MOVE-4
    table = scene(pawns={0: 5, 1: 6, 2: 0}, rondel={1: ["corn-1"]}, cash={0: 9}).play("buy/3")
    assert table.player(0)["pawn"] == 1
    assert table.events("bought")[0]["price"] == 3 + 1
    assert "paid" not in table.told()


@pytest.mark.parametrize(
    ("option", "lying", "price"),
    [
        ({}, ["oil-2"], 2 + 3),
        ({}, ["oil-2", "corn-1"], 2 + 3 + 1),
        ({1: 3}, ["oil-2"], 2 + 3 + 2),
        ({0: 3}, ["oil-2"], 2 + 3),
    ],
)
@pytest.mark.parametrize("then", ["keep", "discard/share_loss"])
def test_the_price_has_parts(option: dict[int, int], lying: list[str], price: int, then: str) -> None:  # WS-MOVE-5
    table = scene(pawns={0: 1}, rondel={3: lying}, call_options=True, option=option, capital={0: 4}, cash={0: 9})
    table.play("buy/2", *([] if len(lying) == 1 else ["next/oil-2"]), then)
    assert table.events("bought")[0]["price"] == price
    assert table.cash(0) == 9 - (price - 4)


def test_capital_pays_first_and_anew_in_each_turn() -> None:  # WS-MOVE-6
    table = scene(seats=2, pawns={0: 1, 1: 1}, rondel={2: ["corn-1"], 3: ["corn-1"]}, capital={0: 4}, cash={0: 9})
    table.play("buy/1", "keep", "done", "capital", PILES[0], "done", "buy/1", "keep")
    assert [(row["price"], row["capital"], row["cash"]) for row in table.events("bought")] == [(2, 2, 0), (2, 2, 0)]
    assert (table.cash(0), table.capital(0)) == (9, 4)


def test_capital_that_is_not_used_is_lost() -> None:  # WS-MOVE-6
    table = scene(seats=2, pawns={0: 1, 1: 1}, rondel={2: ["corn-1"]}, capital={0: 4}, cash={0: 9})
    table.play("buy/1", "keep", "done", "capital", PILES[0], "done", "buy/6", "keep")
    assert table.events("bought")[1]["capital"] == 4
    assert table.cash(0) == 9 - (6 + 1 - 4)


def test_the_rest_of_the_price_is_paid_to_the_bank_in_cash() -> None:  # WS-MOVE-7
    table = scene(pawns={0: 1}, rondel={5: ["oil-2"]}, capital={0: 4}, cash={0: 9, 1: 2, 2: 2}).play("buy/4")
    assert table.events("bought") == [
        {"event": "bought", "seat": 0, "cards": ["oil-2"], "price": 7, "capital": 4, "cash": 3}
    ]
    assert [table.cash(seat) for seat in range(3)] == [6, 2, 2]


def test_each_other_pawn_at_the_slot_gets_a_dollar_of_cash() -> None:  # WS-MOVE-8
    table = scene(seats=4, pawns={0: 1, 1: 2, 2: 2, 3: 3}, rondel={2: ["corn-1"]}, capital={0: 7}, cash={0: 5})
    others = [table.cash(seat) for seat in (1, 2, 3)]
    table.play("buy/1")
    assert table.cash(0) == 3
    assert [table.cash(seat) for seat in (1, 2, 3)] == [others[0] + 1, others[1] + 1, others[2]]
    assert [(row["seat"], row["rival"], row["amount"]) for row in table.events("paid")] == [(0, 1, 1), (0, 2, 1)]


@pytest.mark.parametrize(("cash", "loans", "left"), [(3, 0, 0), (2, 1, 4), (0, 1, 2)])
def test_bank_and_pawns_together_decide_on_the_loan(cash: int, loans: int, left: int) -> None:  # WS-MOVE-9
    table = scene(pawns={0: 1, 1: 4}, rondel={4: ["oil-2"]}, capital={0: 4}, cash={0: cash}).play("buy/3")
    assert (table.loans(0), table.cash(0)) == (loans, left)


def test_a_dear_card_takes_as_many_loans_as_needed_and_no_more() -> None:  # WS-MOVE-9
    table = scene(pawns={0: 1}, rondel={1: ["oil-2"]}, capital={0: 4}, cash={0: 0}).play("buy/7")
    assert (table.loans(0), table.cash(0)) == (2, 2 * 5 - 6)


def test_a_bought_card_is_kept_or_discarded() -> None:  # WS-MOVE-10
    table = scene(pawns={0: 1}, rondel={2: ["corn-1"]}).play("buy/1")
    assert table.texts() == ["keep", *PILES]
    kept, thrown = table.match.copy(), table.match.copy()
    kept.play(0, "keep")
    thrown.play(0, PILES[1])
    assert table.match.events(None)[-1]["event"] == "bought"
    assert [event["event"] for event in kept.events(None)[-2:]] == ["kept", "refilled"]
    assert [event["event"] for event in thrown.events(None)[-2:]] == ["discarded", "refilled"]


def test_the_top_card_refills_the_slot() -> None:  # WS-MOVE-11
    table = scene(pawns={0: 1}, rondel={2: ["corn-1"]}, top="gold").play("buy/1", "keep", "card/oil-2")
    assert table.slot(2) == ["gold"]
    assert table.view()["top"] == "oil-2"


def test_one_card_refills_the_slot_of_a_set() -> None:  # WS-MOVE-11
    table = scene(pawns={0: 1}, rondel={2: ["corn-1", "oil-1"]}, top="gold")
    table.play("buy/1", "next/corn-1", "keep", "keep", "card/oil-2")
    assert table.slot(2) == ["gold"]
    assert table.view()["top"] == "oil-2"


def test_the_pawns_stay_and_stand_at_the_new_card() -> None:  # WS-MOVE-12
    table = scene(pawns={0: 1, 1: 2}, rondel={2: ["corn-1"]}, top="gold", shares={1: ["oil-1"]})
    table.play("buy/1", "keep", "done")
    assert table.view()["rondel"][2]["pawns"] == [0, 1]
    table.play("sell", PILES[0])
    assert table.pile("gold_debased") == ["gold"]


def test_a_purchase_goes_pay_option_card_tycoon_refill() -> None:  # WS-MOVE-13
    table = scene(
        pawns={0: 1, 1: 2},
        rondel={2: ["corn-1-up"]},
        values={"corn": 9},
        call_options=True,
        option={2: 2},
        tycoons="reward",
        laid={"corn": "prestige"},
    )
    table.play("buy/1", "keep")
    order = ["moved", "bought", "paid", "option home", "kept", "value", "tycoon", "prestige", "refilled"]
    assert table.told() == order


def test_the_tycoon_of_the_first_card_comes_before_the_second_card() -> None:  # WS-MOVE-13
    table = scene(
        pawns={0: 1},
        rondel={2: ["corn-1-up", "oil-1"]},
        values={"corn": 9},
        tycoons="reward",
        laid={"corn": "prestige"},
    )
    table.play("buy/1", "next/corn-1-up", "keep")
    assert table.told()[-1] == "prestige"
    assert table.texts() == ["keep", *PILES]
    table.play("keep")
    assert table.told()[-2:] == ["kept", "refilled"]


def test_on_a_full_circle_only_rivals_are_paid() -> None:  # WS-MOVE-14
    table = scene(pawns={0: 3, 1: 3, 2: 4}, rondel={3: ["corn-1"]}, capital={0: 4}, cash={0: 9, 1: 0, 2: 0})
    table.play("buy/7")
    assert [table.cash(seat) for seat in range(3)] == [9 - (7 + 1 - 4) - 1, 1, 0]

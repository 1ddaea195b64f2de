"""6. and 7. Increase capital, and loans."""

from __future__ import annotations

import pytest

from tests.games.wall_street.scene import PILES, scene


def test_more_capital_costs_2_dollars_of_cash_and_no_move() -> None:  # WS-CAP-1
    table = scene(pawns={0: 1}, capital={0: 6}, cash={0: 5}).play("capital")
    assert table.cash(0) == 3
    assert table.events("paid the bank") == [{"event": "paid the bank", "seat": 0, "amount": 2}]
    assert table.player(0)["pawn"] == 1
    assert "moved" not in table.told()


def test_then_the_top_card_is_discarded_onto_a_pile_of_choice() -> None:  # WS-CAP-2
    table = scene(top="gold").play("capital")
    assert table.texts() == PILES
    table.play("discard/share_loss", "card/oil-2")
    assert table.pile("share_loss") == ["gold"]
    assert table.view()["top"] == "oil-2"


def test_then_the_capital_rises_by_1() -> None:  # WS-CAP-3
    table = scene(capital={0: 4, 1: 4}).play("capital")
    assert table.capital(0) == 4
    table.play("discard/share_loss").settle()
    assert (table.capital(0), table.capital(1)) == (5, 4)
    assert table.events("capital") == [{"event": "capital", "seat": 0, "capital": 5}]
    assert [name for name in table.told() if name != "turned up"] == ["paid the bank", "discarded", "capital"]


def test_capital_rises_up_to_7() -> None:  # WS-CAP-4
    table = scene(capital={0: 6}).play("capital", PILES[0]).settle()
    assert table.capital(0) == 7
    assert "capital" not in scene(capital={0: 7}, cash={0: 9}).texts()


def test_who_has_not_enough_cash_takes_a_loan_of_5() -> None:  # WS-LOAN-1
    table = scene(cash={0: 1}).play("capital")
    assert (table.cash(0), table.loans(0)) == (1 + 5 - 2, 1)
    assert table.events("loan") == [{"event": "loan", "seat": 0, "amount": 5, "loans": 1}]


def test_a_loan_may_be_due_in_the_turn_of_another() -> None:  # WS-LOAN-1
    table = scene(pawns={0: 1}, rondel={2: ["black-day"]}, cash={0: 2, 1: 1, 2: 0}).play("buy/1", "keep")
    assert [(table.cash(seat), table.loans(seat)) for seat in range(3)] == [(0, 0), (4, 1), (3, 1)]


@pytest.mark.parametrize(("loans", "penalty"), [(0, 8), (1, 16)])
def test_the_first_loan_costs_8_points_and_two_cost_16(loans: int, penalty: int) -> None:  # WS-LOAN-2
    table = scene(cash={0: 0}, loans={0: loans}).play("flip")
    assert (table.cash(0), table.loans(0)) == (4, loans + 1)
    assert [player["penalty"] for player in table.view(1)["players"]] == [penalty, 0, 0]


@pytest.mark.parametrize(("loans", "penalty"), [(2, 24), (3, 32), (4, 40)])
def test_every_further_loan_costs_8_more(loans: int, penalty: int) -> None:  # WS-LOAN-3
    table = scene(cash={0: 0}, loans={0: loans}).play("flip")
    assert (table.cash(0), table.loans(0)) == (4, loans + 1)
    assert table.view()["players"][0]["penalty"] == penalty


def test_loans_are_not_paid_back() -> None:  # WS-LOAN-4
    table = scene(pawns={0: 1}, cash={0: 90}, loans={0: 2}, call_options=True, shares={0: ["corn-1"]})
    assert {text.partition("/")[0] for text in table.texts()} == {"buy", "sell", "capital", "flip", "option"}
    table.play("capital", PILES[0])
    assert {text.partition("/")[0] for text in table.texts()} == {"done", "flip", "option"}
    assert table.play("done").loans(0) == 2


def test_the_debt_tycoon_takes_8_off_the_penalty() -> None:  # WS-LOAN-4
    table = scene(
        pawns={0: 1},
        rondel={2: ["corn-1-up"]},
        values={"corn": 9},
        tycoons="reward",
        laid={"corn": "debt"},
        cash={0: 3},
        loans={0: 2},
    ).play("buy/1", "keep", "repay")
    assert (table.cash(0), table.loans(0)) == (0, 1)
    assert table.view()["players"][0]["penalty"] == 8


def test_there_is_no_loan_in_advance() -> None:  # WS-LOAN-5
    table = scene(pawns={0: 1}, rondel={2: ["oil-2"]}, capital={0: 4}, cash={0: 0}).play("buy/1")
    assert (table.cash(0), table.loans(0)) == (0, 0)
    table = scene(cash={0: 2}).play("capital")
    assert (table.cash(0), table.loans(0)) == (0, 0)


@pytest.mark.parametrize(("text", "cost"), [("flip", 1), ("option/3", 1), ("capital", 2), ("buy/7", 6)])
def test_a_payment_of_free_choice_may_be_covered_by_a_loan(text: str, cost: int) -> None:  # WS-LOAN-6
    table = scene(pawns={0: 1}, rondel={1: ["oil-2"]}, capital={0: 4}, cash={0: 0}, call_options=True).play(text)
    loans = -(-cost // 5)
    assert (table.loans(0), table.cash(0)) == (loans, 5 * loans - cost)


@pytest.mark.parametrize(("cash", "asked"), [(3, True), (2, False)])
def test_a_loan_does_not_pay_off_a_loan(cash: int, asked: bool) -> None:  # WS-LOAN-6
    table = scene(
        pawns={0: 1},
        rondel={2: ["corn-1-up"]},
        values={"corn": 9},
        tycoons="reward",
        laid={"corn": "debt"},
        cash={0: cash},
        loans={0: 1},
    ).play("buy/1", "keep")
    assert ("repay" in table.texts()) == asked
    assert (table.cash(0), table.loans(0)) == (cash, 1)

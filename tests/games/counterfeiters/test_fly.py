"""8. Flight to the Caribbean: between cash and account."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scene import changed, scene

JET = ["printer", "ink", "private_jet"]


def amounts(way: str, most: int) -> list[str]:
    """The texts of all amounts up to the most that can be moved."""
    return [f"{way}/{amount}" for amount in range(10, most + 10, 10)]


def test_any_amount_of_cash_flies_out() -> None:  # CF-FLY-1
    table = scene(cards={0: JET}, cash={0: 60}).play("place/jet-1")
    assert table.texts() == amounts("deposit", 60)
    table.play("deposit/40")
    assert (table.cash(0), table.account(0), table.player()) == (20, 40, 1)


def test_any_amount_of_the_account_comes_home() -> None:  # CF-FLY-1
    table = scene(cards={0: JET}, cash={0: 20}, account={0: 50}).play("place/jet-1")
    assert table.texts() == amounts("deposit", 20) + amounts("withdraw", 50)
    table.play("withdraw/50")
    assert (table.cash(0), table.account(0), table.player()) == (70, 0, 1)


def test_a_commercial_flight_costs_30_first() -> None:  # CF-FLY-2
    table = scene(cash={0: 70}).play("place/commercial-1")
    assert table.texts() == amounts("deposit", 40)
    table.play("deposit/40")
    assert (table.cash(0), table.account(0)) == (0, 40)
    assert table.events("paid") == [{"event": "paid", "seat": 0, "amount": 30}]


@pytest.mark.parametrize(
    ("cash", "account", "may"), [(20, 500, False), (30, 0, False), (40, 0, True), (30, 10, True), (0, 500, False)]
)
def test_who_cannot_pay_or_move_does_not_fly(cash: int, account: int, *, may: bool) -> None:  # CF-FLY-2
    assert ("commercial-1" in scene(cash={0: cash}, account={0: account}).spaces()) == may


def test_the_private_jet_is_for_its_owner() -> None:  # CF-FLY-3
    table = scene(cards={1: JET}, cash={0: 500, 1: 10})
    assert "jet-1" not in table.spaces()
    assert "jet-1" in table.play("pass").spaces()


@pytest.mark.parametrize(("cash", "account", "text"), [(10, 0, "deposit/10"), (0, 10, "withdraw/10")])
def test_the_private_jet_is_free(cash: int, account: int, text: str) -> None:  # CF-FLY-3
    table = scene(cards={0: JET}, cash={0: cash}, account={0: account}).play("place/jet-1")
    assert table.texts() == [text]
    table.play(text)
    assert (table.cash(0), table.account(0)) == (account, cash)
    assert table.events("paid") == []


def test_a_jet_owner_pays_for_a_commercial_flight() -> None:  # CF-FLY-4
    table = scene(cards={0: JET}, cash={0: 100}).play("place/commercial-1")
    assert table.texts() == amounts("deposit", 70)
    table.play("deposit/70")
    assert (table.cash(0), table.account(0)) == (0, 70)
    assert "commercial-1" not in scene(cards={0: JET}, cash={0: 20}).spaces()


def test_the_godfather_does_not_get_at_the_account() -> None:  # CF-FLY-5
    table = scene(police=8, cash={0: 110, 1: 50}, account={1: 200}).play("place/commercial-1", "deposit/60")
    table.play("place/fraud-1")
    assert (table.cash(0), table.account(0)) == (10, 60)
    assert (table.cash(1), table.account(1)) == (40, 200)


def test_the_account_pays_neither_flight_nor_card() -> None:  # CF-FLY-6
    table = scene(cash={0: 20}, account={0: 500})
    assert table.spaces()[:2] == ["market-5", "market-6"]
    assert "commercial-1" not in table.spaces()


def test_money_that_came_home_is_cash_again() -> None:  # CF-FLY-1, CF-FLY-6
    table = scene(cash={0: 30}, account={0: 60}).play("place/commercial-1")
    assert table.texts() == amounts("withdraw", 60)
    table.play("withdraw/60", "pass", "pass")
    assert (table.cash(0), table.account(0)) == (60, 0)
    assert table.play("place/market-1").cash(0) == 0


def test_fakes_do_not_fly() -> None:  # CF-FLY-7
    table = scene(cards={0: JET}, cash={0: 10}, account={0: 10}, fakes={0: (2, 2, 2)}).play("place/jet-1")
    assert table.texts() == ["deposit/10", "withdraw/10"]
    table.play("deposit/10")
    assert (table.fakes(0), table.account(0)) == ((2, 2, 2), 20)
    assert "jet-1" not in scene(cards={0: JET}, cash={0: 0}, fakes={0: (2, 2, 2)}).spaces()


def test_a_table_may_allow_flights_that_move_nothing() -> None:  # CF-FLY-1, CF-FLY-2
    box = changed(min_flight_amount=0)
    table = scene(cash={0: 30}, box=box).play("place/commercial-1")
    assert table.texts() == ["deposit/0"]
    table.play("deposit/0")
    assert (table.cash(0), table.account(0), table.player()) == (0, 0, 1)
    assert scene(cards={0: JET}, cash={0: 0}, box=box).play("place/jet-1").texts() == ["deposit/0"]
    assert "commercial-1" not in scene(cash={0: 20}, box=box).spaces()


def test_a_table_may_ask_for_more_than_10() -> None:  # CF-FLY-1
    table = scene(cash={0: 60}, account={0: 20}, box=changed(min_flight_amount=20)).play("place/commercial-1")
    assert table.texts() == ["deposit/20", "deposit/30", "withdraw/20"]

"""3. Black market: what a slot costs, who may buy, what becomes of a bought card."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scene import Scene, scene

PRICES = {"market-1": 60, "market-2": 50, "market-3": 40, "market-4": 30, "market-5": 20, "market-6": 10}


def slots(table: Scene) -> list[str]:
    """The slots that are open to the player whose turn it is."""
    return [space for space in table.spaces() if space.startswith("market-")]


def test_a_buyer_takes_the_card_and_pays_the_price() -> None:  # CF-MARKET-1
    table = scene(cash={0: 50}, cards={0: ["printer", "ink"]}, market={3: "diner"}).play("place/market-3")
    assert (table.cards(0), table.cash(0)) == (["diner", "ink", "printer"], 50 - 40)
    assert (table.henchmen(0), table.market()[2]) == (["market-3"], None)
    assert table.events("bought") == [{"event": "bought", "seat": 0, "card": "diner", "price": 40}]


@pytest.mark.parametrize("card", ["printer", "hologram", "lottery-120"])
@pytest.mark.parametrize(("slot", "price"), PRICES.items())
def test_each_slot_has_a_price_of_its_own(slot: str, price: int, card: str) -> None:  # CF-MARKET-2
    table = scene(cash={0: 100}, market={int(slot[-1]): card}).play(f"place/{slot}")
    assert (card in table.cards(0), table.cash(0)) == (True, 100 - price)


def test_only_cash_pays_for_a_card() -> None:  # CF-MARKET-3
    table = scene(cash={0: 20}, account={0: 500}, fakes={0: (5, 5, 5)})
    assert slots(table) == ["market-5", "market-6"]
    table.play("place/market-5")
    assert (table.cash(0), table.account(0), table.fakes(0)) == (0, 500, (5, 5, 5))


@pytest.mark.parametrize("cash", range(0, 80, 10))
def test_a_price_above_the_cash_closes_a_slot(cash: int) -> None:  # CF-MARKET-4
    assert slots(scene(cash={0: cash})) == [slot for slot, price in PRICES.items() if price <= cash]


def test_a_slot_without_a_card_is_closed() -> None:  # CF-MARKET-5
    table = scene(cash={0: 100}, market={2: None, 5: None})
    assert slots(table) == ["market-1", "market-3", "market-4", "market-6"]


def test_a_bought_card_lies_face_up_and_stays() -> None:  # CF-MARKET-6
    table = scene(seats=2, police=13, cards={0: ["printer", "paper"]}, market={4: "ink"})
    table.play("place/market-4", "pass", "place/print-1", "pass")
    for watcher in (None, 0, 1):
        assert sorted(table.view(watcher)["players"][0]["cards"]) == ["ink", "paper", "printer"]
    table.end_round().play("place/print-1", "pass")
    assert (table.cards(0), table.fakes(0)) == (["ink", "paper", "printer"], (0, 4, 0))
    table.play("place/fraud-1", "pass").end_round().play("place/fraud-1").finish()
    assert table.view()["players"][0]["cards"] == ["printer", "paper", "ink"]


def test_nobody_buys_a_second_jet() -> None:  # CF-MARKET-7
    table = scene(cash={0: 60, 1: 60}, cards={0: ["printer", "ink", "private_jet"]}, market={2: "private_jet"})
    assert slots(table) == ["market-1", "market-3", "market-4", "market-5", "market-6"]
    assert "market-2" in slots(table.play("pass"))


def test_who_buys_a_jet_has_the_one_there_may_be() -> None:  # CF-MARKET-7
    table = scene(seats=2, cash={0: 100}, market={3: "private_jet", 4: "private_jet"})
    table.play("place/market-4", "pass")
    assert slots(table) == ["market-1", "market-2"]


def test_of_other_kinds_one_may_have_several() -> None:  # CF-MARKET-8
    table = scene(cards={0: ["printer", "paper", "diner"]}, market={6: "diner", 5: "printer", 4: "paper"})
    table.play("place/market-6", "pass", "pass", "place/market-5", "pass", "pass")
    assert table.cards(0) == ["diner", "diner", "paper", "printer", "printer"]
    assert "market-4" not in slots(table)


def test_a_second_paper_can_be_bought_but_counts_once() -> None:  # CF-MARKET-8
    table = scene(cards={0: ["printer", "paper"]}, market={4: "paper"})
    table.play("place/market-4", "pass", "pass", "place/print-1")
    assert (table.cards(0), table.fakes(0)) == (["paper", "paper", "printer"], (2, 0, 0))


def test_an_empty_slot_is_filled_when_the_round_is_over() -> None:  # CF-MARKET-9
    table = scene(seats=2).play("place/market-4")
    while table.view()["round"] == 2 and table.match.owing[0] >= 0:
        assert table.market()[3] is None
        assert "market-4" not in slots(table)
        table.play("pass")
    assert None not in table.settle().market()

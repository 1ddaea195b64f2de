"""Market fluctuation cards that are kept: section 8 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wall_street.scene import Scene, scene, space_of, the_end

COMPANIES = ("corn", "cotton", "steel", "oil")
MOVES = {"up-1": 1, "up-2": 2, "down-1": -1, "down-2": -2}


def kept(card: str, **table: Any) -> Scene:
    """A table at which the player has just bought and kept that card."""
    return scene(rondel={1: [card]}, **table).play("buy/1", "keep")


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("move", MOVES)
def test_a_company_card_moves_its_company_by_the_printed_spaces(company: str, move: str) -> None:  # WS-FLUCT-1
    start = 4
    table = kept(f"{company}-{move}", board="blue")
    spaces = {name: table.view()["board"][name]["space"] for name in COMPANIES}
    assert spaces == dict.fromkeys(COMPANIES, start) | {company: start + MOVES[move]}


@pytest.mark.parametrize(("card", "after"), [("surprise-up-1", 7), ("surprise-up-2", 9)])
def test_a_surprise_increase_lifts_the_named_company(card: str, after: int) -> None:  # WS-FLUCT-2
    table = kept(card, board="blue", values={"steel": 6}).play("name/steel")
    assert table.values() == {"corn": 5, "cotton": 5, "steel": after, "oil": 6}
    assert table.events("company named") == [{"event": "company named", "seat": 0, "company": "steel"}]


def test_a_surprise_increase_asks_after_payment_and_keeping_for_any_company() -> None:  # WS-FLUCT-2
    table = kept("surprise-up-2", values={"corn": 10}, pawns={1: 1}, cash={0: 3})
    assert (table.cash(0), table.player(0)["fluctuations"]) == (2, ["surprise-up-2"])
    assert table.texts() == ["name/corn", "name/cotton", "name/steel", "name/oil"]
    assert table.play("name/corn").values() == {"corn": 10, "cotton": 5, "steel": 5, "oil": 5}


@pytest.mark.parametrize(("card", "after"), [("surprise-down-1", 5), ("surprise-down-2", 3)])
def test_a_surprise_decrease_lowers_the_named_company(card: str, after: int) -> None:  # WS-FLUCT-3
    table = kept(card, board="blue", values={"steel": 6})
    assert table.texts() == ["name/corn", "name/cotton", "name/steel", "name/oil"]
    assert table.play("name/steel").values() == {"corn": 5, "cotton": 5, "steel": after, "oil": 6}


def test_an_upward_fluctuation_lifts_every_lowest_company() -> None:  # WS-FLUCT-4
    table = kept("upward-fluctuation", values={"corn": 3, "cotton": 7, "steel": 3, "oil": 4})
    assert table.values() == {"corn": 4, "cotton": 7, "steel": 4, "oil": 4}


def test_lowest_is_the_company_of_lowest_value_not_the_one_lowest_on_the_board() -> None:  # WS-FLUCT-4
    assert space_of("blue", "corn", 7) > space_of("blue", "oil", 8)
    table = kept("upward-fluctuation", board="blue", values={"corn": 7, "cotton": 8, "steel": 7, "oil": 8})
    assert table.values() == {"corn": 8, "cotton": 8, "steel": 9, "oil": 8}


def test_a_downward_fluctuation_lowers_every_highest_company() -> None:  # WS-FLUCT-5
    table = kept("downward-fluctuation", values={"corn": 8, "cotton": 7, "steel": 3, "oil": 8})
    assert table.values() == {"corn": 7, "cotton": 7, "steel": 3, "oil": 7}


def test_highest_is_the_company_of_highest_value_not_the_one_highest_on_the_board() -> None:  # WS-FLUCT-5
    table = kept("downward-fluctuation", board="blue", values={"corn": 7, "cotton": 8, "steel": 7, "oil": 6})
    assert table.values() == {"corn": 7, "cotton": 6, "steel": 7, "oil": 6}


def test_a_mixed_fluctuation_lifts_the_lowest_and_lowers_the_highest() -> None:  # WS-FLUCT-6
    table = kept("mixed-fluctuation", values={"corn": 2, "cotton": 9, "steel": 5, "oil": 2})
    assert table.values() == {"corn": 3, "cotton": 8, "steel": 5, "oil": 3}


def test_a_mixed_fluctuation_fixes_both_groups_before_a_cube_moves() -> None:  # WS-FLUCT-6
    table = kept("mixed-fluctuation", values={"corn": 6, "cotton": 5, "steel": 5, "oil": 5})
    assert table.values() == {"corn": 5, "cotton": 6, "steel": 6, "oil": 6}


@pytest.mark.parametrize("value", [1, 6, 10])
def test_a_mixed_fluctuation_leaves_companies_that_are_all_level(value: int) -> None:  # WS-FLUCT-6
    table = kept("mixed-fluctuation", values=dict.fromkeys(COMPANIES, value))
    assert table.values() == dict.fromkeys(COMPANIES, value)
    assert not table.events("value")


def test_a_black_day_costs_every_player_two_dollars_of_cash() -> None:  # WS-FLUCT-7
    table = kept("black-day", capital={0: 7}, cash={0: 5, 1: 2, 2: 9})
    assert [table.cash(seat) for seat in range(3)] == [3, 0, 7]
    assert [table.loans(seat) for seat in range(3)] == [0, 0, 0]


def test_a_black_day_forces_a_loan_on_who_has_less() -> None:  # WS-FLUCT-7
    table = kept("black-day", capital={0: 7, 1: 7}, cash={0: 1, 1: 1, 2: 2})
    assert [table.cash(seat) for seat in range(3)] == [4, 4, 0]
    assert [table.loans(seat) for seat in range(3)] == [1, 1, 0]


def test_a_kept_stock_market_opens_the_exchange() -> None:  # WS-FLUCT-8
    table = kept("stock-market", shares={0: ["corn-1"], 1: ["oil-1"]})
    assert table.texts() == ["show/corn-1"]


def test_a_discarded_stock_market_opens_none() -> None:  # WS-FLUCT-8
    table = scene(rondel={1: ["stock-market"]}, shares={0: ["corn-1"], 1: ["oil-1"]})
    assert table.play("buy/1", "discard/share_loss").texts() == ["done", "flip"]


def test_kept_fluctuation_cards_give_their_points_at_the_end() -> None:  # WS-FLUCT-9
    table = the_end(fluctuations={0: ["corn-up-1", "oil-down-2", "black-day"], 2: ["stock-market"]}).finish()
    assert [table.scored(seat, "fluctuations") for seat in range(3)] == [[2 + 1 + 3], [], [2]]


def test_a_fluctuation_card_without_effect_gives_its_points_too() -> None:  # WS-FLUCT-9
    table = scene(player=2, ending=True, rondel={1: ["corn-up-2"]}, values={"corn": 10})
    table.play("buy/1", "keep", "done").finish()
    assert (table.value("corn"), table.scored(2, "fluctuations")) == (10, [1])

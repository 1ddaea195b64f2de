"""The end of a round: henchmen home, the market, the diners; section 10 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counterfeiters.scene import Scene, scene

DINER = ["printer", "ink", "diner"]
DINERS = ["printer", "ink", "diner", "diner"]


def dined(table: Scene) -> list[tuple[int, str]]:
    """Which seats' diners have changed which fakes, in order."""
    return [(event["seat"], event["fakes"]) for event in table.events("dined")]


# The round and the market ------------------------------------------------------------------------------------------


def test_henchmen_come_home_once_all_are_used() -> None:  # CF-ROUND-1
    table = scene(seats=2).play("place/print-1", "pass", "pass", "place/print-2", "pass")
    assert (table.view()["round"], table.henchmen(0), table.passed(0)) == (2, ["print-1"], 2)
    table.play("place/sunglasses-1").settle()
    assert table.view()["round"] == 3
    for seat in range(2):
        assert (table.henchmen(seat), table.passed(seat), table.unused(seat)) == ([], 0, 3)
    assert {"print-1", "print-2", "sunglasses-1"} <= {*table.spaces()}


@pytest.mark.parametrize(("seats", "bins"), [(2, [4]), (3, [5, 6]), (4, [5, 6])])
def test_cards_at_a_bin_leave_the_game_first(seats: int, bins: list[int]) -> None:  # CF-ROUND-2
    table = scene(seats=seats)
    lying = [(f"market-{slot}", table.market()[slot - 1]) for slot in bins]
    left = table.state()["left"]
    table.pass_all()
    assert [(event["space"], event["card"]) for event in table.events("binned")] == lying
    assert sorted(table.state()["left"]) == sorted([*left, *(card for _, card in lying)])
    assert [name for name in table.told() if name != "passed"] == ["round over"] + ["binned"] * len(bins)


def test_a_bin_without_a_card_takes_nothing() -> None:  # CF-ROUND-2
    table = scene(market={1: "diner", 5: None, 6: None}).pass_all()
    assert (table.events("binned"), table.market()[2]) == ([], "diner")


def test_cards_slide_to_the_right_in_their_order() -> None:  # CF-ROUND-3
    table = scene(market={1: "diner", 2: None, 3: "hologram", 4: None, 5: "paper", 6: None}).pass_all()
    assert table.market() == [None, None, None, None, "diner", "hologram"]


def test_empty_slots_are_filled_from_the_right() -> None:  # CF-ROUND-4
    market: Any = {1: "diner", 2: None, 3: None, 4: "hologram", 5: None, 6: None}
    deck = ["A:printer", "B:ink", "C:private_jet", "D:lottery-80"]
    table = scene(market=market, deck=deck).pass_all().settle()
    assert table.market() == ["lottery-80", "private_jet", "ink", "printer", "diner", "hologram"]
    assert [event["space"] for event in table.events("filled")] == ["market-4", "market-3", "market-2", "market-1"]


def test_a_deck_that_runs_out_leaves_slots_empty() -> None:  # CF-ROUND-4
    market: Any = {1: "diner", 2: None, 3: None, 4: "hologram"}
    table = scene(market=market, deck=["printer"]).play(*["pass"] * 9).settle()
    assert table.market() == [None, None, None, "printer", "diner", "hologram"]
    assert table.view()["deck"] == {"cards": 0, "letter": None}


def test_the_game_goes_on_with_an_empty_deck() -> None:  # CF-ROUND-5
    market: Any = {1: "diner", 2: None, 3: "ink", 4: None, 5: None, 6: "paper"}
    table = scene(market=market, deck=[]).end_round()
    assert (table.market(), table.due()) == ([None, None, None, None, "diner", "ink"], "PlaceHenchman")
    assert table.end_round().market() == [None] * 6
    assert table.end_round().view()["round"] == 5


@pytest.mark.parametrize("taken", [True, False])
def test_the_next_round_begins_with_the_first_player_pawn(taken: bool) -> None:  # CF-ROUND-6
    table = scene(began=2, player=2).play("pass", "place/sunglasses-1" if taken else "pass").end_round()
    holder = 0 if taken else 2
    assert (table.match.owing, table.view()["began"], table.events("round")[-1]["seat"]) == ((holder,), holder, holder)


# Diners ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fakes", "star"), [((4, 0, 0), 0), ((0, 4, 0), 1), ((0, 0, 4), 2)])
def test_a_diner_changes_one_fake_of_any_quality_into_fifty(
    fakes: tuple[int, int, int], star: int
) -> None:  # CF-DINER-1
    table = scene(cards={1: DINER}, cash={1: 10}, fakes={0: (3, 0, 0), 1: fakes})
    before = table.bank()[star]
    table.end_round()
    assert (table.cash(1), table.fakes(1)[star], table.bank()[star]) == (60, 3, before + 1)
    assert (table.fakes(0), table.cash(0)) == ((3, 0, 0), 50)


def test_diners_come_after_the_market_and_before_the_round() -> None:  # CF-DINER-1
    table = scene(cards={1: DINER}, fakes={1: (4, 0, 0)}).end_round()
    after = [name for name in table.told() if name in ("binned", "filled", "dined", "round", "received")]
    assert after[-3:] == ["dined", "received", "round"]
    assert {*after[:-3]} == {"binned", "filled"}


def test_every_diner_works_in_every_round() -> None:  # CF-DINER-1
    table = scene(cards={1: DINERS}, cash={1: 0}, fakes={1: (5, 0, 0)})
    assert [table.end_round().cash(1) for _ in range(4)] == [100, 200, 250, 250]


def test_nobody_is_asked_whether_a_diner_works() -> None:  # CF-DINER-2
    table = scene(cards={1: DINER, 2: DINERS}, fakes={1: (0, 4, 0), 2: (1, 1, 0)}).pass_all()
    assert (table.due(), dined(table)) == ("PlaceHenchman", [(1, "two-star"), (2, "one-star"), (2, "two-star")])


def test_a_diner_without_a_fake_does_nothing() -> None:  # CF-DINER-2
    table = scene(cards={1: DINERS}, cash={1: 0}, fakes={1: (0, 1, 0)}).end_round()
    assert (table.cash(1), table.fakes(1)) == (50, (0, 0, 0))
    assert scene(cards={1: DINERS}, cash={1: 0}).end_round().cash(1) == 0


def test_the_owner_chooses_which_fakes_go() -> None:  # CF-DINER-3
    table = scene(cards={1: DINERS}, fakes={1: (2, 1, 1)}, police=20).pass_all()
    assert (table.due(), table.match.owing) == ("Diners", (1,))
    assert table.texts(1) == ["dine/one-star", "dine/two-star", "dine/three-star"]
    table.by(1, "dine/three-star")
    assert table.texts(1) == ["dine/one-star", "dine/two-star"]
    table.by(1, "dine/one-star")
    assert (dined(table), table.fakes(1)) == ([(1, "three-star"), (1, "one-star")], (1, 1, 0))


def test_owners_choose_at_the_same_time_and_unseen() -> None:  # CF-DINER-3
    table = scene(cards={1: DINER, 2: DINER}, fakes={1: (2, 1, 0), 2: (0, 1, 1)}).pass_all().settle()
    assert table.match.owing == (1, 2)
    table.by(2, "dine/two-star")
    assert (table.texts(2), dined(table)) == ([], [])
    table.by(1, "dine/two-star")
    assert dined(table) == [(1, "two-star"), (2, "two-star")]


def test_a_diner_works_in_the_round_in_which_it_was_bought_and_pays_cash() -> None:  # CF-DINER-3
    table = scene(market={6: "diner"}, cash={0: 10}, account={0: 40}, fakes={0: (1, 0, 0)}, police=12)
    table.play("place/market-6").end_round()
    assert (table.cash(0), table.account(0), table.fakes(0)) == (50, 40, (0, 0, 0))

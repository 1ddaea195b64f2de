"""1. Setup: what lies on the table, is drawn and is dealt before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import corro
from tests.games.counterfeiters.scene import PAPER, Scene, opening

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
SIDES = {2: "2p", 3: "3-4p", 4: "3-4p"}


def ready(seats: int) -> Scene:
    """A match in which everything has been drawn and dealt."""
    return opening(seats).settle()


def rows(table: str, seats: int) -> list[Any]:
    """The rows of a table of the box that are for this side of the board."""
    return [row for row in PAPER[table] if row["side"] == SIDES[seats]]


def category(letter: str, seats: int) -> Counter[str]:
    """The cards of a category in a game of so many players."""
    found: Counter[str] = Counter()
    for row in PAPER["card"]:
        if row["category"] == letter and row["min_players"] <= seats:
            found[f"lottery-{row['value']}" if row["kind"] == "lottery" else row["kind"]] += row["count"]
    return found


@EVERY_TABLE
def test_two_to_four_people_play(seats: int) -> None:  # CF-SETUP-1
    assert len(ready(seats).view()["players"]) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_else_can_play(seats: int) -> None:  # CF-SETUP-1
    with pytest.raises(corro.BadOptions):
        corro.start("counterfeiters", seats=seats, seed=1)


@EVERY_TABLE
def test_the_side_of_the_board_depends_on_the_players(seats: int) -> None:  # CF-SETUP-2
    view = opening(seats).view()
    assert [slot["price"] for slot in view["market"]] == [slot["price"] for slot in rows("market", seats)[0]["slots"]]
    assert len(view["spaces"]) == sum(row["count"] for row in rows("space", seats))
    assert view["police"]["end"] == rows("police_track", seats)[0]["end"]


@EVERY_TABLE
def test_the_bank_has_100_fakes_in_three_piles(seats: int) -> None:  # CF-SETUP-3
    assert ready(seats).bank() == (30, 30, 40)


def test_the_box_has_32_bills_of_10_and_68_of_50() -> None:  # CF-SETUP-4
    bills = {bill["value"]: bill["count"] for bill in PAPER["money"]["real"]["bills"]}
    assert bills == {10: 32, 50: 68}
    assert sum(value * count for value, count in bills.items()) == PAPER["money"]["real"]["total"]


@EVERY_TABLE
def test_the_pawn_starts_where_its_number_of_players_is(seats: int) -> None:  # CF-SETUP-5
    assert ready(seats).police() == rows("police_track", seats)[0]["start"][str(seats)]


@EVERY_TABLE
def test_everybody_has_three_henchmen_and_an_empty_account(seats: int) -> None:  # CF-SETUP-6
    table = ready(seats)
    for seat in range(seats):
        assert (table.unused(seat), table.henchmen(seat), table.passed(seat)) == (3, [], 0)
        assert table.account(seat) == 0


@EVERY_TABLE
def test_the_first_player_is_chosen_by_chance(seats: int) -> None:  # CF-SETUP-7
    table = opening(seats)
    assert table.odds() == {f"first/{seat}": pytest.approx(1 / seats) for seat in range(seats)}
    assert table.view()["first"] is None
    assert table.play(f"first/{seats - 1}").view()["first"] == seats - 1


@pytest.mark.parametrize(
    ("seats", "first", "cash"),
    [(2, 0, [20, 30]), (2, 1, [30, 20]), (3, 1, [40, 20, 30]), (4, 0, [20, 30, 40, 50]), (4, 2, [40, 50, 20, 30])],
)
def test_who_plays_later_begins_with_more_cash(seats: int, first: int, cash: list[int]) -> None:  # CF-SETUP-8
    table = opening(seats).play(f"first/{first}").settle()
    assert [table.cash(seat) for seat in range(seats)] == cash


@EVERY_TABLE
def test_everybody_gets_a_printer_and_paper_or_ink(seats: int) -> None:  # CF-SETUP-9
    table = ready(seats)
    for seat in range(seats):
        assert table.cards(seat) in (["paper", "printer"], ["ink", "printer"])


def test_paper_or_ink_is_drawn_out_of_the_s_cards() -> None:  # CF-SETUP-9
    table = opening(4).play("first/0")
    assert table.odds() == {"deal/paper": 1 / 2, "deal/ink": 1 / 2}
    assert table.play("deal/paper").odds() == {"deal/paper": pytest.approx(1 / 3), "deal/ink": pytest.approx(2 / 3)}
    assert table.play("deal/paper").odds() == {"deal/ink": 1}


def test_the_starting_cards_lie_face_up() -> None:  # CF-SETUP-9
    table = opening(3).play("first/0", "deal/ink", "deal/paper", "deal/ink").settle()
    for watcher in (None, 0, 1, 2):
        cards = [sorted(player["cards"]) for player in table.view(watcher)["players"]]
        assert cards == [["ink", "printer"], ["paper", "printer"], ["ink", "printer"]]


@EVERY_TABLE
def test_s_cards_that_nobody_received_take_no_part(seats: int) -> None:  # CF-SETUP-10
    state = ready(seats).state()
    cards = Counter(state["market"]) + Counter(state["left"])
    for deck in state["decks"].values():
        cards.update(deck)
    assert cards == sum((category(letter, seats) for letter in "ABCD"), Counter())


@EVERY_TABLE
def test_marked_cards_need_enough_players(seats: int) -> None:  # CF-SETUP-11
    decks = opening(seats).state()["decks"]
    assert decks == {letter: dict(category(letter, seats)) for letter in "ABCD"}
    assert sum(sum(deck.values()) for deck in decks.values()) == {2: 20, 3: 27, 4: 34}[seats]


@EVERY_TABLE
def test_the_deck_is_a_then_b_then_c_then_d(seats: int) -> None:  # CF-SETUP-12
    table = opening(seats, stall_guard=99)
    while table.view()["deck"]["cards"]:
        table.step()
    drawn = [event["card"] for event in table.events("filled")]
    for letter in "ABCD":
        pile = category(letter, seats)
        assert Counter(drawn[: pile.total()]) == pile
        del drawn[: pile.total()]
    assert drawn == []


def test_the_cards_of_a_letter_are_shuffled() -> None:  # CF-SETUP-12
    table = opening(2).play("first/0", "deal/ink", "deal/ink")
    assert table.odds() == {
        "card/printer": pytest.approx(2 / 6),
        "card/paper": pytest.approx(1 / 6),
        "card/ink": pytest.approx(1 / 6),
        "card/diner": pytest.approx(1 / 6),
        "card/private_jet": pytest.approx(1 / 6),
    }


def test_each_slot_gets_a_card_the_rightmost_first() -> None:  # CF-SETUP-13
    table = opening(2).play("first/0", "deal/ink", "deal/ink")
    table.play("card/diner", "card/ink", "card/printer", "card/private_jet")
    assert table.market() == ["private_jet", "printer", "ink", "diner"]
    assert table.due() == "PlaceHenchman"


@EVERY_TABLE
def test_nobody_has_a_fake_at_the_start(seats: int) -> None:  # CF-SETUP-14
    table = ready(seats)
    assert [table.fakes(seat) for seat in range(seats)] == [(0, 0, 0)] * seats

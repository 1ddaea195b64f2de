"""The worked examples of the rules: given, when, then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counterfeiters.finale import finale, lawyers, scores
from tests.games.counterfeiters.scene import Scene, opening, scene

RED, BLUE = 0, 1
FIRST_PROGRESS, SECOND_PROGRESS, STRIKE, LAST = 12, 19, 22, 24
JET = ["printer", "ink", "private_jet"]
LAWYER = ["printer", "ink", "good_lawyer"]


def received(table: Scene) -> list[int]:
    """What the bank has paid, in order."""
    return [event["amount"] for event in table.events("received")]


def last_asked(table: Scene) -> list[int]:
    """Who may use a last henchman, in order; everybody passes."""
    found = []
    while table.match.owing:
        assert table.due() == "LastHenchman"
        found.append(table.player())
        table.play("pass")
    return found


def test_the_fence_pays_for_the_worst_of_four() -> None:  # CF-EX-1
    table = scene(fakes={RED: (1, 1, 2)}).play("place/fence-1", "one-star/1", "two-star/1", "three-star/2")
    assert (received(table), table.fakes(RED)) == ([80], (0, 0, 0))


def test_the_fence_pays_thirty_each_for_two_and_three_stars() -> None:  # CF-EX-2
    table = scene(fakes={RED: (0, 3, 3)}).play("place/fence-1", "two-star/3", "three-star/3")
    assert received(table) == [180]


def test_the_commercial_flight_leaves_seventy_of_a_hundred() -> None:  # CF-EX-3
    table = scene(cash={RED: 100}, cards={RED: JET}).play("place/commercial-1")
    assert table.cash(RED) == 70
    assert table.texts() == [f"deposit/{amount}" for amount in range(10, 80, 10)]


@pytest.mark.parametrize("first", range(4))
def test_starting_cash_goes_round_from_the_first_player(first: int) -> None:  # CF-EX-4
    table = opening(4).play(f"first/{first}").settle()
    assert [table.cash((first + place) % 4) for place in range(4)] == [20, 30, 40, 50]


@pytest.mark.parametrize(
    ("cash", "pays", "keeps"),
    [(0, 0, 0), (10, 10, 0), (30, 20, 10), (50, 30, 20), (70, 40, 30), (150, 80, 70), (180, 90, 90)],
)
def test_what_is_paid_to_the_godfather(cash: int, pays: int, keeps: int) -> None:  # CF-EX-5
    table = scene(police=8, cash={BLUE: cash}).play("place/fraud-1")
    assert {"event": "protection", "seat": BLUE, "amount": pays} in table.events("protection", BLUE)
    assert table.cash(BLUE) == keeps


def test_the_bank_gives_change_for_a_bill_of_fifty() -> None:  # CF-EX-6
    table = scene(
        police=8, cash={BLUE: 50}, account={BLUE: 200}, fakes={BLUE: (1, 1, 2)},
        cards={BLUE: ["printer", "ink", "lottery-100"]},
    ).play("place/fraud-1")  # fmt: skip
    assert (table.cash(BLUE), table.account(BLUE), table.fakes(BLUE)) == (20, 200, (1, 1, 2))
    assert "lottery-100" in table.cards(BLUE)


def test_three_printers_paper_and_ink() -> None:  # CF-EX-7
    table = scene(cards={RED: ["printer", "printer", "printer", "paper", "ink"]}).play("place/print-1")
    assert table.fakes(RED) == (0, 6, 0)


def test_two_paper_cards_are_one_component() -> None:  # CF-EX-8
    assert scene(cards={RED: ["printer", "paper", "paper"]}).play("place/print-1").fakes(RED) == (2, 0, 0)


def test_the_pile_of_three_stars_runs_out() -> None:  # CF-EX-9
    cards = {RED: ["printer", "printer", "paper", "ink", "hologram"]}
    table = scene(cards=cards, fakes={BLUE: (0, 0, 37)})
    assert table.bank()[2] == 3
    assert table.play("place/print-1").fakes(RED) == (0, 0, 3)
    assert table.bank() == (30, 30, 0)


def test_the_supermarket_takes_a_mix() -> None:  # CF-EX-10
    table = scene(fakes={RED: (2, 1, 0)}).play("place/supermarket-1", "one-star/2", "two-star/1")
    assert (received(table), table.fakes(RED)) == ([150], (0, 0, 0))


def test_the_supermarket_takes_the_two_star_fake_only() -> None:  # CF-EX-11
    table = scene(police=FIRST_PROGRESS, fakes={RED: (2, 1, 0)}).play("place/supermarket-1")
    assert table.texts() == ["two-star/1"]
    assert (received(table.play("two-star/1")), table.fakes(RED)) == ([50], (2, 0, 0))


def test_the_supermarket_is_closed_to_two_star_fakes() -> None:  # CF-EX-12
    assert "supermarket-1" not in scene(police=SECOND_PROGRESS, fakes={RED: (0, 4, 0)}).spaces()
    assert "supermarket-1" in scene(police=SECOND_PROGRESS - 1, fakes={RED: (0, 4, 0)}).spaces()


def test_the_best_batch_leaves_the_one_star_fake_at_home() -> None:  # CF-EX-13
    table = scene(fakes={RED: (1, 0, 9)}).play("place/fence-1")
    paid = {}
    for one in ("one-star/0", "one-star/1"):
        for three in Scene(table.match.copy()).play(one).texts():
            paid[one, three] = received(Scene(table.match.copy()).play(one, three))[0]
    assert paid["one-star/0", "three-star/8"] == max(paid.values()) == 320
    assert paid["one-star/1", "three-star/7"] == 160
    assert ("one-star/1", "three-star/8") not in paid


def test_the_account_pays_neither_a_flight_nor_a_card() -> None:  # CF-EX-14
    spaces = scene(cash={RED: 20}, account={RED: 500}).spaces()
    assert [space for space in spaces if space.startswith(("market", "commercial"))] == ["market-5", "market-6"]


def test_the_godfather_halves_what_the_supermarket_paid() -> None:  # CF-EX-15
    table = scene(police=8, cash={RED: 30}, fakes={RED: (3, 0, 0)}).play("place/supermarket-1", "one-star/3")
    assert table.events("protection", RED)[0] == {"event": "protection", "seat": RED, "amount": 90}
    assert table.cash(RED) == 90


def test_two_diners_and_one_fake() -> None:  # CF-EX-16
    table = scene(cards={RED: ["printer", "ink", "diner", "diner"]}, cash={RED: 0}, fakes={RED: (0, 0, 1)}).end_round()
    assert (table.cash(RED), table.fakes(RED), len(table.events("dined"))) == (50, (0, 0, 0), 1)


def test_the_market_at_the_end_of_a_round() -> None:  # CF-EX-17
    market: Any = {1: "diner", 2: None, 3: "hologram", 4: None, 5: None, 6: "paper"}
    table = scene(market=market).pass_all()
    assert table.events("binned") == [{"event": "binned", "space": "market-6", "card": "paper"}]
    assert table.market() == [None, None, None, None, "diner", "hologram"]
    table.settle()
    assert [event["space"] for event in table.events("filled")] == ["market-4", "market-3", "market-2", "market-1"]
    assert (None in table.market(), table.market()[4:]) == (False, ["diner", "hologram"])


def test_the_last_henchmen_of_four_players() -> None:  # CF-EX-18
    table = scene(seats=4, police=LAST - 1, player=2, passed={0: 2, 1: 2, 2: 1, 3: 1}).play("place/fraud-1")
    assert [table.unused(seat) for seat in range(4)] == [1, 1, 1, 2]
    assert len(table.events("protection")) == 4
    assert last_asked(table) == [3, 0, 1, 2]
    assert table.unused(3) == 1


def test_the_score_counts_cash_account_and_ticket() -> None:  # CF-EX-19
    cards = {RED: ["printer", "ink", "private_jet", "lottery-80"]}
    assert scores(finale(2, cash={RED: 120}, account={RED: 300}, fakes={RED: (1, 2, 2)}, cards=cards))[RED] == 500


def test_a_lawyer_bought_with_the_last_henchman_works_at_once() -> None:  # CF-EX-20
    table = finale(RED, market={5: "good_lawyer"}, cash={RED: 60}, henchmen={RED: ["print-1", "fence-1"]})
    table.play("place/market-5")
    assert (table.player(), table.view()["due"]) == (RED, "TakeBack")
    assert table.texts() == ["decline", "move/market-5", "move/print-1", "move/fence-1"]


def test_the_last_henchman_when_the_third_one_brought_the_end() -> None:  # CF-EX-21
    table = scene(seats=4, police=LAST - 1, player=2, passed={0: 3, 1: 3, 2: 2, 3: 2}).play("place/fraud-1")
    assert last_asked(table) == [3]


def test_the_visit_that_brings_progress_still_takes_its_bills() -> None:  # CF-EX-22
    fakes = {RED: (3, 0, 0), BLUE: (3, 0, 0)}
    table = scene(police=FIRST_PROGRESS - 1, fakes=fakes).play("place/supermarket-1", "one-star/3")
    assert (received(table), table.police()) == ([150], FIRST_PROGRESS)
    assert "supermarket-2" not in table.spaces()


def test_a_strike_closes_both_flights_until_the_pawn_moves_on() -> None:  # CF-EX-23
    table = scene(police=STRIKE, cash={RED: 100}, cards={RED: JET})
    assert not {"commercial-1", "jet-1"} & {*table.spaces()}
    table.play("pass", "place/fraud-1", "pass")
    assert (table.view()["round"], table.player()) == (2, RED)
    assert {"commercial-1", "jet-1"} <= {*table.spaces()}


def test_a_flight_needs_something_to_move() -> None:  # CF-EX-24
    assert "commercial-1" not in scene(cash={RED: 30}).spaces()
    table = scene(cash={RED: 30}, account={RED: 50}).play("place/commercial-1")
    assert table.cash(RED) == 0
    assert table.texts() == [f"withdraw/{amount}" for amount in range(10, 60, 10)]


def test_a_henchman_goes_back_to_the_supermarket() -> None:  # CF-EX-25
    table = lawyers({RED: ["supermarket-1"]}, {RED: LAWYER}, fakes={RED: (0, 0, 2)})
    table.play("move/supermarket-1", "place/supermarket-1", "three-star/2")
    assert (received(table), table.police(), table.events("police")) == ([100], LAST, [])
    assert table.henchmen(RED) == ["supermarket-1"]


def test_a_henchman_does_not_go_back_to_an_empty_slot() -> None:  # CF-EX-26
    table = lawyers({RED: ["market-6"]}, {RED: LAWYER}, cash={RED: 100}).play("move/market-6")
    assert "market-6" not in table.spaces()
    assert {"market-5", "print-1", "sunglasses-1"} <= {*table.spaces()}

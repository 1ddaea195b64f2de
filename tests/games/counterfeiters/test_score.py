"""The final scoring; section 12 of the rules."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.finale import finale, scores

TICKETS = ["printer", "ink", "lottery-80", "lottery-120"]


def test_the_score_is_cash_account_and_tickets() -> None:  # CF-SCORE-1
    table = finale(2, cash={0: 30, 1: 200, 2: 0}, account={0: 100, 2: 90}, cards={0: TICKETS})
    assert scores(table) == (30 + 100 + 80 + 120, 200, 90)
    shown = {"event": "shown", "seat": 0, "cash": 30, "account": 100, "lottery": 200}
    assert table.events("shown")[0] == shown
    assert [event["points"] for event in table.events("total")] == [330, 200, 90]


@pytest.mark.parametrize("value", [80, 100, 120])
def test_a_ticket_is_worth_what_is_printed_on_it(value: int) -> None:  # CF-SCORE-1, R-LOTTERY-1
    assert scores(finale(2, cash={0: 0}, cards={0: ["printer", "ink", f"lottery-{value}"]}))[0] == value


def test_fakes_and_other_cards_are_worth_nothing() -> None:  # CF-SCORE-2
    cards = ["printer", "printer", "ink", "paper", "hologram", "diner", "private_jet", "bad_lawyer"]
    assert scores(finale(2, cash={0: 40, 1: 50}, fakes={0: (9, 9, 9)}, cards={0: cards})) == (40, 50, 50)


@pytest.mark.parametrize("winner", range(4))
def test_the_highest_score_wins(winner: int) -> None:  # CF-SCORE-3
    table = finale(3, seats=4, cash={winner: 80}, account={(winner + 1) % 4: 20})
    assert scores(table)[winner] == 80
    assert table.match.winners == (winner,)
    assert table.events("won") == [{"event": "won", "seat": winner}]


def test_who_has_the_same_highest_score_shares_the_win() -> None:  # CF-SCORE-4
    table = finale(2, cash={0: 50, 1: 40, 2: 0}, account={2: 50})
    assert (scores(table), table.match.winners) == ((50, 40, 50), (0, 2))


def test_everything_is_shown_at_the_end() -> None:  # CF-SCORE-1
    table = finale(2, cash={1: 30}, account={1: 20}, fakes={1: (1, 2, 3)})
    assert [table.view()["players"][1][key] for key in ("cash", "account", "fakes")] == [None] * 3
    row = table.finish().view()["players"][1]
    assert (row["cash"], row["account"]) == (30, 20)
    assert row["fakes"] == {"one-star": 1, "two-star": 2, "three-star": 3}

"""The police track: the Godfather, progress, strikes; section 9 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.counterfeiters.scene import Scene, changed, scene

BEFORE_GODFATHER = 8
FIRST_PROGRESS, SECOND_PROGRESS, STRIKE, LAST = 12, 19, 22, 24
JET = ["printer", "ink", "private_jet"]


def moved(**given: Any) -> Scene:
    """A table at which the pawn has just moved one space, by tax fraud of seat 0."""
    return scene(**given).play("place/fraud-1")


def cash(table: Scene) -> list[int]:
    """The cash of all seats."""
    return [table.cash(seat) for seat in range(table.match.seats)]


# Godfather ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [BEFORE_GODFATHER, 16])
def test_each_player_gives_half_of_the_cash_when_the_pawn_comes_to_a_godfather_space(
    before: int,
) -> None:  # CF-POLICE-1
    table = moved(police=before, cash={0: 10, 1: 60, 2: 120})
    assert (table.police(), cash(table)) == (before + 1, [20, 30, 60])
    paid = {"event": "protection", "seat": 1, "amount": 30}
    assert [event for event in table.events("protection", 1) if event["seat"] == 1] == [paid]


def test_on_other_spaces_nobody_pays() -> None:  # CF-POLICE-1
    for before in (5, 7, 9, 11, 15, 18, 21, 22):
        assert cash(moved(police=before, cash={0: 10, 1: 60, 2: 120})) == [40, 60, 120]


@pytest.mark.parametrize("sum_", range(0, 130, 10))
def test_half_is_rounded_up_to_a_whole_ten(sum_: int) -> None:  # CF-POLICE-2
    table = moved(police=BEFORE_GODFATHER, cash={1: sum_})
    paid = 10 * ((sum_ // 10 + 1) // 2)
    assert 0 <= 2 * paid - sum_ <= 10
    assert table.cash(1) == sum_ - paid


def test_fakes_account_and_tickets_are_not_halved() -> None:  # CF-POLICE-3, CF-FLY-5
    table = scene(
        police=BEFORE_GODFATHER, cash={1: 50}, account={1: 200}, fakes={1: (1, 2, 3)},
        cards={1: ["printer", "ink", "lottery-100"]},
    )  # fmt: skip
    table.play("place/fraud-1")
    assert (table.cash(1), table.account(1), table.fakes(1)) == (20, 200, (1, 2, 3))
    assert table.cards(1) == ["ink", "lottery-100", "printer"]


def test_money_of_the_action_itself_is_halved_too() -> None:  # CF-POLICE-4, CF-TURN-4
    table = scene(police=BEFORE_GODFATHER, cash={0: 0}, fakes={0: (2, 0, 0)}).play("place/supermarket-1", "one-star/2")
    assert table.cash(0) == 50
    assert table.told()[-3:] == ["protection"] * 3
    assert table.told()[:-3] == ["placed", "handed in", "received", "police", "godfather"]


def test_all_pay_together_and_nobody_is_asked() -> None:  # CF-POLICE-10
    table = moved(police=BEFORE_GODFATHER, player=1, cash={0: 0, 1: 70, 2: 30})
    assert cash(table) == [0, 50, 10]
    assert [event["seat"] for event in table.events("protection")] == [0, 1, 2]
    assert (table.match.owing, table.due()) == ((2,), "PlaceHenchman")


# Progress ----------------------------------------------------------------------------------------------------------


def taken(table: Scene, seat: int = 0) -> set[str]:
    """The qualities that the supermarket takes of a player, whose turn it is."""
    found = set()
    for star in ("one-star", "two-star", "three-star"):
        fresh = Scene(table.match.copy())
        if "supermarket-2" in fresh.spaces():
            fresh.play("place/supermarket-2")
            while fresh.match.owing == (seat,) and fresh.due() == "HandIn":
                texts = fresh.texts()
                found |= {text.split("/")[0] for text in texts if not text.endswith("/0")} & {star}
                fresh.play(texts[0])
    return found


@pytest.mark.parametrize("police", range(5, LAST))
def test_each_progress_space_closes_the_supermarket_to_one_quality_for_good(police: int) -> None:  # CF-POLICE-5
    table = scene(police=police, fakes={0: (1, 1, 1)})
    reached = (police >= FIRST_PROGRESS) + (police >= SECOND_PROGRESS)
    assert taken(table) == {*("one-star", "two-star", "three-star")[reached:]}
    assert table.view()["police"]["refused"] == ["one-star", "two-star"][:reached]


@pytest.mark.parametrize(("before", "refused"), [(FIRST_PROGRESS - 1, "one-star"), (SECOND_PROGRESS - 1, "two-star")])
def test_progress_works_from_the_moment_the_pawn_comes_there(before: int, refused: str) -> None:  # CF-POLICE-5
    table = scene(police=before, fakes={0: (1, 1, 1), 1: (1, 1, 1)})
    assert refused in taken(table)
    table.play("place/fraud-1")
    assert table.events("supermarket refuses") == [{"event": "supermarket refuses", "fakes": refused}]
    assert refused not in taken(table, 1)


def test_a_quality_stays_refused_in_later_rounds() -> None:  # CF-POLICE-5
    table = scene(police=FIRST_PROGRESS, fakes={0: (1, 1, 0)}).end_round()
    assert taken(table) == {"two-star"}


# Strike ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("police", range(5, LAST))
def test_flights_are_closed_while_the_pawn_is_on_a_strike_space(police: int) -> None:  # CF-POLICE-6, CF-POLICE-7
    flights = {"commercial-1", "jet-1"} & {*scene(police=police, cash={0: 100}, cards={0: JET}).spaces()}
    assert flights == (set() if police == STRIKE else {"commercial-1", "jet-1"})


def test_a_strike_begins_and_ends_within_a_round() -> None:  # CF-POLICE-6, CF-POLICE-7
    table = scene(police=STRIKE - 1, cash=dict.fromkeys(range(3), 100), fakes={2: (0, 0, 1)})
    assert "commercial-1" in table.spaces()
    table.play("place/fraud-1")
    assert "commercial-1" not in table.spaces()
    assert len(table.events("strike")) == 1
    table.play("pass", "place/supermarket-1", "three-star/1")
    assert "commercial-1" in table.spaces()


def test_a_strike_does_not_touch_a_flight_that_was_made() -> None:  # CF-POLICE-7
    table = scene(police=STRIKE - 1, cash={0: 100}).play("place/commercial-1", "deposit/50", "place/fraud-1")
    assert (table.cash(0), table.account(0), table.henchmen(0)) == (20, 50, ["commercial-1"])


def test_last_henchmen_can_fly() -> None:  # CF-POLICE-7
    table = moved(police=LAST - 1, cash={1: 200})
    assert (table.due(), table.match.owing) == ("LastHenchman", (1,))
    assert "commercial-1" in table.spaces()


# The track ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "last"), [(2, 15), (3, 24), (4, 24)])
def test_the_last_space_is_a_godfather_space_and_brings_the_end(seats: int, last: int) -> None:  # CF-POLICE-8
    table = moved(seats=seats, police=last - 1, cash={0: 10, 1: 60})
    assert (table.police(), cash(table)[:2]) == (last, [20, 30])
    assert table.told()[:5] == ["placed", "received", "police", "end", "godfather"]
    assert table.view()["ending"] is True


def test_a_special_space_works_once() -> None:  # CF-POLICE-9
    table = scene(police=9, cash={0: 100}).play("place/sunglasses-1", "place/print-1", "pass", "place/market-6")
    assert (table.events("godfather"), table.cash(0)) == ([], 120)
    table.play("place/print-2").play("place/print-3")
    assert (table.police(), table.events("godfather")) == (10, [])


def test_spaces_before_the_start_have_no_effect() -> None:  # CF-POLICE-9
    box = changed()
    track = next(row for row in box["police_track"] if row["side"] == "3-4p")
    track.update(start={"3": 10, "4": 0}, godfather=[9, 17], progress=[8, 12], strike=[7])
    table = scene(box=box, police=10, cash={0: 100}, fakes={0: (1, 1, 1), 1: (1, 1, 1)})
    assert (taken(table), "commercial-1" in table.spaces()) == ({"one-star", "two-star", "three-star"}, True)
    table.play("place/fraud-1")
    assert (table.cash(0), taken(table, 1)) == (130, {"one-star", "two-star", "three-star"})
    table.play("pass", "place/print-3")
    assert taken(table) == {"two-star", "three-star"}


def test_the_same_spaces_work_for_who_starts_before_them() -> None:  # CF-POLICE-9
    table = scene(seats=4, police=8, cash={1: 60}).play("place/fraud-1")
    assert (table.police(), table.cash(1)) == (9, 30)

"""2. Turns: henchmen one after another, caps, passing."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scene import opening, scene

SLOTS = [f"market-{slot}" for slot in range(1, 7)]


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0, 1, 2]), (1, [1, 2, 0, 1, 2, 0])])
def test_turns_go_round_clockwise_from_the_first_player(first: int, order: list[int]) -> None:  # CF-TURN-1
    table = opening(3).play(f"first/{first}")
    met = []
    for _ in order:
        met.append(table.player())
        table.play("pass")
    assert met == order


@pytest.mark.parametrize("text", ["place/print-1", "place/fraud-1", "place/market-6", "pass"])
def test_a_turn_takes_one_henchman(text: str) -> None:  # CF-TURN-2
    table = scene(player=1, began=1)
    assert all(move == "pass" or move.startswith("place/") for move in table.texts())
    table.play(text)
    assert [table.unused(seat) for seat in range(3)] == [3, 2, 3]
    assert table.player() == 2


def test_no_space_serves_twice_in_a_round() -> None:  # CF-TURN-3
    table = scene()
    assert "print-1" in table.spaces()
    table.play("place/print-1")
    for _ in range(3):
        assert "print-1" not in table.spaces()
        assert "print-2" in table.spaces()
        table.play("pass")
    assert "print-1" in table.end_round().spaces()


def test_a_space_is_open_to_who_can_do_its_action_only() -> None:  # CF-TURN-3
    poor = scene(cash={0: 0}, cards={0: ["printer"]})
    assert poor.spaces() == ["fraud-1", "sunglasses-1"]
    rich = scene(cash={0: 60}, cards={0: ["printer", "ink", "private_jet"]}, fakes={0: (1, 0, 0)})
    kinds = {space.rpartition("-")[0] for space in rich.spaces()}
    assert kinds == {"market", "print", "supermarket", "fence", "fraud", "sunglasses", "commercial", "jet"}
    assert [space for space in rich.spaces() if space in SLOTS] == SLOTS


def test_henchman_then_action_then_police() -> None:  # CF-TURN-4
    table = scene(fakes={0: (0, 0, 2)}).play("place/supermarket-1", "three-star/2")
    assert table.told() == ["placed", "handed in", "received", "police"]
    table = scene().play("place/print-3")
    assert table.told() == ["placed", "printed", "police"]


@pytest.mark.parametrize(
    ("text", "steps"), [("place/fraud-1", 1), ("place/print-3", 1), ("place/print-1", 0), ("place/sunglasses-1", 0)]
)
def test_a_cap_moves_the_pawn_one_space_on(text: str, steps: int) -> None:  # CF-TURN-5
    assert scene(police=5).play(text).police() == 5 + steps


def test_a_special_space_works_when_the_action_is_finished() -> None:  # CF-TURN-6
    table = scene(police=8, cash={0: 50}).play("place/fraud-1")
    assert table.told()[:4] == ["placed", "received", "police", "godfather"]
    assert table.cash(0) == (50 + 30) / 2


def test_a_special_space_that_is_not_reached_does_nothing() -> None:  # CF-TURN-6
    table = scene(police=7, cash={0: 50}).play("place/fraud-1")
    assert (table.police(), table.cash(0), table.events("godfather")) == (8, 80, [])


def test_a_round_lasts_until_all_henchmen_are_used() -> None:  # CF-TURN-7
    table = opening(2).play("first/0")
    for text in ("place/print-1", "pass", "place/fraud-1", "place/sunglasses-1", "pass"):
        table.play(text)
        assert (table.view()["round"], table.events("round over")) == (1, [])
    assert table.play("pass").settle().view()["round"] == 2


def test_the_end_of_the_game_ends_the_round() -> None:  # CF-TURN-7
    table = scene(seats=2, police=14).play("place/fraud-1").finish()
    assert (table.view()["round"], table.events("round over"), table.view()["over"]) == (2, [], True)


def test_an_action_meets_the_police_as_they_stood_before_its_cap() -> None:  # CF-TURN-8
    table = scene(police=11, fakes={0: (3, 0, 0), 1: (3, 0, 0)}, cash={0: 0})
    table.play("place/supermarket-1", "one-star/3")
    assert (table.police(), table.cash(0)) == (12, 150)
    assert "supermarket-2" not in table.spaces()


# Pass --------------------------------------------------------------------------------------------------------------


def test_who_passes_lays_a_henchman_down_for_the_round() -> None:  # CF-PASS-1
    table = scene(seats=2).play("pass")
    assert (table.passed(0), table.unused(0)) == (1, 2)
    table.play("pass", "place/print-1", "pass")
    assert (table.passed(0), table.unused(0)) == (1, 1)
    table.end_round()
    assert (table.passed(0), table.unused(0)) == (0, 3)


def test_who_has_passed_may_act_with_the_others() -> None:  # CF-PASS-2
    table = scene(seats=2).play("pass", "pass")
    assert (table.player(), table.unused(0)) == (0, 2)
    table.play("place/print-1", "pass")
    assert (table.player(), table.unused(0)) == (0, 1)
    table.play("place/print-2")
    assert (table.henchmen(0), table.passed(0)) == (["print-1", "print-2"], 1)


def test_a_passed_henchman_stands_nowhere_and_moves_no_police() -> None:  # CF-PASS-3
    table = scene(police=6)
    before = table.spaces()
    table.play("pass")
    assert (table.henchmen(0), table.police(), table.spaces()) == ([], 6, before)


def test_one_may_always_pass() -> None:  # CF-PASS-4
    rich = scene(cash={0: 500}, fakes={0: (5, 5, 5)}, cards={0: ["printer", "ink", "private_jet"]})
    assert len(rich.spaces()) == len(SLOTS) + 11
    assert "pass" in rich.texts()


def test_who_can_do_nothing_passes() -> None:  # CF-PASS-1, CF-PASS-4
    henchmen = {0: ["print-1", "print-2"], 1: ["fraud-1", "sunglasses-1"]}
    table = scene(seats=2, began=1, player=0, passed={1: 1}, henchmen=henchmen, cash={0: 0})
    assert table.texts() == ["pass"]
    assert table.play("pass").settle().view()["round"] == 3

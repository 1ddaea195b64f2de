"""The plain board: any view becomes facts and tables, and tables find their place on the screen."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from corro.cli.board import Board
from corro.cli.layout import Block, arrange
from corro.cli.log import clause, line, runs
from corro.cli.screen import whole_view
from corro.cli.tables import draw
from corro.cli.words import heading, words

COMPANIES: dict[str, Any] = {
    "board": {"corn": {"value": 5, "track": [1, 5, 9]}, "oil": {"value": 6, "track": [1, 6, 13]}},
    "minimum": {"corn": 4, "oil": 2},
    "tycoons": {"companies": {"corn": {"face": "reward"}, "oil": None}, "prestige": 2},
}
PLAYERS: dict[str, Any] = {
    "players": [
        {"seat": 0, "cash": 4, "lead": False, "shares": None},
        {"seat": 1, "cash": 7, "lead": True, "shares": ["corn-1", "corn-1", "gold"]},
    ]
}


def printed(body: object, width: int = 100) -> str:
    console = Console(width=width, highlight=False, markup=False, color_system=None)
    with console.capture() as caught:
        console.print(body)
    return "\n".join(row.rstrip() for row in caught.get().splitlines())


def test_tables_over_the_same_rows_are_one_table() -> None:
    board = Board(COMPANIES, whole=False)
    assert board.facts == [("tycoons prestige", 2)]
    assert len(board.sheets) == 1
    assert printed(draw(board.sheets[0], None, 100, whole=False)) == (
        "board  value  track   minimum  face\ncorn       5  1 5 9         4  reward\noil        6  1 6 13        2"
    )


def test_what_only_the_own_seat_sees_stands_below_its_table() -> None:
    sheet = Board(PLAYERS, whole=False).sheets[0]
    assert printed(draw(sheet, 1, 100, whole=False)) == (
        "players  cash  lead\n0           4\n1 you       7  yes\nyour  shares corn-1 x2, gold"
    )


def test_lists_stand_below_a_table_that_is_too_wide() -> None:
    view: dict[str, Any] = {"players": [{"seat": seat, "hand": ["a-long-name"] * 9 + ["b"] * 3} for seat in (0, 1)]}
    drawn = printed(draw(Board(view, whole=False).sheets[0], 0, 20, whole=False), 60)
    assert "your  hand a-long-name x9, b x3" in drawn
    assert "1     hand a-long-name x9, b x3" in drawn


def test_nothing_and_no_are_left_out_unless_the_whole_is_wanted() -> None:
    view: dict[str, Any] = {"game": "toy", "event": None, "ending": False, "coins": 0, "row": []}
    assert Board(view, whole=False).facts == [("coins", 0)]
    assert len(Board(view, whole=True).facts) == 5


@pytest.mark.parametrize(
    "view",
    [
        {},
        {"a": {}},
        {"a": [[1, 2], [3, 4]]},
        {"a": [{}, {}]},
        {"a": [{"x": 1}, {"y": 2}, {"z": {"deep": [{"deeper": [None]}]}}]},
        {"a": {"b": {"c": {"d": {"e": 1}}}}},
        {"a": [1, "b", None, True, {"c": [1]}]},
        {"seat": None, "players": [{"seat": 0}, {"seat": 0}]},
        {"a": [{"b": {"c": 1}}, {"b": None}], "text": "\x1b[31mred\x07"},
    ],
)
def test_any_view_can_be_printed(view: dict[str, Any]) -> None:
    board = Board(view, whole=False)
    for sheet in board.sheets:
        printed(draw(sheet, 0, 100, whole=False))
    assert "\x1b" not in printed(whole_view(view, 0, 100))


def block(name: str, width: int, height: int, worth: int = 1) -> Block:
    return Block(name, "\n".join([name * width] * height), width, height, worth)


def test_tables_stand_side_by_side_where_that_saves_lines() -> None:
    placed = arrange([block("a", 50, 5), block("b", 40, 9), block("c", 30, 3), block("d", 90, 4)], 100, 50, 1)
    assert (placed.height, placed.left_out) == (14, [])
    assert len(printed(placed.body).splitlines()) == 14


def test_what_is_worth_least_is_left_out() -> None:
    placed = arrange([block("a", 90, 5, 4), block("b", 90, 5, 2), block("c", 90, 5, 1)], 100, 11, 1)
    assert (placed.height, placed.left_out) == (11, ["c"])
    assert arrange([block("a", 90, 5)], 100, 3, 1).left_out == ["a"]
    assert arrange([], 100, 3, 1).left_out == []


def test_more_tables_than_are_moved_around_stand_below() -> None:
    many = [block("a", 30, 2) for _ in range(9)]
    assert arrange(many, 100, 100, 1).left_out == []
    assert len(printed(arrange(many, 100, 100, 1).body).splitlines()) <= 9 * 3


def test_an_event_is_a_short_line() -> None:
    assert clause({"event": "bought", "seat": 1, "cards": ["gold"], "price": 7}) == "bought gold, price 7"
    assert clause({"event": "capital", "seat": 1, "capital": 5}) == "capital 5"
    assert clause({"event": "hand", "seat": 1, "shares": []}) == "hand no shares"
    assert line({"event": "won", "seat": 1}) == "seat 1 won"
    assert line({"event": "won", "seat": 1}, 1) == "you won"
    assert line({"event": "turned up", "card": "gold"}) == "turned up gold"


def test_what_a_seat_does_in_a_row_is_one_paragraph() -> None:
    events: list[dict[str, Any]] = [
        {"event": "start"},
        {"event": "moved", "seat": 0, "steps": 2},
        {"event": "refilled", "slot": 1},
        {"event": "flipped", "seat": 1},
    ]
    assert printed(runs(events, 1)) == "table   start\nseat 0  moved steps 2; refilled slot 1\nyou     flipped"


def test_values_are_said_in_words() -> None:
    assert words([1, 1, 2]) == "1 1 2"
    assert words(["a", "a", "b", True, None]) == "a x2, b, yes, -"
    assert words({"a": 1, "b": [1, {"c": 2}]}) == "a 1, b (1, (c 2))"
    assert heading("KeepOrDiscard").strip() == "keep or discard"

"""2. Setup: what is drawn, dealt and chosen before the first turn."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

import corro
from tests.games.wall_street.scene import PAPER, Scene, opening, scene

DUALS = {card["id"] for card in PAPER["dual_cards"]}
SECRETS = {card["id"] for card in PAPER["capital_cards"]}
EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def up_to(table: Scene, verb: str) -> Scene:
    """Let nature give its first outcomes until it is asked for a move of that verb."""
    while not table.nature()[0].startswith(f"{verb}/"):
        table.play(table.nature()[0])
    return table


def test_the_board_lies_blue_side_up() -> None:  # WS-SETUP-1
    table = corro.start("wall_street", seats=3, seed=1)
    assert table.options["board"] == "blue"
    view: Any = table.view(None)
    tracks = {company: track["values"] for company, track in PAPER["boards"]["blue"]["tracks"].items()}
    assert {company: row["track"] for company, row in view["board"].items()} == tracks


def test_the_orange_side_is_more_regular() -> None:  # WS-SETUP-1
    def steps(board: str) -> set[int]:
        tracks = [row["track"] for row in opening(board=board).view()["board"].values()]
        return {after - before for track in tracks for before, after in pairwise(track)}

    assert steps("orange") == {1}
    assert steps("blue") == {1, 2}


@pytest.mark.parametrize("board", ["blue", "orange"])
def test_each_cube_begins_on_its_start_space(board: str) -> None:  # WS-SETUP-2
    for company, row in opening(board=board).view()["board"].items():
        track = PAPER["boards"][board]["tracks"][company]
        assert row["space"] == track["start"]
        assert row["value"] == track["values"][track["start"]]


def test_one_dual_card_per_player_is_drawn_at_random() -> None:  # WS-SETUP-3
    table = opening(3)
    assert table.odds() == {f"dual/{card}": 0.2 for card in DUALS}
    table.play("dual/dual-corn-oil")
    up_to(table, "dual")
    assert table.odds() == {f"dual/{card}": 0.25 for card in DUALS - {"dual-corn-oil"}}
    table.play("dual/dual-corn-steel", "dual/dual-cotton-oil")
    up_to(table, "card")
    drawn = [event["card"] for event in table.events("laid")]
    assert drawn == ["dual-corn-oil", "dual-corn-steel", "dual-cotton-oil"]


def test_the_other_dual_cards_are_out_of_the_game_and_nobody_saw_them() -> None:  # WS-SETUP-3
    table = opening(3).play("dual/dual-corn-oil", "dual/dual-corn-steel", "dual/dual-cotton-oil").settle()
    seen = [table.view(seat) for seat in (0, 1, 2, None)] + [table.match.events(seat) for seat in (0, 1, 2, None)]
    for card in ("dual-corn-cotton", "dual-cotton-steel"):
        assert card not in json.dumps(seen)
        assert card not in table.state()["deck"]


def test_three_cards_of_the_shuffled_deck_are_drawn_for_the_rondel() -> None:  # WS-SETUP-4
    table = up_to(opening(3), "card")
    odds = table.odds()
    assert len(odds) == len(PAPER["share_cards"]) + len(PAPER["fluctuation_cards"])
    assert odds["card/gold"] == 6 / 83
    assert odds["card/black-day"] == 2 / 83
    table.play("card/gold", "card/gold", "card/black-day").settle()
    laid = [event["card"] for event in table.events("laid")]
    assert laid[3:] == ["gold", "gold", "black-day"]
    assert table.odds() == {}
    assert table.view()["deck"] == 83 + 1 - 3 - 1


@EVERY_TABLE
def test_the_circle_is_deck_cards_dual_cards_and_market_trend(seats: int) -> None:  # WS-SETUP-5
    rondel = opening(seats).settle().view()["rondel"]
    assert len(rondel) == {2: 6, 3: 7, 4: 8, 5: 9}[seats]
    assert [slot["trend"] for slot in rondel].count(True) == 1
    assert sum(card in DUALS for slot in rondel for card in slot["cards"]) == seats
    assert [len(slot["cards"]) for slot in rondel] == [1 - slot["trend"] for slot in rondel]


def test_market_trend_starts_green_side_up() -> None:  # WS-SETUP-6
    assert PAPER["setup"]["market_trend_start_side"] == "green"
    assert opening().settle().view()["sense"] == PAPER["market_trend"]["direction"]["green"]


def test_the_order_of_the_circle_is_random() -> None:  # WS-SETUP-7
    table = opening(3).play("dual/dual-corn-oil")
    assert table.odds() == {f"lay/{slot}": 1 / 6 for slot in range(1, 7)}
    table.play("lay/4", "dual/dual-corn-steel")
    assert table.odds() == {f"lay/{slot}": 1 / 5 for slot in (1, 2, 3, 5, 6)}
    assert table.slot(4) == ["dual-corn-oil"]


def test_the_explosion_is_not_above_the_last_nine_cards() -> None:  # WS-SETUP-8
    assert "card/explosion" not in up_to(opening(), "card").nature()
    table = scene(deck=["corn-1"] * 5 + ["cotton-1"] * 4 + ["explosion"], rondel={1: ["gold"]})
    table.play("capital", "discard/share_loss")
    assert table.odds() == {"card/corn-1": 5 / 9, "card/cotton-1": 4 / 9}


def test_the_explosion_is_anywhere_among_the_last_nine_cards() -> None:  # WS-SETUP-8
    table = scene(deck=["corn-1"] * 4 + ["cotton-1"] * 4 + ["explosion"], rondel={1: ["gold"]})
    table.play("capital", "discard/share_loss")
    assert table.odds() == {"card/corn-1": 4 / 9, "card/cotton-1": 4 / 9, "card/explosion": 1 / 9}


def test_everybody_sees_the_next_card() -> None:  # WS-SETUP-9
    table = up_to(opening(), "secret")
    assert table.told()[-1] == "turned up"
    card = table.events("turned up")[0]["card"]
    assert [table.view(seat)["top"] for seat in (0, 1, 2, None)] == [card] * 4
    table.settle().play("place/1", "place/1", "place/1", "capital", "discard/share_loss", "card/gold")
    assert [table.view(seat)["top"] for seat in (0, 1, 2, None)] == ["gold"] * 4


def test_each_player_is_dealt_one_capital_card_at_random() -> None:  # WS-SETUP-10
    table = up_to(opening(3), "secret")
    assert table.odds() == {f"secret/{card}": 0.2 for card in SECRETS}
    table.play("secret/capital-oil")
    assert table.odds() == {f"secret/{card}": 0.25 for card in SECRETS - {"capital-oil"}}
    table.play("secret/capital-corn", "secret/capital-gold")
    assert [table.player(seat)["secret"] for seat in range(3)] == ["capital-oil", "capital-corn", "capital-gold"]
    seen = [table.view(seat) for seat in range(3)] + [table.match.events(seat) for seat in range(3)]
    assert "capital-steel" not in json.dumps(seen)
    assert "capital-cotton" not in json.dumps(seen)


def test_only_its_owner_looks_at_a_secret_share_at_any_time() -> None:  # WS-SETUP-11
    table = opening(3).play("secret/capital-oil", "secret/capital-corn", "secret/capital-gold").settle()
    own = ["capital-oil", "capital-corn", "capital-gold"]
    for texts in ([], ["place/1", "place/1"], ["place/1", "buy/2"], ["keep"]):
        table.play(*texts)
        for seat in range(3):
            secrets = [player["secret"] for player in table.view(seat)["players"]]
            assert secrets == [own[other] if other == seat else None for other in range(3)]
        assert [player["secret"] for player in table.view()["players"]] == [None] * 3
    assert [event.get("secret") for event in table.events("dealt", 1)] == [None, "capital-corn", None]
    assert [event.get("secret") for event in table.events("dealt")] == [None, None, None]


@EVERY_TABLE
def test_the_capital_starts_at_4_or_5(seats: int) -> None:  # WS-SETUP-12
    start = {2: 4, 3: 4, 4: 5, 5: 5}[seats]
    assert [player["capital"] for player in opening(seats).settle().view()["players"]] == [start] * seats


@EVERY_TABLE
def test_each_player_starts_with_4_dollars(seats: int) -> None:  # WS-SETUP-13
    assert [player["cash"] for player in opening(seats).settle().view()["players"]] == [4] * seats


@EVERY_TABLE
def test_a_first_player_is_drawn_and_gets_the_minimum_values(seats: int) -> None:  # WS-SETUP-14
    table = up_to(opening(seats), "first")
    assert table.odds() == {f"first/{seat}": 1 / seats for seat in range(seats)}
    table.play(f"first/{seats - 1}")
    assert table.view()["first"] == seats - 1
    assert table.events("first player") == [{"event": "first player", "seat": seats - 1}]
    least = PAPER["minimum_values"][str(seats)]
    assert table.view()["minimum"] == {company: least[company] for company in ("corn", "cotton", "steel", "oil")}


def test_pawns_are_put_clockwise_from_the_first_player() -> None:  # WS-SETUP-15
    table = opening(3).play("first/1")
    order: list[int] = []
    for slot in (5, 2, 5):
        order += table.match.owing
        assert table.texts() == [f"place/{place}" for place in range(7)]
        table.play(f"place/{slot}")
    assert order == [1, 2, 0]
    assert [table.player(seat)["pawn"] for seat in range(3)] == [5, 5, 2]
    assert table.view()["rondel"][5]["pawns"] == [0, 1]


def test_nothing_is_paid_for_the_start_slot() -> None:  # WS-SETUP-15
    table = opening(3).play("first/0", "place/5", "place/5", "place/5")
    assert [(table.cash(seat), table.loans(seat)) for seat in range(3)] == [(4, 0)] * 3
    assert "paid" not in table.told()


def test_a_pawn_may_start_at_market_trend() -> None:  # WS-SETUP-16
    table = opening(3).play("first/0", "place/0", "place/3", "place/0")
    assert table.view()["rondel"][0]["trend"]
    assert table.view()["rondel"][0]["pawns"] == [0, 2]
    assert table.cash(0) == 4

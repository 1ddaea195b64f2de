"""1. Components: the cards there are and what they show."""

from __future__ import annotations

import copy

import pytest

import corro
from corro import registry
from corro.engine.components import Components
from tests.games.wall_street.scene import PAPER, opening, scene

SHARES = PAPER["share_cards"] + PAPER["dual_cards"]
FLUCTUATIONS = PAPER["fluctuation_cards"]
KINDS_OF_CARDS = {
    "share_cards": 43,
    "fluctuation_cards": 40,
    "loan_cards": 5,
    "explosion_cards": 1,
    "capital_cards": 5,
    "dual_cards": 5,
    "minimum_values_cards": 1,
    "market_trend_cards": 1,
    "call_option_cards": 5,
    "tycoon_cards": 4,
}


def refuse(data: object) -> None:
    with pytest.raises(corro.BadComponents):
        registry.game("wall_street").prepare(Components(data))


def test_the_game_has_110_cards() -> None:  # WS-COMP-1
    assert {kind: PAPER["counts"][kind] for kind in KINDS_OF_CARDS} == KINDS_OF_CARDS
    assert sum(KINDS_OF_CARDS.values()) == PAPER["counts"]["cards_total"] == 110


def test_the_cards_that_are_played_with_are_those_110() -> None:  # WS-COMP-1
    table = opening(5, tycoons="mixed", call_options=True)
    deck = table.state()["deck"]
    dealt = {
        "duals": len(table.nature()),
        "shares": sum(deck[card["id"]] for card in PAPER["share_cards"]),
        "fluctuations": sum(deck[card["id"]] for card in FLUCTUATIONS),
        "explosion": deck["explosion"],
        "options": [player["option"] for player in table.view()["players"]].count(True),
    }
    assert dealt == {"duals": 5, "shares": 43, "fluctuations": 40, "explosion": 1, "options": 5}
    assert sum(deck.values()) == 43 + 40 + 1
    while not table.nature()[0].startswith("secret/"):
        table.play(table.nature()[0])
    assert len(table.nature()) == 5
    while not table.nature()[0].startswith("tycoon/"):
        table.play(table.nature()[0])
    assert len(table.nature()) == 4


def test_a_box_with_a_card_too_few_is_refused() -> None:  # WS-COMP-1
    for part in ("share_cards", "fluctuation_cards"):
        short = copy.deepcopy(PAPER)
        short[part][0]["count"] -= 1
        refuse(short)


def test_six_share_cards_are_gold() -> None:  # WS-COMP-2
    assert opening().state()["deck"]["gold"] == 6
    five = copy.deepcopy(PAPER)
    gold = next(card for card in five["share_cards"] if card["company"] == "gold")
    gold["count"] -= 1
    five["share_cards"][0]["count"] += 1
    refuse(five)


def test_the_companies_are_corn_cotton_steel_and_oil() -> None:  # WS-COMP-3
    table = opening(tycoons="reward")
    assert [*table.view()["board"]] == ["corn", "cotton", "steel", "oil"]
    assert [*table.view()["tycoons"]["companies"]] == ["corn", "cotton", "steel", "oil"]


def test_every_card_of_the_deck_has_a_cost_and_dynamite() -> None:  # WS-COMP-4
    for card in (*SHARES, *FLUCTUATIONS):
        assert card["cost"] >= 0
        assert card["dynamite"] >= 0
        assert ("points" in card) == (card in FLUCTUATIONS)
    for key in ("cost", "dynamite"):
        lacking = copy.deepcopy(PAPER)
        del lacking["fluctuation_cards"][0][key]
        refuse(lacking)


def test_a_card_may_cost_nothing() -> None:  # WS-COMP-4
    table = scene(pawns={0: 1}, rondel={2: ["corn-1-down"]}).play("buy/1")
    assert table.events("bought")[0]["price"] == 1


def test_a_share_card_shows_one_or_two_shares_of_one_company() -> None:  # WS-COMP-5
    for card in PAPER["share_cards"]:
        assert card["shares"] in (1, 2)
        assert card["company"] in ("corn", "cotton", "steel", "oil", "gold")
    three = copy.deepcopy(PAPER)
    three["share_cards"][0]["shares"] = 3
    refuse(three)


def test_some_share_cards_move_the_cube_of_their_company() -> None:  # WS-COMP-5
    assert {card["market"] for card in PAPER["share_cards"]} > {0}
    table = scene(pawns={0: 1}, rondel={2: ["oil-1-up"]}, values={"oil": 5}).play("buy/1", "keep")
    assert table.events("value") == [{"event": "value", "company": "oil", "old": 5, "new": 6}]


def test_loans_do_not_run_out_with_the_five_cards() -> None:  # WS-COMP-6
    table = scene(pawns={0: 1}, rondel={2: ["corn-1"]}, capital={0: 4}, cash={0: 0}, loans={0: 10, 1: 10})
    table.play("flip")
    assert table.loans(0) == 11
    assert table.cash(0) == 4


def test_coins_do_not_run_out_with_the_22_coins() -> None:  # WS-COMP-6
    table = scene(pawns={0: 1}, rondel={1: ["corn-1"]}, shares={0: ["oil-2"]}, values={"oil": 10}, cash={0: 36, 1: 36})
    table.play("sell", "discard/share_loss", "sell/oil-2")
    assert table.cash(0) == 46


def test_the_backs_tell_share_cards_from_fluctuation_cards() -> None:  # WS-COMP-7
    table = scene(shares={0: ["corn-1", "gold"]}, fluctuations={0: ["black-day"]})
    seen = table.view(1)["players"][0]
    assert (seen["share cards"], seen["fluctuation cards"]) == (2, 1)
    assert (seen["shares"], seen["fluctuations"]) == (None, None)

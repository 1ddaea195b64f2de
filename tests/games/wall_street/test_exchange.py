"""The Stock Market exchange: section 9 of the rules."""

from __future__ import annotations

from typing import Any

import corro
from tests.games.wall_street.scene import Scene, scene

DUAL = "dual-corn-steel"


def stock_market(**shares: Any) -> Scene:
    """A table at which the first player has just kept a Stock Market card."""
    return scene(rondel={1: ["stock-market"]}, **shares).play("buy/1", "keep")


def shares(table: Scene) -> list[list[str]]:
    """The share piles of all players."""
    return [table.player(seat)["shares"] for seat in range(table.match.seats)]


def test_the_buyer_shows_a_share_card_that_is_not_gold() -> None:  # WS-EXCH-1
    table = stock_market(shares={0: ["corn-1", "corn-1", "gold", "oil-1-up"], 1: ["steel-1"]})
    assert table.texts() == ["show/corn-1", "show/oil-1-up"]
    assert table.play("show/oil-1-up").events("shown", 2) == [{"event": "shown", "seat": 0, "card": "oil-1-up"}]


def test_the_buyer_names_a_company_of_a_shown_dual_card() -> None:  # WS-EXCH-2
    table = stock_market(shares={0: [DUAL], 1: ["corn-1", "oil-1", "steel-1"]}).play(f"show/{DUAL}")
    assert table.texts() == ["as/corn", "as/steel"]
    assert table.play("as/steel").texts(1) == ["pick/corn-1", "pick/oil-1"]


def test_the_company_of_a_dual_card_is_named_for_this_exchange_only() -> None:  # WS-EXCH-2
    table = scene(rondel={1: ["stock-market", "stock-market"]}, shares={0: [DUAL], 1: ["corn-1"]})
    table.play("buy/1", "keep", f"show/{DUAL}", "as/corn")
    assert table.texts(1) == ["pick-none"]
    table.play("pick-none", "pick-none", "keep", f"show/{DUAL}")
    assert table.texts() == ["as/corn", "as/steel"]
    assert table.play("as/steel").texts(1) == ["pick/corn-1"]


def test_each_opponent_picks_a_card_neither_gold_nor_of_the_shown_company() -> None:  # WS-EXCH-3
    mixed = ["corn-1", "corn-2", "cotton-1", "gold", "oil-2"]
    table = stock_market(shares={0: ["corn-1-up"], 1: mixed, 2: ["gold", "steel-1"]}).play("show/corn-1-up")
    assert table.match.owing == (1, 2)
    assert (table.texts(0), table.texts(1)) == ([], ["pick/cotton-1", "pick/oil-2"])
    assert table.texts(2) == ["pick/steel-1"]


def test_the_picks_are_secret_until_all_are_revealed_at_once() -> None:  # WS-EXCH-3
    table = stock_market(shares={0: ["corn-1"], 1: ["oil-1", "steel-1"], 2: ["oil-2"]}).play("show/corn-1")
    before = table.match.view(2), table.match.events(2)
    table.match.play(1, "pick/steel-1")
    assert (table.match.view(2) | {"owing": [1, 2]}, table.match.events(2)) == before
    table.match.play(2, "pick/oil-2")
    assert [(event["seat"], event["card"]) for event in table.events("picked")] == [(1, "steel-1"), (2, "oil-2")]


def test_the_buyer_must_swap_the_shown_card_for_one_that_was_revealed() -> None:  # WS-EXCH-4
    table = stock_market(shares={0: ["corn-1", "gold"], 1: ["oil-1"], 2: ["steel-2"]})
    table.play("show/corn-1", "pick/oil-1", "pick/steel-2")
    assert table.texts() == ["take/1", "take/2"]
    assert shares(table.play("take/2")) == [["steel-2", "gold"], ["oil-1"], ["corn-1"]]


def test_the_opponents_who_are_not_chosen_take_their_cards_back() -> None:  # WS-EXCH-5
    table = stock_market(shares={0: ["corn-1"], 1: ["oil-1", "steel-1"], 2: ["steel-2"]})
    table.play("show/corn-1", "pick/oil-1", "pick/steel-2", "take/2")
    assert shares(table)[1] == ["steel-1", "oil-1"]


def test_an_opponent_without_a_valid_card_reveals_all_as_proof() -> None:  # WS-EXCH-6
    table = stock_market(shares={0: ["corn-1"], 1: ["corn-2", "gold"], 2: ["oil-1"]}).play("show/corn-1")
    assert table.texts(1) == ["pick-none"]
    table.play("pick-none", "pick/oil-1")
    assert table.events("no valid share") == [{"event": "no valid share", "seat": 1, "cards": ["corn-2", "gold"]}]
    assert shares(table) == [["oil-1"], ["corn-2", "gold"], ["corn-1"]]


def test_a_buyer_without_a_valid_card_reveals_all_and_nobody_picks() -> None:  # WS-EXCH-6, WS-EXCH-7
    table = stock_market(shares={0: ["gold", "gold"], 1: ["corn-1"], 2: ["oil-1"]})
    assert table.events("no valid share", 1) == [{"event": "no valid share", "seat": 0, "cards": ["gold", "gold"]}]
    assert table.texts() == ["done", "flip"]
    assert shares(table) == [["gold", "gold"], ["corn-1"], ["oil-1"]]


def test_nothing_is_swapped_when_no_opponent_has_a_valid_card() -> None:  # WS-EXCH-7
    table = stock_market(shares={0: ["corn-1"], 1: ["corn-2"]}).play("show/corn-1", "pick-none", "pick-none")
    assert shares(table) == [["corn-1"], ["corn-2"], []]
    assert (table.due(), table.events("swapped")) == ("FlipOrOption", [])


def test_the_card_is_kept_for_its_points_also_without_a_swap() -> None:  # WS-EXCH-7
    table = scene(player=2, ending=True, rondel={1: ["stock-market"]}).play("buy/1", "keep", "done").finish()
    assert table.scored(2, "fluctuations") == [2]


def test_a_dual_card_of_an_opponent_is_valid_with_the_shown_company_on_it() -> None:  # WS-EXCH-8
    table = stock_market(shares={0: ["corn-1"], 1: [DUAL, "corn-2"]}).play("show/corn-1")
    assert table.texts(1) == [f"pick/{DUAL}"]


def test_cards_with_two_shares_may_be_shown_and_picked() -> None:  # WS-EXCH-9
    table = stock_market(shares={0: ["corn-2"], 1: ["oil-2"]})
    assert table.texts() == ["show/corn-2"]
    assert table.play("show/corn-2").texts(1) == ["pick/oil-2"]


def test_a_secret_share_may_not_be_shown_or_picked() -> None:  # WS-EXCH-9
    secrets = {0: "capital-corn", 1: "capital-oil", 2: "capital-steel"}
    assert stock_market(secret=secrets, shares={1: ["oil-1"]}).due() == "FlipOrOption"
    table = stock_market(secret=secrets, shares={0: ["corn-1"], 1: ["oil-1"]}).play("show/corn-1")
    assert table.texts(2) == ["pick-none"]


def test_a_swap_moves_no_cube() -> None:  # WS-EXCH-10
    table = stock_market(shares={0: ["corn-1-up"], 1: ["oil-1-down"]}).play("show/corn-1-up", "pick/oil-1-down")
    assert set(table.values().values()) == {5}
    assert not table.events("value")


def test_a_swap_is_forced_when_it_is_possible() -> None:  # WS-EXCH-10
    table = stock_market(shares={0: ["oil-2"], 1: ["corn-1"]})
    assert table.texts() == ["show/oil-2"]
    table.play("show/oil-2", "pick/corn-1", "pick-none")
    assert shares(table) == [["corn-1"], ["oil-2"], []]


def test_after_a_swap_all_cards_lie_face_down_again() -> None:  # WS-EXCH-10
    table = stock_market(shares={0: ["corn-1"], 1: ["oil-1"]}).play("show/corn-1", "pick/oil-1", "pick-none")
    hands = [player["shares"] for player in table.view(2)["players"]]
    assert hands == [None, None, []]


def test_with_two_players_a_stock_market_on_top_goes_to_the_box() -> None:  # WS-EXCH-11
    table = scene(seats=2, top="corn-1", deck=["stock-market", "stock-market", "oil-1", "explosion"])
    table.play("capital", "discard/share_loss", "card/stock-market", "card/stock-market", "card/oil-1")
    assert [event["card"] for event in table.events("to the box")] == ["stock-market", "stock-market"]
    assert (table.view()["top"], table.state()["box"].count("stock-market")) == ("oil-1", 2)
    assert table.due() == "FlipOrOption"


def test_with_two_players_a_stock_market_never_enters_the_rondel() -> None:  # WS-EXCH-11
    table = Scene(corro.start("wall_street", seats=2, chance="open"))
    table.play("card/stock-market", "card/oil-1", "lay/4")
    assert table.state()["box"] == ["stock-market"]
    assert table.slot(4) == ["oil-1"]


def test_with_three_players_a_stock_market_stays() -> None:  # WS-EXCH-11
    table = scene(seats=3, deck=["stock-market", "explosion"])
    table.play("capital", "discard/share_loss", "card/stock-market")
    assert (table.view()["top"], table.events("to the box")) == ("stock-market", [])

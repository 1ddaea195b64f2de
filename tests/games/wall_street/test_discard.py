"""Discards: section 10 of the rules."""

from __future__ import annotations

import json
from typing import Any

from tests.games.wall_street.scene import Scene, scene

PILES = ("gold_debased", "share_loss", "value_halved")


def tops(table: Scene) -> Any:
    """What lies open on the three piles."""
    return [table.view()["piles"][zone]["top"] for zone in PILES]


def test_a_discard_goes_on_top_of_the_chosen_pile() -> None:  # WS-DISC-1
    table = scene(rondel={1: ["corn-1"]}, piles={"share_loss": ["oil-1"]}).play("buy/1")
    assert table.texts() == ["keep", *(f"discard/{zone}" for zone in PILES)]
    table.play("discard/share_loss")
    assert table.state()["piles"] == {"gold_debased": [], "share_loss": ["oil-1", "corn-1"], "value_halved": []}


def test_the_player_whose_action_discards_chooses_the_pile() -> None:  # WS-DISC-1
    table = scene(player=2, top="oil-2").play("capital")
    assert (table.match.owing, table.texts(2)) == ((2,), [f"discard/{zone}" for zone in PILES])
    assert table.play("discard/value_halved").events("discarded") == [
        {"event": "discarded", "seat": 2, "card": "oil-2", "zone": "value_halved"}
    ]


def test_only_the_top_card_of_a_pile_is_visible() -> None:  # WS-DISC-2
    table = scene(piles={"gold_debased": ["oil-2", "black-day", "steel-1"]}, deck=["explosion"])
    assert table.view()["piles"]["gold_debased"] == {"top": "steel-1", "cards": 3}
    for seat in (None, 0, 1, 2):
        assert "black-day" not in json.dumps(table.view(seat))


def test_a_bought_card_that_is_not_kept_is_discarded() -> None:  # WS-DISC-3
    assert tops(scene(rondel={1: ["oil-2"]}).play("buy/1", "discard/gold_debased")) == ["oil-2", None, None]
    assert tops(scene(rondel={1: ["oil-2"]}).play("buy/1", "keep")) == [None, None, None]


def test_the_top_card_is_discarded_after_a_stop_at_market_trend() -> None:  # WS-DISC-3
    table = scene(pawns={0: 6}, top="gold").play("buy/1")
    assert table.texts() == [f"discard/{zone}" for zone in PILES]
    assert tops(table.play("discard/share_loss")) == [None, "gold", None]


def test_the_card_of_the_slot_is_discarded_to_sell() -> None:  # WS-DISC-3
    table = scene(pawns={0: 1}, rondel={1: ["oil-2"]}, shares={0: ["corn-1"]}).play("sell")
    assert table.texts() == [f"discard/{zone}" for zone in PILES]
    assert tops(table.play("discard/value_halved")) == [None, None, "oil-2"]


def test_the_top_card_is_discarded_to_increase_the_capital() -> None:  # WS-DISC-3
    assert tops(scene(top="gold").play("capital", "discard/gold_debased")) == ["gold", None, None]


def test_the_explosion_is_discarded() -> None:  # WS-DISC-3
    table = scene(top="explosion", deck=["corn-1"], agenda=[{"step": "DiscardExplosion", "seat": 1}])
    assert tops(table.play("discard/share_loss")) == [None, "explosion", None]


def test_a_card_removed_with_two_players_goes_to_the_box() -> None:  # WS-DISC-4
    table = scene(seats=2, deck=["stock-market", "explosion"])
    table.play("capital", "discard/share_loss", "card/stock-market", "card/explosion")
    assert "stock-market" in table.state()["box"]
    assert tops(table) == [None, "steel-1", None]


def test_a_card_returned_because_of_a_tycoon_goes_to_the_box() -> None:  # WS-DISC-4
    table = scene(
        tycoons="punishment", laid={"corn": "salvage"}, rondel={1: ["corn-up-1"]}, values={"corn": 9},
        shares={1: ["oil-1", "oil-2"]},
    )  # fmt: skip
    table.play("buy/1", "keep", "return/oil-2")
    assert (table.player(1)["shares"], table.player(1)["put back"]) == (["oil-1"], "oil-2")
    assert tops(table) == [None, None, None]
    assert [pile["cards"] for pile in table.view()["piles"].values()] == [0, 0, 0]

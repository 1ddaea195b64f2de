"""The end of the game and its events: sections 11 and 12 of the rules."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from corro import shelf
from corro.engine.components import Components
from tests.games.wall_street.scene import Scene, scene, the_end
from tests.games.wall_street.whole import play_through

PILES = ["discard/gold_debased", "discard/share_loss", "discard/value_halved"]
EVENTS = ["gold_debased", "share_loss", "value_halved"]


def explosion_next(player: int = 0, first: int = 0, seats: int = 3) -> Scene:
    """A table at which the player has acted and the Explosion has come up."""
    table = scene(seats=seats, player=player, first=first, deck=["corn-1", "oil-1", "oil-2", "gold", "explosion"])
    return table.play("capital", "discard/share_loss", "card/explosion")


# The Explosion -----------------------------------------------------------------------------------------------------


def test_after_a_turn_the_next_player_must_discard_the_explosion() -> None:  # WS-END-1
    table = explosion_next(player=0)
    assert table.view()["top"] == "explosion"
    assert table.texts() == ["done", "flip"]
    assert table.play("flip").match.owing == (1,)
    assert table.texts(1) == PILES
    table.play("discard/value_halved")
    assert table.view()["piles"]["value_halved"]["top"] == "explosion"
    assert (table.due(), table.match.owing) == ("Action", (1,))


def test_the_dynamite_of_the_explosion_counts_for_its_pile() -> None:  # WS-END-1
    table = the_end("share_loss", piles={"gold_debased": ["corn-2"]})
    counts = {event["zone"]: event["count"] for event in table.events("dynamite")}
    assert counts == {"gold_debased": 2, "share_loss": 3, "value_halved": 0}


def test_before_the_first_player_the_explosion_ends_the_game_at_once() -> None:  # WS-END-2
    table = explosion_next(player=2, first=0).play("done")
    assert (table.match.owing, table.texts(0)) == ((0,), PILES)
    table.play("discard/share_loss")
    assert (table.match.over, table.view()["turn"]) == (True, 1)
    assert len(table.events("won")) == 1


def test_otherwise_play_goes_on_to_the_right_of_the_first_player() -> None:  # WS-END-3
    table = explosion_next(player=2, first=2, seats=4).play("done", "discard/share_loss")
    for player in (3, 0, 1):
        assert (table.settle().match.owing, table.match.over) == ((player,), False)
        table.play("capital", "discard/share_loss", "done")
    assert (table.match.over, table.view()["turn"]) == (True, 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_have_equally_many_turns(seats: int) -> None:  # WS-END-3
    assert {play_through(seats, behind).turns % seats for behind in range(9)} == {0}


# An empty deck -----------------------------------------------------------------------------------------------------


def test_with_an_empty_deck_a_slot_stays_empty() -> None:  # WS-END-4
    table = scene(player=1, top=None, deck=[], ending=True, rondel={1: ["corn-1"]}).play("buy/1", "keep")
    assert (table.slot(1), table.events("refilled"), table.due()) == ([], [], "FlipOrOption")


def test_with_an_empty_deck_a_sold_card_stays_alone() -> None:  # WS-END-4
    table = scene(player=1, top=None, deck=[], ending=True, pawns={1: 1}, rondel={1: ["corn-1"]}, shares={1: ["oil-1"]})
    table.play("sell", "discard/share_loss", "sell/oil-1")
    assert (table.slot(1), table.cash(1)) == (["oil-1"], 4 + 3)


def test_with_an_empty_deck_a_forced_discard_is_skipped() -> None:  # WS-END-4
    table = scene(player=1, top=None, deck=[], ending=True).play("capital")
    assert (table.capital(1), table.cash(1), table.due()) == (5, 2, "FlipOrOption")
    table = scene(player=1, top=None, deck=[], ending=True, pawns={1: 6}, coins=3, rondel={6: ["oil-1"]}).play("buy/1")
    assert (table.cash(1), table.due(), table.events("discarded")) == (7, "FlipOrOption", [])


def test_an_empty_slot_counts_as_a_step_but_no_move_ends_there() -> None:  # WS-END-5
    table = scene(player=1, top=None, deck=[], ending=True, rondel={2: ["corn-1"], 4: ["oil-1"]})
    assert [text for text in table.texts() if text.startswith("buy")] == ["buy/2", "buy/4", "buy/7"]
    table.play("buy/2", "keep")
    assert [event["price"] for event in table.events("bought")] == [2 + 1]


def test_a_pawn_at_an_empty_slot_cannot_sell() -> None:  # WS-END-5
    empty = scene(player=1, top=None, deck=[], ending=True, pawns={1: 2}, rondel={1: ["oil-2"]}, shares={1: ["oil-1"]})
    assert "sell" not in empty.texts()
    full = scene(player=1, top=None, deck=[], ending=True, pawns={1: 1}, rondel={1: ["oil-2"]}, shares={1: ["oil-1"]})
    assert "sell" in full.texts()


def test_a_sold_card_left_alone_is_no_set() -> None:  # WS-END-5
    table = scene(
        seats=4, player=1, top=None, deck=[], ending=True, call_options=True, pawns={1: 1, 2: 1},
        rondel={1: ["corn-1"]}, shares={1: ["oil-1"], 2: ["oil-2"]},
    )  # fmt: skip
    table.play("sell", "discard/share_loss", "sell/oil-1")
    assert "option/1" in table.texts()
    table.play("done")
    assert "sell" in table.texts()
    table.play("sell", "discard/share_loss", "sell/oil-2")
    assert (table.slot(1), table.state()["piles"]["share_loss"]) == (["oil-2"], ["corn-1", "oil-1"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_runs_empty_with_three_players_only_in_the_last_turn(seats: int) -> None:  # WS-END-6
    dry = [play_through(seats, behind).dry_turns for behind in range(9)]
    assert dry == ([[81], [81]] if seats == 3 else [[], []]) + [[]] * 7


@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 0), (4, 3), (5, 4)])
def test_with_a_44th_share_card_it_runs_empty_with_other_numbers(
    seats: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # WS-END-6
    monkeypatch.setenv("CORRO_DATA", str(tmp_path))
    text = files("corro.games.wall_street").joinpath("components.toml").read_text("utf-8")
    text = text.replace('name = "standard"', 'name = "english"', 1)
    text = text.replace("use_optional_share_cards = false", "use_optional_share_cards = true", 1)
    shelf.put(text, Components(tomllib.loads(text)))
    dry = [play_through(seats, behind, components="english").dry_turns for behind in range(9)]
    assert max(len(turns) for turns in dry) == most


# Events ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", EVENTS)
def test_the_pile_with_strictly_the_most_dynamite_sets_off_its_event(zone: str) -> None:  # WS-EVENT-1
    others = [other for other in EVENTS if other != zone]
    table = the_end(zone, piles={zone: ["oil-1"], others[0]: ["gold"], others[1]: ["steel-1"] * 3})
    counts = {event["zone"]: event["count"] for event in table.events("dynamite")}
    assert counts == {zone: 1 + 3, others[0]: 3, others[1]: 3}
    assert table.events("event") == [{"event": "event", "zone": zone}]


def test_two_piles_that_share_the_highest_count_set_off_nothing() -> None:  # WS-EVENT-2
    table = the_end("share_loss", piles={"gold_debased": ["oil-1"], "value_halved": ["black-day"]})
    assert table.events("event") == [{"event": "event", "zone": None}]


def test_three_piles_that_share_the_highest_count_set_off_nothing() -> None:  # WS-EVENT-2
    table = the_end("share_loss", piles={"gold_debased": ["gold"], "value_halved": ["black-day"]})
    assert table.events("event") == [{"event": "event", "zone": None}]


def test_two_piles_with_the_same_count_below_the_highest_do_not_matter() -> None:  # WS-EVENT-2
    table = the_end("share_loss", piles={"gold_debased": ["oil-1"], "value_halved": ["corn-1"]})
    assert table.events("event") == [{"event": "event", "zone": "share_loss"}]


def test_debased_gold_is_no_wildcard_and_worth_three_points_each() -> None:  # WS-EVENT-3
    table = the_end(
        "gold_debased", secret={0: "capital-gold"}, shares={0: ["gold", "gold", "corn-1", "corn-1", "corn-1"]}
    )
    assert table.match.over
    assert table.scored(0, "gold") == [9]
    assert table.scored(0, "company") == [0, 0, 0, 0]


def test_gold_that_is_not_debased_gives_no_coins() -> None:  # WS-EVENT-3
    table = the_end("value_halved", shares={0: ["gold", "gold"]}).finish()
    assert table.scored(0, "gold") == []


def test_the_share_loss_takes_one_share_of_each_company_after_all_are_added() -> None:  # WS-EVENT-4
    table = the_end(
        "share_loss", secret={0: "capital-oil"}, values={"oil": 6},
        shares={0: ["oil-1", "gold", "dual-corn-oil", "steel-1", "steel-1"]},
    )  # fmt: skip
    table.play("assign/oil", "assign/oil")
    counts = {row["company"]: row["count"] for row in table.events("scored") if row["seat"] == 0 and row["company"]}
    assert counts == {"corn": 0, "cotton": 0, "steel": 1, "oil": 3}
    assert table.scored(0, "oil") == [3 * 6]


def test_the_share_loss_never_counts_below_zero() -> None:  # WS-EVENT-4
    table = the_end("share_loss").finish()
    counts = [row["count"] for row in table.events("scored") if row["seat"] == 0 and row["company"]]
    assert counts == [0, 0, 0, 0]


@pytest.mark.parametrize(("held", "points"), [(5, 0), (6, 25)])
def test_the_reduced_number_is_held_against_the_minimum_and_multiplied(held: int, points: int) -> None:  # WS-EVENT-5
    table = the_end("share_loss", secret={0: "capital-corn"}, shares={0: ["corn-1"] * (held - 1)})
    assert table.finish().scored(0, "corn") == [points]


@pytest.mark.parametrize(("value", "halved"), [(1, 1), (6, 3), (7, 4), (10, 5)])
def test_halved_values_are_rounded_up_before_they_are_multiplied(value: int, halved: int) -> None:  # WS-EVENT-6
    table = the_end("value_halved", values={"oil": value}, shares={0: ["oil-2", "oil-1"]}).finish()
    assert table.scored(0, "oil") == [3 * halved]


def test_the_event_is_known_before_shares_are_assigned() -> None:  # WS-EVENT-7
    table = the_end("share_loss", shares={1: ["dual-corn-oil"]})
    assert (table.match.owing, table.view(2)["event"]) == ((1,), "share_loss")
    assert table.events("assigned") == []

"""What seats cannot know, and the other worlds a redeal reaches: cards put back unseen, and secret shares."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

import corro
from tests.games.wall_street.guess import Guess, guesses
from tests.games.wall_street.scene import Scene, scene

REDEALS = 80
MOVES = 120
SECRETS = ["capital-corn", "capital-cotton", "capital-steel", "capital-oil", "capital-gold"]


def salvage(**table: Any) -> Scene:
    """A table at which seats 1 and 2 are about to put back a card."""
    table["rondel"] = {1: ["corn-up-1"]} | table.get("rondel", {})
    begun = scene(tycoons="punishment", laid={"corn": "salvage"}, values={"corn": 9}, **table)
    return begun.play("buy/1", "keep")


def reached(match: corro.Match, seat: int | None, other: int) -> set[Guess]:
    """What the other seat has put back and still holds, over many redeals."""
    found = set()
    for number in range(REDEALS):
        player: Any = match.redeal(seat, Random(number)).position()["state"]
        player = player["players"][other]
        found.add((player["put back"], tuple(sorted(player["shares"]))))
    return found


def cards(table: Scene, seat: int | None = 0, other: int = 1) -> set[str]:
    """The cards which that seat must think the other may have put back."""
    return {card for card, _ in reached(table.match, seat, other)}


# Stories -----------------------------------------------------------------------------------------------------------


def test_every_share_card_of_the_pile_may_be_the_one_that_was_put_back() -> None:  # WS-TYCOON-15
    table = salvage(shares={1: ["oil-1", "oil-1", "gold", "dual-corn-oil"]}, fluctuations={1: ["black-day"]})
    table.play("return/gold")
    assert cards(table) == {"oil-1", "gold", "dual-corn-oil"}


def test_every_fluctuation_card_of_the_pile_may_be_the_one_that_was_put_back() -> None:  # WS-TYCOON-15
    table = salvage(shares={1: ["oil-1"]}, fluctuations={1: ["black-day", "oil-up-1", "corn-up-2"]})
    table.play("return/oil-up-1")
    assert cards(table) == {"black-day", "oil-up-1", "corn-up-2"}


@pytest.mark.parametrize(
    ("held", "sold", "left"),
    [
        (["oil-1", "oil-2", "gold"], "oil-2", {"oil-1", "gold"}),
        (["oil-1", "oil-1", "gold"], "oil-1", {"oil-1", "gold"}),
    ],
)
def test_a_sale_shows_what_was_not_put_back(held: list[str], sold: str, left: set[str]) -> None:  # WS-TYCOON-15
    table = salvage(shares={1: held}, pawns={1: 2}).play("return/gold", "done")
    assert cards(table) == set(held)
    table.play("sell", "discard/share_loss", f"sell/{sold}")
    assert cards(table) == left


def test_a_purchase_of_the_same_kind_keeps_the_doubt_through_a_sale() -> None:  # WS-TYCOON-15
    table = salvage(shares={1: ["oil-1", "gold"]}, rondel={2: ["oil-1"]}).play("return/gold", "done")
    table.play("buy/2", "keep", "done", "buy/3", "keep", "done", "buy/3", "keep", "done")
    assert cards(table) == {"oil-1", "gold"}
    table.play("sell", "discard/share_loss", "sell/oil-1")
    assert cards(table) == {"oil-1", "gold"}


def test_a_pick_shows_what_was_not_put_back_and_a_swap_moves_it_on() -> None:  # WS-TYCOON-15, WS-EXCH-3
    shares = {0: ["steel-1", "gold"], 1: ["corn-1", "oil-1", "oil-2"]}
    table = salvage(player=2, shares=shares, rondel={3: ["stock-market"]})
    table.play("return/gold", "return/corn-1", "done", "buy/3", "keep", "show/steel-1")
    assert reached(table.match, 2, 0) == {("gold", ("steel-1",))}
    assert cards(table, 2) == {"corn-1", "oil-1", "oil-2"}
    table.play("pick/oil-1", "pick-none")
    assert reached(table.match, 2, 0) == {("gold", ("oil-1",))}
    assert reached(table.match, 2, 1) == {("corn-1", ("oil-2", "steel-1")), ("oil-2", ("corn-1", "steel-1"))}


def test_a_buyer_who_is_asked_to_show_a_share_has_one_that_is_not_gold() -> None:  # WS-TYCOON-15, WS-EXCH-1
    table = salvage(shares={1: ["corn-1", "gold"]}, rondel={3: ["stock-market"]}).play("return/gold", "done", "buy/3")
    assert cards(table) == {"corn-1", "gold"}
    assert table.play("keep").texts() == ["show/corn-1"]
    assert cards(table) == {"gold"}


def test_a_proof_leaves_no_doubt() -> None:  # WS-TYCOON-15, WS-EXCH-6
    table = salvage(shares={1: ["corn-1", "gold", "gold"]}, rondel={3: ["stock-market"]})
    table.play("return/corn-1", "done", "buy/3")
    assert cards(table) == {"corn-1", "gold"}
    assert reached(table.play("keep").match, 0, 1) == {("corn-1", ("gold", "gold"))}


def test_a_proof_of_the_shares_tells_nothing_of_the_fluctuation_cards() -> None:  # WS-TYCOON-15, WS-EXCH-6
    given = {1: ["black-day", "oil-up-1"]}
    table = salvage(shares={1: ["gold"]}, fluctuations=given, rondel={3: ["stock-market"]}).play("return/black-day")
    table.play("done", "buy/3", "keep")
    assert len(table.events("no valid share")) == 1
    assert cards(table) == {"black-day", "oil-up-1"}


def test_the_events_of_a_redeal_tell_nobody_else_what_was_put_back() -> None:  # WS-TYCOON-15
    table = salvage(shares={1: ["oil-1", "oil-2"]}).play("return/oil-2")
    redealt = table.match.redeal(0, Random(1))
    assert redealt.events(0) == table.match.events(0)
    assert [event for event in redealt.events(1) if "card" in event and event["event"] == "returned"] == []


# Secret shares -----------------------------------------------------------------------------------------------------


def secrets(match: corro.Match) -> tuple[str, ...]:
    """The secret shares of all seats."""
    state: Any = match.position()["state"]
    return tuple(player["secret"] for player in state["players"])


def test_every_deal_of_the_other_secret_shares_is_reached() -> None:  # WS-SETUP-11
    match = scene(secret=dict(enumerate(SECRETS[:3]))).match
    found = {secrets(match.redeal(1, Random(number))) for number in range(200)}
    assert found == {(one, "capital-cotton", two) for one, two in permutations(set(SECRETS) - {"capital-cotton"}, 2)}


def test_a_watcher_cannot_rule_out_any_deal_of_the_secret_shares() -> None:  # WS-SETUP-11
    match = scene(seats=2).match
    found = {secrets(match.redeal(None, Random(number))) for number in range(300)}
    assert found == {*permutations(SECRETS, 2)}


def test_nothing_is_redealt_once_all_shares_are_shown() -> None:  # WS-SCORE-1
    agenda = [{"step": "DiscardExplosion", "seat": 0}]
    match = scene(top="explosion", deck=[], agenda=agenda, shares={1: ["gold"]}).play("discard/share_loss").match
    assert {secrets(match.redeal(0, Random(number))) for number in range(20)} == {secrets(match)}


# Whole matches -----------------------------------------------------------------------------------------------------

SEEDS = range(10)


def crowded(seed: int) -> tuple[Scene, list[Any]]:
    """A table of four where three have put back a card, and the players as they were before."""
    rng = Random(seed)
    pool = ["corn-1", "corn-1", "corn-2", "oil-1", "oil-1", "oil-2", "gold", "gold", "gold", "gold", "gold", "steel-1"]
    dealt = rng.sample(pool, 9)
    shares = {1: dealt[:4], 2: dealt[4:7], 3: dealt[7:], 0: ["steel-2"]}
    markets = {2: ["corn-1-up"], 3: ["stock-market"], 4: ["oil-1-up"], 5: ["stock-market"], 6: ["steel-1"], 7: ["gold"]}
    duals = {seat: [dual] for seat, dual in enumerate(("dual-corn-oil", "dual-corn-steel", "dual-cotton-oil"), 1)}
    table = salvage(
        seats=4, shares={seat: held + duals.get(seat, []) * (seed % 2) for seat, held in shares.items()},
        fluctuations={2: ["black-day", "mixed-fluctuation"]}, rondel=markets, pawns={1: 2, 2: 4, 3: 6},
        piles={"gold_debased": ["dual-cotton-steel"]} if seed % 2 else None,
    )  # fmt: skip
    before = table.state()["players"]
    for seat in table.match.owing:
        table.match.play(seat, rng.choice(table.match.moves(seat)))
    return table, before


def tempted(match: corro.Match, seat: int, rng: Random) -> corro.Move:
    """A random move, but a sale, a Stock Market and its keeping before others."""
    moves = {move.text: move for move in match.moves(seat)}
    view: Any = match.view(None)
    if "buy/1" in moves:
        pawn, slots = view["players"][seat]["pawn"], len(view["rondel"])
        sense = 1 if view["sense"] == "clockwise" else -1
        for steps in range(1, slots):
            if "stock-market" in view["rondel"][(pawn + sense * steps) % slots]["cards"]:
                return moves[f"buy/{steps}"]
    for text in ("sell", "keep"):
        if text in moves and rng.random() < 0.8:
            return moves[text]
    return rng.choice([*moves.values()])


@pytest.mark.parametrize("seed", SEEDS)
def test_redeals_reach_exactly_what_the_public_events_leave_possible(seed: int) -> None:  # WS-TYCOON-15
    table, before = crowded(seed)
    rng, compared, names = Random(seed), set(), set()
    for number in range(MOVES):
        table.settle()
        if table.view()["event"] or table.match.over:
            break
        if number % 6 == 0 or table.due() in ("ShowShare", "NameShown", "PickShares", "TakeShare"):
            for seat, other in ((0, 1), (None, 2), (1, 3), (3, 2)):
                expected = guesses(before[other], table.match.events(None), other)
                assert reached(table.match, seat, other) == expected
                compared.add(len(expected))
        seat = table.match.owing[0]
        names |= {event["event"] for event in table.match.play(seat, tempted(table.match, seat, rng))}
    assert len(compared) > 1
    assert {"sold", "shown", "swapped"} <= names


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_knows_itself_never_changes(seed: int) -> None:  # WS-KEEP-5, WS-SETUP-11
    table, _ = crowded(seed)
    rng = Random(seed)
    for number in range(MOVES):
        table.settle()
        seat = table.match.owing[0]
        other = number % 4
        redealt = table.match.redeal(other, Random(number))
        assert redealt.view(other) == table.view(other)
        assert redealt.moves(other) == table.match.moves(other)
        state: Any = redealt.position()["state"]
        assert state["players"][other] == table.player(other)
        table.match.play(seat, tempted(table.match, seat, rng))
        if table.match.over:
            break


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redeal_of_a_redeal_is_the_redeal(seed: int) -> None:  # WS-TYCOON-15
    table, _ = crowded(seed)
    rng = Random(seed)
    for number in range(MOVES):
        table.settle()
        for seat in (None, 0, 1, 2, 3):
            once = table.match.redeal(seat, Random(number))
            twice = table.match.redeal(seat, Random(number + 1)).redeal(seat, Random(number))
            assert once.position() == twice.position() == corro.resume(once.position()).position()
        seat = table.match.owing[0]
        table.match.play(seat, tempted(table.match, seat, rng))
        if table.match.over:
            break

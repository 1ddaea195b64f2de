"""What the greedy bot does at this table, and what it says it does it for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import corro
from corro.bots import choose, explain
from corro.bots.bot import Weighed
from tests.games.wall_street.scene import PILES, Scene, scene

WIN: Any = {"corn": 5, "cotton": 5, "steel": 5, "oil": 5}

NO_SHARES = {
    1: ["steel-down-1"], 2: ["steel-down-1"], 3: ["oil-down-1"], 4: ["oil-down-1"], 5: ["black-day"], 6: ["black-day"],
}  # fmt: skip


def fair(table: Scene) -> corro.Match:
    """The same table with fair chance, so that a turn can be imagined to its end."""
    position: Any = table.settle().match.position()
    return corro.resume(position | {"chance": {"key": "17" * 32, "counter": 0}})


def answer(table: Scene) -> str:
    """What the greedy bot plays for the seat that owes an answer."""
    match = fair(table)
    return choose("greedy", match, match.owing[0], Random(1)).text


def best_of(table: Scene) -> Weighed:
    """What the greedy bot thinks of the move it would play."""
    match = fair(table)
    return explain("greedy", match, match.owing[0], Random(1))[0]


def turn(table: Scene) -> Scene:
    """Let the greedy bot play out the turn of the first seat."""
    while table.settle().match.owing == (0,):
        table.match.play(0, answer(table))
    return table


def test_the_parts_add_up_to_the_worth_of_a_move() -> None:
    table = scene(shares={0: ["corn-2", "gold", "dual-corn-oil"]}, loans={0: 1})
    for weighed in explain("greedy", table.match, 0, Random(1)):
        assert sum(weighed.parts.values()) == weighed.worth
    parts = table.match.estimate(0)
    assert (parts["cash"], parts["loans"]) == (4.0, -8.0)


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    table = scene(
        tycoons="punishment",
        shares={0: ["corn-2"], 1: ["oil-2", "gold"], 2: ["steel-1", "oil-1"]},
        laid={"oil": "salvage"},
        values={"oil": 9},
        pawns={0: 1},
        rondel={2: ["oil-up-1"]},
    ).play("buy/1", "keep", "return/oil-2", "return/steel-1")
    worlds = [table.match.redeal(0, Random(seed)) for seed in range(20)]
    rivals = [Scene(world).player(1) for world in worlds]
    assert len({rival["secret"] for rival in rivals}) > 1
    assert len({tuple(rival["shares"]) for rival in rivals}) > 1
    for world in worlds:
        assert world.estimate(0) == table.match.estimate(0)


def test_no_needless_loan() -> None:
    """A dear share far away takes a loan, one beside the pawn takes nothing."""
    table = scene(pawns={0: 1}, cash={0: 0}, values=WIN, rondel={2: ["corn-1"], 5: ["corn-2"]}, shares={0: ["oil-2"]})
    assert turn(table).loans(0) == 0


def test_a_share_that_completes_a_minimum_is_bought() -> None:
    table = scene(
        pawns={0: 1}, deck=["corn-1"], shares={0: ["oil-2"], 1: ["corn-1"]}, values=WIN | {"corn": 9},
        rondel={2: ["corn-2"], 3: ["oil-1"]},
    )  # fmt: skip
    assert answer(table) == "buy/2"


@pytest.mark.parametrize(("deck", "raised"), [(None, 5), (["corn-1"], 4)])
def test_capital_is_raised_early_or_never(deck: list[str] | None, raised: int) -> None:
    table = scene(pawns={0: 0}, deck=deck, rondel={1: ["corn-down-1"], 2: ["oil-down-1"], 3: ["cotton-down-1"]})
    assert turn(table).capital(0) == raised


def test_black_day_is_kept_for_its_points_by_who_can() -> None:
    assert answer(scene(cash={0: 8, 1: 1, 2: 1}, rondel={1: ["black-day"]}).play("buy/1")) == "keep"


@pytest.mark.parametrize(("card", "named"), [("surprise-up-2", "name/oil"), ("surprise-down-2", "name/steel")])
def test_a_surprise_raises_the_own_company_and_lowers_that_of_the_rivals(card: str, named: str) -> None:
    shares = {0: ["oil-2", "oil-2", "corn-1"], 1: ["steel-2", "steel-2", "oil-1"]}
    assert answer(scene(shares=shares, rondel={1: [card]}).play("buy/1", "keep")) == named


@pytest.mark.parametrize(
    ("shares", "feared"),
    [(["gold", "gold", "gold", "oil-1"], "discard/gold_debased"), (["corn-2", "corn-2"], "discard/share_loss")],
)
def test_the_explosion_does_not_set_off_what_hurts_most(shares: list[str], feared: str) -> None:
    """Who has gold fears for it, and who has just the minimum fears the loss of a share."""
    piles = {"gold_debased": ["corn-1-up"], "share_loss": ["oil-1"], "value_halved": ["oil-1-up"]}
    table = scene(
        rondel=NO_SHARES, first=1, top="explosion", deck=["steel-1"], piles=piles, shares={0: shares}, cash={0: 9},
        values=WIN, pawns={0: 1}, agenda=[{"step": "DiscardExplosion", "seat": 0}],
    )  # fmt: skip
    match = fair(table)
    worst = explain("greedy", match, 0, Random(1))[-1]
    assert worst.move.text == feared


def test_of_the_shares_the_least_useful_is_sold() -> None:
    shares = ["oil-2", "oil-1", "corn-1"]
    table = scene(deck=["steel-1"], pawns={0: 1}, shares={0: shares}).play("sell", PILES[0])
    assert answer(table) == "sell/corn-1"


def test_a_card_is_put_back_that_will_not_score() -> None:
    table = scene(
        tycoons="punishment", player=1, deck=["steel-1"], laid={"oil": "salvage"}, values={"oil": 9}, pawns={1: 1},
        shares={0: ["oil-2", "oil-1", "cotton-1"], 1: ["oil-1"]}, rondel={2: ["oil-up-1"]},
    ).play("buy/1", "keep")  # fmt: skip
    assert answer(table) == "return/cotton-1"


def test_a_loan_is_paid_off_where_a_tycoon_allows_it() -> None:
    table = scene(
        tycoons="reward", laid={"oil": "debt"}, values={"oil": 9}, loans={0: 1}, pawns={0: 1}, rondel={2: ["oil-up-1"]}
    ).play("buy/1", "keep")
    assert answer(table) == "repay"


def test_prestige_is_taken_when_it_is_in_reach() -> None:
    lying = {2: ["corn-up-1"], 3: ["oil-up-1"], 4: ["cotton-up-1"], 5: ["steel-up-1"], 6: ["corn-up-1"]}
    values = WIN | {"oil": 9}
    table = scene(tycoons="reward", laid={"oil": "prestige"}, capital={0: 7}, values=values, pawns={0: 1}, rondel=lying)
    best = best_of(table)
    assert (best.move.text, best.parts["prestige"]) == ("buy/2", 2.0)


def test_no_coin_is_spent_on_a_flip_for_nothing() -> None:
    table = scene(pawns={0: 1}, rondel={2: ["oil-2"]}, shares={0: ["oil-2"]}).play("buy/1", "keep")
    assert answer(table) == "done"


def test_a_call_option_lies_under_a_share_that_is_wanted() -> None:
    table = scene(
        call_options=True, cash={0: 9}, pawns={0: 1}, values={"oil": 10}, rondel={2: ["corn-down-1"], 6: ["oil-2"]},
        shares={0: ["oil-1", "oil-1", "oil-2"]}, flipped=True, agenda=[
            {"step": "FlipOrOption", "seat": 0}, {"step": "EndOfTurn", "player": 0},
        ],
    )  # fmt: skip
    assert answer(table) == "option/6"

"""Expansion: Tycoons, section 14 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import corro
from tests.games.wall_street.scene import Scene, scene, the_end

COMPANIES = ("corn", "cotton", "steel", "oil")
TYCOONS = ("prestige", "cash", "debt", "salvage")


def set_off(tycoon: str, face: str, **table: Any) -> Scene:
    """A table at which the player has just taken corn to its maximum, where that Tycoon lies."""
    return scene(
        **{"rondel": {1: ["corn-up-1"]}} | table, tycoons=face, laid={"corn": tycoon}, values={"corn": 9}
    ).play("buy/1", "keep")  # fmt: skip


def dealt(tycoons: str) -> Scene:
    """A match with that option, the Tycoons about to be laid out."""
    table = Scene(corro.start("wall_street", seats=3, options={"tycoons": tycoons}, chance="open"))
    while not any(text.startswith("tycoon/") for text in table.nature()):
        table.match.play(corro.NATURE, table.nature()[0])
    return table


def at(company: str, table: Scene) -> Any:
    """The Tycoon beside a company, as everybody sees it."""
    return table.view()["tycoons"]["companies"][company]


# Before the game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["reward", "punishment"])
def test_the_players_choose_one_face_for_all_tycoons(face: str) -> None:  # WS-TYCOON-1
    table = dealt(face).settle()
    assert [at(company, table) for company in COMPANIES] == [{"tycoon": name, "face": face} for name in TYCOONS]


def test_in_a_mixture_each_face_falls_by_chance_on_its_own() -> None:  # WS-TYCOON-1
    table, faces = dealt("mixed"), ("reward", "punishment", "punishment", "reward")
    for tycoon, face in zip(TYCOONS, faces, strict=True):
        table.match.play(corro.NATURE, f"tycoon/{tycoon}")
        assert (table.nature(), table.match.odds()) == (["face/reward", "face/punishment"], (0.5, 0.5))
        table.match.play(corro.NATURE, f"face/{face}")
    assert [at(company, table)["face"] for company in COMPANIES] == [*faces]


def test_the_four_cards_are_shuffled_and_laid_out_one_per_company() -> None:  # WS-TYCOON-2
    table = dealt("reward")
    for company, tycoon in zip(COMPANIES, reversed(TYCOONS), strict=True):
        left = [name for name in TYCOONS if f"tycoon/{name}" in table.nature()]
        assert (tycoon in left, table.match.odds()) == (True, (1 / len(left),) * len(left))
        table.match.play(corro.NATURE, f"tycoon/{tycoon}")
        assert at(company, table) == {"tycoon": tycoon, "face": "reward"}


# Arriving at a limit -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "value"), [("corn-up-1", 9), ("corn-1-up", 9), ("corn-up-2", 9), ("corn-down-1", 2), ("corn-1-down", 2)]
)
def test_an_arrival_at_maximum_or_minimum_sets_off_the_tycoon_for_the_player(
    card: str, value: int
) -> None:  # WS-TYCOON-3
    table = scene(
        player=1, tycoons="reward", laid={"corn": "cash", "oil": "debt"}, coins=3, rondel={1: [card]},
        values={"corn": value},
    )  # fmt: skip
    table.play("buy/1", "keep")
    assert [table.cash(seat) for seat in range(3)] == [4, 7, 4]
    assert (at("corn", table), at("oil", table)) == (None, {"tycoon": "debt", "face": "reward"})
    assert [event["company"] for event in table.events("tycoon")] == ["corn"]


def test_short_of_the_limit_no_tycoon_is_set_off() -> None:  # WS-TYCOON-3
    table = scene(tycoons="reward", laid={"corn": "cash"}, coins=3, rondel={1: ["corn-up-1"]}, values={"corn": 8})
    assert table.play("buy/1", "keep").cash(0) == 4
    assert at("corn", table) == {"tycoon": "cash", "face": "reward"}


def test_prestige_stays_with_its_holder_until_scoring() -> None:  # WS-TYCOON-3
    table = set_off("prestige", "reward", player=2, ending=True)
    assert (at("corn", table), table.view()["tycoons"]["prestige"]) == (None, 2)
    assert table.play("done").finish().scored(2, "prestige") == [2]


@pytest.mark.parametrize(("card", "value"), [("corn-up-2", 10), ("corn-down-1", 1)])
def test_a_cube_at_the_limit_that_is_pushed_on_does_not_arrive(card: str, value: int) -> None:  # WS-TYCOON-4
    table = scene(tycoons="reward", laid={"corn": "cash"}, coins=3, rondel={1: [card]}, values={"corn": value})
    assert table.play("buy/1", "keep").cash(0) == 4
    assert at("corn", table) == {"tycoon": "cash", "face": "reward"}


def several(**laid: str) -> Scene:
    """A table at which one card has made corn and cotton arrive at their maximum."""
    values = {"corn": 9, "cotton": 9, "steel": 10, "oil": 10}
    table = scene(
        tycoons="reward", laid=laid, coins=3, cash={0: 0}, loans={0: 1}, rondel={1: ["upward-fluctuation"]},
        values=values,
    )  # fmt: skip
    return table.play("buy/1", "keep")


def test_all_cubes_move_first_and_the_player_orders_several_tycoons() -> None:  # WS-TYCOON-5
    table = several(corn="debt", cotton="cash", steel="salvage")
    assert set(table.values().values()) == {10}
    assert (table.match.owing, table.texts()) == ((0,), ["call/corn", "call/cotton"])
    assert table.play("call/cotton").cash(0) == 3
    assert table.texts() == ["repay", "decline"]
    assert several(corn="debt", cotton="cash").play("call/corn").due() == "FlipOrOption"


def test_a_company_whose_tycoon_is_gone_sets_off_nothing() -> None:  # WS-TYCOON-5
    table = several(cotton="cash", steel="salvage")
    assert (table.cash(0), table.due()) == (3, "FlipOrOption")
    assert [event["company"] for event in table.events("tycoon")] == ["cotton"]


# Prestige ----------------------------------------------------------------------------------------------------------


def test_prestige_as_a_reward_is_two_points_for_the_player() -> None:  # WS-TYCOON-6
    assert set_off("prestige", "reward").view()["tycoons"]["prestige"] == 0
    table = the_end(tycoons="reward", prestige=1).finish()
    assert [table.scored(seat, "prestige") for seat in range(3)] == [[], [2], []]


def test_prestige_as_a_punishment_goes_to_a_rival_of_choice() -> None:  # WS-TYCOON-7
    table = set_off("prestige", "punishment", player=1)
    assert (table.match.owing, table.texts()) == ((1,), ["give/2", "give/0"])
    assert table.play("give/0").view()["tycoons"]["prestige"] == 0


def test_prestige_as_a_punishment_costs_its_holder_two_points() -> None:  # WS-TYCOON-7
    table = the_end(tycoons="punishment", prestige=1).finish()
    assert [table.scored(seat, "prestige") for seat in range(3)] == [[], [-2], []]


# Cash --------------------------------------------------------------------------------------------------------------


def test_cash_as_a_reward_takes_the_coins_of_market_trend() -> None:  # WS-TYCOON-8
    table = set_off("cash", "reward", coins=5)
    assert (table.cash(0), table.view()["coins"]) == (9, 0)


def test_cash_as_a_punishment_costs_each_other_player_a_dollar() -> None:  # WS-TYCOON-9
    table = set_off("cash", "punishment", cash={0: 0, 1: 1, 2: 0}, coins=2)
    assert [table.cash(seat) for seat in range(3)] == [0, 0, 4]
    assert [table.loans(seat) for seat in range(3)] == [0, 0, 1]
    assert table.view()["coins"] == 2


# Debt --------------------------------------------------------------------------------------------------------------


def test_debt_as_a_reward_removes_one_loan_for_three_dollars() -> None:  # WS-TYCOON-10
    table = set_off("debt", "reward", cash={0: 7}, loans={0: 3})
    assert table.texts() == ["repay", "decline"]
    table.play("repay")
    assert (table.cash(0), table.loans(0), table.due()) == (4, 2, "FlipOrOption")


def test_debt_as_a_reward_may_be_declined() -> None:  # WS-TYCOON-10
    table = set_off("debt", "reward", cash={0: 7}, loans={0: 1}).play("decline")
    assert (table.cash(0), table.loans(0)) == (7, 1)


@pytest.mark.parametrize(("cash", "loans"), [(7, 0), (2, 1)])
def test_debt_as_a_reward_needs_a_loan_and_three_dollars(cash: int, loans: int) -> None:  # WS-TYCOON-10
    table = set_off("debt", "reward", cash={0: cash}, loans={0: loans})
    assert (table.due(), table.cash(0), table.loans(0)) == ("FlipOrOption", cash, loans)


def test_debt_as_a_punishment_lowers_each_other_capital_of_six_or_more() -> None:  # WS-TYCOON-11
    table = set_off("debt", "punishment", seats=4, capital={0: 7, 1: 5, 2: 6, 3: 7})
    assert [table.capital(seat) for seat in range(4)] == [7, 5, 5, 6]


# Salvage -----------------------------------------------------------------------------------------------------------


def test_salvage_as_a_reward_takes_the_top_card_of_a_pile() -> None:  # WS-TYCOON-12
    piles = {"gold_debased": ["oil-1", "steel-1-up"], "value_halved": ["black-day"]}
    table = set_off("salvage", "reward", piles=piles)
    assert table.texts() == ["salvage/gold_debased", "salvage/value_halved"]
    table.play("salvage/gold_debased")
    assert (table.player(0)["shares"], table.value("steel")) == (["steel-1-up"], 5)
    assert table.due() == "FlipOrOption"


def test_a_salvaged_fluctuation_card_counts_for_its_points_without_effect() -> None:  # WS-TYCOON-12
    table = set_off("salvage", "reward", player=2, ending=True, piles={"share_loss": ["black-day"]})
    assert table.player(2)["fluctuations"] == ["corn-up-1", "black-day"]
    assert [table.cash(seat) for seat in range(3)] == [4, 4, 4]
    assert table.play("done").finish().scored(2, "fluctuations") == [2 + 3]


def test_salvage_as_a_punishment_returns_a_card_of_each_other_player() -> None:  # WS-TYCOON-13
    table = set_off(
        "salvage", "punishment", shares={0: ["gold"], 1: ["oil-1", "oil-1"], 2: ["corn-2"]},
        fluctuations={1: ["black-day"]},
    )  # fmt: skip
    assert table.match.owing == (1, 2)
    assert table.texts(1) == ["return/oil-1", "return/black-day"]
    table.play("return/black-day", "return/corn-2")
    assert [table.player(seat)["shares"] for seat in range(3)] == [["gold"], ["oil-1", "oil-1"], []]
    assert table.player(1)["fluctuations"] == []


def test_a_salvaged_card_no_longer_counts_for_its_pile() -> None:  # WS-TYCOON-14
    table = set_off("salvage", "reward", player=2, ending=True, piles={"share_loss": ["oil-1", "black-day"]})
    assert table.view()["piles"]["share_loss"] == {"top": "oil-1", "cards": 1}
    table.play("done").finish()
    assert {event["zone"]: event["count"] for event in table.events("dynamite")}["share_loss"] == 1


def test_the_explosion_cannot_be_salvaged_and_covers_its_pile() -> None:  # WS-TYCOON-14
    piles = {"share_loss": ["oil-1", "explosion"], "gold_debased": ["gold"], "value_halved": ["corn-1"]}
    table = set_off("salvage", "reward", player=1, piles=piles, top=None, deck=[])
    assert table.texts() == ["salvage/gold_debased", "salvage/value_halved"]


def test_with_no_card_to_salvage_nothing_happens() -> None:  # WS-TYCOON-14
    table = set_off("salvage", "reward", player=1, piles={"share_loss": ["oil-1", "explosion"]}, top=None, deck=[])
    assert (table.due(), table.player(1)["shares"]) == ("FlipOrOption", [])


def test_a_player_without_cards_returns_nothing_not_the_secret_share() -> None:  # WS-TYCOON-15
    table = set_off("salvage", "punishment", shares={1: ["oil-1"]})
    assert (table.match.owing, table.texts(2)) == ((1,), [])
    assert "capital-steel" in table.play("return/oil-1").player(2).values()
    assert table.events("returned") == [{"event": "returned", "seat": 1, "pile": "shares"}]


def test_the_returned_card_is_not_shown_only_its_pile() -> None:  # WS-TYCOON-15
    table = set_off("salvage", "punishment", shares={1: ["oil-1", "oil-2"]}, fluctuations={2: ["black-day"]})
    table.play("return/oil-2", "return/black-day")
    seen = [
        {"event": "returned", "seat": 1, "pile": "shares"},
        {"event": "returned", "seat": 2, "pile": "fluctuations"},
    ]
    assert table.events("returned") == table.events("returned", 0) == seen
    assert table.events("returned", 1) == [seen[0] | {"card": "oil-2"}, seen[1]]
    assert table.view(2)["players"][1] | {"share cards": 1, "shares": None} == table.view(2)["players"][1]


def test_a_returned_fluctuation_card_loses_its_points() -> None:  # WS-TYCOON-15
    table = set_off("salvage", "punishment", player=2, ending=True, fluctuations={0: ["black-day", "oil-up-1"]})
    assert table.play("return/black-day", "done").finish().scored(0, "fluctuations") == [2]

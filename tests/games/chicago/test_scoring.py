"""The end of the game, the wealth of the players, and the public goals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import idle, told

STAFF = ("most_managers", "most_salespeople", "most_assets", "most_workers", "most_automation")
"""Five goals that nobody wins unless a scene gives a company something."""


def ending(goal: str = "most_managers", *, seats: int = 3) -> Scene:
    """A table whose last company is about to pay its dividends in the last decade; one goal is what a test is about."""
    scene = table("cleanup", seats=seats, decade=5)
    return scene.board(goals=tuple(dict.fromkeys((goal, *STAFF)))[:5])


def over(scene: Scene) -> Scene:
    """The game has ended."""
    scene.start().play("pay")
    if not scene.match.over:
        scene.play("end")
    scene.settle()
    assert scene.match.over
    return scene


def winners(scene: Scene, goal: str) -> list[int]:
    """Who has won that public goal."""
    return [seat for seat, won in told(scene, "goal won", "seat", "goal") if won == goal]


# The end -----------------------------------------------------------------------------------------------------------


def test_the_last_turn_of_operations_in_decade_5_ends_the_game_without_cleanup() -> None:  # CH-END-1
    there = {"x": {"coal": 3}, "30": {"steel": 2}, "20": {"wood": 1}, "10": {"livestock": 2}}
    scene = over(ending(seats=2).board(chain=there, tiles={"shoes-left": "d11"}, filled={"shoes-left": 4}))
    assert {"phase", "asset gone", "demand met"}.isdisjoint(scene.told())
    assert scene.view()["supply_chain"]["10"]["livestock"] == 2
    assert (scene.view()["phase"], scene.view()["decade"]) == ("operations", 5)


def test_all_companies_operate_before_the_game_ends() -> None:  # CH-END-1, CH-OPS-1
    scene = table("operations", seats=2, decade=5).company("anglo", director=0).company("libby", director=1).start()
    idle(scene)
    assert (scene.match.over, scene.view()["operating"]) == (False, "libby")
    idle(scene)
    assert scene.match.over


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_no_earlier_decade_ends_the_game(decade: int) -> None:  # CH-END-1
    assert not table("cleanup", decade=decade).start().play("pay").settle().match.over


# Wealth ------------------------------------------------------------------------------------------------------------


def test_wealth_is_money_and_shares_at_the_last_price_and_goals() -> None:  # CH-END-2
    scene = ending().seat(0, money=120).seat(1, money=75).seat(2, money=0)
    scene.company("anglo", director=0, price=100, treasury=900, held={0: 1, 1: 2, "bank": 1}, preferred=2)
    scene.company("libby", director=1, price=60, held={0: 2}, preferred="bank", managers=(1,))
    scene.company("spalding", director=2, price=0, held={0: 1, 1: 4}, salespeople=1, goods=5, cubes={"coal": 3})
    expected = (120 + 4 * 100 + 2 * 60, 75 + 2 * 100 + 3 * 60 + 200, 0 + 2 * 100 + 200)
    assert over(scene).match.scores == expected
    assert told(scene, "total", "seat", "points") == [*enumerate(expected)]


def test_the_price_after_the_last_operation_counts() -> None:  # CH-END-2, CH-OPS-PRICE-1
    scene = ending(seats=2).company("swift", director=1, price=40).company("libby", director=0, price=100)
    scene.seat(0, money=0).seat(1, money=0).board(income=110)
    assert over(scene).match.scores == (3 * 120 + 3 * 11, 3 * 40)


def test_treasuries_do_not_count() -> None:  # CH-END-2
    rich = ending(seats=2).company("anglo", director=0, treasury=5000).company("libby", director=1, treasury=0)
    assert over(rich.seat(0, money=10).seat(1, money=10)).match.scores == (130, 130)


def test_players_who_tie_for_a_goal_have_200_each() -> None:  # CH-END-3
    scene = ending().company("anglo", director=0, workers=(1, 2))
    scene.company("libby", director=1, workers=(2, 1)).company("spalding", director=2, workers=(1, 1))
    assert winners(over(scene), "most_workers") == [0, 1]
    assert scene.match.scores == (200 + 120 + 200, 200 + 120 + 200, 200 + 120)


def test_a_goal_brings_200() -> None:  # CH-END-2
    scene = over(ending().company("anglo", director=1, managers=(1,)))
    assert told(scene, "goal won", "seat", "goal", "amount") == [(1, "most_managers", 200)]


@pytest.mark.parametrize("goal", [*STAFF, "richest_company", "most_10_percent", "most_20_percent"])
def test_nobody_wins_a_goal_with_nothing(goal: str) -> None:  # CH-END-3, R-GOAL-1
    scene = ending(goal, seats=2).company("anglo", director=1, treasury=0).company("libby", director=0, treasury=0)
    assert over(scene).events("goal won") == []


def test_a_table_without_goals_counts_none() -> None:  # CH-END-2
    scene = table("cleanup", seats=2, decade=5, goals=False).company("anglo", director=1, treasury=900, managers=(1,))
    assert over(scene.company("libby", workers=(2,))).match.scores == (320, 320)


# The winner --------------------------------------------------------------------------------------------------------


def test_who_has_the_most_wealth_wins() -> None:  # CH-END-4
    scene = ending().seat(0, money=100).seat(1, money=301).seat(2, money=0)
    scene.company("anglo", director=0, managers=(1,)).company("libby", director=1).company("spalding", director=2)
    assert over(scene).match.winners == (1,)  # one more than with the goal
    assert scene.match.scores == (420, 421, 120)
    assert told(scene, "won", "seat") == [(1,)]


def test_of_several_who_has_won_more_goals() -> None:  # CH-END-4
    scene = ending().seat(0, money=300).seat(1, money=100).seat(2, money=300)
    scene.company("anglo", director=0).company("libby", director=1, managers=(1,)).company("spalding", director=2)
    assert over(scene).match.scores == (420, 420, 420)
    assert scene.match.winners == (1,)


def test_whoever_is_equal_in_goals_too_shares_the_win() -> None:  # CH-END-4
    scene = ending().seat(0, money=100).seat(1, money=100).seat(2, money=300)
    scene.company("anglo", director=0, managers=(1,)).company("libby", director=1, managers=(1,))
    assert over(scene.company("spalding", director=2)).match.winners == (0, 1)


# Public goals ------------------------------------------------------------------------------------------------------


def with_companies(goal: str, **charters: dict[str, Any]) -> list[int]:
    """Who wins that goal: seat 0 directs Anglo and Elgin, seat 1 Libby, seat 2 Spalding, with what is named."""
    scene = ending(goal)
    for name, director in (("anglo", 0), ("elgin", 0), ("libby", 1), ("spalding", 2)):
        scene.company(name, **({"director": director, "treasury": 0} | charters.get(name, {})))
    return winners(over(scene), goal)


@pytest.mark.parametrize(
    ("goal", "single", "double"),
    [
        ("most_managers", {"managers": (1,)}, {"managers": (1, 1)}),
        ("most_salespeople", {"salespeople": 1}, {"salespeople": 2}),
        ("most_workers", {"workers": (1,)}, {"workers": (1, 1)}),
        ("most_automation", {"automated": (1,)}, {"automated": (1, 1)}),
    ],
)
def test_staff_is_counted_in_all_companies_that_a_player_directs(
    goal: str, single: dict[str, Any], double: dict[str, Any]
) -> None:  # CH-GOAL-1, CH-GOAL-3, CH-GOAL-7, CH-GOAL-9
    assert with_companies(goal, libby=double) == [1]
    assert with_companies(goal, anglo=single, libby=double) == [1]
    assert with_companies(goal, anglo=single, elgin=single, libby=double) == [0, 1]
    assert with_companies(goal, anglo=single, elgin=double, libby=double) == [0]


def test_workers_are_those_that_have_not_been_automated() -> None:  # CH-GOAL-7, CH-GOAL-9
    automated = {"workers": (0, 1), "automated": (2, 1)}
    assert with_companies("most_workers", libby=automated, spalding={"workers": (1, 1)}) == [2]
    assert with_companies("most_automation", libby=automated, spalding={"workers": (1, 2)}) == [1]


def test_who_directs_the_company_of_highest_prestige_has_its_goal() -> None:  # CH-GOAL-2
    several = {"anglo": {"prestige": 9}, "elgin": {"prestige": 9}, "spalding": {"prestige": 2}}
    assert with_companies("top_prestige", **several, libby={"prestige": 10}) == [1]
    assert with_companies("top_prestige", **several, libby={"prestige": 8}) == [0]


def test_companies_on_one_space_of_prestige_are_equal() -> None:  # CH-GOAL-2, R-GOAL-1
    assert with_companies("top_prestige", libby={"prestige": 7}, spalding={"prestige": 7}) == [1, 2]


def test_the_goal_of_the_treasury_looks_at_single_companies() -> None:  # CH-GOAL-4
    assert with_companies(
        "richest_company", anglo={"treasury": 200}, elgin={"treasury": 200}, libby={"treasury": 201}
    ) == [1]
    assert with_companies("richest_company", anglo={"treasury": 200}, libby={"treasury": 200}) == [0, 1]
    assert with_companies("richest_company", spalding={"treasury": 10}, libby={"goods": 9, "price": 400}) == [2]


def test_assets_are_counted_on_all_charters_used_ones_too() -> None:  # CH-GOAL-5
    assert with_companies("most_assets", libby={"assets": ("foundry",)}) == [1]
    scene = ending("most_assets").company("anglo", director=0, assets=("foundry",)).company("spalding", director=1)
    scene.company("libby", director=0, assets=("workshop",)).company("swift", director=1, assets=("fuelworks",))
    assert winners(over(scene.board(spent=("foundry",))), "most_assets") == [0]


@pytest.mark.parametrize(
    ("extra", "won_by"),
    [
        ([(), (), ()], [0, 1, 2]),
        ([("factories",), (), ()], [0]),
        ([("factories",), ("prestige",), ()], [0, 1]),
        ([("factories",), ("prestige", "factories"), ("prestige",)], [1]),
    ],
)
def test_partners_count_that_have_been_gained(extra: list[tuple[str, ...]], won_by: list[int]) -> None:  # CH-GOAL-6
    scene = ending("most_partners")
    for seat, sources in enumerate(extra):
        scene.seat(seat, extra_partners=sources)
    assert winners(over(scene), "most_partners") == won_by


def test_a_partner_on_the_bank_treasury_does_not_count() -> None:  # CH-GOAL-6, CH-STOCK-21
    scene = ending("most_partners").seat(0, directs=False).seat(1, extra_partners=("prestige",))
    assert winners(over(scene), "most_partners") == [1]


def held(goal: str, commons: list[dict[int | str, int]], preferred: list[int | str]) -> list[int]:
    """Who wins a goal of certificates: those of Anglo, Libby and Spalding are held so; seats 0, 1, 2 direct them."""
    scene = ending(goal)
    for number, name in enumerate(("anglo", "libby", "spalding")):
        scene.company(name, director=number, held=commons[number], preferred=preferred[number])
    return winners(over(scene), goal)


def test_common_certificates_are_counted_and_no_others() -> None:  # CH-GOAL-8
    bank: list[int | str] = ["bank"] * 3
    assert held("most_10_percent", [{0: 2}, {0: 1, 1: 2}, {1: 2}], bank) == [1]
    assert held("most_10_percent", [{0: 2}, {1: 1}, {1: 1}], bank) == [0, 1]
    assert held("most_10_percent", [{1: 1}, {1: 1}, {}], [2, 2, 0]) == [1]


def test_preferred_certificates_are_counted() -> None:  # CH-GOAL-10
    assert held("most_20_percent", [{0: 2}, {0: 1}, {0: 1}], [1, "bank", "company"]) == [1]
    assert held("most_20_percent", [{}, {}, {}], [1, 2, 1]) == [1]
    assert held("most_20_percent", [{}, {}, {}], [1, 2, 0]) == [0, 1, 2]

"""Final scoring: section 13 of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.games.wall_street.scene import Scene, the_end

COMPANIES = ["corn", "cotton", "steel", "oil"]
MINIMUM = {"corn": 5, "cotton": 5, "steel": 4, "oil": 3}
"""With three players."""


# Shares ------------------------------------------------------------------------------------------------------------


def test_all_shares_are_shown() -> None:  # WS-SCORE-1
    table = the_end(shares={1: ["corn-1", "dual-corn-oil"]}, secret={1: "capital-oil"})
    assert table.view(2)["players"][1]["shares"] == ["corn-1", "dual-corn-oil"]
    assert [player["secret"] for player in table.view()["players"]][1:] == ["capital-oil", "capital-steel"]
    assert [hand["shares"] for hand in table.events("hand")] == [[], ["corn-1", "dual-corn-oil"], []]


def test_the_secret_share_joins_the_others_and_gives_its_points() -> None:  # WS-SCORE-1
    table = the_end(
        shares={0: ["corn-1"] * 4, 1: ["corn-2"] * 2}, secret={0: "capital-corn", 1: "capital-oil"}
    ).finish()
    assert (table.scored(0, "corn"), table.scored(0, "secret")) == ([5 * 5], [3])
    assert (table.scored(1, "corn"), table.scored(1, "secret")) == ([0], [])


def test_dual_and_gold_shares_are_assigned_card_by_card() -> None:  # WS-SCORE-2
    table = the_end(shares={0: ["dual-cotton-oil", "gold", "gold"], 1: ["steel-1"]}, secret={2: "capital-gold"})
    assert (table.match.owing, table.texts(1)) == ((0, 2), [])
    assert table.texts(0) == ["best", *(f"assign/{company}" for company in COMPANIES)]
    table.play("assign/corn", "assign/steel")
    assert table.texts(0) == ["assign/cotton", "assign/oil"]
    table.play("assign/oil")
    assert (table.texts(0), table.match.owing) == ([], (2,))
    table.play("assign/oil")
    assigned = [(event["seat"], event["card"], event["company"]) for event in table.events("assigned")]
    assert assigned == [
        (0, "gold", "corn"), (0, "gold", "steel"), (0, "dual-cotton-oil", "oil"), (2, None, "oil"),
    ]  # fmt: skip


def test_assigned_shares_count_as_shares_of_the_company() -> None:  # WS-SCORE-2
    table = the_end(shares={0: ["oil-1", "gold", "dual-corn-oil"]}, values={"oil": 7})
    assert table.play("assign/oil", "assign/oil").scored(0, "oil") == [21]


@pytest.mark.parametrize("seed", range(40))
def test_the_best_assignment_is_as_good_as_every_other(seed: int) -> None:  # WS-SCORE-3
    rng = Random(seed)
    table = random_end(rng)
    best = [best_points(table, seat) for seat in range(3)]
    table.finish()
    assert [sum(table.scored(seat, "company")) for seat in range(3)] == best


def test_a_player_may_change_the_proposed_assignment() -> None:  # WS-SCORE-3
    shares = {0: ["oil-1", "oil-1", "gold"]}
    assert the_end(shares=shares).finish().scored(0, "oil") == [15]
    assert the_end(shares=shares).play("assign/corn").scored(0, "oil") == [0]


def random_end(rng: Random) -> Scene:
    """An end with random values, events, shares and secret shares."""
    cards = Counter({"gold": 6, "corn-1": 5, "corn-2": 3, "cotton-1": 4, "cotton-2": 3, "steel-1": 4, "oil-1": 2})
    duals = rng.sample(["dual-corn-cotton", "dual-corn-oil", "dual-cotton-steel", "dual-corn-steel"], 3)
    dealt = rng.sample([*cards.elements(), *duals], 24)
    shares = {seat: dealt[seat::3] for seat in range(3)}
    secrets = rng.sample(["capital-corn", "capital-steel", "capital-oil", "capital-gold"], 3)
    return the_end(
        rng.choice([None, "gold_debased", "share_loss", "value_halved"]),
        shares=shares,
        secret=dict(enumerate(secrets)),
        values={company: rng.randint(1, 10) for company in COMPANIES},
    )


def best_points(table: Scene, seat: int) -> int:
    """The most points for companies among all assignments, each tried."""
    event = table.view()["event"]
    player = table.player(seat)
    held: Counter[str] = Counter()
    choices: list[list[str]] = []
    for card in [*player["shares"], player["secret"].removeprefix("capital-") + "-1"]:
        name, *rest = card.split("-")
        if name == "dual":
            choices.append(rest)
        elif name != "gold":
            held[name] += int(rest[0])
        elif event != "gold_debased":
            choices.append(COMPANIES)
    return max(company_points(table.values(), held + Counter(chosen), event) for chosen in product(*choices))


def company_points(values: dict[str, int], held: Counter[str], event: str | None) -> int:
    """The points for that many shares of each company."""
    points = 0
    for company, least in MINIMUM.items():
        count = max(held[company] - (event == "share_loss"), 0)
        value = (values[company] + 1) // 2 if event == "value_halved" else values[company]
        points += count * value if count >= least else 0
    return points


# Points ------------------------------------------------------------------------------------------------------------


def test_points_of_fluctuation_cards_are_added_and_loans_subtracted() -> None:  # WS-SCORE-4
    table = the_end(fluctuations={1: ["corn-up-1", "black-day"]}, loans={1: 3, 2: 1}).finish()
    assert [table.scored(seat, "fluctuations") for seat in range(3)] == [[], [5], []]
    assert [table.scored(seat, "loans") for seat in range(3)] == [[], [-24], [-8]]


def test_companies_are_counted_in_the_order_of_the_board() -> None:  # WS-SCORE-5
    table = the_end().finish()
    order = [event["company"] for event in table.events("scored") if event["company"]]
    assert list(dict.fromkeys(order)) == COMPANIES
    assert order == sorted(order, key=COMPANIES.index)


def test_shares_times_value_from_the_minimum_on() -> None:  # WS-SCORE-5
    table = the_end(shares={0: ["steel-2", "steel-2"]}, values={"steel": 9}).finish()
    assert table.view()["minimum"] == MINIMUM
    assert table.scored(0, "company") == [0, 0, 36, 0]


def test_a_player_below_the_minimum_gets_nothing_for_the_company() -> None:  # WS-SCORE-5
    table = the_end(shares={0: ["steel-2", "steel-1"]}, values={"steel": 9}).finish()
    assert table.scored(0, "company") == [0, 0, 0, 0]


def test_each_dollar_of_cash_is_a_point() -> None:  # WS-SCORE-6
    table = the_end(cash={0: 0, 1: 1, 2: 17}, secret={2: "capital-oil"}).finish()
    assert [table.scored(seat, "cash") for seat in range(3)] == [[], [1], [17]]
    assert table.match.scores == (3, 2 + 1, 17)


def tie(**given: Any) -> Scene:
    """An end with 9 points for the first two players, and fewer for the third."""
    return the_end(secret={0: "capital-corn", 1: "capital-oil"}, cash={0: 6, 1: 9, 2: 0}, **given).finish()


def test_most_points_win() -> None:  # WS-SCORE-7
    table = the_end(cash={0: 2, 1: 20, 2: 3}, capital={0: 7, 1: 4, 2: 7}).finish()
    assert (table.match.winners, table.events("won")) == ((1,), [{"event": "won", "seat": 1}])


def test_a_tie_goes_to_the_higher_capital() -> None:  # WS-SCORE-7
    table = tie(capital={0: 5, 1: 6, 2: 7})
    assert table.match.scores is not None
    assert (table.match.scores[:2], table.match.winners) == ((9, 9), (1,))


def test_players_still_tied_share_the_win() -> None:  # WS-SCORE-7
    assert tie(capital={0: 5, 1: 5, 2: 7}).match.winners == (0, 1)


def test_totals_can_be_negative() -> None:  # WS-SCORE-8
    table = the_end(cash={0: 1, 1: 0, 2: 0}, loans={0: 2, 1: 1, 2: 1}, secret={1: "capital-oil"}).finish()
    assert table.match.scores == (3 - 16 + 1, -8, 1 - 8)
    assert table.match.winners == (2,)

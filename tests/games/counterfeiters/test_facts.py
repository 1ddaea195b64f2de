"""A chain of facts about a player's money, and the pairs of cash and account that agree with it."""

from __future__ import annotations

from random import Random

import pytest

from corro.games.counterfeiters.purse import Fact, Purse, godfather_gets
from tests.games.counterfeiters.guess import guesses, half


def chained(*facts: tuple[int, int]) -> Purse:
    """A purse with these facts, in tens."""
    found = Purse(None, *facts[0])
    for kind, amount in facts[1:]:
        found = Purse(found, kind, amount)
    return found


def told(*facts: tuple[int, int]) -> list[dict[str, object]]:
    """The same facts as everybody is told them."""
    names = {Fact.START: "started", Fact.RECEIVED: "received", Fact.PAID: "paid", Fact.FLEW: "flew"}
    found: list[dict[str, object]] = [{"event": names.get(kind, "protection"), "seat": 0} for kind, _ in facts]
    for event, (kind, amount) in zip(found, facts, strict=True):
        if kind in names:
            event["cash" if kind == Fact.START else "amount"] = 10 * amount
    return found


@pytest.mark.parametrize("start", [499, 500, 501, 503, 512])
def test_one_flight_moves_at_most_five_thousand(start: int) -> None:  # CF-FLY-1
    facts = [(Fact.START, start), (Fact.FLEW, 0), (Fact.GODFATHER, 0), (Fact.FLEW, 0), (Fact.PAID, start // 2)]
    for length in range(1, len(facts) + 1):
        found = {(10 * cash, 10 * account) for cash, account in chained(*facts[:length]).possible(2)}
        assert found == guesses(told(*facts[:length]), 0)
    assert ((0, start) in chained(*facts[:2]).possible(2)) == (start <= 500)


def test_any_chain_of_facts_leaves_what_trying_finds() -> None:  # CF-FLY-1, CF-POLICE-2
    rng = Random(1)
    for _ in range(150):
        facts = [(Fact.START, rng.randrange(8))]
        for _ in range(rng.randrange(9)):
            kind = rng.choice((Fact.RECEIVED, Fact.PAID, Fact.FLEW, Fact.GODFATHER))
            facts.append((kind, rng.randrange(5) if kind in (Fact.RECEIVED, Fact.PAID) else 0))
        found = [(10 * cash, 10 * account) for cash, account in chained(*facts).possible(2)]
        assert {*found} == guesses(told(*facts), 0)
        assert found == sorted(found, key=lambda pair: (sum(pair), pair))


def test_a_flight_that_may_have_moved_nothing_adds_the_pair_it_began_with() -> None:  # R-EMPTY-1
    assert chained((Fact.START, 2), (Fact.FLEW, 0)).possible(2) == [(0, 2), (1, 1)]
    assert chained((Fact.START, 2), (Fact.STAYED, 0)).possible(2) == [(0, 2), (1, 1), (2, 0)]


def test_who_sees_the_payment_knows_more() -> None:  # R-HIDDEN-2
    flew = [(Fact.START, 7), (Fact.FLEW, 0)]
    pairs = {(cash - godfather_gets(cash, 2), 7 - cash) for cash in range(7) if godfather_gets(cash, 2) == 2}
    assert {*chained(*flew, (Fact.GODFATHER_SAW, 2)).possible(2)} == pairs == {(1, 4), (2, 3)}
    assert [10 * godfather_gets(cash, 2) for cash in range(9)] == [half(10 * cash) for cash in range(9)]

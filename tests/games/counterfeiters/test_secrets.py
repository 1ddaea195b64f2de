"""What others are shown of a player, whatever is behind the screen: stories of secret money."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import corro
from tests.games.counterfeiters.finale import finale
from tests.games.counterfeiters.guess import Pairs, guesses
from tests.games.counterfeiters.scene import Scene, changed, opening, scene

FLOWN = [["start", 100], ["could fly", 10], ["flew", 0]]
WORLDS = 120


def reached(match: corro.Match, seat: int | None, other: int) -> Pairs:
    """The money that another seat has in many redeals."""
    found = set()
    for number in range(WORLDS):
        state: Any = match.redeal(seat, Random(number)).position()["state"]
        found.add((state["players"][other]["cash"], state["players"][other]["account"]))
    return found


def splits(total: int) -> Pairs:
    """Every way to have that much money."""
    return {(cash, total - cash) for cash in range(0, total + 10, 10)}


def told(table: Scene, seat: int | None) -> str:
    """Everything that a seat is shown, as text."""
    return json.dumps([table.view(seat), table.match.events(seat), table.match.owing])


def test_cash_and_account_of_the_others_are_known_until_somebody_flies() -> None:  # CF-SETUP-8, CF-FRAUD-1
    table = opening(2).play("first/0", "place/fraud-1")
    assert (reached(table.match, 1, 0), reached(table.match, None, 1)) == ({(50, 0)}, {(30, 0)})


def test_a_flight_hides_how_money_is_divided() -> None:  # CF-FLY-1, CF-FLY-2
    table = opening(2).play("first/0", "place/fraud-1", "pass", "place/commercial-1")
    assert reached(table.match, 1, 0) == {(20, 0)}
    table.play("deposit/20")
    assert reached(table.match, 1, 0) == {(10, 10), (0, 20)}
    assert reached(table.match, 0, 0) == {(0, 20)}


def test_a_price_shows_how_much_cash_there_was_at_least() -> None:  # CF-MARKET-4, CF-FLY-6
    table = scene(seats=2, cash={0: 60}, account={0: 40}, facts={0: FLOWN})
    assert reached(table.match, 1, 0) == splits(100) - {(100, 0)}
    table.play("place/market-1")
    assert reached(table.match, 1, 0) == {(cash - 40, account) for cash, account in splits(100) if 40 <= cash < 100}


def test_who_stands_on_a_flight_space_has_something_to_move_in_every_world() -> None:  # CF-FLY-1
    given: Any = {"cards": {0: ["printer", "ink", "private_jet"]}, "facts": {0: [["start", 20], *FLOWN[1:]]}}
    table = scene(seats=2, cash={0: 10}, account={0: 10}, **given).play("place/jet-1")
    for number in range(WORLDS):
        world = table.match.redeal(1, Random(number))
        assert (world.owing, len(world.moves(0))) == ((0,), 2)
    broke = [["start", 20], *FLOWN[1:], *FLOWN[1:], ["godfather", 0], ["godfather", 0]]
    table = scene(seats=2, cash={0: 0}, account={0: 20}, **given | {"facts": {0: broke}})
    assert reached(table.match, 1, 0) == {(0, 20), (0, 10), (0, 0)}
    assert reached(table.play("place/jet-1").match, 1, 0) == {(0, 20), (0, 10)}


def test_who_paid_for_a_flight_had_the_cash() -> None:  # CF-FLY-2
    paid = scene(seats=2, cash={0: 40}, account={0: 60}, facts={0: FLOWN}).play("place/commercial-1")
    assert reached(paid.match, 1, 0) == {(cash - 30, account) for cash, account in splits(100) if 30 <= cash < 100}


def test_who_lifted_a_henchman_has_a_space_for_it_in_every_world() -> None:  # CF-LAWYER-1, CF-LAWYER-4
    table = finale(
        1, seats=2, cash={0: 40}, account={0: 50}, passed={0: 1},
        cards={0: ["printer", "paper", "good_lawyer"]},
        henchmen={0: ["print-2", "market-1"], 1: ["sunglasses-1", "fraud-1"]},
    ).play("place/print-1")  # fmt: skip
    assert reached(table.match, 1, 0) == splits(90) - {(90, 0)}
    table.play("move/market-1")
    assert "place/market-4" in table.texts()
    assert reached(table.match, 1, 0) == splits(90) - {(90, 0), (0, 90)}


def test_a_seat_that_can_afford_nothing_is_asked_like_any_other() -> None:  # CF-PASS-4, CF-MARKET-4
    rich = scene(seats=2, player=1, cash={1: 90}, account={1: 10}, facts={1: FLOWN})
    poor = scene(seats=2, player=1, cash={1: 0}, account={1: 100}, facts={1: FLOWN})
    assert rich.match.owing == poor.match.owing == (1,)
    assert len(poor.texts()) < len(rich.texts())
    assert "pass" in poor.texts()
    for seat in (0, None):
        assert told(rich, seat) == told(poor, seat)
    for table in (rich, poor):
        table.play("pass", "pass")
    assert [told(rich, seat) for seat in (0, None)] == [told(poor, seat) for seat in (0, None)]


def test_a_lawyer_is_asked_although_it_can_afford_nothing() -> None:  # CF-LAWYER-1
    given: Any = {"seats": 2, "cards": {0: ["ink", "printer", "good_lawyer"]}, "facts": {0: FLOWN}}
    given |= {"henchmen": {0: ["market-1"], 1: ["sunglasses-1", "fraud-1"]}, "passed": {0: 2}}
    rich, poor = (finale(1, cash={0: cash}, account={0: 100 - cash}, **given) for cash in (90, 0))
    for table in (rich, poor):
        table.play("pass")
        assert (table.match.owing, table.due()) == ((0,), "TakeBack")
    assert [told(rich, seat) for seat in (1, None)] == [told(poor, seat) for seat in (1, None)]


def test_what_a_flight_moves_is_shown_to_the_player_alone() -> None:  # CF-FLY-1
    one, other = (
        scene(seats=2, cash={0: 80}).play("place/commercial-1", move) for move in ("deposit/10", "deposit/50")
    )
    assert [told(one, seat) for seat in (1, None)] == [told(other, seat) for seat in (1, None)]
    assert one.events("flew", 0) == [{"event": "flew", "seat": 0, "deposited": 10, "withdrawn": 0}]
    assert one.events("flew", 1) == [{"event": "flew", "seat": 0}]


def test_what_the_godfather_gets_is_shown_to_the_player_alone() -> None:  # CF-POLICE-1, R-HIDDEN-2
    given: Any = {"seats": 2, "police": 4, "facts": {1: FLOWN}}
    rich, poor = (scene(cash={1: cash}, account={1: 100 - cash}, **given).play("place/fraud-1") for cash in (90, 10))
    assert [told(rich, seat) for seat in (0, None)] == [told(poor, seat) for seat in (0, None)]
    assert [event.get("amount") for event in rich.events("protection", 1)] == [None, 50]
    assert [event.get("amount") for event in rich.events("protection", 0)] == [40, None]


def test_a_payment_for_all_to_see_bounds_the_cash() -> None:  # R-HIDDEN-2
    table = scene(
        seats=2, police=4, cash={1: 50}, account={1: 50}, facts={1: FLOWN}, box=changed(godfather_payment_public=True)
    )
    table.play("place/fraud-1")
    assert [event["amount"] for event in table.events("protection")] == [40, 30]
    assert reached(table.match, 0, 1) == {(50 - 30, 50), (60 - 30, 40)}


def test_the_events_of_a_redeal_tell_nobody_else_what_was_moved() -> None:  # CF-FLY-1
    table = opening(2).play("first/0", "place/fraud-1", "pass", "place/commercial-1", "deposit/20")
    world = table.match.redeal(1, Random(1))
    assert world.events(1) == table.match.events(1)
    assert [event for event in world.events(0) if "deposited" in event] == []
    assert reached(table.match, 1, 0) == guesses(table.match.events(None), 0)


def test_a_fortune_is_moved_five_thousand_at_a_time() -> None:  # CF-FLY-1
    table = scene(seats=2, cash={0: 6030}).play("place/commercial-1")
    assert (len(table.texts()), table.texts()[-1]) == (500, "deposit/5000")
    found = reached(table.play("deposit/5000").match, 1, 0)
    assert len(found) > WORLDS // 2
    assert found <= {(6000 - moved, moved) for moved in range(10, 5010, 10)}

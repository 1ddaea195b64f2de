"""What the greedy bot makes of a table of Chicago 1875: it plays as a sensible person would."""

from __future__ import annotations

import random
from typing import Any

import pytest

import corro
from tests.games.chicago.scene import Scene, table


def plays(scene: Scene, seat: int = 0) -> str:
    return corro.bots.choose("greedy", with_chance(scene), seat, random.Random(1)).text


def with_chance(scene: Scene) -> corro.Match:
    """The same table with chance of its own, so that a bot can look past a draw."""
    position: dict[str, Any] = scene.settle().match.position()
    return corro.resume(position | {"chance": {"key": "ab" * 32, "counter": 0}})


def operates(step: str = "produce", **firm: Any) -> Scene:
    given: Any = {"director": 0, "price": 40, "treasury": 100, "held": {0: 2, 1: 3}} | firm
    return table("operations", seats=2, decade=2, operating="libby", step=step).company("libby", **given).start()


def test_the_parts_are_named_and_make_up_the_worth() -> None:
    match = with_chance(operates())
    for one in corro.bots.explain("greedy", match, 0, random.Random(1)):
        assert set(one.parts) <= {"money", "shares", "companies", "partners", "buildings"}
        assert one.worth == pytest.approx(sum(one.parts.values()))


def test_a_factory_that_can_run_is_run() -> None:
    scene = operates(workers=(2, 2), cubes={"steel": 1, "livestock": 1})
    assert plays(scene) in ("run", "load/10-steel", "load/10-livestock", "load/20-steel", "load/20-livestock")
    while plays(scene) != "run":
        scene.play(plays(scene))
    assert scene.play("run").firm("libby")["goods"] >= 3


def test_goods_are_sold() -> None:
    assert plays(operates("sell", goods=3)).startswith("ship/")


def test_dividends_are_paid_when_they_lift_the_price() -> None:
    scene = operates("sell", goods=4, workers=(2, 2))
    match = with_chance(scene)
    position: Any = match.position()
    position["state"] |= {"run": 2, "shipped": 4, "income": 160}
    position["agenda"][0] = {"step": "PayOrWithhold", "seat": 0, "company": "libby"}
    position["agenda"] = [step for step in position["agenda"] if step["step"] != "Pay"]
    again = corro.resume(position)
    assert corro.bots.choose("greedy", again, 0, random.Random(1)).text == "pay"


def test_an_empty_company_hires_workers_first() -> None:
    scene = table("management", seats=2, decade=1).company("libby", director=0, treasury=180, price=60).start()
    assert plays(scene) == "space/job_market"


def test_a_rising_company_is_bought_and_its_director_keeps_it() -> None:
    scene = table("stock", seats=2, decade=2).seat(0, money=100)
    scene.company("swift", director=1, price=40, treasury=50, workers=(2, 3), automated=(0, 0)).start()
    assert plays(scene).startswith("buy/swift-")


def test_a_company_without_staff_is_not_bought_in_the_last_decade() -> None:
    scene = table("stock", seats=2, decade=5).seat(0, money=300)
    scene.company("swift", director=1, price=40, treasury=0).company("libby", director=0, price=40).start()
    assert not plays(scene).startswith("buy/")


def test_a_drop_is_prevented() -> None:
    scene = table("stock", seats=2, decade=2).company(
        "libby", director=0, price=100, held={0: 1, 1: 2}, assets=("price_protection",), workers=(2, 2)
    )
    scene.start().play("pass", "sell/libby-common", "settle")
    assert scene.match.owing == (0,)
    assert plays(scene) == "protect"


def test_what_it_thinks_depends_on_nothing_hidden() -> None:
    match = with_chance(table("management", seats=3, decade=3).company("libby", director=0).start())
    worlds = [match.redeal(0, random.Random(seed)) for seed in range(6)]
    assert len({world.digest() for world in worlds}) > 1
    assert {str(world.estimate(0)) for world in worlds} == {str(match.estimate(0))}

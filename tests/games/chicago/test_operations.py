"""4. Operations: the order of companies and of their steps, what is free in a turn, and buying cubes."""

from __future__ import annotations

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import chain, haymarket, idle, told, verbs, works

CHAIN = {"x": {"coal": 3}, "30": {"steel": 2}, "20": {"wood": 1, "coal": 1}, "10": {"livestock": 2, "steel": 1}}


def operating(scene: Scene) -> list[str]:
    """The companies that operate from now to the end of the phase, in order."""
    order = []
    while scene.settle().view()["phase"] == "operations":
        order.append(scene.view()["operating"])
        idle(scene)
    return order


# Order -------------------------------------------------------------------------------------------------------------


def test_all_companies_operate_once_the_highest_first_and_of_a_stack_the_upper() -> None:  # CH-OPS-1, CH-PREST-2
    scene = table("operations", decade=2, step="before")
    scene.company("swift", director=1, prestige=3).company("libby", director=0, prestige=4)
    scene.company("elgin", director=2, prestige=4).company("anglo", director=1, prestige=7).start().play("stay")
    assert scene.view()["operating_order"] == ["anglo", "libby", "elgin", "swift"]
    assert operating(scene) == ["anglo", "libby", "elgin", "swift"]
    assert told(scene, "operates", "company") == [("anglo",), ("libby",), ("elgin",), ("swift",)]
    assert (scene.view()["phase"], scene.view()["decade"]) == ("stock", 3)


def test_a_company_that_lands_on_one_that_has_operated_does_not_bring_it_back() -> None:  # CH-OPS-1, CH-PREST-1
    scene = table("operations", operating="elgin", seats=2).company("elgin", director=1, prestige=2)
    scene.company("cracker_jack", director=0, prestige=1, workers=(1,), managers=(1,), cubes={"wood": 1})
    scene.company("libby", director=0, prestige=1).start()
    idle(scene)
    assert scene.view()["operating"] == "cracker_jack"
    scene.play("run")
    assert scene.view()["operating_order"] == ["cracker_jack", "elgin", "libby"]
    assert operating(scene) == ["cracker_jack", "libby"]


def test_a_director_has_one_turn_for_each_company() -> None:  # CH-OPS-1, CH-GEN-8
    scene = table("operations", seats=2).company("anglo", director=1).company("libby", director=0)
    scene.company("spalding", director=1).start()
    asked = []
    while scene.settle().view()["phase"] == "operations":
        asked.append((scene.view()["operating"], scene.turn()))
        idle(scene)
    assert asked == [("anglo", 1), ("libby", 0), ("spalding", 1)]


# Free actions ------------------------------------------------------------------------------------------------------


def test_trades_are_free_in_every_step_of_the_turn() -> None:  # CH-OPS-2, CH-MGMT-8, R-PAY-1
    scene = works(goods=1, cubes={"wood": 2})
    for due, on in (("Produce", "stop"), ("SellGoods", "done"), ("PayOrWithhold", "withhold"), ("FinishTurn", "end")):
        assert scene.due() == due
        assert "trade/libby" in scene.texts()
        scene.play(on)


def test_a_trade_gives_haymarket_two_equal_cubes_for_another_kind() -> None:  # CH-OPS-2, CH-MGMT-8
    there = {"steel": 2, "wood": 1, "coal": 0, "livestock": 0}
    scene = works(cubes={"wood": 5, "coal": 1}, board={"haymarket": there}).play("trade/libby", "swap/wood-steel")
    scene.play("trade/libby", "swap/wood-steel")
    assert scene.cubes("libby") == {"steel": 2, "wood": 1, "coal": 1}
    assert haymarket(scene) == {"wood": 5}
    assert told(scene, "traded", "gave", "took") == [("wood", "steel")] * 2


def test_a_company_uses_its_own_assets_and_cubes_and_no_others() -> None:  # CH-OPS-2, CH-ASSET-4
    scene = table("operations", operating="libby", seats=2)
    scene.company("libby", assets=("foundry",), cubes={"coal": 2})
    scene.company("anglo", assets=("workshop",), cubes={"wood": 2}).start()
    free = [text for text in scene.texts() if text.split("/")[0] in {"use", "trade", "discard"}]
    assert free == ["trade/libby", "use/foundry", "discard/foundry"]
    scene.play("use/foundry")
    assert scene.cubes("libby") == {"steel": 1, "wood": 1, "coal": 2}
    assert "use/foundry" not in scene.texts()


def test_goods_are_sold_together_without_a_free_action_between() -> None:  # CH-OPS-2, R-SELL-3
    scene = works(goods=2, cubes={"wood": 2}, assets=("foundry",)).play("stop")
    assert verbs(scene) == {"ship", "done", "trade", "use", "discard"}
    assert verbs(scene.play("ship/middle-1")) == {"ship", "done"}


# Steps -------------------------------------------------------------------------------------------------------------


def test_the_steps_of_a_turn_come_one_after_the_other() -> None:  # CH-OPS-3
    scene = table("operations", operating="elgin", seats=2, mode="advanced").company("elgin", director=1, prestige=5)
    scene.company("libby", director=0, goods=1, cubes={"wood": 2}).start()
    idle(scene)
    assert scene.view()["operating"] == "libby"
    assert idle(scene) == ["Issue", "Produce", "SellGoods", "PayOrWithhold", "FinishTurn"]


def test_a_whole_turn_is_told_in_the_order_of_its_steps() -> None:  # CH-OPS-3
    scene = works(workers=(2,), board={"chain": CHAIN}, held={1: 1}, price=40)
    scene.play("load/10-steel", "load/10-livestock", "load/10-livestock", "run", "stop", "ship/right-2", "done", "pay")
    told_of = ("loaded", "ran", "shipped", "dividends", "dividend", "share price", "slid", "supplied", "operates")
    names = [name for name in scene.settle().told() if name in told_of]
    assert list(dict.fromkeys(names)) == list(told_of)
    assert names == sorted(names, key=told_of.index)


def test_a_step_that_is_over_does_not_come_back() -> None:  # CH-OPS-3, CH-OPS-BUY-2
    scene = works(workers=(2,), cubes={"livestock": 2, "steel": 1, "wood": 2}, goods=2)
    seen = []
    for on in ("stop", "ship/middle-1", "done", "withhold"):
        seen.append(verbs(scene) - {"trade"})
        scene.play(on)
    assert seen == [{"run", "load", "stop"}, {"ship", "done"}, {"ship", "done"}, {"withhold"}]
    assert verbs(scene) == {"trade", "end"}


# 1 Buy cubes -------------------------------------------------------------------------------------------------------


def test_all_cubes_but_those_on_x_and_in_haymarket_are_for_sale() -> None:  # CH-OPS-BUY-1
    there = {"x": {"coal": 3}, "30": {"steel": 2}, "20": {"wood": 3}, "10": {"livestock": 1}}
    scene = works(board={"chain": there, "haymarket": {"coal": 2}})
    assert [text for text in scene.texts() if text != "stop"] == ["load/30-steel", "load/20-wood", "load/10-livestock"]


@pytest.mark.parametrize(("space", "kind", "left"), [("10", "livestock", 1), ("20", "coal", 0), ("30", "steel", 1)])
def test_a_cube_costs_the_number_of_its_space_out_of_the_treasury(
    space: str, kind: str, left: int
) -> None:  # CH-OPS-BUY-1, CH-GEN-1
    scene = works(treasury=50, player={"money": 75}, board={"chain": CHAIN}).play(f"load/{space}-{kind}")
    assert (scene.treasury("libby"), scene.money(0), scene.cubes("libby")) == (50 - int(space), 75, {kind: 1})
    assert scene.view()["supply_chain"][space][kind] == left
    assert told(scene, "loaded", "resource", "amount") == [(kind, int(space))]


def test_a_company_buys_as_many_cubes_as_it_likes() -> None:  # CH-OPS-BUY-1, CH-GEN-7
    scene = works(treasury=200, board={"chain": CHAIN})
    while "load" in verbs(scene):
        scene.play(next(text for text in scene.texts() if text.startswith("load")))
    assert scene.cubes("libby") == {"steel": 3, "wood": 1, "coal": 1, "livestock": 2}
    assert scene.treasury("libby") == 200 - 2 * 30 - 2 * 20 - 3 * 10
    assert chain(scene) == {"x": {"coal": 3}, "30": {}, "20": {}, "10": {}}


@pytest.mark.parametrize(
    ("treasury", "spaces"), [(9, []), (10, ["10"]), (19, ["10"]), (20, ["20", "10"]), (30, ["30", "20", "10"])]
)
def test_a_cube_that_the_treasury_cannot_pay_is_not_for_sale(treasury: int, spaces: list[str]) -> None:  # CH-OPS-BUY-1
    scene = works(treasury=treasury, player={"money": 500}, board={"chain": CHAIN})
    offered = [text[5:].partition("-")[0] for text in scene.texts() if text.startswith("load/")]
    assert list(dict.fromkeys(offered)) == spaces


def test_cubes_can_be_bought_between_two_factories() -> None:  # CH-OPS-BUY-2
    scene = works(workers=(2, 2), cubes={"steel": 1, "livestock": 3}, board={"chain": CHAIN}).play("run")
    assert "run" not in scene.texts()
    scene.play("load/10-steel", "run")
    assert told(scene, "ran", "factory") == [("libby-1",), ("libby-2",)]


def test_the_spaces_are_not_filled_before_the_turn_is_over() -> None:  # CH-OPS-BUY-2, CH-OPS-CHAIN-1
    scene = works(cubes={"wood": 2}, board={"chain": CHAIN})
    scene.play("load/10-livestock", "load/10-livestock", "load/10-steel")
    for on in ("stop", "done", "withhold", "end"):
        assert chain(scene) == CHAIN | {"10": {}}
        scene.play(on)
    assert told(scene, "slid", "from", "to") == [("20", "10"), ("30", "20"), ("x", "30")]

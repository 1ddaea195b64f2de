"""Positions that no match can reach are refused with a sentence that says what cannot be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import corro
from tests.games.chicago.scene import Scene, opening, table

LIBBY = "state/companies/libby"
SEVEN = {"players": [4, 1, 0], "bank": 0, "company": 0}


def edited(scene: Scene, *edits: tuple[str, Any]) -> Any:
    """The position of a scene, with what is found on each path put in place of what is there."""
    data: Any = scene.match.position()
    for path, value in edits:
        inner, *keys = data, *path.split("/")
        for key in keys[:-1]:
            inner = inner[int(key) if isinstance(inner, list) else key]
        inner[int(keys[-1]) if isinstance(inner, list) else keys[-1]] = value
    return data


def refused(position: Any, words: str) -> None:
    """Nobody can go on from there, for this reason."""
    with pytest.raises(corro.BadPosition, match=re.escape(words)):
        corro.resume(position)


def accepted(position: Any) -> None:
    """A match goes on from there."""
    assert corro.resume(position).position() == position


def deciding(treasury: int = 300, **libby: Any) -> Scene:
    """Libby's Director is about to choose a space."""
    return table("management").company("libby", treasury=treasury, **libby).start()


def operating(**options: Any) -> Scene:
    """Libby of seat 0 operates, Swift of seat 0 and Anglo of seat 1 are to come."""
    scene = table("operations", operating="libby", **options)
    scene.company("libby", prestige=9, cubes={"steel": 2}).company("swift").company("anglo", director=1)
    return scene.start()


def trading() -> Scene:
    """A stock turn of the second decade."""
    scene = table("stock", decade=2, special_companies=True).company("american_flyer", director=2, prestige=3)
    scene.company("libby", held={0: 2, 1: 1}, assets=("foundry",)).company("swift", director=1, prestige=5)
    return scene.start()


# Steps that do not fit ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "rival"), [("advanced", 1), ("advanced", 2), ("basic", 3)])
def test_no_certificate_is_given_up_without_a_new_director(mode: str, rival: int) -> None:  # CH-STOCK-17
    scene = table("stock", mode=mode).company("libby", director=0, held={0: 2, 1: rival}).start()
    edits = [("agenda/0/sold", ["libby"] * 3), ("state/players/0/sold", ["libby"]), ("agenda/0/given_up", ["libby"])]
    refused(edited(scene, *edits), "agenda: StockTurn does not fit what lies on the table")
    scene = table("stock", mode="advanced").company("libby", director=0, held={0: 2, 1: 3}).start()
    accepted(edited(scene, *edits))


@pytest.mark.parametrize(("effect", "enough"), [("dividend 300", 300), ("hire 1", 40), ("asset 0", 40)])
def test_a_gain_that_costs_more_than_the_treasury_is_never_due(effect: str, enough: int) -> None:  # CH-GEN-10
    scene = deciding(prestige=2).play("space/advertising")
    assert [step["step"] for step in edited(scene)["agenda"][:2]] == ["TakeBonus", "Gain"]
    gain = ("agenda/1/effect", effect)
    accepted(edited(scene, gain, (f"{LIBBY}/treasury", enough)))
    refused(edited(scene, gain, (f"{LIBBY}/treasury", enough - 1)), "agenda: Gain does not fit")
    refused(edited(scene, ("agenda/1/company", "elgin")), "agenda: Gain does not fit")


def test_nobody_hires_without_money() -> None:  # CH-HIRE-1, CH-GEN-10
    scene = deciding().play("space/job_market")
    accepted(edited(scene, (f"{LIBBY}/treasury", 40)))
    refused(edited(scene, (f"{LIBBY}/treasury", 0)), "agenda: Hire does not fit")


def test_one_asset_is_replaced_for_each_that_is_too_many() -> None:  # CH-ASSET-2
    position = edited(deciding(assets=("foundry",)).play("space/capital_asset", "purchase/union_stockyards"))
    accepted(position)
    position["agenda"][:1] *= 3
    refused(position, "agenda: ReplaceAsset does not fit")


@pytest.mark.parametrize(
    ("seat", "company", "words"),
    [
        (0, "swift", "Trade is not of the company that operates"),
        (1, "anglo", "Trade is not of the company that operates"),
        (0, "anglo", "Trade does not fit"),
        (1, "libby", "Trade does not fit"),
    ],
)
def test_cubes_are_traded_by_who_directs_the_company(seat: int, company: str, words: str) -> None:  # CH-OPS-2
    scene = operating().play("trade/libby")
    refused(edited(scene, ("agenda/0/seat", seat), ("agenda/0/company", company)), f"agenda: {words}")


def test_buildings_are_chosen_out_of_three() -> None:  # CH-BUILD-2
    position = edited(table("construction", decade=2, seats=2).start())
    state = position["state"]
    building = state["past"][1]["dealt"][1].pop()
    state["players"][1]["hand"].remove(building)
    state["stacks"][1].append(building)
    refused(position, "agenda: everybody is dealt buildings up to three")


@pytest.mark.parametrize(("space", "count"), [("job_market", "hired"), ("capital_asset", "discount")])
def test_no_number_in_a_step_is_above_100(space: str, count: str) -> None:  # CH-HIRE-1, CH-ASSET-1
    scene = deciding().play(f"space/{space}")
    accepted(edited(scene, (f"agenda/0/{count}", 100)))
    refused(edited(scene, (f"agenda/0/{count}", 101)), "does not fit what lies on the table")


@pytest.mark.parametrize(("drawn", "step"), [(False, "SetUpPlayers"), (True, "FoundInitial")])
def test_everybody_can_found_a_company(drawn: bool, step: str) -> None:  # CH-SETUP-15, CH-FOUND-2
    scene = opening().settle() if drawn else opening()
    accepted(edited(scene, ("state/players/1/money", 105)))
    refused(edited(scene, ("state/players/1/money", 104)), f"agenda: {step} does not fit")


@pytest.mark.parametrize("decade", [2, 3, 4, 5])
def test_the_first_draws_are_of_the_first_decade(decade: int) -> None:  # CH-SETUP-1
    position = edited(opening(), ("state/decade", decade))
    for player in position["state"]["players"] if decade > 3 else ():
        player.update(partners=3, extra_partners=["third_decade"])
    refused(position, "agenda: SetUpPlayers does not fit")


def test_no_step_is_of_an_option_that_is_not_played() -> None:  # CH-OPS-EMERG-1, CH-VAR-1
    issuing = operating(step="issue", mode="advanced")
    refused(edited(issuing, ("options/mode", "basic")), "agenda: Issue does not fit")
    drafting = table("construction", building_draft=True).start()
    refused(edited(drafting, ("options/building_draft", False)), "past: it does not go as far as the match")


@pytest.mark.parametrize("rows", [False, True])
def test_each_chain_is_refilled_in_its_own_way(rows: bool) -> None:  # CH-VAR-4
    ways: list[dict[str, Any]] = [{"step": "Maintain", "refilled": False}, {"step": "RefillRows"}]
    scene = operating(advanced_supply_chain=rows)
    assert edited(scene)["agenda"][4] == ways[rows]
    refused(edited(scene, ("agenda/4", ways[not rows])), f"agenda: {ways[not rows]['step']} does not fit")


# What lies on the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (f"{LIBBY}/price", 37, "price is 37, but it has to be a space of the track of share prices"),
        (
            "state/ranking",
            ["libby", "swift", "american_flyer"],
            "ranking: companies stand in the order of their prestige",
        ),
        ("state/haymarket/steel", 3, "steel: 19 cubes are on the table, but there are 18"),
        (f"{LIBBY}/commons", SEVEN, "libby: a player has more than 6 shares"),
        (f"{LIBBY}/commons/bank", 1, "libby: there are 5 Common certificates"),
        (f"{LIBBY}/preferred", 0, "libby: nobody has both the Director and the Preferred certificate"),
        (f"{LIBBY}/factories/0", [3, 0, 0], "has no room for all its staff"),
        (f"{LIBBY}/factories/0", [0, 2, 0], "has no room for all its staff"),
        ("state/companies/american_flyer/factories/0", [0, 0, 1], "has no room for all its staff"),
        (f"{LIBBY}/salespeople", 4, "libby: it has no room for all its salespeople"),
        (f"{LIBBY}/assets", ["foundry", "popular_partners"], "libby: it has no slot for all its assets"),
        ("state/companies/swift/assets", ["foundry"], "row: something is there twice"),
        ("state/filled/0", 9, "filled: more goods than spaces"),
        ("state/past", [], "stacks: they hold what has not been dealt"),
        ("state/decade", 3, "past: it does not go as far as the match"),
        ("state/players/0/partners", 3, "players[0]: 2 partners have been earned, and all of them return"),
        ("state/operating", "libby", "operating: a company operates when its turn is due, and only then"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused(path: str, value: Any, words: str) -> None:  # CH-GEN-3, CH-GEN-4
    scene = trading()
    accepted(edited(scene))
    refused(edited(scene, (path, value)), words)


@pytest.mark.parametrize("phase", ["management", "cleanup"])
def test_what_is_due_is_of_the_phase(phase: str) -> None:  # CH-GEN-3
    refused(edited(operating(), ("state/phase", phase)), "is nothing that this phase comes to")


def test_no_building_is_dealt_twice() -> None:  # CH-BUILD-1
    scene = trading()
    first, second = [hand[0] for hand in edited(scene)["state"]["past"][0]["dealt"][:2]]
    position = json.loads(json.dumps(edited(scene)).replace(second, first))
    position["state"]["stacks"][0].append(second)
    refused(position, "past: a building is given away that was not there")

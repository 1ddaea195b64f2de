"""The component set: a company and a building more by data alone, and sets that do not add up."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import corro
from corro import registry
from corro.engine import replay
from corro.engine.components import Components
from tests.games.chicago.deal import PAPER
from tests.games.chicago.scene import Scene, table

PULLMAN = {
    "id": "pullman",
    "name": "Pullman Palace Car Co.",
    "type": "dry_goods",
    "prestige": 2,
    "asset_slots": 1,
    "prices": [60, 70],
    "special": False,
    "factories": [{"workers": 1, "automation": 1, "cubes": ["livestock"], "goods": 2, "manager": ["prestige 1"]}],
    "source": "ours",
}
SCHOOL = {
    "id": "e1_school",
    "era": 1,
    "min_players": 2,
    "workers": 3,
    "fee": 15,
    "payer": "company",
    "effects": ["worker 1"],
    "source": "ours",
}


def larger() -> Any:
    """The box with a sixteenth company and a 45th building."""
    data = copy.deepcopy(PAPER)
    data["set"]["name"] = "larger"
    data["company"].append(PULLMAN)
    data["building"].append(SCHOOL)
    data["counts"] |= {"companies": 16, "buildings": 45, "buildings_per_era": [13, 16, 16]}
    return data


def begun(data: Any, **options: object) -> Scene:
    """A match of two with these components."""
    components = Components(data)
    options["components"] = components.name
    return Scene(None, replay.start(registry.game("chicago"), components, 2, options, None))


def founded() -> Scene:
    """The school is in seat 0's hand, and seat 0 has founded Pullman at 50; the partners are about to be placed."""
    scene = begun(larger()).play("first/0", "deal/e1_school", "found/libby", "par/40", "found/pullman", "par/50")
    scene.play("pass", "pass").by(0, "build/e1_school")
    for seat in (0, 1, 1):
        scene.by(seat, scene.texts(seat)[0])
    return scene


# A company and a building more ---------------------------------------------------------------------------------------


def test_a_new_company_is_founded_like_any_other() -> None:  # CH-FOUND-1, CH-FOUND-2
    scene = begun(larger()).play("first/0")
    scene.settle().play("found/libby", "par/40")
    assert "found/pullman" in scene.texts()
    scene.play("found/pullman", "par/50")
    assert (scene.treasury("pullman"), scene.price("pullman"), scene.firm("pullman")["prestige"]) == (150, 50, 2)
    assert (scene.money(0), scene.player(0)["initial_company"]) == (25, "pullman")
    assert scene.firm("pullman")["price_of_good"] == 60


def test_a_new_building_is_dealt_built_and_used() -> None:  # CH-BUILD-4, CH-MGMT-7
    scene = founded()
    assert scene.player(0)["built"] == ["e1_school"]
    printed = {row["id"]: row["workers"] for row in larger()["building"]}
    came = sum(printed[player["built"][0]] for player in scene.view()["players"])
    assert sum(scene.view()["job_market"].values()) == 4 + came
    scene.play("space/e1_school")
    assert scene.firm("pullman")["factories"] == [{"workers": 1, "managers": 0, "automated": 0}]
    assert (scene.treasury("pullman"), scene.money(0)) == (150 - 15, 25 + 15)


def test_a_new_company_runs_sells_and_pays() -> None:  # CH-OPS-PROD-2, CH-OPS-SELL-3, CH-OPS-PAY-3
    scene = founded().play("space/e1_school", *["space/fundraising_40"] * 3)
    assert scene.view()["operating"] == "pullman"
    scene.play("load/10-livestock", "run", "stop", "ship/left-1", "ship/middle-1", "pay")
    assert [event["amount"] for event in scene.events("shipped")] == [60, 60]
    assert scene.events("filled")[0]["amount"] == 50
    assert (scene.money(0), scene.treasury("pullman")) == (40 + 3 * 17, 135 + 40 - 10 + 7 * 17)
    assert scene.price("pullman") == 80


def test_a_match_with_other_components_goes_on_from_its_position() -> None:  # CH-FOUND-1
    scene = founded().play("space/e1_school")
    again = Scene(None, corro.resume(scene.match.position()))
    assert again.view() == scene.view()
    assert "pullman" in again.finish().view()["companies"]


def test_a_number_that_is_changed_is_played_with() -> None:  # CH-SETUP-12
    data = copy.deepcopy(PAPER)
    data["set"]["name"] = "rich"
    data["players"]["start_money"] = 180
    scene = begun(data).settle().play("found/libby")
    assert scene.texts()[-1] == "par/60"


def test_a_discount_does_not_go_below_nothing() -> None:  # R-ASSET-4, CH-ASSET-1
    data = copy.deepcopy(PAPER)
    data["set"]["name"] = "cheap"
    data["asset_row"]["prices"] = [80, 70, 60, 50, 5]
    scene = begun(data).play("first/0", "deal/e1_asset_discount_10", "found/libby", "par/40", "found/swift", "par/35")
    scene.play("pass", "pass").by(0, "build/e1_asset_discount_10")
    for seat in (0, 1, 1):
        scene.by(seat, scene.texts(seat)[0])
    cheapest = scene.view()["assets"][-1]["asset"]
    scene.play("space/e1_asset_discount_10", f"purchase/{cheapest}")
    assert (scene.events("asset bought")[0]["amount"], scene.treasury("swift")) == (0, 105)


@pytest.mark.parametrize(
    ("treasury", "hired", "left"),
    [(40, 0, 40), (59, 0, 59), (60, 1, 0), (99, 1, 39), (100, 2, 0), (150, 3, 10), (180, 4, 0)],
)
def test_a_fee_of_the_job_market_leaves_no_treasury_below_nothing(
    treasury: int, hired: int, left: int
) -> None:  # CH-GEN-10, CH-HIRE-1
    data = copy.deepcopy(PAPER)
    data["set"]["name"] = "dear"
    data["space"][0]["fee"] = 20
    position: Any = table("management", seats=2).company("libby", treasury=treasury).start().match.position()
    position["options"]["components"], position["components"] = "dear", data
    scene = Scene(None, corro.resume(position))
    assert ("space/job_market" in scene.texts()) is (hired > 0)
    if hired:
        scene.play("space/job_market")
        while scene.due() == "Hire":
            scene.play(scene.texts()[0])
            assert scene.treasury("libby") >= 0
    assert (len(scene.events("hired")), scene.treasury("libby")) == (hired, left)


# Sets that do not add up ---------------------------------------------------------------------------------------------

GONE = object()
COMPANIES = {row["id"]: number for number, row in enumerate(PAPER["company"])}
LIBBY, OSCAR = ("company", COMPANIES["libby"]), ("company", COMPANIES["oscar_mayer"])
ANY_SPACE = "no space that every company can use"


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("resource", 0, "count"), 19, "counts.cubes is 70, but it has to be 69"),
        (("counts", "companies"), 16, "counts.companies is 16, but it has to be 15"),
        (("counts", "buildings"), 45, "counts.buildings is 45, but it has to be 44"),
        (("counts", "buildings_per_era"), [16, 12, 16], "counts.buildings_per_era"),
        (("building", 0), GONE, "building: era 1 has 5 for 2 players, but 6 are dealt"),
        (("building", 0, "era"), 2, "building: era 1 has 5 for 2 players"),
        (("building", 12, "min_players"), 4, "building: era 2 has 7 for 2 players, but 8 are dealt"),
        (("building", 0, "effects"), ["discount 10"], r"building\[0\].effects .*begins with one of worker, "),
        (("building", 0, "effects"), ["asset"], r"building\[0\].effects .*ends with a number"),
        (("building", 2, "effects"), ["cubes gold"], r"building\[2\].effects .*some of livestock, steel, wood, coal"),
        (("building", 7, "effects"), ["choose 2"], r"building\[7\].effects .*choose, one of any, same, different"),
        (("building", 0, "effects"), [], r"building\[0\].effects .*a list of at least one effect"),
        (("asset", 0, "effects"), [], r"asset\[0\].effects .*a list of at least one effect"),
        (("building", 0, "payer"), "owner", r"building\[0\].payer .*one of bank, company"),
        (("building", 0, "fee"), -10, r"building\[0\].fee is -10"),
        (("building", 0, "color"), "red", r"building\[0\] has an unknown key 'color'"),
        (("building", 0, "source"), GONE, "building: every table of a component set says its source"),
        (("building", 1, "id"), "e1_asset_discount_10", "e1_asset_discount_10"),
        (("company", 1, "id"), "anglo", "anglo"),
        ((*LIBBY, "type"), "cars", "type is 'cars', but it has to be one of food_and_dairy"),
        ((*LIBBY, "prices"), [], "prices is list, but it has to be a price"),
        ((*LIBBY, "prices"), [20, -30], "prices is -30"),
        ((*LIBBY, "prestige"), 17, "prestige is 17, but it has to be at most 16"),
        ((*LIBBY, "factories"), [], "factories is list, but it has to be a list of at least one factory"),
        ((*LIBBY, "factories", 0, "automation"), 3, r"factories\[0\].automation is 3"),
        ((*LIBBY, "factories", 0, "cubes"), ["gold"], r"factories\[0\].cubes\[0\] is 'gold'"),
        ((*OSCAR, "tiers"), GONE, "prices"),
        ((*OSCAR, "sales"), "triples", "sales is 'triples', but it has to be one of none, pairs"),
        ((*LIBBY, "banned"), ["cookies"], "banned is 'cookies'"),
        (("share_track", "spaces", 3), 12, "spaces .*prices that rise from 0"),
        (("share_track", "par", 0), 36, "par .*some of the spaces"),
        (("share_track", "closing_exit_steps"), 3, "closing_exit_steps is 3"),
        (("prestige_track", "bonuses", 0, "space"), 17, r"bonuses\[0\].space is 17"),
        (("decade", 4), GONE, "decade: there are 5 of them"),
        (("decade", 1, "deal"), 3, r"decade\[1\].deal is 3"),
        (("asset", 0, "starting"), False, "counts.starting_assets"),
        (("asset", 0, "when"), "never", r"asset\[0\].when is 'never'"),
        (("asset_row", "first"), "bank", "first is 'bank'"),
        (("asset_row", "prices"), [80, 70, 60, 50], "asset_row: there is a starting asset for each space"),
        (("demand", "bonuses"), [50, 20], "demand.bonuses"),
        (("supply_chain", "prices"), [0, 30, 20], "supply_chain.prices"),
        (("advanced_chain", "draws"), [5, 5], "advanced_chain.draws"),
        (("job_market", "setup"), 13, "job_market.setup is 13"),
        (("players", "certificate_limit", "3"), GONE, "certificate_limit has no 3"),
        (("shares", "common"), 6, "shares.common is 6"),
        (("players", "start_money"), 104, "players: start_money does not found a company at 35"),
        (("players", "goals_drawn"), 11, "goal: there are 10, but goals_drawn is 11"),
        (("resource", 0, "setup"), 12, "resource: livestock has no room for"),
        (("resource", 3, "count"), 7, "resource: coal has .*not the cubes of, a setup of 6"),
        (("demand", "columns"), ["left", "right"], "demand: there are tiles, and three columns"),
        (("demand_tile",), [], "demand: there are tiles"),
        (("goal", 1, "compare"), "player", r"goal\[1\].compare .*company for prestige and treasury"),
        (("space", 2, "repeatable"), False, ANY_SPACE),
        (
            ("space", 8, "effects"),
            ["asset 0", "asset 0"],
            r"space\[8\].effects .*one effect at most for which a company",
        ),
        (("building", 0, "effects"), ["automate 1", "hire 1"], r"building\[0\].effects .*one effect at most"),
    ],
)
def test_a_set_that_does_not_add_up_is_refused(path: tuple[Any, ...], value: Any, reason: str) -> None:  # CH-GEN-3
    data = copy.deepcopy(PAPER)
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    if value is GONE:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    with pytest.raises(corro.BadComponents, match=reason) as refusal:
        registry.game("chicago").prepare(Components(data))
    assert len(str(refusal.value)) < 300

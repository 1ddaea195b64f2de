"""Phase 3, Management: rounds, partners, spaces and owners, more partners; the first part of section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.books import NOTHING, TWO_EACH, books, changes, moved, spaces
from tests.games.chicago.scene import Scene, table

REPEATABLE = ["job_market", "advertising", "fundraising_40", "extra_dividends", "capital_asset"]
ONCE = ["fundraising_60", "fundraising_80", "hire_manager", "hire_salesperson"]

BUILT = (("e1_salesperson", "e2_manager"), ("e1_goods_1", "e2_salesperson"), ("e1_manager", "e2_prestige_2"))


def three(decade: int = 2, partners: tuple[int, int, int] = (2, 2, 2), **given: Any) -> Scene:
    """Three players with a company each; seat 0 is to act, the others follow; no building is paid by the bank."""
    scene = table("management", seats=3, decade=decade)
    for seat, company in enumerate(("libby", "swift", "elgin")):
        wanted: dict[str, Any] = {"treasury": 300, "price": 40, "workers": (1, 1)} | given
        scene.company(company, director=seat, **wanted)
        scene.seat(seat, partners=partners[seat], built=BUILT[seat])
    return scene.board(haymarket=NOTHING).start()


def acting(scene: Scene) -> list[int]:
    """Who acts, turn after turn, until the phase is over; everybody raises funds."""
    found = []
    while scene.settle().view()["phase"] == "management":
        if scene.due() == "ChooseSpace":
            found.append(scene.match.owing[0])
        scene.match.play(scene.match.owing[0], scene.match.gone(scene.match.owing[0]))
    return found


# Rounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("partners", "turns"),
    [
        ((2, 2, 2), [0, 1, 2, 0, 1, 2]),
        ((3, 1, 2), [0, 1, 2, 0, 2, 0]),
        ((1, 3, 0), [0, 1, 1, 1]),
    ],
)
def test_rounds_go_on_until_nobody_has_a_partner_left(
    partners: tuple[int, int, int], turns: list[int]
) -> None:  # CH-MGMT-1
    scene = three(partners=partners, decade=3)
    assert acting(scene) == turns
    assert scene.view()["phase"] == "operations"
    assert [player["partners"] for player in scene.view()["players"]] == [0, 0, 0]


def test_a_round_follows_initiative() -> None:  # CH-MGMT-1
    scene = table("management", seats=3, decade=2)
    for seat, company in enumerate(("libby", "swift", "elgin")):
        scene.company(company, director=seat, price=40)
    scene.board(initiative=(0, 2, 1)).start()
    assert acting(scene) == [0, 2, 1, 0, 2, 1]


def test_a_partner_acts_for_one_company_of_the_player() -> None:  # CH-MGMT-1
    scene = table("management", seats=3, decade=2)
    scene.company("libby", director=0, treasury=100).company("swift", director=0, treasury=100).start()
    assert sorted(moved(scene, "company")) == ["company/libby", "company/swift"]
    scene.play("company/swift", "space/fundraising_40")
    assert (scene.treasury("libby"), scene.treasury("swift")) == (100, 140)


def test_a_partner_acts_for_no_company_of_others() -> None:  # CH-MGMT-1
    scene = three().play("space/fundraising_40")
    assert (scene.treasury("libby"), scene.treasury("swift")) == (340, 300)
    assert {*moved(scene, "company")} <= {"company/swift"}


def test_nobody_may_pass() -> None:  # CH-MGMT-2
    scene = three()
    assert scene.due() == "ChooseSpace"
    assert {text.split("/")[0] for text in scene.texts()} == {"space"}
    scene = three(treasury=0)
    assert scene.texts() == ["space/fundraising_40"]


def test_a_company_that_can_do_nothing_else_raises_funds() -> None:  # CH-MGMT-2, CH-GEN-10
    scene = three(treasury=9)
    assert spaces(scene) == ["fundraising_40"]


@pytest.mark.parametrize(
    ("texts", "due"),
    [
        (("space/job_market",), ["worker/libby-1", "worker/libby-2"]),
        (("space/hire_manager",), ["manager/libby-1", "manager/libby-2"]),
    ],
)
def test_what_an_action_brings_cannot_be_refused(texts: tuple[str, ...], due: list[str]) -> None:  # CH-MGMT-3
    assert three().play(*texts).texts() == due


def test_an_action_is_done_as_far_as_possible() -> None:  # CH-MGMT-3, R-USE-1
    scene = three(salespeople=2)
    assert changes(scene, "libby", "space/hire_salesperson") == {"treasury": -70}


# Spaces ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", REPEATABLE)
def test_a_space_with_the_sign_of_infinity_is_used_again_and_again(space: str) -> None:  # CH-MGMT-4
    scene = three(decade=5, treasury=600)
    for _ in range(5):
        assert space in spaces(scene)
        turn(scene, space)
    assert space in spaces(scene)


@pytest.mark.parametrize("space", [*ONCE, "e1_goods_1"])
def test_another_space_serves_one_time_in_a_decade_no_matter_for_whom(space: str) -> None:  # CH-MGMT-4
    scene = three(decade=5)
    assert space in spaces(scene)
    turn(scene, space)
    for seat in (1, 2, 0):
        assert (scene.match.owing[0], space in spaces(scene)) == (seat, False)
        turn(scene, "fundraising_40")


def test_a_space_that_was_used_is_open_in_the_next_decade() -> None:  # CH-MGMT-4
    scene = three(partners=(1, 0, 0))
    turn(scene, "hire_manager")
    while (scene.view()["decade"], scene.view()["phase"]) != (3, "management"):
        assert scene.view()["decade"] < 4
        who = scene.settle().match.owing[0]
        scene.match.play(who, scene.match.gone(who))
    assert {space["used_by"] for space in scene.view()["spaces"]} == {None}
    assert "hire_manager" in spaces(scene)


def turn(scene: Scene, space: str) -> None:
    """A whole turn on that space; where something is asked, the first answer is given."""
    who = scene.settle().match.owing[0]
    scene.play(f"space/{space}")
    while scene.settle().match.owing == (who,) and scene.due() != "ChooseSpace":
        texts = scene.texts()
        scene.play(next((text for text in ("end", "enough") if text in texts), texts[0]))


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_buildings_of_all_players_can_be_used(owner: int) -> None:  # CH-MGMT-5, CH-MGMT-7
    scene = table("management", seats=3, decade=2).company("libby", director=0, treasury=20, price=40)
    for seat in (1, 2):
        scene.seat(seat, partners=0)
    scene.seat(owner, built=("e1_goods_1", "e2_goods_2")).start()
    found = changes(scene, "libby", "space/e1_goods_1")
    assert found == {"treasury": -20, f"seat {owner}": 20, "goods": 1}
    assert scene.events("fee")[-1] == {"event": "fee", "company": "libby", "seat": owner, "amount": 20}


def test_a_player_without_a_company_has_twenty_five_for_a_partner() -> None:  # CH-MGMT-6
    scene = table("management", seats=3, decade=2).company("libby", director=0, price=40)
    scene.seat(1, money=70, partners=2, directs=False).seat(2, money=0, partners=1, directs=False).start()
    assert acting(scene) == [0, 0]
    assert [scene.view()["players"][seat]["money"] for seat in (1, 2)] == [70 + 25 + 25, 25]
    assert [(event["seat"], event["amount"]) for event in scene.events("no company")] == [(1, 25), (2, 25), (1, 25)]


@pytest.mark.parametrize(
    ("building", "expected"),
    [
        ("e1_wood_steel", {"seat 1": 20, "wood": 1, "steel": 1}),
        ("e1_prestige_1", {"seat 1": 10, "treasury": -10, "prestige": 1}),
    ],
)
def test_the_bank_or_the_company_pays_the_owner_personally(
    building: str, expected: dict[str, int]
) -> None:  # CH-MGMT-7
    scene = table("management", seats=4, decade=2).company("libby", director=0, treasury=200, prestige=1)
    scene.company("swift", director=1, treasury=200)
    for seat in (1, 2, 3):
        scene.seat(seat, partners=0, built=(building,) if seat == 1 else ())
    scene.board(haymarket=TWO_EACH).start()
    swift = books(scene, "swift")["treasury"]
    assert changes(scene, "libby", f"space/{building}") == expected
    assert books(scene, "swift")["treasury"] == swift


# More partners -----------------------------------------------------------------------------------------------------


def test_the_partner_of_prestige_space_nine_acts_in_this_phase_and_comes_once() -> None:  # CH-MGMT-9, CH-PREST-9
    scene = table("management", seats=3, decade=2)
    scene.company("libby", director=0, prestige=8, treasury=200).company("swift", director=0, prestige=8, treasury=200)
    scene.seat(0, partners=2, built=("e1_prestige_2",)).seat(1, partners=0).seat(2, partners=0).start()
    scene.play("company/libby", "space/e1_prestige_2", "accept")
    player = scene.view()["players"][0]
    assert (player["extra_partners"], player["partners"]) == (["prestige"], 1)
    treasury = scene.firm("swift")["treasury"]
    scene.play("company/swift", "space/advertising")
    assert scene.firm("swift")["treasury"] == treasury - 20 + 25
    assert scene.view()["phase"] == "management"
    scene.play("company/libby", "space/fundraising_40").settle()
    assert scene.view()["phase"] == "operations"


def test_the_partners_gained_are_used_again_in_every_decade() -> None:  # CH-MGMT-9
    scene = table("construction", seats=3, decade=4)
    scene.company("libby", director=0, price=40).company("swift", director=1).company("elgin", director=2)
    scene.seat(0, extra_partners=("factories", "third_decade", "prestige")).start()
    while scene.view()["phase"] == "construction":
        scene.match.play(scene.match.owing[0], scene.match.gone(scene.match.owing[0]))
    assert acting(scene).count(0) == 2 + 3


@pytest.mark.parametrize(("extra", "gained"), [((), [0]), (("factories",), [])])
def test_the_partner_of_the_initial_company_comes_once(
    extra: tuple[str, ...], gained: list[int]
) -> None:  # CH-MGMT-9, CH-OPS-PROD-7
    scene = table("operations", seats=2, operating="libby", decade=2)
    scene.company("libby", director=0, workers=(2, 2), cubes={"steel": 2, "livestock": 3})
    scene.seat(0, extra_partners=extra).start().play("run", "run", "stop")
    assert [event["seat"] for event in scene.events("partner")] == gained
    assert scene.player(0)["extra_partners"] == ["factories"]

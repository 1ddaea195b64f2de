"""2. Founding a company: its par, its price for the founder, and what it begins with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, opening, table

PARS = ["par/35", "par/40", "par/50", "par/60"]


def founder(money: int = 1000, **options: Any) -> Scene:
    """A stock turn of seat 0, who directs Libby already."""
    return table("stock", **options).seat(0, money=money).company("libby")


def offers(scene: Scene) -> list[str]:
    """The companies that can be founded now."""
    return [text.removeprefix("found/") for text in scene.texts() if text.startswith("found/")]


def test_only_a_company_that_is_not_in_play_can_be_founded() -> None:  # CH-FOUND-1
    scene = founder().company("swift", director=1).company("elgin", director=2).start()
    assert offers(scene) == ["anglo", "brunswick", "cracker_jack", "doggett", "fairbank", "henderson", "spalding"]


def test_a_company_that_was_removed_is_never_founded_again() -> None:  # CH-FOUND-1
    scene = founder(decade=2).board(closed=("anglo",)).start()
    assert "anglo" not in offers(scene)
    assert "brunswick" in offers(scene)


@pytest.mark.parametrize("par", [35, 40, 50, 60])
def test_the_first_price_is_the_par(par: int) -> None:  # CH-FOUND-1
    scene = founder().start().play("found/anglo")
    assert scene.texts() == PARS
    assert scene.play(f"par/{par}").price("anglo") == par


@pytest.mark.parametrize(("par", "paid"), [(35, 105), (40, 120), (50, 150), (60, 180)])
def test_three_times_the_par_goes_from_the_founder_to_the_treasury(par: int, paid: int) -> None:  # CH-FOUND-2
    scene = founder(money=200).start().play("found/anglo", f"par/{par}")
    assert scene.money(0) == 200 - paid
    assert scene.treasury("anglo") == paid
    assert scene.treasury("libby") == 100
    assert scene.firm("anglo")["director"] == 0


@pytest.mark.parametrize(
    ("money", "pars"), [(105, 1), (119, 1), (120, 2), (149, 2), (150, 3), (175, 3), (179, 3), (180, 4)]
)
def test_a_par_that_cannot_be_paid_cannot_be_chosen(money: int, pars: int) -> None:  # CH-FOUND-2
    assert founder(money).start().play("found/anglo").texts() == PARS[:pars]


def test_with_less_than_105_nobody_founds() -> None:  # CH-FOUND-2
    assert offers(founder(104).start()) == []


def test_during_setup_the_par_is_never_60() -> None:  # CH-FOUND-2
    assert opening().play("first/0", "found/libby").texts() == ["par/35", "par/40", "par/50"]


@pytest.mark.parametrize(("company", "star"), [("libby", 1), ("anglo", 2), ("swift", 3)])
def test_the_token_begins_on_the_number_of_the_star(company: str, star: int) -> None:  # CH-FOUND-3
    scene = opening().play("first/0", f"found/{company}", "par/40")
    assert scene.firm(company)["prestige"] == star


def test_a_new_token_lies_at_the_bottom_of_the_stack() -> None:  # CH-FOUND-3
    scene = founder().company("elgin", director=1, prestige=2).company("doggett", director=2, prestige=1).start()
    scene.play("found/anglo", "par/35")
    assert scene.view()["operating_order"] == ["elgin", "anglo", "libby", "doggett"]


def test_the_first_to_found_lies_above_the_later_ones() -> None:  # CH-FOUND-3
    scene = opening().play("first/0", "found/spalding", "par/40", "found/libby", "par/40", "found/brunswick", "par/40")
    assert scene.view()["operating_order"] == ["spalding", "libby", "brunswick"]


@pytest.mark.parametrize("company", ["swift", "fairbank"])
def test_the_bonus_of_the_first_space_is_not_given(company: str) -> None:  # CH-FOUND-3
    scene = founder().company("anglo", director=1).company("elgin", director=2).start()
    scene.play(f"found/{company}", "par/40")
    firm = scene.firm(company)
    assert (firm["prestige"], firm["treasury"]) == (3, 120)
    assert [factory["workers"] for factory in firm["factories"]] == [0, 0]
    assert (scene.due(), scene.turn()) == ("StockTurn", 1)


def test_no_piece_of_automation_is_activated_at_first() -> None:  # CH-FOUND-4
    scene = opening().play("first/0", "found/henderson", "par/40")
    assert scene.firm("henderson")["factories"] == [{"workers": 0, "managers": 0, "automated": 0}] * 3


@pytest.mark.parametrize(("company", "workers"), [("libby", (2, 0)), ("brunswick", (0, 3)), ("fairbank", (1, 0))])
def test_there_is_a_piece_on_each_octagon(company: str, workers: tuple[int, ...]) -> None:  # CH-FOUND-4
    scene = table("management").company(company, workers=workers, treasury=500)
    for seat, partners in enumerate([3, 1, 1]):
        scene.seat(seat, partners=partners, built=("e1_automate_1",) if seat == 1 else ())
    scene.start().play("space/e1_automate_1")
    assert [factory["automated"] for factory in scene.firm(company)["factories"]] == [int(n > 0) for n in workers]


def test_the_treasury_begins_with_all_the_other_certificates() -> None:  # CH-FOUND-5
    scene = founder().start().play("found/anglo", "par/35")
    assert scene.firm("anglo")["preferred"] == "company"
    assert scene.commons("anglo") == [0, 0, 0, 0, 5]
    assert scene.player(0)["certificates"] == 2


def test_founding_is_the_one_purchase_of_a_turn() -> None:  # CH-FOUND-6
    scene = founder().start().play("found/anglo", "par/35")
    assert (scene.due(), scene.turn()) == ("StockTurn", 1)


def test_who_has_sold_may_found_afterwards() -> None:  # CH-FOUND-6
    scene = founder(money=100).company("swift", director=1, held={0: 1}).start()
    scene.play("sell/swift-common", "settle")
    assert "anglo" in offers(scene)
    scene.play("found/anglo", "par/35")
    assert (scene.money(0), scene.turn()) == (100 + 40 - 105, 1)


@pytest.mark.parametrize(("commons", "possible"), [(2, True), (3, False)])
def test_the_certificate_limit_holds_for_founding(commons: int, possible: bool) -> None:  # CH-FOUND-6
    scene = founder(seats=2).company("anglo", held={0: 2}).company("elgin", director=1, held={0: 4})
    scene.company("swift", director=1, held={0: commons - 1}).start()
    assert scene.player(0)["certificates"] == 7 + commons
    assert bool(offers(scene)) is possible


def test_a_player_may_found_any_number_of_companies() -> None:  # CH-FOUND-6
    scene = founder().start()
    for company in ("anglo", "swift", "spalding"):
        scene.play(f"found/{company}", "par/35", "pass", "pass")
    assert [company for company, row in scene.view()["companies"].items() if row["director"] == 0] == [
        "swift",
        "anglo",
        "libby",
        "spalding",
    ]


def test_a_partner_that_waits_goes_to_the_company_founded_next() -> None:  # CH-FOUND-7
    scene = table("stock", decade=2).seat(0, money=500, initial=None, directs=False).start()
    assert scene.player(0)["partner_waits"] is True
    scene.play("found/anglo", "par/40")
    assert scene.player(0)["initial_company"] == "anglo"
    assert scene.player(0)["partner_waits"] is False
    assert scene.events("partner sent")[-1]["company"] == "anglo"


def test_no_partner_waits_or_is_sent_before_the_first_companies_are_founded() -> None:  # CH-FOUND-7, CH-SETUP-16
    scene = opening()
    for seat in (2, 1, 0):
        assert [player["partner_waits"] for player in scene.view()["players"]] == [False] * 3
        scene.play(*(["first/0"] if seat == 2 else [])).settle()
        assert [player["partner_waits"] for player in scene.view()["players"]] == [False] * 3
        assert scene.turn() == seat
        assert seat not in [event["seat"] for event in scene.events("partner sent")]
        scene.play(scene.texts()[0], "par/35")


def test_who_has_an_initial_company_keeps_it_when_founding_again() -> None:  # CH-FOUND-7
    scene = founder().start().play("found/anglo", "par/40")
    assert scene.player(0)["initial_company"] == "libby"


def test_who_has_earned_that_partner_sends_none() -> None:  # CH-FOUND-7
    scene = table("stock", decade=2).seat(0, money=500, initial=None, directs=False, extra_partners=("factories",))
    scene.start().play("found/anglo", "par/40")
    assert scene.player(0)["partner_waits"] is False
    assert scene.events("partner sent") == []


def test_a_company_taken_over_does_not_get_the_partner_that_waits() -> None:  # CH-FOUND-7
    scene = table("stock", decade=2, mode="advanced").seat(0, initial=None, directs=False)
    scene.company("swift", director=1, held={0: 1, "bank": 4}, preferred=0).start()
    scene.play("buy/swift-common-bank")
    assert scene.firm("swift")["director"] == 0
    assert scene.player(0)["partner_waits"] is True
    assert scene.player(0)["initial_company"] is None


def test_the_company_that_took_the_place_brings_the_partner() -> None:  # CH-FOUND-7
    scene = table("operations", decade=2).company("libby", prestige=8).seat(0, initial="fairbank")
    scene.company("fairbank", prestige=9, workers=(1, 1), cubes={"coal": 4, "livestock": 1}).start()
    assert scene.play("run", "run", "stop").player(0)["extra_partners"] == ["factories"]

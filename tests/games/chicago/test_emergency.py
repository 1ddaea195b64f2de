"""4. Operations, step 0: emergency fundraising in the advanced game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import idle, told, verbs, works

ADVANCED: dict[str, Any] = {"seats": 2, "mode": "advanced"}


def emergency(**charter: Any) -> Scene:
    """Libby at the very beginning of its turn in the advanced game."""
    return works(step="issue", options=ADVANCED, **charter)


def begun(mode: str, **charter: Any) -> Scene:
    """Libby's turn as it begins by itself, after that of Elgin."""
    scene = table("operations", operating="elgin", seats=2, mode=mode).company("elgin", director=1, prestige=5)
    scene.company("libby", director=0, **charter).start()
    idle(scene)
    assert scene.view()["operating"] == "libby"
    return scene


@pytest.mark.parametrize(("mode", "due"), [("basic", "Produce"), ("advanced", "Issue")])
def test_only_the_advanced_game_asks_for_emergency_fundraising(mode: str, due: str) -> None:  # CH-OPS-EMERG-1
    assert begun(mode).due() == due


def test_it_comes_before_anything_else_and_not_later_on() -> None:  # CH-OPS-EMERG-1, CH-OPS-EMERG-3
    scene = begun("advanced", workers=(2,), cubes={"steel": 1, "livestock": 1, "wood": 2}, goods=1)
    assert set(scene.texts()) == {"operate", "issue/common", "issue/preferred"}
    for on in ("operate", "run", "stop", "done", "withhold"):
        scene.play(on)
        assert "issue" not in verbs(scene)


def test_the_bank_pays_for_each_share_the_price_before_it_drops() -> None:  # CH-OPS-EMERG-1
    scene = emergency(price=100, treasury=30).play("issue/common", "issue/common", "issue/common")
    assert (scene.treasury("libby"), scene.price("libby")) == (30 + 3 * 100, 100)
    assert told(scene, "issued", "certificate", "amount") == [("libby-common", 100)] * 3


def test_the_shares_go_from_the_treasury_to_the_bank_treasury() -> None:  # CH-OPS-EMERG-1
    scene = emergency(held={0: 1, "bank": 1}).play("issue/common", "issue/common", "issue/preferred", "operate")
    assert scene.commons("libby") == [1, 0, 3, 1]
    assert scene.firm("libby")["preferred"] == "bank"


def test_the_preferred_certificate_is_issued_as_two_shares() -> None:  # CH-OPS-EMERG-1, R-EMERG-1
    scene = emergency(price=60, treasury=0).play("issue/preferred", "operate")
    assert (scene.treasury("libby"), scene.price("libby")) == (120, 35)


@pytest.mark.parametrize(
    ("price", "shares", "after"),
    [(40, 1, 25), (40, 2, 20), (60, 3, 25), (100, 1, 60), (140, 5, 40), (400, 4, 220), (25, 2, 10)],
)
def test_the_price_drops_a_step_for_each_share_and_one_more(
    price: int, shares: int, after: int
) -> None:  # CH-OPS-EMERG-2
    scene = emergency(price=price, preferred=1).play(*["issue/common"] * shares)
    scene.play(*["operate"] * (scene.due() == "Issue"))
    assert (scene.price("libby"), scene.due()) == (after, "Produce")


@pytest.mark.parametrize(("price", "shares"), [(15, 1), (15, 4), (10, 1), (25, 3)])
def test_the_price_stops_on_closing(price: int, shares: int) -> None:  # CH-OPS-EMERG-2, CH-GEN-6
    scene = emergency(price=price, treasury=0).play(*["issue/common"] * shares, "operate")
    assert (scene.price("libby"), scene.treasury("libby")) == (0, price * shares)


def test_who_issues_nothing_keeps_the_price() -> None:  # CH-OPS-EMERG-2
    scene = emergency(price=40).play("operate")
    assert (scene.price("libby"), scene.events("share price"), scene.events("issued")) == (40, [], [])


def test_price_protection_does_not_help() -> None:  # CH-OPS-EMERG-2, CH-ASSET-14
    scene = emergency(price=40, assets=("price_protection",)).play("issue/common", "operate")
    assert (scene.due(), scene.price("libby")) == ("Produce", 25)


def test_the_money_can_be_spent_in_the_same_turn() -> None:  # CH-OPS-EMERG-1
    scene = emergency(price=40, treasury=0).play("issue/common", "operate")
    assert "load/10-coal" in scene.texts()


@pytest.mark.parametrize(
    ("charter", "offered"),
    [
        ({"held": {0: 1, 1: 4}, "preferred": 1}, None),
        ({"held": {"bank": 3, 1: 2}, "preferred": "bank"}, None),
        ({"held": {1: 5}}, {"operate", "issue/preferred"}),
        ({"held": {1: 4}, "preferred": 1}, {"operate", "issue/common"}),
    ],
)
def test_only_unsold_shares_can_be_issued(charter: Any, offered: set[str] | None) -> None:  # CH-OPS-EMERG-3
    scene = begun("advanced", **charter)
    assert (scene.due() == "Produce") == (offered is None)
    assert offered is None or set(scene.texts()) == offered


def test_it_is_over_when_the_last_share_is_issued() -> None:  # CH-OPS-EMERG-2, CH-OPS-EMERG-3
    scene = begun("advanced", price=40, treasury=0, held={1: 3}, preferred=1).play("issue/common", "issue/common")
    assert (scene.due(), scene.treasury("libby"), scene.price("libby")) == ("Produce", 80, 20)


def test_in_management_no_shares_are_issued() -> None:  # CH-OPS-EMERG-3
    scene = table("management", seats=2, mode="advanced").company("libby", treasury=0).start()
    assert "issue" not in verbs(scene)

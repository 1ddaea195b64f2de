"""4. Operations, steps 4 and 5: dividends or withholding, and what becomes of the share price."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import told, works

GUIDE = [
    (10, 20, None), (15, 30, None), (20, 40, None), (25, 50, None), (35, 70, None), (40, 80, None), (50, 100, None),
    (60, 120, 180), (80, 160, 240), (100, 200, 300), (120, 240, 360), (140, 280, 420), (160, 320, 480),
    (190, 380, 570), (220, 440, 660), (250, 500, 750), (280, 560, 840), (320, 640, 960), (360, 720, 1080),
    (400, 800, 1200),
]  # fmt: skip
"""The guide to rising prices, p.30: from which income the price rises one, two and three steps; the first is it."""
TRACK = [0, *[price for price, _, _ in GUIDE]]


def paying(income: int, **charter: Any) -> Scene:
    """Libby, which has run a factory and sold goods, with that income."""
    return works(step="pay", board={"income": income}, **charter)


# What is allowed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ran", "sold", "may"), [(True, True, True), (True, False, False), (False, True, False), (False, False, False)]
)
def test_who_has_not_run_and_sold_has_to_withhold(ran: bool, sold: bool, may: bool) -> None:  # CH-OPS-PAY-1
    scene = works(workers=(2,), cubes={"steel": 1, "livestock": 1, "wood": 2}, goods=1)
    scene.play(*["run"] * ran, "stop", *["ship/right-1"] * sold, *["done"] * (ran or not sold))
    assert scene.due() == "PayOrWithhold"
    assert ("pay" in scene.texts(), "withhold" in scene.texts()) == (may, True)


def test_a_forced_withholding_needs_no_answer() -> None:  # CH-OPS-PAY-1, CH-OPS-PRICE-3
    scene = works(price=60, treasury=20).play("stop")
    assert (told(scene, "withheld", "company", "amount"), scene.price("libby")) == ([("libby", 0)], 50)
    assert scene.treasury("libby") == 20


def test_one_factory_and_one_good_are_enough() -> None:  # CH-OPS-PAY-1
    scene = works(workers=(2,), cubes={"steel": 1, "livestock": 1}).play("run", "stop", "ship/right-1", "done")
    assert scene.texts() == ["pay", "withhold"]


def test_what_one_company_ran_and_sold_is_not_counted_for_the_next() -> None:  # CH-OPS-PAY-1, CH-OPS-PAY-4
    scene = table("operations", operating="elgin", step="pay", seats=2).company("elgin", director=1, prestige=5)
    scene.company("libby", treasury=0, workers=(2,), cubes={"steel": 1, "livestock": 1})
    scene.board(run=2, shipped=4, income=200).start().play("pay", "run", "done")
    assert told(scene, "withheld", "company", "amount") == [("libby", 0)]
    assert (scene.treasury("libby"), scene.events("dividend")[-1]["company"]) == (0, "elgin")


# Dividends ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("income", "per_share"), [(10, 1), (95, 9), (99, 9), (100, 10), (105, 10), (325, 32), (9, 0), (0, 0)]
)
def test_a_share_is_paid_a_tenth_and_fractions_are_dropped(income: int, per_share: int) -> None:  # CH-OPS-PAY-2
    scene = paying(income, held={1: 1}).play("pay")
    assert told(scene, "dividends", "per_share") == [(per_share,)]
    assert (scene.money(0), scene.money(1)) == (200 + 3 * per_share, 200 + per_share)


def test_the_bank_pays_players_and_the_treasury_for_what_they_hold() -> None:  # CH-OPS-PAY-3
    scene = paying(100, treasury=7, held={0: 1, 1: 1, "bank": 1}, preferred=1).play("pay")
    assert (scene.money(0), scene.money(1)) == (200 + 40, 200 + 30)
    assert scene.treasury("libby") == 7 + 20


@pytest.mark.parametrize(("preferred", "treasury"), [("company", 20), ("bank", 0), (1, 0)])
def test_the_preferred_certificate_is_paid_as_two_shares(preferred: int | str, treasury: int) -> None:  # CH-OPS-PAY-3
    scene = paying(100, treasury=0, held={"bank": 5}, preferred=preferred).play("pay")
    assert (scene.treasury("libby"), scene.money(1)) == (treasury, 220 if preferred == 1 else 200)


def test_shares_on_the_bank_treasury_are_paid_nothing() -> None:  # CH-OPS-PAY-3
    scene = paying(100, treasury=0, held={"bank": 5}, preferred="bank").play("pay")
    assert (scene.treasury("libby"), scene.money(0), scene.money(1)) == (0, 230, 200)
    assert told(scene, "dividend", "amount") == [(30,)]


def test_a_company_keeps_nothing_of_the_income_it_pays_out() -> None:  # CH-OPS-PAY-3
    assert paying(250, treasury=15, held={0: 3, 1: 2}, preferred=1).play("pay").treasury("libby") == 15


@pytest.mark.parametrize("income", [0, 45, 250])
def test_who_withholds_has_all_of_the_income_in_the_treasury(income: int) -> None:  # CH-OPS-PAY-4
    scene = paying(income, treasury=30, held={0: 1, 1: 2}).play("withhold")
    assert (scene.treasury("libby"), scene.money(0), scene.money(1)) == (30 + income, 200, 200)


# The price ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("once", "twice", "thrice"), GUIDE)
def test_dividends_raise_the_price_by_what_the_guide_says(
    once: int, twice: int, thrice: int | None
) -> None:  # CH-OPS-PRICE-1, CH-GEN-6
    highest = 3 if thrice else 2
    steps = {0: 0, once - 1: 0, once: 1, twice - 1: 1, twice: 2, 3 * once - 1: 2, 3 * once: highest, 20 * once: highest}
    after = {income: paying(income, price=once).play("pay").price("libby") for income in steps}
    assert after == {income: TRACK[min(TRACK.index(once) + up, 20)] for income, up in steps.items()}
    assert thrice in {None, 3 * once}


@pytest.mark.parametrize(("price", "income", "after"), [(15, 15, 20), (25, 25, 35), (35, 79, 50), (15, 29, 20)])
def test_the_income_is_compared_before_it_is_rounded(price: int, income: int, after: int) -> None:  # CH-OPS-PRICE-2
    assert paying(income, price=price).play("pay").price("libby") == after


def test_the_price_that_counts_is_the_one_before_the_move() -> None:  # CH-OPS-PRICE-2
    scene = paying(120, price=50, assets=("popular_partners",))  # 50 is under 60, though the first step leads there
    assert scene.play("pay").price("libby") == 80
    assert scene.play("use/popular_partners").price("libby") == 100


@pytest.mark.parametrize(("before", "after"), [(400, 360), (60, 50), (40, 35), (15, 10)])
def test_withholding_lowers_the_price_one_step(before: int, after: int) -> None:  # CH-OPS-PRICE-3
    assert paying(1000, price=before).play("withhold").price("libby") == after


def test_a_step_below_10_is_closing_where_the_marker_stops() -> None:  # CH-OPS-PRICE-4, CH-GEN-6
    assert paying(50, price=10).play("withhold").price("libby") == 0
    scene = paying(50, price=0).play("withhold")
    assert (scene.price("libby"), scene.treasury("libby")) == (0, 150)


def test_a_company_on_closing_goes_on_operating_until_the_next_stock_phase() -> None:  # CH-OPS-PRICE-4, CH-STOCK-1
    scene = paying(50, price=10).play("withhold").settle()
    assert "libby" in scene.view()["companies"]
    scene.until("StockTurn", decade=2)
    assert scene.view()["closed"] == ["libby"]


@pytest.mark.parametrize(("income", "after"), [(10, 15), (60, 15), (900, 15), (9, 0), (0, 0)])
def test_dividends_above_nothing_lead_out_of_closing(income: int, after: int) -> None:  # CH-OPS-PRICE-4, R-CLOSE-1
    assert paying(income, price=0).play("pay").price("libby") == after

"""Extra dividends and the dividend buildings; pages 21, 23 and 39."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.chicago.books import changes, spaces
from tests.games.chicago.scene import Scene, table

OWNER = "seat 2"
BUILDINGS = ["e3_dividend_150", "e3_dividend_200", "e3_dividend_250", "e3_dividend_300"]


def payer(*built: str, **given: Any) -> Scene:
    """Seat 0 directs Libby and is to act; seat 2 owns those buildings, and nobody else has a partner left."""
    scene = table("management", seats=4, decade=5)
    scene.company("libby", director=0, **({"price": 40, "treasury": 400} | given))
    for seat in (1, 2, 3):
        scene.seat(seat, partners=0, built=built if seat == 2 else ())
    return scene.start()


@pytest.mark.parametrize(
    ("held", "preferred", "expected"),
    [
        ({}, "company", {"treasury": -30, "seat 0": 30}),
        ({0: 3}, "company", {"treasury": -60, "seat 0": 60}),
        ({0: 2, 1: 3}, 1, {"treasury": -100, "seat 0": 50, "seat 1": 50}),
        ({"bank": 5}, "bank", {"treasury": -100, "seat 0": 30}),
        ({1: 1, 2: 2}, "bank", {"treasury": -80, "seat 0": 30, "seat 1": 10, "seat 2": 20}),
        ({1: 1, "bank": 1}, 3, {"treasury": -70, "seat 0": 30, "seat 1": 10, "seat 3": 20}),
    ],
)
def test_ten_for_each_share_go_to_its_owner_and_those_of_the_treasury_stay(
    held: dict[int | str, int], preferred: int | str, expected: dict[str, int]
) -> None:  # CH-DIV-1, CH-DIV-2
    scene = payer(held=held, preferred=preferred, price=140)
    assert changes(scene, "libby", "space/extra_dividends") == expected


def test_what_the_bank_is_paid_leaves_the_treasury() -> None:  # CH-DIV-2
    scene = payer(held={"bank": 2}, preferred="bank", price=140).play("space/extra_dividends")
    assert {"event": "dividend", "company": "libby", "to": "bank", "amount": 40} in scene.events("dividend")
    assert scene.treasury("libby") == 400 - 70


@pytest.mark.parametrize(("treasury", "open_"), [(0, False), (99, False), (100, True), (101, True)])
@pytest.mark.parametrize("held", [{}, {0: 3, "bank": 2}])
def test_extra_dividends_need_a_hundred_in_the_treasury(
    treasury: int, open_: bool, held: dict[int | str, int]
) -> None:  # CH-DIV-1, R-DIV-1
    assert ("extra_dividends" in spaces(payer(treasury=treasury, held=held))) == open_


@pytest.mark.parametrize(
    ("price", "then"),
    [(0, 15), (10, 20), (35, 50), (50, 80), (60, 80), (80, 100), (100, 120), (120, 120), (400, 400)],
)
def test_the_price_moves_as_for_an_income_of_a_hundred(price: int, then: int) -> None:  # CH-DIV-1, CH-OPS-PRICE-1
    assert payer(price=price).play("space/extra_dividends").price("libby") == then


def test_extra_dividends_are_no_income_of_operations() -> None:  # CH-DIV-1
    scene = payer(price=140).play("space/extra_dividends").until("Produce")
    assert scene.view()["turn_of_company"]["income"] == 0


# The buildings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "fee", "expected"),
    [
        ("e3_dividend_150", 30, {OWNER: 30 + 15, "seat 0": 75, "seat 1": 30, "treasury": -135}),
        ("e3_dividend_200", 40, {OWNER: 40 + 20, "seat 0": 100, "seat 1": 40, "treasury": -180}),
        ("e3_dividend_250", 50, {OWNER: 50 + 25, "seat 0": 125, "seat 1": 50, "treasury": -225}),
        ("e3_dividend_300", 60, {OWNER: 60 + 30, "seat 0": 150, "seat 1": 60, "treasury": -270}),
    ],
)
def test_a_dividend_building_pays_a_tenth_to_each_share_and_the_bank_its_owner(
    building: str, fee: int, expected: dict[str, int]
) -> None:  # CH-DIV-3, CH-DIV-2
    scene = payer(building, held={0: 2, 2: 1, "bank": 1}, preferred=1, price=320)
    assert changes(scene, "libby", f"space/{building}") == expected
    assert scene.events("fee from the bank") == [{"event": "fee from the bank", "seat": 2, "amount": fee}]


@pytest.mark.parametrize(("building", "sum_"), [*zip(BUILDINGS, [150, 200, 250, 300], strict=True)])
def test_a_dividend_building_needs_the_whole_sum_in_the_treasury(building: str, sum_: int) -> None:  # CH-DIV-3
    assert building in spaces(payer(building, treasury=sum_))
    assert building not in spaces(payer(building, treasury=sum_ - 1))


@pytest.mark.parametrize(
    ("building", "price", "then"),
    [
        ("e3_dividend_150", 50, 80),
        ("e3_dividend_150", 60, 100),
        ("e3_dividend_150", 140, 160),
        ("e3_dividend_150", 160, 160),
        ("e3_dividend_200", 60, 120),
        ("e3_dividend_200", 80, 120),
        ("e3_dividend_200", 220, 220),
        ("e3_dividend_250", 80, 140),
        ("e3_dividend_250", 100, 140),
        ("e3_dividend_250", 250, 280),
        ("e3_dividend_300", 100, 160),
        ("e3_dividend_300", 120, 160),
        ("e3_dividend_300", 40, 60),
        ("e3_dividend_300", 0, 15),
    ],
)
def test_the_price_moves_as_for_an_income_of_that_size(
    building: str, price: int, then: int
) -> None:  # CH-DIV-3, CH-OPS-PRICE-1
    assert payer(building, price=price).play(f"space/{building}").price("libby") == then


@pytest.mark.parametrize(
    ("building", "received", "paid"),
    [
        ("e3_dividend_150", 30 + 45, 45),
        ("e3_dividend_200", 40 + 60, 60),
        ("e3_dividend_250", 50 + 75, 75),
        ("e3_dividend_300", 60 + 90, 90),
    ],
)
def test_the_owner_of_a_dividend_building_may_be_the_director(
    building: str, received: int, paid: int
) -> None:  # CH-DIV-3, CH-MGMT-7
    scene = table("management", seats=4, decade=5).company("libby", director=0, price=320, treasury=300)
    scene.seat(0, built=(building,), money=0).start().play(f"space/{building}")
    assert (scene.money(0), scene.treasury("libby")) == (received, 300 - paid)

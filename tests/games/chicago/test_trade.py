"""4. Phase 1, Stock: selling and buying certificates, and the limit on them."""

from __future__ import annotations

import pytest

from tests.games.chicago.scene import Scene, table


def moves(scene: Scene, verb: str) -> list[str]:
    """What the seat whose turn it is may sell, or buy."""
    return [text.removeprefix(f"{verb}/") for text in scene.texts() if text.startswith(f"{verb}/")]


# The limit ---------------------------------------------------------------------------------------------------------


def crowded(commons: int) -> Scene:
    """Two players, a limit of 10, and seat 0 with 8 certificates and so many Common of Swift."""
    scene = table("stock", seats=2).company("libby", held={0: 3}).company("elgin", held={0: 3})
    return scene.company("swift", director=1, held={0: commons}).start()


@pytest.mark.parametrize(("commons", "excess"), [(3, 1), (4, 2), (5, 3)])
def test_who_is_above_the_limit_must_sell_the_excess(commons: int, excess: int) -> None:  # CH-STOCK-5
    scene = crowded(commons)
    assert scene.player(0)["certificates"] == 10 + excess
    for _ in range(excess):
        assert {text.split("/")[0] for text in scene.texts()} == {"sell"}
        scene.play("sell/swift-common")
    assert "settle" in scene.texts()
    assert "sell/libby-common" in scene.texts()


def test_at_the_limit_nobody_must_sell_and_nobody_buys() -> None:  # CH-STOCK-5, CH-STOCK-13
    scene = crowded(2)
    assert "pass" in scene.texts()
    assert moves(scene, "buy") == moves(scene, "found") == []


def test_the_limit_counts_at_the_beginning_of_the_own_turn_only() -> None:  # CH-STOCK-5
    scene = table("stock", seats=2, turn=1).company("libby", held={0: 3}).company("elgin", held={0: 3})
    scene.company("swift", director=1, held={0: 3}).start()
    assert "pass" in scene.texts()
    scene.play("pass")
    assert {text.split("/")[0] for text in scene.texts()} == {"sell"}


# Selling -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "paid"), [(["common"], 100), (["preferred"], 200), (["common", "preferred"], 300)])
def test_a_sale_is_paid_at_the_price_before_the_drop(kinds: list[str], paid: int) -> None:  # CH-STOCK-6
    scene = table("stock").seat(0, money=7).company("libby", director=1, price=100, held={0: 1}, preferred=0).start()
    for kind in kinds:
        scene.play(f"sell/libby-{kind}")
    scene.play("settle")
    assert scene.money(0) == 7 + paid
    assert scene.treasury("libby") == 100


def test_what_is_sold_lies_whole_on_the_bank_treasury() -> None:  # CH-STOCK-6
    scene = table("stock").company("libby", director=1, held={0: 2}, preferred=0).start()
    scene.play("sell/libby-preferred", "sell/libby-common", "settle")
    assert scene.firm("libby")["preferred"] == "bank"
    assert scene.commons("libby") == [1, 0, 0, 1, 3]


@pytest.mark.parametrize(
    ("kinds", "after"),
    [(["common"], 80), (["preferred"], 60), (["common", "common"], 60), (["preferred", "common", "common"], 40)],
)
def test_the_price_drops_a_step_for_each_share(kinds: list[str], after: int) -> None:  # CH-STOCK-7
    scene = table("stock").company("libby", director=1, price=100, held={0: 2}, preferred=0).start()
    scene.play(*[f"sell/libby-{kind}" for kind in kinds])
    assert scene.price("libby") == 100
    assert scene.play("settle").price("libby") == after


def test_no_other_price_drops() -> None:  # CH-STOCK-7
    scene = table("stock").company("libby", director=1, held={0: 1}).company("swift", director=2, held={0: 1}).start()
    assert scene.play("sell/libby-common", "settle").price("swift") == 40


def test_all_of_a_company_are_sold_at_the_price_of_the_beginning() -> None:  # CH-STOCK-25
    scene = table("stock").seat(0, money=0).company("libby", director=1, price=40, held={0: 2})
    scene.company("swift", director=2, price=60, held={0: 1}).start()
    scene.play("sell/libby-common", "sell/swift-common", "sell/libby-common")
    assert scene.money(0) == 40 + 60 + 40
    assert [scene.price("libby"), scene.price("swift")] == [40, 60]
    scene.play("settle")
    assert [scene.price("libby"), scene.price("swift")] == [25, 50]
    assert scene.money(0) == 140


def test_one_company_after_the_other_drops_and_may_be_protected() -> None:  # CH-STOCK-25
    scene = table("stock").company("libby", director=1, price=40, held={0: 2}, assets=("price_protection",))
    scene.company("swift", director=2, price=60, held={0: 1}).start()
    scene.play("sell/swift-common", "sell/libby-common", "sell/libby-common", "settle")
    assert scene.price("swift") == 50
    assert (scene.match.owing, scene.texts()) == ((1,), ["protect", "let-fall"])
    scene.play("protect")
    assert (scene.price("libby"), scene.turn()) == (40, 0)
    assert "buy/doggett-common-company" in scene.texts()


def test_what_was_sold_pays_for_what_is_bought() -> None:  # CH-STOCK-25
    scene = table("stock").seat(0, money=0).company("libby", director=1, price=40, held={0: 1})
    scene.company("swift", director=2, price=40).start()
    assert moves(scene, "buy") == []
    scene.play("sell/libby-common", "settle", "buy/swift-common-company")
    assert (scene.money(0), scene.treasury("swift")) == (0, 140)


@pytest.mark.parametrize("decade", [1, 2, 3, 4, 5])
def test_what_was_bought_in_this_phase_may_be_sold_in_any_decade(decade: int) -> None:  # CH-STOCK-26
    scene = table("stock", decade=decade).company("libby", director=1).start()
    scene.play("buy/libby-preferred-company", "pass", "pass")
    assert moves(scene, "sell") == ["libby-preferred"]
    assert scene.play("sell/libby-preferred", "settle").firm("libby")["preferred"] == "bank"


def test_the_bank_treasury_takes_all_certificates() -> None:  # CH-STOCK-26
    scene = table("stock").company("libby", director=1, price=400, held={0: 4, "bank": 1}, preferred=0)
    scene.company("swift", director=2, held={0: 4, "bank": 1}).start()
    scene.play("sell/libby-preferred", *["sell/libby-common", "sell/swift-common"] * 4, "settle")
    assert scene.commons("libby") == scene.commons("swift") == [0, 0, 0, 5, 0]
    assert scene.firm("libby")["preferred"] == "bank"


# Buying ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seller", "treasury", "commons"), [("bank", 100, [1, 0, 0, 1, 3]), ("company", 150, [1, 0, 0, 2, 2])]
)
def test_the_money_goes_where_the_certificate_came_from(
    seller: str, treasury: int, commons: list[int]
) -> None:  # CH-STOCK-10
    scene = table("stock").company("libby", director=1, price=50, held={"bank": 2}).start()
    scene.play(f"buy/libby-common-{seller}")
    assert (scene.money(0), scene.treasury("libby"), scene.price("libby")) == (150, treasury, 50)
    assert scene.commons("libby") == commons
    assert [scene.money(seat) for seat in (1, 2)] == [200, 200]


@pytest.mark.parametrize(("seller", "treasury"), [("bank", 100), ("company", 200)])
def test_the_preferred_costs_two_times_the_price(seller: str, treasury: int) -> None:  # CH-STOCK-12, CH-STOCK-10
    scene = table("stock").company("libby", director=1, price=50, preferred=seller).start()
    scene.play(f"buy/libby-preferred-{seller}")
    assert (scene.money(0), scene.treasury("libby")) == (100, treasury)
    assert scene.firm("libby")["preferred"] == 0


def test_only_what_the_bank_or_a_company_has_can_be_bought() -> None:  # CH-STOCK-10, CH-STOCK-12
    scene = table("stock").company("libby").company("swift", director=1, held={1: 2, 2: 3}, preferred=2)
    scene.company("elgin", director=2, held={"bank": 1, 1: 4}, preferred="bank").start()
    assert moves(scene, "buy") == ["elgin-common-bank", "elgin-preferred-bank", "libby-common-company"]


def test_who_sold_shares_of_a_company_buys_none_in_that_decade() -> None:  # CH-STOCK-11
    scene = table("stock").company("libby", director=1, held={0: 1, 2: 1}).start()
    scene.play("sell/libby-common", "settle")
    assert not [text for text in scene.texts() if "libby" in text]
    scene.play("buy/doggett-common-company")
    assert "buy/libby-common-bank" in scene.texts()
    scene.play("pass", "pass")
    assert not [text for text in scene.texts() if "libby" in text]
    assert scene.player(0)["sold_this_decade"] == ["libby"]

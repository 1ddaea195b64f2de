"""5. Supermarket, and 6. fence: how many fakes, which, and what they bring."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scene import changed, scene

FIRST_PROGRESS, SECOND_PROGRESS = 12, 19
Fakes = tuple[int, int, int]


# Supermarket -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("star", [0, 1, 2])
def test_the_supermarket_changes_up_to_three_fakes_at_50(count: int, star: int) -> None:  # CF-SUPER-1
    name = ["one-star", "two-star", "three-star"][star]
    fakes = (5 * (star == 0), 5 * (star == 1), 5 * (star == 2))
    table = scene(fakes={0: fakes}, cash={0: 0}).play("place/supermarket-1")
    assert table.texts() == [f"{name}/1", f"{name}/2", f"{name}/3"]
    table.play(f"{name}/{count}")
    assert (table.cash(0), sum(table.fakes(0)), table.player()) == (50 * count, 5 - count, 1)


def test_who_has_no_fake_cannot_visit_the_supermarket() -> None:  # CF-SUPER-1
    table = scene(fakes={1: (1, 0, 0)})
    assert "supermarket-1" not in table.spaces()
    assert "supermarket-1" in table.play("pass").spaces()


@pytest.mark.parametrize(
    ("police", "fakes", "may"),
    [
        (FIRST_PROGRESS - 1, (1, 0, 0), True),
        (FIRST_PROGRESS, (9, 0, 0), False),
        (FIRST_PROGRESS, (0, 1, 0), True),
        (SECOND_PROGRESS - 1, (0, 1, 0), True),
        (SECOND_PROGRESS, (9, 9, 0), False),
        (SECOND_PROGRESS, (0, 0, 1), True),
    ],
)
def test_the_supermarket_is_closed_to_refused_fakes(police: int, fakes: Fakes, *, may: bool) -> None:  # CF-SUPER-2
    assert ("supermarket-1" in scene(police=police, fakes={0: fakes}).spaces()) == may


def test_a_refused_quality_is_not_taken_among_others() -> None:  # CF-SUPER-2
    table = scene(police=FIRST_PROGRESS, fakes={0: (2, 1, 2)}, cash={0: 0}).play("place/supermarket-1")
    assert table.texts() == ["two-star/0", "two-star/1"]
    table.play("two-star/1")
    assert table.texts() == ["three-star/0", "three-star/1", "three-star/2"]
    table.play("three-star/2")
    assert (table.cash(0), table.fakes(0)) == (150, (2, 0, 0))


def test_qualities_may_be_mixed_in_a_visit() -> None:  # CF-SUPER-3
    table = scene(fakes={0: (2, 2, 2)}, cash={0: 0}).play("place/supermarket-1", "one-star/1", "two-star/1")
    assert table.texts() == ["three-star/0", "three-star/1"]
    table.play("three-star/1")
    assert (table.cash(0), table.fakes(0)) == (150, (1, 1, 1))


def test_three_fakes_in_all_not_of_each_quality() -> None:  # CF-SUPER-1, CF-SUPER-3
    table = scene(fakes={0: (3, 3, 3)}, cash={0: 0}).play("place/supermarket-1", "one-star/0", "two-star/3")
    assert (table.cash(0), table.fakes(0), table.player()) == (150, (3, 0, 3), 1)


def test_a_table_may_ask_for_fakes_of_one_quality() -> None:  # CF-SUPER-3
    box = changed(supermarket_takes_any_mix=False)
    table = scene(fakes={0: (2, 2, 2)}, cash={0: 0}, box=box).play("place/supermarket-1", "one-star/0", "two-star/1")
    assert (table.cash(0), table.fakes(0), table.player()) == (50, (2, 1, 2), 1)


def test_a_table_may_allow_a_visit_with_nothing() -> None:  # CF-SUPER-1
    box = changed(min_exchange_bills=0)
    table = scene(cash={0: 0}, police=5, box=box).play("place/supermarket-1")
    assert (table.cash(0), table.police(), table.player()) == (0, 6, 1)
    table = scene(cash={0: 0}, fakes={0: (1, 0, 0)}, box=box).play("place/supermarket-1")
    assert table.texts() == ["one-star/0", "one-star/1"]
    table.play("one-star/0")
    assert (table.cash(0), table.fakes(0), table.events("received")) == (0, (1, 0, 0), [])


# Fence -------------------------------------------------------------------------------------------------------------


def test_a_batch_is_one_to_eight_fakes() -> None:  # CF-FENCE-1
    table = scene(fakes={0: (10, 0, 0)}).play("place/fence-1")
    assert table.texts() == [f"one-star/{count}" for count in range(1, 9)]


def test_eight_fakes_in_all_not_of_each_quality() -> None:  # CF-FENCE-1
    table = scene(fakes={0: (4, 4, 4)}).play("place/fence-1", "one-star/3", "two-star/3")
    assert table.texts() == ["three-star/0", "three-star/1", "three-star/2"]
    table.play("three-star/2")
    assert (table.fakes(0), table.player()) == ((1, 1, 2), 1)


def test_a_batch_is_not_empty() -> None:  # CF-FENCE-1
    assert "fence-1" not in scene().spaces()
    table = scene(fakes={0: (1, 0, 1)}).play("place/fence-1", "one-star/0")
    assert table.texts() == ["three-star/1"]


def test_a_table_may_allow_an_empty_batch() -> None:  # CF-FENCE-1
    table = scene(cash={0: 0}, police=5, box=changed(min_exchange_bills=0)).play("place/fence-2")
    assert (table.cash(0), table.police(), table.player()) == (0, 6, 1)


@pytest.mark.parametrize(
    ("batch", "pays"),
    [
        ((1, 0, 0), 20),
        ((0, 1, 0), 30),
        ((0, 0, 1), 40),
        ((8, 0, 0), 160),
        ((0, 0, 8), 320),
        ((1, 0, 7), 160),
        ((0, 1, 7), 240),
        ((1, 1, 2), 80),
        ((0, 3, 3), 180),
    ],
)
def test_the_worst_fake_sets_the_rate(batch: Fakes, pays: int) -> None:  # CF-FENCE-2
    table = scene(fakes={0: (9, 9, 9)}, cash={0: 0}).play("place/fence-1")
    while table.player() == 0:
        star = ["one-star", "two-star", "three-star"].index(table.texts()[0].partition("/")[0])
        table.play(table.texts()[0].partition("/")[0] + f"/{batch[star]}")
    assert (table.cash(0), table.fakes(0)) == (pays, tuple(9 - count for count in batch))


@pytest.mark.parametrize("police", [FIRST_PROGRESS, SECOND_PROGRESS, 23])
def test_the_fence_takes_what_the_supermarket_refuses(police: int) -> None:  # CF-FENCE-3
    table = scene(police=police, fakes={0: (1, 0, 0)}, cash={0: 0}).play("place/fence-1", "one-star/1")
    assert table.cash(0) == 20


@pytest.mark.parametrize("space", ["fence-1", "supermarket-1"])
def test_fakes_that_are_handed_in_can_be_printed_again(space: str) -> None:  # CF-FENCE-4
    cards = {1: ["printer", "paper", "ink", "hologram"]}
    table = scene(cards=cards, fakes={0: (0, 0, 3), 2: (0, 0, 37)}).play(f"place/{space}", "three-star/3")
    assert table.bank() == (30, 30, 3)
    assert "print-1" in table.spaces()
    table.play("place/print-1")
    assert (table.fakes(1), table.bank()) == ((0, 0, 2), (30, 30, 1))


def test_a_fake_of_a_diner_returns_to_its_pile() -> None:  # CF-FENCE-4
    table = scene(cards={0: ["printer", "ink", "diner"]}, fakes={0: (0, 1, 0)}).end_round()
    assert (table.fakes(0), table.bank()) == ((0, 0, 0), (30, 30, 40))

"""4. Printing: how many fakes, how good, and what the piles hold."""

from __future__ import annotations

import pytest

from tests.games.counterfeiters.scene import changed, scene

ALL = ["paper", "ink", "hologram"]


@pytest.mark.parametrize("printers", [1, 2, 3, 4])
def test_printing_gives_two_fakes_a_printer(printers: int) -> None:  # CF-PRINT-1
    table = scene(cards={0: ["printer"] * printers + ["ink"]}).play("place/print-1")
    assert table.fakes(0) == (2 * printers, 0, 0)
    assert table.bank() == (30 - 2 * printers, 30, 40)


@pytest.mark.parametrize(
    ("components", "fakes"),
    [
        (["paper"], (2, 0, 0)),
        (["ink"], (2, 0, 0)),
        (["hologram"], (2, 0, 0)),
        (["paper", "ink"], (0, 2, 0)),
        (["paper", "hologram"], (0, 2, 0)),
        (["ink", "hologram"], (0, 2, 0)),
        (ALL, (0, 0, 2)),
        (["paper", "paper", "paper"], (2, 0, 0)),
        (["ink", "ink", "hologram", "hologram"], (0, 2, 0)),
        (["ink", "diner", "private_jet"], (2, 0, 0)),
    ],
)
def test_stars_are_the_different_components(components: list[str], fakes: tuple[int, ...]) -> None:  # CF-PRINT-2
    assert scene(cards={0: ["printer", *components]}).play("place/print-1").fakes(0) == fakes


@pytest.mark.parametrize("cards", [["printer", "printer"], ["paper", "ink", "hologram"]])
def test_without_a_component_or_a_printer_nothing_is_printed(cards: list[str]) -> None:  # CF-PRINT-1, CF-PRINT-2
    table = scene(cards={0: cards})
    assert not [space for space in table.spaces() if space.startswith("print-")]


def test_the_first_printer_makes_components_useful() -> None:  # CF-PRINT-1
    table = scene(cards={0: ["paper", "ink"]}, market={6: "printer"}).play("place/market-6", "pass", "pass")
    assert table.play("place/print-1").fakes(0) == (0, 2, 0)


def test_printing_uses_nothing_up() -> None:  # CF-PRINT-3
    cards = ["hologram", "ink", "paper", "printer", "printer"]
    table = scene(cards={0: cards})
    for times, space in enumerate(["print-1", "print-2", "print-3"], 1):
        table.play(f"place/{space}", "pass", "pass")
        assert (table.cards(0), table.fakes(0)) == (cards, (0, 0, 4 * times))


def test_a_fake_keeps_the_quality_it_was_printed_in() -> None:  # CF-PRINT-4
    table = scene(cards={0: ["printer", "paper"]}, market={6: "ink"})
    table.play("place/print-1", "pass", "pass", "place/market-6", "pass", "pass")
    assert table.fakes(0) == (2, 0, 0)
    assert table.play("place/print-2").fakes(0) == (2, 2, 0)


def test_there_is_nothing_to_choose_in_printing() -> None:  # CF-PRINT-5
    table = scene(cards={0: ["printer", "printer", *ALL]}).play("place/print-1")
    assert (table.fakes(0), table.player(), table.due()) == ((0, 0, 4), 1, "PlaceHenchman")


def test_a_pile_that_is_too_small_gives_all_it_holds() -> None:  # CF-PRINT-5
    table = scene(cards={0: ["printer", "printer", *ALL]}, fakes={1: (0, 0, 37)}).play("place/print-1")
    assert (table.fakes(0), table.bank()) == ((0, 0, 3), (30, 30, 0))


def test_an_empty_pile_closes_printing_to_who_needs_it() -> None:  # CF-PRINT-5
    table = scene(cards={0: ["printer", *ALL], 1: ["printer", "ink"]}, fakes={1: (0, 0, 40)})
    assert "print-1" not in table.spaces()
    assert "print-1" in table.play("pass").spaces()


def test_a_table_may_have_as_many_fakes_as_are_printed() -> None:  # CF-PRINT-5
    box = changed(fake_bills_limited=False)
    table = scene(cards={0: ["printer", "printer", *ALL]}, fakes={1: (0, 0, 40)}, box=box).play("place/print-1")
    assert table.fakes(0) == (0, 0, 4)

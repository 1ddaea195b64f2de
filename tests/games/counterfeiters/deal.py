"""Where the cards of a scene lie: every card is somewhere, as a match would have it."""

from __future__ import annotations

from typing import Any

Decks = dict[str, list[str]]


def deal_out(state: Any, market: dict[int, str | None], deck: list[str] | None, cards: dict[int, list[str]]) -> None:
    """Deal cards out of full decks: S cards to the players first; what a scene does not want has left the game."""
    decks: Decks = {
        letter: [card for card in pile for _ in range(pile[card])] for letter, pile in state["decks"].items()
    }
    kept: Decks = {letter: [] for letter in decks}
    for wanted in deck or []:
        letter, card = wanted.split(":") if ":" in wanted else (letter_of(decks, wanted), wanted)
        decks[letter].remove(card)
        kept[letter].append(card)
    rows = state["players"]
    start = deal_players(rows, decks, cards)
    for space in (space for row in rows for space in row["henchmen"] if space.startswith("market-")):
        market.setdefault(int(space.removeprefix("market-")), None)
    for slot, named in market.items():
        if named is not None:
            decks[letter_of(decks, named)].remove(named)
            state["market"][slot - 1] = named
    for slot in range(len(state["market"]), 0, -1):
        if slot not in market and any(decks.values()):
            state["market"][slot - 1] = next(pile for pile in decks.values() if pile).pop(0)
    state["left"] = start + ([card for pile in decks.values() for card in pile] if deck is not None else [])
    left = decks if deck is None else kept
    state["decks"] = {letter: {card: pile.count(card) for card in pile} for letter, pile in left.items()}


def deal_players(rows: list[Any], decks: Decks, cards: dict[int, list[str]]) -> list[str]:
    """Give the players their cards, a printer and a component unless named; the S cards that are left over."""
    start = ["printer"] * len(rows) + (["paper", "ink"] * len(rows))[: len(rows)]
    for seat in sorted(range(len(rows)), key=lambda seat: seat not in cards):
        spare = next((card for card in start if card != "printer"), "ink")
        rows[seat]["cards"] = wanted = cards.get(seat, ["printer", spare])
        for card in wanted:
            (start if card in start else decks[letter_of(decks, card)]).remove(card)
    return start


def letter_of(decks: Decks, card: str) -> str:
    """The first letter that still has that card."""
    return next(letter for letter, pile in decks.items() if card in pile)

"""Whole matches of 1920 Wall Street with open chance, played by a fixed hand, to count turns and cards."""

from __future__ import annotations

from typing import Any, NamedTuple

import corro

LIKED = ("discard", "done", "buy", "place", "best")
"""What the hand plays, if it can: buy, discard what was bought, and be done."""


class Story(NamedTuple):
    """What is told of a whole match: its table before the first turn, its turns, and when the Explosion came up."""

    begun: Any
    turns: int
    explosion_after: int
    dry_turns: list[int]


def play_through(seats: int, behind: int, *, markets_first: bool = True, components: str = "standard") -> Story:
    """Play to the end, the Explosion having that many cards behind it, or the most it can have.

    The Stock Market cards come first of all cards, or last.
    """
    match = corro.start("wall_street", seats=seats, options={"components": components}, chance="open")
    begun: Any = None
    turns, explosion_after, dry = 0, 0, []
    while not match.over:
        seat = match.owing[0]
        if seat == corro.NATURE:
            move = _drawn(match, behind, markets_first=markets_first)
            explosion_after = turns if move.text == "card/explosion" else explosion_after
            match.play(seat, move)
            continue
        view = match.view(None)
        if view["due"] == "Action":
            begun = begun or view
            turns += 1
            dry += [turns] if view["top"] is None else []
        moves = match.moves(seat)
        match.play(seat, min(moves, key=lambda move: LIKED.index(move.verb) if move.verb in LIKED else len(LIKED)))
    return Story(begun, turns, explosion_after, dry)


def _drawn(match: corro.Match, behind: int, *, markets_first: bool) -> corro.Move:
    moves = {move.text: move for move in match.moves(corro.NATURE)}
    left: Any = match.view(None)["deck"]
    if "card/explosion" in moves and left <= behind + 1:
        return moves["card/explosion"]
    order = {"card/stock-market": -1 if markets_first else 1, "card/explosion": 2}
    return moves[min(moves, key=lambda text: order.get(text, 0))]

"""The greedy bot: it plays each move in a world it may imagine, looks to the end of its turn, and takes the best."""

from __future__ import annotations

from typing import Final

from corro.bots.bot import Randomness, Weighed, play_at_random
from corro.engine.match import Match
from corro.engine.move import Move

PLAYS: Final = 240
"""About how many moves are tried out for one decision."""
VICTORY: Final = 1000.0


def play_greedily(match: Match, seat: int, rng: Randomness) -> Move:
    """The move after which the own turn ends best, as the game's estimate sees it."""
    moves = match.moves(seat)
    return moves[0] if len(moves) == 1 else weigh(match, seat, rng)[0].move


def weigh(match: Match, seat: int, rng: Randomness) -> list[Weighed]:
    """Every move with what it leads to, the best first; of equals the one that is offered first."""
    moves = match.moves(seat)
    share = PLAYS // len(moves)
    weighed = [Weighed(move, try_out(match, seat, rng, move, share)) for move in moves]
    return sorted(weighed, key=lambda one: -one.worth)


def try_out(match: Match, seat: int, rng: Randomness, move: Move, plays: int) -> dict[str, float]:
    """What a position is worth after a move, and after the best that can follow in the same turn."""
    twin = match.copy()
    turn = match.turn
    twin.play(seat, move)
    while twin.sealed and seat not in twin.owing and twin.owing:
        other = twin.owing[0]
        twin.play(other, play_at_random(twin, other, rng))
    if twin.over or twin.turn != turn or seat not in twin.owing:
        return worth(twin, seat)
    moves = twin.moves(seat)
    if len(moves) > plays:
        return worth(twin, seat)
    share = (plays - len(moves)) // len(moves)
    return max([try_out(twin, seat, rng, then, share) for then in moves], key=lambda parts: sum(parts.values()))


def worth(match: Match, seat: int) -> dict[str, float]:
    """The estimate of the game; at the end the points, and more for who has won."""
    if match.scores is None or match.winners is None:
        return match.estimate(seat)
    return {"points": float(match.scores[seat]), "victory": VICTORY if seat in match.winners else 0.0}

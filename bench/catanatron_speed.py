"""How fast catanatron is with random players: one JSON object of rates a second, for bench/run.py."""

import json
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
BUDGET = 0.7
MIDDLE = 200


def new_game(seed: int) -> Game:
    """A game of four random players."""
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def decisions() -> float:
    """Decisions a second."""
    done, begun, seed = 0, time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < BUDGET:
        game = new_game(seed)
        seed += 1
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            done += 1
    return done / spent


def copies() -> float:
    """Copies a second, in the middle of a game."""
    game = new_game(1)
    for _ in range(MIDDLE):
        game.play_tick()
    done, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < BUDGET:
        for _ in range(100):
            game.copy()
        done += 100
    return done / spent


if __name__ == "__main__":
    print(json.dumps({"decisions": decisions(), "copies": copies()}))

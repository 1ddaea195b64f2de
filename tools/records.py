"""Record matches anew for tests/records: random ones, chosen so that together they meet everything on the list.

Of all games, or of those that are named: `tools/records.py counterfeiters`.
"""

import random
import sys
from itertools import cycle
from pathlib import Path

import corro

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.records.book import FOLDER, files, write
from tests.records.met import SETTINGS, WANTED, met

LEAST = 3
UNDONE = 0.02
MOST = 40_000


def play(game: str, seats: int, options: dict[str, object], seed: int) -> corro.Match:
    """A random match in which a player now and then takes a turn back."""
    match = corro.start(game, seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.owing)
        if match.can_undo(seat) and rng.random() < UNDONE:
            match.undo(seat)
        else:
            match.play(seat, corro.bots.choose("random", match, seat, rng))
    return match


def record(game: str) -> None:
    """Keep a match when it meets something new, or when there are too few with so many seats."""
    for path in files(game):
        path.unlink()
    missing = set(WANTED[game])
    kept = dict.fromkeys((seats for seats, _ in SETTINGS[game]), 0)
    for seed, (seats, options) in zip(range(MOST), cycle(SETTINGS[game])):
        match = play(game, seats, options, seed)
        new = met(match) & missing
        if new or kept[seats] < LEAST:
            kept[seats] += 1
            missing -= new
            write(FOLDER / game / f"{seats}-players-seed-{seed}.json", match)
            print(f"{game}, {seats} players, seed {seed}: {len(new)} new, {len(missing)} missing")
        if not missing and min(kept.values()) >= LEAST:
            return
    sys.exit(f"not met in {MOST} matches of {game}: {', '.join(sorted(missing))}")


def main() -> None:
    """Record the named games, or all."""
    for game in sys.argv[1:] or WANTED:
        if game not in WANTED:
            sys.exit(f"there is no list for {game}; there is one for {', '.join(WANTED)}")
        record(game)


if __name__ == "__main__":
    main()

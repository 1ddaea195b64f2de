"""Record matches anew for tests/records: random ones, chosen so that together they meet everything on the list."""

import random
import sys
from itertools import cycle, product
from pathlib import Path

import corro

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.records.book import FOLDER, files, write
from tests.records.met import WANTED, met

SETTINGS = [
    (seats, {"board": board, "tycoons": tycoons, "call_options": options})
    for tycoons, options, board, seats in product(
        ("mixed", "reward", "punishment", "off"), (True, False), ("blue", "orange"), (3, 4, 5, 2)
    )
]
LEAST = 3
UNDONE = 0.02
MOST = 40_000


def play(seats: int, options: dict[str, object], seed: int) -> corro.Match:
    """A random match in which a player now and then takes a turn back."""
    match = corro.start("wall_street", seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.owing)
        if match.can_undo(seat) and rng.random() < UNDONE:
            match.undo(seat)
        else:
            match.play(seat, corro.bots.choose("random", match, seat, rng))
    return match


def main() -> None:
    """Keep a match when it meets something new, or when there are too few with so many seats."""
    for path in files():
        path.unlink()
    missing = set(WANTED)
    kept = dict.fromkeys((2, 3, 4, 5), 0)
    for seed, (seats, options) in zip(range(MOST), cycle(SETTINGS)):
        match = play(seats, options, seed)
        new = met(match) & missing
        if new or kept[seats] < LEAST:
            kept[seats] += 1
            missing -= new
            write(FOLDER / "wall_street" / f"{seats}-players-seed-{seed}.json", match)
            print(f"{seats} players, seed {seed}: {len(new)} new, {len(missing)} missing")
        if not missing and min(kept.values()) >= LEAST:
            return
    sys.exit(f"not met in {MOST} matches: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()

"""Record matches anew for tests/records, chosen so that together they meet everything on the list.

Of all games, or of those that are named: `tools/records.py counterfeiters`. Random matches are kept as they come, when
they meet something new. A game in which random play gets nowhere has a player of its own; many matches are played
then, and the fewest of them that will do are kept.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable
from itertools import count, cycle
from pathlib import Path

import corro

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.records.book import FOLDER, files, write
from tests.records.met import SETTINGS, WANTED, met
from tools import chicago

LEAST = 3
UNDONE = 0.02
MOST = 40_000
MANY = 300
OFTEN = 3

Choose = Callable[[int], corro.Move]
Player = Callable[[corro.Match, random.Random, set[str]], Choose]


def at_random(match: corro.Match, rng: random.Random, missing: set[str]) -> Choose:
    """Any move, whatever is missing."""
    return lambda seat: corro.bots.choose("random", match, seat, rng)


PLAYERS: dict[str, Player] = {"chicago": lambda match, rng, missing: chicago.Player(match, rng, missing).choose}


def play(game: str, seats: int, options: dict[str, object], seed: int, missing: set[str]) -> corro.Match:
    """A match in which a player now and then takes a turn back."""
    match = corro.start(game, seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    choose = PLAYERS.get(game, at_random)(match, rng, missing)
    while not match.over:
        seat = rng.choice(match.owing)
        if match.can_undo(seat) and rng.random() < UNDONE:
            match.undo(seat)
        else:
            match.play(seat, choose(seat))
    return match


def keep(match: corro.Match, seed: int, new: int, missing: int) -> None:
    """Write a match down, and say so."""
    game, seats = match.game.name, match.seats
    write(FOLDER / game / f"{seats}-players-seed-{seed}.json", match)
    print(f"{game}, {seats} players, seed {seed}: {new} new, {missing} missing")


def give_up(game: str, missing: set[str]) -> None:
    """Something is never met."""
    sys.exit(f"not met in {MOST} matches of {game}: {', '.join(sorted(missing))}")


def record(game: str) -> None:
    """Keep a match when it meets something new, or when there are too few with so many seats."""
    missing = set(WANTED[game])
    kept = dict.fromkeys((seats for seats, _ in SETTINGS[game]), 0)
    for seed, (seats, options) in zip(range(MOST), cycle(SETTINGS[game])):
        match = play(game, seats, options, seed, missing)
        new = met(match) & missing
        if new or kept[seats] < LEAST:
            kept[seats] += 1
            missing -= new
            keep(match, seed, len(new), len(missing))
        if not missing and min(kept.values()) >= LEAST:
            return
    give_up(game, missing)


def record_few(game: str) -> None:
    """Play until everything has been met, then keep as few matches as will do, and enough with so many seats."""
    often: Counter[str] = Counter()
    pool: dict[int, tuple[corro.Match, set[str]]] = {}
    for seed, (seats, options) in zip(count(), cycle(SETTINGS[game])):
        missing = {what for what in WANTED[game] if not often[what]}
        if len(pool) >= MANY and not missing:
            break
        if len(pool) >= MOST:
            give_up(game, missing)
        match = play(game, seats, options, seed, {what for what in WANTED[game] if often[what] < OFTEN})
        pool[seed] = match, met(match) & WANTED[game]
        often.update(pool[seed][1])
    missing = set(WANTED[game])
    short = Counter({seats: LEAST for seats, _ in SETTINGS[game]})
    while missing or any(short.values()):
        able = pool if missing else {seed: pool[seed] for seed in pool if short[pool[seed][0].seats]}
        seed = max(able, key=lambda seed: (len(pool[seed][1] & missing), -pool[seed][0].version))
        match, found = pool.pop(seed)
        new = found & missing
        missing -= new
        short[match.seats] -= short[match.seats] > 0
        keep(match, seed, len(new), len(missing))


def main() -> None:
    """Record the named games, or all."""
    for game in sys.argv[1:] or WANTED:
        if game not in WANTED:
            sys.exit(f"there is no list for {game}; there is one for {', '.join(WANTED)}")
        for path in files(game):
            path.unlink()
        (record_few if game in PLAYERS else record)(game)


if __name__ == "__main__":
    main()

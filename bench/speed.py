"""How fast corro is in this interpreter: one JSON object of rates a second, for bench/run.py."""

import json
import random
import sys
import time
from collections.abc import Callable

import corro
from corro import registry
from corro.engine.agenda import State
from corro.engine.nature import Dice
from corro.engine.playout import play_out

SEATS = 4
GAME = registry.game("wall_street")
MATERIAL = GAME.material(registry.standard("wall_street"))
EXPANSIONS: dict[str, object] = {"tycoons": "mixed", "call_options": True}
MIDDLE = 120
BUDGET = 0.7


def per_second(work: Callable[[int], int]) -> float:
    """How much of the work is done in a second; work takes a number and says how much it did."""
    done, begun, number = 0, time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < BUDGET:
        done += work(number)
        number += 1
    return done / spent


def playouts(options: dict[str, object]) -> Callable[[int], int]:
    """Decisions in the engine's own loop."""
    return lambda seed: play_out(GAME.begin(MATERIAL, SEATS, GAME.choose(options)), Dice(seed))


def public_match(seed: int) -> int:
    """Decisions through the public surface: record, events and undo are kept."""
    match = corro.start("wall_street", seats=SEATS, seed=seed)
    rng = random.Random(seed).random
    decisions = 0
    while not match.over:
        seat = match.owing[0]
        moves = match.moves(seat)
        match.play(seat, moves[int(rng() * len(moves))])
        decisions += 1
    return decisions


def in_the_middle() -> corro.Match:
    """A match half-way."""
    match = corro.start("wall_street", seats=SEATS, seed=3)
    rng = random.Random(3)
    for _ in range(MIDDLE):
        match.play(match.owing[0], corro.bots.choose("random", match, match.owing[0], rng))
    return match


def hundredfold(work: Callable[[], object]) -> Callable[[int], int]:
    """The work a hundred times."""

    def often(_number: int) -> int:
        for _ in range(100):
            work()
        return 100

    return often


def weight(state: State) -> int:
    """The bytes that a copy of the state takes for itself."""
    fields = [getattr(state, name) for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    own = [field for field in fields if isinstance(field, (list, tuple, bytes))]
    inner = [item for field in own if isinstance(field, (list, tuple)) for item in field if isinstance(item, bytes)]
    return sum(map(sys.getsizeof, [state, *own, *inner]))


def main() -> None:
    """Measure everything once."""
    match = in_the_middle()
    state = match._state if hasattr(match, "_state") else None  # noqa: SLF001 - the engine's own copies
    rng = random.Random(1)
    rates = {
        "decisions, engine's loop": per_second(playouts({})),
        "decisions, engine's loop, expansions": per_second(playouts(EXPANSIONS)),
        "copies of the state": per_second(hundredfold(state.copy)) if state else 0.0,
        "decisions, public": per_second(public_match),
        "copies of the match": per_second(hundredfold(match.copy)),
        "redeals": per_second(hundredfold(lambda: match.redeal(0, rng))),
    }
    print(json.dumps({"rates": rates, "bytes": weight(state) if state else 0}))


if __name__ == "__main__":
    main()

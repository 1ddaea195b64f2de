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
OPTIONS: dict[str, dict[str, object]] = {
    "wall_street": {},
    "wall_street, expansions": {"tycoons": "mixed", "call_options": True},
    "counterfeiters": {},
    "chicago": {},
    "chicago, everything": {
        "mode": "advanced",
        "special_companies": True,
        "chief_assets": True,
        "building_draft": True,
        "friendly_closing": True,
        "advanced_supply_chain": True,
    },
}
MIDDLE = 60
BUDGET = 0.7


def per_second(work: Callable[[int], int]) -> float:
    """How much of the work is done in a second; work takes a number and says how much it did."""
    done, begun, number = 0, time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < BUDGET:
        done += work(number)
        number += 1
    return done / spent


def playouts(game: str, options: dict[str, object]) -> Callable[[int], int]:
    """Decisions in the engine's own loop."""
    title = registry.game(game)
    material, chosen = title.material(registry.standard(game)), title.choose(options)
    return lambda seed: play_out(title.begin(material, SEATS, chosen), Dice(seed))


def public_matches(game: str, options: dict[str, object]) -> Callable[[int], int]:
    """Decisions through the public surface: record, events and undo are kept."""

    def one(seed: int) -> int:
        match = corro.start(game, seats=SEATS, seed=seed, options=options)
        rng = random.Random(seed).random
        decisions = 0
        while not match.over:
            seat = match.owing[0]
            moves = match.moves(seat)
            match.play(seat, moves[int(rng() * len(moves))])
            decisions += 1
        return decisions

    return one


def in_the_middle(game: str, options: dict[str, object]) -> corro.Match:
    """A match half-way."""
    match = corro.start(game, seats=SEATS, seed=3, options=options)
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


def measure(game: str, options: dict[str, object]) -> dict[str, float]:
    """Everything about one game, once."""
    match = in_the_middle(game, options)
    state = match._state  # noqa: SLF001 - the engine's own copies
    rng = random.Random(1)
    return {
        "loop": per_second(playouts(game, options)),
        "states": per_second(hundredfold(state.copy)),
        "public": per_second(public_matches(game, options)),
        "matches": per_second(hundredfold(match.copy)),
        "redeals": per_second(hundredfold(lambda: match.redeal(0, rng))),
        "bytes": weight(state),
    }


def main() -> None:
    """Measure every game once."""
    print(json.dumps({name: measure(name.partition(",")[0], options) for name, options in OPTIONS.items()}))


if __name__ == "__main__":
    main()

"""The speed of corro beside its peer, plain and compiled: the best of three rounds, as ratios, all in one run."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROUNDS = 3
PLAIN = sys.executable
COMPILED = os.environ.get("COMPILED_PYTHON", ".venv-compiled/bin/python")
PEERS = os.environ.get("PEERS_PYTHON", ".venv-peers/bin/python")
GOALS = {
    "decisions, engine's loop": ("decisions", 6),
    "decisions, engine's loop, expansions": ("decisions", 6),
    "copies of the state": ("copies", 10),
    "decisions, public": ("decisions", 3),
    "copies of the match": ("copies", 3),
    "redeals": ("copies", 0.2),
}
MOST_BYTES = 4096


def run(python: str, script: str) -> dict[str, Any]:
    """What a script measured in another interpreter."""
    done = subprocess.run([python, "-P", HERE / script], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of each rate."""
    return {name: max(rates[name] for rates in rounds) for name in rounds[0]}


def main() -> None:
    """Measure in turns, so that a noisy neighbour disturbs all alike, and print the table."""
    peer, plain, compiled, size = [], [], [], 0
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        peer.append(run(PEERS, "catanatron_speed.py"))
        measured = run(PLAIN, "speed.py")
        size = measured["bytes"]
        plain.append(measured["rates"])
        compiled.append(run(COMPILED, "speed.py")["rates"])
    theirs, ours, fast = best(peer), best(plain), best(compiled)
    rates = f"{theirs['decisions']:,.0f} decisions/s, {theirs['copies']:,.0f} copies/s"
    print(f"catanatron 3.2.1, four random players: {rates}")
    print("1920 Wall Street, four players; x: times catanatron\n")
    print(f"{'':38}{'plain/s':>12}{'x':>7}{'goal':>6}{'compiled/s':>14}{'x':>7}{'of plain':>10}")
    for name, (measure, goal) in GOALS.items():
        ratio, quick = ours[name] / theirs[measure], fast[name] / theirs[measure]
        line = f"{name:38}{ours[name]:>12,.0f}{ratio:>7.1f}{goal:>6}{fast[name]:>14,.0f}{quick:>7.1f}"
        print(f"{line}{fast[name] / ours[name]:>9.1f}x")
    print(f"\na state takes {size:,} bytes of its own (at most {MOST_BYTES:,})")


if __name__ == "__main__":
    main()

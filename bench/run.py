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
NAMES = {
    "loop": ("decisions, engine's loop", "decisions"),
    "states": ("copies of the state", "copies"),
    "public": ("decisions, public", "decisions"),
    "matches": ("copies of the match", "copies"),
    "redeals": ("redeals", "copies"),
}
GOALS = {
    "wall_street": {"loop": 6, "states": 10, "public": 3, "matches": 3, "redeals": 0.2},
    "counterfeiters": {"loop": 8, "states": 15, "public": 4, "matches": 3, "redeals": 0.1},
    "chicago": {"loop": 2, "states": 5, "public": 1.5, "matches": 3, "redeals": 0},
}
MOST_BYTES = 4096
Rates = dict[str, float]


def run(python: str, script: str) -> dict[str, Any]:
    """What a script measured in another interpreter."""
    done = subprocess.run([python, "-P", HERE / script], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def best(rounds: list[Rates]) -> Rates:
    """The best of each rate."""
    return {name: max(rates[name] for rates in rounds) for name in rounds[0]}


def table(title: str, peer: Rates, plain: Rates, compiled: Rates) -> None:
    """Print the rates of a game beside those of the peer."""
    goals = GOALS[title.partition(",")[0]]
    print(f"\n{title:28}{'plain/s':>12}{'x':>7}{'goal':>6}{'compiled/s':>14}{'x':>7}{'of plain':>10}")
    for key, (name, measure) in NAMES.items():
        ratio, quick = plain[key] / peer[measure], compiled[key] / peer[measure]
        line = f"{name:28}{plain[key]:>12,.0f}{ratio:>7.1f}{goals[key]:>6}{compiled[key]:>14,.0f}{quick:>7.1f}"
        print(f"{line}{compiled[key] / plain[key]:>9.1f}x")
    print(f"{'bytes of a state':28}{plain['bytes']:>12,.0f}{'':>7}{MOST_BYTES:>6}")


def main() -> None:
    """Measure in turns, so that a noisy neighbour disturbs all alike, and print a table for each game."""
    peers, plain, compiled = [], [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        peers.append(run(PEERS, "catanatron_speed.py"))
        plain.append(run(PLAIN, "speed.py"))
        compiled.append(run(COMPILED, "speed.py"))
    peer = best(peers)
    rates = f"{peer['decisions']:,.0f} decisions/s, {peer['copies']:,.0f} copies/s"
    print(f"catanatron 3.2.1, four random players: {rates}; x: times as much; best of {ROUNDS}")
    for title in plain[0]:
        table(title, peer, best([rates[title] for rates in plain]), best([rates[title] for rates in compiled]))


if __name__ == "__main__":
    main()

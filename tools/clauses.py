"""Hold the clauses of the rules against tests and code: which tests prove a clause, and where it is carried out.

A clause is a list item of a game's RULES.md that begins with its id in bold. A test names its clauses in the comment
behind its first line, code in docstrings and comments: `WS-SELL-6`, `WS-SELL-5, 6` or `WS-SELL-5 to WS-SELL-8`.
A ruling, whose id begins with `R-`, is no clause: it may be named, and needs no test.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
WORDS: Final = 48

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.*)$", re.MULTILINE)
RULING: Final = "R-"
CITED: Final = re.compile(r"\b([A-Z]+(?:-[A-Z]+)+-)(\d+)(?:((?:, \d+\b)+)| to (?:\1)?(\d+)\b)?")
TEST: Final = re.compile(r"^ *def (test_\w+)\([^#]*?\) -> None:(?: *#(.*))?$", re.MULTILINE)


class Place(NamedTuple):
    """Where a clause is named: the name of a test, or a file and a line."""

    clause: str
    where: str


class Game(NamedTuple):
    """The clauses of a game with their first words, its rulings, and where tests and code name them."""

    name: str
    clauses: dict[str, str]
    rulings: set[str]
    tests: list[Place]
    code: list[Place]

    def problems(self) -> list[str]:
        """Clauses without a test, and names of clauses that are none."""
        tested = {place.clause for place in self.tests}
        found = [f"{clause} has no test" for clause in self.clauses if clause not in tested]
        named = [*self.tests, *self.code]
        return found + [
            f"{place.where} names {place.clause}, which is no clause" for place in named if self.lacks(place)
        ]

    def lacks(self, place: Place) -> bool:
        """Whether what is named is neither a clause nor a ruling of this game."""
        return place.clause not in self.clauses and place.clause not in self.rulings


def cited(text: str) -> list[str]:
    """The ids that a text names, ranges and lists told one by one.

    >>> cited("Half the value. WS-SELL-5 to WS-SELL-7, WS-SET-1, 3; R18")
    ['WS-SELL-5', 'WS-SELL-6', 'WS-SELL-7', 'WS-SET-1', 'WS-SET-3']
    """
    found = []
    for family, first, others, last in CITED.findall(text):
        numbers = [*range(int(first), int(last or first) + 1), *map(int, re.findall(r"\d+", others))]
        found += [f"{family}{number}" for number in numbers]
    return found


def read(root: Path, rules: Path) -> Game:
    """A game with that rules file."""
    name = rules.parent.name
    items = dict(CLAUSE.findall(rules.read_text("utf-8")))
    clauses = {item: text for item, text in items.items() if not item.startswith(RULING)}
    prefixes = {item.split("-")[0] for item in items}
    tests = [place for path in _sources(root / "tests" / "games" / name) for place in _in_tests(path)]
    code = [place for path in _sources(rules.parent) for place in _in_code(path)]
    return Game(name, clauses, items.keys() - clauses.keys(), _of(prefixes, tests), _of(prefixes, code))


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _of(prefixes: set[str], places: list[Place]) -> list[Place]:
    return [place for place in places if place.clause.split("-")[0] in prefixes]


def _in_tests(path: Path) -> Iterator[Place]:
    for name, comment in TEST.findall(path.read_text("utf-8")):
        yield from (Place(clause, f"{path.name} {name}") for clause in cited(comment))


def _in_code(path: Path) -> Iterator[Place]:
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        yield from (Place(clause, f"{path.name}:{number}") for clause in cited(line))


def table(game: Game, begins: str) -> Iterator[str]:
    """A line for each clause that begins so: its first words, its tests, and where it is carried out."""
    yield f"{'clause':14} {'first words':{WORDS}} tests  code"
    for clause, text in game.clauses.items():
        if clause.startswith(begins):
            tests = sum(place.clause == clause for place in game.tests)
            code = [place.where for place in game.code if place.clause == clause]
            words = text if len(text) <= WORDS else f"{text[: WORDS - 4]} ..."
            yield f"{clause:14} {words:{WORDS}} {tests:5}  {', '.join(code) or '-'}"


def count(game: Game) -> str:
    """How many clauses are tested, and by how many tests, and how many are named in code."""
    tested = {place.clause for place in game.tests} & game.clauses.keys()
    coded = {place.clause for place in game.code} & game.clauses.keys()
    tests = len({place.where for place in game.tests if place.clause in game.clauses})
    proof = f"{len(tested)} with a test ({tests} tests), {len(coded)} named in code"
    return f"{game.name}: {len(game.clauses)} clauses, {proof}"


def main(root: Path = ROOT, given: list[str] | None = None) -> int:
    """Print the table of each game; 1 when something is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("begins", nargs="?", default="", help="only clauses that begin so: WS-SELL")
    begins = parser.parse_args(given).begins
    problems = []
    for rules in sorted((root / "src" / "corro" / "games").glob("*/RULES.md")):
        game = read(root, rules)
        print(*table(game, begins), "", count(game), sep="\n")
        problems += game.problems()
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())

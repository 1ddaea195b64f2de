"""`corro rules`: the rules of a game, clause by clause."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from corro import registry
from corro.cli.command import Command
from corro.cli.output import paper
from corro.cli.rulebook import find, pieces, tell
from corro.engine.errors import Error

LANGUAGE: Final = "en"


def run(chosen: Namespace) -> int:
    """Print the rules, or what they say of a clause or a word."""
    game = registry.game(chosen.game).name
    if chosen.lang != LANGUAGE:
        raise Error(f"the rules of {game} are here in English ({LANGUAGE}) only, not in {chosen.lang!r}")
    tell(paper(), pieces(game) if chosen.clause is None else find(game, chosen.clause))
    return 0


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="the id of a clause, or a word; without, all rules")
    parser.add_argument("--lang", default=LANGUAGE, metavar="LANGUAGE", help="language of the rules: en")


RULES: Final = Command(
    "rules", "print the rules of a game, or one clause, or what they say about a word", _arguments, run
)

"""`corro play`: a match in the terminal, with bots in the other seats."""

from __future__ import annotations

import random
import shlex
from argparse import ArgumentParser, Namespace
from typing import Final

from rich.rule import Rule
from rich.table import Table

from corro import bots, matches, registry
from corro.bots.table import find
from corro.cli import components, files
from corro.cli.ask import Person
from corro.cli.command import Command
from corro.cli.log import runs
from corro.cli.output import paper
from corro.cli.screen import headline
from corro.cli.sitting import Sitting
from corro.engine.agenda import State
from corro.engine.errors import BadOptions
from corro.engine.game import COMPONENTS, Choice, Game

SEATS: Final = 3
BOT: Final = "greedy"
FINISHED: Final = 0
LEFT: Final = 0
INTERRUPTED: Final = 1


def run(chosen: Namespace) -> int:
    """Play a match to its end, or until the person leaves."""
    game = registry.game(chosen.game)
    lowest, highest = game.seats
    seats = max(lowest, min(SEATS, highest)) if chosen.seats is None else chosen.seats
    chosen_options = with_components(game, chosen.components, options(game, chosen.option))
    match = matches.start(game.name, seats=seats, seed=chosen.seed, options=chosen_options)
    if not 0 <= chosen.seat < seats:
        raise BadOptions(f"there is no seat {chosen.seat} among {seats}; the seats are 0 to {seats - 1}")
    find(chosen.bot)
    if chosen.record == files.STREAM:
        raise BadOptions("--record takes the name of a file; standard output is the screen")
    if chosen.record:
        files.write(chosen.record, match.record.to_json())
    sitting = Sitting(match, chosen.seat, Person(paper()), chosen.record)
    try:
        return FINISHED if play(sitting, chosen.bot, random.Random(chosen.seed)) else LEFT
    except (EOFError, KeyboardInterrupt):
        sitting.say("")
        return INTERRUPTED
    finally:
        if not match.over:
            kept = f" The record so far is in {chosen.record}." if chosen.record else ""
            sitting.say(f"The match was left before its end.{kept}")


def options(game: Game[State], pairs: list[str]) -> dict[str, Choice]:
    """The options of a match from texts such as `board=orange`."""
    given: dict[str, Choice] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign or name in given:
            wrong = "is no option" if not sign else "names an option again"
            raise BadOptions(f"{pair!r} {wrong}; write each once, as name=value: {', '.join(game.options)}")
        allowed = game.options[name].allowed if name in game.options else ()
        given[name] = next((choice for choice in allowed if str(choice).lower() == text.lower()), text)
    return given


def with_components(game: Game[State], file: str, chosen: dict[str, Choice]) -> dict[str, Choice]:
    """The options, and the component set in a file, if one is named."""
    if not file:
        return chosen
    found = components.read(game.name, file)[1]
    registry.lend(found)
    return chosen | {COMPONENTS: found.name}


def add_components(parser: ArgumentParser) -> None:
    """Add the option to play with the numbers in a file."""
    parser.add_argument("--components", default="", metavar="FILE", help="play with the component set in a file")


def play(sitting: Sitting, bot: str, rng: random.Random) -> bool:
    """Play until the match is over, the person first where several seats are asked; false when the person left."""
    match = sitting.match
    while not match.over:
        if sitting.seat in match.owing:
            if not sitting.answer():
                return False
        else:
            seat = match.owing[0]
            match.play(seat, bots.choose(bot, match, seat, rng))
    end(sitting, bot)
    return True


def end(sitting: Sitting, bot: str) -> None:
    """The last news, the scores and winners, and where the record is."""
    match, console, keeps = sitting.match, sitting.console, sitting.keeps
    console.print(Rule(headline(match, sitting.seat), align="left", style="dim"))
    console.print(runs(match.events(sitting.seat)[sitting.read :], sitting.seat), "")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("seat", style="bold")
    table.add_column("points", justify="right")
    table.add_column("")
    for seat, points in enumerate(match.scores or ()):
        who = f"{seat} you" if seat == sitting.seat else f"{seat} {bot} bot"
        table.add_row(who, str(points), "wins" if seat in (match.winners or ()) else "")
    console.print(table, "")
    if keeps:
        files.write(keeps, match.record.to_json(), over=True)
        sitting.say(f"The record is in {keeps}; `corro verify {shlex.quote(keeps)}` checks it.")
    elif sitting.person.present:
        sitting.offer()
    else:
        sitting.say("`--record FILE` would have kept the record.")


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the name of a game; `corro games` lists them")
    parser.add_argument("--seats", type=int, metavar="N", help=f"how many seats; {SEATS} where the game allows it")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, counted from 0")
    parser.add_argument("--seed", type=int, metavar="N", help="the same number deals the same match")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="how the match is set up")
    add_components(parser)
    parser.add_argument("--bot", default=BOT, metavar="BOT", help=f"who plays in the other seats; {BOT}")
    parser.add_argument("--record", default="", metavar="FILE", help="keep the record of the match in a new file")


PLAY: Final = Command("play", "play a match in the terminal, with bots in the other seats", _arguments, run)

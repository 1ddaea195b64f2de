"""`corro replay` and `corro verify`: what a record tells, and whether it is true."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from corro import matches
from corro.cli import files
from corro.cli.command import Command, add_json
from corro.cli.log import line
from corro.cli.output import say, say_json
from corro.engine import record
from corro.engine.errors import BadRecord
from corro.engine.match import Match
from corro.engine.record import Record

LARGEST: Final = 4 * record.LARGEST
"""Bytes; the record itself counts characters."""


def read(file: str) -> Record:
    """The record in a file."""
    text = files.read(file, LARGEST)
    try:
        return Record.from_json(text)
    except BadRecord as error:
        raise BadRecord(f"{files.name(file)} is no record: {error}") from None


def about(match: Match) -> dict[str, object]:
    """What a program wants to know of a match on paper."""
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "lines": match.version,
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
    }


def result(match: Match) -> str:
    """How a match ended, or that it did not."""
    if match.scores is None or match.winners is None:
        return f"not over after {match.version} lines"
    points = ", ".join(f"seat {seat} has {score}" for seat, score in enumerate(match.scores))
    winners = " and ".join(f"seat {seat}" for seat in match.winners)
    return f"{points}; {winners} {'wins' if len(match.winners) == 1 else 'win'}"


def verify(chosen: Namespace) -> int:
    """Show that a record is whole and true."""
    try:
        match = matches.verify(read(chosen.file))
    except BadRecord as error:
        if chosen.json:
            say_json({"verified": False, "reason": str(error)})
        raise
    if chosen.json:
        say_json({"verified": True, **about(match), "commitment": match.record.commitment, "digest": match.digest()})
    else:
        say(
            f"{files.name(chosen.file)} is verified: seed, draws, moves and result agree.",
            f"{match.game.title}, {match.seats} seats, {match.version} lines: {result(match)}.",
        )
    return 0


def replay(chosen: Namespace) -> int:
    """Tell a match event by event, as a watcher or one of its seats saw it."""
    told = read(chosen.file)
    match = matches.replay(told)
    if match.version != len(told.lines):
        raise BadRecord(f"the record ends at line {len(told.lines)} with draws missing")
    if chosen.seat is not None and not 0 <= chosen.seat < match.seats:
        raise BadRecord(f"there is no seat {chosen.seat} in this record; the seats are 0 to {match.seats - 1}")
    events = match.events(chosen.seat)
    if chosen.json:
        say_json({**about(match), "events": events})
        return 0
    width = len(str(len(events)))
    say(*(f"{number:>{width}}  {line(event)}" for number, event in enumerate(events, 1)))
    say(f"{match.game.title}, {match.seats} seats: {result(match)}.")
    return 0


def _file(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    add_json(parser)


def _file_and_seat(parser: ArgumentParser) -> None:
    _file(parser)
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat saw it; without, as a watcher did")


REPLAY: Final = Command("replay", "tell what happened in a record, event by event", _file_and_seat, replay)
VERIFY: Final = Command("verify", "check that seed, draws, moves and result of a record agree", _file, verify)

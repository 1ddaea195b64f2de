"""`corro components`: the component sets of a game: list them, export the standard one, check and use one's own."""

from __future__ import annotations

import json
import sys
import tomllib
from argparse import ArgumentParser, Namespace
from collections import Counter
from importlib.resources import files as packaged
from typing import Final

from rich.table import Table

from corro import registry, shelf
from corro.cli import files
from corro.cli.command import Command, add_json
from corro.cli.lines import line_of
from corro.cli.output import paper, printable, say, say_json
from corro.engine.components import Components, without_sources
from corro.engine.errors import BadComponents, BadOptions, Error
from corro.engine.event import Json
from corro.engine.game import COMPONENTS as OPTION

MARK: Final = "reconstructed"
SHORT: Final = 12
"""Digits of a digest in a list."""


def run(chosen: Namespace) -> int:
    """List, export, check or use; of its own accord the standard set, for who sends it into a file."""
    game = registry.game(chosen.game).name
    quiet = sys.stdout is None or not sys.stdout.isatty()
    if not (chosen.list or chosen.json or chosen.check or chosen.use or chosen.export) and quiet:
        return export(game, files.STREAM, over=False)
    if chosen.export is not None:
        return export(game, chosen.export, chosen.force)
    if chosen.check is not None:
        return check(game, chosen.check, chosen.json)
    if chosen.use is not None:
        return use(*read(game, chosen.use))
    return show(game, chosen.json)


def export(game: str, file: str, over: bool) -> int:
    """Write the standard set into a file, to be changed and used."""
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    text = packaged(package).joinpath("components.toml").read_text("utf-8")
    files.write(file, text, over=over, hint="--force writes over it")
    if file != files.STREAM:
        say(f"The standard set of {game} is in {file}. Give it a name of its own in [set], change it, and then:")
        say(f"  corro components {game} --use {file}")
    return 0


def read(game: str, file: str) -> tuple[str, Components]:
    """The text of a file and the checked component set in it."""
    text = files.read(file, shelf.LARGEST)
    try:
        found = Components(tomllib.loads(text))
        registry.game(game).material(found)
    except (BadComponents, BadOptions, tomllib.TOMLDecodeError, RecursionError) as error:
        line = line_of(text, str(error))
        where = f"line {line}: " if line is not None else ""
        raise BadComponents(f"{files.name(file)} is no component set of {game}: {where}{error}") from None
    return text, found


def check(game: str, file: str, for_program: bool) -> int:
    """Say that a set can be played with, its digest, and which reconstructed parts have numbers of its own."""
    found = read(game, file)[1]
    replaced, left = reconstructed(registry.standard(game).data, found.data)
    if for_program:
        say_json({"game": game, "name": found.name, "digest": found.digest, "replaced": replaced, "left": left})
        return 0
    say(f"{files.name(file)} is a whole component set of {game}: {found.name}, digest {found.digest}")
    if replaced or left:
        say(f"reconstructed parts replaced: {', '.join(replaced) or 'none'}")
        say(f"reconstructed parts as in the standard set: {', '.join(left) or 'none'}")
    return 0


def reconstructed(standard: dict[str, Json], found: dict[str, Json]) -> tuple[list[str], list[str]]:
    """The tables that are reconstructed, at least in part: those with other numbers, and those with the same."""
    marked = [name for name, part in standard.items() if MARK in json.dumps(part)]
    replaced = [name for name in marked if without_sources(found.get(name)) != without_sources(standard[name])]
    return replaced, [name for name in marked if name not in replaced]


def use(text: str, found: Components) -> int:
    """Put a checked set on the shelf."""
    try:
        path = shelf.put(text, found)
    except OSError as error:
        raise Error(f"{shelf.folder()} cannot be written: {files.reason(error)}") from None
    say(f"The set {found.name} is now in {path}")
    say(f"  corro play {found.game} --option {OPTION}={found.name}")
    return 0


def show(game: str, for_program: bool) -> int:
    """List the sets with their digests, and how many of their tables are from which source."""
    listed: list[dict[str, object]] = []
    for name in registry.sets(game):
        try:
            found = registry.components(game, name)
            registry.game(game).material(found)
            listed.append({"name": name, "digest": found.digest, "sources": dict(sources(found.data))})
        except Error as error:
            listed.append({"name": name, "error": str(error)})
    if for_program:
        say_json({"game": game, "sets": listed})
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("set", "digest", "tables by source"):
        table.add_column(head)
    for row in listed:
        counts = row.get("sources")
        told = ", ".join(f"{count} {source}" for source, count in counts.items()) if isinstance(counts, dict) else ""
        table.add_row(str(row["name"]), str(row.get("digest", "-"))[:SHORT], printable(told or str(row.get("error"))))
    paper().print(table)
    return 0


def sources(data: Json) -> Counter[str]:
    """How many tables of a set come from which source."""
    found: Counter[str] = Counter()
    if isinstance(data, dict):
        source = data.get("source")
        if isinstance(source, str):
            found[source] += 1
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in inner:
        found += sources(part)
    return found


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    does = parser.add_mutually_exclusive_group()
    does.add_argument("--list", action="store_true", help="list the sets with their digests and sources")
    does.add_argument("--export", metavar="FILE", help="write the standard set into a file, - for standard output")
    does.add_argument("--check", metavar="FILE", help="say what is wrong with a set, or its digest")
    does.add_argument("--use", metavar="FILE", help="put a set on the shelf, to be played with")
    parser.add_argument("--force", action="store_true", help="let --export write over a file")
    add_json(parser)


COMPONENTS: Final = Command("components", "list, export, check and use the numbers of a game", _arguments, run)

"""`corro games`: what can be played here."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table

from corro import registry
from corro.cli.output import paper, say_json
from corro.engine.game import Choice

if TYPE_CHECKING:
    from corro.cli.commands import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("games", help="list the games and their options", allow_abbrev=False)
    command.add_argument("--json", action="store_true", help="print for a program")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """List the games."""
    games = registry.games()
    if chosen.json:
        say_json(
            {
                name: {
                    "title": game.title,
                    "seats": list(game.seats),
                    "rules": game.rules,
                    "options": {
                        option: {"default": asked.default, "allowed": list(_allowed(name, option, asked.allowed))}
                        for option, asked in game.options.items()
                    },
                }
                for name, game in games.items()
            }
        )
        return 0
    for name, game in games.items():
        table = Table(box=box.SIMPLE_HEAD, title=f"{name}: {game.title}, {game.seats[0]} to {game.seats[1]} seats")
        table.title_justify = "left"
        for head in ("option", "may be, the default first"):
            table.add_column(head)
        for option, asked in game.options.items():
            values = sorted(_allowed(name, option, asked.allowed), key=lambda value: value != asked.default)
            table.add_row(option, ", ".join(str(value).lower() for value in values))
        paper().print(table)
    return 0

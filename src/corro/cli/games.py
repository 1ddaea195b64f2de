"""`corro games`: what can be played here."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from rich.table import Table

from corro import bots, registry
from corro.cli.command import Command, add_json
from corro.cli.output import paper, say, say_json
from corro.engine.agenda import State
from corro.engine.game import COMPONENTS, Choice, Game


def run(chosen: Namespace) -> int:
    """List the games with their seats and options."""
    games = registry.games()
    if chosen.json:
        say_json({name: _data(game) | {"bots": list(bots.names())} for name, game in games.items()})
        return 0
    for game in games.values():
        lowest, highest = game.seats
        say(f"{game.name}: {game.title}, {lowest} to {highest} seats")
        table = Table.grid(padding=(0, 2))
        for name, option in game.options.items():
            values = sorted(_allowed(game, name), key=lambda value: value != option.default)
            table.add_row(f"  {name}", " | ".join(str(value).lower() for value in values))
        paper().print(table)
    say("", f"bots: {', '.join(bots.names())}")
    say("", "`corro play GAME --option NAME=VALUE` starts a match; the first value of each is the default.")
    return 0


def _allowed(game: Game[State], name: str) -> list[Choice]:
    """The values of an option; of the component sets, those on the shelf too."""
    allowed = list(game.options[name].allowed)
    return [*registry.sets(game.name)] if name == COMPONENTS else allowed


def _data(game: Game[State]) -> dict[str, object]:
    return {
        "title": game.title,
        "seats": list(game.seats),
        "rules": game.rules,
        "options": {
            name: {"default": option.default, "allowed": _allowed(game, name)} for name, option in game.options.items()
        },
    }


GAMES: Final = Command("games", "list the games and their options", add_json, run)

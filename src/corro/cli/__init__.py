"""The command `corro`: play in the terminal, and look at games, rules, records and component sets."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final, NoReturn

from corro.cli.components import COMPONENTS
from corro.cli.files import reason
from corro.cli.games import GAMES
from corro.cli.output import complain, prepare
from corro.cli.play import PLAY
from corro.cli.records import REPLAY, VERIFY
from corro.cli.rules import RULES
from corro.cli.simulate import SIMULATE
from corro.engine.errors import BadOptions, Error

DONE: Final = 0
COULD_NOT: Final = 1
WRONG_USE: Final = 2

COMMANDS: Final = (PLAY, SIMULATE, GAMES, RULES, REPLAY, VERIFY, COMPONENTS)


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Leave with the exit code of a wrong use."""
        complain(f"{message}; `{self.prog} --help` says how to use it", self.prog)
        sys.exit(WRONG_USE)


def parser() -> Parser:
    """All commands with their options."""
    whole = Parser(prog="corro", description="A table for economic board games.", allow_abbrev=False)
    whole.add_argument("--version", action="version", version=f"corro {version('corro')}")
    whole.set_defaults(run=None)
    added = whole.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        sentence = f"{command.does[0].upper()}{command.does[1:]}."
        one = added.add_parser(command.name, help=command.does, description=sentence, allow_abbrev=False)
        command.arguments(one)
        one.set_defaults(run=command.run)
    return whole


def main(words: Sequence[str] | None = None) -> int:
    """Run a command: the exit code is 0 for done, 1 for could not and 2 for wrong use."""
    prepare()
    whole = parser()
    chosen = whole.parse_args(words)
    try:
        if chosen.run is None:
            whole.print_help()
            code = DONE
        else:
            code = chosen.run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BadOptions as error:
        complain(str(error))
        return WRONG_USE
    except Error as error:
        complain(str(error))
    except KeyboardInterrupt:
        complain("stopped")
    except BrokenPipeError:
        drop_output()  # whoever read it has had enough
    except OSError as error:
        complain(f"the output cannot be written: {reason(error)}")
        drop_output()
    else:
        return int(code)
    return COULD_NOT


def drop_output() -> None:
    """Let nothing more be written when the program ends, where nobody could say any more why it failed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)

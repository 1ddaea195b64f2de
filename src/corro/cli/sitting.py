"""A person at a match: the screen, the answers, and the commands beside the moves."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from typing import Final

from corro.cli import files, rulebook
from corro.cli.ask import Person
from corro.cli.log import line
from corro.cli.screen import show, whole_view
from corro.engine.errors import Error
from corro.engine.match import Match
from corro.engine.move import Move

IDS: Final = re.compile(r"\b[A-Z]+-[A-Z]+-\d+\b")
HELP: Final = """\
A number or the text of a move plays it; Enter shows the table again.
  u         undo: back to the start of your turn, while nothing became known since
  l         the whole log
  v         everything you may see
  r [WORD]  the rules of what is due, or of a clause or word
  s [FILE]  save the record
  q         leave the match
  ?         this help"""


class Sitting:
    """A seat of a match and who sits there. `keeps` is the file in which the record is kept all the time, or ""."""

    def __init__(self, match: Match, seat: int, person: Person, keeps: str) -> None:
        self.match = match
        self.seat = seat
        self.person = person
        self.console = person.console
        self.keeps = keeps
        self.read = 0
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "u": self.undo,
            "l": self.log,
            "v": self.view,
            "r": self.rules,
            "s": self.save,
            "?": self.help,
        }

    def answer(self) -> bool:
        """Show the table until a move is played or taken back; false when the person leaves the match."""
        show(self.console, self.match, self.seat, self.read)
        self.keep()
        version = self.match.version
        while self.match.version == version:
            moves = self.match.moves(self.seat)
            text = self.person.ask(f"seat {self.seat} (? helps):", [move.text for move in moves])
            word, _, rest = text.partition(" ")
            move = _meant(text, moves)
            if move is not None:
                self.read = len(self.match.events(self.seat))
                self.match.play(self.seat, move)
            elif not text:
                show(self.console, self.match, self.seat, self.read)
            elif word in self.commands:
                self._try(self.commands[word], rest.strip())
            elif text != "q":
                self.say(f"{text!r} is no move here: a number from 1 to {len(moves)} or its text plays, ? helps.")
            elif self.leaves():
                return False
        return True

    def _try(self, command: Callable[[str], None], rest: str) -> None:
        try:
            command(rest)
        except Error as error:
            self.say(_sentence(error))

    def say(self, text: str) -> None:
        """Print a sentence."""
        self.console.print(text, soft_wrap=True)

    # Beside the moves ---------------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Go back to the start of the turn."""
        self.match.undo(self.seat)
        self.read = min(self.read, len(self.match.events(self.seat)))

    def log(self, _: str) -> None:
        """Print every event there was, one a line."""
        for event in self.match.events(self.seat):
            self.say(line(event, self.seat))

    def view(self, _: str) -> None:
        """Print everything the seat may see."""
        self.console.print(whole_view(self.match.view(self.seat), self.seat, self.console.width))

    def rules(self, word: str) -> None:
        """Print what the rules say about a word, or about what is due."""
        game, due = self.match.game, str(self.match.view(self.seat)["due"])
        about = (game.steps[due].__doc__ if due in game.steps else None) or ""
        found = rulebook.find(game.name, word) if word else rulebook.clauses(game.name, IDS.findall(about))
        if found:
            rulebook.tell(self.console, found)
        self.say(f"\n`r WORD` finds a clause or a word in the rules, `corro rules {game.name}` prints them all.")

    def save(self, file: str) -> None:
        """Write the record into a file."""
        file = file or self.person.ask("Name of the file, or Enter for none:")
        if not file:
            return
        over = files.is_there(file) and self.person.agrees(f"{file} is there already. Write over it?")
        files.write(file, self.match.record.to_json(), over=over)
        self.say(f"The record is in {file}.")

    def help(self, _: str) -> None:
        """Print what can be typed."""
        self.say(HELP)

    def leaves(self) -> bool:
        """Whether the person leaves, asked twice; the record is offered before."""
        if not self.person.agrees("Leave the match before its end?"):
            return False
        if not self.keeps:
            self.offer()
        return True

    def offer(self) -> None:
        """Offer to save the record, again while that fails."""
        while True:
            file = self.person.ask("Keep the record? The name of a file, or Enter for no:")
            if not file:
                return
            try:
                self.save(file)
            except Error as error:
                self.say(_sentence(error))
            else:
                self.say(f"`corro verify {shlex.quote(file)}` checks it." if self.match.over else "")
                return

    def keep(self) -> None:
        """Write the record into the file in which it is kept; where that fails, say so and play on."""
        if self.keeps:
            self._try(lambda file: files.write(file, self.match.record.to_json(), over=True), self.keeps)


def _sentence(error: Error) -> str:
    return f"{str(error)[:1].upper()}{str(error)[1:]}."


def _meant(text: str, moves: tuple[Move, ...]) -> Move | None:
    """The move of that number or text."""
    if text.isdecimal() and len(text) < len(str(len(moves))) + 1 and 1 <= int(text) <= len(moves):
        return moves[int(text) - 1]
    return next((move for move in moves if move.text == text), None)

"""A match with open chance that is played by texts of moves, and short words for what a test looks at in any game."""

from __future__ import annotations

from typing import Any, Self

import corro


class Story:
    """What the scenes of all games can do."""

    def __init__(self, match: corro.Match) -> None:
        self.match = match

    def play(self, *texts: str) -> Self:
        """Play one text after another for whoever owes it; nature gives its first outcome where the text is not its."""
        for text in texts:
            while self.match.owing == (corro.NATURE,) and text not in self.nature():
                self.match.play(corro.NATURE, self.nature()[0])
            self.match.play(self.match.owing[0], text)
        return self

    def settle(self) -> Self:
        """Let nature give its first outcome until a player owes an answer."""
        while self.match.owing == (corro.NATURE,):
            self.match.play(corro.NATURE, self.nature()[0])
        return self

    def nature(self) -> list[str]:
        """What nature may give now."""
        return [move.text for move in self.match.moves(corro.NATURE)]

    def odds(self) -> dict[str, float]:
        """What nature may give now, each with its probability."""
        return dict(zip(self.nature(), self.match.odds(), strict=True))

    def texts(self, seat: int | None = None) -> list[str]:
        """What a seat may play; without a seat, the one that owes an answer after nature's."""
        if seat is None:
            seat = self.settle().match.owing[0]
        return [move.text for move in self.match.moves(seat)]

    def due(self) -> str:
        """The name of the step that is due, after nature's answers; empty at the end."""
        return str(self.settle().view()["due"] or "")

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat or of a watcher."""
        return self.match.view(seat)

    def state(self) -> Any:
        """The game's part of the position."""
        return self.match.position()["state"]

    def events(self, name: str, seat: int | None = None) -> list[Any]:
        """The events of that name which a seat, or a watcher, was shown."""
        return [event for event in self.match.events(seat) if event["event"] == name]

    def told(self) -> list[str]:
        """The names of all events that a watcher was shown, in order."""
        return [str(event["event"]) for event in self.match.events(None)]

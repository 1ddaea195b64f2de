"""Moves: the answers a game knows, each with its text and its place in the list of all of them."""

from __future__ import annotations

from typing import Final

from corro.engine.errors import BadComponents


class Move:
    """One answer to a question, such as `buy/3`: a verb and, for the rules, the number it is about.

    >>> import corro
    >>> corro.start("wall_street", seats=3, seed=7).moves(2)[1]
    Move('place/1')
    """

    __slots__ = ("index", "text", "value", "verb")

    def __init__(self, text: str, index: int, verb: str, value: int) -> None:
        self.text = text
        self.index = index
        self.verb = verb
        self.value = value

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text and self.index == other.index

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Move], tuple[str, int, str, int]]:
        return Move, (self.text, self.index, self.verb, self.value)


UNDO: Final = Move("undo", -1, "undo", 0)


class MoveTable:
    """All moves of one game with one component set, in a fixed order."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}

    def one(self, verb: str) -> Move:
        """Add a move that is a verb alone."""
        return self._add(verb, verb, 0)

    def family(self, verb: str, names: tuple[str, ...]) -> tuple[Move, ...]:
        """Add a verb with each of these names; the move's value is the place of the name."""
        return tuple(self._add(f"{verb}/{name}", verb, value) for value, name in enumerate(names))

    def _add(self, text: str, verb: str, value: int) -> Move:
        if text in self.by_text:
            reason = f"two things would both be called {text}"
            raise BadComponents(reason)
        move = Move(text, len(self.moves), verb, value)
        self.moves.append(move)
        self.by_text[text] = move
        return move

"""What can be wrong, each with its reason in words."""

from __future__ import annotations


class Error(Exception):
    """Anything that corro refuses; its text says what was wrong and what would have been right.

    >>> import corro
    >>> try:
    ...     corro.start("chess")
    ... except corro.Error as error:
    ...     print(error)
    there is no game 'chess'; there is wall_street, counterfeiters, chicago
    """


class IllegalMove(Error):
    """A move that is not offered to that seat now."""


class BadRecord(Error):
    """A record that cannot be read, replayed or verified."""


class BadOptions(Error):
    """An unknown game or option, or a number of seats the game is not made for."""


class BadPosition(Error):
    """A position that no match can reach, or that is not written as a position."""


class BadComponents(Error):
    """A component set that is incomplete, unknown or does not add up."""

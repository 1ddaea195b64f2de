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
    """A move that is not offered to that seat now.

    >>> import corro
    >>> try:
    ...     corro.start("counterfeiters", seats=2, seed=7).play(0, "pass")
    ... except corro.IllegalMove as error:
    ...     print(error)
    seat 0 owes nothing now; it is seat 1 that has to answer
    """


class BadRecord(Error):
    """A record that cannot be read, replayed or verified.

    >>> import corro
    >>> try:
    ...     corro.Record.from_json("{}")
    ... except corro.BadRecord as error:
    ...     print(error)
    the file has no corro
    """


class BadOptions(Error):
    """An unknown game or option, or a number of seats the game is not made for.

    >>> import corro
    >>> try:
    ...     corro.start("chicago", seats=5)
    ... except corro.BadOptions as error:
    ...     print(error)
    chicago is for 2 to 4 seats, not for 5
    """


class BadPosition(Error):
    """A position that no match can reach, or that is not written as a position.

    >>> import corro
    >>> try:
    ...     corro.resume({"game": "chicago"})
    ... except corro.BadPosition as error:
    ...     print(error)
    the file has no seats
    """


class BadComponents(Error):
    """A component set that is incomplete, unknown or does not add up.

    >>> import corro
    >>> try:
    ...     corro.use_components({"set": {"name": "mine"}})
    ... except corro.BadComponents as error:
    ...     print(error)
    set has no game
    """

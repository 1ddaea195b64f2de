"""Bots: they know a game only through a match, and of a match only what their seat may know."""

from corro.bots.table import choose, names

__all__ = ["choose", "names"]

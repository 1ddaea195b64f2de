"""Bots: they know a game only through a match, and of a match only what their seat may know."""

from corro.bots.bot import Bot, Randomness, Weighed
from corro.bots.guard import BotWarning
from corro.bots.table import choose, explain, names, register

__all__ = ["Bot", "BotWarning", "Randomness", "Weighed", "choose", "explain", "names", "register"]

"""1920 Wall Street: a game of Perepau Llistosella, with its expansions Tycoons and Call Option."""

from corro.games.wall_street.game import GAME

__all__ = ["GAME"]

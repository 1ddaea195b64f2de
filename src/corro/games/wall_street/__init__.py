"""1920 Wall Street: a game of Perepau Llistosella, with its expansions Tycoons and Call Option."""

"""The engine: steps, moves, chance, records and positions; it knows no game."""

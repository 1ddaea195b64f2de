"""Counterfeiters: a game of Olivier Bourgeois."""

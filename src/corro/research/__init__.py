"""Research: many matches of bots against each other, and what they tell."""

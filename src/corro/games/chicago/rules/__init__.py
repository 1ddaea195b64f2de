"""The rules of Chicago 1875 in the chapters of the rulebook."""

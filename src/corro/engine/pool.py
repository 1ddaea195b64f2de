"""Pools of small numbers as sorted bytes: a deck, a bag, a hand. They never change, so copies of a match share them."""

from __future__ import annotations

from typing import Final

ONE: Final = tuple(bytes((number,)) for number in range(256))


def with_one(pool: bytes, item: int) -> bytes:
    """The pool and one more of a kind."""
    larger = pool + ONE[item]
    return larger if not pool or pool[-1] <= item else bytes(sorted(larger))


def without_one(pool: bytes, item: int) -> bytes:
    """The pool and one fewer of a kind."""
    return pool.replace(ONE[item], b"", 1)


def kinds(pool: bytes) -> list[int]:
    """Each kind in the pool once, in order."""
    return list(dict.fromkeys(pool))

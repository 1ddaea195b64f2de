"""Where chance comes from: a fair stream that can be checked afterwards, and a quick one for playouts."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable
from typing import Final

from corro.engine.native import i64, mypyc_attr

WORD: Final = 1 << 64
WORDS: Final = 4
KEY_BYTES: Final = 32
PRIME: Final = (1 << 30) - 35
FACTOR: Final = 771645345


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws."""

    def below(self, count: int) -> int:
        """A number from 0 up to, not including, count; each equally likely."""
        raise NotImplementedError


class FairChance(Chance):
    """A stream of 64-bit words, used by rejection: nobody can guess it, everybody who has the key can check it.

    Word number n is the (n mod 4)-th quarter of HMAC-SHA256(key, n div 4), the number as eight bytes, high ones first.
    """

    __slots__ = ("_words", "counter", "key")

    def __init__(self, key: bytes, counter: int) -> None:
        self.key = key
        self.counter = counter
        self._words: tuple[int, ...] = ()

    def below(self, count: int) -> int:
        """The next word below the largest multiple of count, modulo count."""
        while True:
            counter = self.counter
            place = counter % WORDS
            if not place or not self._words:
                block = hmac.digest(self.key, (counter // WORDS).to_bytes(8, "big"), "sha256")
                self._words = struct.unpack(">4Q", block)
            self.counter = counter + 1
            word = self._words[place]
            number = word % count
            if word - number + count <= WORD:  # the multiple after the word is still in range
                return number

    def copy(self) -> FairChance:
        """The same stream from the same place."""
        return FairChance(self.key, self.counter)


class Dice(Chance):
    """A small generator for playouts and samples: quick, not for secrets."""

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        self._word: i64 = (seed ^ 0x5DEECE66D) % (PRIME - 1) + 1

    def below(self, count: int) -> int:
        """The next number of a Lehmer generator; its modulus is prime, so that the low bits are as good as the others.

        Modulus and factor are from L'Ecuyer's tables (1999). Words below 2^30 are what plain Python is quickest with.
        """
        word = self._word = self._word * FACTOR % PRIME
        return word % count


def key_of(seed: int | bytes) -> bytes:
    """The 256-bit key that a caller's seed stands for.

    >>> key_of(7) == key_of(7), key_of(7) == key_of(b"7"), len(key_of(b""))
    (True, False, 32)
    """
    if isinstance(seed, bytes):
        return hashlib.sha256(b"bytes:" + seed).digest()
    return hashlib.sha256(f"int:{seed:x}".encode()).digest()


def key_from(bits: Callable[[int], int]) -> bytes:
    """A key of the bits of a caller's randomness."""
    return bits(8 * KEY_BYTES).to_bytes(KEY_BYTES, "big")


def commitment(key: bytes) -> str:
    """What is published before the match, so that the key cannot be changed later."""
    return hashlib.sha256(key).hexdigest()

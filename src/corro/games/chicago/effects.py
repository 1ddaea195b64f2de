"""Effects: what a building, an asset, a manager or a space of the prestige track does, as the box states it."""

from __future__ import annotations

from typing import Final

from corro.engine.reader import Reader, listed

MOST: Final = 1000


class Do:
    """The kinds of effects, by their place in `KINDS`."""

    WORKER: Final = 0
    SALESPERSON: Final = 1
    MANAGER: Final = 2
    AUTOMATE: Final = 3
    PRESTIGE: Final = 4
    GOOD: Final = 5
    CUBES: Final = 6
    CHOOSE: Final = 7
    ASSET: Final = 8
    DIVIDEND: Final = 9
    TREASURY: Final = 10
    HIRE: Final = 11
    INITIATIVE: Final = 12
    PARTNER: Final = 13
    BONUS_GOOD: Final = 14
    SHARE_STEP: Final = 15
    CATALOG: Final = 16
    PRICE: Final = 17
    PROTECT: Final = 18
    STAFF: Final = 19


KINDS: Final = (
    "worker", "salesperson", "manager", "automate", "prestige", "good", "cubes", "choose", "asset", "dividend",
    "treasury", "hire", "initiative", "partner", "bonus-good", "share-step", "catalog", "price", "protect", "staff",
)  # fmt: skip
WAYS: Final = ("any", "same", "different")
ANY: Final = 0
SAME: Final = 1


class Effect:
    """One effect: its kind, how much of it, and which cubes or in which way they are chosen."""

    def __init__(self, number: int, text: str, kind: int, amount: int, cubes: bytes, way: int) -> None:
        self.number = number
        self.text = text
        self.kind = kind
        self.amount = amount
        self.cubes = cubes
        self.way = way


class Effects:
    """All effects that a box states, each text once."""

    def __init__(self, resources: tuple[str, ...]) -> None:
        self.resources = resources
        self.all: list[Effect] = []
        self.by_text: dict[str, Effect] = {}

    def read(self, row: Reader, key: str) -> tuple[Effect, ...]:
        """A list of effects, in the order in which they are carried out."""
        return tuple([self.one(row, key, text) for text in row.items(key)])

    def some(self, row: Reader, key: str) -> tuple[Effect, ...]:
        """A list of at least one effect."""
        found = self.read(row, key)
        if not found:
            raise row.wrong(key, value=[], wanted="a list of at least one effect")
        return found

    def one(self, row: Reader, key: str, text: object) -> Effect:
        """An effect such as `prestige 2`, `cubes wood coal` or `choose same 2`."""
        if not isinstance(text, str) or not text:
            raise row.wrong(key, text, "an effect such as 'prestige 2'")
        if text not in self.by_text:
            self.by_text[text] = self._parse(row, key, text)
            self.all.append(self.by_text[text])
        return self.by_text[text]

    def _parse(self, row: Reader, key: str, text: str) -> Effect:
        words = text.split(" ")
        if words[0] not in KINDS:
            raise row.wrong(key, text, f"an effect that begins with one of {', '.join(KINDS)}")
        kind, rest, cubes, way = KINDS.index(words[0]), words[1:], b"", ANY
        if kind == Do.CUBES:
            if not rest or not set(rest) <= set(self.resources):
                raise row.wrong(key, text, f"cubes and then some of {listed(self.resources)}")
            cubes = bytes([self.resources.index(word) for word in rest])
            return Effect(len(self.all), text, kind, len(cubes), cubes, way)
        if kind == Do.CHOOSE:
            if not rest or rest[0] not in WAYS:
                raise row.wrong(key, text, f"choose, one of {', '.join(WAYS)}, and a number")
            way, rest = WAYS.index(rest[0]), rest[1:]
        if len(rest) != 1 or not rest[0].isdecimal() or int(rest[0]) > MOST:
            raise row.wrong(key, text, f"an effect that ends with a number up to {MOST}")
        return Effect(len(self.all), text, kind, int(rest[0]), cubes, way)

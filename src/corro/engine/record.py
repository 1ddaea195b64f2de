"""The record of a match: the list of its moves, nature's too, from which it can be rebuilt."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from corro.engine.components import STANDARD
from corro.engine.errors import BadRecord
from corro.engine.reader import Reader

if TYPE_CHECKING:
    from corro.engine.event import Json

FORMAT: Final = 1
FAIR: Final = "fair"
OPEN: Final = "open"
NATURES: Final = "nature"
LARGEST: Final = 8_000_000
HEX_KEY: Final = 64
DEEPEST: Final = 32


class Record:
    """A match on paper. `lines` holds one text a move: the seat or "nature", and the move's text or "undo".

    >>> import corro
    >>> record = corro.start("counterfeiters", seats=2, seed=7).record
    >>> Record.from_json(record.to_json()).lines == record.lines, record.lines[0]
    (True, 'nature first/1')
    """

    def __init__(self, data: object) -> None:
        reader = Reader(data, "", BadRecord)
        reader.whole("corro", FORMAT, FORMAT)
        self.game = reader.text("game")
        self.rules = reader.whole("rules", 1, 1_000_000)
        self.seats = reader.whole("seats", 1, 100)
        self.options = _options(reader.inner("options"))
        self.components: Json = reader.take("components")
        self.digest = reader.text("digest")
        self.chance = reader.text("chance")
        self.commitment = _hex(reader, "commitment")
        self.seed = _hex(reader, "seed")
        self.start: Json = reader.take("start")
        self.lines = [_line(reader, place, line) for place, line in enumerate(reader.items("lines"))]
        self.result = _result(reader)
        reader.done()
        if self.chance not in {FAIR, OPEN}:
            raise reader.wrong("chance", self.chance, f"{FAIR} or {OPEN}")
        if (self.components != STANDARD) != isinstance(self.components, dict):
            raise reader.wrong("components", self.components, f"{STANDARD} or a whole component set")
        if self.start is not None and not isinstance(self.start, dict):
            raise reader.wrong("start", self.start, "null or a position")

    def to_data(self) -> dict[str, Json]:
        """The record as plain JSON data."""
        return {
            "corro": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "components": self.components,
            "digest": self.digest,
            "chance": self.chance,
            "commitment": self.commitment,
            "seed": self.seed,
            "start": self.start,
            "lines": list(self.lines),
            "result": self.result,
        }

    def to_json(self) -> str:
        """The record as text, one line of the match a line."""
        data = self.to_data()
        lines = data.pop("lines")
        head = json.dumps(data, ensure_ascii=False, indent=1)
        body = ",\n  ".join(json.dumps(line, ensure_ascii=False) for line in self.lines)
        return head[: head.rindex("}")].rstrip() + ',\n "lines": [' + (f"\n  {body}\n " if lines else "") + "]\n}\n"

    @staticmethod
    def from_json(text: object) -> Record:
        """The record written in a text, or BadRecord with what is wrong.

        >>> Record.from_json("{}")
        Traceback (most recent call last):
        corro.engine.errors.BadRecord: the file has no corro
        """
        if not isinstance(text, str):
            reason = f"a record is read from text, not from {type(text).__name__}"
            raise BadRecord(reason)
        if len(text) > LARGEST:
            reason = f"{len(text):,} characters are too many for a record; the most is {LARGEST:,}"
            raise BadRecord(reason)
        try:
            data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            reason = f"this is not the JSON of a record: {str(error)[:80]}"
            raise BadRecord(reason) from None
        if _is_deep(data):
            reason = f"this is no record: it is nested more than {DEEPEST} deep"
            raise BadRecord(reason)
        return Record(data)


def _is_deep(data: Json) -> bool:
    layer = [data]
    for _ in range(DEEPEST):
        tables = [item for item in layer if isinstance(item, dict)]
        lists = [item for item in layer if isinstance(item, list)]
        layer = [inner for table in tables for inner in table.values()] + [inner for part in lists for inner in part]
    return bool(layer)


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        reason = "a key stands twice in one object"
        raise ValueError(reason)
    return found


def _no_constant(name: str) -> Json:
    reason = f"{name} is no number here"
    raise ValueError(reason)


def _hex(reader: Reader, key: str) -> str | None:
    value = reader.take(key)
    if value is None:
        return None
    if not isinstance(value, str) or len(value) != HEX_KEY or not set(value) <= set("0123456789abcdef"):
        raise reader.wrong(key, value, f"null or {HEX_KEY} hexadecimal digits")
    return value


def _options(reader: Reader) -> dict[str, Json]:
    for name, value in reader.data.items():
        if not isinstance(value, (bool, int, str)):
            raise reader.wrong(name, value, "true, false, a whole number or a text")
    return reader.data


def _line(reader: Reader, place: int, line: Json) -> str:
    if not isinstance(line, str) or line.count(" ") != 1:
        raise reader.wrong(f"lines[{place}]", line, 'a text such as "0 buy/3" or "nature first/2"')
    return line


def _result(reader: Reader) -> Json:
    value = reader.take("result")
    if value is None:
        return None
    result = Reader(value, "result", BadRecord)
    for key in ("scores", "winners"):
        for place, number in enumerate(result.items(key)):
            result.bounded(f"{key}[{place}]", number, -1_000_000, 1_000_000)
    result.done()
    return value

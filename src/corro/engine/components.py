"""Component sets: the numbers of a box, each with its source, and a digest that names them."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final

from corro.engine.errors import BadComponents
from corro.engine.reader import Reader

if TYPE_CHECKING:
    from corro.engine.event import Json

STANDARD: Final = "standard"
SOURCES: Final = ("source", "source_note")
HEAD: Final = "set"
DEEPEST: Final = 12


def canonical(data: Json) -> str:
    """The one way to write these values: digests depend on values, not on spacing or order of keys."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _plain(value: object, where: str, depth: int) -> Json:
    if depth > DEEPEST:
        reason = f"{where} is nested too deeply"
        raise BadComponents(reason)
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [_plain(item, f"{where}[{place}]", depth + 1) for place, item in enumerate(value)]
    if isinstance(value, dict):
        return {str(key): _plain(item, f"{where}.{key}", depth + 1) for key, item in value.items()}
    reason = f"{where} is a {type(value).__name__}; a component set holds whole numbers, texts, lists and tables"
    raise BadComponents(reason)


def without_sources(data: Json) -> Json:
    """The values alone, without what says where they come from."""
    if isinstance(data, dict):
        return {key: without_sources(value) for key, value in data.items() if key not in SOURCES}
    if isinstance(data, list):
        return [without_sources(item) for item in data]
    return data


def _hash(plain: Json) -> str:
    try:
        return hashlib.sha256(canonical(plain).encode()).hexdigest()
    except ValueError:
        raise BadComponents("the set holds a text or a number that cannot be written down") from None


class Components:
    """One component set of one game, as plain data; `digest` leaves the sources out, `exact` does not."""

    def __init__(self, data: object) -> None:
        plain = _plain(data, "the set", 0)
        head = Reader(plain, "", BadComponents).inner("set")
        self.name = head.text("name")
        self.game = head.text("game")
        self.data: dict[str, Json] = plain if isinstance(plain, dict) else {}
        self.exact = _hash(plain)
        self.digest = _hash(without_sources(plain))
        self._check_sources()

    def plain(self) -> Json:
        """The set written out, sources too; the caller's own."""
        return _plain(self.data, "the set", 0)

    def reader(self) -> Reader:
        """The set, to be read key by key."""
        return Reader(self.data, "", BadComponents)

    def _check_sources(self) -> None:
        for name, part in self.data.items():
            rows = part if isinstance(part, list) else [part]
            if name != HEAD and not all(_has_source(row) for row in rows):
                raise BadComponents(f"{name}: every table of a component set says its source")


def _has_source(row: Json) -> bool:
    """Whether a table says where its numbers come from, or each table in it does."""
    if not isinstance(row, dict):
        return False
    return isinstance(row.get("source"), str) or (bool(row) and all(_has_source(inner) for inner in row.values()))

"""Recorded matches on disk: the record, and the digest of the position after each of its lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import corro
from corro.engine.move import UNDO

FOLDER: Final = Path(__file__).parent
SHORT: Final = 16


def files(game: str = "*") -> list[Path]:
    """Every recorded match, or those of one game."""
    return sorted(FOLDER.glob(f"{game}/*.json"))


def read(path: Path) -> tuple[corro.Record, list[str]]:
    """A record and its digests."""
    data: Any = json.loads(path.read_text("utf-8"))
    return corro.Record.from_json(json.dumps(data["record"])), data["digests"]


def write(path: Path, match: corro.Match) -> None:
    """Record a match that is over."""
    record = match.record
    lines = ",\n   ".join(json.dumps(line) for line in record.lines)
    digests = ",\n  ".join(json.dumps(digest) for digest in digests_of(record))
    head = json.dumps(record.to_data() | {"lines": "LINES"}, ensure_ascii=False)
    path.parent.mkdir(exist_ok=True)
    text = head.replace('"LINES"', f"[\n   {lines}\n  ]")
    path.write_text(f'{{\n "record": {text},\n "digests": [\n  {digests}\n ]\n}}\n', "utf-8")


def digests_of(record: corro.Record) -> Iterator[str]:
    """The digest after each line, played in a match with open chance."""
    match = corro.start(record.game, seats=record.seats, options=record.options, chance="open")
    for line in record.lines:
        who, text = line.split(" ")
        seat = corro.NATURE if who == "nature" else int(who)
        if text == UNDO.text:
            match.undo(seat)
        else:
            match.play(seat, text)
        yield match.digest()[:SHORT]

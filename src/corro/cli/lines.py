"""Where in a TOML file something stands: the line of a key, by the place that a complaint names."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

HEADER: Final = re.compile(r"^\s*(\[\[?)\s*([\w.\"'-]+)\s*\]")
KEY: Final = re.compile(r"^\s*([\w-]+|\"[^\"]*\")\s*=")
PLACE: Final = re.compile(r"^([\w-]+(?:\[\d+\])?(?:\.[\w-]+(?:\[\d+\])?)*)(?: has an unknown key '([\w-]+)')?")


def places(text: str) -> dict[str, int]:
    """The line of every table and key that has a line of its own."""
    found: dict[str, int] = {}
    rows: Counter[str] = Counter()
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header, key = HEADER.match(line), KEY.match(line)
        if header is not None:
            name = header[2].replace('"', "")
            table = name
            if header[1] == "[[":
                table = f"{name}[{rows[name]}]"
                rows[name] += 1
                found.setdefault(name, number)
            found[table] = number
        elif key is not None:
            name = key[1].strip('"')
            found[f"{table}.{name}" if table else name] = number
    return found


def line_of(text: str, complaint: str) -> int | None:
    """The line that a complaint is about: that of its key, of the table the key is missing in, or None."""
    named = PLACE.match(complaint)
    if named is None:
        return None
    found = places(text)
    place = f"{named[1]}.{named[2]}" if named[2] else named[1]
    while place:
        if place in found:
            return found[place]
        place = place[:-1].rpartition("[" if place.endswith("]") else ".")[0]
    return None

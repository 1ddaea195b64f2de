"""The shelf: component sets of one's own, as files in the folder for a user's data."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from pathlib import Path
from typing import Final

from corro.engine.components import STANDARD, Components
from corro.engine.errors import BadComponents

NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
LARGEST: Final = 1_000_000


def folder() -> Path:
    """Where the sets are kept; the variable CORRO_DATA names another place."""
    chosen = os.environ.get("CORRO_DATA")
    if chosen:
        return Path(chosen) / "components"
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "corro" / "components"


def names(game: str) -> list[str]:
    """The sets of a game on the shelf."""
    return sorted(path.stem for path in (folder() / game).glob("*.toml") if NAME.fullmatch(path.stem))


def take(game: str, name: object) -> Components | None:
    """A set from the shelf, or None where there is none of that name."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        return None
    path = folder() / game / f"{name}.toml"
    return read(path) if path.is_file() else None


def read(path: Path) -> Components:
    """The component set in a file, or BadComponents with what is wrong."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadComponents(f"{path.name} is too large for a component set")
        return Components(tomllib.loads(path.read_text("utf-8")))
    except OSError as error:
        raise BadComponents(f"{path.name} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadComponents(f"{path.name} is not TOML: {error}") from None


def put(text: str, components: Components) -> Path:
    """Put a checked set on the shelf, under the name it gives itself."""
    if components.name == STANDARD or not NAME.fullmatch(components.name):
        raise BadComponents(
            f"set.name is {components.name!r}; a set of one's own is named with small letters, digits, - and _, "
            f"and not {STANDARD}"
        )
    path = folder() / components.game / f"{components.name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path

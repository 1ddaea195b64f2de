"""Files as a person names them: read up to a size, written whole or not at all; `-` is standard input or output."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from corro.cli.output import say
from corro.engine.errors import Error

STREAM: Final = "-"


def read(file: str, largest: int) -> str:
    """The text of a file, or Error where it is no text or longer than so many bytes."""
    try:
        if file == STREAM:
            data = sys.stdin.buffer.read(largest + 1) if sys.stdin is not None else b""
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(largest + 1)
    except OSError as error:
        raise Error(f"{name(file)} cannot be read: {reason(error)}") from None
    if len(data) > largest:
        raise Error(f"{name(file)} is larger than {largest:,} bytes, so it is not what is asked for here")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Error(f"{name(file)} is not text in UTF-8") from None


def write(file: str, text: str, *, over: bool = False, hint: str = "name another file") -> None:
    """Write a text into a file, whole or not at all; Error where one is there already, unless it may go."""
    if file == STREAM:
        say(text.removesuffix("\n"))
        return
    path = Path(file)
    try:
        if path.is_dir():
            raise Error(f"{name(file)} is a folder; name a file in it")
        if not over and is_there(file):
            raise Error(f"{name(file)} is there already; {hint}")
        _put(path, text.encode())
    except OSError as error:
        raise Error(f"{name(file)} cannot be written: {reason(error)}") from None


def is_there(file: str) -> bool:
    """Whether there is something of that name."""
    return file != STREAM and os.path.lexists(file)


def _put(path: Path, data: bytes) -> None:
    if path.exists() and not path.is_file():
        path.write_bytes(data)  # a device or a pipe stays what it is
        return
    draft = path.with_name(f".{path.name[:50]}.{os.getpid()}")
    try:
        with draft.open("xb") as stream:
            stream.write(data)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def name(file: str) -> str:
    """A file in a sentence."""
    return "standard input" if file == STREAM else file


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror or str(error)).lower()

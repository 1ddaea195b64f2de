"""For pytest: let tests run only on the compiled package, whole and installed."""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

COMPILED = ("corro.engine", "corro.games", "corro.bots")
PLAIN = {"corro.engine.native"}


def modules() -> list[str]:
    """Every module that has to be compiled."""
    names = list(COMPILED)
    for package in COMPILED:
        found = walk_packages(import_module(package).__path__, f"{package}.")
        names += [module.name for module in found if module.name not in PLAIN]
    return names


def is_compiled(name: str) -> bool:
    """Whether the module comes from this environment and from a shared library."""
    file = Path(import_module(name).__file__ or "")
    return file.suffix in {".so", ".pyd"} and file.is_relative_to(sys.prefix)


def pytest_configure() -> None:
    """Refuse to begin when a module that has to be compiled is not."""
    plain = [name for name in modules() if not is_compiled(name)]
    if plain:
        text = f"not the compiled package: {', '.join(plain)}"
        raise pytest.UsageError(text)


def pytest_report_header() -> str:
    """Say what is tested."""
    return f"corro: {len(modules())} compiled modules"

"""Special companies at work: one in its turn in Operations, or one for which a partner is about to act."""

from __future__ import annotations

from typing import Any

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import works

SPECIAL = {"special_companies": True}


def operates(name: str, **given: Any) -> Scene:
    """A special company at a step of its turn in Operations."""
    given["options"] = SPECIAL | given.get("options", {})
    return works(name, **given)


def manages(name: str, *built: str, decade: int = 5, board: dict[str, Any] | None = None, **given: Any) -> Scene:
    """Seat 0 is to choose a space for its only company; seat 1 owns these buildings."""
    scene = table("management", seats=4, decade=decade, special_companies=True, chief_assets=True)
    given = {"treasury": 300} | given
    return scene.company(name, **given).seat(1, built=built).board(**(board or {})).start()


def staff(scene: Scene, name: str, kind: str) -> list[int]:
    """How many of a kind of staff there are in each factory."""
    return [factory[kind] for factory in scene.firm(name)["factories"]]

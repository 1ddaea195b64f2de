"""Libby, a company with one slot for assets, in the hands of seat 0."""

from __future__ import annotations

from typing import Any

from tests.games.chicago.books import TWO_EACH
from tests.games.chicago.scene import Scene, table

ROW = ("brilliant_marketing", "cincinnati_steel", "foundry", "popular_partners", "color_catalog")  # 80, 70, 60, 50, 40


def libby(*assets: str, phase: str = "management", step: str | None = None, **given: Any) -> Scene:
    """Seat 0 directs Libby, of one asset slot, and is to act or to operate; nobody else has a partner left."""
    board = {key: given.pop(key) for key in ("haymarket", "row", "deck", "spent", "income", "run") if key in given}
    operating = "libby" if phase == "operations" else None
    scene = table(phase, seats=3, decade=2, operating=operating, step=step, chief_assets=True)
    wanted: dict[str, Any] = {"treasury": 200, "prestige": 1, "assets": assets} | given
    scene.company("libby", director=0, **wanted)
    for seat in (1, 2) if phase == "management" else ():
        scene.seat(seat, partners=0)
    return scene.board(**({"haymarket": TWO_EACH} | board)).start()

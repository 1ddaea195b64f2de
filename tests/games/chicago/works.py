"""A company in the middle of its turn in Operations, and the shortest way through the rest of such a turn."""

from __future__ import annotations

from typing import Any

from tests.games.chicago.scene import Scene, table

IDLE = ("operate", "stop", "done", "withhold", "end", "let-fall", "exchange")


def works(
    name: str = "libby",
    *,
    step: str = "produce",
    board: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    player: dict[str, Any] | None = None,
    **charter: Any,
) -> Scene:
    """A table of two where seat 0 directs that company, and it is that company's turn."""
    scene = table("operations", operating=name, step=step, **({"seats": 2} | (options or {})))
    return scene.company(name, **charter).seat(0, **(player or {})).board(**(board or {})).start()


def told(scene: Scene, name: str, *keys: str) -> list[tuple[Any, ...]]:
    """The named values of all events of that name."""
    return [tuple(event[key] for key in keys) for event in scene.events(name)]


def some(cubes: dict[str, int]) -> dict[str, int]:
    """The cubes of those kinds that are there."""
    return {kind: count for kind, count in cubes.items() if count}


def haymarket(scene: Scene) -> dict[str, int]:
    """The cubes in Haymarket, those kinds that are there."""
    return some(scene.view()["haymarket"])


def chain(scene: Scene) -> dict[str, dict[str, int]]:
    """The cubes on each space of the chain, those kinds that are there."""
    return {space: some(cubes) for space, cubes in scene.view()["supply_chain"].items()}


def verbs(scene: Scene) -> set[str]:
    """The kinds of moves that there are now."""
    return {text.partition("/")[0] for text in scene.texts()}


def idle(scene: Scene) -> list[str]:
    """Do nothing more in this turn; the questions that were asked on the way."""
    now, asked = scene.settle().view()["operating"], []
    while scene.settle().match.owing and scene.view()["operating"] == now:
        asked.append(scene.due())
        texts = scene.texts()
        scene.play(next(text for text in IDLE if text in texts))
    return asked

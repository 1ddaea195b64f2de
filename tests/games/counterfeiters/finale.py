"""The end of a match of Counterfeiters, for tests: the pawn is on the last space, the Godfather has been paid."""

from __future__ import annotations

from typing import Any

from tests.games.counterfeiters.scene import Scene, scene

LAST_SPACE = {2: 15, 3: 24, 4: 24}
LAWYERS = [{"step": "Lawyer", "card": card} for card in ("good_lawyer", "bad_lawyer")]


def finale(*last: int, seats: int = 3, **given: Any) -> Scene:
    """A table at which these seats have a last henchman each, in that order; then come the lawyers and the count."""
    agenda: list[dict[str, Any]] = [
        *({"step": "LastHenchman", "seat": seat} for seat in last),
        *LAWYERS,
        {"step": "Count"},
    ]
    return scene(seats=seats, police=LAST_SPACE[seats], agenda=agenda, **given)


def lawyers(henchmen: dict[int, list[str]], cards: dict[int, list[str]], *, seats: int = 3, **given: Any) -> Scene:
    """A table at which the last seat has passed with its last henchman, so that the lawyers are due."""
    return finale(seats - 1, seats=seats, henchmen=henchmen, cards=cards, **given).play("pass")


def scores(table: Scene) -> tuple[int, ...]:
    """The points of all seats, once everybody has passed and declined."""
    found = table.finish().match.scores
    assert found is not None
    return found

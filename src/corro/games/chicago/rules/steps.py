"""What the steps of all chapters have in common: a company that something happens to, or is decided for."""

from __future__ import annotations

from typing import ClassVar

from corro.engine.agenda import AnyStep, Happening, Step
from corro.games.chicago.state import Chicago


class OfCompany(Happening[Chicago]):
    """Something that happens to a company."""

    __slots__ = ("company",)

    fields: ClassVar[dict[str, str]] = {"company": "company"}

    def __init__(self, company: int) -> None:
        super().__init__()
        self.company = company


class ForCompany(Step[Chicago]):
    """Something that a player decides for a company. CH-GEN-8"""

    __slots__ = ("company",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company"}

    def __init__(self, seat: int, company: int) -> None:
        super().__init__(seat)
        self.company = company


def ask(state: Chicago, step: AnyStep) -> None:
    """Put a question, unless what everybody sees leaves one answer to it."""
    moves = step.moves(state)
    if len(moves) == 1:
        step.answer(state, moves[0])
    else:
        state.agenda.append(step)

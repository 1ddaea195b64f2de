"""A record gone through step by step: what happens by itself between two lines is seen here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import corro
from corro import registry
from corro.engine.agenda import NATURE, SEVERAL, AnyStep
from corro.engine.move import UNDO

NO_TURN: Final = -1


def walk(record: corro.Record) -> Iterator[tuple[Any, AnyStep, str]]:
    """Each step with the table before it and the text that answers it, empty where it happens by itself."""
    game = registry.game(record.game)
    options: dict[str, Any] = record.options
    state: Any = game.begin(game.material(registry.standard(record.game)), record.seats, options)
    mark, turn = state.copy(), NO_TURN
    for who, text in (line.split(" ") for line in record.lines):
        yield from happen(state)
        step = state.agenda[-1]
        seat = NATURE if who == "nature" else int(who)
        if text != UNDO.text:
            if step.seat >= 0 and state.turn != turn:
                mark, turn = state.copy(), state.turn
            yield state, step, text
            state.answer(seat, next(move for move in state.legal(seat) if move.text == text))
        elif step.seat == SEVERAL and state.sealed[seat]:
            state.retract(seat)
        else:
            state, turn = mark.copy(), NO_TURN
    yield from happen(state)


def happen(state: Any) -> Iterator[tuple[Any, AnyStep, str]]:
    """What happens by itself until nature or a seat owes an answer."""
    while state.agenda and not any(seat >= NATURE for seat in state.owing()):
        step = state.agenda[-1]
        yield state, step, ""
        if step.seat == SEVERAL:
            state.reveal()
        else:
            state.agenda.pop()
            step.happen(state)

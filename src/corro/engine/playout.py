"""The engine's own loop: a match played to its end by chance, without record or events."""

from __future__ import annotations

from corro.engine.agenda import NOBODY, SEVERAL, State
from corro.engine.nature import Chance


def play_out(state: State, chance: Chance) -> int:
    """Let every seat pick among its legal moves at random until the match is over; the number of decisions."""
    decisions = 0
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if step.seat >= 0:
            moves = step.moves(state)
            agenda.pop()
            step.answer(state, moves[chance.below(len(moves))])
            decisions += 1
        elif step.seat == NOBODY:
            agenda.pop()
            step.happen(state)
        elif step.seat != SEVERAL:
            state.proceed(chance, None)
        elif owing := state.owing():
            for seat in owing:
                moves = state.legal(seat)
                state.answer(seat, moves[chance.below(len(moves))])
                decisions += 1
        else:
            state.reveal()
    return decisions

"""The engine's own loop: a match played to its end by chance, without record or events."""

from __future__ import annotations

from corro.engine.agenda import Sealed, State
from corro.engine.nature import Chance


def play_out(state: State, chance: Chance) -> int:
    """Let every seat pick among its legal moves at random until the match is over; the number of decisions."""
    decisions = 0
    agenda = state.agenda
    while True:
        state.proceed(chance, None)
        if not agenda:
            return decisions
        step = agenda[-1]
        if isinstance(step, Sealed):
            for seat in state.owing():
                moves = step.question(state, seat, state.sealed[seat])
                state.answer(seat, moves[chance.below(len(moves))])
                decisions += 1
        else:
            moves = step.moves(state)
            agenda.pop()
            step.answer(state, moves[chance.below(len(moves))])
            decisions += 1

"""Why a move is refused, in one sentence that says what would have been one."""

from __future__ import annotations

from corro.engine.agenda import NATURE, State
from corro.engine.errors import IllegalMove
from corro.engine.move import Move
from corro.engine.reader import briefly, listed


def no_seat(state: State, seat: object) -> str:
    """The sentence for a seat that does not exist."""
    return f"there is no seat {briefly(seat)}; the seats are 0 to {state.seats - 1}"


def refusal(state: State, seat: object, text: object, legal: tuple[Move, ...]) -> IllegalMove:
    """The error for a move that is none, of a seat that owes nothing, or in a match that is over."""
    if type(seat) is not int or not NATURE <= seat < state.seats:
        return IllegalMove(no_seat(state, seat))
    who = _who(seat)
    if not state.agenda:
        return IllegalMove(f"the match is over; {who} has nothing to play")
    if not legal:
        owing = " and ".join(_who(owes) for owes in state.owing())
        return IllegalMove(f"{who} owes nothing now; it is {owing} that has to answer")
    return IllegalMove(f"{briefly(text)} is no move here; {who} may play {listed([move.text for move in legal])}")


def _who(seat: int) -> str:
    return "nature" if seat == NATURE else f"seat {seat}"

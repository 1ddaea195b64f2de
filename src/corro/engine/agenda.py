"""What is due: steps, and the state of a match with its agenda, a stack of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from corro.engine.event import PUBLIC, Event, Kind, Value
from corro.engine.move import Move
from corro.engine.native import mypyc_attr
from corro.engine.nature import Chance

NATURE: Final = -1
NOBODY: Final = -2
SEVERAL: Final = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data: what is due, what lies sealed, and, in a game's own fields, what lies on the table.

    A game's state declares its fields, sets all of them in one `__init__`, and copies itself by hand. `turn` counts
    the turns that have ended; `news` takes what happens, or is None where nobody listens.
    """

    __slots__ = ("agenda", "news", "scores", "sealed", "seats", "turn", "winners")

    seats: int
    agenda: list[AnyStep]
    sealed: list[tuple[Move, ...]]
    turn: int
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    news: list[Event] | None

    def copy(self) -> State:
        """A state that equals this one and shares nothing that changes; it tells nobody what happens."""
        raise NotImplementedError

    def then(self, *steps: AnyStep) -> None:
        """Put steps on top of the agenda, to be done in reading order before anything that is due already."""
        self.agenda.extend(steps[::-1])

    def tell(self, kind: Kind, *values: Value) -> None:
        """Say to everybody what happened."""
        if self.news is not None:
            self.news.append((kind, PUBLIC, values))

    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        """Say what happened, its secret field to one seat only."""
        if self.news is not None:
            self.news.append((kind, owner, values))

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, that one first."""
        return [*range(seat, self.seats), *range(seat)]

    def rivals_of(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return self.clockwise_from(seat)[1:]

    def owing(self) -> tuple[int, ...]:
        """The seats that owe an answer to the step on top; nature alone when it is a draw; nobody at the end."""
        if not self.agenda:
            return ()
        step = self.agenda[-1]
        if not isinstance(step, Sealed):
            return (step.seat,)
        return tuple([seat for seat, given in enumerate(self.sealed) if step.question(self, seat, given)])

    def legal(self, seat: int) -> list[Move]:
        """The moves of a seat, or of nature; none when it owes nothing."""
        if not self.agenda:
            return []
        step = self.agenda[-1]
        if step.seat == seat:
            return step.moves(self)
        if isinstance(step, Sealed) and 0 <= seat < self.seats:
            return step.question(self, seat, self.sealed[seat])
        return []

    def answer(self, seat: int, move: Move) -> None:
        """Carry out a legal move, up to the next thing that is due."""
        step = self.agenda[-1]
        if step.seat == SEVERAL:
            self.sealed[seat] = (*self.sealed[seat], move)
        else:
            self.agenda.pop()
            step.answer(self, move)

    def reveal(self) -> None:
        """Everybody has answered the sealed step on top."""
        step = self.agenda.pop()
        answers, self.sealed = self.sealed, [()] * self.seats
        step.reveal(self, answers)

    def retract(self, seat: int) -> None:
        """Take back the sealed answers of a seat."""
        self.sealed[seat] = ()

    def proceed(self, chance: Chance | None, drawn: list[Move] | None) -> None:
        """Do what happens by itself, until a seat owes an answer; without chance, until nature owes one."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            seat = step.seat
            if seat >= 0:
                return
            if seat == NOBODY:
                agenda.pop()
                step.happen(self)
            elif seat == NATURE:
                if chance is None:
                    return
                move = step.drawn(self, chance)
                if drawn is not None:
                    drawn.append(move)
                agenda.pop()
                step.answer(self, move)
            else:
                if self.owing():
                    return
                self.reveal()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that is due: which moves it offers, what an answer does, and what a seat that is gone answers.

    Steps never change once they are made. `fields` names what the constructor takes, in order, and the sort of each:
    "seat", "flag", "count", an id of the game such as "card", or a list of ids, "card[]".
    """

    __slots__ = ("seat",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat"}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moves(self, state: S) -> list[Move]:
        """The moves offered; never empty while the step is on top."""
        raise NotImplementedError

    def answer(self, state: S, move: Move) -> None:
        """Carry out one of the moves; the step has left the agenda."""
        raise NotImplementedError

    def happen(self, state: S) -> None:
        """Do what happens by itself when nobody owes an answer; the step has left the agenda."""
        raise NotImplementedError

    def gone(self, state: S, seat: int) -> Move:
        """The answer of a seat that has gone away, so that a table never hangs."""
        raise NotImplementedError

    def drawn(self, state: S, chance: Chance) -> Move:
        """What chance gives, where nature owes the answer."""
        raise NotImplementedError

    def reveal(self, state: S, answers: list[tuple[Move, ...]]) -> None:
        """Carry out everybody's sealed answers, whatever order they came in; the step has left the agenda."""
        raise NotImplementedError


AnyStep: TypeAlias = Step[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[S]):
    """A step that nobody answers."""

    __slots__ = ()

    fields: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.seat = NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class HappeningTo(Happening[S]):
    """A step that nobody answers, about one player."""

    __slots__ = ("player",)

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        self.seat = NOBODY
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """A draw, answered by nature at the moment when a card, a cube or a seat becomes known to somebody."""

    __slots__ = ()

    fields: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.seat = NATURE

    def tickets(self, state: S) -> bytes:
        """Equally likely results in order, each as often as there are tickets for it."""
        raise NotImplementedError

    def outcome(self, state: S, ticket: int) -> Move:
        """The move that says that this ticket was drawn."""
        raise NotImplementedError

    def drawn(self, state: S, chance: Chance) -> Move:
        tickets = self.tickets(state)
        return self.outcome(state, tickets[chance.below(len(tickets))])

    def moves(self, state: S) -> list[Move]:
        """Each possible outcome once."""
        return [self.outcome(state, ticket) for ticket in dict.fromkeys(self.tickets(state))]

    def odds(self, state: S) -> list[float]:
        """The probability of each outcome, in the order of the moves."""
        tickets = self.tickets(state)
        return [tickets.count(ticket) / len(tickets) for ticket in dict.fromkeys(tickets)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A short queue of questions to several seats at once, answered unseen and revealed together."""

    __slots__ = ()

    fields: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.seat = SEVERAL

    def question(self, state: S, seat: int, given: tuple[Move, ...]) -> list[Move]:
        """The moves of a seat after the answers it has given; none when it has no more to say."""
        raise NotImplementedError

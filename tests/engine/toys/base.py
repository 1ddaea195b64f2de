"""What all toy games share: a table of plain fields, a set of components without numbers, and how they are begun."""

from __future__ import annotations

import random
from typing import Any, Self, TypeVar

from corro.engine import replay as paper
from corro.engine.agenda import AnyStep, State
from corro.engine.components import Components
from corro.engine.errors import BadPosition
from corro.engine.event import Json, Kind, Names
from corro.engine.game import Choice, Game, Material
from corro.engine.match import Match
from corro.engine.move import Move, MoveTable
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.engine.record import Record

FRESH = bytes(range(32))
MOST = 1000
DONE = Kind("done", "seat", "what:count")


class ToyMaterial(Material):
    """Moves by their verbs, and nothing else."""

    def __init__(self, components: Components, verbs: dict[str, int]) -> None:
        self.components = components
        self.table = MoveTable()
        self.names: Names = {}
        self.moves = {verb: self._family(verb, count) for verb, count in verbs.items()}

    def _family(self, verb: str, count: int) -> tuple[Move, ...]:
        if not count:
            return (self.table.one(verb),)
        return self.table.family(verb, tuple(str(number) for number in range(count)))


class Table(State):
    """A table whose own fields, set by `lay_out`, are numbers, flags and lists; `write` and `copy` find them."""

    def __init__(self, material: ToyMaterial, seats: int) -> None:
        self.material = material
        self.seats = seats
        self.agenda = []
        self.sealed = [()] * seats
        self.turn = 0
        self.scores = None
        self.winners = None
        self.news = None
        self.lay_out()

    def lay_out(self) -> None:
        """Set the toy's own fields as they are before anything has happened."""

    def begin(self) -> None:
        """Say what is due first."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, Json]:
        """What a seat may see; here everything."""
        return self.write()

    def redeal(self, seat: int, chance: Chance) -> None:
        """Make another world; here nothing is hidden."""

    def problem(self) -> str | None:
        """What is impossible about the table, in words."""
        return None

    def copy(self) -> Self:
        twin = type(self)(self.material, self.seats)
        twin.agenda = self.agenda.copy()
        twin.sealed = self.sealed.copy()
        twin.turn, twin.scores, twin.winners = self.turn, self.scores, self.winners
        for name in self.fields():
            setattr(twin, name, _twin(getattr(self, name)))
        return twin

    def fields(self) -> list[str]:
        """The names of the toy's own fields."""
        return [name for name in vars(self) if name != "material"]

    def write(self) -> dict[str, Json]:
        """The toy's own fields as plain data."""
        return {name: _twin(getattr(self, name)) for name in self.fields()}

    def read(self, data: Reader) -> None:
        """The toy's own fields from plain data, each like what `lay_out` puts there."""
        for name in self.fields():
            setattr(self, name, _like(getattr(self, name), data, name, data.take(name)))

    def moves(self, verb: str, *values: int) -> list[Move]:
        """The moves of a verb with these values; the verb alone without."""
        return [self.material.moves[verb][value] for value in values or (0,)]

    def end(self, scores: list[int]) -> None:
        """The match is over; the highest score wins."""
        self.scores = tuple(scores)
        self.winners = tuple(seat for seat in range(self.seats) if scores[seat] == max(scores))


T = TypeVar("T", bound=Table)


class Toy(Game[T]):
    """A toy game: a kind of table, its steps, and the verbs of its moves with how many each has."""

    def __init__(self, table: type[T], steps: tuple[type[AnyStep], ...], verbs: dict[str, int]) -> None:
        name = table.__name__.lower()
        super().__init__(name, table.__name__, (2, 4), {}, steps, 1)
        self.table = table
        self.verbs = verbs

    def prepare(self, components: Components) -> ToyMaterial:
        return ToyMaterial(components, self.verbs)

    def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> T:
        state = self._table(material, seats)
        state.begin()
        return state

    def _table(self, material: Material, seats: int) -> T:
        assert isinstance(material, ToyMaterial)
        return self.table(material, seats)

    def view(self, state: T, seat: int) -> dict[str, Json]:
        return {"table": state.view(seat)}

    def redeal(self, state: T, seat: int, chance: Chance) -> None:
        state.redeal(seat, chance)

    def write(self, state: T) -> dict[str, Json]:
        return state.write()

    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> T:
        state = self._table(material, seats)
        state.read(data)
        return state

    def check(self, state: T) -> None:
        if problem := state.problem():
            raise BadPosition(problem)


def components(game: Game[Any], name: str = "standard") -> Components:
    """The component set of a toy: it says its name, and no numbers."""
    return Components({"set": {"name": name, "game": game.name, "schema": 1}})


def start(game: Game[Any], seats: int = 2, seed: int | None = 7) -> Match:
    """A match of a toy; without a seed chance is open."""
    key = None if seed is None else seed.to_bytes(32, "big")
    return paper.start(game, components(game), seats, {}, key)


def resume(game: Game[Any], position: object) -> Match:
    """The match that stands at a position of a toy."""
    return paper.resume(game, components(game), position)


def replay(game: Game[Any], record: Record) -> Match:
    """The match that a record of a toy tells."""
    return paper.replay(game, components(game), record, FRESH, None)


def verify(game: Game[Any], record: Record) -> Match:
    """The finished match of a toy, if its record holds."""
    return paper.verify(game, components(game), record)


def play(match: Match, *texts: str) -> Match:
    """Play these texts, each for the one seat that owes an answer or as `seat text`."""
    for text in texts:
        seat, _, move = text.rpartition(" ")
        match.play(int(seat) if seat else match.owing[0], move)
    return match


def texts(match: Match, seat: int) -> list[str]:
    """What a seat may play."""
    return [move.text for move in match.moves(seat)]


def play_on(match: Match, rng: random.Random, most: int = MOST) -> Match:
    """Let chance play for everybody who owes an answer, nature too, until the end or so many moves."""
    for _ in range(most):
        if match.over:
            break
        seat = rng.choice(match.owing)
        match.play(seat, rng.choice(match.moves(seat)))
    return match


def table_of(match: Match) -> Any:
    """The toy's own fields of a match, hidden ones too."""
    return match.position()["state"]


def due(match: Match) -> list[Any]:
    """The names of the steps that are due, the first on top."""
    agenda: Any = match.position()["agenda"]
    return [step["step"] for step in agenda]


def _twin(value: Any) -> Any:
    return [_twin(item) for item in value] if isinstance(value, list) else value


def _like(model: Any, data: Reader, where: str, value: object) -> Any:
    if isinstance(model, list):
        if not isinstance(value, list):
            raise data.wrong(where, value, "a list")
        inner = model[0] if model else 0
        return [_like(inner, data, f"{where}[{place}]", item) for place, item in enumerate(value)]
    if isinstance(model, bool):
        if not isinstance(value, bool):
            raise data.wrong(where, value, "true or false")
        return value
    return data.bounded(where, value, -MOST, MOST)

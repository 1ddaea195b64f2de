"""A position: the whole state of a match as plain data, as chess uses FEN."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from corro.engine.agenda import NATURE, NOBODY, AnyStep, Sealed, State
from corro.engine.components import STANDARD, Components, canonical
from corro.engine.errors import BadComponents, BadOptions, BadPosition
from corro.engine.event import NONE, Json
from corro.engine.game import COMPONENTS
from corro.engine.nature import KEY_BYTES, FairChance
from corro.engine.reader import Reader, listed
from corro.engine.record import OPEN

if TYPE_CHECKING:
    from corro.engine.game import Choice, Game, Material
    from corro.engine.move import Move

Field: TypeAlias = int | bool | bytes
MOST_STEPS: Final = 200
MOST: Final = 1_000_000
LIST: Final = "[]"


def write(game: Game[State], material: Material, options: dict[str, Choice], state: State) -> dict[str, Json]:
    """Everything but chance."""
    standard = options[COMPONENTS] == STANDARD
    agenda: list[Json] = [_write_step(step, material) for step in reversed(state.agenda)]
    return {
        "game": game.name,
        "seats": state.seats,
        "turn": state.turn,
        "options": {**options},
        "components": STANDARD if standard else material.components.plain(),
        "agenda": agenda,
        "sealed": [[move.text for move in given] for given in state.sealed],
        "scores": None if state.scores is None else list(state.scores),
        "winners": None if state.winners is None else list(state.winners),
        "state": game.write(state),
    }


def write_chance(chance: FairChance | None) -> Json:
    """Where draws come from: a key and how far it was used, or the caller."""
    return OPEN if chance is None else {"key": chance.key.hex(), "counter": chance.counter}


def digest(data: dict[str, Json]) -> str:
    """The name of a position without its chance."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def _write_step(step: AnyStep, material: Material) -> dict[str, Json]:
    data: dict[str, Json] = {"step": type(step).__name__}
    for field, sort in step.fields.items():
        data[field] = _spell(material.names.get(sort.removesuffix(LIST)), getattr(step, field))
    return data


def _spell(known: tuple[str, ...] | None, value: Any) -> Json:  # noqa: ANN401 - int | bool would make flags numbers when compiled
    if isinstance(value, bytes):
        return [known[item] if known else item for item in value]
    if known is None:
        flag_or_number: Json = value
        return flag_or_number
    return None if value == NONE else known[value]


def read_components(value: Json, standard: Components) -> Components:
    """The component set a position or a record was made with: the standard one by name, any other whole."""
    if value == STANDARD:
        return standard
    components = Components(value)
    if components.name == STANDARD:
        reason = f"set.name is {STANDARD!r}, but a set that is written out has a name of its own"
        raise BadComponents(reason)
    return components


class Position:
    """A position being read: what a match needs to go on from there."""

    def __init__(self, game: Game[State], standard: Components, data: object) -> None:
        reader = Reader(data, "", BadPosition)
        if reader.take("game") != game.name:
            raise reader.wrong("game", reader.take("game"), game.name)
        try:
            self.seats = game.check_seats(reader.take("seats"))
            self.options = game.choose(reader.inner("options").data)
            missing = [name for name in self.options if name not in reader.inner("options").data]
            if missing:
                raise BadPosition(f"options has no {missing[0]}")
            named = reader.take("components")
            if named != STANDARD and not isinstance(named, dict):
                raise reader.wrong("components", named, f"{STANDARD} or a whole component set")
            self.components = read_components(named, standard)
            if self.components.name != self.options[COMPONENTS]:
                raise reader.wrong("components", self.components.name, "the set that the options name")
            self.material = game.material(self.components)
        except (BadOptions, BadComponents) as error:
            raise BadPosition(str(error)) from None
        self.chance = _read_chance(reader)
        inner = reader.inner("state")
        self.state = game.read(self.material, self.seats, self.options, inner)
        inner.done()
        self.state.turn = reader.whole("turn", 0, MOST)
        steps = reader.objects("agenda")
        if len(steps) > MOST_STEPS:
            raise reader.wrong("agenda", steps, f"at most {MOST_STEPS} steps")
        self.state.agenda = [self._read_step(game, step) for step in reversed(steps)]
        self._read_result(reader)
        sealed = reader.items("sealed")
        reader.done()
        game.check(self.state)
        self._read_sealed(reader, sealed)
        self._check_rest()

    def _check_rest(self) -> None:
        """A position stands where somebody owes an answer: nature only where chance is the caller's."""
        if not self.state.agenda:
            return
        lowest = NATURE if self.chance is None else 0
        owing = self.state.owing() if self.state.agenda[-1].seat != NOBODY else ()
        if not owing or owing[0] < lowest or not all(self.state.legal(seat) for seat in owing):
            reason = "agenda: nobody owes an answer to the first step, or there is none to give"
            raise BadPosition(reason)

    def _read_step(self, game: Game[State], data: Reader) -> AnyStep:
        name = data.text("step")
        step = game.steps.get(name)
        if step is None:
            raise data.wrong("step", name, f"one of {listed(sorted(game.steps))}")
        values: list[Any] = [self._read_field(data, field, sort) for field, sort in step.fields.items()]
        data.done()
        return step(*values)

    def _read_field(self, data: Reader, field: str, sort: str) -> Field:
        if sort == "flag":
            return data.flag(field)
        names = self.material.names.get(sort.removesuffix(LIST))
        most = self.seats - 1 if sort.removesuffix(LIST) == "seat" else MOST
        if sort.endswith(LIST):
            return data.pool(field, names) if names else data.numbers(field, most)
        return data.named(field, names) if names else data.whole(field, 0, most)

    def _read_result(self, reader: Reader) -> None:
        state, over = self.state, not self.state.agenda
        if not over:
            for key in ("scores", "winners"):
                if reader.take(key) is not None:
                    raise reader.wrong(key, reader.take(key), "null while something is due")
            return
        state.scores = tuple(reader.wholes("scores", self.seats, -MOST, MOST))
        winners = reader.items("winners")
        state.winners = tuple(reader.bounded("winners", seat, 0, self.seats - 1) for seat in winners)
        if not winners or list(state.winners) != sorted(set(state.winners)):
            raise reader.wrong("winners", winners, "the seats that won, in order")

    def _read_sealed(self, reader: Reader, sealed: list[Json]) -> None:
        state = self.state
        if len(sealed) != self.seats:
            raise reader.wrong("sealed", sealed, f"a list of {self.seats}")
        step = state.agenda[-1] if state.agenda else None
        for seat, texts in enumerate(sealed):
            if not isinstance(texts, list):
                raise reader.wrong(f"sealed[{seat}]", texts, "a list of moves")
            given: tuple[Move, ...] = ()
            for text in texts:
                moves = step.question(state, seat, given) if isinstance(step, Sealed) else []
                found = [move for move in moves if move.text == text]
                if not found:
                    raise reader.wrong(f"sealed[{seat}]", text, "an answer to the question on top of the agenda")
                given = (*given, found[0])
            state.sealed[seat] = given


def _read_chance(reader: Reader) -> FairChance | None:
    if reader.take("chance") == OPEN:
        return None
    chance = reader.inner("chance")
    text = chance.text("key")
    counter = chance.whole("counter", 0, (1 << 63) - 1)
    chance.done()
    if len(text) != 2 * KEY_BYTES or not set(text) <= set("0123456789abcdef"):
        raise chance.wrong("key", text, f"{2 * KEY_BYTES} hexadecimal digits")
    return FairChance(bytes.fromhex(text), counter)

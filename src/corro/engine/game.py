"""What a game brings: its name, its options, its material, and how its state is begun, seen, written and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from corro.engine.agenda import Sealed, State, Step
from corro.engine.components import STANDARD, Components
from corro.engine.errors import BadOptions
from corro.engine.native import mypyc_attr
from corro.engine.reader import Reader, briefly

if TYPE_CHECKING:
    from corro.engine.event import Json, Names
    from corro.engine.move import Move, MoveTable
    from corro.engine.nature import Chance

Choice: TypeAlias = bool | int | str
S = TypeVar("S", bound=State)
COMPONENTS: Final = "components"
MOST_MATERIALS: Final = 32


class Option:
    """A choice in how a match is set up: its default, and everything that is allowed.

    >>> Option("blue", ("blue", "orange")).allows("red")
    False
    """

    __slots__ = ("allowed", "default")

    def __init__(self, default: Choice, allowed: tuple[Choice, ...]) -> None:
        self.default = default
        self.allowed = allowed

    def __repr__(self) -> str:
        return f"Option(default={self.default!r}, allowed={self.allowed!r})"

    def allows(self, value: object) -> bool:
        """Whether that very value is allowed; true is not 1 here."""
        return any(type(value) is type(choice) and value == choice for choice in self.allowed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Material:
    """The tables of a component set: its moves, and the ids behind the numbers of the state."""

    components: Components
    table: MoveTable
    names: Names


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A title: what can be played, and how.

    >>> import corro
    >>> game = corro.games()["chicago"]
    >>> game.seats, game.options["mode"]
    ((2, 4), Option(default='basic', allowed=('basic', 'advanced')))
    """

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, int],
        options: dict[str, Option],
        steps: tuple[type[Step[S]], ...],
        rules: int,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.options = {**options, COMPONENTS: Option(STANDARD, (STANDARD,))}
        self.steps = {step.__name__: step for step in steps}
        self.rules = rules
        self._materials: dict[str, Material] = {}

    def __repr__(self) -> str:
        return f"Game({self.name!r}, seats={self.seats})"

    def prepare(self, components: Components) -> Material:
        """The tables made of a component set, or BadComponents with what does not add up."""
        raise NotImplementedError

    def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> S:
        """The state of a new match, its agenda not yet begun."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, Json]:
        """What that seat may see, built from nothing; -1 is a watcher."""
        raise NotImplementedError

    def estimate(self, state: S, seat: int) -> dict[str, float]:
        """What a table is worth to a seat in points, part by part, by what it knows; {} where the game cannot say."""
        return {}

    def ending(self, state: S) -> str:
        """How a match has come to its end, in a word or two; empty where all end alike."""
        return ""

    def redeal(self, state: S, seat: int, chance: Chance) -> None:
        """Turn the state into another world that this seat cannot tell from it; sealed answers are not its care."""
        raise NotImplementedError

    def write(self, state: S) -> dict[str, Json]:
        """The game's own fields of a state, whole."""
        raise NotImplementedError

    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> S:
        """A state from its own fields, as `write` writes them; BadPosition for what cannot be."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Refuse an agenda that does not fit the table, with BadPosition."""
        raise NotImplementedError

    def material(self, components: Components) -> Material:
        """The tables of a component set, made once."""
        known = self._materials.get(components.exact)
        if known is None:
            if components.game != self.name:
                reason = f"these components are for {components.game}, not for {self.name}"
                raise BadOptions(reason)
            if len(self._materials) >= MOST_MATERIALS:
                self._materials.clear()
            known = self._materials[components.exact] = self.prepare(components)
        return known

    def choose(self, given: object) -> dict[str, Choice]:
        """All options with their values: those given, and the defaults."""
        if not isinstance(given, dict):
            reason = f"options are given as a dictionary, not as {briefly(given)}"
            raise BadOptions(reason)
        for name in given:
            if name not in self.options:
                reason = f"{self.name} has no option {briefly(name)}; it has {', '.join(self.options)}"
                raise BadOptions(reason)
        chosen: dict[str, Choice] = {}
        for name, option in self.options.items():
            value = given.get(name, option.default)
            if name != COMPONENTS and not option.allows(value):
                allowed = ", ".join(str(choice).lower() for choice in option.allowed)
                reason = f"{name} cannot be {briefly(value)}; it may be {allowed}"
                raise BadOptions(reason)
            chosen[name] = value
        return chosen

    def check_seats(self, seats: object) -> int:
        """That number of seats, if the game is made for it."""
        lowest, highest = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not lowest <= seats <= highest:
            reason = f"{self.name} is for {lowest} to {highest} seats, not for {briefly(seats)}"
            raise BadOptions(reason)
        return seats


def redeal_sealed(state: State, seat: int, chance: Chance) -> None:
    """Draw the sealed answers of all other seats anew: any number of them where the queue is not at its end."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Sealed):
        return
    for other in range(state.seats):
        if other == seat:
            continue
        finished = not step.question(state, other, state.sealed[other])
        given: tuple[Move, ...] = ()
        while moves := step.question(state, other, given):
            given = (*given, moves[chance.below(len(moves))])
        state.sealed[other] = given if finished or not given else given[: chance.below(len(given))]

"""A match: one playing of a game, its state and everything that was written down about it."""

from __future__ import annotations

from corro.engine import position
from corro.engine.agenda import NATURE, NOBODY, SEVERAL, Draw, State
from corro.engine.components import STANDARD
from corro.engine.errors import Error, IllegalMove
from corro.engine.event import Event, Json
from corro.engine.game import COMPONENTS, Choice, Game, redeal_sealed
from corro.engine.history import WATCHER, History, blank, write
from corro.engine.move import UNDO, Move
from corro.engine.nature import FairChance, commitment, key_from
from corro.engine.reader import briefly
from corro.engine.record import FAIR, FORMAT, OPEN, Record
from corro.engine.refusal import no_seat, refusal
from corro.engine.setting import FAR, NO_TURN, UNBOUND, Milestone, Seed, Setting


class Match:
    """One playing of a game; made by `corro.start`, `corro.replay` and `corro.resume`.

    >>> import corro
    >>> match = corro.start("counterfeiters", seats=2, seed=7)
    >>> [event["event"] for event in match.play(1, "place/fraud-1")], match.owing
    (['placed', 'received', 'police'], (0,))
    """

    __slots__ = (
        "_asked",
        "_chance",
        "_history",
        "_legal",
        "_milestone",
        "_retractable",
        "_seed",
        "_setting",
        "_state",
        "_turn",
        "_turn_events",
        "_turn_line",
        "_undoable",
    )

    def __init__(self, setting: Setting, state: State, chance: FairChance | None, seed: Seed, history: History) -> None:
        self._setting = setting
        self._state = state
        self._chance = chance
        self._seed = seed
        self._history = history
        self._asked = NOBODY
        self._legal: tuple[Move, ...] = ()
        self._undoable = NOBODY  # the seat that can take back its turn, which began at this line and this event
        self._turn_line = 0
        self._turn_events = 0
        self._milestone: Milestone | None = None
        self._turn = NO_TURN
        self._retractable = 0
        state.news = []

    @staticmethod
    def begin(setting: Setting, state: State, key: bytes | None) -> Match:
        """A match from its set-up, committed to a seed, up to the first question; without a key chance is open."""
        seed = UNBOUND if key is None else Seed(key.hex(), commitment(key))
        chance = None if key is None else FairChance(key, 0)
        match = Match(setting, state, chance, seed, blank(setting.material.names))
        match._proceed()
        return match

    @staticmethod
    def go_on(setting: Setting, state: State, chance: FairChance | None, history: History | None) -> Match:
        """A match from the middle, which begins with a past or with none."""
        copied = None if chance is None else chance.copy()
        begun = Setting(setting.game, setting.material, setting.options, (state.copy(), copied))
        return Match(begun, state, chance, UNBOUND, history or blank(setting.material.names))

    def take_chance(self, fresh: bytes, seed: Seed) -> None:
        """Answer nature from now on, after draws that were told; the seed is the one of the record."""
        self._chance = FairChance(fresh, 0)
        self._seed = seed
        self._proceed()

    # What is known -----------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[State]:
        """The game that is played."""
        return self._setting.game

    @property
    def options(self) -> dict[str, Choice]:
        """All options of this match with their values."""
        return dict(self._setting.options)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.seats

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe an answer; `(corro.NATURE,)` when chance is the caller's and due; `()` at the end."""
        agenda = self._state.agenda
        return (agenda[-1].seat,) if agenda and agenda[-1].seat >= NATURE else self._state.owing()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self._state.agenda

    @property
    def turn(self) -> int:
        """How many turns have ended."""
        return self._state.turn

    @property
    def sealed(self) -> bool:
        """Whether several seats are asked at once, each unseen by the others."""
        agenda = self._state.agenda
        return bool(agenda) and agenda[-1].seat == SEVERAL

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points of each seat, once the match is over."""
        return self._state.scores

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won, once the match is over."""
        return self._state.winners

    @property
    def ending(self) -> str:
        """How the match has come to its end, in a word or two; empty before, and where all matches end alike."""
        return self._setting.game.ending(self._state) if self.over else ""

    @property
    def version(self) -> int:
        """The number of lines in the record."""
        return self._history.lines.length

    @property
    def answers_nature(self) -> bool:
        """Whether the match answers nature itself."""
        return self._chance is not None

    def line(self, number: int) -> str:
        """A line of the record."""
        return write(self._history.lines.at(number))

    def moves(self, seat: object) -> tuple[Move, ...]:
        """The moves of a seat; `()` when it owes nothing."""
        if type(seat) is not int:
            return ()
        if seat == self._asked:
            return self._legal
        agenda = self._state.agenda
        if not agenda or seat < NATURE:
            return ()
        if agenda[-1].seat != seat:
            return tuple(self._state.legal(seat))
        self._asked, self._legal = seat, tuple(agenda[-1].moves(self._state))
        return self._legal

    def odds(self) -> tuple[float, ...]:
        """The probability of each of nature's moves, when chance is the caller's and due; else `()`."""
        agenda = self._state.agenda
        step = agenda[-1] if agenda else None
        return tuple(step.odds(self._state)) if isinstance(step, Draw) else ()

    def gone(self, seat: object) -> Move:
        """What a seat that has gone away answers."""
        if type(seat) is not int or seat < 0 or not self.moves(seat):
            raise refusal(self._state, seat, None, ())
        return self._state.agenda[-1].gone(self._state, seat)

    def view(self, seat: object) -> dict[str, Json]:
        """What that seat may see, as plain JSON data; None is a watcher."""
        place = self._place(seat)
        state = self._state
        head: dict[str, Json] = {
            "game": self._setting.game.name,
            "seat": None if place == WATCHER else place,
            "seats": state.seats,
            "options": {**self._setting.options},
            "turn": state.turn,
            "owing": list(state.owing()),
            "due": type(state.agenda[-1]).__name__ if state.agenda else None,
            "over": self.over,
            "scores": None if state.scores is None else list(state.scores),
            "winners": None if state.winners is None else list(state.winners),
        }
        return head | self._setting.game.view(state, place)

    def estimate(self, seat: object) -> dict[str, float]:
        """What the table is worth to that seat in points, part by part, by what it knows; {} where nobody can say."""
        place = self._place(seat)
        return {} if place == WATCHER else self._setting.game.estimate(self._state, place)

    def events(self, seat: object) -> list[dict[str, Json]]:
        """Every event that seat was shown since the start, as plain JSON data; None is a watcher."""
        history = self._history
        return history.shown(history.events.since(0), 0, self._place(seat))

    def _place(self, seat: object) -> int:
        if seat is None:
            return WATCHER
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise IllegalMove(f"{no_seat(self._state, seat)}, None is a watcher")
        return seat

    # Playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: object, move: object) -> list[dict[str, Json]]:
        """Play a move, or its text, for a seat; what this call appends to `events(seat)`.

        Anything else is refused with IllegalMove, which leaves the match as it was.
        """
        if type(seat) is not int:
            raise refusal(self._state, seat, move, ())
        legal = self._legal if seat == self._asked else self.moves(seat)
        for chosen in legal:
            if chosen is move:
                break
        else:
            chosen = self._named(seat, move, legal)
        history = self._history
        start = history.events.length
        self._mark(seat)
        history.lines.append((seat, chosen))
        self._state.answer(seat, chosen)
        return history.shown(self._proceed(), start, seat)

    def _named(self, seat: int, move: object, legal: tuple[Move, ...]) -> Move:
        text = move.text if isinstance(move, Move) else move
        if isinstance(text, str):
            for chosen in legal:
                if chosen.text == text:
                    return chosen
        raise refusal(self._state, seat, text, legal)

    def _mark(self, seat: int) -> None:
        """Remember where undo goes back to: the first answer of a turn, as long as nobody else answers."""
        state = self._state
        if state.agenda[-1].seat == SEVERAL:
            self._retractable |= 1 << seat
        elif seat != NATURE and state.turn != self._turn:
            self._turn = state.turn
            self._undoable = seat
            self._turn_line = line = self._history.lines.length
            self._turn_events = self._history.events.length
            if self._milestone is None or line - self._milestone.line > FAR:
                self._milestone = Milestone(line, state.copy())
            return
        if seat != self._undoable:
            self._undoable = NOBODY

    def _proceed(self) -> list[Event]:
        """Go on to the next thing that is due; what was told since the last time."""
        state = self._state
        self._asked, self._legal = NOBODY, ()
        if not state.agenda or state.agenda[-1].seat < 0:
            self._let_happen()
        told = state.news or []
        if told:
            self._history.events.extend(told)
            state.news = []
            for kind, _, _ in told:
                if kind.reveals:
                    self._undoable = NOBODY
        return told

    def _let_happen(self) -> None:
        """What happens by itself, nature's answers too, up to the next question or the end."""
        state = self._state
        agenda = state.agenda
        step = agenda[-1] if agenda else None
        drawn: list[Move] = []
        state.proceed(self._chance, drawn)
        if drawn:
            if self._seed.key is None:
                self._seed = UNBOUND  # a match replayed without its seed draws by itself: no promise covers that
            self._history.lines.extend([(NATURE, move) for move in drawn])
            self._undoable = NOBODY
        if not agenda or agenda[-1] is not step:
            self._retractable = 0
        if not agenda and self._seed.key is not None:
            self._undoable = NOBODY  # the record tells the seed now

    # Undo --------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: object) -> bool:
        """Whether that seat can take back what it did in its turn, or its sealed answers."""
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            return False
        return self._can_retract(seat) or seat == self._undoable

    def _can_retract(self, seat: int) -> bool:
        return bool(self._retractable >> seat & 1 and self._state.sealed[seat])

    def undo(self, seat: object) -> None:
        """Go back to the start of that seat's turn, or take back its sealed answers; the record keeps both."""
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise IllegalMove(no_seat(self._state, seat))
        if not self.can_undo(seat):
            raise IllegalMove(
                f"seat {seat} has nothing to undo: it has not played, others have, or something became known"
            )
        history, milestone = self._history, self._milestone
        if self._can_retract(seat):
            self._state.retract(seat)
            self._retractable &= ~(1 << seat)
        elif milestone is not None:
            self._state = milestone.play_on(history.lines.between(milestone.line, self._turn_line))
            self._state.news = []
            history.events.cut(self._turn_events)
            self._undoable, self._milestone, self._turn = NOBODY, None, NO_TURN
        history.lines.append((seat, UNDO))
        self._asked, self._legal = NOBODY, ()

    # Copies and other worlds -------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """A match that equals this one and shares nothing that changes."""
        chance = self._chance
        twin = Match(
            self._setting,
            self._state.copy(),
            None if chance is None else chance.copy(),
            self._seed,
            self._history.copy(),
        )
        twin._asked, twin._legal = self._asked, self._legal
        twin._undoable, twin._milestone, twin._turn = self._undoable, self._milestone, self._turn
        twin._turn_line, twin._turn_events = self._turn_line, self._turn_events
        twin._retractable = self._retractable
        return twin

    def redeal(self, seat: object, rng: object) -> Match:
        """Another world that this seat cannot tell from the real one; chance goes on from `rng`.

        It depends on nothing but what the seat knows and the bits of `rng`.
        """
        place = self._place(seat)
        bits = getattr(rng, "getrandbits", None)
        if bits is None:
            raise Error(f"a redeal takes a random.Random, not {briefly(rng)}")
        state = self._state.copy()
        worlds = FairChance(key_from(bits), 0)
        self._setting.game.redeal(state, place, worlds)
        redeal_sealed(state, place, worlds)
        chance = None if self._chance is None else FairChance(key_from(bits), 0)
        return Match.go_on(self._setting, state, chance, self._history.redealt(place))

    # On paper ----------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Json]:
        """The whole state as plain JSON data, hidden things too; `corro.resume` goes on from it."""
        return self._position(self._state, self._chance)

    def _position(self, state: State, chance: FairChance | None) -> dict[str, Json]:
        setting = self._setting
        data = position.write(setting.game, setting.material, setting.options, state)
        data["chance"] = position.write_chance(chance)
        return data

    def digest(self) -> str:
        """The name of the position without its chance."""
        setting = self._setting
        return position.digest(position.write(setting.game, setting.material, setting.options, self._state))

    @property
    def record(self) -> Record:
        """The match on paper; its seed is told when it is over."""
        setting, scores, winners = self._setting, self.scores, self.winners
        standard = setting.options[COMPONENTS] == STANDARD
        result = None if scores is None or winners is None else {"scores": [*scores], "winners": [*winners]}
        return Record(
            {
                "corro": FORMAT,
                "game": setting.game.name,
                "rules": setting.game.rules,
                "seats": self.seats,
                "options": {**setting.options},
                "components": STANDARD if standard else setting.material.components.plain(),
                "digest": setting.material.components.digest,
                "chance": OPEN if self._chance is None else FAIR,
                "commitment": self._seed.promise,
                "seed": self._seed.key if self.over else None,
                "start": None if setting.origin is None else self._position(*setting.origin),
                "lines": [write(line) for line in self._history.lines.since(0)],
                "result": result,
            }
        )

    def __repr__(self) -> str:
        state = "over" if self.over else f"owing {self.owing}"
        return f"<Match of {self.game.name}, {self.seats} seats, {self.version} lines, {state}>"

"""From paper back to a match: start, replay, resume and verify."""

from __future__ import annotations

from typing import TYPE_CHECKING

from corro.engine.agenda import NATURE, State
from corro.engine.errors import BadComponents, BadOptions, BadPosition, BadRecord, IllegalMove
from corro.engine.match import Match
from corro.engine.move import UNDO
from corro.engine.nature import commitment
from corro.engine.position import Position, read_components
from corro.engine.reader import briefly
from corro.engine.record import FAIR, NATURES, OPEN, Record
from corro.engine.setting import Seed, Setting

if TYPE_CHECKING:
    from corro.engine.components import Components
    from corro.engine.game import Game


def start(
    game: Game[State], components: Components, seats: int, options: dict[str, object], key: bytes | None
) -> Match:
    """A new match; without a key, chance is the caller's."""
    chosen = game.choose(options)
    material = game.material(components)
    state = game.begin(material, game.check_seats(seats), chosen)
    return Match.begin(Setting(game, material, chosen, None), state, key)


def resume(game: Game[State], standard: Components, data: object) -> Match:
    """The match that stands at that position."""
    read = Position(game, standard, data)
    return Match.go_on(Setting(game, read.material, read.options, None), read.state, read.chance, None)


def replay(game: Game[State], standard: Components, record: Record, fresh: bytes, key: bytes | None) -> Match:
    """The match that a record tells, each line played and checked.

    With the key, or from a position that holds its own, nature's lines have to be the stream's. Without, any legal
    draw will do, and chance goes on from the fresh key.
    """
    if record.rules != game.rules:
        reason = f"this record is of version {record.rules} of the rules of {game.name}; here is version {game.rules}"
        raise BadRecord(reason)
    match = _begin(game, standard, record, key)
    told = not match.answers_nature
    for number, line in enumerate(record.lines):
        if number >= match.version:
            _play_line(match, number, line)
        elif match.line(number) != line:
            reason = f"line {number + 1}: {line!r} is not what chance gave; that was {match.line(number)!r}"
            raise BadRecord(reason)
    if match.version != len(record.lines):
        reason = f"the record ends at line {len(record.lines)} with draws missing"
        raise BadRecord(reason)
    if told and record.chance == FAIR:
        match.take_chance(fresh, Seed(record.seed, record.commitment))
    return match


def _begin(game: Game[State], standard: Components, record: Record, key: bytes | None) -> Match:
    try:
        if record.start is not None:
            match = resume(game, standard, record.start)
            if match.options != record.options or match.seats != record.seats:
                reason = "start: seats or options are not those of the record"
                raise BadRecord(reason)
            if match.answers_nature != (record.chance == FAIR):
                reason = f"start: its chance is not {record.chance}"
                raise BadRecord(reason)
            begun = match.record
            if (begun.components, begun.digest) != (record.components, record.digest):
                reason = "start: its components are not those of the record"
                raise BadRecord(reason)
            return match
        components = read_components(record.components, standard)
        if components.digest != record.digest:
            reason = f"digest: the record is of components {record.digest[:12]}, not of {components.digest[:12]}"
            raise BadRecord(reason)
        if set(record.options) != set(game.options) or record.options["components"] != components.name:
            reason = "options: a record names all of them, and its component set"
            raise BadRecord(reason)
        return start(game, components, record.seats, dict(record.options), key)
    except (BadComponents, BadOptions, BadPosition) as error:
        raise BadRecord(str(error)) from None


def _play_line(match: Match, number: int, line: str) -> None:
    who, text = line.split(" ", 1)
    places = {NATURES: NATURE} | {str(seat): seat for seat in range(match.seats)}
    if who not in places:
        reason = f"line {number + 1}: there is no seat {briefly(who)}; the seats are 0 to {match.seats - 1}"
        raise BadRecord(reason)
    place = places[who]
    try:
        if text == UNDO.text:
            match.undo(place)
        else:
            match.play(place, text)
    except IllegalMove as error:
        reason = f"line {number + 1}: {error}"
        raise BadRecord(reason) from None


def verify(game: Game[State], standard: Components, record: Record) -> Match:
    """Show that commitment, seed, draws, moves and result agree, and that nothing is missing."""
    if record.start is not None:
        reason = "this record starts from a position, so its draws cannot be verified"
        raise BadRecord(reason)
    if record.chance == OPEN or record.commitment is None:
        reason = "nobody committed to a seed in this record, so its draws cannot be verified"
        raise BadRecord(reason)
    if record.seed is None:
        reason = "the seed of this record is not told: the match was not over, or went on without it"
        raise BadRecord(reason)
    key = bytes.fromhex(record.seed)
    if commitment(key) != record.commitment:
        reason = "the seed is not the one that was committed to at the start"
        raise BadRecord(reason)
    match = replay(game, standard, record, key, key)
    told = match.record
    if not match.over:
        reason = f"the record ends at line {len(record.lines)}, before the match is over"
        raise BadRecord(reason)
    if told.result != record.result:
        reason = f"the result is {told.result}, but the record says {record.result}"
        raise BadRecord(reason)
    return match

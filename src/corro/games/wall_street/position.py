"""A position of 1920 Wall Street on paper: every card, coin and cube, hidden ones too; read back with care."""

from __future__ import annotations

from collections import Counter
from typing import Final

from corro.engine.errors import BadPosition
from corro.engine.event import Json, or_null
from corro.engine.reader import Reader
from corro.games.wall_street.box import FACES
from corro.games.wall_street.material import TREND, Setup
from corro.games.wall_street.state import NONE, WallStreet, new_table
from corro.games.wall_street.view import card_name, card_names

MOST: Final = 100_000


def write(state: WallStreet) -> dict[str, Json]:
    """The state of the table, whole."""
    names = state.setup.material.names
    deck = Counter(state.deck)
    return {
        "first": or_null(state.first),
        "sense": names["sense"][0 if state.sense > 0 else 1],
        "coins": state.coins,
        "flipped": state.flipped,
        "ending": state.ending,
        "shown": state.shown,
        "event": None if state.event == NONE else names["zone"][state.event],
        "spaces": dict(zip(names["company"], state.levels, strict=True)),
        "rondel": [card_names(state, cards) for cards in state.rondel],
        "top": card_name(state, state.top),
        "deck": {names["card"][card]: count for card, count in deck.items()},
        "piles": {zone: card_names(state, state.piles[place]) for place, zone in enumerate(names["zone"])},
        "box": card_names(state, state.box),
        "tycoons": {
            company: None if tycoon == NONE else names["tycoon"][tycoon]
            for company, tycoon in zip(names["company"], state.tycoons, strict=True)
        },
        "faces": {
            tycoon: None if face == NONE else FACES[face]
            for tycoon, face in zip(names["tycoon"], state.faces, strict=True)
        },
        "prestige": or_null(state.prestige),
        "players": [_write_player(state, seat) for seat in range(state.seats)],
    }


def _write_player(state: WallStreet, seat: int) -> dict[str, Json]:
    secret = state.secrets[seat]
    return {
        "cash": state.cash[seat],
        "capital": state.capital[seat],
        "loans": state.loans[seat],
        "pawn": or_null(state.pawns[seat]),
        "option": or_null(state.options[seat]),
        "secret": None if secret == NONE else state.setup.material.names["capital"][secret],
        "shares": card_names(state, state.shares[seat]),
        "fluctuations": card_names(state, state.fluctuations[seat]),
        "put back": card_name(state, state.returned[seat]),
        "doubt": card_names(state, state.doubt[seat]),
    }


def read(setup: Setup, reader: Reader) -> WallStreet:
    """A state as `write` writes it, or BadPosition with what cannot be."""
    state = new_table(setup)
    names = setup.material.names
    state.first = reader.optional("first", setup.seats - 1)
    state.sense = 1 - 2 * reader.named("sense", names["sense"])
    state.coins = reader.whole("coins", 0, MOST)
    state.flipped = reader.flag("flipped")
    state.ending = reader.flag("ending")
    state.shown = reader.flag("shown")
    state.event = reader.named("event", names["zone"], optional=True)
    _read_board(state, reader)
    _read_cards(state, reader)
    _read_tycoons(state, reader)
    players = reader.objects("players")
    if len(players) != setup.seats:
        raise reader.wrong("players", players, f"a list of {setup.seats}")
    for seat, row in enumerate(players):
        _read_player(state, seat, row)
    return state


def _read_board(state: WallStreet, reader: Reader) -> None:
    spaces = reader.inner("spaces")
    for number, company in enumerate(state.setup.material.names["company"]):
        state.levels[number] = spaces.whole(company, 0, len(state.setup.values[number]) - 1)
    spaces.done()


def _read_cards(state: WallStreet, reader: Reader) -> None:
    material = state.setup.material
    cards = material.names["card"]
    rondel = reader.items("rondel")
    if len(rondel) != state.setup.slots:
        raise reader.wrong("rondel", rondel, f"a list of {state.setup.slots} slots")
    for slot, lying in enumerate(rondel):
        found = Reader({"cards": lying}, f"rondel[{slot}]", BadPosition).pool("cards", cards)
        if len(found) > (0 if slot == TREND else 2):
            raise reader.wrong(f"rondel[{slot}]", lying, "one card or a set of two, and none at Market Trend")
        state.rondel[slot] = found
    state.top = reader.named("top", cards, optional=True)
    state.deck = reader.counts("deck", cards, MOST)
    piles = reader.inner("piles")
    state.piles = [piles.pool(zone, cards) for zone in material.names["zone"]]
    piles.done()
    state.box = reader.pool("box", cards)


def _read_tycoons(state: WallStreet, reader: Reader) -> None:
    names = state.setup.material.names
    companies = reader.inner("tycoons")
    state.tycoons = tuple([companies.named(name, names["tycoon"], optional=True) for name in names["company"]])
    companies.done()
    faces = reader.inner("faces")
    state.faces = tuple([faces.named(name, FACES, optional=True) for name in names["tycoon"]])
    faces.done()
    state.prestige = reader.optional("prestige", state.seats - 1)


def _read_player(state: WallStreet, seat: int, row: Reader) -> None:
    material = state.setup.material
    cards = material.names["card"]
    track = material.box.capital_values
    state.cash[seat] = row.whole("cash", 0, MOST)
    state.capital[seat] = row.whole("capital", min(track), max(track))
    state.loans[seat] = row.whole("loans", 0, MOST)
    state.pawns[seat] = row.optional("pawn", state.setup.slots - 1)
    state.options = _with(state.options, seat, row.optional("option", state.setup.slots - 1))
    state.secrets = _with(state.secrets, seat, row.named("secret", material.names["capital"], optional=True))
    state.shares[seat] = bytes(sorted(row.pool("shares", cards)))
    state.fluctuations[seat] = bytes(sorted(row.pool("fluctuations", cards)))
    state.returned = _with(state.returned, seat, row.named("put back", cards, optional=True))
    state.doubt = (*state.doubt[:seat], bytes(sorted(row.pool("doubt", cards))), *state.doubt[seat + 1 :])
    row.done()


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])

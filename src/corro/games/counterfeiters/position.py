"""A position of Counterfeiters on paper: every card, bill and henchman, hidden ones too; read back with care."""

from __future__ import annotations

from collections import Counter
from typing import Final

from corro.engine.event import Json, or_null
from corro.engine.reader import Reader
from corro.games.counterfeiters.box import STARS, TEN
from corro.games.counterfeiters.material import Setup
from corro.games.counterfeiters.moves import STARS as STAR_NAMES
from corro.games.counterfeiters.purse import FACTS, Purse
from corro.games.counterfeiters.state import NONE, Counterfeiters, new_table
from corro.games.counterfeiters.view import card_names, space_names

MOST: Final = 100_000
MOST_FACTS: Final = 5_000


def write(state: Counterfeiters) -> dict[str, Json]:
    """The state of the table, whole."""
    names = state.setup.material.names
    return {
        "first": or_null(state.first),
        "began": or_null(state.began),
        "round": state.round,
        "police": state.police,
        "ending": state.ending,
        "shown": state.shown,
        "market": [None if card == NONE else names["card"][card] for card in state.market],
        "decks": {
            letter: {names["card"][card]: count for card, count in Counter(deck).items()}
            for letter, deck in zip(names["letter"], state.decks, strict=True)
        },
        "left": card_names(state, state.left),
        "players": [_write_player(state, seat) for seat in range(state.seats)],
    }


def _write_player(state: Counterfeiters, seat: int) -> dict[str, Json]:
    return {
        "cash": state.cash[seat],
        "account": state.account[seat],
        "fakes": dict(zip(STAR_NAMES, state.held(seat), strict=True)),
        "cards": card_names(state, state.cards[seat]),
        "henchmen": space_names(state, state.standing[seat]),
        "passed": state.passed[seat],
        "facts": [[FACTS[fact.kind], TEN * fact.amount] for fact in state.purses[seat].chain()],
    }


def read(setup: Setup, guard: int, reader: Reader) -> Counterfeiters:
    """A state as `write` writes it, or BadPosition with what cannot be."""
    state = new_table(setup, guard)
    cards = setup.material.names["card"]
    state.first = reader.optional("first", setup.seats - 1)
    state.began = reader.optional("began", setup.seats - 1)
    state.round = reader.whole("round", 0, MOST)
    state.police = reader.whole("police", setup.start, setup.end)
    state.ending = reader.flag("ending")
    state.shown = reader.flag("shown")
    market = reader.items("market")
    if len(market) != setup.slots:
        raise reader.wrong("market", market, f"a list of {setup.slots} slots")
    state.market = [reader.number_of(f"market[{slot}]", card, cards, optional=True) for slot, card in enumerate(market)]
    decks = reader.inner("decks")
    state.decks = [decks.counts(letter, cards, MOST) for letter in setup.material.names["letter"]]
    decks.done()
    state.left = reader.pool("left", cards)
    players = reader.objects("players")
    if len(players) != setup.seats:
        raise reader.wrong("players", players, f"a list of {setup.seats}")
    for seat, row in enumerate(players):
        _read_player(state, seat, row)
    state.work_out()
    return state


def _read_player(state: Counterfeiters, seat: int, row: Reader) -> None:
    material = state.setup.material
    state.cash[seat] = _dollars(row, "cash")
    state.account[seat] = _dollars(row, "account")
    fakes = row.inner("fakes")
    for star, name in enumerate(STAR_NAMES):
        state.fakes[STARS * seat + star] = fakes.whole(name, 0, MOST)
    fakes.done()
    state.cards[seat] = bytes(sorted(row.pool("cards", material.names["card"])))
    for number in row.pool("henchmen", material.names["space"]):
        state.standing[seat] |= 1 << number
    state.passed[seat] = row.whole("passed", 0, material.box.henchmen)
    state.purses[seat] = _read_facts(row)
    row.done()


def _dollars(row: Reader, key: str) -> int:
    amount = row.whole(key, 0, MOST)
    if amount % TEN:
        raise row.wrong(key, amount, "a multiple of 10")
    return amount


def _read_facts(row: Reader) -> Purse:
    facts = row.items("facts")
    purse: Purse | None = None
    for place, fact in enumerate(facts[:MOST_FACTS]):
        if not isinstance(fact, list) or len(fact) != len(("kind", "amount")):
            raise row.wrong(f"facts[{place}]", fact, 'a list such as ["received", 30]')
        kind = row.number_of(f"facts[{place}]", fact[0], FACTS)
        amount = row.bounded(f"facts[{place}]", fact[1], 0, MOST)
        if (kind == 0) != (place == 0) or amount % TEN:
            raise row.wrong(f"facts[{place}]", fact[0], f"{FACTS[0]} first and nowhere else, and a multiple of 10")
        purse = Purse(purse, kind, amount // TEN)
    if purse is None or len(facts) > MOST_FACTS:
        raise row.wrong("facts", facts, f"a list of 1 to {MOST_FACTS} facts")
    return purse

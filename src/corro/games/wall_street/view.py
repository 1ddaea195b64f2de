"""What a seat may see of a match of 1920 Wall Street, built from nothing, and the other worlds it cannot rule out."""

from __future__ import annotations

from corro.engine.event import Json, or_null
from corro.engine.nature import Chance
from corro.games.wall_street.doubt import redraw
from corro.games.wall_street.material import TREND
from corro.games.wall_street.state import NONE, WallStreet


def view(state: WallStreet, seat: int) -> dict[str, Json]:
    """The table as a seat sees it; -1 is a watcher. R30"""
    names = state.setup.material.names
    return {
        "first": or_null(state.first),
        "sense": names["sense"][0 if state.sense > 0 else 1],
        "coins": state.coins,
        "ending": state.ending,
        "board": board(state),
        "minimum": dict(zip(names["company"], state.setup.minimum, strict=True)),
        "rondel": [slot(state, place) for place in range(state.setup.slots)],
        "top": card_name(state, state.top),
        "deck": len(state.deck),
        "piles": {zone: pile(state, place) for place, zone in enumerate(names["zone"])},
        "tycoons": tycoons(state),
        "event": None if state.event == NONE else names["zone"][state.event],
        "players": [player(state, other, other == seat or state.shown) for other in range(state.seats)],
    }


def card_name(state: WallStreet, card: int) -> Json:
    """The id of a card, or null."""
    return None if card == NONE else state.setup.material.names["card"][card]


def card_names(state: WallStreet, cards: bytes) -> list[Json]:
    """The ids of cards."""
    names = state.setup.material.names["card"]
    return [names[card] for card in cards]


def board(state: WallStreet) -> dict[str, Json]:
    """The quotation board: the value of each company, and where it stands on its track."""
    return {
        company: {
            "value": state.value(number),
            "space": state.levels[number],
            "track": [*state.setup.values[number]],
        }
        for number, company in enumerate(state.setup.material.names["company"])
    }


def slot(state: WallStreet, place: int) -> dict[str, Json]:
    """A slot of the rondel with its cards, its call option and the pawns there."""
    return {
        "slot": place,
        "trend": place == TREND,
        "cards": card_names(state, state.rondel[place]),
        "option": state.options.index(place) if place in state.options else None,
        "pawns": [seat for seat in range(state.seats) if state.pawns[seat] == place],
    }


def pile(state: WallStreet, zone: int) -> dict[str, Json]:
    """A discard pile: its top card and how many there are; nobody may look below. WS-DISC-2"""
    cards = state.piles[zone]
    return {"top": card_name(state, cards[-1] if cards else NONE), "cards": len(cards)}


def tycoons(state: WallStreet) -> dict[str, Json]:
    """The Tycoon beside each company, and who holds the card of Prestige. WS-TYCOON-1"""
    names = state.setup.material.names
    found: dict[str, Json] = {}
    for company, tycoon in zip(names["company"], state.tycoons, strict=True):
        lies = tycoon != NONE
        found[company] = (
            {"tycoon": names["tycoon"][tycoon], "face": names["face"][state.faces[tycoon]]} if lies else None
        )
    return {"companies": found, "prestige": or_null(state.prestige)}


def player(state: WallStreet, seat: int, whole: bool) -> dict[str, Json]:
    """A player: what is open, and with `whole` what only the owner may look at. WS-SETUP-11, WS-KEEP-5, R30"""
    shares, fluctuations = state.shares[seat], state.fluctuations[seat]
    secret = state.secrets[seat]
    return {
        "seat": seat,
        "cash": state.cash[seat],
        "capital": state.capital[seat],
        "loans": state.loans[seat],
        "penalty": state.loans[seat] * state.setup.material.box.penalty,
        "pawn": or_null(state.pawns[seat]),
        "option": state.setup.call_options and state.options[seat] == NONE,
        "share cards": len(shares),
        "fluctuation cards": len(fluctuations),
        "shares": card_names(state, shares) if whole else None,
        "fluctuations": card_names(state, fluctuations) if whole else None,
        "secret": state.setup.material.names["capital"][secret] if whole and secret != NONE else None,
    }


def redeal(state: WallStreet, seat: int, chance: Chance) -> None:
    """Deal the other secret shares anew, and what others have put back, where it may have been another card."""
    if state.shown:
        return
    own = state.secrets[seat] if seat >= 0 else NONE
    unseen = [card for card in state.setup.material.secrets if card != own]
    secrets = list(state.secrets)
    for other in range(state.seats):
        if other != seat:
            if secrets[other] != NONE:
                secrets[other] = unseen.pop(chance.below(len(unseen)))
            redraw(state, other, chance)
    state.secrets = tuple(secrets)

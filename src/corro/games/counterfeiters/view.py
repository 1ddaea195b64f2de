"""What a seat may see of a match of Counterfeiters, built from nothing, and the other worlds it cannot rule out."""

from __future__ import annotations

from corro.engine.event import Json, or_null
from corro.engine.nature import Chance
from corro.games.counterfeiters.box import TEN
from corro.games.counterfeiters.ending import PlaceAgain
from corro.games.counterfeiters.material import numbers
from corro.games.counterfeiters.moves import STARS as STAR_NAMES
from corro.games.counterfeiters.state import NONE, Counterfeiters


def view(state: Counterfeiters, seat: int) -> dict[str, Json]:
    """The table as a seat sees it; -1 is a watcher."""
    setup = state.setup
    return {
        "round": state.round,
        "last round": state.guard or None,
        "first": or_null(state.first),
        "began": or_null(state.began),
        "ending": state.ending,
        "police": police(state),
        "market": [market_slot(state, slot) for slot in range(setup.slots)],
        "spaces": [space(state, number) for number in numbers(setup.board) if number >= setup.slots],
        "deck": {"cards": sum(map(len, state.decks)), "letter": top_letter(state)},
        "bank": dict(zip(STAR_NAMES, state.bank, strict=True)),
        "players": [player(state, other, other == seat or state.shown) for other in range(state.seats)],
    }


def card_names(state: Counterfeiters, cards: bytes) -> list[Json]:
    """The ids of cards."""
    names = state.setup.material.names["card"]
    return [names[card] for card in cards]


def space_names(state: Counterfeiters, spaces: int) -> list[Json]:
    """The ids of spaces given as bits."""
    names = state.setup.material.names["space"]
    return [names[number] for number in numbers(spaces)]


def police(state: Counterfeiters) -> dict[str, Json]:
    """The police track: where the pawn is, and what waits on it."""
    setup = state.setup
    return {
        "pawn": state.police,
        "end": setup.end,
        "godfather": [*sorted(setup.godfather)],
        "progress": [*sorted(setup.progress)],
        "strike": [*sorted(setup.strike)],
        "refused": [*STAR_NAMES[: state.refused()]],
    }


def top_letter(state: Counterfeiters) -> Json:
    """The letter of the next card. R-HIDDEN-1"""
    letters = state.setup.material.names["letter"]
    return next((letters[place] for place, deck in enumerate(state.decks) if deck), None)


def occupant(state: Counterfeiters, number: int) -> Json:
    """Whose henchman stands on a space, or null."""
    return next((seat for seat, spaces in enumerate(state.standing) if spaces >> number & 1), None)


def market_slot(state: Counterfeiters, slot: int) -> dict[str, Json]:
    """A slot of the market with its card, its price and who has bought there."""
    card = state.market[slot]
    return {
        "space": state.setup.material.names["space"][slot],
        "card": None if card == NONE else state.setup.material.names["card"][card],
        "price": state.setup.price[slot],
        "bin": slot in state.setup.bins,
        "cap": state.setup.cap[slot],
        "henchman": occupant(state, slot),
    }


def space(state: Counterfeiters, number: int) -> dict[str, Json]:
    """Another action space and who stands there."""
    return {
        "space": state.setup.material.names["space"][number],
        "cap": state.setup.cap[number],
        "henchman": occupant(state, number),
    }


def player(state: Counterfeiters, seat: int, whole: bool) -> dict[str, Json]:
    """A player: cards and henchmen for all to see, and with `whole` what is behind the screen. CF-SETUP-6"""
    return {
        "seat": seat,
        "henchmen": state.unused(seat),
        "passed": state.passed[seat],
        "cards": card_names(state, state.cards[seat]),
        "cash": state.cash[seat] if whole else None,
        "account": state.account[seat] if whole else None,
        "fakes": dict(zip(STAR_NAMES, state.held(seat), strict=True)) if whole else None,
    }


def redeal(state: Counterfeiters, seat: int, chance: Chance) -> None:
    """The others have any cash and account that agree with what was public; their fakes were always public."""
    if state.shown or state.first == NONE:
        return
    due = state.agenda[-1]
    lifted = due.seat if isinstance(due, PlaceAgain) else NONE  # that henchman is known to have a space to go to
    for other in range(state.seats):
        if other != seat:
            deal_money(state, other, chance)
            while other == lifted and not state.open_spaces(other):
                deal_money(state, other, chance)


def deal_money(state: Counterfeiters, seat: int, chance: Chance) -> None:
    """A player has one of the pairs of cash and account that agree with what was public."""
    cash, account = state.purses[seat].draw(chance, state.setup.box.godfather_divisor)
    state.cash[seat], state.account[seat] = TEN * cash, TEN * account

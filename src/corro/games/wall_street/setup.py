"""Game setup: what is drawn and dealt before the first turn, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Draw, Happening, Step
from corro.engine.move import Move
from corro.engine.pool import without_one
from corro.games.wall_street import news
from corro.games.wall_street.box import FACES, Effect
from corro.games.wall_street.material import TREND
from corro.games.wall_street.state import NONE, WallStreet

REWARD, PUNISHMENT = range(len(FACES))


def steps_of_setup(state: WallStreet) -> list[AnyStep]:
    """The list of the setup. WS-SETUP-3 to WS-SETUP-15, WS-TYCOON-2"""
    box = state.setup.material.box
    return [
        *(DrawDual() for _ in range(state.seats * box.duals_each)),
        *(DrawForRondel() for _ in range(box.rondel_from_deck)),
        TurnUp(),
        *(DealSecret(seat) for seat in range(state.seats)),
        *(DealTycoon(company) for company in range(len(box.companies)) if state.setup.tycoons != "off"),
        ChooseFirst(),
        PlacePawns(),
    ]


class SetUp(Happening[WallStreet]):
    """Everything that is done before the first turn. WS-SETUP-1 to WS-SETUP-16"""

    def happen(self, state: WallStreet) -> None:
        state.then(*steps_of_setup(state))


class DrawDual(Draw[WallStreet]):
    """One of the dual share cards that are left. WS-SETUP-3"""

    def tickets(self, state: WallStreet) -> bytes:
        used = b"".join(state.rondel)
        return bytes(dual for dual in state.setup.material.duals if dual not in used)

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.dual[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        state.then(Lay(move.value))


class FromDeck(Draw[WallStreet]):
    """The next card of the deck. The Explosion is one of the last 9. WS-SETUP-8"""

    def tickets(self, state: WallStreet) -> bytes:
        material = state.setup.material
        deck = state.deck
        if deck[-1] == material.explosion and len(deck) > material.box.last_with_explosion + 1:
            return deck[:-1]
        return deck

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.card[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        card = move.value
        state.deck = without_one(state.deck, card)
        if state.setup.has_exchange or state.setup.material.effect[card] != Effect.EXCHANGE:
            self.use(state, card)
        else:
            state.box += bytes((card,))  # WS-EXCH-11, WS-DISC-4
            state.tell(news.TO_BOX, card)
            state.then(*((self,) if state.deck else ()))

    def use(self, state: WallStreet, card: int) -> None:
        """Put the card where it was drawn for."""
        raise NotImplementedError


class DrawForRondel(FromDeck):
    """A card of the deck for the rondel. WS-SETUP-4"""

    def use(self, state: WallStreet, card: int) -> None:
        state.then(Lay(card))


class TurnUp(FromDeck):
    """The next card lies face up on the deck. WS-SETUP-9"""

    def use(self, state: WallStreet, card: int) -> None:
        state.top = card
        state.tell(news.TURNED_UP, card)


class Lay(Draw[WallStreet]):
    """Where in the circle a card lies; the circle begins with Market Trend. WS-SETUP-5, WS-SETUP-7"""

    __slots__ = ("card",)

    fields: ClassVar[dict[str, str]] = {"card": "card"}

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def tickets(self, state: WallStreet) -> bytes:
        return bytes(slot for slot, cards in enumerate(state.rondel) if slot != TREND and not cards)

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.lay[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        state.rondel[move.value] = bytes((self.card,))
        state.tell(news.LAID, self.card, move.value)


class DealSecret(Draw[WallStreet]):
    """A capital card, its secret share known to its owner alone. WS-SETUP-10, WS-SETUP-11"""

    __slots__ = ("player",)

    fields: ClassVar[dict[str, str]] = {"player": "seat"}

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def tickets(self, state: WallStreet) -> bytes:
        return bytes(card for card in state.setup.material.secrets if card not in state.secrets)

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.secret[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        player = self.player
        state.secrets = (*state.secrets[:player], move.value, *state.secrets[player + 1 :])
        state.whisper(player, news.DEALT, player, move.value)


class DealTycoon(Draw[WallStreet]):
    """The Tycoon of a company. WS-TYCOON-2"""

    __slots__ = ("company",)

    fields: ClassVar[dict[str, str]] = {"company": "company"}

    def __init__(self, company: int) -> None:
        super().__init__()
        self.company = company

    def tickets(self, state: WallStreet) -> bytes:
        return bytes(tycoon for tycoon, face in enumerate(state.faces) if face == NONE)

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.tycoon[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        face = TurnTycoon(self.company, move.value)
        chosen = state.setup.tycoons
        if chosen in FACES:
            face.lay(state, FACES.index(chosen))
        else:
            state.then(face)


class TurnTycoon(Draw[WallStreet]):
    """In a random mixture the face of each Tycoon falls by chance. WS-TYCOON-1"""

    __slots__ = ("company", "tycoon")

    fields: ClassVar[dict[str, str]] = {"company": "company", "tycoon": "tycoon"}

    def __init__(self, company: int, tycoon: int) -> None:
        super().__init__()
        self.company = company
        self.tycoon = tycoon

    def tickets(self, state: WallStreet) -> bytes:
        return bytes((REWARD, PUNISHMENT))

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.face[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        self.lay(state, move.value)

    def lay(self, state: WallStreet, face: int) -> None:
        """Lay the Tycoon beside its company."""
        company, tycoon = self.company, self.tycoon
        state.tycoons = (*state.tycoons[:company], tycoon, *state.tycoons[company + 1 :])
        state.faces = (*state.faces[:tycoon], face, *state.faces[tycoon + 1 :])
        state.tell(news.TYCOON_LAID, company, tycoon, face)


class ChooseFirst(Draw[WallStreet]):
    """The first player. WS-SETUP-14"""

    def tickets(self, state: WallStreet) -> bytes:
        return bytes(range(state.seats))

    def outcome(self, state: WallStreet, ticket: int) -> Move:
        return state.setup.material.moves.first[ticket]

    def answer(self, state: WallStreet, move: Move) -> None:
        state.first = move.value
        state.tell(news.FIRST, move.value)


class PlacePawns(Happening[WallStreet]):
    """From the first player, clockwise, everybody places a pawn. WS-SETUP-15"""

    def happen(self, state: WallStreet) -> None:
        state.then(*(PlacePawn(seat) for seat in state.clockwise_from(state.first)))


class PlacePawn(Step[WallStreet]):
    """A pawn starts at any slot, Market Trend too, beside others or alone. WS-SETUP-15, WS-SETUP-16"""

    def moves(self, state: WallStreet) -> list[Move]:
        return state.setup.places

    def answer(self, state: WallStreet, move: Move) -> None:
        state.pawns[self.seat] = move.value
        state.turn += 1
        state.tell(news.PLACED, self.seat, move.value)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.places[0]


STEPS: Final[tuple[type[AnyStep], ...]] = (
    SetUp, DrawDual, DrawForRondel, TurnUp, Lay, DealSecret, DealTycoon, TurnTycoon, ChooseFirst, PlacePawns, PlacePawn,
)  # fmt: skip

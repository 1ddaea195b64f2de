"""Stock Market: the buyer swaps a share card with one of the others."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep, Sealed, Step
from corro.engine.move import Move
from corro.games.wall_street import news
from corro.games.wall_street.doubt import hand_out, see, see_a_valid_one, see_all, valid_shares
from corro.games.wall_street.state import NONE, WallStreet


def open_exchange(state: WallStreet, player: int) -> None:
    """The buyer shows a share card that is not gold, if there is one. WS-EXCH-1, WS-EXCH-7"""
    if valid_shares(state, state.shares[player], NONE):
        see_a_valid_one(state, player)
        state.then(ShowShare(player))
    else:
        prove(state, player)


def prove(state: WallStreet, seat: int) -> None:
    """A player without a valid card lays the share pile open. WS-EXCH-6"""
    state.tell(news.PROVED, seat, state.shares[seat])
    see_all(state, seat)


class ShowShare(Step[WallStreet]):
    """The buyer shows one own share card. WS-EXCH-1"""

    def moves(self, state: WallStreet) -> list[Move]:
        show = state.setup.material.moves.show
        return [show[card] for card in valid_shares(state, state.shares[self.seat], NONE)]

    def answer(self, state: WallStreet, move: Move) -> None:
        player, card = self.seat, move.value
        material = state.setup.material
        see(state, player, card)
        state.tell(news.SHOWN, player, card)
        if material.pair[card] is None:
            state.then(PickShares(player, card, material.company[card]))
        else:
            state.then(NameShown(player, card))

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


class NameShown(Step[WallStreet]):
    """A dual card counts as one of its two companies, for this exchange only. WS-EXCH-2"""

    __slots__ = ("card",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, state: WallStreet) -> list[Move]:
        return [state.setup.material.moves.treat_as[company] for company in state.setup.material.pair[self.card] or ()]

    def answer(self, state: WallStreet, move: Move) -> None:
        state.tell(news.COMPANY_NAMED, self.seat, move.value)
        state.then(PickShares(self.seat, self.card, move.value))

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


class PickShares(Sealed[WallStreet]):
    """Each opponent secretly picks a valid card; who has none says so only when all reveal. WS-EXCH-3, WS-EXCH-6"""

    __slots__ = ("card", "company", "player")

    fields: ClassVar[dict[str, str]] = {"player": "seat", "card": "card", "company": "company"}

    def __init__(self, player: int, card: int, company: int) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.company = company

    def question(self, state: WallStreet, seat: int, given: tuple[Move, ...]) -> list[Move]:
        if seat == self.player or given:
            return []
        moves = state.setup.material.moves
        valid = valid_shares(state, state.shares[seat], self.company)
        return [moves.pick[card] for card in valid] if valid else [moves.pick_none]

    def reveal(self, state: WallStreet, answers: list[tuple[Move, ...]]) -> None:
        rivals, picks = bytearray(), bytearray()
        for seat in state.rivals_of(self.player):
            picked = answers[seat][0]
            if picked.verb == "pick":
                rivals.append(seat)
                picks.append(picked.value)
                see(state, seat, picked.value)
                state.tell(news.PICKED, seat, picked.value)
            else:
                prove(state, seat)
        if len(rivals) == 1:
            swap(state, self.player, self.card, rivals[0], picks[0])
        elif rivals:  # WS-EXCH-7
            state.then(TakeShare(self.player, self.card, bytes(rivals), bytes(picks)))

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.question(state, seat, ())[0]


class TakeShare(Step[WallStreet]):
    """The buyer must take one of the revealed cards for the shown one. WS-EXCH-4, WS-EXCH-5, WS-EXCH-10"""

    __slots__ = ("card", "picks", "rivals")

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card", "rivals": "seat[]", "picks": "card[]"}

    def __init__(self, seat: int, card: int, rivals: bytes, picks: bytes) -> None:
        super().__init__(seat)
        self.card = card
        self.rivals = rivals
        self.picks = picks

    def moves(self, state: WallStreet) -> list[Move]:
        return [state.setup.material.moves.take[rival] for rival in self.rivals]

    def answer(self, state: WallStreet, move: Move) -> None:
        swap(state, self.seat, self.card, move.value, self.picks[self.rivals.index(move.value)])

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.moves(state)[0]


def swap(state: WallStreet, player: int, card: int, rival: int, other: int) -> None:
    """Two share cards change hands; no cube moves. WS-EXCH-4, WS-EXCH-10"""
    hand_out(state, player, card)
    hand_out(state, rival, other)
    state.gain(player, other)
    state.gain(rival, card)
    state.tell(news.SWAPPED, player, card, rival, other)


STEPS: Final[tuple[type[AnyStep], ...]] = (ShowShare, NameShown, PickShares, TakeShare)

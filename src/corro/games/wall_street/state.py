"""What lies on the table in a match of 1920 Wall Street, and the few things that are done with it everywhere."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, State
from corro.engine.move import Move
from corro.engine.pool import with_one
from corro.games.wall_street import news
from corro.games.wall_street.material import TREND, Setup

NONE: Final = -1
CLOCKWISE: Final = 1
NO_CARDS: Final = b""


class WallStreet(State):
    """A match of 1920 Wall Street. Seats, slots, companies, cards and piles are numbers; NONE is no such thing.

    `rondel` holds the cards of each slot, the Market Trend card lying at slot TREND; `tycoons` the Tycoon of each
    company, `faces` the face of each Tycoon, `prestige` who holds that one. `returned` is the card each seat has put
    back unseen, `doubt` the cards that the others must think possible. `event` is the pile that has gone off.
    """

    __slots__ = (
        "box", "capital", "cash", "coins", "deck", "doubt", "ending", "event", "faces", "first", "flipped",
        "fluctuations", "levels", "loans", "options", "pawns", "piles", "prestige", "returned", "rondel", "secrets",
        "sense", "setup", "shares", "shown", "top", "tycoons",
    )  # fmt: skip

    def __init__(
        self,
        setup: Setup,
        seats: int,
        agenda: list[AnyStep],
        sealed: list[tuple[Move, ...]],
        turn: int,
        scores: tuple[int, ...] | None,
        winners: tuple[int, ...] | None,
        first: int,
        cash: list[int],
        capital: list[int],
        loans: list[int],
        pawns: list[int],
        shares: list[bytes],
        fluctuations: list[bytes],
        secrets: tuple[int, ...],
        levels: list[int],
        sense: int,
        coins: int,
        flipped: bool,
        rondel: list[bytes],
        deck: bytes,
        top: int,
        piles: list[bytes],
        box: bytes,
        ending: bool,
        shown: bool,
        event: int,
        options: tuple[int, ...],
        tycoons: tuple[int, ...],
        faces: tuple[int, ...],
        prestige: int,
        returned: tuple[int, ...],
        doubt: tuple[bytes, ...],
    ) -> None:
        self.setup = setup
        self.seats = seats
        self.agenda = agenda
        self.sealed = sealed
        self.turn = turn
        self.scores = scores
        self.winners = winners
        self.news = None
        self.first = first
        self.cash = cash
        self.capital = capital
        self.loans = loans
        self.pawns = pawns
        self.shares = shares
        self.fluctuations = fluctuations
        self.secrets = secrets
        self.levels = levels
        self.sense = sense
        self.coins = coins
        self.flipped = flipped
        self.rondel = rondel
        self.deck = deck
        self.top = top
        self.piles = piles
        self.box = box
        self.ending = ending
        self.shown = shown
        self.event = event
        self.options = options
        self.tycoons = tycoons
        self.faces = faces
        self.prestige = prestige
        self.returned = returned
        self.doubt = doubt

    def copy(self) -> WallStreet:
        return WallStreet(
            self.setup,
            self.seats,
            self.agenda.copy(),
            self.sealed.copy(),
            self.turn,
            self.scores,
            self.winners,
            self.first,
            self.cash.copy(),
            self.capital.copy(),
            self.loans.copy(),
            self.pawns.copy(),
            self.shares.copy(),
            self.fluctuations.copy(),
            self.secrets,
            self.levels.copy(),
            self.sense,
            self.coins,
            self.flipped,
            self.rondel.copy(),
            self.deck,
            self.top,
            self.piles.copy(),
            self.box,
            self.ending,
            self.shown,
            self.event,
            self.options,
            self.tycoons,
            self.faces,
            self.prestige,
            self.returned,
            self.doubt,
        )

    # Money -------------------------------------------------------------------------------------------------------

    def pay_bank(self, seat: int, amount: int) -> None:
        """A player pays cash to the bank."""
        self.spend(seat, amount)
        if amount:
            self.tell(news.PAID_BANK, seat, amount)

    def spend(self, seat: int, amount: int) -> None:
        """Cash leaves a player, who takes as many loans as the payment needs, and no more. WS-LOAN-1, WS-LOAN-5"""
        cash = self.cash[seat] - amount
        while cash < 0:
            cash += self.setup.material.box.loan
            self.loans[seat] += 1
            self.tell(news.LOAN, seat, self.setup.material.box.loan, self.loans[seat])
        self.cash[seat] = cash

    def take_coins(self, seat: int) -> None:
        """A player takes all coins of the Market Trend card."""
        if self.coins:
            self.tell(news.COINS_TAKEN, seat, self.coins)
            self.cash[seat] += self.coins
            self.coins = 0

    # The market --------------------------------------------------------------------------------------------------

    def value(self, company: int) -> int:
        """The $ of the space a company's cube is on."""
        return self.setup.values[company][self.levels[company]]

    def move_cube(self, company: int, spaces: int) -> bool:
        """Move a cube, cut off at the ends of its track; whether it arrives at one. WS-KEEP-3, WS-TYCOON-4"""
        track = self.setup.values[company]
        old = self.levels[company]
        new = min(max(old + spaces, 0), len(track) - 1)
        if new == old:
            return False
        self.levels[company] = new
        self.tell(news.VALUE, company, track[old], track[new])
        return new in (0, len(track) - 1)

    # Cards -------------------------------------------------------------------------------------------------------

    def slot_of(self, seat: int) -> bytes:
        """The cards at a player's pawn."""
        return self.rondel[self.pawns[seat]]

    def take_from_slot(self, slot: int) -> int:
        """The first card of a slot leaves it."""
        cards = self.rondel[slot]
        self.rondel[slot] = cards[1:]
        return cards[0]

    def discard(self, seat: int, card: int, zone: int) -> None:
        """A card goes face up on top of a discard pile. WS-DISC-1"""
        self.piles[zone] += bytes((card,))
        self.tell(news.DISCARDED, seat, card, zone)

    def gain(self, seat: int, card: int) -> None:
        """A card goes to the player's share pile or fluctuation pile. WS-KEEP-1, WS-KEEP-2"""
        pile = self.shares if self.setup.material.is_share(card) else self.fluctuations
        pile[seat] = with_one(pile[seat], card)

    # Call options ------------------------------------------------------------------------------------------------

    def set_option(self, seat: int, slot: int) -> None:
        """A player's call option lies under a slot, or at home."""
        self.options = (*self.options[:seat], slot, *self.options[seat + 1 :])

    def bring_option_home(self, slot: int) -> None:
        """The call option under a slot, if there is one, returns to its owner. WS-OPTION-6, WS-OPTION-7"""
        if slot in self.options:
            owner = self.options.index(slot)
            self.set_option(owner, NONE)
            self.tell(news.OPTION_HOME, owner, slot)

    def may_take_option(self, slot: int) -> bool:
        """Whether a call option may be put under a slot: one card, no option yet. WS-OPTION-3, WS-OPTION-4"""
        return slot != TREND and len(self.rondel[slot]) == 1 and slot not in self.options


def new_table(setup: Setup) -> WallStreet:
    """The table before anything is drawn. WS-SETUP-1, 2, 6, 12, 13"""
    seats, material = setup.seats, setup.material
    nobody = (NONE,) * seats
    return WallStreet(
        setup, seats, [], [()] * seats, 0, None, None, NONE,
        [material.box.start_cash] * seats, [setup.start_capital] * seats, [0] * seats, list(nobody),
        [NO_CARDS] * seats, [NO_CARDS] * seats, nobody,
        list(setup.start), CLOCKWISE, 0, False,
        [NO_CARDS] * setup.slots, material.deck + bytes((material.explosion,)), NONE,
        [NO_CARDS] * len(material.box.events), NO_CARDS, False, False, NONE,
        nobody, (NONE,) * len(setup.values), (NONE,) * len(material.box.tycoons), NONE, nobody, (NO_CARDS,) * seats,
    )  # fmt: skip

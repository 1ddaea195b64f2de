"""What lies on the table in a match of Counterfeiters, and the few things that are done with it everywhere."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, State
from corro.engine.move import Move
from corro.engine.pool import with_one
from corro.games.counterfeiters import news
from corro.games.counterfeiters.box import STARS, TEN, Card
from corro.games.counterfeiters.material import Setup
from corro.games.counterfeiters.purse import Fact, Purse

NONE: Final = -1
PRINTER: Final = Card.PRINTER
JET: Final = Card.JET
RECEIVED: Final = Fact.RECEIVED
PAID: Final = Fact.PAID
NO_CARDS: Final = b""
NOTHING_KNOWN: Final = Purse(None, Fact.START, 0)


class Counterfeiters(State):
    """A match of Counterfeiters. Seats, spaces and kinds of cards are numbers, sums are in dollars.

    `fakes` holds three counts for each seat, by stars. `standing` holds the spaces of a seat's henchmen as bits,
    `passed` how many it has laid down. `market` holds the card of each slot, the leftmost first, `decks` what is left
    of each letter, `left` the cards that have left the game. `first` holds the first-player pawn, `began` is who began
    this round. `purses` is what everybody knows of a seat's money. Four fields follow from the others and are kept
    because every turn asks for them: the spaces that are `free`, as bits, slots only if they have a card, the `quality`
    each seat prints, the fakes left in the `bank`, and the `letter` of the next card, by its place.
    """

    __slots__ = (
        "account", "bank", "began", "cards", "cash", "decks", "ending", "fakes", "first", "free", "guard", "left",
        "letter", "market", "passed", "police", "purses", "quality", "round", "setup", "shown", "standing",
    )  # fmt: skip

    def __init__(
        self,
        setup: Setup,
        guard: int,
        seats: int,
        agenda: list[AnyStep],
        sealed: list[tuple[Move, ...]],
        turn: int,
        scores: tuple[int, ...] | None,
        winners: tuple[int, ...] | None,
        first: int,
        began: int,
        round_: int,
        police: int,
        cash: list[int],
        account: list[int],
        fakes: list[int],
        cards: list[bytes],
        standing: list[int],
        passed: list[int],
        market: list[int],
        decks: list[bytes],
        left: bytes,
        purses: list[Purse],
        ending: bool,
        shown: bool,
        free: int,
        letter: int,
        quality: list[int],
        bank: list[int],
    ) -> None:
        self.setup = setup
        self.guard = guard
        self.seats = seats
        self.agenda = agenda
        self.sealed = sealed
        self.turn = turn
        self.scores = scores
        self.winners = winners
        self.news = None
        self.first = first
        self.began = began
        self.round = round_
        self.police = police
        self.cash = cash
        self.account = account
        self.fakes = fakes
        self.cards = cards
        self.standing = standing
        self.passed = passed
        self.market = market
        self.decks = decks
        self.left = left
        self.purses = purses
        self.ending = ending
        self.shown = shown
        self.free = free
        self.letter = letter
        self.quality = quality
        self.bank = bank

    def copy(self) -> Counterfeiters:
        return Counterfeiters(
            self.setup,
            self.guard,
            self.seats,
            self.agenda.copy(),
            self.sealed.copy(),
            self.turn,
            self.scores,
            self.winners,
            self.first,
            self.began,
            self.round,
            self.police,
            self.cash.copy(),
            self.account.copy(),
            self.fakes.copy(),
            self.cards.copy(),
            self.standing.copy(),
            self.passed.copy(),
            self.market.copy(),
            self.decks.copy(),
            self.left,
            self.purses.copy(),
            self.ending,
            self.shown,
            self.free,
            self.letter,
            self.quality.copy(),
            self.bank.copy(),
        )

    # Money -------------------------------------------------------------------------------------------------------

    def receive(self, seat: int, amount: int) -> None:
        """The bank pays a player over the table."""
        self.cash[seat] += amount
        self.purses[seat] = Purse(self.purses[seat], RECEIVED, amount // TEN)
        self.tell(news.RECEIVED, seat, amount)

    def pay(self, seat: int, amount: int) -> None:
        """A player pays the bank over the table, in cash. CF-MARKET-3"""
        self.cash[seat] -= amount
        self.purses[seat] = Purse(self.purses[seat], PAID, amount // TEN)

    def learn(self, seat: int, kind: int, amount: int) -> None:
        """Everybody learns something about a player's money."""
        self.purses[seat] = Purse(self.purses[seat], kind, amount // TEN)

    # Fakes -------------------------------------------------------------------------------------------------------

    def held(self, seat: int) -> list[int]:
        """How many fakes of each number of stars a player holds."""
        return self.fakes[STARS * seat : STARS * seat + STARS]

    def refused(self) -> int:
        """How many of the lowest numbers of stars the supermarket refuses. CF-POLICE-5"""
        return self.setup.refused[self.police]

    # Henchmen ----------------------------------------------------------------------------------------------------

    def unused(self, seat: int) -> int:
        """How many henchmen a player has neither placed nor laid down. CF-END-4"""
        return self.setup.box.henchmen - self.standing[seat].bit_count() - self.passed[seat]

    def owner_of(self, card: int) -> int:
        """The seat that owns a card of which there is one, or NONE."""
        for seat, cards in enumerate(self.cards):
            if card in cards:
                return seat
        return NONE

    # Where a henchman can go -------------------------------------------------------------------------------------

    def open_spaces(self, seat: int) -> int:
        """The free spaces whose action that player can do there and then, as bits. CF-TURN-3, CF-TURN-8"""
        setup, cash, quality = self.setup, self.cash[seat], self.quality[seat]
        police, fakes, place = self.police, self.fakes, STARS * seat
        best = 3 if fakes[place + 2] else 2 if fakes[place + 1] else 1 if fakes[place] else 0  # stars
        can = self.free & setup.exchanges[police][best]  # CF-MARKET-5, CF-FENCE-1, CF-SUPER-2
        can &= setup.affordable[cash // TEN if cash < setup.dearest else -1]  # CF-MARKET-4, CF-FLY-2
        if not quality or (not self.bank[quality - 1] and setup.box.fakes_limited):  # R-EMPTY-1
            can &= setup.without_printing
        money = cash + self.account[seat]
        if money < setup.money_to_fly:  # R-FLY-1, R-EMPTY-1
            can &= setup.without_commercial
        if police in setup.strike and not self.ending:  # CF-POLICE-6, CF-POLICE-7
            can &= setup.without_flights
        if JET not in self.cards[seat]:  # CF-FLY-3
            return can & setup.without_jet
        if money < setup.money_to_fly_by_jet:
            can &= setup.without_jet
        return can & ~self.forbidden_slots(seat) if JET in self.market else can

    def forbidden_slots(self, seat: int) -> int:
        """The slots with a private jet, for who has one. CF-MARKET-7"""
        if self.cards[seat].count(JET) < self.setup.box.most_jets:
            return 0
        return sum([1 << slot for slot, card in enumerate(self.market) if card == JET])

    # What follows from the rest, kept at hand -----------------------------------------------------------------------

    def gain_card(self, seat: int, card: int) -> None:
        """A card lies before its owner for the rest of the game; the first of its kind may better what is printed."""
        before = self.cards[seat]
        self.cards[seat] = with_one(before, card)
        if card not in before and (card == PRINTER or card in self.setup.box.components):  # CF-PRINT-2
            self.quality[seat] = self.quality_of(self.cards[seat])

    def quality_of(self, cards: bytes) -> int:
        """The stars of what is printed: the different components among paper, ink, hologram. CF-PRINT-2, CF-MARKET-8"""
        box = self.setup.box
        if PRINTER not in cards:
            return 0  # R-EMPTY-1
        different = len([component for component in box.components if component in cards])
        return box.stars[different] if different else 0

    def move_fakes(self, seat: int, star: int, count: int) -> None:
        """Fakes go from the bank to a player, or back to their pile. CF-FENCE-4"""
        self.fakes[STARS * seat + star] += count
        self.bank[star] -= count

    def stand(self, seat: int, space: int) -> None:
        """A henchman goes to a space, or leaves it; a slot that it leaves has no card, so nobody can go there."""
        self.standing[seat] ^= 1 << space
        self.free ^= (1 << space) & ~self.setup.market

    def next_letter(self) -> int:
        """The first letter of which there are cards left, or the last one. CF-SETUP-12"""
        letter, last = 0, len(self.decks) - 1
        while letter < last and not self.decks[letter]:
            letter += 1
        return letter

    def work_out(self) -> None:
        """Work out what follows from the rest, for a table that was set by hand."""
        empty = sum([1 << slot for slot, card in enumerate(self.market) if card == NONE])
        self.free = self.setup.board & ~sum(self.standing) & ~empty
        self.letter = self.next_letter()
        self.quality = [self.quality_of(cards) for cards in self.cards]
        self.bank = [all_ - sum(self.fakes[star::STARS]) for star, all_ in enumerate(self.setup.box.fakes)]


def new_table(setup: Setup, guard: int) -> Counterfeiters:
    """The table before anything is drawn. CF-SETUP-2 to CF-SETUP-6, CF-SETUP-14"""
    seats = setup.seats
    table = Counterfeiters(
        setup, guard, seats, [], [()] * seats, 0, None, None, NONE, NONE, 0, setup.start,
        [0] * seats, [0] * seats, [0] * (STARS * seats), [NO_CARDS] * seats, [0] * seats, [0] * seats,
        [NONE] * setup.slots, list(setup.decks), NO_CARDS, [NOTHING_KNOWN] * seats, False, False,
        setup.board & ~setup.market, 0, [0] * seats, setup.box.fakes.copy(),
    )  # fmt: skip
    table.letter = table.next_letter()
    return table

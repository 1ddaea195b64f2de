"""The box of Counterfeiters: components.toml read key by key, and checked that it adds up."""

from __future__ import annotations

from typing import Final

from corro.engine.components import Components
from corro.engine.errors import BadComponents
from corro.engine.reader import Reader

MOST: Final = 1000
TEN: Final = 10
STARS: Final = 3


class Doing:
    """What is done on a space."""

    MARKET: Final = 0
    PRINT: Final = 1
    SUPERMARKET: Final = 2
    FENCE: Final = 3
    FRAUD: Final = 4
    SUNGLASSES: Final = 5
    COMMERCIAL: Final = 6
    JET: Final = 7


class Card:
    """The kinds of cards that the rules know; lottery tickets follow, one kind for each value."""

    PRINTER: Final = 0
    PAPER: Final = 1
    DINER: Final = 4
    JET: Final = 5
    GOOD_LAWYER: Final = 6
    BAD_LAWYER: Final = 7


KINDS: Final = ("printer", "paper", "ink", "hologram", "diner", "private_jet", "good_lawyer", "bad_lawyer")
SPACES: Final = {
    ("print", "plain"): (Doing.PRINT, "print"),
    ("supermarket", "plain"): (Doing.SUPERMARKET, "supermarket"),
    ("fence", "plain"): (Doing.FENCE, "fence"),
    ("fraud", "plain"): (Doing.FRAUD, "fraud"),
    ("fraud", "sunglasses"): (Doing.SUNGLASSES, "sunglasses"),
    ("fly", "commercial"): (Doing.COMMERCIAL, "commercial"),
    ("fly", "private_jet"): (Doing.JET, "jet"),
}


class Space:
    """An action space of the board."""

    def __init__(self, name: str, doing: int, cap: bool, price: int, bin_below: bool) -> None:
        self.name = name
        self.doing = doing
        self.cap = cap
        self.price = price
        self.bin = bin_below


class Side:
    """One side of the board: market slots from the left, the other spaces, the police track."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.spaces: list[Space] = []
        self.slots = 0
        self.start: dict[int, int] = {}
        self.godfather: list[int] = []
        self.progress: list[int] = []
        self.strike: list[int] = []
        self.end = 0

    def read_market(self, row: Reader) -> None:
        """The slots of the black market. CF-MARKET-2"""
        for number, slot in enumerate(row.objects("slots"), 1):
            price, cap, bin_below = _dollars(slot, "price"), slot.flag("cap"), slot.flag("bin")
            self.spaces.append(Space(f"market-{number}", Doing.MARKET, cap, price, bin_below))
            slot.done()
        self.slots = len(self.spaces)

    def read_space(self, row: Reader) -> None:
        """So many equal spaces of one kind."""
        kind = (row.text("action"), row.text("variant"))
        if kind not in SPACES:
            raise row.wrong("action", kind[0], f"one of {', '.join(' '.join(known) for known in SPACES)}")
        doing, name = SPACES[kind]
        for _ in range(row.whole("count", 1, TEN)):
            number = sum(space.doing == doing for space in self.spaces) + 1
            self.spaces.append(Space(f"{name}-{number}", doing, row.flag("cap"), 0, bin_below=False))

    def read_track(self, row: Reader, seats: tuple[int, int]) -> None:
        """The police track, whose spaces are counted from 0. CF-SETUP-5"""
        self.end = row.whole("end", 1, MOST)
        start = row.inner("start")
        for key in start.data:
            self.start[start.bounded(key, int(key) if key.isdecimal() else key, *seats)] = start.whole(
                key, 0, self.end - 1
            )
        self.godfather, self.progress, self.strike = (
            [row.bounded(key, space, 0, self.end - 1) for space in row.items(key)]
            for key in ("godfather", "progress", "strike")
        )
        special = self.godfather + self.progress + self.strike
        if len(set(special)) != len(special) or len(self.progress) > STARS:
            raise row.wrong("progress", self.progress, f"at most {STARS} spaces, and no space of two kinds")


class Box:
    """Everything in the box, as objects with plain fields."""

    def __init__(self, components: Components) -> None:
        reader = components.reader()
        head = reader.inner("set")
        for key in ("name", "game"):
            head.text(key)
        head.whole("schema", 1, 1)
        head.done()
        game = reader.sourced("game")
        self.seats = (game.whole("players_min", 2, 9), game.whole("players_max", 2, 9))
        self._read_money(reader)
        self._read_actions(reader.inner("action"), reader.inner("card_effect"))
        self._read_police(reader.inner("police"))
        self._read_rulings(reader.sourced("rulings"))
        self._read_sides(reader)
        self._read_cards(reader)

    def _read_money(self, reader: Reader) -> None:
        parts = reader.sourced("components")
        self.henchmen = parts.whole("henchmen_per_player", 1, TEN)
        self.cards = parts.whole("component_cards", 1, MOST)
        fake = reader.inner("money").sourced("fake")
        counts = fake.by_number("counts_by_stars", 1, STARS, MOST)
        self.fakes = [counts[star] for star in range(1, STARS + 1)]
        setup = reader.sourced("setup")
        self.cash = [
            in_bills(setup, "starting_cash_by_seat", sum_) for sum_ in _numbers(setup, "starting_cash_by_seat")
        ]
        if len(self.cash) < self.seats[1]:
            raise setup.wrong("starting_cash_by_seat", self.cash, "a sum for each seat")
        self.first_printers = setup.whole("starting_printers", 0, TEN)
        self.first_components = setup.whole("starting_random_components", 0, TEN)
        self.order = [str(letter) for letter in setup.items("deck_order_top_to_bottom")]
        sides = setup.inner("side_by_players")
        self.side_of = {seats: sides.text(str(seats)) for seats in range(self.seats[0], self.seats[1] + 1)}

    def _read_actions(self, action: Reader, effect: Reader) -> None:
        self.most_jets = action.sourced("market").whole("max_private_jets_per_player", 1, TEN)
        printing = action.sourced("print")
        self.bills_per_printer = printing.whole("bills_per_printer", 1, TEN)
        self.components = printing.pool("component_kinds", KINDS)
        self.stars = printing.by_number("stars_by_different_components", 1, len(self.components), STARS)
        market = action.sourced("supermarket")
        self.supermarket_bills = market.whole("max_bills", 1, TEN)
        self.supermarket_pays = _dollars(market, "pays_per_bill")
        fence = action.sourced("fence")
        self.fence_bills = fence.whole("max_bills", 1, TEN)
        rates = fence.by_number("rate_by_lowest_star", 1, STARS, MOST)
        self.fence_pays = [in_bills(fence, "rate_by_lowest_star", rates[star]) for star in range(1, STARS + 1)]
        self.fraud_pays = _dollars(action.sourced("fraud"), "pays")
        fly = action.sourced("fly")
        self.commercial_cost = _dollars(fly, "commercial_cost")
        self.jet_cost = _dollars(fly, "private_jet_cost")
        diner = effect.sourced("diner")
        self.diner_bills = diner.whole("fake_bills_per_round_end", 1, TEN)
        self.diner_pays = _dollars(diner, "pays_per_bill")

    def _read_police(self, police: Reader) -> None:
        effect = police.inner("effect")
        godfather = effect.sourced("godfather")
        self.godfather_divisor = godfather.whole("share_divisor", 1, TEN)
        godfather.whole("round_to", TEN, TEN)
        self.last_henchmen = effect.sourced("end").whole("last_henchmen_per_player", 0, TEN)

    def _read_rulings(self, rulings: Reader) -> None:
        self.godfather_shown = rulings.flag("godfather_payment_public")
        self.fakes_limited = rulings.flag("fake_bills_limited")
        self.least_bills = rulings.whole("min_exchange_bills", 0, 1)
        self.least_flight = _dollars(rulings, "min_flight_amount")
        self.any_mix = rulings.flag("supermarket_takes_any_mix")
        self.diners_at_end = rulings.flag("diners_at_game_end")
        order = ("left_of_trigger", "from_first_player")
        self.last_from_first = rulings.named("last_henchman_order", order) == 1
        for key in ("real_money_limited", "fake_may_be_thrown_away"):
            if rulings.flag(key):
                raise rulings.wrong(key, value=True, wanted="false; the other reading cannot be played")
        rulings.named("tie", ("shared",))
        rulings.done()

    def _read_sides(self, reader: Reader) -> None:
        self.sides = {name: Side(name) for name in self.side_of.values()}
        for key, read in (("market", Side.read_market), ("space", Side.read_space)):
            for row in reader.sourced_rows(key):
                read(self._side(row), row)
                row.done()
        for row in reader.sourced_rows("police_track"):
            self._side(row).read_track(row, self.seats)
            row.done()
        for seats, name in self.side_of.items():
            if seats not in self.sides[name].start or not self.sides[name].slots:
                raise BadComponents(f"the {name} side has no market, or no police start for {seats} players")

    def _side(self, row: Reader) -> Side:
        return self.sides[list(self.sides)[row.named("side", tuple(self.sides))]]

    def _read_cards(self, reader: Reader) -> None:
        letters = ("S", *self.order)
        rows = [_read_card(row, letters, self.seats) for row in reader.sourced_rows("card")]
        self.values = sorted({value for _, _, value, _, _ in rows if value})
        self.kinds = (*KINDS, *(f"lottery-{value}" for value in self.values))
        cards = [
            (letter, self._kind(kind, value), least) for letter, kind, value, least, count in rows for _ in range(count)
        ]
        if len(cards) != self.cards:
            raise BadComponents(f"components.component_cards is {self.cards}, but {len(cards)} cards are listed")
        starting = [kind for letter, kind, _ in cards if letter == 0]
        self.starting = bytes(sorted(kind for kind in starting if kind in self.components))
        most = self.seats[1]
        printers = starting.count(Card.PRINTER)
        if printers < most * self.first_printers or len(self.starting) < most * self.first_components:
            raise BadComponents("the S cards do not hold a printer and a component for every player")
        self.decks = {
            seats: tuple(
                bytes(sorted(kind for letter, kind, least in cards if letter == number and least <= seats))
                for number in range(1, len(letters))
            )
            for seats in range(self.seats[0], most + 1)
        }

    def _kind(self, name: str, value: int) -> int:
        return KINDS.index(name) if name in KINDS else len(KINDS) + self.values.index(value)


def _read_card(row: Reader, letters: tuple[str, ...], seats: tuple[int, int]) -> tuple[int, str, int, int, int]:
    letter = row.named("category", letters)
    kind = row.text("kind")
    value = _dollars(row, "value") if kind == "lottery" else 0
    if kind not in KINDS and kind != "lottery":
        raise row.wrong("kind", kind, f"one of {', '.join(KINDS)}, lottery")
    least = row.whole("min_players", *seats)
    count = row.whole("count", 1, MOST)
    row.done()
    return letter, kind, value, least, count


def _numbers(reader: Reader, key: str) -> list[int]:
    return [reader.bounded(key, item, 0, MOST) for item in reader.items(key)]


def _dollars(reader: Reader, key: str) -> int:
    return in_bills(reader, key, reader.whole(key, 0, MOST))


def in_bills(reader: Reader, key: str, amount: int) -> int:
    """That amount, when it can be paid in bills."""
    if amount % TEN:
        raise reader.wrong(key, amount, "a multiple of 10, the smallest bill")
    return amount

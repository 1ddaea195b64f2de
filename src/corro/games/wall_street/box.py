"""The box of 1920 Wall Street: components.toml read key by key, and checked that it adds up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from corro.engine.errors import BadComponents

if TYPE_CHECKING:
    from corro.engine.components import Components
    from corro.engine.reader import Reader

MOST: Final = 100
MOST_KINDS: Final = 250
FEWEST_SPACES: Final = 2
PAIR: Final = 2


class Effect:
    """What a card does when it is kept."""

    NOTHING: Final = 0
    COMPANY: Final = 1
    SURPRISE: Final = 2
    LOWEST: Final = 3
    HIGHEST: Final = 4
    MIXED: Final = 5
    BLACK_DAY: Final = 6
    EXCHANGE: Final = 7


class Tycoon:
    """The four Tycoons, in the order of the rulebook."""

    PRESTIGE: Final = 0
    CASH: Final = 1
    DEBT: Final = 2


class Event:
    """The events of the three discard piles, from left to right."""

    GOLD: Final = 0
    SHARE_LOSS: Final = 1
    HALVED: Final = 2


EFFECTS: Final = {
    "company": Effect.COMPANY,
    "surprise_up": Effect.SURPRISE,
    "surprise_down": Effect.SURPRISE,
    "lowest_up": Effect.LOWEST,
    "highest_down": Effect.HIGHEST,
    "mixed": Effect.MIXED,
    "black_day": Effect.BLACK_DAY,
    "stock_market": Effect.EXCHANGE,
}
EVENTS: Final = ("gold_debased", "share_loss", "value_halved")
FACES: Final = ("reward", "punishment")
TYCOONS: Final = ("prestige", "cash", "debt", "salvage")


class Card:
    """A card of the deck or of the rondel."""

    def __init__(self, row: Reader, companies: tuple[str, ...]) -> None:
        self.id = row.text("id")
        self.cost = row.whole("cost", 0, MOST)
        self.dynamite = row.whole("dynamite", 0, MOST)
        self.company = -1
        self.shares = 0
        self.points = 0
        self.levels = 0
        self.effect = Effect.NOTHING
        self.pair: tuple[int, int] | None = None
        self.companies = companies
        self.count = 1

    def share(self, row: Reader) -> Card:
        """As a share card: WS-COMP-5."""
        self.company = row.named("company", (*self.companies, "gold"))
        self._shares(row)
        self.count = row.whole("count", 1, MOST)
        return self

    def dual(self, row: Reader) -> Card:
        """As an initial dual share card."""
        pair = row.pool("companies", self.companies)
        if len(set(pair)) != PAIR:
            raise row.wrong("companies", list(pair), "two different companies")
        self.pair = (pair[0], pair[1])
        self._shares(row)
        self.count = 0
        return self

    def _shares(self, row: Reader) -> None:
        self.shares = row.whole("shares", 1, 2)
        self.levels = row.whole("market", -MOST, MOST)
        if self.levels:
            self.effect = Effect.COMPANY
        if self.levels and not 0 <= self.company < len(self.companies):
            raise row.wrong("market", self.levels, "0 on a card without a company of its own")

    def fluctuation(self, row: Reader) -> Card:
        """As a market fluctuation card: WS-FLUCT-1 to WS-FLUCT-8."""
        kind = row.text("kind")
        if kind not in EFFECTS:
            raise row.wrong("kind", kind, f"one of {', '.join(EFFECTS)}")
        self.effect = EFFECTS[kind]
        self.levels = row.whole("levels", -MOST, MOST)
        if self.effect == Effect.COMPANY:
            self.company = row.named("company", self.companies)
        self.points = row.whole("points", 0, MOST)
        self.count = row.whole("count", 1, MOST)
        return self


class Board:
    """One side of the quotation board."""

    def __init__(self, row: Reader, companies: tuple[str, ...]) -> None:
        row.flag("regular")
        tracks = row.inner("tracks")
        values, start = [], []
        for company in companies:
            track = tracks.inner(company)
            spaces = [track.bounded("values", value, 0, MOST) for value in track.items("values")]
            if len(spaces) < FEWEST_SPACES or spaces != sorted(spaces):
                raise track.wrong("values", spaces, "two spaces or more, the lowest first")
            values.append(tuple(spaces))
            start.append(track.whole("start", 0, len(spaces) - 1))
            track.done()
        tracks.done()
        self.values = tuple(values)
        self.start = tuple(start)


class Secret:
    """The secret share on the back of a capital card."""

    def __init__(self, row: Reader, companies: tuple[str, ...]) -> None:
        self.id = row.text("id")
        self.company = row.named("secret_company", (*companies, "gold"))
        self.shares = row.whole("secret_shares", 0, MOST)
        self.points = row.whole("secret_points", -MOST, MOST)


class Named:
    """A row that is known by its id: an event or a Tycoon."""

    def __init__(self, row: Reader, place: int, ids: tuple[str, ...]) -> None:
        self.id = row.text("id")
        if self.id != ids[place]:
            raise row.wrong("id", self.id, f"{ids[place]}, as the rules name it")


class Box:
    """Everything in the box, as objects with plain fields."""

    def __init__(self, components: Components) -> None:
        reader = components.reader()
        head = reader.inner("set")
        head.text("name")
        head.text("game")
        head.whole("schema", 1, 1)
        head.done()
        self._read_numbers(reader)
        self._read_cards(reader)
        self._read_boards(reader)
        self._read_rest(reader)
        reader.done()
        self._check(reader)

    def _read_numbers(self, reader: Reader) -> None:
        game = reader.sourced("game")
        self.title = game.text("title")
        self.seats = (game.whole("players_min", 2, 9), game.whole("players_max", 2, 9))
        for key in ("author", "art", "publisher", "id"):
            game.text(key)
        for key in ("year", "minutes", "age", "bgg_id"):
            game.whole(key, 0, 10_000_000)
        game.done()
        setup = reader.sourced("setup")
        self.start_cash = setup.whole("start_cash", 0, MOST)
        self.start_capital = setup.by_number("start_capital", *self.seats, MOST)
        self.rondel_size = setup.by_number("rondel_size", *self.seats, MOST)
        self.rondel_from_deck = setup.whole("rondel_cards_from_deck", 0, MOST)
        self.duals_each = setup.whole("dual_cards_per_player", 0, MOST)
        self.last_with_explosion = setup.whole("explosion_mixed_with_last", 0, MOST)
        setup.flag("deck_face_up")
        setup.text("board_default")
        setup.text("market_trend_start_side")
        setup.done()
        costs = reader.sourced("costs")
        self.step_cost = costs.whole("per_step", 0, MOST)
        self.pawn_cost = costs.whole("per_other_pawn_on_card", 0, MOST)
        self.flip_cost = costs.whole("flip_market_trend", 0, MOST)
        self.capital_cost = costs.whole("increase_capital", 0, MOST)
        self.option_cost = costs.whole("call_option_place", 0, MOST)
        self.option_surcharge = costs.whole("call_option_surcharge", 0, MOST)
        self.black_day_cost = costs.whole("black_day", 0, MOST)
        costs.done()
        loans = reader.sourced("loans")
        self.loan = loans.whole("cash_per_loan", 1, MOST)
        self.penalty = loans.whole("penalty_per_loan", 0, MOST)
        loans.whole("penalty_one_side", self.penalty, self.penalty)
        loans.whole("penalty_other_side", 2 * self.penalty, 2 * self.penalty)
        loans.flag("repayable")
        loans.done()
        track = reader.sourced("capital_track")
        self.capital_values = [track.bounded("values", value, 0, MOST) for value in track.items("values")]
        track.done()
        self.most_capital = max(self.capital_values, default=0)
        scoring = reader.sourced("scoring")
        self.sale_divisor = scoring.whole("sale_divisor", 1, MOST)
        self.points_per_dollar = scoring.whole("points_per_dollar", 0, MOST)
        scoring.items("score_disc_marks")
        scoring.items("tie_break")
        scoring.done()

    def _read_cards(self, reader: Reader) -> None:
        self.companies = tuple(row.text("id") for row in reader.objects("companies"))
        rulings = reader.sourced("rulings")
        extra = ["optional_share_cards"] if rulings.flag("use_optional_share_cards") else []
        self.by_height = rulings.named("extremes_by", ("value", "height")) == 1
        rulings.done()
        names = self.companies
        self.share_cards = [
            Card(row, names).share(row) for part in ["share_cards", *extra] for row in reader.objects(part)
        ]
        if not extra:
            reader.take("optional_share_cards")
        self.dual_cards = [Card(row, names).dual(row) for row in reader.objects("dual_cards")]
        self.exchange_seats = self.seats[0]
        self.fluctuation_cards = []
        for row in reader.objects("fluctuation_cards"):
            card = Card(row, names).fluctuation(row)
            if card.effect == Effect.EXCHANGE:
                self.exchange_seats = row.whole("players_from", 2, 9)
            self.fluctuation_cards.append(card)
        self.secrets = [Secret(row, names) for row in reader.objects("capital_cards")]
        row = reader.sourced("explosion")
        row.data = {**row.data, "id": "explosion", "cost": 0}
        explosion = Card(row, names)
        explosion.count = 0
        self.cards = [*self.share_cards, *self.dual_cards, *self.fluctuation_cards, explosion]

    def _read_boards(self, reader: Reader) -> None:
        boards = reader.inner("boards")
        self.boards = {}
        for name in ("blue", "orange"):
            row = boards.sourced(name)
            self.boards[name] = Board(row, self.companies)
            row.done()
        boards.done()
        least = reader.sourced("minimum_values")
        self.minimum = {}
        for seats in range(self.seats[0], self.seats[1] + 1):
            row = least.inner(str(seats))
            self.minimum[seats] = tuple(row.whole(company, 0, MOST) for company in self.companies)
            row.done()
        least.done()

    def _read_rest(self, reader: Reader) -> None:
        events = reader.objects("events")
        tycoons = reader.objects("tycoons")
        if len(events) != len(EVENTS) or len(tycoons) != len(TYCOONS):
            reason = f"there are {len(EVENTS)} events and {len(TYCOONS)} Tycoons in the rules"
            raise BadComponents(reason)
        self.events = [Named(row, place, EVENTS) for place, row in enumerate(events)]
        self.tycoons = [Named(row, place, TYCOONS) for place, row in enumerate(tycoons)]
        self.gold_value = events[0].whole("gold_value", 0, MOST)
        self.share_loss = events[1].whole("loss_per_company", 0, MOST)
        self.value_divisor = events[2].whole("value_divisor", 1, MOST)
        self.prestige_points = (
            tycoons[0].whole("reward_points", -MOST, MOST),
            tycoons[0].whole("punishment_points", -MOST, MOST),
        )
        self.tycoon_payment = tycoons[1].whole("punishment_amount", 0, MOST)
        self.repay_cost = tycoons[2].whole("reward_cost", 0, MOST)
        self.high_capital = tycoons[2].whole("punishment_capital_from", 0, MOST)
        for key in ("counts", "coins", "call_options", "market_trend", "player_colors"):
            reader.take(key)

    def _check(self, reader: Reader) -> None:
        """The cards are as many as the box says, and enough for every number of players: WS-COMP-1, WS-COMP-2."""
        counts = reader.inner("counts")
        gold = len(self.companies)
        found = {
            "share_cards": sum(card.count for card in self.share_cards if card.id != "oil-1-extra"),
            "share_cards_gold": sum(card.count for card in self.share_cards if card.company == gold),
            "fluctuation_cards": sum(card.count for card in self.fluctuation_cards),
            "dual_cards": len(self.dual_cards),
            "capital_cards": len(self.secrets),
            "tycoon_cards": len(self.tycoons),
            "company_cubes": len(self.companies),
        }
        for key, count in found.items():
            if counts.whole(key, 0, 1000) != count:
                raise counts.wrong(key, counts.take(key), f"{count}, as many as are listed")
        most = self.seats[1]
        if len(self.dual_cards) < most * self.duals_each or len(self.secrets) < most:
            reason = f"there are too few dual or capital cards for {most} players"
            raise BadComponents(reason)
        for seats, size in self.rondel_size.items():
            if size != self.rondel_from_deck + seats * self.duals_each + 1:
                reason = f"a rondel of {size} for {seats} players is not deck cards, dual cards and Market Trend"
                raise BadComponents(reason)
        ids = [card.id for card in self.cards] + [secret.id for secret in self.secrets]
        if len(set(ids)) != len(ids) or len(ids) > MOST_KINDS:
            reason = f"card ids have to be different, and at most {MOST_KINDS}"
            raise BadComponents(reason)

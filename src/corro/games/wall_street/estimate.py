"""What a table of 1920 Wall Street is worth to a player: shares, points, coins and loans, less what the rivals have."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from corro.games.wall_street.box import Event, Tycoon
from corro.games.wall_street.exchange import TakeShare
from corro.games.wall_street.fluctuation import NameCompany
from corro.games.wall_street.material import WallStreetMaterial
from corro.games.wall_street.rules import DiscardAtPawn, KeepOrDiscard, SellShare, WhichFirst
from corro.games.wall_street.setup import REWARD
from corro.games.wall_street.state import NONE, WallStreet

TURNS_FOR_A_SHARE: Final = 1.3  # in so many turns a share that is missing has come in half of all cases
SHIFT: Final = 1.0  # how far the dynamite of the piles may still shift in a turn
FEWEST_SHIFT: Final = 0.4  # the same when no turn is left
TIE: Final = 0.1  # the odds of no event at all, that of the heaviest pile being 1
CAPITAL: Final = 6.0  # what a capital of 1 would miss in each turn to come, a capital of 5 missing a fifth of it
CARE: Final = 1.5  # what a loan has to bring beyond its points, so that none is taken for next to nothing
RESERVE: Final = (1.2, 0.7, 0.3)  # what is missed by who has so few coins, and may have to take a loan
OPTION: Final = 0.15  # the part of a card's worth that a call option makes sure of
RIVALS: Final = 0.8  # how much the points of an average rival count against the player
SURPRISE: Final = 2.0  # a level of a Surprise whose company is not named yet
SALE: Final = -1.0  # a sale that is not carried out yet
PUT_BACK: Final = 3.0  # a rival's card that went back into the box unseen
SPACES: Final = 256


def estimate(state: WallStreet, seat: int) -> dict[str, float]:
    """Shares, points, coins and loans of the player, what serves later turns, and what the rivals have."""
    setup = state.setup
    if state.secrets[seat] == NONE:
        return {}
    box, tables = setup.material.box, tables_of(setup.material)
    market = Market(state, tables)
    shares, cards, begun = in_hand(state, seat)
    secret = box.secrets[state.secrets[seat]]
    worth = market.worth(shares, secret.company, secret.shares)
    parts = {
        "shares": worth,
        "secret points": float(secret.points),
        "fluctuations": float(sum(cards.translate(tables.points))),
        "cash": float(state.cash[seat]),
        "loans": -float(box.penalty * state.loans[seat]),
        "reserve": reserve(state, seat) if market.turns >= 1 else 0.0,
        "capital": worth_of_capital(state, market, seat),
        "prestige": prestige(state, seat),
        "begun": begun,
    }
    if state.options[seat] != NONE and market.turns:
        card = state.rondel[state.options[seat]]
        parts["call option"] = OPTION * (market.worth(shares + card, secret.company, secret.shares) - worth)
    rivals = sum([points_of_rival(state, tables, market, rival) for rival in state.rivals_of(seat)])
    parts["rivals"] = -RIVALS * rivals / (state.seats - 1)
    return parts


def in_hand(state: WallStreet, seat: int) -> tuple[bytes, bytes, float]:
    """The shares and fluctuation cards of a player, as they will be after what is due, and what else that brings."""
    material, step = state.setup.material, state.agenda[-1] if state.agenda else None
    shares, cards, begun = state.shares[seat], state.fluctuations[seat], 0.0
    if isinstance(step, TakeShare):
        if seat in step.rivals:
            given = step.picks[step.rivals.index(seat)]
            shares = shares.replace(bytes((given,)), bytes((step.card,)), 1)
    elif step is None or step.seat != seat:
        pass
    elif isinstance(step, (KeepOrDiscard, WhichFirst)):
        for card in state.slot_of(seat):
            if material.is_share(card):
                shares += bytes((card,))
            else:
                cards += bytes((card,))
    elif isinstance(step, NameCompany):
        begun = SURPRISE * abs(material.levels[step.card])
    elif isinstance(step, (DiscardAtPawn, SellShare)):
        begun = SALE
    return shares, cards, begun


def points_of_rival(state: WallStreet, tables: Tables, market: Market, rival: int) -> float:
    """What a rival has as far as it is public; of a card put back unseen it counts only that one is gone."""
    setup = state.setup
    shares, cards = state.shares[rival], state.fluctuations[rival]
    points = state.cash[rival] - setup.material.box.penalty * state.loans[rival] + prestige(state, rival)
    points += worth_of_capital(state, market, rival)
    if state.doubt[rival]:
        points -= PUT_BACK
        returned = state.returned[rival]
        if setup.material.is_share(returned):
            shares += bytes((returned,))
        else:
            cards += bytes((returned,))
    return points + market.worth(shares, NONE, 0) + sum(cards.translate(tables.points))


def reserve(state: WallStreet, seat: int) -> float:
    """What is missing for payments to come: a few coins, and the room that loans have taken."""
    cash = state.cash[seat]
    return -CARE * state.loans[seat] - (RESERVE[cash] if cash < len(RESERVE) else 0.0)


def worth_of_capital(state: WallStreet, market: Market, seat: int) -> float:
    """What a higher capital than that of the start saves and allows in the turns to come."""
    return CAPITAL * market.turns * (1.0 / max(state.setup.start_capital, 1) - 1.0 / max(state.capital[seat], 1))


def prestige(state: WallStreet, seat: int) -> float:
    """What the card of Prestige gives its holder."""
    if state.prestige != seat:
        return 0.0
    return float(state.setup.material.box.prestige_points[0 if state.faces[Tycoon.PRESTIGE] == REWARD else 1])


def turns_left(state: WallStreet) -> float:
    """How many turns a player will have after this one, about; the Explosion is one of the last cards."""
    if state.ending or state.top == state.setup.material.explosion:
        return 0.0
    cards, last = len(state.deck), state.setup.material.box.last_with_explosion
    return (cards - last / 2 if cards > last else (cards + 1) / 2) / state.seats + 0.25


# The market at the end ---------------------------------------------------------------------------------------------


class Tables:
    """What cards count for, in the form in which a whole pile is counted at once."""

    def __init__(self, material: WallStreetMaterial) -> None:
        plain = range(material.first_dual)
        self.plain: Final = bytes(plain)
        self.dynamite: Final = bytes(material.dynamite).ljust(SPACES, b"\0")
        self.points: Final = bytes(material.points).ljust(SPACES, b"\0")
        self.shares: Final = [
            bytes([material.shares[card] * (material.company[card] == company) for card in plain]).ljust(SPACES, b"\0")
            for company in range(material.gold + 1)
        ]


@lru_cache(maxsize=8)
def tables_of(material: WallStreetMaterial) -> Tables:
    """The tables of a component set, made once."""
    return Tables(material)


class Market:
    """What shares will score: the values, the odds of the events, and how likely a minimum is still reached."""

    def __init__(self, state: WallStreet, tables: Tables) -> None:
        setup = state.setup
        self.material = setup.material
        self.tables = tables
        self.minimum = setup.minimum
        self.turns = turns_left(state)
        dynamite = [sum(pile.translate(tables.dynamite)) for pile in state.piles]
        most, shift = max(dynamite), FEWEST_SHIFT + SHIFT * sqrt(self.turns * state.seats)
        odds = [exp((count - most) / shift) for count in dynamite]
        whole = sum(odds) + TIE
        self.debased = odds[Event.GOLD] / whole
        self.loss = odds[Event.SHARE_LOSS] / whole * setup.material.box.share_loss
        halved, parts = odds[Event.HALVED] / whole, setup.material.box.value_divisor
        values = [track[level] for track, level in zip(setup.values, state.levels, strict=True)]
        self.values = [value * (1.0 - halved) - (-value // parts) * halved for value in values]
        chance = self.turns / (self.turns + TURNS_FOR_A_SHARE)
        self.reach = [chance**missing for missing in range(max(setup.minimum) + 2)]

    def points(self, company: int, count: int) -> float:
        """What so many shares of a company will score, by the chance that they are enough, or will be."""
        missing = self.minimum[company] - count
        if missing < 0:
            return self.values[company] * (count - self.loss)
        if not count:
            return 0.0
        reach, reach_one_more = self.reach[missing], self.reach[missing + 1]
        loss = self.loss * (reach_one_more + count * (reach - reach_one_more))
        return self.values[company] * (reach * count - loss)

    def worth(self, cards: bytes, secret: int, secret_shares: int) -> float:
        """What share cards will score, with a secret share; dual and gold shares go where they give most."""
        material, points = self.material, self.points
        held = [sum(cards.translate(table)) for table in self.tables.shares]
        if secret_shares:
            held[secret] += secret_shares
        for card in cards.translate(None, self.tables.plain):
            pair = material.pair[card]
            if pair is not None:
                one, other = pair
                first = points(one, held[one] + 1) - points(one, held[one])
                second = points(other, held[other] + 1) - points(other, held[other])
                held[one if first >= second else other] += material.shares[card]
        gold = held.pop()
        fixed = [points(company, count) for company, count in enumerate(held)]
        if not gold:
            return sum(fixed)
        debased = gold * material.box.gold_value
        return sum(fixed) + self.gain(held, fixed, gold) * (1.0 - self.debased) + debased * self.debased

    def gain(self, held: list[int], fixed: list[float], gold: int) -> float:
        """What gold shares add as wildcards: some fill up to a minimum, the others join the dearest company."""
        gained = 0.0
        while gold:
            best, where, used = -1.0, 0, gold
            for company, count in enumerate(held):
                missing = self.minimum[company] - count
                more = missing if 0 < missing <= gold else gold
                each = (self.points(company, count + more) - fixed[company]) / more
                if each > best:
                    best, where, used = each, company, more
            held[where] += used
            fixed[where] += best * used
            gained += best * used
            gold -= used
        return gained

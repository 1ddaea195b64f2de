"""End of the game: the event, the hands, the assignment of dual and gold shares, and the final scoring."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Happening, Sealed
from corro.engine.move import Move
from corro.games.wall_street import news
from corro.games.wall_street.box import Event, Tycoon
from corro.games.wall_street.material import REASONS
from corro.games.wall_street.setup import REWARD
from corro.games.wall_street.state import NONE, WallStreet

SECRET, FLUCTUATIONS, LOANS, GOLD, COMPANY, CASH, PRESTIGE = range(len(REASONS))


class Wild:
    """A share that its owner assigns: a dual card, a gold card, or a gold secret share, whose card is NONE."""

    __slots__ = ("card", "companies", "shares")

    def __init__(self, card: int, companies: tuple[int, ...], shares: int) -> None:
        self.card = card
        self.companies = companies
        self.shares = shares


class EndGame(Happening[WallStreet]):
    """The event is looked for, then all shares are shown and assigned. WS-EVENT-7, WS-SCORE-1"""

    def happen(self, state: WallStreet) -> None:
        state.event = event_of(state)
        state.tell(news.EVENT, state.event)
        state.shown = True
        for seat in range(state.seats):
            state.tell(news.HAND, seat, state.shares[seat], state.fluctuations[seat], state.secrets[seat])
        state.then(AssignShares())


def event_of(state: WallStreet) -> int:
    """The pile with strictly the most dynamite sets off its event. WS-EVENT-1, WS-EVENT-2"""
    dynamite = state.setup.material.dynamite
    counts = [sum([dynamite[card] for card in pile]) for pile in state.piles]
    for zone, count in enumerate(counts):
        state.tell(news.DYNAMITE, zone, count)
    return counts.index(max(counts)) if counts.count(max(counts)) == 1 else NONE


# Assigning shares --------------------------------------------------------------------------------------------------


class AssignShares(Sealed[WallStreet]):
    """Everybody assigns dual and gold shares, card by card or by the best way at once. WS-SCORE-2, WS-SCORE-3"""

    def question(self, state: WallStreet, seat: int, given: tuple[Move, ...]) -> list[Move]:
        moves = state.setup.material.moves
        wilds = wilds_of(state, seat)
        if len(given) >= len(wilds) or moves.best in given:
            return []
        choices = [moves.assign[company] for company in wilds[len(given)].companies]
        return choices if given else [moves.best, *choices]

    def reveal(self, state: WallStreet, answers: list[tuple[Move, ...]]) -> None:
        holdings = []
        for seat in range(state.seats):
            wilds = wilds_of(state, seat)
            chosen = tuple([move.value for move in answers[seat]])
            if state.setup.material.moves.best in answers[seat]:
                chosen = best_assignment(state, seat)
            held = fixed_shares(state, seat)
            for wild, company in zip(wilds, chosen, strict=True):
                held[company] += wild.shares
                state.tell(news.ASSIGNED, seat, wild.card, company)
            holdings.append(held)
        final_scoring(state, holdings)

    def gone(self, state: WallStreet, seat: int) -> Move:
        return self.question(state, seat, state.sealed[seat])[0]


def wilds_of(state: WallStreet, seat: int) -> list[Wild]:
    """The shares a player has to assign: duals, and gold unless it is debased. WS-SCORE-2, WS-EVENT-3"""
    material = state.setup.material
    wilds = []
    for card in state.shares[seat]:
        pair = material.pair[card]
        if pair is not None:
            wilds.append(Wild(card, pair, material.shares[card]))
        elif material.company[card] == material.gold and state.event != Event.GOLD:
            wilds.append(Wild(card, tuple(range(material.gold)), material.shares[card]))
    secret = material.box.secrets[state.secrets[seat]]
    if secret.company == material.gold and state.event != Event.GOLD:
        wilds.append(Wild(NONE, tuple(range(material.gold)), secret.shares))
    return wilds


def fixed_shares(state: WallStreet, seat: int) -> list[int]:
    """How many shares of each company a player has beyond choice, the secret one among them. WS-SCORE-1"""
    material = state.setup.material
    held = [0] * (material.gold + 1)
    for card in state.shares[seat]:
        if material.pair[card] is None:
            held[material.company[card]] += material.shares[card]
    secret = material.box.secrets[state.secrets[seat]]
    held[secret.company] += secret.shares
    return held[: material.gold]


def best_assignment(state: WallStreet, seat: int) -> tuple[int, ...]:
    """The assignment of most points, found among all that differ in their sums. WS-SCORE-3"""
    reached: dict[tuple[int, ...], tuple[int, ...]] = {tuple(fixed_shares(state, seat)): ()}
    for wild in wilds_of(state, seat):
        further: dict[tuple[int, ...], tuple[int, ...]] = {}
        for held, chosen in reached.items():
            for company in wild.companies:
                with_it = (*held[:company], held[company] + wild.shares, *held[company + 1 :])
                further.setdefault(with_it, (*chosen, company))
        reached = further
    best: tuple[int, ...] = ()
    most = NONE
    for held, chosen in reached.items():
        points = sum([company_points(state, company, count) for company, count in enumerate(held)])
        if points > most:
            best, most = chosen, points
    return best


# Final scoring -----------------------------------------------------------------------------------------------------


def counted(state: WallStreet, count: int) -> int:
    """One share of each company fewer under the share loss, never below 0. WS-EVENT-4, WS-EVENT-5"""
    return max(count - state.setup.material.box.share_loss, 0) if state.event == Event.SHARE_LOSS else count


def final_value(state: WallStreet, company: int) -> int:
    """The value of a company, halved and rounded up under that event. WS-EVENT-6"""
    value = state.value(company)
    return -(-value // state.setup.material.box.value_divisor) if state.event == Event.HALVED else value


def company_points(state: WallStreet, company: int, count: int) -> int:
    """Shares times value for a player with at least the minimum, else nothing. WS-SCORE-5"""
    count = counted(state, count)
    return count * final_value(state, company) if count >= state.setup.minimum[company] else 0


class Sheet:
    """The score board: each entry is told, so that the events explain every point."""

    __slots__ = ("state", "totals")

    def __init__(self, state: WallStreet) -> None:
        self.state = state
        self.totals = [0] * state.seats

    def add(self, seat: int, reason: int, company: int, count: int, points: int) -> None:
        """Write down why a player gets points."""
        self.totals[seat] += points
        if points or company != NONE:
            self.state.tell(news.SCORED, seat, reason, company, count, points)


def final_scoring(state: WallStreet, holdings: list[list[int]]) -> None:
    """Points one after the other, as the rulebook counts them. WS-SCORE-1, WS-SCORE-4 to WS-SCORE-8"""
    material = state.setup.material
    box = material.box
    sheet = Sheet(state)
    seats = range(state.seats)
    for seat in seats:
        sheet.add(seat, SECRET, NONE, 1, box.secrets[state.secrets[seat]].points)
    for seat in seats:
        kept = state.fluctuations[seat]
        sheet.add(seat, FLUCTUATIONS, NONE, len(kept), sum([material.points[card] for card in kept]))
        sheet.add(seat, LOANS, NONE, state.loans[seat], -box.penalty * state.loans[seat])
    if state.event == Event.GOLD:
        for seat in seats:
            gold = gold_shares(state, seat)
            sheet.add(seat, GOLD, NONE, gold, box.gold_value * gold)
    for company in range(material.gold):
        for seat in seats:
            count = holdings[seat][company]
            sheet.add(seat, COMPANY, company, counted(state, count), company_points(state, company, count))
    for seat in seats:
        sheet.add(seat, CASH, NONE, state.cash[seat], box.points_per_dollar * state.cash[seat])
    if state.prestige != NONE:
        face = state.faces[Tycoon.PRESTIGE]
        sheet.add(state.prestige, PRESTIGE, NONE, 1, box.prestige_points[0 if face == REWARD else 1])
    decide(state, sheet.totals)


def gold_shares(state: WallStreet, seat: int) -> int:
    """How many gold shares a player has, a gold secret share too. WS-EVENT-3"""
    material = state.setup.material
    gold = sum([material.shares[card] for card in state.shares[seat] if material.company[card] == material.gold])
    secret = material.box.secrets[state.secrets[seat]]
    return gold + (secret.shares if secret.company == material.gold else 0)


def decide(state: WallStreet, totals: list[int]) -> None:
    """Most points win; a tie goes to the higher capital, and else is shared. WS-SCORE-7"""
    state.scores = tuple(totals)
    most = max([(totals[seat], state.capital[seat]) for seat in range(state.seats)])
    state.winners = tuple([seat for seat in range(state.seats) if (totals[seat], state.capital[seat]) == most])
    for seat, points in enumerate(totals):
        state.tell(news.TOTAL, seat, points)
    for seat in state.winners:
        state.tell(news.WON, seat)


STEPS: Final[tuple[type[AnyStep], ...]] = (EndGame, AssignShares)

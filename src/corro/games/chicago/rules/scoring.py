"""The end of the game: public goals, wealth, and who has won."""

from __future__ import annotations

from typing import Final

from corro.engine.agenda import AnyStep, Happening
from corro.games.chicago import news
from corro.games.chicago.box import COUNTS
from corro.games.chicago.state import Chicago


class End(Happening[Chicago]):
    """Wealth: money, goals and shares; treasuries count nothing. CH-END-1 to CH-END-4"""

    def happen(self, state: Chicago) -> None:
        won = [0] * state.seats
        for goal in state.goals:
            for seat in winners_of(state, goal):
                won[seat] += 1
                state.tell(news.GOAL_WON, seat, goal, state.setup.box.goal_reward)
        reward = state.setup.box.goal_reward
        wealth = [state.money[seat] + reward * won[seat] + shares_worth(state, seat) for seat in range(state.seats)]
        best = max(zip(wealth, won, strict=True))
        state.scores = tuple(wealth)
        state.winners = tuple([seat for seat in range(state.seats) if (wealth[seat], won[seat]) == best])
        for seat, points in enumerate(wealth):
            state.tell(news.TOTAL, seat, points)
        for seat in state.winners:
            state.tell(news.WON, seat)


def shares_worth(state: Chicago, seat: int) -> int:
    """All shares of a player at their final price. CH-END-2"""
    return sum([state.shares(seat, company) * state.value(company) for company in state.ranking])


# Public goals ------------------------------------------------------------------------------------------------------


def winners_of(state: Chicago, goal: int) -> list[int]:
    """Everybody with most of what a goal counts; nothing never wins. CH-END-3, CH-GOAL-1 to CH-GOAL-10, R-GOAL-1"""
    row = state.setup.box.goals[goal]
    counted = COUNTS[row.counts]
    if row.of_company:
        worth = state.prestige if counted == "prestige" else state.treasury
        counts = [max([worth[company] for company in state.directed(seat)], default=0) for seat in range(state.seats)]
    else:
        counts = [count_of(state, seat, counted) for seat in range(state.seats)]
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most and most]


def count_of(state: Chicago, seat: int, counted: str) -> int:
    """How many of something a player has, alone or with all companies directed. CH-GOAL-1 to CH-GOAL-10"""
    if counted == "partners":  # CH-GOAL-6
        return state.setup.box.partners + state.earned[seat].bit_count()
    if counted == "common":
        count = state.setup.count
        return sum(state.commons[seat * count : seat * count + count])
    if counted == "preferred":
        return state.preferred.count(seat)
    companies = state.directed(seat)
    if counted == "salespeople":
        return sum([state.salespeople[company] for company in companies])
    if counted == "assets":
        return sum([len(state.assets[company]) for company in companies])
    by_factory = {"managers": state.managers, "workers": state.workers, "automation": state.automated}[counted]
    return sum([by_factory[factory] for company in companies for factory in state.charter(company).numbers])


STEPS: Final[tuple[type[AnyStep], ...]] = (End,)

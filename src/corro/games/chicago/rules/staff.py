"""Workers, salespeople, managers and automation: how a company gets them, and where they go."""

from __future__ import annotations

from typing import ClassVar, Final

from corro.engine.agenda import AnyStep
from corro.engine.move import Move
from corro.games.chicago import news
from corro.games.chicago.rules.steps import ForCompany, OfCompany, ask
from corro.games.chicago.state import Chicago

# Workers -----------------------------------------------------------------------------------------------------------


def put_worker(state: Chicago, company: int, factory: int) -> None:
    """A worker goes to a free space of a factory, and stays there. R-WORK-1"""
    state.workers[factory] += 1
    state.tell(news.WORKER, company, factory)


def gain_workers(state: Chicago, company: int, left: int, placed: int) -> None:
    """Workers from the supply go to free spaces; those beyond are lost. CH-PREST-6, CH-HIRE-4"""
    while left:
        roomy = state.roomy(company)
        if len(roomy) > 1:
            state.agenda.append(PlaceWorker(state.director[company], company, left, placed))
            return
        if not roomy:
            break
        put_worker(state, company, roomy[0])
        left, placed = left - 1, placed + 1
    if left:
        state.tell(news.LOST, company, left)
    after_hiring(state, company, placed)


class PlaceWorker(ForCompany):
    """Into which factory the next worker goes. CH-PREST-6"""

    __slots__ = ("left", "placed")

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "left": "count", "placed": "count"}

    def __init__(self, seat: int, company: int, left: int, placed: int) -> None:
        super().__init__(seat, company)
        self.left = left
        self.placed = placed

    def moves(self, state: Chicago) -> list[Move]:
        worker = state.setup.moves.worker
        return [worker[factory] for factory in state.roomy(self.company)]

    def answer(self, state: Chicago, move: Move) -> None:
        put_worker(state, self.company, move.value)
        gain_workers(state, self.company, self.left - 1, self.placed + 1)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


# The job market ----------------------------------------------------------------------------------------------------


def next_wage(state: Chicago) -> int:
    """What the next worker costs: the cheapest group first, $50 when the market is empty. CH-HIRE-1"""
    box, jobs = state.setup.box, state.jobs
    for group in range(len(jobs) - 1, -1, -1):
        if jobs[group]:
            return box.job_prices[group]
    return box.job_empty


def can_hire(state: Chicago, company: int) -> bool:
    """Whether there is a space and the money for one worker. CH-HIRE-2, CH-GEN-10, R-USE-1"""
    return state.treasury[company] >= next_wage(state) and bool(state.roomy(company))


def take_from_market(state: Chicago) -> None:
    """The cheapest worker leaves the market, if there is one. CH-HIRE-1"""
    jobs = state.jobs
    for group in range(len(jobs) - 1, -1, -1):
        if jobs[group]:
            jobs[group] -= 1
            return


def join_market(state: Chicago) -> bool:
    """A worker looks for a job on the dearest free space; whether there was one. CH-BUILD-4, CH-AUTO-2"""
    for group, spaces in enumerate(state.setup.box.job_spaces):
        if state.jobs[group] < spaces:
            state.jobs[group] += 1
            return True
    return False


class Hire(ForCompany):
    """Where the next hired worker goes, or that it is enough. CH-HIRE-1, CH-HIRE-2"""

    __slots__ = ("hired",)

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "hired": "count"}

    def __init__(self, seat: int, company: int, hired: int) -> None:
        super().__init__(seat, company)
        self.hired = hired

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        places = [moves.worker[factory] for factory in state.roomy(self.company)]
        return [*places, moves.enough] if self.hired else places

    def answer(self, state: Chicago, move: Move) -> None:
        company = self.company
        if move is state.setup.moves.enough:
            after_hiring(state, company, self.hired)
            return
        wage = next_wage(state)
        take_from_market(state)
        state.treasury[company] -= wage
        state.workers[move.value] += 1
        state.tell(news.HIRED, company, move.value, wage)
        if can_hire(state, company):
            state.agenda.append(Hire(self.seat, company, self.hired + 1))
        else:
            after_hiring(state, company, self.hired + 1)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[-1]


def after_hiring(state: Chicago, company: int, hired: int) -> None:
    """Quaker Oats may automate after hiring two or more in one action. CH-SPEC-QO-1, R-QUAKER-1"""
    enough = state.charter(company).automates_after_hiring
    if enough and hired >= enough and state.automatable(company):
        state.agenda.append(AutomateFreely(state.director[company], company))


class AutomateFreely(ForCompany):
    """Whether, and in which factory, a worker is automated at no cost. CH-SPEC-QO-1"""

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        return [*[moves.automate[factory] for factory in state.automatable(self.company)], moves.leave]

    def answer(self, state: Chicago, move: Move) -> None:
        if move is not state.setup.moves.leave:
            replace_worker(state, self.company, move.value)
            state.then(FreedWorker(self.company))

    def gone(self, state: Chicago, seat: int) -> Move:
        return state.setup.moves.leave


# Automation --------------------------------------------------------------------------------------------------------


def replace_worker(state: Chicago, company: int, factory: int) -> None:
    """The leftmost piece of automation replaces a worker. CH-AUTO-1"""
    state.workers[factory] -= 1
    state.automated[factory] += 1
    state.tell(news.AUTOMATED, company, factory)


def automate(state: Chicago, company: int, left: int, freed: int) -> None:
    """All workers are chosen and replaced before one that was freed is put anywhere. CH-AUTO-1, CH-AUTO-4"""
    while left:
        factories = state.automatable(company)
        if len(factories) > 1:
            state.agenda.append(Automate(state.director[company], company, left, freed))
            return
        if not factories:
            break
        replace_worker(state, company, factories[0])
        left, freed = left - 1, freed + 1
    if left:
        state.tell(news.LOST, company, left)
    if freed:
        state.then(*[FreedWorker(company)] * freed)


class Automate(ForCompany):
    """In which factory a worker is replaced. CH-AUTO-1"""

    __slots__ = ("freed", "left")

    fields: ClassVar[dict[str, str]] = {"seat": "seat", "company": "company", "left": "count", "freed": "count"}

    def __init__(self, seat: int, company: int, left: int, freed: int) -> None:
        super().__init__(seat, company)
        self.left = left
        self.freed = freed

    def moves(self, state: Chicago) -> list[Move]:
        moves = state.setup.moves
        return [moves.automate[factory] for factory in state.automatable(self.company)]

    def answer(self, state: Chicago, move: Move) -> None:
        replace_worker(state, self.company, move.value)
        automate(state, self.company, self.left - 1, self.freed + 1)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


class FreedWorker(OfCompany):
    """A replaced worker goes to a free space of the company, else to the market, else home. CH-AUTO-2, CH-SPEC-QO-2"""

    def happen(self, state: Chicago) -> None:
        company = self.company
        roomy = [] if state.charter(company).freed_leave else state.roomy(company)
        if len(roomy) > 1:
            state.agenda.append(SendWorker(state.director[company], company))
        elif roomy:
            send_worker(state, company, roomy[0])
        elif join_market(state):
            state.tell(news.FREED_TO_MARKET, company)
        else:
            state.tell(news.FREED_TO_SUPPLY, company)


class SendWorker(ForCompany):
    """To which factory a freed worker goes. CH-AUTO-2"""

    def moves(self, state: Chicago) -> list[Move]:
        send = state.setup.moves.send
        return [send[factory] for factory in state.roomy(self.company)]

    def answer(self, state: Chicago, move: Move) -> None:
        send_worker(state, self.company, move.value)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


def send_worker(state: Chicago, company: int, factory: int) -> None:
    """A freed worker works on in a factory of the same company. CH-AUTO-2"""
    state.workers[factory] += 1
    state.tell(news.FREED, company, factory)


# Salespeople and managers ------------------------------------------------------------------------------------------


def gain_salespeople(state: Chicago, company: int, number: int) -> None:
    """Salespeople take the highest free spaces; those beyond are lost. CH-PREST-7, CH-HIRE-3, CH-HIRE-4"""
    for gained in range(number):
        if not state.wants_salespeople(company):
            state.tell(news.LOST, company, number - gained)
            return
        state.salespeople[company] += 1
        state.tell(news.SALESPERSON, company, state.salespeople[company])


def gain_manager(state: Chicago, company: int) -> None:
    """A manager goes to a factory with room for one, or is lost. CH-HIRE-3, CH-HIRE-4"""
    if state.unmanaged(company):
        ask(state, PlaceManager(state.director[company], company))
    else:
        state.tell(news.LOST, company, 1)


class PlaceManager(ForCompany):
    """Which factory the manager leads. CH-HIRE-3"""

    def moves(self, state: Chicago) -> list[Move]:
        manager = state.setup.moves.manager
        return [manager[factory] for factory in state.unmanaged(self.company)]

    def answer(self, state: Chicago, move: Move) -> None:
        state.managers[move.value] += 1
        state.tell(news.MANAGER, self.company, move.value)

    def gone(self, state: Chicago, seat: int) -> Move:
        return self.moves(state)[0]


STEPS: Final[tuple[type[AnyStep], ...]] = (
    PlaceWorker, Hire, AutomateFreely, Automate, FreedWorker, SendWorker, PlaceManager,
)  # fmt: skip

"""A player of Chicago 1875 for recorded matches: each move has a weight, and what is still missing weighs more.

All seats of a match are played by one mind, which wants to see everything once: it founds, staffs and runs companies
as a person would, gives each seat a habit, and has a favourite company that all of them help.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, Final

import corro
from corro import registry

MATERIAL: Final[Any] = registry.game("chicago").material(registry.standard("chicago"))
BOX: Final = MATERIAL.box
COMPANIES: Final = {company.id: company for company in BOX.companies}
PLACES: Final = {place.id: place for place in BOX.places}
KINDS: Final = MATERIAL.names["resource"]
HABITS: Final = ("builder", "builder", "raider", "seller", "miser", "hoarder")
NEW: Final = 25.0
PLENTY: Final = 120
FEW: Final = 60
OUTVOTED: Final = 4
WISHES: Final = {
    "oscar_mayer": ("tier 2", "tier 3"),
    "schwinn": ("event substitute", "SubstituteManager declined"),
    "quaker_oats": ("AutomateFreely declined", "free automation", "wages unpaid"),
}

Table = dict[str, Any]


class Player:
    """Whoever sits at the table."""

    def __init__(self, match: corro.Match, rng: random.Random, missing: set[str]) -> None:
        self.match = match
        self.rng = rng
        self.missing = missing
        self.habits = [rng.choice(HABITS) for _ in range(match.seats)]
        if rng.random() < 1 / 3:
            self.habits = [rng.choice(HABITS)] * match.seats
        special = match.options["special_companies"]
        wished = [name for name in COMPANIES for _ in wishes(name, missing) if special or not COMPANIES[name].special]
        self.favourite = rng.choice(wished or list(COMPANIES))

    def choose(self, seat: int) -> corro.Move:
        """One of the moves, by its weight."""
        moves = self.match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        position: Table = self.match.position()
        step = position["agenda"][0]
        view = self.match.view(seat)
        weigh = WEIGHTS.get(step["step"], usual)
        weights = [weigh(Choice(self, seat, step, view, move.text)) for move in moves]
        return self.rng.choices(moves, weights)[0]


def wishes(company: str, missing: Iterable[str]) -> list[str]:
    """What is missing that only one company can show."""
    return [what for what in sorted(missing) if company in what or what in WISHES.get(company, ())]


class Choice:
    """A move that could be played, and what has to be known about it."""

    def __init__(self, player: Player, seat: int, step: Table, view: Table, text: str) -> None:
        self.player = player
        self.seat = seat
        self.view = view
        self.verb, _, self.about = text.partition("/")
        self.habit = player.habits[seat]
        self.companies: Table = view["companies"]
        self.company = str(step.get("company", ""))

    def missing(self, *what: str) -> bool:
        """Whether any of this has not been met."""
        return not self.player.missing.isdisjoint(what)

    def new(self, *what: str) -> float:
        """How much more something weighs that has not been met."""
        return NEW if self.missing(*what) else 1.0

    def shares(self, seat: int, company: str) -> int:
        """How many shares a seat has."""
        row = self.companies[company]
        return int(row["commons"]["players"][seat] + 2 * (row["preferred"] == seat) + 3 * (row["director"] == seat))

    def vacant(self, company: str, place: int) -> int:
        """Worker spaces of a factory that are empty."""
        row = self.companies[company]["factories"][place]
        return int(BOX.factories[COMPANIES[company].first + place].spaces - row["workers"] - row["automated"])

    def vacancies(self, company: str) -> int:
        """Worker spaces of a company that are empty."""
        return sum(self.vacant(company, place) for place in range(len(COMPANIES[company].factories)))

    def lacking(self, company: str) -> set[str]:
        """Cubes that the next factory needs and the company has not got."""
        charter, row, turn = COMPANIES[company], self.companies[company], self.view["turn_of_company"]
        place = turn["run"] if turn else 0
        if place == len(charter.factories):
            return set()
        if charter.tiers:
            staffed = [tier for tier in charter.tiers if tier.workers <= row["factories"][0]["workers"]]
            needed = staffed[-1].cubes if staffed else b""
        elif self.vacant(company, place) and not charter.goods_per_worker:
            needed = b""
        else:
            needed = charter.factories[place].cubes
        return {KINDS[kind] for kind in needed if row["cubes"][KINDS[kind]] < needed.count(kind)}


def usual(choice: Choice) -> float:
    """Where nothing speaks for a move, or against it."""
    return 0.1 if choice.verb == "trade" else 1.0


# Founding and Stock ------------------------------------------------------------------------------------------------


def found(choice: Choice) -> float:
    """The favourite, else companies that have not been seen."""
    if choice.about == choice.player.favourite:
        return 100.0
    return 1.0 + len(wishes(choice.about, choice.player.missing))


def par(choice: Choice) -> float:
    """A full treasury to begin with; sellers want a price that soon is nothing."""
    return 3.0 if (choice.about == "35") == (choice.habit == "seller") else 1.0


def stock(choice: Choice) -> float:
    """Buy as long as there is money; now and then sell, raid, found."""
    if choice.verb == "found":
        directed = sum(row["director"] == choice.seat for row in choice.companies.values())
        return 0.05 if directed > 1 else 0.2 * found(choice)
    if choice.verb == "sell":
        return sell(choice)
    if choice.verb == "buy":
        return buy(choice)
    return 0.3 if choice.habit == "hoarder" else 2.0


def sell(choice: Choice) -> float:
    """Which certificate goes."""
    company, kind = choice.about.rsplit("-", 1)
    row, mine = choice.companies[company], choice.shares(choice.seat, company)
    if kind == "director":
        return 4.0
    weight = {"seller": 1.5, "hoarder": 0.01}.get(choice.habit, 0.1)
    if row["director"] != choice.seat:
        reason = ("protected after a sale", "not protected after a sale")
        return weight + 5.0 * (choice.missing(*reason) and "price_protection" in row["assets"])
    rivals = max(choice.shares(seat, company) for seat in range(len(choice.view["players"])) if seat != choice.seat)
    return weight + 10.0 * (choice.missing("abandoned") and OUTVOTED <= rivals < mine + 1)


def buy(choice: Choice) -> float:
    """Which certificate comes."""
    company, kind, seller = choice.about.rsplit("-", 2)
    weight = 2.0 if seller == "company" else 1.5
    if choice.companies[company]["director"] == choice.seat or choice.habit == "raider":
        weight *= 3.0
    if company == choice.player.favourite and seller == "company":
        weight *= 5.0
    return weight * (2.0 if kind == "preferred" else 1.0)


def protect(choice: Choice) -> float:
    """What has not been seen."""
    drop = "a sale" if choice.view["phase"] == "stock" else "withholding"
    return choice.new(f"{'protected' if choice.verb == 'protect' else 'not protected'} after {drop}")


# Management --------------------------------------------------------------------------------------------------------


def space(choice: Choice) -> float:
    """Staff first, then whatever has not been used."""
    if choice.verb != "space":
        return free(choice)
    weight = choice.new(f"used {choice.about}") * (2.0 if choice.about.startswith("e") else 1.0)
    for effect in PLACES[choice.about].effects:
        word = effect.text.split(" ")[0]
        weight *= WORDS[word](choice) if word in WORDS else 1.0
    return weight


def raises(choice: Choice) -> float:
    """Money, where there is little."""
    return 4.0 if choice.companies[choice.company]["treasury"] < PLENTY else 1.0


def staffs(choice: Choice) -> float:
    """Workers, where there is room."""
    return 8.0 if choice.vacancies(choice.company) else 0.5


def manages(choice: Choice) -> float:
    """Managers, where one has not been seen, or something may come instead."""
    charter, row = COMPANIES[choice.company], choice.companies[choice.company]
    factories = zip(charter.factories, row["factories"], strict=True)
    unseen = [f.name for f, staff in factories if staff["managers"] < charter.manager_spaces]
    spare = charter.substitute and row["cubes"]["steel"] > 1
    return 6.0 if spare or choice.missing(*[f"manager of {name}" for name in unseen]) else 0.3


def equips(choice: Choice) -> float:
    """Assets, as long as some have not been seen."""
    there = [f"{done} {entry['asset']}" for entry in choice.view["assets"] for done in ("bought", "asset used")]
    return 3.0 if COMPANIES[choice.company].slots and choice.missing(*there) else 0.7


def climbs(choice: Choice) -> float:
    """Prestige, for the company that is first, as long as the last spaces have not been seen."""
    last = [f"bonus of space {number}" for number in BOX.bonus_at]
    first = choice.company == choice.view["operating_order"][0]
    return 3.0 if first and choice.missing("prestige on the last space", *last) else 1.0


WORDS: Final[dict[str, Callable[[Choice], float]]] = {
    "treasury": raises,
    "hire": staffs,
    "worker": staffs,
    "manager": manages,
    "asset": equips,
    "prestige": climbs,
    "dividend": lambda _: 0.3,
}


def free(choice: Choice) -> float:
    """Use what there is; trade and discard now and then."""
    if choice.verb == "use":
        owner = next(name for name, row in choice.companies.items() if choice.about in row["assets"])
        return 4.0 * choice.new(f"asset used {choice.about}") * choice.new(f"{owner} uses a catalog")
    return {"discard": 0.02, "trade": 0.1}.get(choice.verb, 1.0)


def company(choice: Choice) -> float:
    """The favourite, else the company with the most work to be done."""
    if choice.verb != "company":
        return 0.3 * free(choice)
    return 10.0 if choice.about == choice.player.favourite else 1.0 + choice.vacancies(choice.about)


def hire(choice: Choice) -> float:
    """From the left; keep some money for cubes."""
    if choice.verb == "enough":
        return 6.0 if choice.companies[choice.company]["treasury"] < FEW else 0.2
    return 6.0 if choice.about.endswith("-1") else 2.0


def manager(choice: Choice) -> float:
    """Where a manager's bonus has not been seen."""
    return choice.new(f"manager of {choice.about}")


def asset(choice: Choice) -> float:
    """What nobody has had."""
    return choice.new(f"bought {choice.about}") + choice.new(f"asset used {choice.about}")


def replace(choice: Choice) -> float:
    """Keep what has not been used."""
    return 0.1 if choice.missing(f"asset used {choice.about}") else 1.0


def bonus(choice: Choice) -> float:
    """Mostly the bonus."""
    return 4.0 if choice.verb == "accept" else choice.new("exchanged by choice")


def power(choice: Choice) -> float:
    """Mostly what is special."""
    if choice.verb == "leave-it":
        return 0.3 * choice.new("AutomateFreely declined", "SubstituteManager declined")
    return choice.new("free automation", "event substitute")


# Operations --------------------------------------------------------------------------------------------------------


def produce(choice: Choice) -> float:
    """Run what can run, buy what the next factory lacks, and stop when nothing helps."""
    charter, row, lacking = COMPANIES[choice.company], choice.companies[choice.company], choice.lacking(choice.company)
    if choice.verb == "load":
        place, kind = choice.about.split("-")
        spare = charter.substitute and kind == "steel" and row["cubes"]["steel"] <= 1
        wanted = kind in lacking or spare or choice.habit == "hoarder"
        return {"10": 12.0, "20": 8.0, "30": 5.0, "row": 8.0}[place] if wanted else 0.02
    if choice.verb in ("run", "tier"):
        return 2.0 if lacking else 40.0 * choice.new(f"tier {choice.about}")
    if choice.verb == "trade":
        return 2.0 if lacking else 0.05
    return 0.5 if choice.verb == "stop" else free(choice)


def swap(choice: Choice) -> float:
    """What the next factory lacks."""
    return 5.0 if choice.about.split("-")[1] in choice.lacking(choice.company) else 1.0


def ship(choice: Choice) -> float:
    """As much as fits, where it brings a bonus."""
    if choice.verb == "ship":
        target, count = choice.about.split("-")
        return {"left": 4.0, "middle": 3.0, "right": 2.0, "half": 1.0}[target] * float(int(count)) ** 3
    return 0.05 if choice.verb == "done" else free(choice)


def pay(choice: Choice) -> float:
    """Mostly dividends."""
    if choice.verb not in ("pay", "withhold"):
        return free(choice)
    reason = ("protected after withholding", "not protected after withholding")
    drop = "price_protection" in choice.companies[choice.company]["assets"] and choice.missing(*reason)
    return 5.0 if (choice.verb == "pay") != (drop or choice.habit == "miser") else 1.0


def issue(choice: Choice) -> float:
    """Now and then, and for the favourite."""
    return 4.0 if choice.verb == "operate" else 1.0


WEIGHTS: Final[dict[str, Callable[[Choice], float]]] = {
    "FoundInitial": found,
    "ChoosePar": par,
    "StockTurn": stock,
    "Purchase": stock,
    "Protect": protect,
    "ChooseCompany": company,
    "ChooseSpace": space,
    "EndTurn": free,
    "Hire": hire,
    "PlaceWorker": hire,
    "PlaceManager": manager,
    "BuyAsset": asset,
    "ReplaceAsset": replace,
    "TakeBonus": bonus,
    "SubstituteManager": power,
    "AutomateFreely": power,
    "Issue": issue,
    "Produce": produce,
    "Trade": swap,
    "SellGoods": ship,
    "PayOrWithhold": pay,
    "FinishTurn": free,
}

"""Scenes of Chicago 1875: a table set as a test needs it, through a position, and played by texts of moves."""

from __future__ import annotations

from typing import Any

import corro
from tests.games.chicago.deal import PAPER
from tests.games.chicago.lay import Table, lay
from tests.games.story import Story

CHARTER: dict[str, Any] = {row["id"]: row for row in PAPER["company"]}
FALLBACK = ("doggett", "fairbank", "elgin", "henderson", "anglo", "brunswick", "spalding", "swift", "cracker_jack")


class Scene(Story):
    """A table being set, until `start`; then a match with open chance, and short words for what a test looks at."""

    match: corro.Match

    def __init__(self, wanted: Table | None, match: corro.Match | None = None) -> None:
        self.wanted = wanted
        if match is not None:
            super().__init__(match)

    # Setting the table -------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """What has been asked for so far."""
        assert self.wanted is not None
        return self.wanted

    def company(
        self,
        name: str,
        *,
        director: int = 0,
        price: int = 40,
        treasury: int = 100,
        prestige: int | None = None,
        held: dict[int | str, int] | None = None,
        preferred: int | str = "company",
        workers: tuple[int, ...] = (),
        automated: tuple[int, ...] = (),
        managers: tuple[int, ...] = (),
        salespeople: int = 0,
        goods: int = 0,
        bonus_goods: int = 0,
        cubes: dict[str, int] | None = None,
        assets: tuple[str, ...] = (),
    ) -> Scene:
        """A company in play. `held` gives seats and "bank" their Common, the rest of the five is in the treasury.

        `preferred` is a seat, "bank" or "company". `workers`, `automated` and `managers` are by factory. Of companies
        on one space of prestige the one that is named first lies on top.
        """
        numbers = range(len(CHARTER[name]["factories"]))
        staff = [[*counts, *[0] * len(numbers)] for counts in (workers, managers, automated)]
        holders = held or {}
        seats = range(self.table().seats)
        self.table().companies[name] = {
            "director": director,
            "price": price,
            "prestige": CHARTER[name]["prestige"] if prestige is None else prestige,
            "treasury": treasury,
            "preferred": preferred,
            "commons": {
                "players": [holders.get(seat, 0) for seat in seats],
                "bank": holders.get("bank", 0),
                "company": 5 - sum(holders.values()),
            },
            "salespeople": salespeople,
            "goods": goods,
            "bonus_goods": bonus_goods,
            "cubes": {row["id"]: (cubes or {}).get(row["id"], 0) for row in PAPER["resource"]},
            "assets": [*assets],
            "factories": [[counts[number] for counts in staff] for number in numbers],
        }
        return self

    def seat(self, seat: int, **wanted: Any) -> Scene:
        """A player: money=200, partners, built, hand, initial, extra_partners, sold, directs=True.

        `partners` are those in hand, in Management before the turn that is going on has taken one. `built` and `hand`
        name some of the buildings; the others come by themselves. `initial` is the first company directed unless
        given, None for a lost one. With directs=False the player lost the last company; the others get one each if
        they have none. "third_decade" among the extra partners comes by itself. `sold` are companies of this decade.
        """
        known = {"money", "partners", "built", "hand", "initial", "extra_partners", "sold", "directs"}
        assert wanted.keys() <= known, wanted.keys() - known
        self.table().players[seat] |= wanted
        return self

    def board(self, **wanted: Any) -> Scene:
        """Everything else.

        haymarket={"steel": 0} (2 of each kind not named), chain={"10": {"coal": 3}} (a space not named has 3 cubes; in
        the advanced chain {"steel": 3}), bag={"coal": 1} (what is left over then lies with the last company; without
        it in the bag), jobs=(4, 0, 0), row=(five assets from 80 to 40, None for an empty space), deck=(assets),
        tiles={"shoes-left": "d05", "shoes-right": None} (an empty place empties the deck), filled={"shoes-left": 1},
        used={"hire_manager": 1}, spent=("foundry",), substituted=("schwinn",), goals=(...), closed=("swift",),
        ranking=(...), initiative=(...), priority=0, last=None, passes=0; in Operations operated=(...), run, shipped,
        income, tier, raised, unpaid.
        """
        self.table().board |= wanted
        return self

    def start(self) -> Scene:
        """The match goes on from here."""
        table = self.table()
        spare = iter(name for name in FALLBACK if name not in table.companies and name not in table.board["closed"])
        for seat, player in enumerate(table.players):
            if not any(row["director"] == seat for row in table.companies.values()):
                if player["directs"]:
                    self.company(next(spare), director=seat)
                elif len(table.board["closed"]) < table.seats:
                    table.board["closed"] = (*table.board["closed"], next(spare))
        super().__init__(corro.resume(lay(table)))
        return self

    # Looking at it -----------------------------------------------------------------------------------------------

    def firm(self, company: str) -> Any:
        """A company in the view of a watcher."""
        return self.view()["companies"][company]

    def price(self, company: str) -> int:
        """The share price of a company."""
        return int(self.firm(company)["price"])

    def treasury(self, company: str) -> int:
        """The money of a company."""
        return int(self.firm(company)["treasury"])

    def cubes(self, company: str) -> dict[str, int]:
        """The cubes of a company, those kinds that it has."""
        return {kind: count for kind, count in self.firm(company)["cubes"].items() if count}

    def commons(self, company: str) -> list[int]:
        """The Common certificates of a company: the players', the bank's, its own."""
        there = self.firm(company)["commons"]
        return [*there["players"], there["bank"], there["company"]]

    def player(self, seat: int) -> Any:
        """A player in the player's own view."""
        return self.view(seat)["players"][seat]

    def money(self, seat: int) -> int:
        """The personal money of a player."""
        return int(self.player(seat)["money"])

    def turn(self) -> int:
        """The seat that owes an answer, after nature's."""
        return self.settle().match.owing[0]

    # Going on ----------------------------------------------------------------------------------------------------

    def by(self, seat: int, *texts: str) -> Scene:
        """Play one text after another for that seat, which is asked at the same time as others."""
        for text in texts:
            self.settle().match.play(seat, text)
        return self

    def step(self) -> Scene:
        """One answer of nature, its first outcome, or of a seat as though it had gone away."""
        who = self.match.owing[0]
        self.match.play(who, self.nature()[0] if who == corro.NATURE else self.match.gone(who))
        return self

    def until(self, due: str, *, decade: int = 0) -> Scene:
        """Such steps until that one is due, in that decade or a later one; "" is the end of the match."""
        while self.match.owing and (self.view()["due"] != due or self.view()["decade"] < decade):
            self.step()
        return self

    def finish(self) -> Scene:
        """Such steps until the match is over."""
        return self.until("")


def table(
    phase: str,
    *,
    seats: int = 3,
    decade: int = 1,
    turn: int = 0,
    operating: str | None = None,
    step: str | None = None,
    **options: object,
) -> Scene:
    """A table to be set for a phase; the options of the game are keywords.

    "stock": the seat `turn` has the stock turn, and nobody has passed or acted yet. "construction": everything is
    dealt, and all are to draft or to build. "management": `turn` is about to choose a company (with several) or a
    space, the first of initiative unless board(initiative=...) says otherwise; partners of all are in hand.
    "operations": the company `operating`, by default the first in the operating order, is at its `step`: "produce"
    (the default), "issue" (advanced mode, before wages), "sell", "pay" (both with run=1, "pay" with shipped=1, unless
    board(...) says otherwise) or "end"; those before it have operated. With step="before" the last partner has
    advertised and a seat may "lead" or "stay": play("stay") begins Operations, with emergency and wages.
    "cleanup": the last company of the order is to pay an income of 0, and play("pay") begins the Cleanup, or ends the
    match in decade 5; so a company at price=0 can be seen to be removed when the next Stock phase begins.
    """
    players: list[dict[str, Any]] = [{"money": 200, "directs": True} for _ in range(seats)]
    return Scene(Table(phase, seats, decade, turn, operating, step, options, players, {}, {"closed": ()}))


def opening(seats: int = 3, **options: object) -> Scene:
    """A new match before its first draw; `play` lets nature give its first outcomes on the way to a text."""
    return Scene(None, corro.start("chicago", seats=seats, options=options, chance="open"))

"""The books of Chicago 1875, first half: money, shares and prices, kept from what everybody was told alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from corro import registry

BOX: Final[Any] = registry.standard("chicago").plain()
TRACK: Final[list[int]] = BOX["share_track"]["spaces"]
SPACES: Final[dict[str, Any]] = {row["id"]: row for row in [*BOX["space"], *BOX["building"]]}
WORTH: Final = {"common": 1, "preferred": 2, "director": 3}
RISING: Final = ("management", "operations")
TEN: Final = 10


class Paper:
    """The certificates of a company: who directs it, who has the Preferred one, who has how many Common ones."""

    def __init__(self, director: int) -> None:
        self.director = director
        self.preferred: object = "company"
        self.commons: Counter[object] = Counter({"company": BOX["shares"]["common"]})

    def shares(self, holder: object) -> int:
        return self.commons[holder] + 2 * (self.preferred == holder) + 3 * (self.director == holder)

    def certificates(self, seat: int) -> int:
        return self.commons[seat] + (self.preferred == seat) + (self.director == seat)

    def move(self, kind: str, giver: object, taker: object, number: int = 1) -> None:
        if kind == "preferred":
            assert self.preferred == giver
            self.preferred = taker
        else:
            assert self.commons[giver] >= number
            self.commons[giver] -= number
            self.commons[taker] += number

    def three(self, event: Any, giver: int, taker: object) -> None:
        """Three shares for the Director certificate."""
        assert 2 * event["preferred"] + event["commons"] == WORTH["director"]
        if event["preferred"]:
            self.move("preferred", giver, taker)
        self.move("common", giver, taker, event["commons"])
        self.director = event["seat"]


class Money:
    """Every dollar, every certificate and every price. `wanted` is where a price has to go next, `owed` who has to be
    paid next, `fee` what is due for the space that was just used, `sinking` which companies have to leave.
    """

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.limit = BOX["players"]["certificate_limit"][str(seats)]
        self.money = [BOX["players"]["start_money"]] * seats
        self.won = [0] * seats
        self.sold: list[set[str]] = [set() for _ in range(seats)]
        self.treasury: dict[str, int] = {}
        self.price: dict[str, int] = {}
        self.paper: dict[str, Paper] = {}
        self.wanted: dict[str, int] = {}
        self.owed: dict[object, int] = {}
        self.sinking: set[str] = set()
        self.sold_out: set[str] = set()
        self.fee: tuple[object, ...] | None = None
        self.owners: dict[str, int] = {}
        self.phase = "setup"
        self.payer = "bank"
        self.seller = -1
        self.income = 0
        self.worked: set[str] = set()

    def take(self, event: Any) -> None:
        """Enter one thing that was told."""
        name = event["event"]
        if name in SETTLED:
            assert (self.wanted, self.owed, self.sinking, self.fee) == ({}, {}, set(), None)
        if name in FLOWS:
            sign = FLOWS[name]
            self.treasury[event["company"]] += sign * event["amount"]
            assert self.treasury[event["company"]] >= 0
        if name in ENTRIES:
            ENTRIES[name](self, event)

    def value(self, company: str) -> int:
        return TRACK[self.price[company]]

    def owe_steps(self, company: str, steps: int) -> None:
        """The price has to move so far, beside what it has to already."""
        space = self.wanted.pop(company, self.price[company]) + steps
        space = min(max(space, 0), len(TRACK) - 1)
        if space != self.price[company]:
            self.wanted[company] = space

    # Phases and prices -----------------------------------------------------------------------------------------------

    def phases(self, event: Any) -> None:
        if event["phase"] == "stock":
            self.sold = [set() for _ in self.money]
            self.sold_out = set()
            self.sinking = {company for company, space in self.price.items() if not space}
        if event["phase"] == "construction":
            full = [name for name, paper in self.paper.items() if not paper.shares("bank") + paper.shares("company")]
            assert self.sold_out == set(full)
        self.phase = event["phase"]

    def moved(self, event: Any) -> None:
        company, space = event["company"], TRACK.index(event["price"])
        if company in self.wanted:
            assert space == self.wanted.pop(company)
        else:
            assert self.phase in RISING
            assert space == self.price[company] + 1
        self.price[company] = space

    def protected(self, event: Any) -> None:
        assert self.wanted.pop(event["company"]) < self.price[event["company"]]
        assert self.phase != "stock" or self.paper[event["company"]].director != self.seller

    def sells_out(self, event: Any) -> None:
        self.sold_out.add(event["company"])
        self.owe_steps(event["company"], 1)

    # Shares ----------------------------------------------------------------------------------------------------------

    def founded(self, event: Any) -> None:
        company, seat = event["company"], event["seat"]
        assert event["paid"] == WORTH["director"] * event["par"]
        assert company not in self.paper
        self.money[seat] -= event["paid"]
        self.treasury[company] = event["paid"]
        self.price[company] = TRACK.index(event["par"])
        self.paper[company] = Paper(seat)

    def sells(self, event: Any) -> None:
        (company, _, kind), seat = event["certificate"].rpartition("-"), event["seat"]
        assert event["amount"] == WORTH[kind] * self.value(company)
        self.money[seat] += event["amount"]
        self.sold[seat].add(company)
        self.seller = seat
        self.owe_steps(company, -WORTH[kind])
        if kind == "director":
            assert self.options["mode"] == "advanced"
        else:
            self.paper[company].move(kind, seat, "bank")

    def buys(self, event: Any) -> None:
        (company, _, kind), seat = event["certificate"].rpartition("-"), event["seat"]
        assert event["amount"] == WORTH[kind] * self.value(company)
        assert company not in self.sold[seat]
        assert self.certificates(seat) < self.limit
        self.money[seat] -= event["amount"]
        if event["from"] == "company":
            self.treasury[company] += event["amount"]
        self.paper[company].move(kind, event["from"], seat)

    def issued(self, event: Any) -> None:
        company, _, kind = event["certificate"].rpartition("-")
        assert event["amount"] == WORTH[kind] * self.value(company)
        self.owe_steps(company, -WORTH[kind] - (company not in self.wanted))
        self.paper[company].move(kind, "company", "bank")

    def exchanged(self, event: Any) -> None:
        paper = self.paper[event["company"]]
        assert paper.director == event["to"]
        assert paper.shares(event["seat"]) > paper.shares(event["to"])
        paper.three(event, event["seat"], event["to"])

    def given_to_bank(self, event: Any) -> None:
        self.paper[event["company"]].three(event, event["seat"], "bank")

    def transferred(self, event: Any) -> None:
        assert self.paper[event["company"]].director == event["seat"] != event["from"]

    def certificates(self, seat: int) -> int:
        return sum(paper.certificates(seat) for paper in self.paper.values())

    def closed(self, event: Any) -> None:
        company = event["company"]
        assert event["treasury"] == self.treasury.pop(company)
        self.sinking.remove(company)
        paper = self.paper.pop(company)
        del self.price[company]
        if self.options["friendly_closing"]:
            variant = BOX["variants"]
            due: dict[object, int] = {
                seat: variant["friendly_share"] * paper.shares(seat) for seat in range(len(self.money))
            }
            due[paper.director] = variant["friendly_director"]
            self.owe(due)

    # Payments --------------------------------------------------------------------------------------------------------

    def owe(self, due: dict[object, int]) -> None:
        assert not self.owed
        self.owed = {holder: amount for holder, amount in due.items() if amount}

    def receives(self, event: Any) -> None:
        """Something that was announced is paid."""
        taker = event["seat"] if "seat" in event else event["to"]
        assert self.owed.pop(taker) == event["amount"]
        if "seat" in event:
            self.money[taker] += event["amount"]
        if event["event"] == "dividend" and self.payer == "company":
            self.treasury[event["company"]] -= event["amount"]
            assert self.treasury[event["company"]] >= 0
        elif taker == "company":
            self.treasury[event["company"]] += event["amount"]

    def pays_out(self, event: Any) -> None:
        company, per_share, self.payer = event["company"], event["per_share"], event["from"]
        income, other = (self.income, "company") if self.payer == "bank" else (TEN * per_share, "bank")
        assert per_share == income // TEN
        assert self.payer == "company" or {"ran", "shipped"} <= self.worked
        paper = self.paper[company]
        self.owe({holder: per_share * paper.shares(holder) for holder in [*range(len(self.money)), other]})
        value = self.value(company)
        if not value:
            steps = BOX["share_track"]["closing_exit_steps"] if per_share else 0
        elif income >= 3 * value and value >= BOX["share_track"]["triple_threshold"]:
            steps = 3
        else:
            steps = min(income // value, 2)
        self.owe_steps(company, steps)

    def operates(self, event: Any) -> None:
        self.income = 0
        self.worked = set()

    def works(self, event: Any) -> None:
        self.worked.add(event["event"])

    def earns(self, event: Any) -> None:
        self.works(event)
        self.income += event["amount"]

    def withheld(self, event: Any) -> None:
        assert event["amount"] == self.income
        self.owe_steps(event["company"], -1)

    def built(self, event: Any) -> None:
        self.owners[event["building"]] = event["seat"]

    def placed(self, event: Any) -> None:
        """The fee of a space is due: to the bank, or to the owner of a building by the company or by the bank."""
        space = SPACES[event["space"]]
        owner, fee = self.owners.get(event["space"]), space["fee"]
        if owner is None:
            self.fee = ("paid the bank", event["company"], None, fee) if fee else None
        elif space["payer"] == "bank":
            self.fee = ("fee from the bank", None, owner, fee)
        else:
            self.fee = ("fee", event["company"], owner, fee)

    def fee_paid(self, event: Any) -> None:
        assert self.fee == (event["event"], event.get("company"), event.get("seat"), event["amount"])
        self.fee = None
        if "seat" in event:
            self.money[event["seat"]] += event["amount"]

    def no_company(self, event: Any) -> None:
        assert all(paper.director != event["seat"] for paper in self.paper.values())
        self.money[event["seat"]] += event["amount"]

    # The end ---------------------------------------------------------------------------------------------------------

    def goal_won(self, event: Any) -> None:
        self.won[event["seat"]] += event["amount"]

    def total(self, event: Any) -> None:
        seat = event["seat"]
        worth = sum(paper.shares(seat) * self.value(company) for company, paper in self.paper.items())
        assert event["points"] == self.money[seat] + self.won[seat] + worth

    def agree(self, view: Any) -> None:
        """Hold the books against the table."""
        assert not self.owed
        assert not self.fee
        players = range(len(self.money))
        assert [player["money"] for player in view["players"]] == self.money
        assert [player["certificates"] for player in view["players"]] == [*map(self.certificates, players)]
        assert [set(player["sold_this_decade"]) for player in view["players"]] == self.sold
        assert view["companies"].keys() == self.paper.keys()
        for company, row in view["companies"].items():
            paper = self.paper[company]
            commons = {key: paper.commons[key] for key in ("bank", "company")}
            assert row["treasury"] == self.treasury[company]
            assert row["price"] == self.value(company)
            assert (row["director"], row["preferred"]) == (paper.director, paper.preferred)
            assert row["commons"] == commons | {"players": [paper.commons[seat] for seat in players]}


SETTLED: Final = {"phase", "operates", "placed", "bought", "passed", "founded", "priority", "no company", "total"}
FLOWS: Final = {
    "paid the bank": -1, "fee": -1, "hired": -1, "asset bought": -1, "asset used": -1, "wages": -1, "loaded": -1,
    "funds": 1, "exchanged a bonus": 1, "withheld": 1, "issued": 1,
}  # fmt: skip
ENTRIES: Final[dict[str, Callable[[Money, Any], None]]] = {
    "phase": Money.phases, "share price": Money.moved, "protected": Money.protected, "sold out": Money.sells_out,
    "founded": Money.founded, "sold": Money.sells, "bought": Money.buys, "issued": Money.issued,
    "exchanged": Money.exchanged, "given to the bank": Money.given_to_bank, "transferred": Money.transferred,
    "closed": Money.closed, "consoled": Money.receives, "dividend": Money.receives, "dividends": Money.pays_out,
    "operates": Money.operates, "shipped": Money.earns, "ran": Money.works, "filled": Money.earns,
    "income": Money.earns,
    "withheld": Money.withheld, "built": Money.built, "placed": Money.placed, "paid the bank": Money.fee_paid,
    "fee": Money.fee_paid, "fee from the bank": Money.fee_paid, "no company": Money.no_company,
    "goal won": Money.goal_won, "total": Money.total,
}  # fmt: skip

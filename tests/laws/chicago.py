"""Chicago 1875 under the laws: its books held against the table, and what was whispered against the hands."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, Final

from corro.engine.match import Match
from tests.laws.chicago_money import BOX, Money
from tests.laws.chicago_pieces import COLUMNS, COUNTS, JOBS, Pieces

SECRETS: Final = {"dealt", "handed on", "received", "thrown away"}
HANDS: Final = {"dealt": 1, "handed on": -1, "received": 1, "thrown away": -1, "built": -1}
ALL_CUBES: Final = 70
SENDING: Final = ("ChooseCompany", "ChooseSpace")  # a partner who has left the hand, and no space yet
FREED: Final = ("FreedWorker", "SendWorker")


def chicago(match: Match) -> None:
    """Every dollar, cube, worker, good and certificate is where the events say, and so is every building."""
    view: Any = match.view(None)
    money, pieces = Money(match.seats, view["options"]), Pieces(match.seats, view["options"])
    for event in match.events(None):
        money.take(event)
        pieces.take(event)
    money.agree(view)
    companies_agree(pieces, view)
    board_agrees(pieces, view)
    steps: list[Any] = list(match._state.agenda)
    sent = [step.seat for step in steps if type(step).__name__ in SENDING]
    left = [partners - sent.count(seat) for seat, partners in enumerate(pieces.partners)]
    assert [player["partners"] for player in view["players"]] == left
    waiting = sum(type(step).__name__ in FREED for step in steps)
    assert pieces.freed == waiting + sum(step.freed for step in steps if type(step).__name__ == "Automate")
    state: Any = match.position()["state"]
    assert state["last"] in pieces.acted[-2:]  # whose turn has not ended yet is not the last
    for seat in range(match.seats):
        hand_agrees(match, state, seat)


def companies_agree(pieces: Pieces, view: Any) -> None:
    """All that stands on the charters."""
    assert view["operating_order"] == pieces.ranking
    assert view["closed"] == pieces.closed
    for company, charter in pieces.charters.items():
        row = view["companies"][company]
        assert row["prestige"] == pieces.prestige[company]
        assert row["cubes"] == {kind: charter.cubes[kind] for kind in COUNTS}
        assert (row["goods"], row["bonus_goods"]) == (charter.goods, charter.tokens)
        assert row["salespeople"] == charter.salespeople
        assert [[*factory.values()] for factory in row["factories"]] == charter.factories
        assert row["assets"] == {asset: asset not in pieces.spent for asset in charter.assets}


def board_agrees(pieces: Pieces, view: Any) -> None:
    """All that lies on the board, and every cube there is."""
    chain = pieces.row if pieces.rows else pieces.chain
    everywhere = [pieces.market, pieces.bag, pieces.row, *pieces.chain.values()]
    everywhere += [charter.cubes for charter in pieces.charters.values()]
    total = sum(everywhere, Counter[str]())
    assert total == COUNTS
    assert total.total() == ALL_CUBES
    for key, cubes in (("haymarket", pieces.market), ("bag", pieces.bag)):
        assert view[key] == {kind: cubes[kind] for kind in COUNTS}
    for name, found in view["supply_chain"].items():
        assert found == (chain[name] if pieces.rows else {kind: pieces.chain[name][kind] for kind in COUNTS})
    looking = pieces.looking
    for price, spaces in zip(JOBS["prices"], JOBS["spaces"], strict=True):
        assert view["job_market"][str(price)] == min(spaces, looking)
        looking -= min(spaces, looking)
    assert not looking
    assert sorted(pieces.assets) == sorted(row["asset"] for row in view["assets"] if row["asset"])
    for row, places in view["demand"].items():
        names = [f"{row}-{column}" for column in COLUMNS]
        assert [(there["tile"], there["goods"]) for there in places] == [
            (pieces.tiles[name], pieces.filled[name]) for name in names
        ]
    assert view["initiative"] == pieces.initiative
    assert view["priority"] == pieces.priority
    assert [len(player["extra_partners"]) for player in view["players"]] == pieces.extra
    used = {row["space"]: row["used_by"] for row in view["spaces"] if row["used_by"] is not None}
    assert used == pieces.used


# What is hidden ----------------------------------------------------------------------------------------------------


def hand_agrees(match: Match, state: Any, seat: int) -> None:
    """Who was told of buildings was told the truth, and nobody else was told; worlds of others tell nothing of it."""
    told: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
    hand: Counter[str] = Counter()
    decade = 1
    for there in match.events(seat):
        event: Any = there
        name, mine = event["event"], event.get("seat") == seat
        if name == "phase" and event["phase"] == "construction":
            decade = event["decade"]
        if name in SECRETS and not mine:
            assert "building" not in event
        elif name in HANDS and mine:
            if "building" not in event:
                return
            hand[event["building"]] += HANDS[name]
            told[name, decade].append(event["building"])
    assert sorted(hand.elements()) == sorted(state["players"][seat]["hand"])
    for number, deal in enumerate(state["past"], 1):
        giver = giver_to(match, number, seat)
        assert sorted(told["dealt", number]) == sorted(deal["dealt"][seat])
        assert told["thrown away", number] == deal["thrown"][seat : seat + 1]
        assert told["handed on", number] == [building for stage in deal["handed_on"] for building in stage[seat]]
        assert told["received", number] == [building for stage in deal["handed_on"] for building in stage[giver]]


def giver_to(match: Match, decade: int, seat: int) -> int:
    """Who passes buildings on to a seat in the draft of a decade."""
    return (seat + (1 if decade in BOX["variants"]["draft_right"] else -1)) % match.seats


# What cannot be ----------------------------------------------------------------------------------------------------


def impossible(position: Any) -> Iterator[Any]:
    """Positions that no match can reach, each with one thing wrong."""
    for change in (*BOARD, *CHARTERS):
        wrong = deepcopy(position)
        state = wrong["state"]
        if change in BOARD:
            change(state)
        else:
            for row in state["companies"].values():
                change(row)
        if wrong != position:
            yield wrong
    yield position | {"agenda": position["agenda"][1:-1] or [{"step": "End"}]}


def swap_hands(state: Any) -> None:
    """Two players have each other's buildings, which were not handed on."""
    first, second, *_ = state["players"]
    first["hand"], second["hand"] = second["hand"], first["hand"]


def strange_initial(state: Any) -> None:
    """The initial company of a player has another Director."""
    for company, row in state["companies"].items():
        state["players"][row["director"] - 1].update(initial=company)


BOARD: Final[list[Callable[[Any], object]]] = [
    lambda state: state["haymarket"].update(steel=state["haymarket"]["steel"] + 1),
    lambda state: state["bag"].update(coal=state["bag"]["coal"] + 1),
    lambda state: state.update(jobs=[5, 0, 0]),
    lambda state: state.update(filled=[99, *state["filled"][1:]]),
    lambda state: state.update(deck=state["deck"][:1] + state["deck"]),
    lambda state: state.update(past=[*state["past"], *state["past"][:1]]),
    lambda state: state.update(goals=state["goals"][1:]),
    lambda state: state.update(ranking=state["ranking"][:-1]),
    lambda state: state.update(initiative=state["initiative"][:1] * len(state["initiative"])),
    lambda state: state["players"][0].update(partners=6),
    lambda state: state["players"][0].update(built=state["players"][1]["built"]),
    swap_hands,
    strange_initial,
]
CHARTERS: Final[list[Callable[[Any], object]]] = [
    lambda row: row["commons"].update(bank=row["commons"]["bank"] + 1),
    lambda row: row.update(preferred=row["director"]),
    lambda row: row.update(bonus_goods=13),
    lambda row: row.update(factories=[[9, 0, 0], *row["factories"][1:]]),
    lambda row: row.update(assets=["price_protection", *row["assets"], "price_protection"]),
]

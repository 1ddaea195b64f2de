"""How a scene becomes a position: the agenda of its phase, and a place for every cube, tile, asset and building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import corro
from tests.games.chicago.deal import ERA_IN, ERA_OF, PAPER, Past

KINDS = tuple(row["id"] for row in PAPER["resource"])
ALL_CUBES = {row["id"]: int(row["count"]) for row in PAPER["resource"]}
LEVEL = {row["id"]: int(row["level"]) for row in PAPER["demand_tile"]}
X_TILE = next(row["id"] for row in PAPER["demand_tile"] if not row["spaces"])
STARRED = tuple(row["id"] for row in PAPER["asset"] if row["starting"])
PLACES = tuple(f"{row}-{column}" for row in PAPER["demand"]["rows"] for column in PAPER["demand"]["columns"])
THIRD, LAST = 3, 5


@dataclass
class Table:
    """What a test has asked for."""

    phase: str
    seats: int
    decade: int
    turn: int
    operating: str | None
    step: str | None
    options: dict[str, object]
    players: list[dict[str, Any]]
    companies: dict[str, dict[str, Any]]
    board: dict[str, Any]

    @property
    def early(self) -> bool:
        """Whether this decade's buildings are still to be chosen."""
        return self.phase in ("stock", "construction")

    @property
    def placing(self) -> bool:
        """Whether partners are still to be placed."""
        return self.phase in ("stock", "construction", "management")

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise."""
        return [(seat + place) % self.seats for place in range(self.seats)]


def lay(table: Table) -> Any:
    """The position."""
    data: Any = corro.start("chicago", seats=table.seats, options=table.options, chance="open").position()
    state, board = data["state"], dict(table.board)
    ranking = board.pop("ranking", sorted(table.companies, key=lambda name: -table.companies[name]["prestige"]))
    state.update(companies=table.companies, ranking=[*ranking], closed=[*board.pop("closed")], decade=table.decade)
    state["phase"] = "management" if table.step == "before" else table.phase
    lay_buildings(table, state, draft=data["options"]["building_draft"])
    lay_players(table, state)
    lay_assets(state, board)
    lay_tiles(table, state, board)
    lay_cubes(table, state, board, rows=data["options"]["advanced_supply_chain"])
    first = table.round_from(table.turn)
    if table.step == "before":
        first = [*first[1:], first[0]]
    state["initiative"] = [*board.pop("initiative", first)]
    state["priority"] = board.pop("priority", table.turn)
    goals = [row["id"] for row in PAPER["goal"]][:5] if data["options"]["goals"] else []
    for name, usual in [("jobs", (4, 0, 0)), ("spent", ()), ("substituted", ()), ("goals", goals)]:
        state[name] = [*board.pop(name, usual)]
    data["turn"] = 20
    data["agenda"] = agenda(table, state, board, data["options"])
    state.update(board)
    return data


# What is due -------------------------------------------------------------------------------------------------------


def agenda(table: Table, state: Any, board: dict[str, Any], options: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps of the phase, and of those after it."""
    last = {"step": "End" if table.decade == LAST else "Cleanup"}
    later = [{"step": f"Start{name}"} for name in ("Construction", "Management", "Operations")]
    seat = {"seat": table.turn}
    if table.phase == "stock":
        return [{"step": "StockTurn", **seat, "sold": [], "given_up": []}, *later, last]
    if table.phase == "construction":
        draft = [{"step": "KeepOne"}, {"step": "HandOnOne"}] if options["building_draft"] else []
        third = [{"step": "ThirdDecade"}] if table.decade == THIRD else []
        return [*draft, {"step": "Construct"}, *third, *later[1:], last]
    slide = [{"step": "SlideAssets"}, {"step": "TurnOver"}]
    if table.step == "before":
        lead = [{"step": "TakeInitiative", **seat}, {"step": "AfterAction", "player": table.turn}]
        return [*lead, *slide, {"step": "Round"}, later[2], last]
    if table.phase == "management":
        mine = [name for name in state["ranking"] if table.companies[name]["director"] == table.turn]
        one = {"step": "ChooseSpace", **seat, "company": mine[0]}
        place = state["initiative"].index(table.turn)
        others = [other for other in state["initiative"][place + 1 :] if state["players"][other]["partners"]]
        turns = [{"step": "PartnerTurn", "player": other} for other in others]
        choice = {"step": "ChooseCompany", **seat} if len(mine) > 1 else one
        return [choice, *slide, *turns, {"step": "Round"}, later[2], last]
    return [*operate(table, state, board, options), last]


def operate(table: Table, state: Any, board: dict[str, Any], options: dict[str, Any]) -> list[dict[str, Any]]:
    """The turn of the operating company, from its step on."""
    ending = table.phase == "cleanup"
    step = "pay" if ending else table.step or "produce"
    company = table.operating or state["ranking"][-1 if ending else 0]
    before = state["ranking"][: state["ranking"].index(company)]
    state.update(phase="operations", operating=company, operated=[*board.pop("operated", before)])
    board.setdefault("run", int(step in ("sell", "pay", "end")))
    board.setdefault("shipped", int(step in ("pay", "end")))
    whose = {"company": company}
    asked = {"seat": table.companies[company]["director"], **whose}
    refill = {"step": "RefillRows"} if options["advanced_supply_chain"] else {"step": "Maintain", "refilled": False}
    steps = {
        "issue": [{"step": "Issue", **asked, "issued": 0}, {"step": "PayWages", **whose}, {"step": "Operate", **whose}],
        "produce": [{"step": "Produce", **asked}],
        "sell": [{"step": "SellGoods", **asked, "begun": False}],
        "pay": [{"step": "PayOrWithhold", **asked}],
        "end": [{"step": "FinishTurn", **asked}],
    }
    after = {"issue": 0, "produce": 0, "sell": 1, "pay": 2, "end": 3}[step]
    rest = [{"step": name, **whose} for name in ("Sell", "Pay", "WindUp")][after:]
    return [*steps[step], *rest, refill, {"step": "CompanyDone", **whose}, {"step": "NextCompany"}]


# Players and buildings ---------------------------------------------------------------------------------------------


def lay_buildings(table: Table, state: Any, *, draft: bool) -> None:
    """Hands, buildings and stacks, with a past that leads to them."""
    decades = table.decade - 1 if table.early else table.decade
    dealing = table.phase == "construction" or (table.phase == "stock" and table.decade == 1)
    past = Past(state["stacks"], table.seats, decades, draft=draft)
    for seat, player in enumerate(table.players):
        hand = player.get("hand", ())
        new = [name for name in hand if dealing and ERA_OF[name] == ERA_IN[table.decade]]
        new = new[: 3 if table.decade == 1 else 2]
        kept = [name for name in hand if name not in new]
        past.ask(seat, tuple(player.get("built", ())), tuple(kept), tuple(new))
    state["past"] = past.deal_out(going_on=dealing)
    state["stacks"] = past.stacks
    for seat, row in enumerate(state["players"]):
        row["hand"], row["built"] = past.hand(seat), past.built(seat)


def lay_players(table: Table, state: Any) -> None:
    """Money, partners and the initial company of each."""
    for seat, (row, wanted) in enumerate(zip(state["players"], table.players, strict=True)):
        mine = [name for name, company in table.companies.items() if company["director"] == seat]
        third = table.decade > THIRD or (table.decade == THIRD and not table.early)
        extra = [*wanted.get("extra_partners", ()), *(["third_decade"] if third else [])]
        partners = wanted.get("partners", 2 + len(set(extra)) if table.placing and table.step != "before" else 0)
        if table.phase == "management" and table.step != "before" and seat == table.turn:
            partners -= 1
        row.update(money=wanted["money"], partners=partners, sold=[*wanted.get("sold", ())])
        row["extra_partners"] = sorted(set(extra))
        row["initial"] = wanted.get("initial", mine[0] if mine else None)


# The board ---------------------------------------------------------------------------------------------------------


def lay_assets(state: Any, board: dict[str, Any]) -> None:
    """The row and the deck; an asset that is in neither, and on no charter, has left the game."""
    held = [asset for company in state["companies"].values() for asset in company["assets"]]
    deck = [asset for asset in state["deck"] if asset not in held]
    free = [asset for asset in (*STARRED, *deck) if asset not in held]
    row = [*board.pop("row", free[:5])]
    state["row"] = row + [None] * (5 - len(row))
    state["deck"] = [*board.pop("deck", [asset for asset in deck if asset not in row])]


def lay_tiles(table: Table, state: Any, board: dict[str, Any]) -> None:
    """The demand area and its deck: what is passed over in the deck has left the game."""
    wanted, filled = board.pop("tiles", {}), board.pop("filled", {})
    assert {*wanted, *filled} <= {*PLACES}, (wanted, filled)
    deck = [tile for level in state["demand"] for tile in level]
    rest = [tile for tile in deck if tile not in wanted.values() and (table.decade == 1 or tile != X_TILE)]
    tiles = [wanted[place] if place in wanted else rest.pop(0) if rest else None for place in PLACES]
    top = 0 if None in tiles else max(LEVEL[tile] for tile in tiles)
    left = [tile for tile in rest if None not in tiles and (LEVEL[tile] >= top or table.decade == 1)]
    state["tiles"] = tiles
    state["filled"] = [filled.get(place, 0) for place in PLACES]
    state["demand"] = [[tile for tile in level if tile in left] for level in state["demand"]]


def lay_cubes(table: Table, state: Any, board: dict[str, Any], *, rows: bool) -> None:
    """The 70 cubes: those of companies, Haymarket and the chain; the others are in the bag."""
    spare = {
        kind: there - sum(company["cubes"][kind] for company in table.companies.values())
        for kind, there in ALL_CUBES.items()
    }

    def lay_out(wanted: dict[str, int], usual: dict[str, int]) -> dict[str, int]:
        cubes = {kind: wanted[kind] if kind in wanted else min(usual.get(kind, 0), spare[kind]) for kind in KINDS}
        for kind, there in cubes.items():
            spare[kind] -= there
        return cubes

    haymarket, chain = board.pop("haymarket", {}), board.pop("chain", {})
    asked = {kind: haymarket.get(kind, 0) for kind in KINDS}
    for cubes in [chain] if rows else chain.values():
        asked = {kind: asked[kind] + cubes.get(kind, 0) for kind in KINDS}
    reserved = {kind: asked[kind] for kind in KINDS}
    spare = {kind: spare[kind] - reserved[kind] for kind in KINDS}
    assert min(spare.values()) >= 0, spare
    spare = {kind: spare[kind] + haymarket.get(kind, 0) for kind in KINDS}
    state["haymarket"] = lay_out(haymarket, dict.fromkeys(KINDS, 2))
    if rows:
        spare = {kind: spare[kind] + chain.get(kind, 0) for kind in KINDS}
        state["chain"] = lay_out(chain, {row["id"]: row["setup"] for row in PAPER["resource"]})
    else:
        usual = [("livestock", "steel", "wood"), ("coal", "steel", "wood"), ("livestock", "coal", "wood")]
        for space, kinds in zip(PAPER["supply_chain"]["spaces"], [*usual, ("livestock", "steel", "coal")], strict=True):
            named = chain.get(space)
            if named is not None:
                spare = {kind: spare[kind] + named.get(kind, 0) for kind in KINDS}
            state["chain"][space] = lay_out(named or {}, dict.fromkeys(kinds, 1) if named is None else {})
    bag = board.pop("bag", None)
    if bag is not None:
        keeper = table.companies[[*table.companies][-1]]["cubes"]
        for kind in KINDS:
            keeper[kind] += spare[kind] - bag.get(kind, 0)
            spare[kind] = bag.get(kind, 0)
    state["bag"] = spare

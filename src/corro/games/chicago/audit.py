"""Refuses positions of Chicago 1875 that no match can reach: shares, staff, cubes, assets, buildings, partners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from corro.engine.errors import BadPosition
from corro.games.chicago.box import COLUMNS, COMMONS, MIDDLE, THIRD
from corro.games.chicago.due import check_agenda
from corro.games.chicago.hands import HAND_STAGES, Deal
from corro.games.chicago.rules.chain import DrawForRow, SupplyRows
from corro.games.chicago.rules.setup import DrawGoal, DrawStarred
from corro.games.chicago.state import CONSTRUCTION, MANAGEMENT, NONE, SETUP, STOCK, THIRD_DECADE, Chicago


def check(state: Chicago) -> None:
    """Raise BadPosition with the first thing that cannot be."""
    _check_companies(state)
    for company in state.ranking:
        _check_shares(state, company)
        _check_charter(state, company)
    _check_cubes(state)
    _check_assets(state)
    _check_demand(state)
    _check_buildings(state)
    _check_players(state)
    check_agenda(state)


def _once(key: str, numbers: Iterable[int]) -> None:
    if any(count > 1 for count in Counter(numbers).values()):
        raise BadPosition(f"{key}: something is there twice")


def _within(key: str, numbers: Iterable[int], allowed: Iterable[int]) -> None:
    if set(numbers) - set(allowed):
        raise BadPosition(f"{key}: something there is not in play")


# Companies ---------------------------------------------------------------------------------------------------------


def _check_companies(state: Chicago) -> None:
    _once("ranking", [*state.ranking, *state.closed])
    _within("ranking", [*state.ranking, *state.closed], state.setup.founded)
    spaces = [state.prestige[company] for company in state.ranking]
    if spaces != sorted(spaces, reverse=True):
        raise BadPosition("ranking: companies stand in the order of their prestige")
    sold = [("sold", bits) for bits in state.sold]
    for key, bits in (("operated", state.operated), ("substituted", state.substituted), *sold):
        _within(key, [company for company in range(state.setup.count) if bits >> company & 1], state.ranking)
    if state.closed and state.decade == 1:
        raise BadPosition("closed: no company is removed in the first decade")
    if sum(state.tokens) > state.setup.box.bonus_goods:
        raise BadPosition(f"bonus_goods: there are {state.setup.box.bonus_goods}")
    if state.operating != NONE:
        _within("operating", [state.operating], state.ranking)


def _check_shares(state: Chicago, company: int) -> None:
    """Ten shares, none of them twice. CH-GEN-3 to CH-GEN-5"""
    setup, name = state.setup, state.charter(company).id
    if sum(state.common(holder, company) for holder in range(setup.holders)) != COMMONS:
        raise BadPosition(f"{name}: there are {COMMONS} Common certificates")
    if state.preferred[company] == state.director[company]:
        raise BadPosition(f"{name}: nobody has both the Director and the Preferred certificate")
    if any(state.shares(seat, company) > setup.box.most_shares for seat in range(state.seats)):
        raise BadPosition(f"{name}: a player has more than {setup.box.most_shares} shares")


def _check_charter(state: Chicago, company: int) -> None:
    """No more staff than there is room for. CH-HIRE-3, CH-HIRE-4"""
    charter, factories = state.charter(company), state.setup.factories
    for number in charter.numbers:
        automated = state.automated[number]
        if (
            state.free_spaces(number) < 0
            or automated > factories[number].octagons
            or (automated and not charter.automates)
            or state.managers[number] > charter.manager_spaces
        ):
            raise BadPosition(f"{charter.id}: {factories[number].name} has no room for all its staff")
    if not charter.unlimited_sales and state.salespeople[company] > charter.most_sales:
        raise BadPosition(f"{charter.id}: it has no room for all its salespeople")
    held = len(state.assets[company])
    due = any(type(step).__name__ == "ReplaceAsset" for step in state.agenda)
    if held > charter.slots + due:
        raise BadPosition(f"{charter.id}: it has no slot for all its assets")


# The board ---------------------------------------------------------------------------------------------------------


def _check_cubes(state: Chicago) -> None:
    """Every cube is somewhere. CH-SETUP-9"""
    setup = state.setup
    aside = b"".join([step.aside for step in state.agenda if isinstance(step, (SupplyRows, DrawForRow))])
    for kind, name in enumerate(setup.box.resources):
        there = (
            state.haymarket[kind]
            + state.bag.count(kind)
            + aside.count(kind)
            + sum(state.chain[kind :: setup.kinds])
            + sum(state.cubes[kind :: setup.kinds])
        )
        if there != setup.box.cubes[kind]:
            raise BadPosition(f"{name}: {there} cubes are on the table, but there are {setup.box.cubes[kind]}")
    if setup.rows and max(state.chain) > len(setup.box.columns):
        raise BadPosition("chain: a row holds more cubes than it has spaces")
    if any(there > spaces for there, spaces in zip(state.jobs, setup.box.job_spaces, strict=True)):
        raise BadPosition("jobs: more workers than spaces")


def _check_assets(state: Chicago) -> None:
    """Every asset is in one place at most, and the deck holds none of the starred ones. CH-SETUP-5, CH-SETUP-6"""
    setup, box = state.setup, state.setup.box
    in_row = [asset for asset in state.row if asset != NONE]
    kept = [asset for company in state.ranking for asset in state.assets[company]]
    _once("row", [*in_row, *kept, *state.deck])
    _within("deck", state.deck, setup.deck)
    starred = [number for number, asset in enumerate(box.assets) if asset.starting]
    _within("row", [*in_row, *kept], [*setup.deck, *starred])
    goals = box.goals_drawn if setup.goals else 0
    to_come = sum(isinstance(step, DrawGoal) for step in state.agenda)
    _once("goals", state.goals)
    if len(state.goals) + to_come != goals and not (state.phase == SETUP and not state.agenda):
        raise BadPosition(f"goals: {goals} are drawn in this match")
    if state.phase == SETUP:
        drawing = sum(isinstance(step, DrawStarred) for step in state.agenda)
        if len(in_row) + drawing != len(state.row):
            raise BadPosition("row: the starred assets are laid out first")


def _check_demand(state: Chicago) -> None:
    """Tiles of this number of players, each once, with no more goods than spaces. CH-SETUP-2, CH-SETUP-3"""
    box = state.setup.box
    on_board = [tile for tile in state.tiles if tile != NONE]
    _once("tiles", [*on_board, *b"".join(state.decks)])
    _within("tiles", on_board, b"".join(state.setup.demand))
    for level, deck in enumerate(state.decks):
        _within("demand", deck, state.setup.demand[level])
    for place, tile in enumerate(state.tiles):
        printed = box.printed_middle if place % COLUMNS == MIDDLE else 0
        if state.filled[place] > (printed if tile == NONE else box.tiles[tile].spaces):
            raise BadPosition("filled: more goods than spaces")


# Players -----------------------------------------------------------------------------------------------------------


def _check_buildings(state: Chicago) -> None:
    """Hands, buildings and stacks are what has been dealt, passed on, built and thrown away. CH-BUILD-1 to 3"""
    hands: list[Counter[int]] = [Counter() for _ in range(state.seats)]
    stacks = [Counter(stack) for stack in state.setup.stacks]
    for deal, decade in zip(state.past.deals, state.setup.box.decades, strict=False):
        for dealt in deal.dealt:
            stacks[decade.era - 1].subtract(dealt)
        _play_hands(hands, deal)
    for stack, left in zip(stacks, state.stacks, strict=True):
        _check_none_owed(stack)
        if +stack != Counter(left):
            raise BadPosition("stacks: they hold what has not been dealt")
    for seat, hand in enumerate(hands):
        built = bytes([deal.built[seat] for deal in state.past.deals if deal.built])
        if +hand != Counter(state.hands[seat]) or built != state.built[seat]:
            raise BadPosition(f"players[{seat}]: hand and buildings do not agree with the past")
    _check_past(state)


def _play_hands(hands: list[Counter[int]], deal: Deal) -> None:
    """Do in these hands what was done in a decade."""
    for hand, dealt in zip(hands, deal.dealt, strict=True):
        hand.update(dealt)
    for given in deal.handed:
        for seat, hand in enumerate(hands):
            hand.subtract(given[seat])
            _check_none_owed(hand)
        for seat, hand in enumerate(hands):
            hand.update(given[deal.from_whom(seat)])
    for hand, built, thrown in zip(hands, deal.built, deal.thrown, strict=False):
        hand.subtract([built, thrown])
        _check_none_owed(hand)


def _check_past(state: Chicago) -> None:
    """The past goes as far as the phase. CH-BUILD-1, CH-BUILD-3, CH-VAR-1"""
    names = [type(step).__name__ for step in state.agenda]
    begun = state.decade - (state.phase == STOCK and state.decade > 1)
    if "SetUpPlayers" in names:
        begun = 0
    choosing = state.phase in (SETUP, CONSTRUCTION) or (state.phase == STOCK and state.decade == 1)
    stages = HAND_STAGES if state.setup.draft else 0
    now = stages - ("HandOnOne" in names) - ("KeepOne" in names) if state.phase == CONSTRUCTION else 0
    found = [(len(deal.handed), bool(deal.built)) for deal in state.past.deals]
    wanted = [(stages, True)] * begun
    if begun and choosing:
        wanted[-1] = (now, False)
    if found != wanted:
        raise BadPosition("past: it does not go as far as the match")


def _check_none_owed(counted: Counter[int]) -> None:
    if any(count < 0 for count in counted.values()):
        raise BadPosition("past: a building is given away that was not there")


def _check_players(state: Chicago) -> None:
    box = state.setup.box
    order = sorted(state.initiative)
    if (state.priority == NONE) != (not order) or (order and order != list(range(state.seats))):
        raise BadPosition("initiative: every player has a place in it")
    if (state.priority == NONE) != any(type(step).__name__ == "ChooseFirst" for step in state.agenda):
        raise BadPosition("priority: it is given to the first player, who is drawn")
    third = THIRD_DECADE if (state.decade, state.phase) >= (THIRD, MANAGEMENT) else 0
    for seat in range(state.seats):
        earned = box.partners + state.earned[seat].bit_count()
        if state.partners[seat] > earned or (state.phase < MANAGEMENT and state.partners[seat] < earned):
            raise BadPosition(f"players[{seat}]: {earned} partners have been earned, and all of them return")
        if state.earned[seat] & THIRD_DECADE != third:
            raise BadPosition(f"players[{seat}]: the third decade brings a partner to everybody")
        initial = state.initial[seat]
        if initial != NONE and state.director[initial] != seat:
            raise BadPosition(f"players[{seat}]: whoever loses the initial company has none")
    owners = [building for built in state.built for building in built]
    for place, seat in enumerate(state.used):
        building, printed = box.places[place].building, box.places[place]
        there = printed.from_decade <= state.decade and (building < 0 or building in owners)
        if seat != NONE and (printed.repeatable or not there or state.phase < MANAGEMENT):
            raise BadPosition("used: a space is used that is not there, or that is never used up")

"""Other worlds: hands, passes and thrown buildings that agree with everything one player has seen."""

from __future__ import annotations

from typing import Final

from corro.engine.nature import Chance
from corro.games.chicago.hands import NONE, Deal, Past
from corro.games.chicago.state import Chicago

DEAL, PASS, BUILD, THROW = range(4)
PATIENCE: Final = 300
TRIES: Final = 100
CAREFUL: Final = 5


class Tile:
    """A building that somebody holds, known to be of an era; which one it is may be open."""

    __slots__ = ("building", "era")

    def __init__(self, era: int, building: int) -> None:
        self.era = era
        self.building = building


class Task:
    """One thing that a player did in a decade."""

    __slots__ = ("decade", "kind", "seat", "stage")

    def __init__(self, kind: int, decade: int, seat: int, stage: int) -> None:
        self.kind = kind
        self.decade = decade
        self.seat = seat
        self.stage = stage


class Search:
    """Goes through everything that was done in hidden, in order, and lets the others do it anew by chance."""

    def __init__(self, state: Chicago, viewer: int, chance: Chance) -> None:
        box = state.setup.box
        self.past: Final = state.past.deals
        self.viewer: Final = viewer
        self.seats: Final = state.seats
        self.draft: Final = state.setup.draft
        self.chance: Final = chance
        self.era_of: Final = [place.era - 1 for place in box.places[box.general :]]
        self.eras: Final = [decade.era - 1 for decade in box.decades]
        self.tasks: Final = self._tasks()
        self.needed: Final = [self._needed(decade) for decade in range(len(self.past))]
        self.nodes = 0
        self.hands: list[list[Tile]] = []
        self.dealt: list[list[list[Tile]]] = []
        self.passed: dict[tuple[int, int, int], list[Tile]] = {}
        self.thrown: dict[tuple[int, int], Tile] = {}
        self.bound: dict[int, Tile] = {}

    def _tasks(self) -> list[Task]:
        tasks = []
        seats = range(self.seats)
        for decade, deal in enumerate(self.past):
            tasks += [Task(DEAL, decade, seat, 0) for seat in seats]
            for stage in range(len(deal.handed)):
                tasks += [Task(PASS, decade, seat, stage) for seat in seats]
            if deal.built:
                tasks += [Task(kind, decade, seat, 0) for seat in seats for kind in (BUILD, THROW)]
        return tasks

    def _needed(self, decade: int) -> list[tuple[int, int]]:
        """Buildings that were seen later and must have been kept at the end of a decade, with who showed them."""
        needed: dict[int, int] = {}
        for later in range(decade + 1, len(self.past)):
            deal = self.past[later]
            seen = [(building, seat) for seat, building in enumerate(deal.built)]
            if self.viewer >= 0:
                giver = deal.from_whom(self.viewer)
                seen += [(building, giver) for given in deal.handed for building in given[giver]]
            dealt_again = self.eras[decade + 1 : later + 1]
            needed |= {building: seat for building, seat in seen if self.era_of[building] not in dealt_again}
        return [(building, seat) for building, seat in needed.items() if self.era_of[building] <= self.eras[decade]]

    # The search ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Find a world; some tries by chance, then until one is found, since there is the real one."""
        for tries in range(TRIES + 1):
            self.nodes = 0
            self.hands = [[] for _ in range(self.seats)]
            self.dealt = [[[] for _ in range(self.seats)] for _ in self.past]
            self.passed, self.thrown, self.bound = {}, {}, {}
            if self._go(0, tries == TRIES):
                return

    def _go(self, number: int, patient: bool) -> bool:
        if number == len(self.tasks):
            return True
        self.nodes += 1
        if self.nodes > PATIENCE and not patient:
            return False
        task = self.tasks[number]
        hands = [hand.copy() for hand in self.hands]
        bound = self.bound.copy()
        named = [(tile, tile.building) for hand in hands for tile in hand]
        for choice in self._choices(task):
            if self._do(task, choice) and self._go(number + 1, patient):
                return True
            self.hands = [hand.copy() for hand in hands]
            self.bound = bound.copy()
            for tile, building in named:
                tile.building = building
        return False

    def _choices(self, task: Task) -> list[list[Tile]]:
        """What the player can have done, in an order by chance: the tiles concerned."""
        hand, deal = self.hands[task.seat], self.past[task.decade]
        mine = task.seat == self.viewer
        if task.kind == DEAL:
            return [[]]
        if task.kind == PASS:
            return self._passes(task, deal, mine)
        if task.kind == BUILD:
            return self._named(hand, deal.built[task.seat])
        if mine:
            return self._named(hand, deal.thrown[task.seat])
        return self._throws(task, hand)

    def _throws(self, task: Task, hand: list[Tile]) -> list[list[Tile]]:
        """What the player can have thrown away; mostly first what nobody showed later, as that leads to a world."""
        choices = self._shuffled([[tile] for tile in hand])
        needed = self.needed[task.decade]
        if needed and self.chance.below(CAREFUL):
            eras = {self.era_of[building] for building, _ in needed if building not in self.bound}
            shown = {building for building, _ in needed}
            choices.sort(
                key=lambda tiles: tiles[0].building in shown or (tiles[0].building == NONE and tiles[0].era in eras)
            )
        return choices

    def _passes(self, task: Task, deal: Deal, mine: bool) -> list[list[Tile]]:
        hand = self.hands[task.seat]
        if mine:
            given = deal.handed[task.stage][task.seat]
            return [[tile for tile in hand if tile.building in given]]
        if task.stage:
            received = self.passed[task.decade, 0, deal.from_whom(task.seat)]
            return self._shuffled([[tile] for tile in received])
        return self._shuffled([[tile for tile in hand if tile is not kept] for kept in hand])

    def _named(self, tiles: list[Tile], building: int) -> list[list[Tile]]:
        """The tiles that are or can be that building, in an order by chance."""
        return self._shuffled([[tile] for tile in self._candidates(tiles, building)])

    def _candidates(self, tiles: list[Tile], building: int) -> list[Tile]:
        """The tiles that are or can be that building."""
        known = self.bound.get(building)
        if known is not None:
            return [known] if known in tiles else []
        era = self.era_of[building]
        return [tile for tile in tiles if tile.building == NONE and tile.era == era]

    def _shuffled(self, choices: list[list[Tile]]) -> list[list[Tile]]:
        for last in range(len(choices) - 1, 0, -1):
            other = self.chance.below(last + 1)
            choices[last], choices[other] = choices[other], choices[last]
        return choices

    # What was done -------------------------------------------------------------------------------------------------

    def _do(self, task: Task, tiles: list[Tile]) -> bool:
        """Do it; False where it does not agree with what was seen."""
        decade, seat = task.decade, task.seat
        deal = self.past[decade]
        if task.kind == DEAL:
            self._deal(decade, seat)
            return seat < self.seats - 1 or self._in_reach(decade, 0)
        if task.kind == PASS:
            self.passed[decade, task.stage, seat] = tiles
            return seat < self.seats - 1 or self._change_hands(decade, task.stage)
        self.hands[seat] = [tile for tile in self.hands[seat] if tile is not tiles[0]]
        if task.kind == BUILD:
            self._bind(tiles[0], deal.built[seat])
            return True
        self.thrown[decade, seat] = tiles[0]
        return self._enough_left(decade, seat)

    def _deal(self, decade: int, seat: int) -> None:
        pool = self.past[decade].dealt[seat]
        tiles = [Tile(self.eras[decade], NONE) for _ in pool]
        if seat == self.viewer:
            for tile, building in zip(tiles, pool, strict=True):
                self._bind(tile, building)
        self.dealt[decade][seat] = tiles
        self.hands[seat] = self.hands[seat] + tiles

    def _bind(self, tile: Tile, building: int) -> None:
        tile.building = building
        self.bound[building] = tile

    def _change_hands(self, decade: int, stage: int) -> bool:
        """What all have passed on arrives, and is what the viewer saw come."""
        deal = self.past[decade]
        if self.viewer >= 0:
            giver = deal.from_whom(self.viewer)
            if not self._agree(self.passed[decade, stage, giver], deal.handed[stage][giver]):
                return False
        for seat in range(self.seats):
            given = self.passed[decade, stage, seat]
            self.hands[seat] = [tile for tile in self.hands[seat] if tile not in given]
        for seat in range(self.seats):
            self.hands[seat] = self.hands[seat] + self.passed[decade, stage, deal.from_whom(seat)]
        return self._in_reach(decade, stage + 1)

    def _in_reach(self, decade: int, stage: int) -> bool:
        """Whether everybody can still get what was built in a decade, after so many times of passing on."""
        deal = self.past[decade]
        for seat, building in enumerate(deal.built):
            holder = seat
            within = self.hands[seat]
            for _ in range(len(deal.handed) - stage):
                holder = deal.from_whom(holder)
                within = within + self.hands[holder]
            if not self._candidates(within, building):
                return False
        return self.viewer < 0 or self._on_its_way(deal, stage)

    def _on_its_way(self, deal: Deal, stage: int) -> bool:
        """Whether what the viewer saw come can still come: from the giver, later by way of the giver."""
        holder = deal.from_whom(self.viewer)
        giver = holder
        for given in deal.handed[stage:]:
            if not all(self._candidates(self.hands[holder], building) for building in given[giver]):
                return False
            holder = deal.from_whom(holder)
        return True

    def _agree(self, tiles: list[Tile], buildings: bytes) -> bool:
        """Make these tiles those buildings, if they can be."""
        for building in buildings:
            found = self._named([tile for tile in tiles if tile.building in (NONE, building)], building)
            if not found:
                return False
            self._bind(found[0][0], building)
        return True

    def _enough_left(self, decade: int, seat: int) -> bool:
        """Whether what was seen later can still come out of what is kept."""
        if self.draft and seat < self.seats - 1:
            return True
        keepers = range(self.seats) if self.draft else [seat]
        kept = [tile for keeper in keepers for tile in self.hands[keeper]]
        open_eras = [tile.era for tile in kept if tile.building == NONE]
        for building, showed in self.needed[decade]:
            if not self.draft and showed != seat:
                continue
            known = self.bound.get(building)
            if known is not None:
                if known not in kept:
                    return False
            elif self.era_of[building] in open_eras:
                open_eras.remove(self.era_of[building])
            else:
                return False
        return True


def imagine(state: Chicago, viewer: int, chance: Chance) -> None:
    """Give the table other hidden buildings, as that player may imagine them; a watcher is -1."""
    search = Search(state, viewer, chance)
    search.run()
    stacks = [bytearray(building for building in stack if building not in search.bound) for stack in state.setup.stacks]
    for dealt_to in search.dealt:
        for tiles in dealt_to:
            for tile in tiles:
                if tile.building == NONE:
                    stack = stacks[tile.era]
                    tile.building = stack.pop(chance.below(len(stack)))
    state.stacks = [bytes(stack) for stack in stacks]
    state.hands = [pool_of(hand) for hand in search.hands]
    seats = range(state.seats)
    deals = []
    for decade, deal in enumerate(search.past):
        handed = [
            tuple([pool_of(search.passed[decade, stage, seat]) for seat in seats]) for stage in range(len(deal.handed))
        ]
        thrown = [search.thrown[decade, seat].building for seat in seats] if deal.built else []
        dealt = [pool_of(search.dealt[decade][seat]) for seat in seats]
        deals.append(Deal(deal.step, tuple(dealt), tuple(handed), deal.built, tuple(thrown)))
    state.past = Past(tuple(deals))


def pool_of(tiles: list[Tile]) -> bytes:
    """The buildings on these tiles, in order."""
    return bytes(sorted([tile.building for tile in tiles]))

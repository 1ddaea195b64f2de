"""Faults planted in views, redeals and positions of Chicago 1875, each of which a law has to catch."""

from __future__ import annotations

from typing import Any, Final
from unittest.mock import patch

from corro.engine.event import Json
from corro.engine.game import Choice, Material
from corro.engine.nature import Chance, FairChance
from corro.engine.reader import Reader
from corro.games.chicago import audit
from corro.games.chicago.game import ChicagoGame
from corro.games.chicago.hands import Deal, Past
from corro.games.chicago.state import NONE, Chicago
from tests.faults.planting import planter

FAULTS: Final[dict[str, ChicagoGame]] = {}
fault = planter(FAULTS)


# Views that tell too much ------------------------------------------------------------------------------------------


@fault("the view shows a rival's hand")
class Leak(ChicagoGame):
    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"rival": list(state.hands[seat - 1])}


@fault("the view shows the sum of the numbers of all hands")
class FaintLeak(ChicagoGame):
    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"sum": sum(map(sum, state.hands))}


@fault("the view shows what was thrown away")
class Rubbish(ChicagoGame):
    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"thrown": [sum(deal.thrown) for deal in state.past.deals]}


@fault("the view shows which buildings lie in a stack")
class Peep(ChicagoGame):
    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"top": state.stacks[1][0] if state.stacks[1] else None}


@fault("the view shows what others have chosen in secret")
class Spy(ChicagoGame):
    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"chosen": [move.text for given in state.sealed for move in given]}


@fault("looking pays")
class PaidLook(ChicagoGame):
    def view(self, state: Chicago, seat: int) -> dict[str, Json]:
        state.money[0] += 1
        return super().view(state, seat)


# Redeals that look, or find too much or too little -----------------------------------------------------------------


def others(state: Chicago, seat: int) -> list[int]:
    """Everybody else."""
    return [other for other in range(state.seats) if other != seat]


@fault("a redeal looks and leaves all hands as they are")
class NoRedeal(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        chance.below(2)


@fault("a redeal changes the own hand")
class Forgetful(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, NONE, chance)


@fault("a redeal finds the same world every time")
class Lazy(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, FairChance(bytes(32), 0))


@fault("a redeal gives a building to two")
class Double(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        one, other = others(state, seat)[:2]
        state.hands[one] = state.hands[other]


@fault("a redeal puts a building of the wrong era into a hand")
class WrongEra(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        other = others(state, seat)[0]
        if state.hands[other] and state.stacks[2]:
            relabel(state, state.hands[other][0], state.stacks[2][0])


@fault("a redeal leaves the stacks out of it")
class StacksLeft(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        """What everybody holds goes round among the others."""
        before = state.copy()
        for _ in range(20):
            super().redeal(state, seat, chance)
            if state.stacks == before.stacks:
                return
        state.stacks, state.hands, state.past = before.stacks, before.hands, before.past


@fault("a redeal knows what was thrown away")
class Dustman(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        real = state.past.deals
        super().redeal(state, seat, chance)
        for number, deal in enumerate(real):
            for other in others(state, seat):
                if deal.thrown and state.past.deals[number].thrown[other] != deal.thrown[other]:
                    relabel(state, state.past.deals[number].thrown[other], deal.thrown[other])


@fault("a redeal changes hands and not the past")
class StillPast(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        past = state.past
        super().redeal(state, seat, chance)
        state.past = past


@fault("a redeal changes a building that everybody saw")
class Rebuilt(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        if all(state.built) and state.hands[seat - 1]:
            relabel(state, state.built[seat - 1][0], state.hands[seat - 1][0])


@fault("a redeal forgets what the player passed on")
class PassedForgotten(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        for number, deal in enumerate(state.past.deals):
            for given in deal.handed[:1]:
                here = state.stacks[state.setup.box.decades[number].era - 1]
                if seat >= 0 and here:
                    relabel(state, given[seat][0], here[0])


@fault("a redeal moves the priority on")
class NextPlease(ChicagoGame):
    def redeal(self, state: Chicago, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        state.priority = (state.priority + 1) % state.seats


def relabel(state: Chicago, one: int, other: int) -> None:
    """Two buildings change places wherever they are."""

    def pool(buildings: bytes) -> bytes:
        return bytes([{one: other, other: one}.get(building, building) for building in buildings])

    def pools(all_: tuple[bytes, ...]) -> tuple[bytes, ...]:
        return tuple([bytes(sorted(pool(each))) for each in all_])

    state.hands, state.stacks = list(pools(tuple(state.hands))), list(pools(tuple(state.stacks)))
    state.built = [pool(built) for built in state.built]
    state.past = Past(
        tuple(
            [
                Deal(
                    deal.step,
                    pools(deal.dealt),
                    tuple([pools(given) for given in deal.handed]),
                    tuple(pool(bytes(deal.built))),
                    tuple(pool(bytes(deal.thrown))),
                )
                for deal in state.past.deals
            ]
        )
    )


# Positions that lose something -------------------------------------------------------------------------------------


@fault("a position lacks a key")
class KeyDropped(ChicagoGame):
    def write(self, state: Chicago) -> dict[str, Json]:
        return {key: value for key, value in super().write(state).items() if key != "substituted"}


@fault("a position does not say what was sold in this decade")
class SalesForgotten(ChicagoGame):
    def write(self, state: Chicago) -> dict[str, Json]:
        data: Any = super().write(state)
        return {**data, "players": [player | {"sold": []} for player in data["players"]]}


@fault("a position does not say what was handed on")
class DraftForgotten(ChicagoGame):
    def write(self, state: Chicago) -> dict[str, Json]:
        data: Any = super().write(state)
        return {**data, "past": [deal | {"handed_on": []} for deal in data["past"]]}


@fault("a position does not say what a company has earned in its turn")
class IncomeForgotten(ChicagoGame):
    def write(self, state: Chicago) -> dict[str, Json]:
        return super().write(state) | {"income": 0}


@fault("a position does not say who acted last in the stock phase")
class LastForgotten(ChicagoGame):
    def write(self, state: Chicago) -> dict[str, Json]:
        return super().write(state) | {"last": None}


@fault("reading a position forgets which assets were used")
class AssetsReadied(ChicagoGame):
    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> Chicago:
        state = super().read(material, seats, options, data)
        state.spent = 0
        return state


@fault("reading a position turns the order of the companies round")
class OrderTurned(ChicagoGame):
    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> Chicago:
        state = super().read(material, seats, options, data)
        state.ranking = bytes(sorted(state.ranking, key=lambda company: (state.prestige[company], company)))[::-1]
        return state


# Positions that cannot be, and are accepted ------------------------------------------------------------------------


def unchecked(name: str, word: str) -> None:
    """Plant a game that leaves out one part of its check."""

    class Blind(ChicagoGame):
        def check(self, state: Chicago) -> None:
            with patch.object(audit, word, lambda *_: None):
                super().check(state)

    FAULTS[name] = Blind()


for name, word in {
    "a position with a company that is in no order is accepted": "_check_companies",
    "a position with a certificate too many is accepted": "_check_shares",
    "a position with more staff than spaces is accepted": "_check_charter",
    "a position with a cube too many is accepted": "_check_cubes",
    "a position with an asset in two places is accepted": "_check_assets",
    "a position with a tile overfilled is accepted": "_check_demand",
    "a position with a building in the wrong hand is accepted": "_check_buildings",
    "a position with a partner too many is accepted": "_check_players",
    "a position with steps that do not fit is accepted": "check_agenda",
}.items():
    unchecked(name, word)

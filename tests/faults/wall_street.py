"""Faults planted in 1920 Wall Street, each of which a law has to catch: a test of the tests."""

from __future__ import annotations

import random
from itertools import count
from typing import Any, Final

from corro.engine.agenda import Step
from corro.engine.event import Json, Kind, Value
from corro.engine.game import Choice, Material
from corro.engine.move import Move
from corro.engine.nature import Chance
from corro.engine.reader import Reader
from corro.games.wall_street import news, rules
from corro.games.wall_street.game import WallStreetGame
from corro.games.wall_street.setup import SetUp
from corro.games.wall_street.state import NONE, WallStreet
from tests.faults.planting import planter, recast, with_state

FAULTS: Final[dict[str, WallStreetGame]] = {}
LOOKS: Final = count()
fault = planter(FAULTS)


# Views that tell too much, or are no views -------------------------------------------------------------------------


@fault("the view shows a rival's secret share")
class Leak(WallStreetGame):
    def view(self, state: WallStreet, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"next": state.secrets[seat - 1]}


@fault("the view shows the sum of all secret shares")
class FaintLeak(WallStreetGame):
    def view(self, state: WallStreet, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"strength": sum(state.secrets)}


@fault("the view is not plain data")
class NotPlain(WallStreetGame):
    def view(self, state: WallStreet, seat: int) -> dict[str, Any]:
        return super().view(state, seat) | {"tracks": state.setup.values}


@fault("looking puts a coin on the table")
class CostlyLook(WallStreetGame):
    def view(self, state: WallStreet, seat: int) -> dict[str, Json]:
        state.coins += 1
        return super().view(state, seat)


@fault("each look is different")
class Restless(WallStreetGame):
    def view(self, state: WallStreet, seat: int) -> dict[str, Json]:
        return super().view(state, seat) | {"look": next(LOOKS)}


# Redeals that look, or change what is known ------------------------------------------------------------------------


@fault("a redeal looks and leaves everything as it is")
class NoRedeal(WallStreetGame):
    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        chance.below(2)


@fault("a redeal passes the hidden shares round")
class Rotation(WallStreetGame):
    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        others = [other for other in range(state.seats) if other != seat]
        secrets = list(state.secrets)
        for other, following in zip(others, others[1:] + others[:1], strict=True):
            secrets[other] = state.secrets[following]
        state.secrets = tuple(secrets)


@fault("a redeal changes the own secret share")
class Forgetful(WallStreetGame):
    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        super().redeal(state, NONE, chance)


@fault("a redeal gives a share to two")
class Double(WallStreetGame):
    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        if NONE not in state.secrets and not state.shown:
            state.secrets = (state.secrets[0],) * state.seats


@fault("a redeal ends the turn")
class Hasty(WallStreetGame):
    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        state.turn += 1


@fault("a redeal swaps bought shares that everybody saw")
class Swapper(WallStreetGame):
    def redeal(self, state: WallStreet, seat: int, chance: Chance) -> None:
        super().redeal(state, seat, chance)
        state.shares[0], state.shares[1] = state.shares[1], state.shares[0]


# Positions that lose something -------------------------------------------------------------------------------------


@fault("a position does not say who has flipped")
class Unwritten(WallStreetGame):
    def write(self, state: WallStreet) -> dict[str, Json]:
        return super().write(state) | {"flipped": False}


@fault("reading a position forgets the coins")
class Unread(WallStreetGame):
    def read(self, material: Material, seats: int, options: dict[str, Choice], data: Reader) -> WallStreet:
        state = super().read(material, seats, options, data)
        state.coins = 0
        return state


# States and steps that break a rule --------------------------------------------------------------------------------


class Faulty(WallStreet):
    """A table whose copies are of its own kind."""

    def copy(self) -> WallStreet:
        return recast(super().copy(), type(self))


class FreeMoney(Faulty):
    def spend(self, seat: int, amount: int) -> None:
        super().spend(seat, max(amount - 1, 0))


class SilentLoan(Faulty):
    def tell(self, kind: Kind, *values: Value) -> None:
        if kind is not news.LOAN:
            super().tell(kind, *values)


class LostCoins(Faulty):
    def take_coins(self, seat: int) -> None:
        self.coins = 0


class BurntCard(Faulty):
    def discard(self, seat: int, card: int, zone: int) -> None:
        self.tell(news.DISCARDED, seat, card, zone)


class TwoForOne(Faulty):
    def gain(self, seat: int, card: int) -> None:
        super().gain(seat, card)
        super().gain(seat, card)


class SharedPurse(Faulty):
    def copy(self) -> WallStreet:
        twin = super().copy()
        twin.cash = self.cash
        return twin


class ShortMemory(Faulty):
    def copy(self) -> WallStreet:
        twin = super().copy()
        twin.sense = 1
        return twin


class OwnDice(Faulty):
    def move_cube(self, company: int, spaces: int) -> bool:
        return super().move_cube(company, spaces + random.randrange(2))


class Gossip(Faulty):
    def whisper(self, owner: int, kind: Kind, *values: Value) -> None:
        self.tell(kind, *values)


class BeyondTheTrack(Faulty):
    def move_cube(self, company: int, spaces: int) -> bool:
        super().move_cube(company, spaces)
        self.levels[company] = min(self.levels[company] + 20, 40)
        return False

    def value(self, company: int) -> int:
        track = self.setup.values[company]
        return track[min(self.levels[company], len(track) - 1)]


for name, faulty in {
    "a payment that costs a dollar less": FreeMoney,
    "a loan that nobody is told of": SilentLoan,
    "coins that vanish on their way": LostCoins,
    "a discard that reaches no pile": BurntCard,
    "a card that is gained twice": TwoForOne,
    "a copy that shares the cash": SharedPurse,
    "a copy that forgets the trend": ShortMemory,
    "a cube that throws its own dice": OwnDice,
    "a secret share dealt in the open": Gossip,
    "a cube that leaves its track": BeyondTheTrack,
}.items():
    FAULTS[name] = with_state(WallStreetGame, faulty)


def with_turn(name: str, begin: type[Step[WallStreet]]) -> None:
    """Plant a game whose first turn is preceded by a faulty step."""

    class Planted(WallStreetGame):
        def __init__(self) -> None:
            super().__init__()
            self.steps[begin.__name__] = begin

        def begin(self, material: Material, seats: int, options: dict[str, Choice]) -> WallStreet:
            state = super().begin(material, seats, options)
            state.agenda.clear()
            fields: list[Any] = [0] if "seat" in begin.fields else []
            state.then(SetUp(), begin(*fields), rules.FirstTurn())
            return state

        def check(self, state: WallStreet) -> None:
            """Any agenda will do here."""

    FAULTS[name] = Planted()


class TwiceTheSame(rules.FlipOrOption):
    def moves(self, state: WallStreet) -> list[Move]:
        return super().moves(state) * 2


class NothingToSay(rules.FlipOrOption):
    def moves(self, state: WallStreet) -> list[Move]:
        return []


class NotPlayable(rules.FlipOrOption):
    def moves(self, state: WallStreet) -> list[Move]:
        return [*super().moves(state), state.setup.material.moves.best]

    def answer(self, state: WallStreet, move: Move) -> None:
        assert move.text != "best"


class GoneAstray(rules.FlipOrOption):
    def gone(self, state: WallStreet, seat: int) -> Move:
        return state.setup.material.moves.best


class Guided(rules.FlipOrOption):
    """Offers the flip only to those whose rival has a low secret share."""

    def moves(self, state: WallStreet) -> list[Move]:
        return super().moves(state)[: 1 + (state.secrets[1] < 2)]


class Endless(rules.FlipOrOption):
    def answer(self, state: WallStreet, move: Move) -> None:
        state.then(self)


with_turn("a move that is offered twice", TwiceTheSame)
with_turn("a seat that owes an answer and has none", NothingToSay)
with_turn("a move that is offered and cannot be played", NotPlayable)
with_turn("an answer for a gone seat that is none", GoneAstray)
with_turn("moves that tell of a rival's secret share", Guided)
with_turn("a turn that never ends", Endless)

"""What has been in the players' hands: dealt, passed on, built and thrown away, decade by decade."""

from __future__ import annotations

from typing import Final

from corro.engine.pool import with_one

NONE: Final = -1
HAND_STAGES: Final = 2


class Deal:
    """The buildings of one decade, seat by seat; never changed, so copies of a match share it.

    `handed` holds what each player passed on, once or twice in the draft; `step` is the way it went.
    """

    __slots__ = ("built", "dealt", "handed", "step", "thrown")

    def __init__(
        self,
        step: int,
        dealt: tuple[bytes, ...],
        handed: tuple[tuple[bytes, ...], ...],
        built: tuple[int, ...],
        thrown: tuple[int, ...],
    ) -> None:
        self.step = step
        self.dealt = dealt
        self.handed = handed
        self.built = built
        self.thrown = thrown

    def from_whom(self, seat: int) -> int:
        """Who passes on to that player."""
        return (seat - self.step) % len(self.dealt)


class Past:
    """All decades so far."""

    __slots__ = ("deals",)

    def __init__(self, deals: tuple[Deal, ...]) -> None:
        self.deals = deals

    def begin(self, seats: int, step: int) -> Past:
        """A decade in which nothing has been dealt yet."""
        return Past((*self.deals, Deal(step, (b"",) * seats, (), (), ())))

    def dealt(self, seat: int, building: int) -> Past:
        """One building more has been dealt."""
        now = self.deals[-1]
        dealt = [with_one(pool, building) if other == seat else pool for other, pool in enumerate(now.dealt)]
        return self._but(Deal(now.step, tuple(dealt), now.handed, now.built, now.thrown))

    def handed_on(self, given: tuple[bytes, ...]) -> Past:
        """Everybody has passed buildings on."""
        now = self.deals[-1]
        return self._but(Deal(now.step, now.dealt, (*now.handed, given), now.built, now.thrown))

    def chose(self, built: tuple[int, ...], thrown: tuple[int, ...]) -> Past:
        """Everybody has built one and thrown one away."""
        now = self.deals[-1]
        return self._but(Deal(now.step, now.dealt, now.handed, built, thrown))

    def _but(self, now: Deal) -> Past:
        return Past((*self.deals[:-1], now))

    def received(self, seat: int) -> bytes:
        """What that player was passed last."""
        now = self.deals[-1]
        return now.handed[-1][now.from_whom(seat)]


NOTHING_YET: Final = Past(())

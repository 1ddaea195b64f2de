"""A past that a scene could have had: what was dealt, drafted, built, thrown away and kept in the decades before."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from corro import registry

PAPER: Any = registry.standard("chicago").data
ERA_OF = {row["id"]: int(row["era"]) for row in PAPER["building"]}
ERA_IN = {row["number"]: int(row["era"]) for row in PAPER["decade"]}
RIGHTWARDS = PAPER["variants"]["draft_right"]
BUILT, KEPT = "built", "kept"


class Past:
    """Deals buildings out of the full stacks, decade by decade, so that everybody ends with what a test asks for."""

    def __init__(self, stacks: list[list[str]], seats: int, decades: int, *, draft: bool) -> None:
        self.stacks = [list(stack) for stack in stacks]
        self.seats = seats
        self.decades = decades
        self.draft = draft
        self.roles: list[dict[tuple[int, str], str]] = [{} for _ in range(seats)]
        self.new: list[list[str]] = [[] for _ in range(seats)]

    def ask(self, seat: int, built: tuple[str, ...], kept: tuple[str, ...], new: tuple[str, ...]) -> None:
        """What a seat has built in some order of decades, has kept, and was dealt in the decade that is going on."""
        for order in permutations(range(1, self.decades + 1), len(built)):
            roles = self._roles(list(zip(order, built, strict=True)), kept)
            if roles is not None:
                self.roles[seat] = roles
                break
        else:
            raise AssertionError((built, kept, "cannot come from the deals of", self.decades))
        for building in {*roles.values(), *new}:
            self.stacks[ERA_OF[building] - 1].remove(building)
        self.new[seat] = list(new)

    def _roles(self, built: list[tuple[int, str]], kept: tuple[str, ...]) -> dict[tuple[int, str], str] | None:
        roles: dict[tuple[int, str], str] = {}
        wanted = [*[(decade, BUILT, name) for decade, name in built], *[(self.decades, KEPT, name) for name in kept]]
        for decade, role, name in wanted:
            dealt = [d for d in range(1, decade + 1) if ERA_IN[d] == ERA_OF[name]]
            if not dealt:
                return None
            carried = [(d, KEPT) for d in range(dealt[-1], decade)]
            for key in [*carried, (decade, role)]:
                if roles.setdefault(key, name) != name:
                    return None
        return roles

    def deal_out(self, *, going_on: bool) -> list[dict[str, Any]]:
        """All decades that are over and, if a deal is going on, its beginning; everything else comes in box order."""
        past = [self._decade(decade) for decade in range(1, self.decades + 1)]
        if going_on:
            decade = self.decades + 1
            each = 3 if decade == 1 else 2
            for new in self.new:
                new += [self._filler(decade) for _ in range(each - len(new))]
            past.append({"dealt": [sorted(new) for new in self.new], "handed_on": [], "built": [], "thrown": []})
        return past

    def hand(self, seat: int) -> list[str]:
        """What a seat holds after the last deal."""
        return [*self._carried(seat, self.decades + 1), *self.new[seat]]

    def built(self, seat: int) -> list[str]:
        """What a seat has built."""
        return [self.roles[seat][decade, BUILT] for decade in range(1, self.decades + 1)]

    def _filler(self, decade: int) -> str:
        return self.stacks[ERA_IN[decade] - 1].pop(0)

    def _carried(self, seat: int, decade: int) -> list[str]:
        return [self.roles[seat][decade - 1, KEPT]] if decade > 1 else []

    def _decade(self, decade: int) -> dict[str, Any]:
        """Everybody has three buildings: one to build, one to keep, and one more, which is thrown away."""
        came, thrown = [], []
        for seat, roles in enumerate(self.roles):
            carried = self._carried(seat, decade)
            three = {*carried, *[roles[decade, role] for role in (BUILT, KEPT) if (decade, role) in roles]}
            three |= {self._filler(decade) for _ in range(3 - len(three))}
            spare = sorted(three - {roles.get((decade, role)) for role in (BUILT, KEPT)})
            for role in (BUILT, KEPT):
                if (decade, role) not in roles:
                    roles[decade, role] = spare.pop()
            thrown.append(spare[0])
            came.append(sorted(three - {*carried}))
        built = [roles[decade, BUILT] for roles in self.roles]
        dealt, handed = self._drafted(decade, came) if self.draft else (came, [])
        return {"dealt": dealt, "handed_on": handed, "built": built, "thrown": thrown}

    def _drafted(self, decade: int, came: list[list[str]]) -> tuple[list[list[str]], list[list[list[str]]]]:
        """Everybody keeps an own building; of the two that come, the first stays and the second goes on."""
        step = -1 if decade in RIGHTWARDS else 1
        near = [came[(seat + step) % self.seats][-1] for seat in range(self.seats)]
        far = [came[(seat + 2 * step) % self.seats][-2] for seat in range(self.seats)]
        dealt = [sorted([*three[:-2], near[seat], far[seat]]) for seat, three in enumerate(came)]
        first = [sorted([near[seat], far[seat]]) for seat in range(self.seats)]
        second = [[far[(seat - step) % self.seats]] for seat in range(self.seats)]
        return dealt, [first, second]

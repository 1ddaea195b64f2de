"""A match in the hands of somebody who does anything in any order."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from corro.engine.errors import IllegalMove
from corro.engine.match import Match
from corro.engine.record import Record
from tests.laws import games
from tests.laws.laws import known, play_some, same_json


class AnyHands(RuleBasedStateMachine):
    """Play, play wrong, undo, save and load, copy and diverge, redeal, and start the process anew."""

    match: Match

    @initialize(setting=st.sampled_from(games.settings()), seed=st.integers())
    def sit_down(self, setting: tuple[str, int, dict[str, object]], seed: int) -> None:
        name, seats, options = setting
        self.law = games.GAMES[name]
        self.match = self.law.start(seats, options, seed)
        self.redealt = False

    def running(self) -> bool:
        return not self.match.over

    @precondition(running)
    @rule(who=st.integers(0, 9), which=st.integers(0, 999), times=st.integers(1, 40))
    def play(self, who: int, which: int, times: int) -> None:
        for turn in range(times):
            if self.match.over:
                return
            owing = self.match.owing
            seat = owing[(who + turn) % len(owing)]
            moves = self.match.moves(seat)
            before = len(self.match.events(seat))
            told = self.match.play(seat, moves[(which + turn) % len(moves)].text)
            assert self.match.events(seat)[before:] == told

    @rule(seat=st.one_of(st.none(), st.integers(-3, 9), st.text(max_size=3)), text=st.text(max_size=20))
    def play_wrong(self, seat: Any, text: str) -> None:
        before = known(self.match)
        if text not in {move.text for move in self.match.moves(seat)}:
            with pytest.raises(IllegalMove):
                self.match.play(seat, text)
        assert known(self.match) == before

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        before, version = known(self.match), self.match.version
        if self.match.can_undo(seat):
            self.match.undo(seat)
            assert self.match.version == version + 1
            assert not self.match.can_undo(seat)
            assert self.match.moves(seat)
        else:
            with pytest.raises(IllegalMove):
                self.match.undo(seat)
            assert known(self.match) == before

    @rule()
    def save_and_load(self) -> None:
        position = same_json(self.match.position())
        self.match = self.law.resume(position)
        self.redealt = True
        assert self.match.position() == position

    @rule(seed=st.integers(0, 99))
    def copy_and_diverge(self, seed: int) -> None:
        before = known(self.match)
        twin = self.match.copy()
        play_some(twin, random.Random(seed), 20)
        assert known(self.match) == before

    @rule(place=st.one_of(st.none(), st.integers(0, 1)), seed=st.integers(0, 99))
    def redeal(self, place: int | None, seed: int) -> None:
        seen = [self.match.view(place), self.match.events(place), self.match.owing]
        self.match = self.match.redeal(place, random.Random(seed))
        self.redealt = True
        assert [self.match.view(place), self.match.events(place), self.match.owing] == seen

    @rule()
    def replace_the_process(self) -> None:
        before = known(self.match)
        back = self.law.replay(Record.from_json(self.match.record.to_json()))
        assert back.digest() == self.match.digest()
        assert back.record.to_json() == self.match.record.to_json()
        if not self.redealt:
            assert known(back) == before
            assert [back.can_undo(seat) for seat in range(5)] == [self.match.can_undo(seat) for seat in range(5)]
            self.match = back

    @invariant()
    def somebody_can_go_on(self) -> None:
        if hasattr(self, "match"):
            assert self.match.over or all(self.match.moves(seat) for seat in self.match.owing)


TestAnyHands = AnyHands.TestCase
TestAnyHands.settings = settings(max_examples=60, stateful_step_count=25, deadline=None, derandomize=True)

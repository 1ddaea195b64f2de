"""The laws over many more matches than there is time for with every change."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.laws.games import GAMES, label
from tests.laws.games import settings as all_settings
from tests.laws.laws import hold
from tests.laws.test_machine import AnyHands

MATCHES = 20
FEW = 2

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("setting", all_settings(whole=True), ids=label)
def test_many_matches_pass_the_laws(setting: tuple[str, int, dict[str, object]]) -> None:
    name, seats, options = setting
    for seed in range(MATCHES if setting in all_settings() else FEW):
        assert hold(GAMES[name], seats, options, seed, every=5).over


def test_a_match_in_any_hands_for_long() -> None:
    run_state_machine_as_test(AnyHands, settings=settings(max_examples=2000, stateful_step_count=60, deadline=None))

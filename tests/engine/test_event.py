"""Events as plain data."""

from __future__ import annotations

from corro.engine.event import NONE, PUBLIC, Event, Kind
from corro.engine.history import blank

NAMES = {"card": ("coal", "oil"), "zone": ("left", "right")}
SWAPPED = Kind("swapped", "seat", "card", "rival:seat", "other:card", "cards:card", "numbers:count")
DEALT = Kind("dealt", "seat", "card", secret=("card",))


def test_ids_are_spelt_by_the_sort_of_a_field() -> None:
    assert SWAPPED.json((0, 1, 2, 0, bytes([1, 1]), bytes([7])), NAMES, True) == {
        "event": "swapped",
        "seat": 0,
        "card": "oil",
        "rival": 2,
        "other": "coal",
        "cards": ["oil", "oil"],
        "numbers": [7],
    }


def test_no_such_thing_is_null() -> None:
    assert DEALT.json((0, NONE), NAMES, True) == {"event": "dealt", "seat": 0, "card": None}


def test_a_secret_field_is_left_out_for_the_others() -> None:
    assert DEALT.json((0, 1), NAMES, False) == {"event": "dealt", "seat": 0}


def test_what_happens_again_is_told_alike_and_nobody_changes_it_for_others() -> None:
    history = blank(NAMES)
    events: list[Event] = [(DEALT, PUBLIC, (0, 1)), (DEALT, 2, (0, 1)), (SWAPPED, 1, (0, 1, 2, 0, b"\1", b"\7"))]
    first = history.shown(events, 0, 1)
    for told in first:
        told["seat"] = told["card"] = "changed"
    assert isinstance(first[2]["cards"], list)
    first[2]["cards"].append("changed")
    assert history.shown(events, 0, 1) == [kind.json(values, NAMES, owner != 2) for kind, owner, values in events]
    assert history.shown(events, 0, 1)[1] == {"event": "dealt", "seat": 0}
    assert history.shown(events, 0, 2)[1] == {"event": "dealt", "seat": 0, "card": "oil"}


def test_the_same_kind_serves_several_component_sets() -> None:
    other = {"card": ("tea", "tin")}
    assert [DEALT.json((0, 1), names, True)["card"] for names in (NAMES, other, NAMES)] == ["oil", "tin", "oil"]

"""Events as plain data."""

from __future__ import annotations

from corro.engine.event import NONE, Kind

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


def test_what_happens_again_is_told_anew() -> None:
    first, second = (SWAPPED.json((0, 1, 2, 0, bytes([1]), bytes([7])), NAMES, True) for _ in range(2))
    assert first == second
    for changed in (first, DEALT.json((0, 1), NAMES, True)):
        changed["cards"] = changed["seat"] = "changed"
    assert second["cards"] == ["oil"]
    assert DEALT.json((0, 1), NAMES, True) == {"event": "dealt", "seat": 0, "card": "oil"}
    assert DEALT.json((0, 1), NAMES, False) == {"event": "dealt", "seat": 0}


def test_the_same_kind_serves_several_component_sets() -> None:
    other = {"card": ("tea", "tin")}
    assert [DEALT.json((0, 1), names, True)["card"] for names in (NAMES, other, NAMES)] == ["oil", "tin", "oil"]

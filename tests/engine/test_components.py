"""Component sets: what they have to be, what names them, and how they travel with a match."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest

import corro
from corro import registry
from corro.engine import replay as paper
from corro.engine.components import Components, canonical
from corro.engine.match import Match
from tests.engine.matches import is_a_sentence, play_on, record_of
from tests.engine.toys.bag import BAG
from tests.engine.toys.base import components as toy_components
from tests.engine.toys.chain import CHAIN

KEY = bytes(32)


def small(**parts: Any) -> dict[str, Any]:
    """A set of one table, and these."""
    head = {"name": "mine", "game": "toy", "schema": 1}
    return {"set": head, "costs": {"step": 1, "source": "page 4"}, **parts}


def refusal(data: Any) -> str:
    """Why that is no component set, in one clear sentence."""
    with pytest.raises(corro.BadComponents) as caught:
        Components(data)
    assert is_a_sentence(caught.value)
    return str(caught.value)


def mine() -> Any:
    """The numbers of Wall Street under a name of their own."""
    data: Any = registry.standard("wall_street").plain()
    data["set"]["name"] = "mine"
    return data


def match_of(data: Any) -> Match:
    return paper.start(corro.games()["wall_street"], Components(data), 3, {"components": "mine"}, KEY)


def test_a_set_says_its_name_and_its_game() -> None:
    components = Components(small())
    assert (components.name, components.game) == ("mine", "toy")
    assert components.plain() == small()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "the set is a NoneType; a component set holds whole numbers, texts, lists and tables"),
        ([], "the file is list, but it has to be an object"),
        ({}, "the file has no set"),
        ({"set": {"name": "mine"}}, "set has no game"),
        ({"set": {"name": 7, "game": "toy"}}, "set.name is 7, but it has to be a text"),
        (small(costs={"step": 1}), "costs: every table of a component set says its source"),
        (small(costs={"step": 1, "source": 4}), "costs: every table of a component set says its source"),
        (
            small(rows=[{"id": "a", "source": "p. 1"}, {"id": "b"}]),
            "rows: every table of a component set says its source",
        ),
        (small(number=7), "number: every table of a component set says its source"),
        (small(boards={}), "boards: every table of a component set says its source"),
        (
            small(costs={"step": 1.5, "source": ""}),
            "the set.costs.step is a float; a component set holds whole numbers",
        ),
        (small(costs={"step": None, "source": ""}), "the set.costs.step is a NoneType; a component set holds"),
        (small(costs={"day": dt.date(1920, 1, 1), "source": ""}), "the set.costs.day is a date; a component set"),
        (small(costs={"steps": [1, {2}], "source": ""}), "the set.costs.steps[1] is a set; a component set holds"),
        (small(costs={"step": 10**5000, "source": ""}), "the set holds a text or a number that cannot be written down"),
        (small(costs={"step": "\ud800", "source": ""}), "the set holds a text or a number that cannot be written down"),
    ],
)
def test_what_is_no_component_set_is_refused(data: Any, says: str) -> None:
    assert refusal(data).startswith(says)


def test_a_set_is_not_nested_for_ever() -> None:
    deep: Any = 1
    for _ in range(2000):
        deep = [deep]
    assert refusal(small(costs={"step": deep, "source": ""})).endswith(" is nested too deeply")


def test_tables_in_a_table_may_each_say_their_source() -> None:
    boards = {"blue": {"spaces": [1, 2], "source": "p. 1"}, "orange": {"spaces": [3], "source": "p. 2"}}
    assert Components(small(boards=boards)).plain() == small(boards=boards)
    del boards["orange"]["source"]
    assert refusal(small(boards=boards)).startswith("boards: ")


def test_the_digest_is_independent_of_the_order_of_keys_and_of_sources() -> None:
    one = Components(small(costs={"step": 1, "flip": 2, "source": "p. 4", "source_note": "unclear"}))
    other = Components(dict(reversed(small(costs={"source": "my copy", "flip": 2, "step": 1}).items())))
    assert one.digest == other.digest
    assert one.exact != other.exact


@pytest.mark.parametrize(
    "costs",
    [
        {"step": 2, "source": "page 4"},
        {"step": "1", "source": "page 4"},
        {"step": True, "source": "page 4"},
        {"step": [1], "source": "page 4"},
        {"step": 1, "flip": 2, "source": "page 4"},
        {"source": "page 4"},
    ],
)
def test_the_digest_depends_on_every_value(costs: dict[str, Any]) -> None:
    assert Components(small(costs=costs)).digest != Components(small()).digest


def test_the_digest_depends_on_the_order_of_a_list() -> None:
    one, other = ({"values": values, "source": ""} for values in ([1, 2], [2, 1]))
    assert Components(small(costs=one)).digest != Components(small(costs=other)).digest


def test_the_canonical_text_has_no_spaces_and_sorted_keys() -> None:
    assert canonical({"b": [1, True, None], "a": "é"}) == '{"a":"é","b":[1,true,null]}'


def test_a_set_of_another_game_is_refused() -> None:
    with pytest.raises(corro.BadOptions, match=r"^these components are for bag, not for chain$"):
        CHAIN.material(toy_components(BAG))


def test_the_tables_of_a_set_are_made_once() -> None:
    assert CHAIN.material(toy_components(CHAIN)) is CHAIN.material(toy_components(CHAIN))


def test_ones_own_set_travels_whole_with_position_and_record() -> None:
    data = mine()
    data["costs"]["flip_market_trend"] += 1
    match = play_on(match_of(data), 1, 20)
    assert match.position()["components"] == data
    assert corro.resume(match.position()).position() == match.position()
    play_on(match, 2)
    assert match.record.components == data
    assert corro.verify(record_of(match.record.to_data())).digest() == match.digest()


def test_two_sets_that_differ_in_their_sources_only_keep_their_own() -> None:
    one, other = mine(), mine()
    other["costs"]["source"] = "measured with a ruler"
    first, second = match_of(one), match_of(other)
    assert first.position()["components"] == one
    assert second.position()["components"] == other
    assert corro.resume(second.position()).position() == second.position()


def test_who_changes_a_position_or_record_does_not_change_the_set() -> None:
    data = mine()
    match = match_of(data)
    position: Any = match.position()
    record: Any = match.record.to_data()
    position["components"]["costs"]["per_step"] = 99
    record["components"]["costs"]["per_step"] = 99
    assert match.position()["components"] == data
    assert corro.replay(match.record).digest() == match.digest()


def test_a_record_with_other_numbers_is_found() -> None:
    record: Any = play_on(match_of(mine()), 1).record.to_data()
    record["components"]["costs"]["per_step"] += 1
    with pytest.raises(corro.BadRecord, match=r"^digest: the record is of components "):
        corro.verify(record_of(record))


def test_other_numbers_under_the_name_of_the_standard_set_are_refused() -> None:
    position: Any = corro.start("wall_street", seed=7).position()
    position["components"] = registry.standard("wall_street").plain()
    position["components"]["costs"]["per_step"] += 1
    with pytest.raises(
        corro.BadPosition, match=r"^set\.name is 'standard', but a set that is written out has a name of"
    ):
        corro.resume(position)


def test_a_position_and_its_options_name_the_same_set() -> None:
    position: Any = match_of(mine()).position()
    position["options"]["components"] = "standard"
    with pytest.raises(
        corro.BadPosition, match=r"^components is 'mine', but it has to be the set that the options name$"
    ):
        corro.resume(position)

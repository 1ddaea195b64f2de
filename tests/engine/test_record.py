"""The record on paper: written, read back, and refused where it is spoiled."""

from __future__ import annotations

import json
from typing import Any

import pytest

import corro
from corro.engine.record import LARGEST
from tests.engine.matches import finished, finished_text, is_a_sentence, record_of

KEYS = [
    "corro", "game", "rules", "seats", "options", "components", "digest", "chance", "commitment", "seed", "start",
    "lines", "result",
]  # fmt: skip


def refusal(text: Any) -> str:
    """Why a text is no record, in one clear sentence."""
    with pytest.raises(corro.BadRecord) as caught:
        corro.Record.from_json(text)
    assert is_a_sentence(caught.value)
    return str(caught.value)


def refusal_of(**changes: Any) -> str:
    """Why the record is none with these values in it."""
    return refusal(json.dumps(finished() | changes))


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 0


def test_writing_and_reading_are_inverse() -> None:
    record = corro.Record.from_json(finished_text())
    assert record.to_json() == finished_text()
    assert corro.Record(record.to_data()).to_data() == finished()
    assert list(record.to_data()) == KEYS


def test_a_record_without_lines_is_written_and_read_too() -> None:
    record = corro.start("wall_street", chance="open").record
    assert record.lines == []
    assert corro.Record.from_json(record.to_json()).to_data() == record.to_data()


def test_each_line_of_the_match_is_a_line_of_the_text() -> None:
    lines = finished_text().splitlines()
    assert all(f"  {json.dumps(line)}" in "".join(lines) for line in finished()["lines"])
    assert len(lines) > len(finished()["lines"])


@pytest.mark.parametrize("indent", [None, 1, 7, "\t"])
def test_spacing_and_order_of_keys_do_not_matter(indent: int | str | None) -> None:
    data = dict(reversed(finished().items()))
    data["options"] = dict(reversed(data["options"].items()))
    record = corro.Record.from_json(json.dumps(data, indent=indent))
    assert record.to_data() == finished()
    assert corro.verify(record).over


def test_the_record_tells_the_seed_only_when_the_match_is_over() -> None:
    match = corro.start("wall_street", seed=7)
    assert match.record.seed is None
    assert match.record.result is None
    assert finished()["seed"] is not None
    assert set(finished()["result"]) == {"scores", "winners"}


@pytest.mark.parametrize("part", range(1, 20))
def test_a_truncated_record_is_refused(part: int) -> None:
    text = finished_text()
    assert refusal(text[: len(text) * part // 20]).startswith("this is not the JSON of a record: ")


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_refused(key: str) -> None:
    data = finished()
    del data[key]
    assert refusal(json.dumps(data)) == f"the file has no {key}"


@pytest.mark.parametrize("key", ["seeds", "Corro", "", " lines", "x" * 1000])
def test_an_unknown_key_is_refused(key: str) -> None:
    assert refusal_of(**{key: 1}).startswith("the file has an unknown key '")


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("corro", 2, "corro is 2, but it has to be a whole number from 1 to 1"),
        ("corro", True, "corro is True, but it has to be a whole number"),
        ("corro", 1.0, "corro is float, but it has to be a whole number"),
        ("game", None, "game is None, but it has to be a text"),
        ("rules", "1", "rules is '1', but it has to be a whole number"),
        ("seats", 0, "seats is 0, but it has to be a whole number from 1 to 100"),
        ("options", [], "options is list, but it has to be an object"),
        ("options", {"board": None}, "options.board is None, but it has to be true, false, a whole number or a text"),
        ("options", {"board": 1e999}, "this is not the JSON of a record: Infinity is no number here"),
        ("components", "mine", "components is 'mine', but it has to be standard or a whole component set"),
        ("components", None, "components is None, but it has to be standard"),
        ("digest", 7, "digest is 7, but it has to be a text"),
        ("chance", "loaded", "chance is 'loaded', but it has to be fair or open"),
        ("commitment", "abc", "commitment is 'abc', but it has to be null or 64 hexadecimal digits"),
        ("seed", "G" * 64, "seed is 'GGG"),
        ("seed", 7, "seed is 7, but it has to be null or 64 hexadecimal digits"),
        ("start", [], "start is list, but it has to be null or a position"),
        ("lines", {}, "lines is dict, but it has to be a list"),
        ("lines", ["0"], "lines[0] is '0', but it has to be a text such as"),
        ("lines", ["0 a", "0  a"], "lines[1] is '0  a', but it has to be a text such as"),
        ("lines", [None], "lines[0] is None, but it has to be a text such as"),
        ("result", [], "result is list, but it has to be an object"),
        ("result", {"scores": [1]}, "result has no winners"),
        ("result", {"scores": [True], "winners": []}, "result.scores[0] is True, but it has to be a whole number"),
        ("result", {"scores": [], "winners": [], "draws": 1}, "result has an unknown key 'draws'"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(key: str, value: Any, says: str) -> None:
    assert refusal_of(**{key: value}).startswith(says)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Expecting value"),
        ("corro", "Expecting value"),
        ("\ufeff{}", "Unexpected UTF-8 BOM"),
        ('{"corro": 1, "corro": 1}', "a key stands twice in one object"),
        ('{"corro": NaN}', "NaN is no number here"),
        ('{"corro": -Infinity}', "-Infinity is no number here"),
        ('{"corro": ' + "9" * 5000 + "}", "Exceeds the limit"),
        ("[" * 100_000, "maximum recursion depth exceeded"),
        ('{"start":' * 100_000, "maximum recursion depth exceeded"),
    ],
    ids=["nothing", "a word", "a mark", "twice", "nan", "infinity", "digits", "lists", "objects"],
)
def test_what_is_no_json_is_refused(text: str, says: str) -> None:
    assert says in refusal(text)


@pytest.mark.parametrize("text", ["[]", "null", "7", '"corro"', "true"])
def test_what_is_no_object_is_refused(text: str) -> None:
    assert refusal(text).endswith(", but it has to be an object")


@pytest.mark.parametrize("data", [None, 7, b"{}", {}, []])
def test_a_record_is_read_from_text_only(data: Any) -> None:
    assert refusal(data) == f"a record is read from text, not from {type(data).__name__}"


def test_ten_megabytes_of_junk_are_refused_unread() -> None:
    assert refusal("[" * 10_000_000) == f"10,000,000 characters are too many for a record; the most is {LARGEST:,}"


@pytest.mark.parametrize("key", ["start", "components", "options"])
def test_what_is_nested_deeper_than_any_record_is_refused(key: str) -> None:
    assert refusal_of(**{key: {"a": nested(100)}}) == "this is no record: it is nested more than 32 deep"


@pytest.mark.parametrize("data", [None, "{}", 7])
def test_only_records_are_replayed_and_verified(data: Any) -> None:
    for told in (corro.replay, corro.verify):
        with pytest.raises(corro.BadRecord, match=r"corro\.Record\.from_json reads one$"):
            told(data)


def test_a_record_shares_nothing_with_the_match() -> None:
    match = corro.start("wall_street", seed=7)
    before = match.record.to_json()
    record = match.record
    record.options["board"] = "orange"
    record.lines.clear()
    assert match.record.to_json() == before


def test_a_record_of_that_data_is_the_record() -> None:
    assert record_of(finished()).to_json() == finished_text()

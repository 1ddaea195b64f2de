"""Reading what strangers wrote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from corro.engine.errors import BadPosition
from corro.engine.reader import Reader, briefly

NAMES = ("coal", "oil", "steel")


def reader(**data: Any) -> Reader:
    return Reader(data, "state", BadPosition)


def refusal(read: Callable[[], object]) -> str:
    with pytest.raises(BadPosition) as caught:
        read()
    return str(caught.value)


def test_what_is_right_is_read() -> None:
    found = reader(
        flag=True, whole=3, text="x", list=[1], named="oil", none=None, pool=["oil", "coal"], bytes=[0, 255],
        counts={"oil": 2, "coal": 1}, wholes=[1, -1], inner={"a": 1}, rows=[{"a": 1}],
    )  # fmt: skip
    assert found.flag("flag") is True
    assert found.whole("whole", 3, 3) == 3
    assert found.text("text") == "x"
    assert found.items("list") == [1]
    assert found.named("named", NAMES) == 1
    assert found.named("none", NAMES, optional=True) == -1
    assert found.pool("pool", NAMES) == bytes([1, 0])
    assert found.numbers("bytes", 1000) == bytes([0, 255])
    assert found.counts("counts", NAMES, 2) == bytes([0, 1, 1])
    assert found.wholes("wholes", 2, -1, 1) == [1, -1]
    assert found.inner("inner").where == "state.inner"
    assert [row.where for row in found.objects("rows")] == ["state.rows[0]"]
    assert found.read == set(found.data)
    found.done()


def test_a_key_that_nobody_asked_for_is_refused() -> None:
    found = reader(a=1, b=2)
    found.take("a")
    assert refusal(found.done) == "state has an unknown key 'b'"


@pytest.mark.parametrize(
    ("read", "says"),
    [
        (lambda: reader().take("a"), "state has no a"),
        (lambda: reader(a=1).flag("a"), "state.a is 1, but it has to be true or false"),
        (lambda: reader(a=True).whole("a", 0, 1), "state.a is True, but it has to be a whole number from 0 to 1"),
        (lambda: reader(a=2).whole("a", 0, 1), "state.a is 2, but it has to be a whole number from 0 to 1"),
        (lambda: reader(a=1.0).whole("a", 0, 1), "state.a is float, but it has to be a whole number from 0 to 1"),
        (lambda: reader(a=None).text("a"), "state.a is None, but it has to be a text"),
        (lambda: reader(a=()).items("a"), "state.a is tuple, but it has to be a list"),
        (lambda: reader(a=[]).inner("a"), "state.a is list, but it has to be an object"),
        (lambda: reader(a=[1]).objects("a"), "state.a[0] is 1, but it has to be an object"),
        (lambda: reader(a=[1]).wholes("a", 2, 0, 1), "state.a is list, but it has to be a list of 2"),
        (lambda: reader(a=[0, 9]).wholes("a", 2, 0, 1), "state.a[1] is 9, but it has to be a whole number from 0 to 1"),
        (lambda: reader(a="tea").named("a", NAMES), "state.a is 'tea', but it has to be one of coal, oil, steel"),
        (lambda: reader(a=None).named("a", NAMES), "state.a is None, but it has to be one of coal, oil, steel"),
        (lambda: reader(a=0).named("a", NAMES), "state.a is 0, but it has to be one of coal, oil, steel"),
        (lambda: reader(a=[]).named("a", NAMES, optional=True), "state.a is list, but it has to be one of"),
        (lambda: reader(a=["oil", "tea"]).pool("a", NAMES), "state.a[1] is 'tea', but it has to be one of"),
        (
            lambda: reader(a=[256]).numbers("a", 1000),
            "state.a[0] is 256, but it has to be a whole number from 0 to 255",
        ),
        (lambda: reader(a=[3]).numbers("a", 2), "state.a[0] is 3, but it has to be a whole number from 0 to 2"),
        (lambda: reader(a={"tea": 1}).counts("a", NAMES, 9), "state.a.tea is 'tea', but it has to be one of"),
        (
            lambda: reader(a={"oil": 0}).counts("a", NAMES, 9),
            "state.a.oil is 0, but it has to be a whole number from 1",
        ),
        (lambda: Reader(7, "", BadPosition), "the file is 7, but it has to be an object"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_is_refused_with_what_would_be_right(read: Callable[[], object], says: str) -> None:
    assert refusal(read).startswith(says)


def test_a_value_is_told_briefly() -> None:
    assert briefly("x" * 100) == "'" + "x" * 59 + "..."
    assert briefly("a\nb") == r"'a\nb'"
    assert [briefly(value) for value in (10**5000, -(10**5000))] == ["a number of 16610 bits"] * 2
    assert [briefly(value) for value in (True, None, -7)] == ["True", "None", "-7"]
    assert [briefly(value) for value in ([1] * 1000, object(), 1.5)] == ["list", "object", "float"]

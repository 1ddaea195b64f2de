"""Two names of mypy_extensions, so that the engine runs on the standard library alone. Never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        T = TypeVar("T")
        i64 = int

        def mypyc_attr(*_names: str, **_values: Any):  # noqa: ANN201, ANN401 - stands in for a decorator of any class
            """Leave the class as it is: without the compiler there is nothing to tell it."""

            def same(cls: T) -> T:
                return cls

            return same


__all__ = ["i64", "mypyc_attr"]

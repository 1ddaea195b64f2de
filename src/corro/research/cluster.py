"""A series on many machines: the same batches, sent to a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from corro.engine.errors import BadOptions
from corro.research.series import Result, Series
from corro.research.simulate import AHEAD, batch, in_order

LEAST: Final = 8


def results_on_cluster(series: Series, matches: int, address: str, *, keep: bool) -> Iterator[Result]:
    """All matches of a series in their order; a lost worker costs its batches, which are done again."""
    ray = connect(address)
    try:
        send = ray.remote(batch).options(max_retries=-1, num_cpus=1)
        cpus = int(ray.cluster_resources().get("CPU", 1))

        def submit(start: int, stop: int) -> Any:  # noqa: ANN401 - Ray comes without types
            return send.remote(series, start, stop, keep)

        yield from in_order(submit, ray.get, matches, max(LEAST, AHEAD * cpus))
    finally:
        ray.shutdown()


def connect(address: str) -> Any:  # noqa: ANN401 - Ray comes without types
    """Ray, connected to the cluster at an address; `auto` is the one that runs on this machine."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadOptions("for a cluster Ray is needed; `pip install corro[ray]` brings it") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        said = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise BadOptions(f"there is no Ray cluster at {address}: {said}") from None
    return ray

"""A series on two local Ray nodes, one of which is killed in mid-run: the table is that of one core."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from ray.cluster_utils import Cluster

import corro
from corro.research.cluster import results_on_cluster
from corro.research.series import Series
from corro.research.simulate import prepare, results

MATCHES = 120


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    logging.disable(logging.CRITICAL)
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield made
    made.shutdown()
    logging.disable(logging.NOTSET)


def series() -> Series:
    return prepare("counterfeiters", ("random", "greedy"), 5, None)


def test_a_killed_node_costs_nothing_but_its_batches(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    played = []
    for result in results_on_cluster(series(), MATCHES, cluster.address, keep=False):
        played.append(result)
        if len(played) == 15:
            cluster.remove_node(second, allow_graceful=False)
    assert played == list(results(series(), MATCHES, 1, keep=False))


def test_an_address_without_a_cluster_is_refused_in_one_sentence() -> None:
    with pytest.raises(corro.BadOptions, match="there is no Ray cluster at auto"):
        next(results_on_cluster(series(), 10, "auto", keep=False))

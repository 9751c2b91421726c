"""Games on a real cluster of two worker processes on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from distributed import LocalCluster

from gonfalon.kernel import Refused
from gonfalon.players.cluster import simulate_on
from gonfalon.players.simulation import Plan, Result, games_of, simulate

GAMES = games_of([Plan("mighty", ("squire", "squire"), "3", {"years": 2, "quick": True})], 24)


def timeless(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=0.0)


@pytest.fixture
def cluster() -> Iterator[Any]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as two:
        yield two


# A worker that is killed leaves its sockets and its farewell to the garbage collector.
@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_in_the_middle_costs_no_game_and_plays_none_twice(cluster: Any) -> None:
    alone = [timeless(result) for result in simulate(GAMES)]
    results: list[Result] = []
    for number, result in enumerate(simulate_on(cluster.scheduler_address, GAMES)):
        results.append(timeless(result))
        if number == 2:
            os.kill(next(iter(cluster.workers.values())).process.pid, signal.SIGKILL)
    assert results == alone


def test_a_cluster_that_is_not_there_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.players.cluster.PATIENCE", "1s")
    with pytest.raises(Refused) as refused:
        next(simulate_on("tcp://127.0.0.1:9", GAMES))
    assert refused.value.refusal.message.key == "cluster-away"

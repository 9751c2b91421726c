"""The real server is killed while people play: nothing that was acknowledged is lost, and nothing is there twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from killing import Trial

PARTS, KILLS = 20, 50  # a thousand in all


def test_a_server_that_is_killed_a_few_times_loses_nothing(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "data", seed=0)
    trial.run(5)
    assert trial.kills == 5


@pytest.mark.fire
@pytest.mark.parametrize("part", range(1, PARTS + 1))
def test_a_server_that_is_killed_a_thousand_times_loses_nothing(
    tmp_path: Path, part: int, record_property: Callable[[str, object], None]
) -> None:
    trial = Trial(tmp_path / "data", seed=part)
    trial.run(KILLS)
    record_property("acknowledged", trial.answers)
    assert trial.kills == KILLS

"""Years by chance with their winters, watched after every input: strengths, crowns and questions are sound."""

from __future__ import annotations

import pytest
from invariants import Watch
from seasons import answered, begun, close_quarters, wide_world


@pytest.mark.rule("ME-WIN-04", "ME-REV-13", "ME-REV-14", "ME-DEP-01")
@pytest.mark.parametrize("seed", range(8))
def test_two_years_by_chance_keep_to_the_rules(seed: int) -> None:
    where = close_quarters if seed % 2 else wide_world
    play = begun({**where(seed), "winter": True, "years": 2, "quick": True}, seed)
    watch = Watch(play)

    for number, beside in enumerate(answered(play, seed)):
        watch.look(anew=beside)
        if number % 5 == 0:
            watch.ask_around()
        if number % 100 == 0:
            watch.store()

    assert play.over
    assert not play.base.winter

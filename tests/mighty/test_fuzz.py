"""Seasons by chance, watched after every input: no crash, no dead end, no game without end, no broken invariant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from invariants import Watch
from seasons import RULES, answered, begun, close_quarters, wide_world

from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import War

Where = Callable[[int], dict[str, Any]]
WHERE = pytest.mark.parametrize("where", [wide_world, close_quarters])
EACH = 50  # seasons in one case of the long run


def watched(where: Where, seed: int) -> None:
    """One season to its end: every input is followed by a look, questions are tried out now and then."""
    play = begun(where(seed), seed)
    watch = Watch(play)
    for number, beside in enumerate(answered(play, seed)):
        watch.look(anew=beside)
        if number % 5 == 0:
            watch.ask_around()
        if number % 100 == 0:
            watch.store()
    if play.over:
        ends_well(play.base)


def ends_well(war: War) -> None:
    """Who is out scores nothing; the winner is the last or has more than all others."""
    scores, winner, left = RULES.scores(war), RULES.winner(war), ends.in_play(war)
    assert not any(scores[realm] for realm in war.realms if realm not in left)
    assert winner in (*left, None)
    if winner is not None:
        assert all(scores[winner] > scores[realm] for realm in left if realm != winner)


@WHERE
@pytest.mark.parametrize("seed", range(16))
def test_a_season_by_chance_keeps_to_the_rules(where: Where, seed: int) -> None:
    watched(where, seed)


@pytest.mark.fuzz
@WHERE
@pytest.mark.parametrize("first", range(100, 1100, EACH))
def test_two_thousand_seasons_keep_to_the_rules(where: Where, first: int) -> None:
    for seed in range(first, first + EACH):
        try:
            watched(where, seed)
        except Exception as fault:
            raise AssertionError(f"season {seed}") from fault

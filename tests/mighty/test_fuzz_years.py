"""Campaigns of five years by chance, with all races, winters and commanders, watched after every input."""

from __future__ import annotations

from typing import Any

import pytest
from invariants import Watch
from seasons import SEATS, answered, begun, close_quarters, wide_world
from test_fuzz import ends_well
from test_races_by_chance import of_all_races, the_dead_carry_nothing

from gonfalon.rulesets.mighty.realms import ends

YEARS = 5
MOST = 60_000  # answers in a campaign; more would be one without end
EACH = 10  # campaigns in one case of the long run


def five_years(seed: int) -> dict[str, Any]:
    """Two to six realms of all races; in every third campaign the first realm has commanders."""
    place = close_quarters(seed) if seed % 4 == 3 else wide_world(seed)
    crew = {"anna": SEATS[0], "bert": SEATS[0]} if seed % 3 == 0 else {}
    races = of_all_races(place["players"], seed)
    return {**place, "winter": True, "years": YEARS, "races": True, "race_of": races, "commanders": crew}


def watched(seed: int) -> None:
    """One campaign to its end. Crowns and strength are followed from event to event, all else is looked at."""
    play = begun(five_years(seed), seed)
    watch = Watch(play)
    for number, beside in enumerate(answered(play, seed, YEARS + 1, MOST)):
        watch.look(anew=beside)
        if number % 20 == 0:
            watch.ask_around()
            assert the_dead_carry_nothing(play.state)
        if number % 500 == 0:
            watch.store()
    assert play.over
    left = ends.in_play(play.base)
    assert (
        not play.base.winter or len(left) < 2 or set(left) <= set(play.base.peace)
    )  # it may end in winter all the same
    ends_well(play.base)


@pytest.mark.rule("ME-REV-13", "ME-REV-14", "ME-MAG-11", "ME-ESP-06")
@pytest.mark.parametrize("seed", range(6))
def test_five_years_by_chance_keep_to_the_rules(seed: int) -> None:
    watched(seed)


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(100, 600, EACH))
def test_five_hundred_campaigns_of_five_years_keep_to_the_rules(first: int) -> None:
    for seed in range(first, first + EACH):
        try:
            watched(seed)
        except Exception as fault:
            raise AssertionError(f"campaign {seed}") from fault

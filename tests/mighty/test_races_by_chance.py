"""Years by chance with all races, watched after every input; and what rivals may not learn of each other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from invariants import Watch
from peoples import ALL
from seasons import SEATS, answered, begun, close_quarters, wide_world
from test_secrets import leaks

from gonfalon.rulesets.mighty.races.table import of_banner
from gonfalon.rulesets.mighty.state import War


def of_all_races(players: tuple[str, ...], seed: int) -> dict[str, str]:
    """Each player is of another race; with other seeds all get their turn."""
    return {seat: ALL[(seed + number) % len(ALL)] for number, seat in enumerate(players)}


def the_dead_carry_nothing(war: War) -> bool:
    return not any(banner.baggage for banner in war.banners.values() if of_banner(war, banner).undead)


@pytest.mark.rule("ME-RAC-01", "ME-RAC-04")
@pytest.mark.parametrize("seed", range(9))
def test_years_of_all_races_by_chance_keep_to_the_rules(seed: int) -> None:
    where = close_quarters(seed) if seed % 2 else {**wide_world(seed), "players": SEATS}
    races = of_all_races(where["players"], seed)
    play = begun({**where, "winter": True, "years": 2, "quick": True, "races": True, "race_of": races}, seed)
    watch = Watch(play)

    for number, beside in enumerate(islice(answered(play, seed), 4000)):
        watch.look(anew=beside)
        assert the_dead_carry_nothing(play.state)
        if number % 5 == 0:
            watch.ask_around()
        if number % 100 == 0:
            watch.store()

    assert play.state.year > 1


def restless(hidden: bool) -> Callable[[int], dict[str, Any]]:
    """Orcs against Undead and others at close quarters, with winters."""

    def where(seed: int) -> dict[str, Any]:
        place = close_quarters(seed)
        races = {seat: ("orcs-and-goblins", "undead", "skaven")[n] for n, seat in enumerate(place["players"])}
        more = {"winter": True, "years": 2, "quick": True, "hide_baggage": hidden}
        return {**place, **more, "races": True, "race_of": races}

    return where


@pytest.mark.rule("ME-RLM-30", "ME-RAC-17", "ME-WIN-07")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_learns_more_where_races_differ(seed: int, hidden: bool) -> None:
    assert list(leaks(restless(hidden), seed, every=20, inputs=15)) == []

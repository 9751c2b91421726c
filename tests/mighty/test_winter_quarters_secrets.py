"""What nobody may learn from the way into winter quarters, events and revenue: the strength of others (ME-WIN-07)."""

from __future__ import annotations

from random import Random

import pytest
from stage import a_board, a_war, put_banner, put_ship
from winters import ACROSS, STRAND, TillRevenue, in_winter

from gonfalon.kernel import FastDice, Play
from gonfalon.kernel.play import by_chance
from gonfalon.kernel.secrecy import find_leak
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, Siege, War
from gonfalon.world.tiles import Tile

RULES = TillRevenue()
REALMS = {"red": "B2", "blue": "E5", "green": "B6"}
SPECIAL = {"D3": ACROSS, "F1": Tile("H01"), **{f"{column}7": STRAND for column in "ABCDEF"}}
ARMY = {
    "red": ("B2", "C2", "E4", "F2", "D1"),
    "blue": ("E5", "D5", "C3", "D1"),
    "green": ("B6", "B5", "E5", "A1", "C4"),
}


def a_winter(seed: int) -> War:
    """Three realms in a tangle: a siege, ships at sea, banners far from home, and more of them than there is room."""
    war = a_war(REALMS, board=a_board(6, 7, SPECIAL), winter=True)
    rng = Random(seed)
    war.lands |= {place: Land() for place in war.board.places if place not in war.lands and rng.random() < 0.9}
    war.lands |= {
        "C2": Land("red", VILLAGE),
        "D1": Land("blue", FORTRESS),
        "C7": Land("green", CITY),
        "A7": Land("green", CITY),
    }
    for realm, places in ARMY.items():
        for number, place in enumerate(places, start=1):
            put_banner(war, f"{realm}.{number}", place, 500 + 10 * rng.randrange(100), half=rng.randrange(12))
    put_banner(war, "blue.4", "D1", 700, inside=True)
    war.sieges["D1"] = Siege("D1", "red", "blue", since=5)
    for number, place in enumerate(("E7", "C7"), start=1):
        put_ship(war, f"green/{number}", place, harbour=False)
    put_banner(war, "green.6", "E7", 800, ship="green/1")
    return in_winter(war, "winter-lapses")


@pytest.mark.rule("ME-WIN-07")
@pytest.mark.parametrize("who", REALMS)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_a_player_sees_depends_on_strengths_he_does_not_know(seed: int, who: str) -> None:
    assert find_leak(RULES, a_winter(seed), who, Random(seed), inputs=40) is None


@pytest.mark.rule("ME-WIN-03")
@pytest.mark.parametrize("seed", range(4))
def test_every_step_is_a_checkpoint_that_can_be_written_and_read(seed: int) -> None:
    play = Play(RULES, a_winter(seed), FastDice(seed))
    play.begin()
    rng = Random(seed)
    while not play.over:
        by_chance(play, rng)
        assert War.decoded(play.base.packed()).hash() == play.base.hash()

    assert play.state.phase == "diplomacy"
    assert not any(banner.ship for banner in play.state.banners.values())

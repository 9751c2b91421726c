"""What nobody may learn from magic: the strength of others, but for what Scrye shows to its caster (ME-MAG-29)."""

from __future__ import annotations

from random import Random

import pytest
from equinox import a_spring, cast, under
from stage import a_board, a_war, put_banner, put_ship
from winters import ACROSS, STRAND, in_winter

from gonfalon.kernel import FastDice, Play, Story
from gonfalon.kernel.play import by_chance
from gonfalon.kernel.secrecy import find_leak
from gonfalon.rulesets.mighty.magic.table import SPRING
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.redrawing import redraw
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, Siege, War

RULES = Mighty()
REALMS = {"red": "B2", "blue": "E5", "green": "B6"}
SPECIAL = {"D3": ACROSS, "D2": ACROSS, **{f"{column}7": STRAND for column in "ABCDEF"}}
LASTING = [magic.name for magic in SPRING.values() if magic.until == "season" and magic.name != "raise-dead"]


class OneEquinox(Mighty):
    """An equinox, and nothing after it."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def step(self, state: War) -> Story[None] | None:
        return None if ends.is_over(state) or state.phase != self.phase else super().step(state)


def a_tangle(seed: int, phase: str) -> War:
    """Three realms with wizards and armies all over the map, a siege and ships."""
    war = a_war(REALMS, board=a_board(6, 7, SPECIAL), winter=True)
    rng = Random(seed)
    war.lands |= {
        "C2": Land("red", VILLAGE),
        "D1": Land("blue", FORTRESS),
        "C7": Land("green", CITY),
        "F1": Land("", VILLAGE, razed=True),
        "D4": Land("blue", VILLAGE),
    }
    for realm, places in {"red": ("C2", "D1"), "blue": ("D4", "C3"), "green": ("C7", "D4", "F2")}.items():
        for number, place in enumerate((REALMS[realm], *places), start=1):
            put_banner(war, f"{realm}.{number}", place, 500 + 10 * rng.randrange(100), half=rng.randrange(2))
    put_banner(war, "blue.4", "D1", 700, inside=True)
    war.sieges["D1"] = Siege("D1", "red", "blue", since=5)
    put_ship(war, "green/1", "E7", harbour=False)
    put_banner(war, "green.5", "E7", 800, ship="green/1")
    return in_winter(war, phase)


@pytest.mark.rule("ME-WIN-07", "ME-MAG-29")
@pytest.mark.parametrize("who", REALMS)
@pytest.mark.parametrize("phase", ["autumn-equinox", "spring-equinox"])
@pytest.mark.parametrize("seed", range(5))
def test_nothing_a_player_sees_of_an_equinox_depends_on_strengths_he_does_not_know(
    seed: int, phase: str, who: str
) -> None:
    assert find_leak(OneEquinox(phase), a_tangle(seed, phase), who, Random(seed), inputs=20) is None


@pytest.mark.rule("ME-MAG-29")
def test_who_did_not_scrye_learns_nothing_and_who_did_keeps_what_he_saw() -> None:
    war = a_spring(realms=REALMS)
    put_banner(war, "blue.1", "D3", 800)
    put_banner(war, "blue.2", "D3", 650)
    put_banner(war, "blue.3", "D4", 900)
    cast(war, "scrye", "D3")

    for seed in range(20):
        as_red, as_green = redraw(war, "red", Random(seed)), redraw(war, "green", Random(seed))
        assert [as_red.banners[i].points for i in ("blue.1", "blue.2")] == [800, 650]
        assert RULES.view(as_green, "green") == RULES.view(war, "green")
    drawn = {redraw(war, "green", Random(seed)).banners["blue.1"].points for seed in range(20)}
    assert len(drawn) > 1


@pytest.mark.rule("ME-RLM-30")
@pytest.mark.parametrize("who", REALMS)
@pytest.mark.parametrize("seed", range(3))
def test_a_season_under_spells_keeps_strengths_secret(seed: int, who: str) -> None:
    war = a_tangle(seed, "initiative")
    war.winter, war.month, war.year = {}, 0, 2
    for name, place in zip(LASTING, ("D4", "F2", "D3", "C3", "C2", "C7", "D2"), strict=False):
        under(war, name, place, caster="blue")

    assert find_leak(RULES, war, who, Random(seed), inputs=60) is None


@pytest.mark.rule("ME-MAG-09")
@pytest.mark.parametrize("phase", ["autumn-equinox", "spring-equinox"])
@pytest.mark.parametrize("seed", range(4))
def test_every_step_of_an_equinox_can_be_written_and_read(seed: int, phase: str) -> None:
    play = Play(OneEquinox(phase), a_tangle(seed, phase), FastDice(seed))
    play.begin()
    rng = Random(seed)
    while not play.over:
        by_chance(play, rng)
        assert War.decoded(play.base.packed()).hash() == play.base.hash()

    assert play.state.phase != phase

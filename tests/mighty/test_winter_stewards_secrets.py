"""What nobody may learn from recruitment to deployment: purses, purchases and plans of others (ME-WIN-07)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from stage import a_board, a_war, put_banner, put_ship
from winters import STRAND, in_winter

from gonfalon.kernel import FastDice, Play, Story
from gonfalon.kernel.play import by_chance
from gonfalon.kernel.secrecy import find_leak
from gonfalon.rulesets.mighty import redrawing
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Alliance, Land, Siege, War
from gonfalon.rulesets.mighty.winter import preparations, purses, recovery, recruitment
from gonfalon.world.tiles import Tile

REALMS = {"red": "B2", "blue": "E5", "green": "B6"}
SPECIAL = {"D3": Tile("L07"), "B1": Tile("L07"), "E4": Tile("L07"), **{f"{column}7": STRAND for column in "ABCDEF"}}
PHASES = {"recruitment": recruitment.step, "recovery": recovery.step, "preparations": preparations.step}
PROBES = ("", "done", "recruit for 3", "build ship at C7", "buy 2", "banner 1 to B2/0", "rebuild C3 for 1")


class Stewards(Mighty):
    """The winter from recruitment to deployment."""

    def step(self, state: War) -> Story[None] | None:
        return PHASES[state.phase](state) if state.phase in PHASES else None


RULES = Stewards()


def a_winter(seed: int) -> War:
    """Three realms with crowns to spend, a siege that goes on, ruins, ports, forests and an ally."""
    rng = Random(seed)
    war = in_winter(a_war(REALMS, board=a_board(6, 7, SPECIAL), winter=True), "recruitment")
    war.lands |= {place: Land() for place in war.board.places if place not in war.lands}
    war.lands |= {
        "C2": Land("red", VILLAGE),
        "D1": Land("blue", FORTRESS),
        "D5": Land("blue", VILLAGE),
        "C7": Land("green", CITY),
        "A7": Land("green", CITY),
        "F1": Land(INDEPENDENT, VILLAGE),
        "C3": Land(NOBODY, VILLAGE, razed=True, razed_by="red"),
        "F6": Land(NOBODY, CITY, razed=True, razed_by="blue"),
    }
    for realm in REALMS:
        crowns = 8 + rng.randrange(12)
        war.winter[realm] = replace(war.winter[realm], gathered=crowns, crowns=crowns)
        for number in range(1, 4):
            put_banner(war, f"{realm}.{number}", REALMS[realm], 500 + 10 * rng.randrange(100))
    put_banner(war, "red.4", "D1", 900)
    put_banner(war, "blue.4", "D1", 700, inside=True)
    war.sieges["D1"] = Siege("D1", "red", "blue", since=5)
    put_ship(war, "green/1", "C7")
    war.alliances["blue@F1"] = Alliance("blue", ("F1",))
    return war


def played(seed: int, answers: int) -> War:
    """Some way into that winter."""
    play = Play(RULES, a_winter(seed), FastDice(seed))
    play.begin()
    rng = Random(seed)
    for _ in range(answers):
        if not play.over:
            by_chance(play, rng)
    return play.base


@pytest.mark.rule("ME-WIN-07")
@pytest.mark.parametrize("who", REALMS)
@pytest.mark.parametrize("answers", [0, 5, 10, 15, 20, 25, 30])
def test_nothing_a_player_sees_depends_on_what_others_have_spent_or_plan(answers: int, who: str) -> None:
    for seed in range(3):
        leak = find_leak(RULES, played(seed, answers), who, Random(seed), inputs=30, probes=PROBES)
        assert leak is None, leak


@pytest.mark.rule("ME-WIN-03", "ME-REV-13")
@pytest.mark.parametrize("seed", range(8))
def test_by_chance_the_preparations_come_to_an_end_with_every_crown_accounted_for(seed: int) -> None:
    play = Play(RULES, a_winter(seed), FastDice(seed))
    play.begin()
    rng = Random(seed)
    while not play.over:
        by_chance(play, rng)
        assert War.decoded(play.base.packed()).hash() == play.base.hash()

    war = play.state
    assert war.phase == "espionage"
    for realm, purse in war.winter.items():
        spent = sum(e.args["crowns"] for e in play.heard if e.kind == "crowns.spent" and e.args["realm"] == realm)
        back = sum(e.args["crowns"] for e in play.heard if e.kind == "crowns.returned" and e.args["realm"] == realm)
        assert 0 <= purse.crowns == purse.gathered - spent + back
    assert war.pending.recovery is None
    assert war.pending.winter_sieges is None


@pytest.mark.rule("ME-WIN-07")
@pytest.mark.parametrize("answers", [5, 20, 30])
def test_a_fair_copy_spends_the_same_sum_otherwise(answers: int) -> None:
    war = played(1, answers)
    assert war.phase in PHASES

    copies = [redrawing.redraw(war, "red", Random(seed)) for seed in range(5)]

    assert all(copy.winter["red"] == war.winter["red"] for copy in copies)
    assert all(purses.worth(copy.winter["blue"]) == purses.worth(war.winter["blue"]) for copy in copies)
    assert len({str(copy.winter["blue"]) for copy in copies}) > 1

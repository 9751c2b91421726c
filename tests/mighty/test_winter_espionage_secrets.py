"""What nobody may learn: kinds of operatives, pacts, gifts and envoys of others (ME-WIN-07)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from stage import a_war, put_banner, tell
from winters import in_winter

from gonfalon.kernel import FastDice, Play, Story
from gonfalon.kernel.play import by_chance
from gonfalon.kernel.secrecy import find_leak
from gonfalon.kernel.views import view
from gonfalon.rulesets.mighty import redrawing
from gonfalon.rulesets.mighty.court import diplomacy, espionage, operatives
from gonfalon.rulesets.mighty.realms import ends, pacts
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, War

THREE = {"red": "B2", "blue": "E5", "yellow": "B5"}
CHAPTERS = {"diplomacy": diplomacy.step, "espionage": espionage.step}


class Court(Mighty):
    """The phases of this chapter, and nothing after them."""

    def step(self, state: War) -> Story[None] | None:
        return None if ends.is_over(state) or state.phase not in CHAPTERS else CHAPTERS[state.phase](state)


RULES = Court()


def a_winter(seed: int, phase: str) -> War:
    """Three realms with crowns, armies, secrets on paper, and independents between them."""
    war = in_winter(a_war(THREE, winter=True), phase)
    rng = Random(seed)
    war.lands |= {"D3": Land(INDEPENDENT, VILLAGE), "D2": Land(INDEPENDENT, CITY), "F3": Land(INDEPENDENT, VILLAGE)}
    war.lands |= {"C2": Land("red", FORTRESS), "E4": Land("blue", VILLAGE), "B4": Land("yellow", VILLAGE)}
    for realm, places in (("red", ("B2", "C2")), ("blue", ("E4", "D5", "D5")), ("yellow", ("B4",))):
        war.winter[realm] = replace(war.winter[realm], gathered=9, crowns=rng.randrange(2, 10))
        for number, place in enumerate(places, start=1):
            put_banner(war, f"{realm}.{number}", place, 500 + 10 * rng.randrange(100))
    pacts.write(war, "red", ["blue"], "We share the land of Yellow.")
    pacts.write(war, "yellow", ["blue"], "And Red knows nothing of it.")
    war.told.clear()
    return war


def further(war: War, seed: int, answers: int) -> War:
    """The same winter after so many answers by chance, at a checkpoint."""
    play = Play(RULES, war, FastDice(seed))
    play.begin()
    rng = Random(seed)
    for _ in range(answers):
        if play.open:
            by_chance(play, rng)
    return play.base


@pytest.mark.rule("ME-WIN-07", "ME-DIP-01", "ME-ESP-03", "ME-ESP-05")
@pytest.mark.parametrize("who", THREE)
@pytest.mark.parametrize("phase", CHAPTERS)
@pytest.mark.parametrize("seed", range(10))
def test_nothing_a_player_sees_depends_on_what_is_hidden_from_him(seed: int, phase: str, who: str) -> None:
    war = further(a_winter(seed, phase), seed, answers=seed % 5 * 4)

    assert find_leak(RULES, war, who, Random(seed), inputs=40) is None


@pytest.mark.rule("ME-WIN-07", "ME-ESP-05")
def test_a_fair_copy_has_other_operatives_that_may_lie_where_they_lie_and_no_pacts_of_others() -> None:
    war = a_winter(1, "espionage")
    for _ in range(30):
        operatives.lay_down(war, "blue", operatives.SPY, "C2", "ME-ESP-04")
        operatives.lay_down(war, "red", operatives.SPY, "E4", "ME-ESP-04")
        operatives.lay_down(war, "blue", operatives.AGENT, "A1", "ME-ESP-04")
    war.winter["blue"] = replace(war.winter["blue"], operatives=(operatives.SPY,) * 8)

    fair = redrawing.redraw(war, "red", Random(1))

    kinds = {place: {o.kind for o in fair.operatives.values() if o.place == place} for place in ("C2", "E4", "A1")}
    assert kinds == {"C2": set(operatives.KINDS), "E4": {operatives.SPY}, "A1": {operatives.AGENT}}
    assert len(fair.winter["blue"].operatives) == 8
    assert set(fair.winter["blue"].operatives) > {operatives.SPY}
    assert list(fair.pacts) == ["blue+red.1"]


def seen_by(war: War, who: str) -> bytes:
    play = Play(RULES, war, FastDice(1))
    play.begin()
    events = tuple(event for event in war.told if event.visible(who))
    return msgspec.json.encode((view(play, who), events))


@pytest.mark.rule("ME-WIN-07", "ME-REV-13")
def test_a_third_ruler_sees_no_gift_and_no_envoy() -> None:
    quiet, busy = a_winter(1, "diplomacy"), a_winter(1, "diplomacy")
    before = seen_by(quiet, "blue")

    tell(busy, diplomacy.step(busy), answers=["give 1 to blue"])
    tell(busy, diplomacy.step(busy), answers=["send envoys to D2"])

    assert seen_by(busy, "yellow") == seen_by(quiet, "yellow")
    assert seen_by(busy, "blue") != before


@pytest.mark.rule("ME-DIP-01")
def test_a_third_ruler_sees_no_pact_and_cannot_count_them() -> None:
    quiet, busy = a_winter(1, "diplomacy"), a_winter(1, "diplomacy")

    pacts.write(busy, "red", ["blue"], "Once more.")
    for war in (quiet, busy):
        pacts.write(war, "yellow", ["red"], "Are you there?")

    assert seen_by(busy, "yellow") == seen_by(quiet, "yellow")


@pytest.mark.rule("ME-ESP-02")
def test_others_do_not_see_what_is_hired_nor_the_die() -> None:
    quiet, busy = a_winter(1, "espionage"), a_winter(1, "espionage")

    tell(busy, espionage.step(busy), answers=["hire spy for 1"], dice=[4])

    assert seen_by(busy, "yellow") == seen_by(quiet, "yellow")


@pytest.mark.rule("ME-WIN-03", "ME-WIN-07")
@pytest.mark.parametrize("phase", CHAPTERS)
@pytest.mark.parametrize("seed", range(6))
def test_by_chance_the_phase_comes_to_its_end_with_no_crown_too_few(seed: int, phase: str) -> None:
    play = Play(RULES, a_winter(seed, phase), FastDice(seed))
    play.begin()
    rng, crowns = Random(seed), sum(purse.crowns for purse in play.state.winter.values())
    for _ in range(500):
        if not play.open:
            break
        by_chance(play, rng)
        war = War.decoded(play.base.packed())
        assert war.hash() == play.base.hash()
        assert all(purse.crowns >= 0 for purse in war.winter.values())

    assert play.over
    spent = [e.args["crowns"] for e in play.heard if e.kind in ("crowns.spent", "crowns.lost")]
    assert sum(spent) + sum(purse.crowns for purse in play.state.winter.values()) == crowns
    assert play.state.operatives == {}

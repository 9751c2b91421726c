"""Non-interference: strengths a player may not know are drawn anew, and nothing he sees or is told changes.

At a checkpoint a war and its redrawn twin are played on side by side; the player's view, questions, options, refusals
and events stay equal until a rule discloses something to him.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest
from invariants import faults
from msgspec.structs import replace
from seasons import RULES, answered, begun, close_quarters, wide_world
from stage import a_war, put_banner

from gonfalon.kernel import Question, Story
from gonfalon.kernel.secrecy import Leak, find_leak
from gonfalon.rulesets.mighty import redrawing
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.realms import calendar
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.state import Known, War

Where = Callable[[int], dict[str, Any]]
EACH = 10  # seasons in one case of the long run


def probes(war: War) -> list[str]:
    """What a curious player tries to be told about: his own banners, others' places, orders out of turn."""
    places = list(dict.fromkeys(b.place for b in war.banners.values()))[:4]
    return [
        "",
        "none",
        "done",
        "1 1",
        "regroup 1 2 as 700 700",
        "baggage of 1 as 3 3",
        *(f"{order} {place}" for place in places for order in ("scout 1 to", "march 1 to", "assault", "raze")),
        *(f"destroy stockpile at {place}" for place in places),
    ]


def leaks(where: Where, seed: int, every: int, inputs: int, rules: Mighty = RULES) -> Iterable[Leak]:
    """Look for leaks to every player at every so-many-eth input of a season."""
    play = begun(where(seed), seed)
    for number, _ in enumerate(answered(play, seed)):
        if number % every == seed % every and not play.over:
            for who in play.rules.seats(play.base):
                rng = random.Random(f"{seed} {number} {who}")
                leak = find_leak(rules, play.base, who, rng, inputs=inputs, probes=probes(play.base))
                if leak is not None:
                    yield leak


@pytest.mark.rule("ME-RLM-30")
@pytest.mark.parametrize("where", [wide_world, close_quarters])
@pytest.mark.parametrize("seed", range(25))
def test_nobody_learns_what_he_may_not_know(where: Where, seed: int) -> None:
    assert list(leaks(where, seed, every=20, inputs=15)) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("where", [wide_world, close_quarters])
@pytest.mark.parametrize("first", range(100, 250, EACH))
def test_nobody_learns_it_in_hundreds_of_seasons(where: Where, first: int) -> None:
    for seed in range(first, first + EACH):
        assert list(leaks(where, seed, every=8, inputs=30)) == [], seed


# --- planted leaks ---------------------------------------------------------------------------------------


class Glassy(Mighty):
    """Shows everybody's strengths."""

    def view(self, state: War, who: str) -> SeenWar:
        strengths = {b.id: b.points for b in state.banners.values()}
        return replace(super().view(state, who), burnt=strengths)


class Gossip(Mighty):
    """Tells in passing how strong somebody's strongest banner is."""

    def step(self, state: War) -> Story[None] | None:
        if state.phase == "raze" and state.banners:
            strongest = max(state.banners.values(), key=lambda b: b.points)
            state.tell("subsistence.short", banner=strongest.id, place=strongest.place)
        return super().step(state)


class Hasty(Mighty):
    """Passes over the reorganisation of an army whose banners are all strong: that it is not asked tells of it."""

    def step(self, state: War) -> Story[None] | None:
        if state.phase == "reorganisation" and all(b.points > 800 for b in armies.banners_of(state, state.player)):
            calendar.next_phase(state)
        return super().step(state)


class Whisperer(Mighty):
    """Lets a standing question say what only its neighbour should know."""

    def standing(self, state: War) -> Iterator[Question[Any]]:
        weakest = min((b.points for b in state.banners.values()), default=0)
        for question in super().standing(state):
            yield msgspec.structs.replace(question, about={"weakest": weakest})


@pytest.mark.parametrize("rules", [Glassy, Gossip, Hasty, Whisperer])
def test_a_planted_leak_is_found(rules: type[Mighty]) -> None:
    found = (leak for seed in range(5) for leak in leaks(close_quarters, seed, every=10, inputs=12, rules=rules()))

    assert next(iter(found), None) is not None


# --- what is drawn anew ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_fair_copy_is_a_war_that_could_be_and_looks_the_same(seed: int) -> None:
    play, rng, differ = begun(close_quarters(seed), seed), random.Random(seed), 0
    for number, _ in enumerate(answered(play, seed)):
        if number % 25 == 0:
            for who in play.base.realms:
                fair = redrawing.redraw(play.base, who, rng)
                assert faults(fair) == []
                assert RULES.view(fair, who) == RULES.view(play.base, who)
                differ += fair.hash() != play.base.hash()
    assert differ > 0


def an_army() -> War:
    war = a_war(month=3)
    for number, (place, points) in enumerate([("D4", 900), ("D4", 700), ("B2", 1400), ("B2", 600), ("B2", 300)], 1):
        put_banner(war, f"red.{number}", place, points)
    put_banner(war, "blue.1", "E5", 1000)
    return war


def drawn(war: War, who: str = "blue") -> list[dict[str, int]]:
    copies = [redrawing.redraw(war, who, random.Random(seed)) for seed in range(30)]
    return [{b.id: b.points for b in copy.banners.values()} for copy in copies]


@pytest.mark.rule("ME-RLM-30")
def test_strengths_nobody_told_are_drawn_anew_and_keep_their_sum() -> None:
    copies = drawn(an_army())

    for banner in ("red.1", "red.2", "red.3", "red.4"):
        assert len({copy[banner] for copy in copies}) > 5
    assert {sum(copy.values()) for copy in copies} == {4900}
    assert all(500 <= copy["red.1"] <= 1500 and 1 <= copy["red.5"] < 500 for copy in copies)


@pytest.mark.rule("ME-RLM-30")
def test_what_is_his_own_or_known_to_him_stays() -> None:
    war = an_army()
    war.known["blue:red.1"] = Known(900, 2)

    assert {(copy["red.1"], copy["blue.1"]) for copy in drawn(war)} == {(900, 1000)}
    assert {copy["red.3"] for copy in drawn(war, "red")} == {1400}


@pytest.mark.rule("ME-RLM-30")
def test_what_he_knew_and_has_changed_since_is_a_secret_again() -> None:
    war = an_army()
    war.known["blue:red.1"] = Known(900, 2)
    for name in ("red.1", "red.2"):
        armies.restructure(war, war.banners[name], 800, 0, {})

    assert len({copy["red.1"] for copy in drawn(war)}) > 5


@pytest.mark.rule("ME-RLM-30")
def test_a_force_whose_total_he_knows_keeps_it() -> None:
    war = an_army()
    war.totals["blue:red@D4"] = Known(1600, 2)

    copies = drawn(war)

    assert {copy["red.1"] + copy["red.2"] for copy in copies} == {1600}
    assert len({copy["red.1"] for copy in copies}) > 5


@pytest.mark.rule("ME-RLM-30")
def test_the_total_of_a_force_is_forgotten_when_its_last_banner_is_gone() -> None:
    war = an_army()
    war.totals |= {"blue:red@D4": Known(1600, 2), "blue:red@B2": Known(2300, 2)}

    armies.remove_banner(war, "red.1", "ME-SUB-17")
    assert RULES.view(war, "blue").totals.keys() == {"red@D4", "red@B2"}
    armies.remove_banner(war, "red.2", "ME-SUB-17")

    assert RULES.view(war, "blue").totals.keys() == {"red@B2"}


@pytest.mark.rule("ME-RLM-30")
def test_a_copy_is_a_copy() -> None:
    war = an_army()
    before = war.hash()

    fair = redrawing.redraw(war, "blue", random.Random(1))
    fair.banners["blue.1"] = replace(fair.banners["blue.1"], points=1)

    assert war.hash() == before

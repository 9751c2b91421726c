"""Non-interference over whole winters, with races, pacts and commanders.

Purses, plans, hidden operatives and the pacts of others are drawn anew, and nothing a ruler or one of his commanders
sees or is told changes.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace
from seasons import RULES, WISHES, Quarreller, begun
from test_fuzz_years import five_years

from gonfalon.kernel import Play
from gonfalon.kernel.secrecy import Leak, find_leak
from gonfalon.rulesets.common.orders import Done
from gonfalon.rulesets.mighty.realms import pacts
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.state import War

EACH = 10  # campaigns in one case of the long run
BESIDE = 0.15  # of all answers go to a question that stands beside the others: pacts above all
MOST = 12_000
PROBES = (
    *(
        "",
        "none",
        "done",
        "0",
        "1 1",
        "decline",
        "cast",
        "recruit for 3",
        "buy 2",
        "build ship at A1",
        "entrust 1 to anna",
    ),
    *("hire spy for 1", "put spy in A1", "give 2 to blue", "banner 1 to A1/0", "billet 1 in A1", "send envoys to A1"),
)


def two_winters(seed: int) -> dict[str, Any]:
    """As for five years, but for two; baggage is hidden in every second campaign."""
    return {**five_years(seed), "years": 2, "quick": True, "hide_baggage": seed % 2 == 0, "points": 4000}


SCHEMES = {  # on top of a quarreller's wishes: gold is for spies, and spies are for use
    **dict.fromkeys(
        ("recruitment.order", "construction.order", "baggage.order"), lambda _, order: isinstance(order, Done)
    ),
    "espionage.hire": lambda _, order: not isinstance(order, Done),
    "espionage.place": lambda _, order: str(order).startswith("put"),
}


def schemer(seed: int) -> Quarreller:
    return Quarreller(random.Random(seed), {**WISHES, **SCHEMES} if seed % 2 else WISHES)


def leaks(seed: int, every: int, inputs: int, rules: Mighty = RULES) -> Iterable[Leak]:
    """Look for leaks to every seat at every so-many-eth input of the winters of a campaign."""
    play, player = begun(two_winters(seed), seed), schemer(seed)
    for number in range(MOST):
        if play.over:
            return
        if number % every == seed % every and play.base.winter:
            yield from _leaks_now(rules, play, f"{seed} {number}", inputs)
        question = player.choose(play, BESIDE, concede=0)
        play.put((question.who, question.what), player.answer(question, play.state))


def _leaks_now(rules: Mighty, play: Play[War], where: str, inputs: int) -> Iterable[Leak]:
    for who in rules.seats(play.base):
        leak = find_leak(rules, play.base, who, random.Random(f"{where} {who}"), inputs=inputs, probes=PROBES)
        if leak is not None:
            yield leak


@pytest.mark.rule("ME-WIN-07", "ME-DIP-02", "ME-ESP-05", "ME-MUL-02")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_learns_in_winter_what_he_may_not_know(seed: int) -> None:
    assert list(leaks(seed, every=12, inputs=12)) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(100, 220, EACH))
def test_nobody_learns_it_in_hundreds_of_winters(first: int) -> None:
    for seed in range(first, first + EACH):
        assert list(leaks(seed, every=25, inputs=20)) == [], seed


# --- planted leaks ---------------------------------------------------------------------------------------


class Pickpocket(Mighty):
    """Shows everybody's purse."""

    def view(self, state: War, who: str) -> SeenWar:
        return replace(super().view(state, who), burnt={realm: p.crowns for realm, p in state.winter.items()})


class Doorkeeper(Mighty):
    """Shows whose spies are abroad."""

    def view(self, state: War, who: str) -> SeenWar:
        return replace(super().view(state, who), names={o.id: o.kind for o in state.operatives.values()})


class Secretary(Mighty):
    """Says how many pacts there are."""

    def view(self, state: War, who: str) -> SeenWar:
        return replace(super().view(state, who), years=len(state.pacts))


class Turncoat(Mighty):
    """Lets a commander see what another realm sees."""

    def view(self, state: War, who: str) -> SeenWar:
        return super().view(state, "blue" if who in state.settings.commanders else who)


@pytest.mark.parametrize("rules", [Pickpocket, Doorkeeper, Secretary, Turncoat])
def test_a_leak_planted_in_winter_is_found(rules: type[Mighty]) -> None:
    found = (leak for seed in (0, 3, 9) for leak in leaks(seed, every=4, inputs=6, rules=rules()))

    assert next(iter(found), None) is not None


def test_there_are_pacts_to_keep_secret() -> None:
    play, player = begun(two_winters(0), 0), schemer(0)
    hidden = 0
    for _ in range(600):
        if not play.over:
            question = player.choose(play, BESIDE, concede=0)
            play.put((question.who, question.what), player.answer(question, play.state))
            hidden += any(not pacts.may_read(pact, "") for pact in play.base.pacts.values())

    assert hidden

"""Non-interference: votes, sealed orders and who has a location's benefit change nothing that others see."""

from __future__ import annotations

import random

import msgspec
import pytest
from valhalla_meetings import RULES, answered, begun
from valhalla_stage import a_campaign, attack, good, play

from gonfalon.kernel import FastDice, Play, by_chance
from gonfalon.kernel.secrecy import find_leak

PROBES = ("", "hold", "done", "attack good", "attack evil", "give B4 to p1", "use B4 in turn 1", "p0")


def hidden(campaign: object) -> bytes:
    parts = [getattr(campaign, name) for name in ("ballots", "orders", "holders")]
    return msgspec.json.encode(parts)


@pytest.mark.rule("VAL-ORD-01", "VAL-ORD-02", "VAL-SET-05", "VAL-LOC-09")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_from_a_player_changes_nothing_he_sees(seed: int) -> None:
    game, rng = begun(seed), random.Random(seed)
    redrawn = 0
    for _ in answered(game, rng):
        if not (game.base.ballots or game.base.orders or game.base.holders) or rng.random() < 0.8:
            continue
        for who in (*RULES.seats(game.base), "a passer-by"):
            redrawn += hidden(RULES.redraw(game.base, who, random.Random(1))) != hidden(game.base)
            leak = find_leak(RULES, game.base, who, rng, inputs=6, probes=PROBES)
            assert leak is None, leak
    assert redrawn > 5, "there was something to hide"


@pytest.mark.rule("VAL-ORD-01")
def test_a_redrawn_order_is_lawful_and_ones_own_stays() -> None:
    game = play(a_campaign())
    good(game, "red1 order attack blue", "blue1 order hold", "green1 order hold")
    drawn = [RULES.redraw(game.base, "red1", random.Random(n)).orders for n in range(30)]

    assert {orders["red"] for orders in drawn} == {"blue"}
    assert {orders["blue"] for orders in drawn} == {"red", "yellow", ""}


@pytest.mark.rule("VAL-SET-05")
def test_redrawn_votes_are_votes_for_the_team() -> None:
    game = play(a_campaign({"red": 3}, phase="election", founded=False))
    good(game, "red1 vote red1", "red2 vote red2")
    drawn = [RULES.redraw(game.base, "red1", random.Random(n)).ballots for n in range(40)]

    assert {ballots["red1"] for ballots in drawn} == {"red1"}
    assert {ballots["red2"] for ballots in drawn} == {"red1", "red2", "red3"}


@pytest.mark.rule("VAL-LOC-09", "VAL-LOC-11")
def test_a_team_mate_does_not_know_who_else_has_a_location() -> None:
    campaign = a_campaign({"red": 3})
    campaign.locations = {"C2": "mine", "D3": "temple"}
    attack(campaign, "R>B")
    game = play(campaign)
    good(game, "red1 holders give C2 to red2")
    drawn = {who: {RULES.redraw(game.base, who, random.Random(n)).holders["C2"] for n in range(30)} for who in
             ("red1", "red2", "red3", "blue1")}  # fmt: skip

    assert drawn == {"red1": {"red2"}, "red2": {"red2"}, "red3": {"red1", "red2"}, "blue1": {"red1", "red2", "red3"}}


@pytest.mark.rule("VAL-ORD-03", "VAL-SET-05")
def test_votes_and_orders_are_secret_and_nothing_else_is() -> None:
    start = RULES.start({"players": tuple("abcdefgh"), "seed": "0", "rounds": 2})
    game, rng, secret = Play(RULES, start, FastDice(0)), random.Random(0), dict[str, bool]()
    game.begin()
    while game.open:
        secret |= {question.what: question.secret for question in (*game.open.values(), *game.standing().values())}
        by_chance(game, rng)

    assert {what for what, is_secret in secret.items() if is_secret} == {"vote", "order", "order.change"}
    assert {"claim", "location", "roll-call"} <= secret.keys()

"""Captains in whole campaigns: always legal, never at a loss, the same every time, and blind to what is hidden."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from gonfalon.kernel import FastDice, Play, Question
from gonfalon.kernel.views import view
from gonfalon.players import Player, player, reply
from gonfalon.players.mighty.captain import Captain
from gonfalon.players.simulation import Plan, play_game, set_up
from gonfalon.rulesets.registry import rule_set
from gonfalon.words import say

MOST = 6000  # answers in a short campaign; more would be one that never ends
WARS: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {"years": 2}),
    "three": (3, {"years": 2, "points": 6000}),
    "four of different races": (
        4,
        {
            "races": True,
            "race_of": {"red": "undead", "blue": "skaven", "yellow": "orcs-and-goblins", "green": "wood-elves"},
            "years": 2,
        },
    ),
    "two of the old peoples": (2, {"races": True, "race_of": {"red": "dwarfs", "blue": "high-elves"}, "years": 2}),
    "five by the Dutch edition": (5, {"preset": "dutch", "years": 1}),
    "six": (6, {"years": 1}),
    "with hidden baggage": (3, {"hide_baggage": True, "years": 1, "forced": False}),
    "with short seasons and independent capitals": (
        2,
        {"months": 3, "independent_capitals": True, "independent_cards": "player", "years": 2},
    ),
    "without winters": (3, {"winter": False, "years": 2, "capital_ends": False}),
    "with fights at sea by own rules": (3, {"naval_rules": "own", "strength": "dice", "years": 1}),
}


def a_play(ruleset: str, count: int, settings: dict[str, Any], game: int = 0) -> tuple[Play[Any], dict[str, Player]]:
    match = set_up(Plan(ruleset, ("captain",) * count, "campaigns", settings), game)
    play = Play(match.rules, match.rules.start(match.settings), match.dice)
    play.begin()
    return play, dict(match.minds)


def answered(play: Play[Any], minds: dict[str, Player]) -> Iterator[tuple[Question[Any], Any, Player]]:
    """Every answer, before it is given."""
    for _ in range(MOST):
        if not play.open:
            return
        asked = next(iter(play.open.values()))
        mind = minds[asked.who]
        question, answer = reply(mind, asked, play.standing, partial(view, play, asked.who))
        yield question, answer, mind
        play.put((question.who, question.what), answer)
    pytest.fail(f"no end after {MOST} answers")


@pytest.mark.parametrize("name", WARS)
def test_every_answer_is_legal_and_has_its_reason_in_both_languages(name: str) -> None:
    play, minds = a_play("mighty", *WARS[name])
    for question, answer, mind in answered(play, minds):
        assert question.check(answer) is None, f"{question.what}: {question.write(answer)}"
        assert say(mind.why, "en") != say(mind.why, "nl")


@pytest.mark.parametrize("count", [4, 6, 9])
@pytest.mark.parametrize("quick", [True, False])
def test_kings_of_valhalla_answer_legally(count: int, quick: bool) -> None:
    play, minds = a_play("valhalla", count, {"rounds": 3, "quick_resolution": quick, "attendance": "everybody"})
    for question, answer, mind in answered(play, minds):
        assert question.check(answer) is None, f"{question.what}: {question.write(answer)}"
        assert say(mind.why, "en") != say(mind.why, "nl")


@pytest.mark.fuzz
@pytest.mark.parametrize("game", range(40))
@pytest.mark.parametrize("name", WARS)
def test_every_answer_is_legal_in_many_wars(name: str, game: int) -> None:
    play, minds = a_play("mighty", *WARS[name], game=game)
    for question, answer, _ in answered(play, minds):
        assert question.check(answer) is None, f"{question.what}: {question.write(answer)}"


UNJUDGED = {"battle.report", "naval.result", "naval.sunk", "naval.drive", "ship.landing"}  # chance will do


def test_captains_have_an_opinion_on_nearly_everything() -> None:
    asked: set[str] = set()
    for name in ("three", "four of different races"):
        play, minds = a_play("mighty", *WARS[name])
        asked |= {question.what for question, _, mind in answered(play, minds) if mind.why.key == "captain-by-chance"}
    assert asked <= UNJUDGED
    assert Captain.sense.judgements.keys().isdisjoint(UNJUDGED)


# --- the same every time ---------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game() -> None:
    plan = Plan("mighty", ("captain",) * 3, "again", {"years": 1})
    assert play_game(plan, 0).state_hash == play_game(plan, 0).state_hash
    assert play_game(plan, 0).state_hash != play_game(plan, 1).state_hash


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    code = (
        "from gonfalon.players.simulation import Plan, play_game; "
        "print(play_game(Plan('mighty', ('captain',) * 3, 'hash', {'years': 1}), 0).state_hash)"
    )
    hashes = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert hashes[0] == hashes[1]


# --- what is hidden --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", range(3))
def test_a_captain_answers_the_same_where_only_what_he_may_not_know_differs(game: int) -> None:
    rules = rule_set("mighty")
    play, minds = a_play("mighty", 3, {"years": 2}, game)
    compared = 0
    for number, (asked, _, _) in enumerate(answered(play, minds)):
        if number % 5 or play.tape or (asked.who, asked.what) not in play.open:
            continue
        fair = Play(rules, rules.redraw(play.base, asked.who, random.Random(number)), FastDice("twin"))
        fair.begin()
        twin = fair.open.get((asked.who, asked.what))
        assert twin is not None
        one, other = (player("captain", random.Random(number), rules.name) for _ in range(2))
        real = one.answer(asked, partial(view, play, asked.who))
        redrawn = other.answer(twin, partial(view, fair, asked.who))
        assert asked.write(real) == twin.write(redrawn)
        compared += 1
    assert compared > 50

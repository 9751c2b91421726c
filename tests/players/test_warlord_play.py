"""Warlords in play: legal everywhere, the same every time, blind to what is hidden, and never at a loss."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gonfalon.kernel import FastDice, Play, Question
from gonfalon.kernel.views import view
from gonfalon.players import player, reply
from gonfalon.players.foresight import Foresight
from gonfalon.players.mighty.warlord import Warlord
from gonfalon.players.simulation import Plan, play_game, set_up
from gonfalon.store.keeping import play_and_keep
from gonfalon.words import say

NAME = "warlord:16"
MOST = 4000  # answers in a short campaign; more would be one that never ends
WARS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "two": ("mighty", 2, {"years": 2, "months": 3, "quick": True}),
    "one season": ("mighty", 2, {"years": 1, "months": 6, "quick": True}),
    "three with races and hidden baggage": (
        "mighty",
        3,
        {
            "years": 1,
            "months": 2,
            "hide_baggage": True,
            "races": True,
            "race_of": {"red": "undead", "blue": "skaven", "yellow": "wood-elves"},
        },
    ),
    "without winters": ("mighty", 2, {"years": 2, "months": 2, "winter": False, "capital_ends": False}),
    "kings of valhalla": ("valhalla", 4, {"rounds": 2}),
}
Given = tuple[Question[Any], Any, Warlord, Play[Any], Foresight]


BORDERS = ("border 0", "border 16", "border 17")  # seasons in which two warlords meet


def campaign(name: str, seed: str = "warlords") -> Iterator[Given]:
    """Every answer of a campaign among warlords, before it is given."""
    ruleset, count, settings = WARS[name]
    match = set_up(Plan(ruleset, (NAME,) * count, seed, settings), 0)
    play = Play(match.rules, match.rules.start(match.settings), match.dice)
    ahead = Foresight(play)
    play.begin()
    for _ in range(MOST):
        if not play.open:
            return
        asked = next(iter(play.open.values()))
        mind = match.minds[asked.who]
        assert isinstance(mind, Warlord) or ruleset != "mighty"
        redraw = partial(ahead.redraw, asked.who)
        question, answer = reply(mind, asked, play.standing, partial(view, play, asked.who), redraw)
        yield question, answer, mind, play, ahead
        play.put((question.who, question.what), answer)
    pytest.fail(f"no end after {MOST} answers")


@pytest.mark.parametrize("name", WARS)
def test_every_answer_is_legal_within_the_budget_and_has_its_reason_in_both_languages(name: str) -> None:
    for question, answer, mind, _, _ in campaign(name):
        assert question.check(answer) is None, f"{question.what}: {question.write(answer)}"
        assert not isinstance(mind, Warlord) or mind.playouts <= mind.budget
        assert say(mind.why, "en") != say(mind.why, "nl")


def test_he_searches_and_sometimes_knows_better_than_a_captain() -> None:
    wars = chain.from_iterable(campaign("one season", seed) for seed in BORDERS)
    minds = [(mind.playouts, mind.why.key) for _, _, mind, _, _ in wars]
    assert sum(playouts > 0 for playouts, _ in minds) > 5
    assert any(key == "warlord-foresees" for _, key in minds)


# --- the same every time ---------------------------------------------------------------------------------

SHORT = {"years": 1, "months": 2}


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    code = (
        "from gonfalon.players.simulation import Plan, play_game; "
        f"print(play_game(Plan('mighty', ('{NAME}', 'captain'), 'hash', {SHORT}), 0).state_hash)"
    )
    hashes = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert hashes[0] == hashes[1]


def test_a_game_goes_the_same_at_a_table_and_without(tmp_path: Path) -> None:
    plan = Plan("mighty", (NAME, "captain"), "kept", SHORT)
    kept, bare = play_and_keep(tmp_path, plan, 0), play_game(plan, 0)
    assert replace(kept, seconds=0.0) == replace(bare, seconds=0.0)


# --- what is hidden --------------------------------------------------------------------------------------


def test_a_warlord_answers_the_same_where_only_what_he_may_not_know_differs() -> None:
    compared = 0
    wars = chain.from_iterable(campaign("one season", seed) for seed in BORDERS)
    for number, (asked, _, mind, play, _) in enumerate(wars):
        if not mind.playouts or play.tape:
            continue
        twin = Play(play.rules, play.rules.redraw(play.base, asked.who, random.Random(number)), FastDice("twin"))
        twin.begin()
        answers = []
        for one in (play.fork(FastDice("real")), twin):
            if one is not twin:
                one.begin()
            question = one.open[asked.who, asked.what]
            twice, ahead = player(NAME, random.Random(number), one.rules.name), Foresight(one)
            answer = twice.answer(question, partial(view, one, asked.who), partial(ahead.redraw, asked.who))
            answers.append(question.write(answer))
        assert answers[0] == answers[1], asked.what
        compared += 1
    assert compared > 5

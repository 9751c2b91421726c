"""Campaigns by chance: they end, stay sound, can be said in every language, stored and forked; 1,000 in `make fuzz`."""

from __future__ import annotations

import random

import pytest
from valhalla_meetings import RULES, answered, begun, check_sound
from valhalla_stage import spoken

from gonfalon.cli.telling import question_message
from gonfalon.kernel import FastDice, SealedDice, Table
from gonfalon.kernel.views import asked, view
from gonfalon.rulesets.valhalla import rounds
from gonfalon.words import LANGUAGES, say

SAMPLE = 12
LONG = 1000
SHARES = 8


def play_to_the_end(seed: int) -> None:
    game, rng = begun(seed), random.Random(seed)
    for _ in answered(game, rng):
        check_sound(game.base)
    assert game.over
    assert game.base.round == 9 or game.base.decided or len(rounds.winners(game.base)) == 1


@pytest.mark.rule("VAL-SET-04", "VAL-SET-01")
@pytest.mark.parametrize("seed", range(SAMPLE))
def test_campaigns_with_absences_and_guests_are_played_to_their_end(seed: int) -> None:
    play_to_the_end(seed)


@pytest.mark.fuzz
@pytest.mark.parametrize("share", range(SHARES))
def test_a_thousand_campaigns_are_played_to_their_end(share: int) -> None:
    for seed in range(share, LONG, SHARES):
        play_to_the_end(seed)


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_is_asked_and_told_has_words(seed: int) -> None:
    game, rng = begun(seed, quick_resolution=seed == 2), random.Random(seed)
    for question in answered(game, rng):
        for lang in LANGUAGES:
            assert say(question_message(asked(question), "valhalla"), lang)
        for standing in game.standing().values():
            assert all(say(question_message(asked(standing), "valhalla"), lang) for lang in LANGUAGES)
    for event in game.heard:
        assert all(spoken(event, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("seed", range(4))
def test_a_state_survives_being_stored(seed: int) -> None:
    game, rng = begun(seed), random.Random(seed)
    for count, _ in enumerate(answered(game, rng)):
        if count % 25 == 0:
            stored = RULES.state_type.decoded(game.base.packed())
            assert stored.packed() == game.base.packed()


@pytest.mark.parametrize("seed", range(2))
def test_a_fork_changes_nothing_of_the_original(seed: int) -> None:
    game, rng = begun(seed), random.Random(seed)
    for count, _ in enumerate(answered(game, rng)):
        if count % 60 == 0 and game.open:
            before = game.base.hash()
            fork = game.fork(FastDice(count))
            fork.begin()
            for steps, _ in enumerate(answered(fork, random.Random(count))):
                if steps == 40:
                    break
            assert game.base.hash() == before


def test_a_campaign_at_a_table_replays_to_the_same_state() -> None:
    players = [f"p{i}" for i in range(7)]
    table = Table.start(RULES, {"players": players, "rounds": 2}, SealedDice(bytes(32)))
    rng = random.Random(7)
    while table.play.open:
        question = rng.choice(list(table.play.open.values()))
        assert table.answer(question.who, question.what, question.write(question.sample(rng))) is None

    again, stopped = Table.replay(RULES, table.log, FastDice(0))

    assert stopped is None
    assert again.play.state.hash() == table.play.state.hash()


def test_every_seat_and_a_passer_by_has_a_view_at_every_step() -> None:
    game, rng = begun(5), random.Random(5)
    for count, _ in enumerate(answered(game, rng)):
        if count % 10 == 0:
            for who in (*RULES.seats(game.state), "a passer-by"):
                assert view(game, who).state.round == game.state.round

"""Copies: an old one can never change, and one made in the middle of a step stands where the original stands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from fair import Fair, FairRules
from playing import answer_all, answer_by_chance, auction, everything, good, play_out, table_of, winter

from gonfalon.kernel import FastDice, Play, ScriptedDice, Table, TableDice


def stands_at(play: Play[Fair]) -> dict[str, Any]:
    """Where a play stands: what a copy must have in common with its original."""
    return {
        "state": play.state.packed(),
        "checkpoint": play.base.packed(),
        "open": list(play.open),
        "standing": list(play.standing()),
        "stands": play.stands,
        "queue": play.queue,
        "tape": play.tape,
        "answered": play.answered,
        "rolling": play.rolling,
        "over": play.over,
    }


def copy_of(play: Play[Fair], dice: Any = None) -> Play[Fair]:
    copy = play.fork(dice or FastDice(1))
    copy.begin()
    return copy


def test_every_earlier_copy_hashes_as_before_after_a_thousand_moves() -> None:
    rng = random.Random(1)
    play = Play(FairRules(), FairRules().start({"rounds": 100_000}), FastDice(1))
    play.begin()
    copies = []

    for _ in range(1000):
        copies += [(state, state.hash()) for state in (play.base, play.state.fork(), copy_of(play).state)]
        assert play_out(play, rng, 1) == 1

    assert len({was for _, was in copies}) > 500
    assert [state.hash() for state, _ in copies] == [was for _, was in copies]


def partly_answered() -> Table[Fair]:
    """One of three secret bids is in."""
    table = auction([5])
    answer_all(table, "anna bid 3")
    return table


def partly_by_order() -> Table[Fair]:
    """Bert's standing order has bid for him, and anna has bid too; cora is still asked."""
    table = table_of([1, 1, 1, 1, 1, 1, 1, 1, 1, 5], rounds=2)
    good(table.order("bert", "bid", "never"))
    answer_all(table, 'cora name {"name": "C"}; anna name {"name": "A"}; bert name {"name": "B"}; anna bid 3')
    return table


def partly_by_force() -> Table[Fair]:
    """Nobody but cora has a coin any more: the others have bid by force."""
    table = auction([5])
    good(table.correct({"purse": {"anna": 0, "bert": 0}}, "thieves"))
    return table


def standing_story() -> Table[Fair]:
    """Cora has dared anna, who is asked; the auction waits."""
    table = auction([5, 6])
    answer_all(table, "cora dare anna")
    return table


def standing_story_with_queue() -> Table[Fair]:
    """Cora's dare is being told, bert's waits behind it."""
    table = standing_story()
    answer_all(table, "bert dare cora")
    return table


def queued() -> Table[Fair]:
    """Anna has bid and bert has conceded: that waits for the end of the step."""
    table = partly_answered()
    answer_all(table, "bert concede concede")
    return table


def order_left_too_late() -> Table[Fair]:
    """Anna is asked for her bid already when she leaves the order never to bid."""
    table = auction([5])
    good(table.order("anna", "bid", "never"))
    return table


def ended() -> Table[Fair]:
    table = winter()
    answer_all(table, "cora concede concede; anna concede concede")
    return table


IN_THE_MIDDLE = [
    partly_answered,
    partly_by_order,
    partly_by_force,
    standing_story,
    standing_story_with_queue,
    queued,
    order_left_too_late,
    ended,
]


@pytest.mark.parametrize("given", IN_THE_MIDDLE)
def test_a_copy_stands_where_the_original_stands(given: Callable[[], Table[Fair]]) -> None:
    table = given()

    assert stands_at(copy_of(table.play)) == stands_at(table.play)


@pytest.mark.parametrize("given", IN_THE_MIDDLE)
def test_a_copy_of_a_copy_that_has_not_begun_stands_there_too(given: Callable[[], Table[Fair]]) -> None:
    table = given()

    assert stands_at(copy_of(table.fork())) == stands_at(table.play)


@pytest.mark.parametrize("given", IN_THE_MIDDLE)
def test_a_copy_goes_its_own_way_and_the_table_notices_nothing(given: Callable[[], Table[Fair]]) -> None:
    table = given()
    before = everything(table)

    copy = copy_of(table.play)
    play_out(copy, random.Random(2))

    assert copy.over
    assert everything(table) == before


def test_a_copy_waits_for_the_same_typed_dice() -> None:
    table = auction(TableDice())

    assert stands_at(copy_of(table.play, TableDice())) == stands_at(table.play)


def test_a_copy_with_dice_of_its_own_throws_what_people_would_have_typed() -> None:
    table = auction(TableDice())

    copy = copy_of(table.play, ScriptedDice([4]))

    assert copy.tape == [(4,)]
    assert list(copy.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]


def test_two_copies_with_the_same_dice_and_answers_stay_alike_wherever_they_were_made() -> None:
    for seed in range(10):
        rng, table = random.Random(seed), table_of(FastDice(seed))
        while not table.play.over:
            one, two = copy_of(table.play, FastDice(5)), copy_of(table.fork(FastDice(6)), FastDice(5))
            assert stands_at(one) == stands_at(two) == stands_at(table.play)
            assert play_out(one, random.Random(3), 8) == play_out(two, random.Random(3), 8)
            assert stands_at(one) == stands_at(two)
            answer_by_chance(table, rng, standing=0.1)


def test_a_play_that_never_began_can_be_copied() -> None:
    rules = FairRules()
    play = Play(rules, rules.start({"phase": "auction", "purse": 0}), FastDice(1))

    copy = copy_of(play, FastDice(1))
    play.begin()

    assert stands_at(copy) == stands_at(play)

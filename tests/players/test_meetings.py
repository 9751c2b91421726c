"""Computer players at a meeting of `valhalla`: they are there, alone, and report no battle that nobody fought."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.kernel import FastDice, Table
from gonfalon.players.seating import computer_asked, play_computers, seat_computers, seeded
from gonfalon.rulesets.registry import rule_set

SEATS = ("anna", "bram", "cleo", "dirk")
PEOPLE = ("human", *("captain",) * 3)


def table(holders: tuple[str, ...], **settings: Any) -> Table[Any]:
    begun = Table.start(rule_set("valhalla"), {"players": SEATS, "seed": "7", "rounds": 2, **settings}, FastDice(3))
    seat_computers(begun, dict(zip(SEATS, holders, strict=True)))
    return begun


def answered(game: Table[Any], what: str) -> list[tuple[str, str]]:
    """Who has answered such a question, and how."""
    inputs = [entry.input for entry in game.log]
    return [(i.who, i.answer) for i in inputs if getattr(i, "what", "") == what]


def person_until(game: Table[Any], phase: str, rng: random.Random) -> None:
    """Anna answers by chance, and the computers as they do, until this phase has come."""
    play_computers(game, seeded("seed"))
    while game.play.state.phase != phase and not game.play.over:
        question = next(q for q in game.play.open.values() if q.who == "anna")
        text = "done" if question.what == "roll-call" else question.write(question.sample(rng))
        assert game.answer("anna", question.what, text) is None
        play_computers(game, seeded("seed"))


@pytest.mark.rule("VAL-SET-04")
@pytest.mark.parametrize("kind", ["squire", "captain", "warlord"])
def test_they_call_the_roll_once_a_round_and_bring_nobody(kind: str) -> None:
    game = table((kind,) * 4)

    play_computers(game, seeded("seed"))

    assert game.play.over
    assert sorted(answered(game, "roll-call")) == sorted([(seat, "done") for seat in SEATS] * 2)
    assert not answered(game, "attendance")


@pytest.mark.rule("VAL-BAT-33")
@pytest.mark.parametrize("kind", ["squire", "captain"])
def test_battles_among_themselves_are_left_to_dice(kind: str) -> None:
    game = table((kind,) * 4)

    play_computers(game, seeded("seed"))

    assert game.play.over
    assert not answered(game, "battle.report")
    assert {text for _, text in answered(game, "battle.dice")} == {"throw"}


@pytest.mark.rule("VAL-BAT-33")
def test_where_dice_settle_all_battles_they_are_not_asked() -> None:
    game = table(("captain",) * 4, quick_resolution=True)

    play_computers(game, seeded("seed"))

    assert game.play.over
    assert not answered(game, "battle.report") + answered(game, "battle.dice") + answered(game, "battle.confirm")


def at_battle() -> tuple[Table[Any], str]:
    """Anna's battle waits for her; the one among computers, if there is one, is over. And its number."""
    game = table(PEOPLE)
    person_until(game, "battles", random.Random(1))
    report = next(q for q in game.play.open.values() if (q.who, q.what) == ("anna", "battle.report"))
    return game, report.about["battle"]


@pytest.mark.rule("VAL-BAT-33")
def test_a_battle_against_a_person_waits_for_the_person() -> None:
    game, battle = at_battle()

    assert computer_asked(game) is None
    assert game.play.state.battles[battle].stage == "fighting"
    assert not answered(game, "battle.report")


@pytest.mark.rule("VAL-BAT-33")
def test_what_a_person_reports_is_believed() -> None:
    game, battle = at_battle()
    report = next(q for q in game.play.open.values() if (q.who, q.what) == ("anna", "battle.report"))

    assert game.answer("anna", report.what, report.write(report.suggestion)) is None
    play_computers(game, seeded("seed"))

    assert {text for _, text in answered(game, "battle.confirm")} == {"confirm"}
    assert game.play.state.phase != "battles" or game.play.state.battles[battle].stage == "settled"


@pytest.mark.rule("VAL-BAT-33")
def test_a_person_who_would_throw_finds_them_willing() -> None:
    game, battle = at_battle()

    assert game.answer("anna", "battle.dice", "throw") is None

    assert any(e.kind == "battle.settled" and e.args["battle"] == battle for e in game.heard)


@pytest.mark.rule("VAL-SET-04")
def test_with_too_few_there_they_wait_for_people() -> None:
    """Three of four are away, and only a person can say that one is back."""
    game = table(("captain", "human", "human", "human"))
    rng = random.Random(1)
    for _ in range(200):
        play_computers(game, seeded("seed"))
        if game.play.state.phase == "roll-call":
            break
        question = next(iter(game.play.open.values()))
        assert game.answer(question.who, question.what, question.write(question.sample(rng))) is None
    for seat in SEATS[1:]:
        assert game.answer(seat, "roll-call", f"absent {seat}") is None

    assert {q.who for q in game.play.open.values()} >= {"anna"}
    assert computer_asked(game) is None

"""A table that stands still: it looks as the real one does, thinks the same, and nothing moves it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gonfalon.kernel import SealedDice, Table, TableDice
from gonfalon.players.seating import computer_asked, seat_computers, seeded, thought
from gonfalon.rulesets.registry import rule_set

SEATS = ("red", "blue", "yellow", "green")
ANSWERS = 150


def looks(table: Table[Any]) -> list[bytes]:
    return [msgspec.json.encode(table.view(seat)) for seat in ("", *SEATS)]


def play_on(table: Table[Any], chance: random.Random) -> None:
    """Dice, if some are to be typed; else an answer by chance to one of the open questions."""
    if (roll := table.play.rolling) is not None:
        faces = tuple(chance.randrange(roll.sides) + 1 for _ in range(roll.count))
        assert table.type_dice(roll.who or SEATS[0], faces) is None
        return
    question = chance.choice(list(table.play.open.values()))
    assert table.answer(question.who, question.what, question.write(question.sample(chance))) is None


@pytest.mark.parametrize("dice", [SealedDice(b"x" * 32), TableDice()], ids=["sealed", "typed"])
@pytest.mark.parametrize("ruleset", ["mighty", "valhalla"])
def test_a_still_table_looks_like_the_real_one_and_stays_so(ruleset: str, dice: Any) -> None:
    chance = random.Random(ruleset)
    table = Table.start(rule_set(ruleset), {"players": SEATS, "seed": "7"}, dice)
    before, was = table.still(), looks(table)
    for _ in range(ANSWERS):
        if table.play.over:
            break
        play_on(table, chance)
        assert looks(before) == was
        before, was = table.still(), looks(table)
        assert looks(before) == was
        assert (before.next_number, before.play.rolling) == (table.next_number, table.play.rolling)
        assert list(before.play.open) == list(table.play.open)


def test_who_thinks_at_a_still_table_comes_to_the_same_answer() -> None:
    table = Table.start(rule_set("mighty"), {"players": SEATS, "seed": "7"}, SealedDice(b"x" * 32))
    seat_computers(table, dict.fromkeys(SEATS, "captain"))
    for _ in range(60):
        still = table.still()
        here, there = computer_asked(table), computer_asked(still)
        assert here is not None
        assert there is not None
        question, answer = thought(table, here, seeded("7"))
        other, same = thought(still, there, seeded("7"))
        assert (question.who, question.what, answer) == (other.who, other.what, same)
        assert table.answer(question.who, question.what, answer) is None

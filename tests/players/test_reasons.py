"""Reasons are found again from the log: the same secret thinks the same thoughts."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel import FastDice, SealedDice, Table
from gonfalon.kernel.undoing import last_answer
from gonfalon.players.reasons import reasons
from gonfalon.players.seating import computer_asked, considered, put, seat_computers, seeded
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.files import Campaign
from gonfalon.words import say

RULES = rule_set("mighty")
LUCK = SealedDice(b"why").luck
MIGHTY = {"players": ("red", "blue"), "years": 1, "quick": True, "seed": "reasons"}


def thinking(table: Table[Any], most: int) -> list[tuple[int, str]]:
    """Let computer players play on; what each of them said then, with the number of his answer."""
    said = []
    for _ in range(most):
        asked = computer_asked(table)
        if asked is None:
            break
        idea, why = considered(table, asked, LUCK)
        said.append((table.next_number, why.key))
        put(table, idea)
    return said


def begun(**holders: str) -> Table[Any]:
    table = Table.start(RULES, MIGHTY, FastDice(4))
    seat_computers(table, holders)
    return table


def replayed(table: Table[Any]) -> Table[Any]:
    return Table.replay(RULES, table.log[:1], FastDice(4))[0]


@pytest.mark.parametrize("holder", ["captain", "squire"])
def test_what_a_player_said_then_he_says_again_when_the_log_is_followed(holder: str) -> None:
    table = begun(red=holder, blue="captain")
    said = thinking(table, 60)

    found = reasons(replayed(table), table.log[1:], [LUCK])

    assert [(reason.number, reason.why.key) for reason in found] == said
    assert {reason.who for reason in found} == {"red", "blue"}


def test_they_are_found_from_a_checkpoint_on_as_from_the_beginning() -> None:
    table = begun(red="captain", blue="captain")
    thinking(table, 30)
    kept, first = table.checkpoint(), table.next_number
    said = thinking(table, 30)
    resumed, _ = Table.resume(RULES, kept, [], FastDice(4))

    assert [(r.number, r.why.key) for r in reasons(resumed, table.log[first:], [LUCK])] == said


def test_people_are_not_asked_why() -> None:
    table = begun(blue="captain")
    thinking(table, 200)
    red = table.questions("red")[0]
    assert table.answer("red", red.what, red.write(next(iter(red.options())))) is None

    assert {reason.who for reason in reasons(replayed(table), table.log[1:], [LUCK])} == {"blue"}


def test_what_was_taken_back_is_not_explained() -> None:
    table = begun(blue="captain")
    thinking(table, 3)
    last = last_answer(table, "blue")
    assert last is not None
    assert table.undo("blue", last.number, agreed=("red",)) is None

    found = reasons(replayed(table), table.log[1:], [LUCK])

    assert last.number not in [reason.number for reason in found]


def test_another_mind_is_not_quoted_for_what_it_would_not_have_done() -> None:
    """With another luck a squire answers otherwise: his answers of then have no reason any more."""
    table = begun(red="squire", blue="squire")
    said = thinking(table, 60)

    assert len(reasons(replayed(table), table.log[1:], [SealedDice(b"another").luck])) < len(said)


def test_every_reason_can_be_said_in_both_languages() -> None:
    table = begun(red="captain", blue="captain")
    thinking(table, 200)

    for reason in reasons(replayed(table), table.log[1:], [LUCK]):
        assert all(say(reason.why, lang) for lang in ("en", "nl"))


class Older(SealedDice):
    """Sealed dice from before the log said which dice are thrown."""

    kind = ""


def test_what_was_thought_with_the_seed_before_there_was_a_better_luck_is_found_too() -> None:
    """A campaign under way: first thought with its seed, and from some answer on with its secret."""
    dice = Older(b"why")
    about = Campaign("mighty", RULES.version, "sealed", dice.commitment, dice.secret.hex(), seed="reasons")
    table = Table.start(RULES, MIGHTY, dice)
    seat_computers(table, {"red": "squire", "blue": "squire"})
    for luck in (seeded("reasons"), about.luck()):
        said = table.next_number
        while (asked := computer_asked(table)) is not None and table.next_number < said + 30:
            put(table, considered(table, asked, luck)[0])
    again, _ = Table.replay(RULES, table.log[:1], dice)

    assert len(reasons(again, table.log[1:], about.lucks(table.log[0]))) == 60


def test_a_campaign_that_says_its_dice_is_asked_with_its_secret_alone() -> None:
    dice = SealedDice(b"why")
    about = Campaign("mighty", RULES.version, "sealed", dice.commitment, dice.secret.hex(), seed="reasons")

    assert len(about.lucks(Table.start(RULES, MIGHTY, dice).log[0])) == 1

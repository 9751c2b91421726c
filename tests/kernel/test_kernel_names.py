"""Names: none passes for another or for a word that means something here, and authority never follows from one."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel import UMPIRE, Eyes, FastDice, Refused, Table
from gonfalon.kernel.inputs import Membership
from gonfalon.kernel.naming import HOLDERS, RESERVED, SEATLESS, check_names, likeness, own_name, sound_name
from gonfalon.players import PLAYERS
from gonfalon.players.seating import HUMAN
from gonfalon.rulesets.mighty.settings import RESERVED as MIGHTYS_OWN
from gonfalon.rulesets.registry import rule_set

MIGHTY = {"players": ("red", "blue"), "seed": "7", "quick": True}


def why(settings: dict[str, Any], ruleset: str = "mighty") -> str:
    with pytest.raises(Refused) as refused:
        Table.start(rule_set(ruleset), settings, FastDice(1))
    return refused.value.refusal.message.key


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> Table[Any]:
    """A campaign of a program that looked at no names: a seat of it is called as the umpire's chair is."""
    with monkeypatch.context() as before:
        before.setattr("gonfalon.kernel.table.check_names", lambda _: None)
        return Table.start(rule_set("mighty"), {**MIGHTY, "players": ("red", "umpire")}, FastDice(1))


def answered(table: Table[Any], who: str) -> int:
    """Somebody answers the first of his questions; the number of that input."""
    question = table.questions(who)[0]
    assert table.answer(who, question.what, table.options(who, question.what)[0]) is None
    return table.next_number - 1


# --- reserved words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RESERVED)
def test_no_player_commander_or_empire_is_called_by_a_reserved_word(name: str) -> None:
    by_rules = ("mighty-players-wrong", "mighty-commander-wrong")  # names that the rules themselves have a use for
    expected = {"kernel-name-reserved", *(by_rules if name in MIGHTYS_OWN else ())}

    assert why({**MIGHTY, "players": ("red", name)}) in expected
    assert why({**MIGHTY, "commanders": {name: "red"}}) in expected
    assert why({"players": ("anna", "bert", "cees", name)}, "valhalla") in expected
    teams = {"north": ("anna",), name: ("bert",)}
    assert why({"players": ("anna", "bert"), "teams": teams, "empires": "any"}, "valhalla") in expected


def test_every_word_with_a_meaning_is_reserved() -> None:
    assert {HUMAN, *PLAYERS} <= set(HOLDERS)
    assert set(MIGHTYS_OWN) <= set(SEATLESS)


@pytest.mark.parametrize("name", ["Umpire", "UMPIRE", "umpіre", "umplre", "ｕｍｐｉｒｅ", "umpire "])
def test_nor_by_anything_that_looks_like_one(name: str) -> None:
    with pytest.raises(Refused) as refused:
        own_name(name)

    assert refused.value.refusal.message.key == "kernel-name-reserved"


@pytest.mark.parametrize(("one", "other"), [("red", "rеd"), ("ida", "lda"), ("Odo", "0d0"), ("anna", "ANNA")])
def test_two_seats_do_not_look_alike(one: str, other: str) -> None:
    with pytest.raises(Refused) as refused:
        check_names((one, other))

    assert refused.value.refusal.message.key == "kernel-names-alike"


# --- likeness ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Аdа"), ("paypal", "раураl"), ("Rome", "Rorne"), ("Ivo", "lvo"), ("B 1", "B\u00a0l")]
)
def test_what_looks_the_same_is_the_same(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Adam"), ("Zoë", "Zoe"), ("Søren", "Soren"), ("Jan 1", "Jan 2")])
def test_what_can_be_told_apart_is_not(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize("sign", ["\u200b", "\u202e", "\u2066", "\u00ad", "\u034f", "\u3164", "\ufe0f", "\u2800"])
def test_what_cannot_be_seen_is_no_part_of_a_name(sign: str) -> None:
    with pytest.raises(Refused) as refused:
        sound_name(f"Ad{sign}a")

    assert refused.value.refusal.message.key == "store-name"


@pytest.mark.parametrize("name", ["Ada", "Zoë van ’t Hoff", "李小龍", "Ægir", "אביגיל", "Ян"])
def test_people_are_called_what_they_are_called(name: str) -> None:
    assert own_name(f" {name} ") == name


# --- authority --------------------------------------------------------------------------------------------------------


def test_a_log_with_such_a_name_still_plays(old: Table[Any]) -> None:
    again, stopped = Table.replay(old.rules, old.log, FastDice(1))

    assert stopped is None
    assert again.play.base.hash() == old.play.base.hash()


@pytest.mark.parametrize("who", ["umpire", Eyes("umpire")])
def test_a_seat_that_is_called_umpire_takes_back_nothing_of_others(old: Table[Any], who: str | Eyes) -> None:
    while not old.questions("red"):
        answered(old, "umpire")
    number = answered(old, "red")

    refusal = old.undo(who, number)

    assert refusal is not None
    assert refusal.message.key == "kernel-undo-not-yours"


def test_the_umpire_takes_it_back_all_the_same_and_that_replays(old: Table[Any]) -> None:
    number = answered(old, next(iter(old.play.open.values())).who)

    assert old.undo(UMPIRE, number, reason="a slip") is None
    assert Table.replay(old.rules, old.log, FastDice(1))[1] is None


# --- comings and goings -----------------------------------------------------------------------------------------------


def test_everybody_reads_who_comes_and_nothing_takes_it_back() -> None:
    table: Table[Any] = Table.start(rule_set("mighty"), MIGHTY, FastDice(1))
    number = answered(table, next(iter(table.play.open.values())).who)

    assert table.member(Membership("came", "Ada", "umpire")) is None
    assert table.undo(UMPIRE, number) is None

    told = [event for event in table.events("") if event.kind == "member.came"]
    assert [event.args["person"] for event in told] == ["Ada"]
    assert Table.replay(table.rules, table.log, FastDice(1))[1] is None


def test_nobody_comes_to_a_seat_that_is_not_there() -> None:
    table: Table[Any] = Table.start(rule_set("mighty"), MIGHTY, FastDice(1))

    refusal = table.member(Membership("came", "Ada", "ruler", "gold"))

    assert refusal is not None
    assert refusal.message.key == "kernel-seat-unknown"

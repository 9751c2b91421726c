"""The ways in which players act in a phase, with a state that is nobody's: three scribes and what they write."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import pytest

from gonfalon.kernel import Play, Question, Refusal, RuleSet, ScriptedDice, State, Story, at_once
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Done, Order, Word
from gonfalon.rulesets.common.phases import Deed, Secret

SCRIBES = ("ann", "bob", "cid")
MOST = 3  # lines on a sheet


class Line(Order, frozen=True):
    """A line for one's sheet."""

    form = "write {word}"
    word: Word


class Room(State):
    """What each has written, who has sealed it, and what hangs on the wall."""

    phase: str = "letters"
    sheets: dict[str, tuple[str, ...]] = {}
    sealed: dict[str, bool] = {}
    wall: tuple[str, ...] = ()
    order: tuple[str, ...] = SCRIBES

    def up(self) -> str | None:
        return self.order[0] if self.order else None

    def pass_on(self) -> None:
        self.order = self.order[1:]


class Scribes(RuleSet[Room]):
    """Its phases are the four ways to act."""

    name = "scribes"
    state_type = Room

    def step(self, state: Room) -> Story[None] | None:
        return CHAPTERS[state.phase](state) if state.phase in CHAPTERS else None

    def standing(self, state: Room) -> Iterable[Question[Any]]:
        reading = partial(sheet, what="letters.again")
        return phases.second_thoughts(state, LETTERS, reading) if state.phase == "letters" else ()

    @at_once
    def stand(self, state: Room, question: Question[Any], answer: Any) -> None:
        """He begins his sheet anew."""
        del state.sealed[question.who]
        state.sheets[question.who] = () if isinstance(answer, Done) else (answer.word,)


def lines(room: Room, who: str) -> Iterator[Line]:
    if len(room.sheets.get(who, ())) < MOST:
        yield from map(Line, ("yes", "no"))


def judge(room: Room, who: str, order: Line) -> Refusal | None:
    return None if order in lines(room, who) else Refusal.of("scribes-full", rule="SCR-02", word=order.word)


def add(room: Room, who: str, order: Line) -> None:
    room.sheets[who] = (*room.sheets.get(who, ()), order.word)


def sheet(room: Room, who: str, what: str = "letters") -> Question[Order]:
    return phases.errands(room, who, what, SHEET, rule="SCR-01", unreadable="SCR-03", about={})


@at_once
def write(room: Room, who: str, order: Order) -> None:
    if phases.run_errand(room, who, SHEET, order):
        room.sealed[who] = True


@at_once
def reveal(room: Room) -> None:
    room.wall, room.phase = tuple(" ".join(room.sheets.get(who, ())) for who in SCRIBES), "speeches"


def speak(room: Room) -> Story[None]:
    return phases.take_turns(room, say, at_once(partial(end_of, phase="crier")))


@at_once
def say(room: Room, who: str) -> None:
    room.wall = (*room.wall, who)


def end_of(room: Room, phase: str) -> None:
    room.phase = phase


def cry(room: Room) -> Story[None]:
    """Ann cries what she likes until she is done; having cried nothing she cannot be."""
    return phases.next_deed(
        room,
        "ann",
        "crier",
        CRIES,
        rule="SCR-04",
        unreadable="SCR-03",
        end=partial(end_of, phase="over"),
        may_end=heard,
    )


def heard(room: Room) -> Refusal | None:
    return None if room.sheets.get("crier") else Refusal.of("scribes-silent", rule="SCR-05")


@at_once
def cried(room: Room, order: Line) -> None:
    add(room, "crier", order)


SHEET = (Deed(Line, lines, judge, add),)
CRIES = (Deed(Line, lambda room: lines(room, "crier"), lambda room, order: judge(room, "crier", order), cried),)
LETTERS = Secret(lambda room: SCRIBES, lambda room: room.sealed, sheet, write, reveal)
CHAPTERS: dict[str, Callable[[Room], Story[None]]] = {
    "letters": partial(phases.write_in_secret, secret=LETTERS),
    "speeches": speak,
    "crier": cry,
}


@pytest.fixture
def play() -> Play[Room]:
    began = Play(Scribes(), Room(), ScriptedDice(()))
    began.begin()
    return began


def said(play: Play[Room], *answers: str) -> Refusal | None:
    """What they say one after another, `ann: write yes`; the refusal of the last."""
    refusal = None
    for answer in answers:
        who, text = answer.split(": ")
        open_to_him = [key for key in (*play.open, *play.standing()) if key[0] == who]
        question = {**play.standing(), **play.open}[open_to_him[0]]
        read = question.read(text)
        refusal = read if isinstance(read, Refusal) else play.answer(*open_to_him[0], read)
    return refusal


def sealed_by(*scribes: str) -> list[str]:
    return [f"{who}: {order}" for who in scribes for order in ("write yes", "done")]


def test_several_orders_of_each_stay_sealed_until_all_are_in_and_are_revealed_at_once(play: Play[Room]) -> None:
    assert said(play, "bob: write yes", "ann: write no", "bob: write no", "bob: done", "ann: done") is None
    assert play.state.wall == ()
    assert [who for who, _ in play.open] == ["cid"]
    assert said(play, "cid: done") is None
    assert play.state.wall[:3] == ("no", "yes no", "")


def test_a_sealed_sheet_may_be_replaced_until_the_reveal(play: Play[Room]) -> None:
    said(play, *sealed_by("ann", "bob"))
    assert sorted(play.standing()) == [("ann", "letters.again"), ("bob", "letters.again")]
    assert said(play, "ann: write no", "cid: done", "ann: write yes", "ann: done") is None
    assert play.state.wall[:3] == ("no yes", "yes", "")
    assert play.standing() == {}


def test_an_order_that_breaks_a_rule_or_cannot_be_read_is_refused_with_its_clause(play: Play[Room]) -> None:
    full = said(play, *["ann: write yes"] * (MOST + 1))
    unread = said(play, "bob: sing")
    assert full is not None
    assert unread is not None
    assert (full.rule, unread.rule) == ("SCR-02", "SCR-03")
    assert play.state.sheets == {"ann": ("yes",) * MOST}


def test_players_take_turns_in_their_order_each_in_a_step_of_his_own(play: Play[Room]) -> None:
    said(play, *sealed_by(*SCRIBES))
    assert play.state.wall[3:] == SCRIBES
    assert play.state.phase == "crier"


def test_orders_go_on_one_by_one_until_he_is_done_and_he_cannot_be_too_early(play: Play[Room]) -> None:
    said(play, *sealed_by(*SCRIBES))
    early = said(play, "ann: done")
    assert early is not None
    assert early.rule == "SCR-05"
    assert said(play, "ann: write yes", "ann: write no", "ann: done") is None
    assert play.state.sheets["crier"] == ("yes", "no")
    assert play.over

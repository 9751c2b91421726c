"""The golden playthrough: a text a person can read, with everything asked, answered, thrown and seen in a Fair.

If it changes, the kernel or the Fair has changed: look at the difference, and if it is meant, write it anew with
`pytest -n 0 tests/kernel --update-golden`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count, takewhile
from typing import Any

import msgspec
from fair import Fair
from playing import good, replayed, table_of

from gonfalon.kernel import UMPIRE, Event, Question, Refusal, Table, View
from gonfalon.words import say

FIRST = 6  # of the legal answers


def test_the_fair_plays_as_it_always_did(golden: Callable[[str, str], None]) -> None:
    golden("fair.txt", "\n".join(playthrough()) + "\n")


def playthrough() -> Iterator[str]:
    """A short Fair with its dice sealed by a fixed secret, played by chance, with an umpire's hand in it."""
    table, rng = table_of(rounds=2), random.Random(16)
    yield f"The Fair, {table.log[0].input.settings}, sealed by {table.log[0].input.commitment[:16]}…"
    yield from position(table)
    for turn in count(1):
        if table.play.over:
            break
        before = list(table.heard)
        yield ""
        yield f"=== {turn}. " + do_next(table, turn, rng)
        yield from happened(before, list(table.heard))
        yield from position(table)
    yield ""
    yield f"The end. state {table.play.state.hash()}, log {table.log[-1].hash}"
    assert replayed(table.log).play.state.hash() == table.play.state.hash()


def do_next(table: Table[Fair], turn: int, rng: random.Random) -> str:
    """At some turns something special, else an answer by chance; now and then to a standing question."""
    last, thrown = table.log[-1].number, max([e.number for e in table.log if e.rolls], default=0)
    special = {
        4: ("anna leaves the order to take toll always", lambda: table.order("anna", "toll", "always")),
        7: ("the umpire corrects cora's purse to 12", lambda: table.correct({"purse": {"cora": 12}}, "miscounted")),
        12: (f"the umpire lets the dice of number {thrown} fall again", lambda: table.reroll(thrown, 0, "cocked")),
        14: ("the captain takes the seat of bert", lambda: table.seat("bert", "captain", computer=True)),
        19: (f"anna wants to take back number {thrown}", lambda: table.undo("anna", thrown)),
        20: (f"the umpire takes back number {last}", lambda: table.undo(UMPIRE, last)),
    }
    if turn in special:
        text, deed = special[turn]
        refusal: Refusal | None = deed()
        return text if refusal is None else f"{text}: refused. {say(refusal)}"
    question = next_question(table, rng)
    text = question.write(question.sample(rng))
    good(table.answer(question.who, question.what, text))
    return f"{question.who} answers {question.what}: {text}"


def next_question(table: Table[Fair], rng: random.Random) -> Question[Any]:
    beside = [q for q in table.play.standing().values() if q.what != "concede"]
    questions = beside if rng.randrange(6) == 0 else list(table.play.open.values())
    return questions[rng.randrange(len(questions))]


def position(table: Table[Fair]) -> Iterator[str]:
    """The open questions with their first legal answers; what a passer-by sees, and what each player sees beyond it."""
    for question in table.play.open.values():
        options = table.options(question.who, question.what, FIRST + 1)
        shown = " | ".join(options[:FIRST]) + (" | …" if len(options) > FIRST else "")
        marks = "".join(f", {mark}" for mark in ("secret", "quiet", "forced") if getattr(question, mark))
        yield f"  asked {question.who} {question.what} ({question.rule}{marks}): {shown}"
    public = seen(table.view("a passer-by"))
    yield "  seen  " + " ".join(f"{name}={value}" for name, value in public.items())
    for who in table.seats:
        own = seen(table.view(who)).items()
        yield f"  {who:5} " + " ".join(f"{name}={value}" for name, value in own if public.get(name) != value)


def seen(view: View) -> dict[str, str]:
    waiting = [*view.waiting, *(["somebody"] if view.hidden else [])]
    parts = {
        **view.state,
        "asked": [question.what for question in view.questions],
        "beside": [question.what for question in view.beside],
        "waiting": waiting,
        "events": len(view.events),
        "token": view.token,
    }
    return {name: plain(value) for name, value in parts.items()}


def happened(before: list[Event], now: list[Event]) -> Iterator[str]:
    """What was heard, and what is as if it had never been."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False)))
    yield from (f"    never was: {told(event)}" for event in before[same:])
    yield from (f"    {told(event)}" for event in now[same:])


def told(event: Event) -> str:
    args = " ".join(f"{name}={plain(value)}" for name, value in event.args.items())
    to = "" if event.to is None else f" (to {', '.join(event.to)})"
    return f"{event.kind}{to}{' [shows]' if event.shows else ''} {args}".rstrip()


def plain(value: Any) -> str:
    text = msgspec.json.encode(value).decode().replace('"', "")
    return text or "-"

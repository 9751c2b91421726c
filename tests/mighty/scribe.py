"""Writes a scene down for people: what is asked and answered, who hears what, and what each player sees change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from textwrap import wrap
from typing import Any

import msgspec

from gonfalon.cli.telling import event_message, question_message
from gonfalon.kernel import Event, Play, Question, ScriptedDice
from gonfalon.kernel.views import asked
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import War
from gonfalon.words import say

FIRST = 5  # of the legal answers
PASSER_BY = "a passer-by"
PASSING = ("turn", "active", "order")  # parts of the view that only say how far somebody is with his turn


def written(title: str, intro: str, war: War, answers: Sequence[str], dice: Sequence[int]) -> str:
    """A scene from its first question on; answers are `who: text`, and all dice must have fallen at its end."""
    source = ScriptedDice(dice)
    play = Play(Mighty(), war, source)
    before = seen(play)
    play.begin()
    lines = [title, "=" * len(title), *wrap(intro, 110), "", *heard(play, 0), *changes(before, seen(play))]
    for line in answers:
        who, _, text = line.partition(": ")
        lines += put(play, who, text)
    assert not source.left, f"dice nobody threw: {source.left}"
    return "\n".join(lines) + "\n"


def put(play: Play[War], who: str, text: str) -> Iterator[str]:
    """One question with its answer, and what comes of it."""
    question = next(q for q in play.open.values() if q.who == who)
    answer = question.read(text)
    refusal = question.check(answer)
    assert refusal is None, f"{question.what} refuses {text!r}: {refusal}"
    before, told = seen(play), len(play.heard)
    yield ""
    yield from inquiry(question)
    yield f"  > {text}"
    play.put((question.who, question.what), answer)
    yield from heard(play, told)
    yield from changes(before, seen(play))


def inquiry(question: Question[Any]) -> Iterator[str]:
    """A question as its player reads it, with its first legal answers."""
    options = [question.write(option) for option in islice(question.options(), FIRST + 1)]
    secret = ", secretly" if question.secret else ""
    yield f"{question.who} is asked{secret}: {say(question_message(asked(question), 'mighty'))} ({question.rule})"
    yield "    " + " | ".join(options[:FIRST]) + (" | …" if len(options) > FIRST else "")


def heard(play: Play[War], since: int) -> Iterator[str]:
    """What was told since, and to whom if not to all."""
    for event in islice(play.heard, since, None):
        to = "" if event.to is None else f"{' and '.join(event.to)} only: "
        yield f"  {to}{sentence(event)}"


def sentence(event: Event) -> str:
    return (
        f"{say(event_message(event, 'mighty'))} ({event.rule})" if event.rule else say(event_message(event, "mighty"))
    )


# --- what is seen ----------------------------------------------------------------------------------------


def seen(play: Play[War]) -> dict[str, Any]:
    """By viewer, what he sees of the war."""
    viewers = (*play.rules.seats(play.state), PASSER_BY)
    views = {who: msgspec.to_builtins(play.rules.view(play.state, who)) for who in viewers}
    return {who: {name: part for name, part in view.items() if name not in PASSING} for who, view in views.items()}


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """What each viewer sees change: first what all see, then what some see besides."""
    found = {who: list(differences(before[who], after[who])) for who in after}
    common = [change for change in found[PASSER_BY] if all(change in other for other in found.values())]
    yield from (f"    all see {change}" for change in common)
    for who, own in found.items():
        yield from (f"    {who} sees {change}" for change in own if change not in common)


def differences(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """Leaf by leaf; what is new or gone, as a whole."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for name in dict.fromkeys((*before, *after)):
            yield from differences(before.get(name), after.get(name), f"{path} {name}".lstrip())
    elif before != after:
        yield f"{path}: gone" if after is None else f"{path}: {plain(before)} → {plain(after)}"


def plain(value: Any) -> str:
    return "-" if value in (None, "") else msgspec.json.encode(value).decode().replace('"', "")

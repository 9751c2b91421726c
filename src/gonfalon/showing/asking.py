"""Questions as people read them: the sentence, its answers in words with pieces, place and odds, and a way out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from gonfalon.kernel import Message, Refusal
from gonfalon.kernel.questions import Choose, Form, Needed, Question, Several, Split
from gonfalon.kernel.views import asked as plain
from gonfalon.rulesets.common.orders import Done
from gonfalon.showing.sight import Sight
from gonfalon.showing.telling import named, question_message
from gonfalon.showing.types import Asked, Choice, FormField, Limits, Option, Part, Parts

MOST = 400  # options on a page
SENTENCE = re.compile(r"(?<=[.?!])\s+")
SENSIBLE = (  # questions whose first answer is a good one
    *("realm.", "quarters.", "deployment."),
    *("laying.pack", "laying.place", "laying.capital"),
)


def asked(sight: Sight, question: Question[Any]) -> Asked:
    """One question with its answers."""
    title, hint = headed(sight.words.say(question_message(plain(question), sight.words.game, sight.names)))
    answers, more, done = _answers(question)
    options = tuple(sight.sheets.option(sight, question, answer) for answer in answers)
    about, needed = question.about, question.needed()
    return Asked(
        what=question.what,
        kind=_kind(question),
        rule=needed.why.rule if needed else question.rule,
        title=title,
        hint=_why_not_done(sight, needed.why) if needed else hint,
        secret=question.secret,
        standing=question.standing,
        scene=sight.sheets.scene_of(question),
        corner=sight.sheets.corner_of(question),
        pieces=tuple(dict.fromkeys(piece for option in options for piece in option.pieces)),
        place=str(about.get("place") or about.get("there") or ""),
        options=options,
        counters=sight.sheets.counters(sight, answers),
        more=more,
        done=done,
        suggestion=_suggestion(question, options, done, needed),
        limits=_limits(question),
        split=_parts(sight, question) if isinstance(question, Split) else None,
        fields=tuple(_fields(sight, question)) if isinstance(question, Form) else None,
    )


def headed(text: str) -> tuple[str, str]:
    """What is asked stands first and large; whatever else the sentence says is the hint under it."""
    sentences = SENTENCE.split(text.strip())
    question = next((s for s in sentences if s.endswith("?")), sentences[0])
    return question, " ".join(s for s in sentences if s is not question)


def _why_not_done(sight: Sight, why: Refusal) -> str:
    """What still has to be done, instead of all that may be."""
    message = why.message
    return sight.words.say(Message(message.key, named(message.key, message.args, sight.names)))


def _kind(question: Question[Any]) -> Any:
    """How it is answered; an order is picked, whatever question asks for it."""
    kinds = ((Choose, "choose"), (Several, "several"), (Split, "split"), (Form, "form"))
    return next((name for kind, name in kinds if isinstance(question, kind)), "pick")


def _answers(question: Question[Any]) -> tuple[list[Any], bool, str]:
    """The answers, whether there are more than a page holds, and the one that ends the phase.

    Of several things to choose each is an option by itself; numbers to share out and forms have none.
    """
    if isinstance(question, (Split, Form)):
        return [], False, ""
    every = iter(question.among if isinstance(question, Several) else question.options())
    found = list(islice(every, MOST + 1))
    done = next((question.write(answer) for answer in found if isinstance(answer, Done)), "")
    return [answer for answer in found[:MOST] if not isinstance(answer, Done)], len(found) > MOST, done


def _suggestion(question: Question[Any], options: tuple[Option, ...], done: str, needed: Needed | None) -> str:
    """An answer that can be taken with one click: what has to be done, what the rules put first, or an even share."""
    if needed is not None:
        return question.write(needed.answer) if needed.answer else ""
    if isinstance(question, Split):
        shares = even(question)
        return question.write(shares) if question.check(shares) is None else ""
    if isinstance(question, Form):
        return question.write(question.suggestion)
    if isinstance(question, Several):
        first = next(iter(question.options()), None)
        return "" if first is None else question.write(first)
    if question.what.startswith(SENSIBLE):
        return done or (options[0].answer if options else "")
    return options[0].answer if len(options) == 1 and not done else ""


def even(question: Split) -> tuple[int, ...]:
    """Everybody his least, and the rest in turn to whoever has least and can take more."""
    shares = [low + -low % question.step for low in question.least]
    left = question.total - sum(shares)
    while left > 0:
        room = [i for i, share in enumerate(shares) if share + question.step <= question.most[i]]
        if not room:
            break
        shares[min(room, key=lambda i: (shares[i], i))] += question.step
        left -= question.step
    return tuple(shares)


def _limits(question: Question[Any]) -> Limits | None:
    if not isinstance(question, Several):
        return None
    count = len(question.among)
    return Limits(least=question.least, most=count if question.most is None else min(question.most, count))


def _parts(sight: Sight, question: Split) -> Parts:
    named = [sight.sheets.part(sight, name) for name in question.parts]
    return Parts(
        total=question.total,
        step=question.step,
        parts=tuple(
            Part(label=name.label, piece=name.value, least=least, most=most)
            for name, least, most in zip(named, question.least, question.most, strict=True)
        ),
    )


def _fields(sight: Sight, question: Form) -> Iterator[FormField]:
    suggested = dict(question.suggestion)
    for field in question.fields:
        listed = tuple(Choice(value=v, label=sight.sheets.choice(sight, question, v)) for v in field.among)
        among = listed or sight.sheets.among(sight, question, field.name)
        yield FormField(
            name=field.name,
            label=sight.sheets.field(sight, question, field.name),
            kind="choice" if among else field.kind,  # type: ignore[arg-type]
            least=field.least,
            most=field.most,
            among=among,
            value=str(suggested.get(field.name, "")),
        )

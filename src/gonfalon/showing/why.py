"""Why that is not possible: the order these pieces and that place would mean is put to the rules' own judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.kernel import Message, Refusal, Table
from gonfalon.kernel.questions import Question
from gonfalon.showing.sheets import sheets_of
from gonfalon.showing.telling import named
from gonfalon.showing.types import WhyNot
from gonfalon.showing.words import Words

MOST_PIECES = 20


def why_not(table: Table[Any], who: str, what: str, pieces: Sequence[str], place: str, words: Words) -> WhyNot:
    """What the judge says to the likeliest reading; an empty message if some reading is legal."""
    question = _question(table, who, what)
    if question is None:
        return in_words(table, who, Refusal.of("kernel-not-asked", who=who, what=what), words)
    refusals = []
    for text in sheets_of(table.rules.name).tries(question, pieces[:MOST_PIECES], place[:40]):
        answer = question.read(text)
        refusal = answer if isinstance(answer, Refusal) else question.check(answer)
        if refusal is None:
            return WhyNot(message="")
        refusals.append(refusal)
    nothing = Refusal.of("showing-nothing-there", rule=question.rule)
    return in_words(table, who, refusals[0] if refusals else nothing, words)


def _question(table: Table[Any], who: str, what: str) -> Question[Any] | None:
    """One of his own, open or standing."""
    key = (who, what)
    return table.play.open.get(key) or table.play.standing().get(key)


def in_words(table: Table[Any], who: str, refusal: Refusal, words: Words) -> WhyNot:
    """A refusal as this player reads it: places and realms have their names, as everywhere on his page."""
    sheets = sheets_of(table.rules.name)
    names = sheets.gazetteer(table.known(who), sheets.ground(table.play.state), words)
    message = refusal.message
    args = named(message.key, message.args, names)
    return WhyNot(message=words.say(Message(message.key, args)), rule=refusal.rule)

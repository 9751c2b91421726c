"""Why that is not possible: the order these pieces and that place would mean is put to the rules' own judge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.kernel import Refusal, Table
from gonfalon.kernel.questions import Question
from gonfalon.showing.sheets import sheets_of
from gonfalon.showing.types import WhyNot
from gonfalon.showing.words import Words

MOST_PIECES = 20


def why_not(table: Table[Any], who: str, what: str, pieces: Sequence[str], place: str, words: Words) -> WhyNot:
    """What the judge says to the likeliest reading; an empty message if some reading is legal."""
    question = _question(table, who, what)
    if question is None:
        return _said(words, Refusal.of("kernel-not-asked", who=who, what=what))
    refusals = []
    for text in sheets_of(table.rules.name).tries(question, pieces[:MOST_PIECES], place[:40]):
        answer = question.read(text)
        refusal = answer if isinstance(answer, Refusal) else question.check(answer)
        if refusal is None:
            return WhyNot(message="")
        refusals.append(refusal)
    return _said(words, refusals[0] if refusals else Refusal.of("showing-nothing-there", rule=question.rule))


def _question(table: Table[Any], who: str, what: str) -> Question[Any] | None:
    """One of his own, open or standing."""
    key = (who, what)
    return table.play.open.get(key) or table.play.standing().get(key)


def _said(words: Words, refusal: Refusal) -> WhyNot:
    return WhyNot(message=words.say(refusal.message), rule=refusal.rule)

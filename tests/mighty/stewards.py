"""Stewards for the stage: purses to spend from, and phases in which every player works at his own pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from stage import a_war, refusal_of
from winters import in_winter

from gonfalon.kernel import Event, Question, Refusal, Story
from gonfalon.kernel.effects import Ask
from gonfalon.kernel.messages import Message
from gonfalon.rulesets.mighty.state import War
from gonfalon.rulesets.mighty.winter import winter
from gonfalon.words import LANGUAGES, key_of, say

Chapter = Callable[[War], Story[None]]


def with_crowns(phase: str, red: int = 0, blue: int = 0, *, war: War | None = None, **settings: Any) -> War:
    """A winter that has come to this phase, with so much left in each treasury."""
    war = in_winter(war or a_war(**settings), phase)
    for realm, crowns in {"red": red, "blue": blue}.items():
        war.winter[realm] = replace(war.winter[realm], gathered=crowns, crowns=crowns)
    return war


def all_built(war: War) -> War:
    """Everybody has built what he wanted (ME-WIN-02)."""
    for realm in war.winter:
        winter.finish(war, realm, "construction")
    return war


def asked(war: War, chapter: Chapter, realm: str = "red") -> Question[Any]:
    """What this player is asked now, while others are asked as well."""
    effect = next(chapter(war))
    assert isinstance(effect, Ask)
    return next(question for question in effect.questions if question.who == realm)


def give(war: War, chapter: Chapter, *texts: str, realm: str = "red") -> list[Event]:
    """This player's orders, one after the other, while the others take their time; what was told, in every language."""
    before = len(war.told)
    for text in texts:
        story = chapter(war)
        effect = next(story)
        assert isinstance(effect, Ask)
        question = next(question for question in effect.questions if question.who == realm)
        answer = question.read(text)
        refusal = answer if isinstance(answer, Refusal) else question.check(answer)
        assert refusal is None, f"{text}: {refusal}"
        for lang in LANGUAGES:
            say(Message(key_of("ask", "mighty", question.what), dict(question.about)), lang)
        _finish(story, (question, answer))
    told = war.told[before:]
    for lang in LANGUAGES:
        assert all(say(Message(key_of("event", "mighty", event.kind), event.args), lang) for event in told)
    return told


def _finish(story: Story[None], answered: tuple[Question[Any], Any]) -> None:
    try:
        effect = story.send(answered)
    except StopIteration:
        return
    raise AssertionError(f"an errand neither asks nor rolls: {effect}")


def clause(war: War, chapter: Chapter, text: str, realm: str = "red") -> str:
    """The clause this order would break, if it is refused with words in every language."""
    refusal = refusal_of(asked(war, chapter, realm), text)
    assert all(say(refusal, lang) for lang in LANGUAGES)
    return refusal.rule

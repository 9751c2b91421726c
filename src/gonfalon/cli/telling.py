"""Events in words, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.showing.telling import event_message, question_message

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.kernel import Event

__all__ = ["event_message", "question_message", "tell"]


def tell(event: Event, game: str, voice: Voice) -> str:
    """An event with the clause that did it."""
    said = voice.say(event_message(event, game))
    return f"{said} ({event.rule})" if event.rule else said

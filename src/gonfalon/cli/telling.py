"""Events and questions in words, for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gonfalon.kernel import Event, Message

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.kernel import Asked


def event_message(event: Event) -> Message:
    """An event as a sentence to be said: lists become words with commas between them."""
    nobodys = event.kind == "roll" and not event.args["who"]
    kind = "roll.nobodys" if nobodys else event.kind
    return Message(f"event-{_slug(kind)}", {name: _plain(value) for name, value in event.args.items()})


def question_message(question: Asked) -> Message:
    """What is asked, as a sentence."""
    return Message(f"ask-{_slug(question.what)}", {name: _plain(value) for name, value in question.about.items()})


def tell(event: Event, voice: Voice) -> str:
    """An event with the clause that did it."""
    said = voice.say(event_message(event))
    return f"{said} ({event.rule})" if event.rule else said


def _slug(kind: str) -> str:
    return kind.replace(".", "-")


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(part)}" for name, part in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return value

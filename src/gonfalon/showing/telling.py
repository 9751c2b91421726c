"""Events and questions as messages: the one way from what happened to a sentence, for the terminal and for the page.

The terminal speaks of `red.3` and `B4`; the page has names for them (`Gazetteer`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gonfalon.kernel import Event, Message
from gonfalon.showing.gazetteer import COMPANIES, REALMS, SELECTED
from gonfalon.words import key_of

if TYPE_CHECKING:
    from gonfalon.kernel import Asked
    from gonfalon.showing.gazetteer import Gazetteer

ROLL = "roll"
BARE = ("scout.", "strength.contents")  # events whose sentences do not say themselves that a banner is one
PAIRS = ("arrows", "results", "points", "withdrew", "victory")  # arguments that say something of each of several
NOBODY = ("holding", "guests", "here", "withdrew", "arrows")  # arguments that may name nobody


def event_message(event: Event, game: str, names: Gazetteer | None = None) -> Message:
    """An event as a sentence to be said: lists become words with commas between them."""
    nobodys = event.kind == ROLL and not event.args["who"]
    kind = "roll.nobodys" if nobodys else event.kind
    args = named(event.kind, event.args, names, full=event.kind.startswith(BARE))
    if event.kind == ROLL:
        args["label"] = roll_label(event.args["label"], game)
    return Message(key_of("event", game, kind), args)


def roll_label(label: str, game: str) -> Message:
    """What dice are thrown for."""
    return Message(key_of("roll", game, label, "other"), {"label": label.replace(" ", "-")})


def question_message(question: Asked, game: str, names: Gazetteer | None = None) -> Message:
    """What is asked, as a sentence."""
    return Message(key_of("ask", game, question.what), named(question.what, question.about, names))


def named(kind: str, args: dict[str, Any], names: Gazetteer | None, *, full: bool = False) -> dict[str, Any]:
    """Arguments as they are spoken, by their ids or by their names, and whether one name stands for many."""
    spoken = {
        name: _plain(name, names.argument(kind, name, value, full=full) if names else _company(kind, name, value))
        for name, value in args.items()
    }
    return spoken | {f"{name}-number": _number(args[name]) for name in args if name in REALMS}


def _company(kind: str, name: str, value: Any) -> Any:
    """Who has no seat has no id that a person would say either, not even at the terminal."""
    company = name in REALMS and SELECTED.get(kind) != name and isinstance(value, str) and value in COMPANIES
    return Message.of(COMPANIES[value]) if company else value


def _number(value: Any) -> str:
    """What the verb agrees with: the independents *are* beaten, a realm *is*."""
    return "many" if isinstance(value, str) and value in COMPANIES else "one"


def _plain(name: str, value: Any) -> Any:
    if name == "race" and isinstance(value, str):
        return Message.of("race-name", race=value)
    if name in NOBODY and not value:
        return Message.of("telling-nobody")
    if isinstance(value, dict):
        key = f"telling-{name}" if name in PAIRS else "telling-pair"
        return [Message.of(key, who=who, what=what) for who, what in value.items()]
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value))
    return value

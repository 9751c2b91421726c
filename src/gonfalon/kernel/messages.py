"""What is said to people: a key of the language files with its arguments, and refusals that name a clause.

The kernel and the rules never hold sentences. `gonfalon.words` turns a message into English or Dutch at the edge.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be said: its key in the language files and what it is about."""

    key: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, key: str, /, **args: Any) -> Message:
        return cls(key, args)


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done: nothing has changed. `rule` is the clause that forbids it, if one does."""

    message: Message
    rule: str = ""

    @classmethod
    def of(cls, key: str, /, *, rule: str = "", **args: Any) -> Refusal:
        return cls(Message(key, args), rule)


class Refused(Exception):  # noqa: N818  (a refusal is not an error of ours)
    """Carries a refusal out of a door that takes outside things: a file, a log, a command line."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message.key} {refusal.message.args}")
        self.refusal = refusal

    @classmethod
    def of(cls, key: str, /, *, rule: str = "", **args: Any) -> Refused:
        return cls(Refusal.of(key, rule=rule, **args))

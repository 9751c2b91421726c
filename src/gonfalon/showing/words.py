"""A reader's language: sentences by key, each said once and remembered, because pages say the same ones again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gonfalon.kernel import Message, Refusal
from gonfalon.words import COMMON, key_of, say

REMEMBERED = 1 << 15  # sentences; a page has some hundreds


class Words:
    """`words("showing-month", year="2", month="4")` is the sentence in this language.

    `words.of("phase", "scouting")` is what the game calls something that it has a name for.
    """

    def __init__(self, lang: str = "en", game: str = COMMON) -> None:
        self.lang, self.game = lang, game

    def within(self, game: str) -> Words:
        """The same language, for a game by that rule set."""
        return Words(self.lang, game)

    def of(self, family: str, name: str, /, **args: Any) -> str:
        return self(key_of(family, self.game, name), **args)

    def __call__(self, key: str, /, **args: Any) -> str:
        return _said(self.lang, key, tuple(args.items()))

    def say(self, message: Message | Refusal) -> str:
        """A message of the rules; one with lists in it is said anew every time."""
        if isinstance(message, Refusal):
            return say(message, self.lang)
        try:
            return _said(self.lang, message.key, tuple(message.args.items()))
        except TypeError:  # an argument that cannot be remembered
            return say(message, self.lang)

    def listed(self, things: Sequence[str]) -> str:
        """`2`, `2 and 5`, `2, 5 and 6`."""
        if len(things) < 2:
            return "".join(things)
        return self("showing-and", first=", ".join(things[:-1]), last=things[-1])


@lru_cache(maxsize=REMEMBERED)
def _said(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return say(Message(key, dict(args)), lang)

"""What happened: the chronicle, the log panel and the statistics are all made from events."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, the clause that did it, and who may know (`to`; None: everybody).

    `shows` says that it disclosed something hidden: from then on an undo needs consent.
    """

    kind: str
    rule: str = ""
    args: dict[str, Any] = {}
    to: tuple[str, ...] | None = None
    shows: bool = False

    def visible(self, who: str) -> bool:
        return self.to is None or who in self.to


class Deaf(list[Event]):
    """Nobody listens: what is told is not even noted."""

    def append(self, event: Event) -> None:
        """Let it pass."""


DEAF = Deaf()

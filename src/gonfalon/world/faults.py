"""What is wrong with a tile set or a map: which clause is broken, where, and in words."""

from __future__ import annotations

import msgspec

from gonfalon.kernel.messages import Message


class Fault(msgspec.Struct, frozen=True):
    """One broken clause. `where` is the tile or place, empty if it concerns the whole."""

    rule: str
    where: str
    message: Message

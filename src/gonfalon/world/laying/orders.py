"""What players say when they lay a map in turn, as small values with a text notation both ways.

highland                    draw from that pack
rest                        let the table lay all that is still mine to lay
lay at B4 turn 2            lay the drawn tile there, turned by two steps clockwise
lay at B4 turn 2 from W     the same, where its water could come from several sides
return                      slip the drawn tile under its pack
take up B4                  move a laid tile (free-hand only)
swap B4 for L01             exchange a laid tile for an unused capital tile
mark B4                     make a place a capital site
chance                      let the dice choose
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import msgspec

from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.questions import shown
from gonfalon.world.designs import PACKS, Pack

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
PLACE = r"(?P<place>(?:[A-Z]{1,4}|[a-z]{1,4})(?:0|-?[1-9][0-9]{0,4}))"


class Order(msgspec.Struct, frozen=True, tag=True):
    """An order of the laying."""


class Draw(Order, frozen=True):
    """Draw the top tile of a pack (ME-MAP-31)."""

    pack: Pack

    def __str__(self) -> str:
        return self.pack.value


class Rest(Order, frozen=True):
    """Leave all one's further tiles to the table: nobody has to lay (ME-MAP-58)."""

    def __str__(self) -> str:
        return "rest"


class LayAt(Order, frozen=True):
    """Lay the drawn tile; `side` says where its water comes from if that is not plain."""

    place: str
    turn: int = 0
    side: str = ""

    def __str__(self) -> str:
        return f"lay at {self.place} turn {self.turn}" + (f" from {self.side}" if self.side else "")


class Return(Order, frozen=True):
    """Slip the drawn tile under its pack (ME-MAP-36, ME-MAP-54)."""

    def __str__(self) -> str:
        return "return"


class TakeUp(Order, frozen=True):
    """Take up a laid tile to lay it elsewhere (ME-MAP-54)."""

    place: str

    def __str__(self) -> str:
        return f"take up {self.place}"


class Swap(Order, frozen=True):
    """Exchange a laid tile for an unused capital tile (ME-MAP-53)."""

    place: str
    tile: str

    def __str__(self) -> str:
        return f"swap {self.place} for {self.tile}"


class Mark(Order, frozen=True):
    """Mark a place as a capital site (ME-MAP-53)."""

    place: str

    def __str__(self) -> str:
        return f"mark {self.place}"


class LeaveToChance(Order, frozen=True):
    """Failing agreement, chance chooses (ME-MAP-53)."""

    def __str__(self) -> str:
        return "chance"


FORMS: dict[type[Order], tuple[str, Callable[[dict[str, str]], Order]]] = {
    Draw: (f"(?P<pack>{'|'.join(PACKS)})", lambda found: Draw(Pack(found["pack"]))),
    Rest: ("rest", lambda _: Rest()),
    LayAt: (
        f"lay at {PLACE}(?: turn (?P<turn>[0-9]))?(?: from (?P<side>{'|'.join(SIDES)}))?",
        lambda found: LayAt(found["place"], int(found["turn"] or 0), found["side"] or ""),
    ),
    Return: ("return", lambda _: Return()),
    TakeUp: (f"take up {PLACE}", lambda found: TakeUp(found["place"])),
    Swap: (f"swap {PLACE} for (?P<tile>[A-Z0-9]{{1,20}})", lambda found: Swap(found["place"], found["tile"])),
    Mark: (f"mark {PLACE}", lambda found: Mark(found["place"])),
    LeaveToChance: ("chance", lambda _: LeaveToChance()),
}


def reader(kinds: Iterable[type[Order]], rule: str) -> Callable[[str], Order | Refusal]:
    """A reader of orders of these kinds."""
    forms = [FORMS[kind] for kind in kinds]

    def read(text: str) -> Order | Refusal:
        words = " ".join(text.split())
        for pattern, made in forms:
            if match := re.fullmatch(pattern, words):
                return made(match.groupdict())
        return Refusal.of("laying-words", rule=rule, text=shown(text))

    return read

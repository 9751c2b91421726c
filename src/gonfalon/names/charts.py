"""The name charts: what they hold and which race uses which (ME-NAM-02 to ME-NAM-13)."""

from __future__ import annotations

import msgspec

from gonfalon.kernel.messages import Refused

D20, D6 = 20, 6
BLANK = "-"  # a face without an element (ME-NAM-07)
AGAIN = "+"  # a face to be rolled again; behind it stands the column of one more element (ME-NAM-03, ME-NAM-13)
ENDING = "E"  # in a length: an ending instead of a column (ME-NAM-09)

Column = tuple[str, ...]  # by face of the D20
Length = tuple[str, ...]  # the columns of a personal name: "1", "2", … or an ending


class Tongue(msgspec.Struct, frozen=True):
    """A language of names: the columns of its chart, and how those who speak it are called."""

    id: str
    columns: tuple[Column, ...]
    lengths: tuple[Length, ...]  # by face of the D6
    endings: Column
    hyphens: bool = False  # its place names are often written in parts (ME-NAM-06)


class Race(msgspec.Struct, frozen=True):
    """Who speaks which tongues, the usual one first (ME-NAM-02)."""

    id: str
    tongues: tuple[Tongue, ...]
    also: tuple[str, ...] = ()  # other words for the same race

    def tongue(self, name: str | None = None) -> Tongue:
        """The tongue asked for if this race is offered it; its usual one if none is asked for."""
        if name is None:
            return self.tongues[0]
        offered = {tongue.id: tongue for tongue in self.tongues}
        if name not in offered:
            raise Refused.of(
                "names-tongue-not-offered", rule="ME-NAM-02", tongue=name, race=self.id, known=list(offered)
            )
        return offered[name]


class Charts(msgspec.Struct, frozen=True):
    """Everything the chapter on names prints."""

    tongues: dict[str, Tongue]
    races: dict[str, Race]

    def race(self, name: str) -> Race:
        """The race by its id or another word for it, written as one likes: `Wood Elves`, `wood_elf`."""
        wanted = plain(name)
        for race in self.races.values():
            if wanted == race.id or wanted in race.also:
                return race
        raise Refused.of("names-unknown-race", race=name, known=list(self.races))


def plain(name: str) -> str:
    """A word as it stands in the data: small letters, with hyphens for its gaps."""
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())

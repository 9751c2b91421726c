"""What the chronicle tells of: events of the rules, gathered into things that happened."""

from __future__ import annotations

import msgspec

from gonfalon.names import Person
from gonfalon.world.tiles import PlaceId

FREE = "independent"  # the free places, as a side
RISEN = "undead"  # the raised dead, who serve nobody
UNSEATED = {FREE: "free", RISEN: "risen"}  # who fights and has no realm → the word for them


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened. `kind` is also the name of its sentences in the language files."""

    kind: str
    year: int
    month: int
    seq: int = 0  # counted over what this reader may know, so that no gap tells of something hidden
    who: str = ""
    foe: str = ""
    others: tuple[str, ...] = ()  # who did the same
    place: PlaceId = ""
    places: tuple[PlaceId, ...] = ()  # of several that are told in one breath
    there: PlaceId = ""  # a second place: how far a captain had been, where his riders came from
    lay: tuple[tuple[PlaceId, str], ...] = ()  # what kind of settlement each of its places was then
    flown: tuple[int, ...] = ()  # the events by which each flag came over the place, the last one included
    months: int = 0  # how long the siege of the place had lasted, if no winter lay between
    wintered: bool = False  # or that one did
    heard: tuple[int, ...] = ()  # the events it is made of, by their place among those the reader heard
    lead: str = ""  # the commander of `who`, as a person's id
    victim: str = ""  # a person it happened to
    n: int | None = None
    equinox: str = ""  # autumn or spring, for what magic does
    said: str = ""  # words of a player: a pact, a promise, where mercenaries come from


class Battle(Happening, frozen=True, kw_only=True):
    """A battle in the open (`battle`) or an assault on walls (`assault`)."""

    foelead: str = ""
    cards: tuple[str, str] = ("", "")
    result: str = ""  # scattered, defeated, draw; stormed, repulse
    attacker_won: bool = False
    fallen: str = ""
    pursuit: str = ""
    strength: tuple[int, int] | None = None
    losses: tuple[int, int] | None = None
    destroyed: int = 0  # banners of the loser that are no more

    @property
    def victor(self) -> str:
        return self.who if self.attacker_won else self.foe

    @property
    def loser(self) -> str:
        return self.foe if self.attacker_won else self.who

    @property
    def chief(self) -> str:
        return self.lead if self.attacker_won else self.foelead

    @property
    def beaten(self) -> str:
        return self.foelead if self.attacker_won else self.lead


class Dragons(Happening, frozen=True, kw_only=True):
    """A flight of dragons: the settlements they burnt, and the realms of which whole banners perished where."""

    burnt: tuple[PlaceId, ...] = ()
    slain: tuple[tuple[PlaceId, str], ...] = ()
    suffered: tuple[str, ...] = ()  # the realms to which the burnt places belonged


class Naming(Happening, frozen=True, kw_only=True):
    """Something was given a name by its owner: a person (`red.3#0`), or a landmark, a realm or a settlement."""

    what: str
    called: Person


class Holdings(Happening, frozen=True, kw_only=True):
    """A year is over: how many settlements each realm had when it began, has now, and had when it had most."""

    began: tuple[tuple[str, int], ...] = ()
    ended: tuple[tuple[str, int], ...] = ()
    height: tuple[tuple[str, int], ...] = ()
    sieges: tuple[tuple[PlaceId, str], ...] = ()  # which go on, and whose they are


class Ending(Happening, frozen=True, kw_only=True):
    """The campaign is over: who stands where."""

    scores: tuple[tuple[str, int], ...] = ()
    winner: str = ""
    owner: str = ""  # who holds the place that saw most flags, which is `place`

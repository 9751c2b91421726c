"""The names of a whole world: one for every landmark of a board, and for settlements and realms as they come to be.

Names are values in a mapping and nothing depends on them (ME-NAM-01). They follow from the seed alone, each landmark's
with dice of its own. Round every capital site one tongue is spoken, so that neighbours on the map sound alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from types import MappingProxyType

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.charts import Tongue
from gonfalon.names.dice import Stream, on
from gonfalon.names.kinds import shipped_kinds
from gonfalon.names.landmarks import Landmark, LandmarkId, landmarks
from gonfalon.names.name import Name
from gonfalon.names.naming import landmark_name
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import distance
from gonfalon.world.tiles import PlaceId, place_hex

NOBODY: Mapping[PlaceId, str] = MappingProxyType({})
LONGEST_OWN = 60  # letters of a name that somebody made up


class WorldNames(msgspec.Struct, frozen=True):
    """All names of a world, by landmark."""

    seed: str
    tongues: dict[PlaceId, str]  # which tongue is spoken round each capital site
    landmarks: dict[LandmarkId, Landmark]
    names: dict[LandmarkId, Name]

    def labels(self, lang: str) -> Iterator[tuple[Landmark, str]]:
        """What to write on the map, the greatest first."""
        return ((landmark, self.names[landmark.id].text(lang)) for landmark in self.landmarks.values())

    def renamed(self, landmark: LandmarkId, text: str) -> WorldNames:
        """The same world with a name that somebody made up (ME-NAM-01)."""
        name = " ".join(text.split())
        if landmark not in self.names:
            raise Refused.of("names-unknown-landmark", landmark=landmark)
        if not any(map(str.isalpha, name)) or len(name) > LONGEST_OWN or not name.isprintable():
            raise Refused.of("names-bad-name", text=name[:LONGEST_OWN], longest=LONGEST_OWN)
        return msgspec.structs.replace(self, names={**self.names, landmark: Name.own(name)})

    def with_settlement(self, place: PlaceId, race: str | None = None) -> WorldNames:
        """With a settlement founded or found here; without a race it is called in the tongue of the country."""
        return self._with(Landmark.of("place", place), race)

    def with_realm(self, capital: PlaceId, race: str | None = None) -> WorldNames:
        """With a realm that has its capital here."""
        return self._with(Landmark.of("realm", capital), race)

    def _with(self, landmark: Landmark, race: str | None) -> WorldNames:
        """A name once given stays, whoever comes to live there."""
        if landmark.id in self.names:
            return self
        tongue = shipped_charts().race(race).tongue() if race else _nearest(self.tongues, landmark.places[0])
        taken = {key for name in self.names.values() for key in name.keys}
        return msgspec.structs.replace(
            self,
            landmarks={**self.landmarks, landmark.id: landmark},
            names={**self.names, landmark.id: _christen(landmark, tongue, self.seed, taken)},
        )


def name_world(board: TileBoard, seed: int | str, races: Mapping[PlaceId, str] = NOBODY) -> WorldNames:
    """Names for everything the board shows. `races` says who rules from which capital site, where that is known."""
    tongues = _tongues(board, seed, races)
    found = {landmark.id: landmark for landmark in landmarks(board)}
    names: dict[LandmarkId, Name] = {}
    taken: set[str] = set()
    for landmark in found.values():
        name = _christen(landmark, _nearest(tongues, landmark.middle), seed, taken)
        names[landmark.id] = name
        taken |= name.keys
    return WorldNames(str(seed), tongues, found, names)


def _christen(landmark: Landmark, here: Tongue, seed: int | str, taken: Set[str]) -> Name:
    return landmark_name(shipped_kinds()[landmark.kind], here, Stream(seed, landmark.id), taken)


def _tongues(board: TileBoard, seed: int | str, races: Mapping[PlaceId, str]) -> dict[PlaceId, str]:
    """Known rulers speak their own tongue; for other sites one is drawn, none again before all had their turn."""
    charts, rng = shipped_charts(), Stream(seed, "tongues")
    spoken: dict[PlaceId, str] = {}
    left: list[str] = []
    for site in board.capitals or board.places[:1]:
        if site in races:
            spoken[site] = charts.race(races[site]).tongue().id
        else:
            left = left or list(charts.tongues)
            spoken[site] = on(left, rng)
            left.remove(spoken[site])
    return spoken


def _nearest(tongues: Mapping[PlaceId, str], place: PlaceId) -> Tongue:
    """The tongue of the nearest capital site, the first of them if several are as near."""
    here = place_hex(place)
    site = min(tongues, key=lambda site: distance(place_hex(site), here))
    return shipped_charts().tongues[tongues[site]]

"""The names of a whole world: one for every landmark of a board, and for settlements and realms as they come to be.

Names are values in a mapping and nothing depends on them (ME-NAM-01). They follow from the seed alone, each landmark's
with dice of its own. Round every capital site one tongue is spoken, so that neighbours on the map sound alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from types import MappingProxyType

import msgspec

from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.charts import Tongue
from gonfalon.names.dice import Stream, on
from gonfalon.names.kinds import shipped_kinds
from gonfalon.names.landmarks import Landmark, LandmarkId, landmarks
from gonfalon.names.name import Name, own_name
from gonfalon.names.naming import landmark_name
from gonfalon.names.places import ENGLISH, Usage
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import distance
from gonfalon.world.tiles import PlaceId, place_hex

NOBODY: Mapping[PlaceId, str] = MappingProxyType({})


class WorldNames(msgspec.Struct, frozen=True):
    """All names of a world, by landmark."""

    seed: str
    tongues: dict[PlaceId, str]  # which tongue is spoken round each capital site
    landmarks: dict[LandmarkId, Landmark]
    names: dict[LandmarkId, Name]
    usage: Usage = ENGLISH  # the edition of the charts

    def labels(self, lang: str) -> Iterator[tuple[Landmark, str]]:
        """What to write on the map, the greatest first."""
        return ((landmark, self.names[landmark.id].text(lang)) for landmark in self.landmarks.values())

    def renamed(self, landmark: LandmarkId, text: str) -> WorldNames:
        """The same world with a name that somebody made up (ME-NAM-01)."""
        if landmark not in self.names:
            raise Refused.of("names-unknown-landmark", landmark=landmark)
        name = own_name(text)
        if isinstance(name, Refusal):
            raise Refused(name)
        return msgspec.structs.replace(self, names={**self.names, landmark: name})

    def with_settlement(self, place: PlaceId, race: str | None = None) -> WorldNames:
        """With a settlement founded or found here; without a race it is called in the tongue of the country."""
        return self._with(Landmark.of("place", place), race)

    def with_realm(self, capital: PlaceId, race: str | None = None) -> WorldNames:
        """With a realm that has its capital here."""
        return self._with(Landmark.of("realm", capital), race)

    def _with(self, landmark: Landmark, race: str | None) -> WorldNames:
        """A name once given stays, whoever comes to live there."""
        if landmark.id in self.landmarks:
            return self
        shown = msgspec.structs.replace(self, landmarks={**self.landmarks, landmark.id: landmark})
        if landmark.id in self.names:
            return shown
        tongue = shipped_charts().race(race).tongue() if race else _nearest(self.tongues, landmark.places[0])
        name = _christen(landmark, tongue, self.seed, _keys(self.names), self.usage)
        return msgspec.structs.replace(shown, names={**self.names, landmark.id: name})

    def foretold(self, landmarks: Iterable[Landmark]) -> WorldNames:
        """With the names that these will bear, one after the other; they are not on the map yet."""
        names, taken = dict(self.names), _keys(self.names)
        for landmark in landmarks:
            if landmark.id not in names:
                here = _nearest(self.tongues, landmark.middle)
                names[landmark.id] = _christen(landmark, here, self.seed, taken, self.usage)
                taken |= names[landmark.id].keys
        return msgspec.structs.replace(self, names=names)


def name_world(
    board: TileBoard, seed: int | str, races: Mapping[PlaceId, str] = NOBODY, usage: Usage = ENGLISH
) -> WorldNames:
    """Names for everything the board shows. `races` says who rules from which capital site, where that is known."""
    tongues = _tongues(board, seed, races)
    found = {landmark.id: landmark for landmark in landmarks(board)}
    names: dict[LandmarkId, Name] = {}
    taken: set[str] = set()
    for landmark in found.values():
        name = _christen(landmark, _nearest(tongues, landmark.middle), seed, taken, usage)
        names[landmark.id] = name
        taken |= name.keys
    return WorldNames(str(seed), tongues, found, names, usage)


def _christen(landmark: Landmark, here: Tongue, seed: int | str, taken: Set[str], usage: Usage) -> Name:
    return landmark_name(shipped_kinds()[landmark.kind], here, Stream(seed, landmark.id), taken, usage)


def _keys(names: Mapping[LandmarkId, Name]) -> set[str]:
    return {key for name in names.values() for key in name.keys}


def _tongues(board: TileBoard, seed: int | str, races: Mapping[PlaceId, str]) -> dict[PlaceId, str]:
    """Known rulers speak a tongue of their race; for other sites one is drawn, none again before all had their turn.

    Rulers of one race take the tongues it is offered in turn (ME-NAM-02).
    """
    charts, rng = shipped_charts(), Stream(seed, "tongues")
    spoken: dict[PlaceId, str] = {}
    rulers: Counter[str] = Counter()
    left: list[str] = []
    elsewhere = sorted(races.keys() - set(board.capitals), key=board.places.index)
    for site in (*board.capitals, *elsewhere) or board.places[:1]:
        if site in races:
            race = charts.race(races[site])
            spoken[site] = race.tongues[rulers[race.id] % len(race.tongues)].id
            rulers[race.id] += 1
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

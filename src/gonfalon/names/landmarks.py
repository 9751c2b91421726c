"""What on a board deserves a name before anybody lives there: ranges, woods, rivers, shores, and the capital sites.

A landmark is a kind, and the places it covers in a telling order: a river's downstream, a coast's along the shore, all
others as a map is read. Its id is kept with the name, so that a name once given stays with its thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import msgspec

from gonfalon.world.board import TileBoard
from gonfalon.world.coasts import Coast, coasts
from gonfalon.world.designs import Course
from gonfalon.world.hexes import facing
from gonfalon.world.reach import reach
from gonfalon.world.rivers import rivers
from gonfalon.world.tiles import PlaceId

LandmarkId = str
LAND = "land"
GROUPS = {"mountains": ("M", 3), "wood": ("F", 3), "hills": ("H", 3)}  # by the edges that join, from how many places up
STANDING = {Course.LAKE: "lake", Course.SWAMP: "swamp"}
SEA, COAST = 6, 10  # places of a shore from which its water is a sea, and from which the shore has a name of its own
STRAIGHT, DEEP = 6, 4  # half-edges of sea on a straight shore; how many are lacking where the shore encloses a bay


class Landmark(msgspec.Struct, frozen=True):
    """Something with a name: `kind` is one of the kinds of names."""

    id: LandmarkId
    kind: str
    places: tuple[PlaceId, ...]

    @classmethod
    def of(cls, kind: str, *places: PlaceId) -> Landmark:
        """Called after its kind and its first place."""
        return cls(f"{kind}:{places[0]}", kind, places)

    @property
    def middle(self) -> PlaceId:
        return self.places[len(self.places) // 2]


def landmarks(board: TileBoard) -> Iterator[Landmark]:
    """Everything that is named before realms exist, the greatest first."""
    if board.places:
        yield Landmark(LAND, LAND, board.places)
    yield from _waters(board)
    for kind, (letter, least) in GROUPS.items():
        yield from (Landmark.of(kind, *group) for group in _groups(board, letter) if len(group) >= least)
    yield from (Landmark.of("place", place) for place in board.capitals)


def _waters(board: TileBoard) -> Iterator[Landmark]:
    for coast in coasts(board):
        yield from _shore(board, coast)
    for river in rivers(board).values():
        yield Landmark(f"river:{river.id}", "river", river.places)
    for place in board.places:
        if kind := STANDING.get(board.design(place).course):
            yield Landmark.of(kind, place)


def _shore(board: TileBoard, coast: Coast) -> Iterator[Landmark]:
    """The water off a long coast is a sea and off a short one a bay; a long coast has bays as well, and a name."""
    if len(coast.places) < SEA:
        yield Landmark.of("bay", *coast.places)
        return
    yield Landmark.of("sea", *coast.places)
    if len(coast.places) >= COAST:
        yield Landmark.of("coast", *coast.places)
    for inward, stretch in groupby(coast.places, lambda place: len(board.sea_halves(place)) < STRAIGHT):
        places = tuple(stretch)
        if inward and sum(STRAIGHT - len(board.sea_halves(place)) for place in places) >= DEEP:
            yield Landmark.of("bay", *places)


def _groups(board: TileBoard, letter: str) -> Iterator[tuple[PlaceId, ...]]:
    """The places joined over edges that show this terrain on both sides, group by group."""

    def joined(place: PlaceId) -> Iterator[PlaceId]:
        for edge, there in enumerate(board.around(place)):
            if there is not None and board.edges(place)[edge] == letter == board.edges(there)[facing(edge)]:
                yield there

    left = {place: n for n, place in enumerate(board.places) if letter in board.edges(place)}
    while left:
        group = reach(joined, [next(iter(left))], left.__contains__)
        yield tuple(sorted(group, key=left.__getitem__))
        for place in group:
            del left[place]

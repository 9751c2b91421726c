"""Rivers as they run over the finished board, from where they begin to where they end (ME-MAP-25, ME-MAG-23).

Every tile lets at most one river out, so the water of a tile has one way down. Where two rivers join in a fork the
longer one keeps its name and the other is its tributary; a lake or swamp ends the rivers that reach it, and the one
that leaves it is a river of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.designs import Course
from gonfalon.world.hexes import facing
from gonfalon.world.tiles import PlaceId

RiverId = str


class End(StrEnum):
    """What becomes of a river."""

    SEA = "sea"
    LAKE = "lake"
    SWAMP = "swamp"
    JOIN = "join"  # it runs into a longer river
    RIM = "rim"  # it runs off the map (ME-MAP-52)
    STOP = "stop"  # it stops at a dry edge, as only a map drawn by hand can have it (ME-MAP-54)


STANDING = {Course.LAKE: End.LAKE, Course.SWAMP: End.SWAMP}  # water stands there, and rivers end
MOUTHS = {Course.END: End.SEA, Course.DUAL: End.SEA}


@dataclass(frozen=True, slots=True)
class Stretch:
    """A river's way over one tile; None where it rises or ends there."""

    place: PlaceId
    enters: int | None
    leaves: int | None


@dataclass(frozen=True, slots=True)
class River:
    """One river, named after the place where it begins (and the edge, if it comes in over the rim)."""

    id: RiverId
    course: tuple[Stretch, ...]  # downstream
    end: End
    into: RiverId | None  # the river that carries its water on: the one joined, or the one that leaves the lake
    tributaries: tuple[RiverId, ...]  # the rivers that run into it, by how far down

    @property
    def places(self) -> tuple[PlaceId, ...]:
        return tuple(stretch.place for stretch in self.course)


def downstream(board: TileBoard, place: PlaceId) -> tuple[PlaceId, ...]:
    """The places that the water of this one runs through, in order, also through a lake or swamp (ME-MAG-23).

    A ring of water is illegal (ME-MAP-25), but a hand may draw one: then the place itself comes last, and only once.
    """
    found: dict[PlaceId, None] = {}
    here = below(board, place)
    while here is not None and here not in found:
        found[here] = None
        here = below(board, here)
    return tuple(found)


def below(board: TileBoard, place: PlaceId) -> PlaceId | None:
    """The next place down the river; None where it ends, leaves the map or never was."""
    way_out = outflow(board, place)
    there = None if way_out is None else board.around(place)[way_out]
    if way_out is None or there is None or board.flow(there)[facing(way_out)] != -1:
        return None
    return there


def outflow(board: TileBoard, place: PlaceId) -> int | None:
    """The edge over which water leaves the tile."""
    flow = board.flow(place)
    return flow.index(1) if 1 in flow else None


@per_board
def rivers(board: TileBoard) -> dict[RiverId, River]:
    """All rivers, in reading order of where they begin."""
    streams = {_name(start): tuple(_stream(board, start)) for start in _starts(board)}
    keeper = _keepers(streams)
    courses = {name: _own_part(name, stream, keeper) for name, stream in streams.items()}
    into = {name: keeper.get(course[-1].place) for name, course in courses.items() if course[-1].leaves is None}
    return {
        name: River(name, course, _end(board, course[-1], keeper), into.get(name), _tributaries(name, courses, into))
        for name, course in courses.items()
    }


@per_board
def rivers_at(board: TileBoard) -> dict[PlaceId, tuple[RiverId, ...]]:
    """The rivers of every place that has one."""
    found: dict[PlaceId, tuple[RiverId, ...]] = {}
    for river in rivers(board).values():
        for place in river.places:
            found[place] = (*found.get(place, ()), river.id)
    return found


def _starts(board: TileBoard) -> Iterator[Stretch]:
    """Springs, the rivers out of lakes and swamps, and streams that come from nowhere over the rim or a dry edge."""
    for place in board.places:
        way_out = outflow(board, place)
        rises = board.design(place).course in STANDING or -1 not in board.flow(place)
        if way_out is not None and rises:
            yield Stretch(place, None, way_out)
        for edge, there in enumerate(board.around(place)):
            fed = there is not None and board.flow(there)[facing(edge)] == 1
            if board.flow(place)[edge] == -1 and not fed:
                yield _over(board, place, edge)


def _name(start: Stretch) -> RiverId:
    return start.place if start.enters is None else f"{start.place}.{start.enters}"


def _over(board: TileBoard, place: PlaceId, enters: int) -> Stretch:
    """The way over a tile of a river that comes in; lakes and swamps end it, whatever leaves them."""
    ends = board.design(place).course in STANDING
    return Stretch(place, enters, None if ends else outflow(board, place))


def _stream(board: TileBoard, start: Stretch) -> Iterator[Stretch]:
    """Down from where it begins to where the water stands, meets the sea or leaves the map, joined or not."""
    here, seen = start, {start.place}
    yield here
    while here.leaves is not None and (there := below(board, here.place)) is not None and there not in seen:
        here = _over(board, there, facing(here.leaves))
        seen.add(there)
        yield here


def _keepers(streams: dict[RiverId, tuple[Stretch, ...]]) -> dict[PlaceId, RiverId]:
    """Whose water leaves each place: the longest stream's, and among equals the first's."""
    keeper: dict[PlaceId, RiverId] = {}
    length: dict[PlaceId, int] = {}
    for name, stream in streams.items():
        for so_far, stretch in enumerate(stream):
            if stretch.leaves is not None and so_far > length.get(stretch.place, -1):
                keeper[stretch.place], length[stretch.place] = name, so_far
    return keeper


def _own_part(name: RiverId, stream: tuple[Stretch, ...], keeper: dict[PlaceId, RiverId]) -> tuple[Stretch, ...]:
    """The stream as far as it keeps its name: down to the tile where it joins a longer one."""
    for so_far, stretch in enumerate(stream):
        if stretch.leaves is not None and keeper[stretch.place] != name:
            return (*stream[:so_far], Stretch(stretch.place, stretch.enters, None))
    return stream


def _end(board: TileBoard, last: Stretch, keeper: dict[PlaceId, RiverId]) -> End:
    if last.leaves is not None:
        return End.STOP if board.around(last.place)[last.leaves] else End.RIM
    course = board.design(last.place).course
    return STANDING.get(course) or (End.JOIN if last.place in keeper else MOUTHS.get(course, End.STOP))


def _tributaries(
    name: RiverId, courses: dict[RiverId, tuple[Stretch, ...]], into: dict[RiverId, RiverId | None]
) -> tuple[RiverId, ...]:
    down = {stretch.place: so_far for so_far, stretch in enumerate(courses[name])}
    joining = (other for other in courses if into.get(other) == name)
    return tuple(sorted(joining, key=lambda other: down[courses[other][-1].place]))

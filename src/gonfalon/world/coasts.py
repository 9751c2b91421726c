"""Coasts: the order in which shore follows shore (ME-MAP-23, ME-SEA-18, DBX-PIR-04).

Every tile with sea has one stretch of shore, between its two coast edges. Up the coast is the way that keeps the land
on the right hand. A coast is a ring round an island or a sea, or a chain that breaks off at the rim of the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.hexes import facing
from gonfalon.world.tiles import PlaceId


@dataclass(frozen=True, slots=True)
class Coast:
    """One unbroken coast; a ring goes on from its last place to its first."""

    places: tuple[PlaceId, ...]  # up the coast
    ring: bool

    def distance(self, a: PlaceId, b: PlaceId) -> int:
        """Steps along the coast, the shorter way round a ring."""
        apart = abs(self.places.index(a) - self.places.index(b))
        return min(apart, len(self.places) - apart) if self.ring else apart


def shore_edges(board: TileBoard, place: PlaceId) -> tuple[int, int] | None:
    """The coast edges at the lower and at the upper end of the tile's shore."""
    shore = board.design(place).shore
    turn = board.tiles[place].turn
    return None if shore is None else ((shore[0] + turn) % 6, (shore[1] + turn) % 6)


def up_coast(board: TileBoard, place: PlaceId) -> PlaceId | None:
    """The next place with the land on the right hand; None where the shore leaves the map, or there is none."""
    return _upward(board).get(place)


def down_coast(board: TileBoard, place: PlaceId) -> PlaceId | None:
    """The next place with the land on the left hand; None where the shore leaves the map, or there is none."""
    return _downward(board).get(place)


@per_board
def coasts(board: TileBoard) -> tuple[Coast, ...]:
    """Every coast, those that begin at the rim first, each in reading order of its first place."""
    chains = [start for start in board.places if board.has_sea(start) and down_coast(board, start) is None]
    found = [Coast(tuple(_walk(board, start)), ring=False) for start in chains]
    walked = {place for coast in found for place in coast.places}
    for start in board.places:
        if board.has_sea(start) and start not in walked:
            ring = Coast(tuple(_walk(board, start)), ring=True)
            walked.update(ring.places)
            found.append(ring)
    return tuple(found)


@per_board
def coast_of(board: TileBoard) -> dict[PlaceId, Coast]:
    """The coast on which each place with sea lies."""
    return {place: coast for coast in coasts(board) for place in coast.places}


def _walk(board: TileBoard, start: PlaceId) -> Iterator[PlaceId]:
    yield start
    here = up_coast(board, start)
    while here is not None and here != start:
        yield here
        here = up_coast(board, here)


@per_board
def _upward(board: TileBoard) -> dict[PlaceId, PlaceId]:
    """Shores join only where the upper end of one meets the lower end of the next; drawn maps may fail in that."""
    upward = {}
    for place in board.places:
        shore = shore_edges(board, place)
        there = None if shore is None else board.around(place)[shore[1]]
        beyond = None if there is None else shore_edges(board, there)
        if shore and there and beyond and beyond[0] == facing(shore[1]):
            upward[place] = there
    return upward


@per_board
def _downward(board: TileBoard) -> dict[PlaceId, PlaceId]:
    return {upper: lower for lower, upper in _upward(board).items()}

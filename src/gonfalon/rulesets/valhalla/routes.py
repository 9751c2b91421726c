"""Clear routes between empires (VAL-ORD-06 to VAL-ORD-09): steps that no mountain, river or water bars.

A step goes over land: where two coastal tiles meet in nothing but water, that is open sea and bars the way. Within a
tile only the river matters, and only if there is no bridge; the tile a route starts from and the one it leads to
never bar it. All other ground is open (VAL-MAP-05).
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count

from gonfalon.rulesets.valhalla.land import holdable
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.designs import Design
from gonfalon.world.hexes import EDGES, HALVES, abutting, facing
from gonfalon.world.tiles import PlaceId

REACH = 3  # steps, VAL-ORD-05
MOUNTAIN = "M"
Spot = tuple[PlaceId, int]  # a half-edge of a tile, on the inside
Route = tuple[PlaceId, ...]


def clear_route(
    board: TileBoard,
    starts: Collection[PlaceId],
    goals: Container[PlaceId],
    bridges: Container[PlaceId],
    steps: int | None = REACH,
) -> Route | None:
    """The tiles of a shortest clear route of so many steps at most, both ends included; None if every one is barred."""
    came_from: dict[Spot, Spot] = {}
    reached: dict[Spot, Spot] = {
        spot: (start, 0) for start in starts for spot in _first_steps(board, start) if spot[0] not in starts
    }
    for _ in count() if steps is None else range(steps):
        if not reached:
            return None
        came_from |= reached
        if goal := next((spot for spot in reached if spot[0] in goals), None):
            return _road(came_from, goal, starts)
        reached = {
            there: here
            for here in reached
            for there in _further_steps(board, here, bridges)
            if there not in came_from and there[0] not in starts
        }
    return None


@per_board
def _first_table(board: TileBoard) -> dict[PlaceId, tuple[Spot, ...]]:
    return {place: tuple(_entries(board, place, HALVES, first=True)) for place in board.places}


def _first_steps(board: TileBoard, place: PlaceId) -> tuple[Spot, ...]:
    """Where a route can step that starts here: neither edges nor rivers of this tile count (VAL-ORD-08)."""
    return _first_table(board)[place]


def _further_steps(board: TileBoard, spot: Spot, bridges: Container[PlaceId]) -> Iterator[Spot]:
    """Where it can go on from a tile it came into at this half-edge: on the same bank, unless there is a bridge."""
    place, half = spot
    halves = HALVES if place in bridges else _bank(board, place, half)
    return _entries(board, place, halves, first=False)


def _entries(board: TileBoard, place: PlaceId, halves: Collection[int], *, first: bool) -> Iterator[Spot]:
    """The half-edges beyond these, where land meets land and no mountain edge that counts lies between (VAL-ORD-07)."""
    edges, sea = board.edges(place), board.sea_halves(place)
    for edge in EDGES:
        there = board.around(place)[edge]
        if there is None or not holdable(board, there) or board.edges(there)[facing(edge)] == MOUNTAIN:
            continue
        if first or edges[edge] != MOUNTAIN:
            beyond = board.sea_halves(there)
            for half in (2 * edge, 2 * edge + 1):
                if half in halves and half not in sea and abutting(half) not in beyond:
                    yield there, abutting(half)


def _bank(board: TileBoard, place: PlaceId, half: int) -> frozenset[int]:
    """The half-edges on the same side of the tile's river."""
    tile, edges = board.tiles[place], board.edges(place)
    running = frozenset(edge for edge in EDGES if edges[edge] == "R")
    return _banks(board.design(place), tile.turn, running)[half]


@lru_cache(maxsize=4096)
def _banks(design: Design, turn: int, running: frozenset[int]) -> dict[int, frozenset[int]]:
    """By half-edge as the tile lies: what no river parts from it. Mountains inside a tile bar nothing here."""
    used = design.mouths & {(edge - turn) % 6 for edge in running}
    cells = replace(design, massifs=(), walled=False).cells(used)
    turned = [frozenset((half + 2 * turn) % 12 for half in cell) for cell in cells]
    return {half: cell for cell in turned for half in cell}


def _road(came_from: dict[Spot, Spot], goal: Spot, starts: Container[PlaceId]) -> Route:
    spots = [goal]
    while spots[-1][0] not in starts:
        spots.append(came_from[spots[-1]])
    return tuple(place for place, _ in reversed(spots))

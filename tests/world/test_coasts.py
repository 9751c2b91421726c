"""The order of the shores."""

from __future__ import annotations

import pytest
from drawn import PLAIN, SHORE, WEST, board, design, salad

from gonfalon.world.board import TileBoard
from gonfalon.world.coasts import Coast, coast_of, coasts, down_coast, shore_edges, up_coast
from gonfalon.world.designs import Design
from gonfalon.world.hexes import EDGES, Point, corners, facing


def turned(made: Design, turn: int) -> Design:
    return design("".join(made.edges[(edge - turn) % 6] for edge in EDGES))


CAPE = design("PCSSSC")


def island() -> TileBoard:
    """Six capes round an inland tile: the land side of each looks at the middle."""
    inward = {"C1": 3, "C2": 4, "C3": 5, "B3": 0, "A2": 1, "B1": 2}
    return board({"B2": PLAIN} | {place: turned(CAPE, edge) for place, edge in inward.items()})


def test_up_the_coast_keeps_the_land_on_the_right() -> None:
    world = board({"A1": SHORE, "B1": SHORE, "C1": SHORE})  # sea to the south: land on the right when going west
    assert [up_coast(world, place) for place in world.places] == [None, "A1", "B1"]
    assert [down_coast(world, place) for place in world.places] == ["B1", "C1", None]
    assert coasts(world) == (Coast(("C1", "B1", "A1"), ring=False),)


def test_round_an_island_the_coast_is_a_ring() -> None:
    world = island()
    (coast,) = coasts(world)
    assert coast.ring
    assert set(coast.places) == set(world.places) - {"B2"}
    assert coast.places == ("B1", "C1", "C2", "C3", "B3", "A2")  # clockwise
    assert coast.distance("B1", "A2") == 1
    assert coast.distance("B1", "C3") == 3


def test_distance_on_an_open_coast_does_not_go_round() -> None:
    world = board({"A1": SHORE, "B1": SHORE, "C1": SHORE})
    assert coast_of(world)["A1"].distance("A1", "C1") == 2


def test_places_without_sea_have_no_coast() -> None:
    world = island()
    assert up_coast(world, "B2") is None
    assert shore_edges(world, "B2") is None
    assert "B2" not in coast_of(world)


def test_shores_that_do_not_meet_are_different_coasts() -> None:
    world = board({WEST: SHORE, "B2": turned(SHORE, 3)})
    assert coasts(world) == (Coast((WEST,), ring=False), Coast(("B2",), ring=False))


# --- a second opinion: walk the shore on paper ----------------------------------------------------------


def middle(world: TileBoard, place: str, edge: int) -> Point:
    (ax, ay), (bx, by) = (corners(world.hex(place))[i % 6] for i in (edge, edge + 1))
    return round((ax + bx) / 2, 6), round((ay + by) / 2, 6)


def land_corner(world: TileBoard, place: str, edge: int) -> Point:
    """The corner at the land end of a coast edge."""
    dry = next(half for half in (2 * edge, 2 * edge + 1) if half not in world.sea_halves(place))
    return corners(world.hex(place))[(edge + dry % 2) % 6]


def test_each_shore_has_its_land_on_the_right_on_paper() -> None:
    for world in map(salad, range(20)):
        for place in filter(world.has_sea, world.places):
            lower, upper = shore_edges(world, place) or (0, 0)
            (ax, ay), (bx, by) = middle(world, place, lower), middle(world, place, upper)
            for edge in (lower, upper):
                x, y = land_corner(world, place, edge)
                assert (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0  # y grows downwards: positive is on the right


def test_coasts_follow_the_shore_from_middle_to_middle() -> None:
    rings = 0
    for world in [*map(salad, range(40)), island()]:
        for coast in coasts(world):
            ahead = coast.places[1:] + coast.places[: int(coast.ring)]
            for here, there in zip(coast.places, ahead, strict=False):
                upper, lower = shore_edges(world, here)[1], shore_edges(world, there)[0]  # type: ignore[index]
                assert middle(world, here, upper) == middle(world, there, lower)
                assert land_corner(world, here, upper) == pytest.approx(land_corner(world, there, lower))
            rings += coast.ring
        along = [place for coast in coasts(world) for place in coast.places]
        assert sorted(along) == sorted(filter(world.has_sea, world.places))
    assert rings


def test_a_coast_breaks_only_where_no_shore_goes_on() -> None:
    for world in map(salad, range(40)):
        for coast in coasts(world):
            if not coast.ring:
                last, upper = coast.places[-1], shore_edges(world, coast.places[-1])[1]  # type: ignore[index]
                there = world.around(last)[upper]
                edges = None if there is None else shore_edges(world, there)
                assert edges is None or edges[0] != facing(upper)

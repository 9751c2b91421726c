"""Rivers from where they begin to where they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from drawn import FORK, LAKE, PLAIN, STRAIGHT, SWAMP, board, design, flow, salad, watered

from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Design
from gonfalon.world.hexes import EDGES, facing, step
from gonfalon.world.rivers import End, Stretch, below, downstream, outflow, rivers, rivers_at

SPRING = (design("HRHHHH", course="source"), flow(1))
SOUTH_SPRING = (design("HHHRHH", course="source"), flow(3))
SOUTH_EAST = (design("PPRPPR", course="through"), flow(2, into=(5,)))
MOUTH = (design("PCSCPP", course="end", mouths="04"), flow(into=(4,)))


def test_a_river_runs_from_its_spring_to_the_sea() -> None:
    world = board({"A1": SPRING, "B1": STRAIGHT, "C1": STRAIGHT, "D1": MOUTH, "A2": PLAIN})
    (river,) = rivers(world).values()
    assert river.course == (Stretch("A1", None, 1), Stretch("B1", 4, 1), Stretch("C1", 4, 1), Stretch("D1", 4, None))
    assert (river.id, river.end, river.into, river.tributaries) == ("A1", End.SEA, None, ())
    assert rivers_at(world) == dict.fromkeys(("A1", "B1", "C1", "D1"), ("A1",))


@pytest.mark.rule("ME-MAG-23")
def test_downstream_is_the_rest_of_the_river_in_order() -> None:
    world = board({"A1": SPRING, "B1": STRAIGHT, "C1": STRAIGHT, "D1": MOUTH, "A2": PLAIN})
    assert downstream(world, "B1") == ("C1", "D1")
    assert downstream(world, "D1") == downstream(world, "A2") == ()


@pytest.mark.rule("ME-MAG-23")
@pytest.mark.parametrize("standing", [LAKE, SWAMP])
def test_downstream_goes_on_through_standing_water(standing: Design) -> None:
    world = board({"B1": SOUTH_SPRING, "A2": (standing, flow(2, into=(0,))), "B3": SOUTH_EAST})
    assert downstream(world, "B1") == ("A2", "B3")


def joined(arm: str) -> TileBoard:
    """Two rivers meet in the fork at C2: one from the west, over one or two tiles, and one from the south-east."""
    long = {"A2": SPRING, "B2": STRAIGHT} if arm == "long" else {"B2": SPRING}
    return board({"C2": (FORK, flow(0, into=(2, 4))), "D3": (design("HHHHHR", course="source"), flow(5)), **long})


@pytest.mark.rule("ME-MAP-25")
def test_where_rivers_join_the_longer_keeps_its_name() -> None:
    found = rivers(joined("long"))
    assert found["A2"].places == ("A2", "B2", "C2")
    assert (found["A2"].end, found["A2"].tributaries) == (End.RIM, ("D3",))
    assert (found["D3"].end, found["D3"].into, found["D3"].places) == (End.JOIN, "A2", ("D3", "C2"))


@pytest.mark.rule("ME-MAP-25")
def test_of_two_rivers_of_one_length_the_first_read_keeps_its_name() -> None:
    found = rivers(joined("short"))
    assert (found["B2"].end, found["D3"].into) == (End.RIM, "B2")


@pytest.mark.rule("ME-MAP-25")
def test_the_river_out_of_a_lake_is_fed_by_those_that_end_there() -> None:
    found = rivers(board({"B1": SOUTH_SPRING, "A2": (LAKE, flow(2, into=(0,))), "B3": SOUTH_EAST}))
    assert (found["B1"].end, found["B1"].into) == (End.LAKE, "A2")
    assert (found["A2"].places, found["A2"].tributaries) == (("A2", "B3"), ("B1",))


def test_a_river_may_come_in_over_the_rim_or_stop_at_a_dry_edge() -> None:
    world = board({"A1": STRAIGHT, "B1": PLAIN})
    (river,) = rivers(world).values()
    assert (river.id, river.end, river.places) == ("A1.4", End.STOP, ("A1",))


def test_a_ring_of_water_is_walked_once() -> None:
    round_a_corner = {"A1": "PRRPPP", "B1": "PPPRRP", "A2": "RPPPPR"}
    ways = {"A1": flow(1, into=(2,)), "B1": flow(3, into=(4,)), "A2": flow(5, into=(0,))}
    world = board({place: (design(edges, course="through"), ways[place]) for place, edges in round_a_corner.items()})
    assert downstream(world, "A1") == ("B1", "A2", "A1")
    assert rivers(world) == {}


def follow(world: TileBoard, place: str) -> list[str]:
    """Step by step over the hexagons, by the tiles' own flow."""
    at, found = world.hex(place), list[str]()
    while 1 in (ways := world.tiles[found[-1] if found else place].flow):
        at = step(at, ways.index(1))
        there = world.place(at)
        if there is None or there in found or world.tiles[there].flow[facing(ways.index(1))] != -1:
            break
        found.append(there)
    return found


@pytest.mark.rule("ME-MAP-25", "ME-MAG-23")
@pytest.mark.parametrize("make", [watered, salad])
def test_downstream_follows_the_flow_on_any_board(make: Callable[[int], TileBoard]) -> None:
    for world in map(make, range(20)):
        for place in world.places:
            assert list(downstream(world, place)) == follow(world, place)


@pytest.mark.rule("ME-MAP-25")
def test_every_stretch_of_water_belongs_to_one_river() -> None:
    for world in map(watered, range(20)):
        found = rivers(world).values()
        enters = Counter((s.place, s.enters) for river in found for s in river.course if s.enters is not None)
        leaves = Counter((s.place, s.leaves) for river in found for s in river.course if s.leaves is not None)
        assert enters == Counter((p, e) for p in world.places for e in EDGES if world.flow(p)[e] == -1)
        assert leaves == Counter((p, out) for p in world.places if (out := outflow(world, p)) is not None)


@pytest.mark.rule("ME-MAP-25")
def test_rivers_know_where_their_water_goes() -> None:
    ends = Counter[End]()
    for world in map(watered, range(20)):
        found = rivers(world)
        for river in found.values():
            ends[river.end] += 1
            last = river.course[-1].place
            assert all(river.id == found[name].into for name in river.tributaries)
            assert (river.into is None) or river.id in found[river.into].tributaries
            if river.end == End.JOIN:
                assert river.into is not None
                assert found[river.into].places.index(last) >= len(river.course) - 1
            if river.end in (End.RIM, End.SEA):
                assert below(world, last) is None
    assert {End.RIM, End.SEA, End.LAKE, End.SWAMP, End.JOIN} <= set(ends)

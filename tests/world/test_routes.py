"""Marching from tile to tile: the cases of the rules, and a slow search to compare with."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from drawn import (
    ALL_MOUNTAIN,
    EAST,
    FORK,
    LAKE,
    PLAIN,
    RANGE,
    SHORE,
    STRAIGHT,
    SWAMP,
    WEST,
    board,
    design,
    flow,
    round_about,
    salad,
)  # fmt: skip

from gonfalon.kernel.messages import Refusal
from gonfalon.world.board import TileBoard
from gonfalon.world.ground import Ground
from gonfalon.world.hexes import EDGES, HALVES, abutting, facing
from gonfalon.world.routes import Obstacle, Route, bank, landing_places, march

NONE: frozenset[str] = frozenset()


def go(world: TileBoard, place: str, half: int, edge: int, cities: Collection[str] = NONE) -> Route:
    """A march with bridges and passes of these cities open; the way is not shut for good."""
    route = march(world, place, half, edge, cities, cities)
    assert isinstance(route, Route)
    return route


def blocked(route: Route) -> tuple[str, ...]:
    """The clauses of what stands in the way to the first place to stand; the move needs a route roll."""
    assert route.free == ()
    return tuple(obstacle.rule for obstacle in next(iter(route.by_roll.values())))


def two(left: object, entered: object) -> TileBoard:
    return board({WEST: left, EAST: entered})  # type: ignore[dict-item]


@pytest.mark.rule("ME-MOV-04")
def test_a_banner_is_set_on_the_edge_it_came_over() -> None:
    route = go(two(PLAIN, PLAIN), WEST, 6, 1)
    assert (route.there, route.free, dict(route.by_roll)) == (EAST, (8,), {})


@pytest.mark.rule("ME-MOV-09", "ME-MOV-19", "ME-MOV-20")
def test_along_a_river_the_bank_is_kept() -> None:
    world = two(STRAIGHT, STRAIGHT)
    north, south = go(world, WEST, 9, 1), go(world, WEST, 3, 1)
    assert north.free == (9,)
    assert north.by_roll == {8: (Obstacle("river", WEST, "ME-MOV-08"),)}
    assert south.free == (8,)


@pytest.mark.rule("ME-MOV-08", "ME-MOV-09")
def test_the_other_bank_is_blocked() -> None:
    world = round_about((STRAIGHT, flow(1, into=(4,))))
    assert blocked(go(world, "B2", 9, 2)) == ("ME-MOV-08",)
    assert go(world, "B2", 9, 0).free == (6,)


@pytest.mark.rule("ME-MOV-09", "ME-MOV-15")
def test_a_range_across_the_tile_blocks_and_can_be_passed_by() -> None:
    world = round_about(RANGE)
    assert blocked(go(world, "B2", 0, 2)) == ("ME-MOV-15",)
    assert blocked(go(world, "B2", 10, 3)) == ("ME-MOV-15",)
    assert go(world, "B2", 0, 5).free == (4,)
    mountain_beyond = round_about(RANGE, nw=design("PPMPPP", "2"))
    assert blocked(go(mountain_beyond, "B2", 0, 5)) == ("ME-MOV-14",)


@pytest.mark.rule("ME-MOV-09", "ME-MOV-14")
def test_a_mountain_on_the_edge_entered_blocks() -> None:
    assert blocked(go(two(PLAIN, design("PPPPMP", "4")), WEST, 6, 1)) == ("ME-MOV-14",)


@pytest.mark.rule("ME-MOV-16")
def test_a_mountain_on_the_edge_left_blocks() -> None:
    assert blocked(go(two(design("PMPPPP", "1"), PLAIN), WEST, 6, 1)) == ("ME-MOV-16",)


@pytest.mark.rule("ME-MOV-17")
def test_mountains_that_do_not_lie_between_do_not_block() -> None:
    assert go(round_about(design("MMPPPM", "501")), "B2", 8, 2).free == (10,)


@pytest.mark.rule("ME-MOV-07")
def test_a_mountain_in_the_middle_can_be_rounded() -> None:
    assert go(round_about(PLAIN), "B2", 8, 1).free == (8,)


@pytest.mark.rule("ME-MOV-09", "ME-MOV-13")
def test_from_a_mountain_edge_only_other_mountain_edges_need_a_roll() -> None:
    world = round_about(RANGE)
    assert all(go(world, "B2", half, edge).free for half in (2, 3) for edge in (0, 1, 2, 3, 5))
    assert blocked(go(world, "B2", 2, 4)) == ("ME-MOV-16",)
    high = round_about(ALL_MOUNTAIN)
    assert blocked(go(high, "B2", 8, 1)) == ("ME-MOV-16",)
    assert go(high, "B2", 8, 4).free == (2,)


@pytest.mark.rule("ME-MOV-13")
def test_the_mountain_on_the_far_side_of_a_plain_edge_needs_a_roll_even_going_back() -> None:
    world = two(design("PMPPPP", "1"), PLAIN)
    assert blocked(go(world, EAST, 8, 4)) == ("ME-MOV-14",)


@pytest.mark.rule("ME-MOV-43")
def test_mountains_on_both_sides_need_one_roll_and_then_lie_behind() -> None:
    peak = design("PPPPMP", "4")
    world = round_about(peak, w=design("PMPPPP", "1"))
    assert blocked(go(world, "A2", 10, 1)) == ("ME-MOV-16", "ME-MOV-14")
    assert go(world, "B2", 8, 4).free == (2,)
    assert all(go(world, "B2", 8, edge).free for edge in (0, 1, 2, 3, 5))
    assert blocked(go(round_about(design("PMPPMP", "1", "4")), "B2", 8, 1)) == ("ME-MOV-16",)


@pytest.mark.rule("ME-MOV-18")
def test_everything_in_the_way_is_one_route() -> None:
    drained = design("PMPRPR", "1", course="through")
    world = two((drained, flow(3, into=(5,))), design("PPPPMP", "4"))
    assert blocked(go(world, WEST, 8, 1)) == ("ME-MOV-16", "ME-MOV-14", "ME-MOV-08")


@pytest.mark.rule("ME-MOV-10")
def test_a_city_bridges_every_river_of_its_tile() -> None:
    world = round_about((FORK, flow(0, into=(2, 4))))
    assert all(go(world, "B2", 3, edge, {"B2"}).free for edge in EDGES)
    assert go(world, "B2", 3, 2, {"B2"}).free == (10,)
    assert blocked(go(world, "B2", 3, 3, {"C3"})) == ("ME-MOV-08",)


@pytest.mark.rule("ME-MOV-11")
def test_bridges_and_passes_are_open_only_where_the_mover_may_use_them() -> None:
    world = round_about((STRAIGHT, flow(1, into=(4,))))
    assert march(world, "B2", 9, 2, bridges={"B2"}) == march(world, "B2", 3, 2)
    assert blocked(go(world, "B2", 9, 2, cities={"A2"})) == ("ME-MOV-08",)


@pytest.mark.rule("ME-MOV-12")
def test_passes_lead_over_every_mountain_of_the_city_tile() -> None:
    world = round_about(RANGE)
    assert go(world, "B2", 0, 2, {"B2"}).free == (10,)
    assert go(two(PLAIN, RANGE), WEST, 6, 1, {EAST}).free == (8,)
    assert blocked(go(two(RANGE, PLAIN), WEST, 6, 1, {EAST})) == ("ME-MOV-16",)


@pytest.mark.rule("ME-MAG-23")
def test_a_dry_river_opens_no_pass() -> None:
    world = round_about(RANGE)
    assert march(world, "B2", 0, 2, bridges={"B2"}) == march(world, "B2", 0, 2)


@pytest.mark.rule("ME-MOV-21", "ME-MAP-24")
def test_open_sea_is_never_crossed() -> None:
    world = board({"B1": SHORE, "B2": design("SCPPCS")})
    refusal = march(world, "B1", 0, 2)
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.message.key) == ("ME-MOV-21", "route-sea")


@pytest.mark.rule("ME-MOV-22")
def test_the_swamp_is_never_entered() -> None:
    refusal = march(two(PLAIN, SWAMP), WEST, 6, 1)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "ME-MOV-22"


@pytest.mark.rule("ME-MAP-57")
def test_the_rim_is_never_crossed() -> None:
    refusal = march(two(PLAIN, PLAIN), WEST, 6, 4)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "ME-MAP-57"


@pytest.mark.rule("ME-MOV-23")
def test_hill_and_forest_never_block() -> None:
    world = round_about(design("HFHFHF"), outside=design("FHFHFH"))
    assert all(go(world, "B2", half, edge).free for half in HALVES for edge in EDGES)


@pytest.mark.rule("ME-MOV-41")
def test_a_river_can_be_rounded_above_its_spring() -> None:
    spring = design("HRHHHH", course="source")
    world = two((spring, flow(1)), STRAIGHT)
    assert go(world, WEST, 6, 1).free == (8, 9)
    other = board({WEST: (STRAIGHT, flow(4, into=(1,))), EAST: (design("HHHHRH", course="source"), flow(4))})
    assert go(other, WEST, 2, 1).free == (8, 9)


@pytest.mark.rule("ME-MOV-42")
def test_round_the_fork_and_the_lake() -> None:
    fork = round_about((FORK, flow(0, into=(2, 4))), se=design("PPRPPR", course="through"))
    assert go(fork, "B2", 3, 1).free == (8,)
    assert blocked(go(fork, "B2", 3, 3)) == ("ME-MOV-08",)
    assert go(fork, "B2", 3, 2).free == (11,)
    assert set(go(fork, "B2", 3, 2).by_roll) == {10}
    lake = round_about((LAKE, flow(into=(0,))))
    assert all(go(lake, "B2", half, edge).free for half in HALVES for edge in EDGES)


@pytest.mark.rule("ME-MOV-44")
def test_over_a_city_bridge_to_the_other_bank() -> None:
    world = board(dict.fromkeys(("A2", "B2", "C2"), STRAIGHT) | dict.fromkeys(("B3", "C3"), PLAIN))
    assert go(world, "A2", 2, 1, {"B2"}).free == (8, 9)
    assert go(world, "B2", 9, 2, {"B2"}).free == (10,)
    assert go(world, "B2", 9, 3, {"B2"}).free == (0,)
    assert go(world, "B2", 9, 1, {"B2"}).free == (8, 9)


@pytest.mark.rule("ME-MOV-45", "ME-MAP-24")
def test_along_the_shore_over_the_land_half() -> None:
    world = two(SHORE, SHORE)
    route = go(world, WEST, 10, 1)
    assert (route.free, dict(route.by_roll)) == ((9,), {})
    crossed = march(two(SHORE, design("PCSCPP")), WEST, 10, 1)
    assert isinstance(crossed, Route)
    wrong_way_round = march(two(SHORE, design("SCPPCS")), WEST, 10, 1)
    assert isinstance(wrong_way_round, Refusal)


@pytest.mark.rule("ME-RAC-09")
def test_a_way_over_mountains_alone_is_found_before_one_over_a_river() -> None:
    divided = design("PMPRPR", "1", course="through")
    world = round_about((divided, flow(3, into=(5,))), outside=PLAIN)
    kinds = {obstacle.kind for obstacle in go(world, "B2", 4, 1).by_roll[8]}
    assert kinds == {"mountain"}


@pytest.mark.rule("ME-SEA-32")
def test_a_landed_banner_stands_beside_the_shore() -> None:
    world = two(SHORE, PLAIN)
    assert landing_places(world, WEST) == (2, 9)
    assert landing_places(world, EAST) == ()


@pytest.mark.rule("ME-MOV-19")
def test_banks_are_left_and_right_of_one_who_looks_downstream() -> None:
    world = two(STRAIGHT, STRAIGHT)  # runs east: north is on the left
    assert [bank(world, WEST, half) for half in (2, 3, 8, 9, 0)] == ["left", "right", "right", "left", None]
    assert bank(world, WEST, 2) == bank(world, EAST, abutting(2))


# --- a second opinion: a search over half-edges and massifs, by the words of ME-MOV-09 ------------------


def slowly(world: TileBoard, place: str, half: int, edge: int, bridges: set[str], passes: set[str]) -> set[int]:
    there = world.around(place)[edge]
    assert there is not None
    here, beyond, back = world.ground(place), world.ground(there), facing(edge)
    own = here.edges[edge] == "M" and half // 2 == edge
    excused = own or ((here.edges[edge] != "M" or place in passes) and (beyond.edges[back] != "M" or there in passes))
    found, new = set[tuple[str, int]](), {(place, half)}
    while new:
        spot = new.pop()
        found.add(spot)
        at, side = spot
        ground = here if at == place else beyond
        on_own_mountain = at == there or spot == (place, half)
        next_to = {(at, h) for h in inside(ground, side, at in bridges, at in passes, on_own_mountain)}
        if side // 2 == (edge if at == place else back) and excused:
            across = there if at == place else place
            if abutting(side) not in (beyond if at == place else here).sea:
                next_to.add((across, abutting(side)))
        new |= next_to - found
    return {h for at, h in found if at == there and h // 2 == back and abutting(h) not in here.sea}


def inside(ground: Ground, half: int, bridge: bool, passes: bool, on_own_mountain: bool) -> set[int]:
    next_to = {h for cell in ground.cells if half in cell for h in cell}
    if bridge and ground.edges[half // 2] == "R":
        next_to.add(half ^ 1)
    for massif in ground.massifs:
        foot = {h for i in massif.touches for h in ground.cells[i]}
        if passes and (half // 2 in massif.edges or half in foot):
            next_to |= foot | {h for e in massif.edges for h in (2 * e, 2 * e + 1)}
        if on_own_mountain and half // 2 in massif.edges:
            next_to |= foot | {half ^ 1}
    return next_to


@pytest.mark.rule("ME-MOV-09")
@pytest.mark.parametrize("seed", range(12))
def test_marches_are_free_exactly_where_a_slow_search_says_so(seed: int) -> None:
    world = salad(seed)
    for count, place in enumerate(world.places):
        cities = {p for i, p in enumerate(world.places) if (i * 7 + count) % 3 == 0}
        for bridges, passes in ((set(), set()), (cities, cities), (cities, set()), (set(world.places), cities)):
            for half in world.ground(place).stands:
                for edge in EDGES:
                    route = march(world, place, half, edge, bridges, passes)
                    if isinstance(route, Route):
                        stand = world.ground(route.there).stand
                        slow = slowly(world, place, half, edge, bridges, passes)
                        assert set(route.free) == {stand(h) for h in slow}


@pytest.mark.rule("ME-MOV-09", "ME-MOV-18")
@pytest.mark.parametrize("seed", range(12, 18))
def test_getting_over_the_named_obstacles_opens_the_way(seed: int) -> None:
    world = salad(seed)
    for place in world.places:
        for half in world.ground(place).stands:
            for edge in EDGES:
                route = march(world, place, half, edge)
                for stand, obstacles in route.by_roll.items() if isinstance(route, Route) else ():
                    rivers = {o.place for o in obstacles if o.kind == "river"}
                    mountains = {o.place for o in obstacles if o.kind == "mountain"}
                    assert obstacles
                    assert stand in go_over(world, place, half, edge, rivers, mountains).free


def go_over(world: TileBoard, place: str, half: int, edge: int, rivers: set[str], mountains: set[str]) -> Route:
    route = march(world, place, half, edge, rivers, mountains)
    assert isinstance(route, Route)
    return route


@pytest.mark.rule("ME-MAP-24")
@pytest.mark.parametrize("seed", range(18, 24))
def test_a_march_is_refused_exactly_where_tiles_do_not_touch_by_land(seed: int) -> None:
    world = salad(seed)
    for place in world.places:
        for half in world.ground(place).stands:
            routes = [march(world, place, half, edge) for edge in EDGES]
            entered = tuple(route.there for route in routes if isinstance(route, Route))
            assert entered == tuple(filter(world.enterable, world.by_land(place))) == world.marchable(place)

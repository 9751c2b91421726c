"""The ground of a tile as it lies: cells, massifs, sea, and what is reached inside it."""

from __future__ import annotations

from itertools import product

import pytest
from drawn import ALL_MOUNTAIN, FORK, LAKE, PLAIN, RANGE, SHIPPED, SHORE, STRAIGHT, design

from gonfalon.world.designs import Design
from gonfalon.world.ground import Ground, Massif, ground
from gonfalon.world.hexes import EDGES, HALVES
from gonfalon.world.tileset import used_mouths

LAY = [  # every shipped design in every position it can lie in, for every set of mouths in use
    (made, turn, frozenset((mouth + turn) % 6 for mouth in used))
    for made in SHIPPED.values()
    for turn in made.turns
    for used in used_mouths(made)
]


def lies(made: Design, *running: int, turn: int = 0) -> Ground:
    return ground(made, turn, frozenset(running))


def halves(first: int, last: int) -> frozenset[int]:
    """A run of half-edges, clockwise."""
    return frozenset((first + i) % 12 for i in range((last - first) % 12 + 1))


@pytest.mark.rule("ME-MAP-21")
def test_mountains_divide_a_tile_only_where_they_span_it() -> None:
    assert lies(PLAIN).cells == (halves(0, 11),)
    assert lies(RANGE).cells == (halves(10, 1), halves(4, 7))
    assert lies(RANGE).massifs == (Massif(frozenset({1, 4}), touches=frozenset({0, 1})),)
    assert lies(design("MMPPPM", "501")).cells == (halves(4, 9),)
    assert lies(design("MMPPPM", "501")).massifs == (Massif(frozenset({5, 0, 1}), touches=frozenset({0})),)
    assert lies(ALL_MOUNTAIN).cells == ()
    assert lies(ALL_MOUNTAIN).massifs == (Massif(frozenset(EDGES), touches=frozenset()),)


@pytest.mark.rule("ME-MAP-22")
def test_rivers_divide_a_tile_unless_they_can_be_rounded() -> None:
    assert lies(STRAIGHT).cells == (halves(9, 2), halves(3, 8))
    assert lies(design("RPRPPP", course="through")).cells == (halves(5, 0), halves(1, 4))
    assert lies(FORK).cells == (halves(9, 0), halves(1, 4), halves(5, 8))
    assert lies(design("PCSSCR", course="end")).cells == (halves(11, 2), halves(9, 10))
    assert lies(design("HHHRHH", course="source")).cells == (halves(0, 11),)
    assert lies(LAKE, 0, 2).cells == (halves(5, 0), halves(1, 4))
    assert lies(LAKE, 0).cells == (halves(0, 11),)


@pytest.mark.rule("ME-MAP-22")
def test_a_spring_at_the_foot_of_a_massif_cannot_be_rounded() -> None:
    walled = lies(design("MHPRHM", "05", course="source", walled=True))
    assert walled.cells == (halves(2, 6), halves(7, 9))
    assert walled.massifs[0].touches == {0, 1}


@pytest.mark.rule("ME-MAP-23")
def test_the_sea_is_one_run_of_half_edges() -> None:
    assert lies(SHORE).sea == {3, 4, 5, 6, 7, 8}
    assert lies(SHORE, turn=3).sea == {9, 10, 11, 0, 1, 2}


@pytest.mark.rule("ME-MAP-19")
def test_turning_moves_everything_alike() -> None:
    for made, turn, running in LAY:
        upright = ground(made, 0, frozenset((edge - turn) % 6 for edge in running))
        lying = ground(made, turn, running)
        assert lying.edges == "".join(upright.edges[(edge - turn) % 6] for edge in EDGES)
        assert lying.sea == {(half + 2 * turn) % 12 for half in upright.sea}
        assert {frozenset((half - 2 * turn) % 12 for half in cell) for cell in lying.cells} == set(upright.cells)


@pytest.mark.rule("ME-MAP-20", "ME-MAP-23")
def test_edges_say_which_halves_are_sea() -> None:
    for lying in (ground(*lay) for lay in LAY):
        wet = [len(lying.sea & {2 * edge, 2 * edge + 1}) for edge in EDGES]
        assert wet == [{"S": 2, "C": 1}.get(letter, 0) for letter in lying.edges]
        ends = [half for half in lying.sea if (half + 1) % 12 not in lying.sea]
        assert len(ends) == bool(lying.sea)


def slowly(lying: Ground, half: int, bridge: bool, passes: bool) -> set[int]:
    """ME-MOV-09 a to d word for word, as a search over half-edges; a bridge joins the two halves of a river edge."""
    brown = {e: massif for massif in lying.massifs for e in massif.edges}
    feet = {m: {h for i in m.touches for h in lying.cells[i]} for m in lying.massifs}
    found, new = set[int](), {half}
    if half // 2 in brown:
        new |= {half ^ 1} | feet[brown[half // 2]]
    while new:
        here = new.pop()
        found.add(here)
        next_to = {h for cell in lying.cells if here in cell for h in cell}
        if bridge and lying.edges[here // 2] == "R":
            next_to.add(here ^ 1)
        for massif in lying.massifs if passes else ():
            all_of_it = {h for e in massif.edges for h in (2 * e, 2 * e + 1)} | feet[massif]
            next_to |= all_of_it if here in all_of_it else set()
        new |= next_to - found
    return found


@pytest.mark.rule("ME-MOV-09", "ME-MOV-10", "ME-MOV-12")
def test_what_is_reached_inside_a_tile_is_what_a_slow_search_finds() -> None:
    for lying in (ground(*lay) for lay in LAY):
        for half, bridge, passes in product(set(HALVES) - lying.sea, (False, True), (False, True)):
            assert lying.reached(half, bridge=bridge, passes=passes) == slowly(lying, half, bridge, passes)


@pytest.mark.rule("ME-MOV-10", "ME-MOV-12")
def test_a_city_opens_the_whole_tile() -> None:
    for lying in (ground(*lay) for lay in LAY):
        land = set(HALVES) - lying.sea
        assert all(lying.reached(half, bridge=True, passes=True) == land for half in land)


@pytest.mark.rule("ME-MOV-06")
def test_without_a_city_a_banner_stays_on_its_bank() -> None:
    river = lies(STRAIGHT)
    assert river.reached(9) == halves(9, 2)
    assert river.reached(3) == halves(3, 8)


@pytest.mark.rule("ME-MOV-05")
def test_only_rivers_and_coasts_tell_the_halves_of_an_edge_apart() -> None:
    assert lies(STRAIGHT).stands == (0, 2, 3, 4, 6, 8, 9, 10)
    assert lies(SHORE).stands == (0, 2, 9, 10)
    assert lies(RANGE).stands == (0, 2, 4, 6, 8, 10)
    assert [lies(STRAIGHT).stand(half) for half in (1, 2, 3, 5)] == [0, 2, 3, 4]


@pytest.mark.rule("ME-MAP-09")
def test_an_unused_alternative_mouth_is_plain_land() -> None:
    twin = design("PCSSCP", course="end", mouths="05")
    assert lies(twin, 0).edges == "RCSSCP"
    assert lies(twin, 0).cells == (frozenset({0, 9, 10, 11}), frozenset({1, 2}))
    assert lies(twin, 0, 5).edges == "RCSSCR"
    assert len(lies(twin, 0, 5).cells) == 3

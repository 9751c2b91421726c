"""Hexagon arithmetic."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.world.hexes import EDGES, HALVES, abutting, around, centre, corners, distance, facing, step

hexes = st.tuples(st.integers(-50, 50), st.integers(-50, 50))


@pytest.mark.rule("ME-MAP-19")
def test_neighbours_are_numbered_clockwise_from_the_north_east() -> None:
    assert list(around((0, 0))) == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    assert [facing(edge) for edge in EDGES] == [3, 4, 5, 0, 1, 2]
    assert distance((0, 0), (3, -1)) == 3


@pytest.mark.rule("ME-MAP-19")
@given(hexes)
def test_every_step_can_be_taken_back(at: tuple[int, int]) -> None:
    assert all(step(step(at, edge), facing(edge)) == at for edge in EDGES)


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert all(abs(distance(a, b) - distance(step(a, edge), b)) <= 1 for edge in EDGES)


@pytest.mark.rule("ME-MAP-20")
def test_half_edges_lie_against_each_other() -> None:
    assert [abutting(half) for half in (2, 3, 0, 1)] == [9, 8, 7, 6]
    assert all(abutting(abutting(half)) == half for half in HALVES)


@given(hexes)
def test_neighbours_share_the_two_corners_of_their_edge(at: tuple[int, int]) -> None:
    for edge in EDGES:
        here, there, back = corners(at), corners(step(at, edge)), facing(edge)
        assert here[edge] == pytest.approx(there[(back + 1) % 6])
        assert here[(edge + 1) % 6] == pytest.approx(there[back])


def test_the_top_corner_points_straight_up() -> None:
    x, y = centre((2, -3))
    assert corners((2, -3))[0] == (x, y - 1)

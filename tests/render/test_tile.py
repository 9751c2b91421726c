"""Single tiles as pictures: every design in every turn, with its rivers running as they must."""

from __future__ import annotations

import pytest

from gonfalon.render.tile import draw_tile, running
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.poses import shipped_poses
from gonfalon.world.tiles import Tile

DESIGNS = shipped_poses().designs


def test_every_tile_lies_with_its_water_in_its_beds() -> None:
    tiles = [Tile(design.id, turn, running(design, turn)) for design in DESIGNS.values() for turn in design.turns]

    assert len([TileBoard({"A1": tile}) for tile in tiles]) == len(tiles)


@pytest.mark.parametrize(
    ("course", "water"), [(Course.SOURCE, [1]), (Course.THROUGH, [-1, 1]), (Course.FORK, [-1, -1, 1])]
)
def test_a_river_runs_in_and_out(course: Course, water: list[int]) -> None:
    design = next(design for design in DESIGNS.values() if design.course == course)

    assert sorted(way for way in running(design, 0) if way) == water


def test_a_picture_is_cut_to_the_tile_and_turns_with_it() -> None:
    bend = DESIGNS["R10"]

    assert 'viewBox="-47 -54 94 108"' in draw_tile(bend, 0)
    assert draw_tile(bend, 0) != draw_tile(bend, 1)
    assert draw_tile(bend, 0) != draw_tile(bend, 0, "dark")

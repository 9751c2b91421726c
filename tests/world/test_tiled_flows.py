"""Which way water runs on a map that does not say."""

from __future__ import annotations

import json

import pytest
from drawn import watered
from test_tiled import read, tree, without_places

from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.hexes import EDGES, facing
from gonfalon.world.survey import survey
from gonfalon.world.tiled import TiledMap, from_tiled, tiled_bytes
from gonfalon.world.tiles import Tile

DRY = (0, 0, 0, 0, 0, 0)
EAST = (0, 1, 0, 0, -1, 0)  # R11 straight, from west to east
WEST = (0, -1, 0, 0, 1, 0)


def drawn(tiles: dict[str, Tile]) -> TiledMap:
    """The tiles as a person lays them in Tiled, without a word about water."""
    return read(without_places(tree(TileBoard({place: Tile(t.design, t.turn) for place, t in tiles.items()}))))


def keys(found: TiledMap) -> list[tuple[str, str]]:
    return [(fault.message.key, fault.where) for fault in found.warnings]


@pytest.mark.rule("ME-MAP-25")
def test_springs_give_and_ends_take() -> None:
    found = drawn({"A1": Tile("H04"), "B1": Tile("R11"), "C1": Tile("R11"), "D1": Tile("R05", turn=4)})
    flows = [found.board.flow(place) for place in found.board.places]
    assert flows == [(0, 1, 0, 0, 0, 0), EAST, EAST, (0, 0, 0, 0, -1, 0)]
    assert found.warnings == ()


@pytest.mark.rule("ME-MAP-25")
def test_a_river_that_reaches_the_rim_runs_off_the_map() -> None:
    found = drawn({"A1": Tile("H04"), "B1": Tile("R03"), "C1": Tile("R11")})
    assert [found.board.flow(place) for place in ("B1", "C1")] == [EAST, EAST]
    assert found.warnings == ()


@pytest.mark.rule("ME-MAP-25")
def test_an_end_draws_its_river_in_over_the_rim() -> None:
    found = drawn({"A1": Tile("R11"), "B1": Tile("R05", turn=4)})
    assert found.board.flow("A1") == EAST


@pytest.mark.rule("ME-MAP-09", "ME-MAP-50")
def test_mouths_open_only_where_a_river_is_led_to_them() -> None:
    found = drawn({"A1": Tile("R11"), "B1": Tile("R04", turn=4), "C1": Tile("L02")})
    assert found.board.flow("B1") == (0, 0, 0, 0, -1, 0)
    assert drawn({"A1": Tile("L02"), "B1": Tile("C01", turn=4)}).board.flow("B1") == DRY


@pytest.mark.rule("ME-MAP-25", "ME-MAP-44")
def test_an_end_that_no_river_reaches_is_the_outflow_of_the_lake_beside_it() -> None:
    found = drawn({"A1": Tile("H04"), "B1": Tile("R03"), "C1": Tile("R04", turn=4)})
    assert found.board.flow("B1") == EAST
    assert found.board.flow("C1") == (0, 0, 0, 0, -1, 0)
    assert found.warnings == ()


@pytest.mark.rule("ME-MAP-25", "ME-MAP-41")
def test_water_is_led_through_swamp_and_lake_to_an_end_that_thirsts() -> None:
    led = drawn({"A1": Tile("H04"), "B1": Tile("R03"), "B2": Tile("R02", turn=1), "B3": Tile("R04")})
    assert [led.board.flow(place) for place in ("B1", "B2", "B3")] == [
        (0, 0, 1, 0, -1, 0), (0, 0, 0, 1, 0, -1), (-1, 0, 0, 0, 0, 0),
    ]  # fmt: skip


@pytest.mark.rule("ME-MAP-25")
def test_the_rivers_of_a_laid_world_are_found_again() -> None:
    for seed in range(12):
        world = survey(seed)
        found = drawn(dict(world.tiles))
        assert {p: t.flow for p, t in found.board.tiles.items()} == {p: t.flow for p, t in world.tiles.items()}


@pytest.mark.rule("ME-MAP-25")
def test_between_two_lakes_a_guess_is_told() -> None:
    found = drawn({"A1": Tile("H04"), "B1": Tile("R03"), "C1": Tile("R11"), "D1": Tile("R03"), "E1": Tile("H07")})
    assert keys(found) == [("tiled-flow-guessed", "B1")]
    assert found.board.flow("C1") in (EAST, WEST)


@pytest.mark.rule("ME-MAP-25")
def test_a_lake_that_nothing_else_feeds_is_fed_by_its_only_river() -> None:
    found = drawn({"A1": Tile("R03"), "B1": Tile("R11"), "C1": Tile("R03"), "D1": Tile("H07")})
    assert found.board.flow("B1") == WEST
    assert found.warnings == ()


@pytest.mark.rule("ME-MAP-25")
def test_water_that_would_run_against_itself_is_told() -> None:
    found = drawn({"A1": Tile("H04"), "B1": Tile("R11"), "C1": Tile("H07")})
    assert ("tiled-flow-clash", "C1") in keys(found)


@pytest.mark.rule("ME-MAP-25")
def test_a_ring_without_spring_or_end_is_told() -> None:
    found = drawn({"A1": Tile("R21", turn=1), "B1": Tile("R21", turn=3), "A2": Tile("R21", turn=5)})
    assert keys(found) == [("audit-ring", "A1")]


@pytest.mark.rule("ME-MAP-25")
def test_what_the_file_says_comes_first() -> None:
    board = TileBoard(
        {"A1": Tile("R02", 1, (0, -1, 0, 0, 0, 0)), "B1": Tile("R11", 0, WEST), "C1": Tile("R11", 0, WEST)}
    )
    file = tree(board)
    file["layers"][1]["objects"] = [each for each in file["layers"][1]["objects"] if each["x"] < 300]  # A1 alone
    found = from_tiled(json.dumps(file).encode(), "tmj")
    assert found.board == board


@pytest.mark.rule("ME-MAP-25")
def test_worked_out_flows_agree_on_both_sides_and_with_every_tile() -> None:
    for seed in range(30):
        board = drawn(dict(watered(seed).tiles)).board
        for place in board.places:
            flow, course = board.flow(place), board.design(place).course
            for edge, there in enumerate(board.around(place)):
                if there is not None and flow[edge] and board.flow(there)[facing(edge)]:
                    assert flow[edge] == -board.flow(there)[facing(edge)]
            if course == Course.THROUGH:
                assert sorted(flow) == [-1, 0, 0, 0, 0, 1]
            assert all(flow[edge] or board.edges(place)[edge] != "R" for edge in EDGES)


def test_reading_what_was_worked_out_changes_nothing_more() -> None:
    for seed in range(10):
        board = drawn(dict(watered(seed).tiles)).board
        assert from_tiled(tiled_bytes(board, "tmx"), "tmx").board == board

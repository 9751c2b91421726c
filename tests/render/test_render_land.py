"""Shore, rivers and designs: the drawing says what the tiles say."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest
from drawn_worlds import World, make_picture

from gonfalon.render import draw_map
from gonfalon.render.art import heights, trees
from gonfalon.render.art.designs import COATS, COPSES, FURNITURE, TRACKS, WOODS
from gonfalon.render.art.landmarks import landmarks
from gonfalon.render.art.shapes import BENDS, SHORES
from gonfalon.render.chance import mix
from gonfalon.render.drawing import Picture
from gonfalon.render.grid import LEEWAY, SIZE, centre, corners, edge_point, hex_at
from gonfalon.render.lines import Point
from gonfalon.render.raster import Raster
from gonfalon.render.scene import Scene
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Design
from gonfalon.world.hexes import EDGES, around
from gonfalon.world.rivers import End
from gonfalon.world.tiles import Tile, place_name
from gonfalon.world.tileset import shipped

TABLES: tuple[dict[str, Any], ...] = (FURNITURE, WOODS, COATS, TRACKS, COPSES, SHORES, BENDS)
DESIGNS = {design.name: design for design in shipped()}


def inside(point: Point, ring: list[Point]) -> bool:
    """By counting how often a ray to the right leaves the ring."""
    x, y = point
    edges = pairwise([*ring, ring[0]])
    return (
        sum((ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges) % 2 == 1
    )


# --- the shore ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-20", "ME-MAP-23")
def test_the_shore_crosses_coast_edges_near_their_middle(picture: Picture) -> None:
    board = picture.board
    for loop in picture.land.shore.loops:
        for span in loop:
            place = board.place(span.at)
            if place:
                assert board.edges(place)[span.start] == board.edges(place)[span.end] == "C"
                assert dist(span.line[0], edge_point(span.at, span.start)) < (LEEWAY + 0.2) * SIZE


@pytest.mark.rule("ME-MAP-46")
def test_the_coast_is_one_line_without_gaps(picture: Picture) -> None:
    for loop in picture.land.shore.loops:
        for span, after in pairwise([*loop, loop[0]]):
            assert span.line[-1] == after.line[0]
        assert all(dist(a, b) < 14 for line in picture.land.shore.outlines() for a, b in pairwise(line))


def test_dry_tiles_are_land_and_sea_corners_are_water(picture: Picture) -> None:
    board, land = picture.board, picture.land
    for place in board.places:
        at = board.hex(place)
        if not board.has_sea(place):
            assert land.land.at(*centre(at))
        for k, corner in enumerate(corners(at)):
            if {2 * k, (2 * k - 1) % 12} & board.sea_halves(place):
                assert not land.shore.land[corner]


@pytest.mark.rule("ME-MAP-45")
def test_an_empty_space_with_sea_all_round_is_an_inland_sea() -> None:
    bays = {there: Tile("C22", turn=(edge + 1) % 6) for edge, there in enumerate(around((0, 0)))}
    board = TileBoard.finished(bays)
    middle = next(at for at in around(board.hex(board.places[0])) if all(map(board.place, around(at))))

    land = make_picture(World(board, {}, Scene())).land

    assert not any(land.shore.land[corner] for corner in corners(middle))
    assert not land.land.at(*centre(middle))


# --- rivers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-25")
def test_rivers_reach_the_water_they_end_in(picture: Picture) -> None:
    land = picture.land
    ends = {stream.river.end for stream in land.streams}
    for stream in land.streams:
        last = stream.line[-1]
        match stream.river.end:
            case End.SEA:
                assert not land.land.at(*last)
            case End.LAKE:
                assert inside(last, land.lakes[stream.river.places[-1]])
            case End.SWAMP:
                assert inside(last, land.meres[stream.river.places[-1]])
            case End.JOIN:
                trunk = next(other for other in land.streams if other.river.id == stream.river.into)
                assert min(dist(last, point) for point in trunk.line) < max(trunk.widths)

    assert {End.SEA, End.LAKE} <= ends


def test_rivers_run_over_the_edges_of_their_tiles_and_widen(picture: Picture) -> None:
    for stream in picture.land.streams:
        tiles = [picture.board.place(hex_at(*point)) for point in stream.line]
        assert set(stream.river.places) <= set(tiles)
        assert max(stream.widths) > 1.5 * stream.widths[0]


def test_nothing_stands_in_the_water(picture: Picture) -> None:
    land = picture.land
    water = Raster(land.extent)
    for stream in land.streams:
        for (x, y), width in zip(stream.line, stream.widths, strict=True):
            water.disc(x, y, width / 2)
    water.fill(land.lakes.values())

    standing = [*land.peaks, *(thing for thing in land.growth() if thing.glyph[:3] in ("oak", "fir", "eld", "hil"))]
    drowned = [thing for thing in standing if water.at(thing.x, thing.y) or not land.land.at(thing.x, thing.y)]

    assert drowned == []
    assert len(standing) > 500


# --- mountains ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-16", "ME-MAP-19")
def test_peaks_stand_on_mountain_ground_and_a_wall_of_them_on_a_wholly_mountainous_tile(picture: Picture) -> None:
    board, tiles = picture.board, list[str | None]()
    for peak in picture.land.peaks:
        tiles.append(board.place(hex_at(peak.x, peak.y - 7)))
    beside = {there for place in board.places if board.massifs(place) for there in (place, *board.neighbours(place))}

    assert {tile for tile in tiles if tile} <= beside
    for place in board.places:
        if board.massifs(place):
            assert place in tiles
        if board.edges(place) == "MMMMMM":
            assert tiles.count(place) >= 5


# --- designs --------------------------------------------------------------------------------------------


def art(name: str) -> tuple[object, ...]:
    """All that is listed for a design and sets it apart."""
    return tuple(table.get(name) for table in TABLES)


def test_every_design_of_the_set_has_art_of_its_own() -> None:
    assert [name for name in DESIGNS if all(listed is None for listed in art(name))] == []


def test_no_two_designs_with_the_same_edges_look_the_same() -> None:
    looks = [(design.edges, design.course, *map(repr, art(name))) for name, design in DESIGNS.items()]

    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("table", TABLES)
def test_art_is_listed_for_designs_that_exist(table: dict[str, object]) -> None:
    assert set(table) <= set(DESIGNS)


def test_all_coasts_and_through_rivers_have_a_shape() -> None:
    assert {name for name, design in DESIGNS.items() if design.shore} == set(SHORES)
    assert {name for name, design in DESIGNS.items() if design.course == "through"} == set(BENDS)


def test_furniture_is_made_of_glyphs_that_exist() -> None:
    known = {*landmarks(), *trees.glyphs(), *heights.glyphs()}

    assert {item.glyph for items in FURNITURE.values() for item in items} <= known


@pytest.mark.parametrize("design", DESIGNS.values(), ids=lambda design: design.id)
def test_every_design_is_drawn_with_its_landmarks(design: Design) -> None:
    drawn = draw_map(TileBoard({"A1": Tile(design.id)}), static_only=True)

    for item in FURNITURE.get(design.name, ()):
        if item.where != "bank":  # a single tile has no river running
            assert f'href="#{item.glyph}"' in drawn


def test_a_tile_is_drawn_the_same_when_the_world_grows(world: World) -> None:
    """ME-MAP-57: what was drawn stays, apart from the rim."""
    middle = [place for place in world.board.places if len(world.board.neighbours(place)) == 6]
    inner = set(middle) - {
        there for place in world.board.places if place not in middle for there in world.board.neighbours(place)
    }
    small = TileBoard({place: world.board.tiles[place] for place in middle})

    def woods(board: TileBoard) -> set[tuple[float, float, str]]:
        land = make_picture(World(board, {}, Scene())).land
        return {
            (round(thing.x), round(thing.y), thing.glyph)
            for thing in land.growth()
            if thing.glyph.startswith(("oak", "fir")) and board.place(hex_at(thing.x, thing.y)) in inner
        }

    assert woods(small) == woods(world.board)


@pytest.mark.rule("ME-MAP-54")
@pytest.mark.parametrize("seed", range(6))
def test_a_world_thrown_together_by_hand_is_drawn_all_the_same(seed: int) -> None:
    """Coasts against mountains, rivers that stop at dry edges, tiles far apart: discretion may lay what it likes."""
    tiles = dict[str, Tile]()
    for k in range(25):
        design = shipped()[mix(seed, k, 1) % len(shipped())]
        turn = mix(seed, k, 2) % len(design.turns)
        beds = [(edge + turn) % 6 for edge in (*design.rivers, *design.mouths)]
        flow = tuple((-1, 1)[edge == beds[0]] if edge in beds else 0 for edge in EDGES)
        tiles[place_name((mix(seed, k, 3) % 9 - 4, mix(seed, k, 4) % 9 - 4))] = Tile(design.id, turn, flow)

    drawn = draw_map(TileBoard(tiles), names={"land": "Chaos"}, title="Chaos")

    assert ElementTree.fromstring(drawn).tag.endswith("svg")

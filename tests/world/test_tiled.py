"""Maps to Tiled and back."""

from __future__ import annotations

import base64
import gzip
import json
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from drawn import salad, watered

from gonfalon.kernel.messages import Refused
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey
from gonfalon.world.tiled import TiledMap, from_tiled, picture, read_tiled, tiled_bytes
from gonfalon.world.tiles import Tile

KINDS = ("tmj", "tmx")
SMALL = TileBoard(
    {
        "A1": Tile("H04", flow=(0, 1, 0, 0, 0, 0)),
        "B1": Tile("R11", flow=(0, 1, 0, 0, -1, 0)),
        "C1": Tile("R05", turn=4, flow=(0, 0, 0, 0, -1, 0)),
        "A2": Tile("L09", turn=5, seat=True),
        "B2": Tile("L02"),
    }
)


def tree(board: TileBoard = SMALL, **more: Any) -> dict[str, Any]:
    """The file of a board, to be changed by the test."""
    found: dict[str, Any] = json.loads(tiled_bytes(board, "tmj", **more))
    return found


def read(file: dict[str, Any]) -> TiledMap:
    return from_tiled(json.dumps(file).encode(), "tmj")


def without_places(file: dict[str, Any]) -> dict[str, Any]:
    """As if drawn by a person who laid tiles and nothing else."""
    return file | {"layers": file["layers"][:1], "properties": []}


# --- there and back -------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-56")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("make", [salad, watered])
def test_a_board_comes_back_as_it_was(kind: str, make: Callable[[int], TileBoard]) -> None:
    for board in map(make, range(10)):
        found = from_tiled(tiled_bytes(board, kind), kind)
        assert found.board == board
        assert found.board.places == board.places


@pytest.mark.rule("ME-MAP-56", "ME-MAP-57")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("more", ["A0", "a1", "a-2", "b0", "B5"])
def test_places_keep_their_names_wherever_the_map_begins(kind: str, more: str) -> None:
    board = SMALL.extended({more: Tile("H31")})
    assert from_tiled(tiled_bytes(board, kind), kind).board == board


@pytest.mark.parametrize("kind", KINDS)
def test_names_sets_and_marks_come_back(kind: str) -> None:
    names = {"A1": "Zwarte Toren & “Oost”", "B2": "<Ærø>"}
    found = from_tiled(tiled_bytes(SMALL, kind, names=names, sets=3), kind)
    assert (found.names, found.sets, found.warnings) == (names, 3, ())
    assert found.board.tiles["A2"].seat
    assert tiled_bytes(found.board, kind, names=found.names, sets=found.sets) == tiled_bytes(
        SMALL, kind, names=names, sets=3
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_board_gives_the_same_bytes_in_every_process(kind: str) -> None:
    code = (
        "import sys; from gonfalon.world.tiled import tiled_bytes; from gonfalon.world.board import TileBoard;"
        "sys.stdout.buffer.write(tiled_bytes(TileBoard.from_json(sys.stdin.buffer.read()), sys.argv[1]))"
    )
    for seed in ("0", "1"):
        made = subprocess.run(
            [sys.executable, "-c", code, kind],
            input=SMALL.to_json(),
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": seed},
        )
        assert made.stdout == tiled_bytes(SMALL, kind)


def test_files_are_read_by_their_ending(tmp_path: Path) -> None:
    for kind in KINDS:
        path = tmp_path / f"world.{kind.upper()}"
        path.write_bytes(tiled_bytes(SMALL, kind))
        assert read_tiled(path).board == SMALL


# --- what Tiled itself makes of it ----------------------------------------------------------------------


def test_the_file_is_a_hexagonal_map_with_a_corner_up() -> None:
    file = tree()
    wanted = {"orientation": "hexagonal", "staggeraxis": "y", "staggerindex": "odd", "infinite": False, "type": "map"}
    assert {key: file[key] for key in wanted} == wanted
    assert (file["width"], file["height"]) == (3, 2)
    assert file["tilewidth"] / file["hexsidelength"] == pytest.approx(3**0.5, abs=0.002)
    assert file["tileheight"] == 2 * file["hexsidelength"]


def test_shifted_rows_are_told_by_parity() -> None:
    assert tree(SMALL.extended({"A0": Tile("H31")}))["staggerindex"] == "even"


@pytest.mark.parametrize(
    ("turn", "flags"), [(0, 0x0), (1, 0x2), (2, 0x1), (3, 0xC), (4, 0xE), (5, 0xD)]
)  # as Tiled turns a hexagonal tile to the right, step by step
def test_turned_tiles_carry_the_flags_of_tiled(turn: int, flags: int) -> None:
    (cell,) = tree(TileBoard({"A1": Tile("L02", turn)}))["layers"][0]["data"]
    assert cell >> 28 == flags


@pytest.mark.parametrize(("flags", "turn"), [(0x3, 3), (0xF, 0)])
def test_other_ways_of_saying_a_turn_are_understood(flags: int, turn: int) -> None:
    file = tree(TileBoard({"A1": Tile("L02")}))
    file["layers"][0]["data"][0] |= flags << 28
    assert read(file).board.tiles["A1"].turn == turn


def test_every_tile_has_its_number_picture_and_design() -> None:
    (tiles,) = tree()["tilesets"]
    assert (tiles["firstgid"], tiles["tilecount"], len(tiles["tiles"])) == (1, 112, 112)
    entry = tiles["tiles"][0]
    assert entry["image"] == picture("H01") == "gonfalon-tiles/H01.png"
    assert {"name": "design", "type": "string", "value": "H01"} in entry["properties"]


def test_points_stand_in_the_middle_of_their_tiles() -> None:
    points = {
        each["name"]: (each["x"], each["y"]) for each in tree(names={"A1": "one", "B2": "two"})["layers"][1]["objects"]
    }
    assert points["one"] == (104, 120)
    assert points["two"] == (208 + 104 + 104, 180 + 120)


# --- other ways in which Tiled writes -------------------------------------------------------------------


def packed(file: dict[str, Any], compress: Callable[[bytes], bytes], name: str) -> dict[str, Any]:
    layer = file["layers"][0]
    raw = struct.pack(f"<{len(layer['data'])}I", *layer["data"])
    layer |= {"data": base64.b64encode(compress(raw)).decode(), "encoding": "base64", "compression": name}
    return file


@pytest.mark.parametrize(("compress", "name"), [(bytes, ""), (zlib.compress, "zlib"), (gzip.compress, "gzip")])
def test_packed_cells_are_unpacked(compress: Callable[[bytes], bytes], name: str) -> None:
    assert read(packed(tree(), compress, name)).board == SMALL


def test_packed_cells_are_unpacked_from_xml_too() -> None:
    text = tiled_bytes(SMALL, "tmx").decode()
    start, end = text.index('<data encoding="csv">'), text.index("</data>")
    raw = struct.pack("<6I", *tree()["layers"][0]["data"])
    data = f'<data encoding="base64" compression="zlib">\n  {base64.b64encode(zlib.compress(raw)).decode()}\n'
    assert from_tiled((text[:start] + data + text[end:]).encode(), "tmx").board == SMALL


def test_cells_may_be_elements_of_their_own() -> None:
    text = tiled_bytes(SMALL, "tmx").decode()
    start, end = text.index('<data encoding="csv">'), text.index("</data>")
    cells = "".join(f'<tile gid="{gid}"/>' if gid else "<tile/>" for gid in tree()["layers"][0]["data"])
    assert from_tiled((text[:start] + f"<data>{cells}" + text[end:]).encode(), "tmx").board == SMALL


@pytest.mark.parametrize("shift", [(0, 0), (-16, -16), (5, 2)])
def test_maps_without_fixed_size_are_read_from_their_chunks(shift: tuple[int, int]) -> None:
    file = without_places(tree())
    data = file["layers"][0].pop("data")
    x, y = shift
    file["layers"][0]["chunks"] = [
        {"x": x, "y": y, "width": 3, "height": 1, "data": data[:3]},
        {"x": x, "y": y + 1, "width": 3, "height": 1, "data": data[3:]},
    ]
    tiles = read(file | {"infinite": True}).board.tiles
    assert {place: tile.design for place, tile in tiles.items()} == {p: t.design for p, t in SMALL.tiles.items()}


def test_layers_may_lie_in_groups_beside_others() -> None:
    file = tree()
    sketch = {"type": "tilelayer", "name": "sketch", "width": 3, "height": 2, "data": [0] * 6}
    picture_layer = {"type": "imagelayer", "name": "scan", "image": "scan.png"}
    group = {"type": "group", "name": "all", "layers": file["layers"]}
    assert read(file | {"layers": [sketch, picture_layer, group]}).board == SMALL


def test_a_second_tile_set_may_hold_other_things() -> None:
    file = tree()
    other = {"firstgid": 1000, "name": "stickers", "tiles": [{"id": 0}]}
    assert read(file | {"tilesets": [*file["tilesets"], other]}).board == SMALL


def test_tiles_are_known_by_their_property_not_by_their_number() -> None:
    file = tree()
    file["tilesets"][0]["firstgid"] = 501
    file["layers"][0]["data"] = [gid + 500 if gid else 0 for gid in file["layers"][0]["data"]]
    assert read(file).board == SMALL


# --- maps that people have changed ----------------------------------------------------------------------


def test_objects_belong_to_the_tile_they_stand_on() -> None:
    file = tree(names={"A1": "one"})
    file["layers"][1]["objects"][0]["x"] += 60
    file["layers"][1]["objects"][0]["y"] -= 50
    assert read(file).names == {"A1": "one"}


def keys(found: TiledMap) -> list[tuple[str, str]]:
    return [(fault.message.key, fault.where) for fault in found.warnings]


def test_an_object_on_no_tile_is_told() -> None:
    file = tree(names={"A1": "one"})
    file["layers"][1]["objects"].append({"x": 5000, "y": 5000, "name": "far"})
    assert keys(read(file)) == [("tiled-stray", "")]


def test_a_flow_that_no_longer_suits_is_worked_out_anew() -> None:
    file = tree()
    file["layers"][0]["data"][1] = file["layers"][0]["data"][4]  # a plain where the river ran
    found = read(file)
    assert ("tiled-flow-stale", "B1") in keys(found)
    assert found.board.flow("B1") == (0, 0, 0, 0, 0, 0)


def test_a_row_added_on_top_names_places_anew() -> None:
    file = without_places(tree()) | {"properties": tree()["properties"], "staggerindex": "even", "height": 3}
    file["layers"][0] |= {"height": 3, "data": [0, 0, 0, *file["layers"][0]["data"]]}
    found = read(file)
    assert keys(found) == [("tiled-origin-moved", "")]
    assert found.board.places == SMALL.places


@pytest.mark.rule("ME-MAP-54")
def test_a_strict_reader_refuses_what_a_free_handed_one_tells() -> None:
    file = tree()
    file["layers"][0]["data"][1] = file["layers"][0]["data"][4]
    assert read(file).warnings
    with pytest.raises(Refused) as refused:
        from_tiled(json.dumps(file).encode(), "tmj", strict=True)
    assert refused.value.refusal.message.key == "tiled-unsound"
    assert refused.value.refusal.rule == "ME-MAP-25"


def test_a_strict_reader_takes_a_sound_map() -> None:
    for seed in range(3):
        world = survey(seed)
        assert from_tiled(tiled_bytes(world, "tmj"), "tmj", strict=True) == TiledMap(world)


@pytest.mark.rule("ME-MAP-46", "ME-MAP-54")
def test_a_drawn_map_is_held_against_the_laying_rules() -> None:
    found = read(without_places(tree(TileBoard({"A1": Tile("C04"), "B1": Tile("L02"), "A2": Tile("L25", turn=2)}))))
    assert {fault.rule for fault in found.warnings} >= {"ME-MAP-28", "ME-MAP-48"}
    assert found.board.by_land("A1") == ("B1",)  # over the land half of the coast; nobody passes to A2

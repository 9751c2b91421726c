"""Damaged and hostile map files: each is refused with one message that says what and where."""

from __future__ import annotations

import base64
import contextlib
import json
import random
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_tiled import SMALL, tree

from gonfalon.kernel.messages import Refused
from gonfalon.words import LANGUAGES, say
from gonfalon.world.tiled import from_tiled, read_tiled, tiled_bytes
from gonfalon.world.tiled.form import ELEMENT_LIMIT, FILE_LIMIT

Change = Callable[[dict[str, Any]], object]


def refusal(data: bytes, kind: str = "tmj") -> tuple[str, dict[str, Any]]:
    """The key and arguments of the refusal, which can be said in every language."""
    with pytest.raises(Refused) as refused:
        from_tiled(data, kind)
    said = refused.value.refusal
    assert all("\n" not in say(said, lang) for lang in LANGUAGES)
    return said.message.key, said.message.args


def spoilt(change: Change) -> tuple[str, dict[str, Any]]:
    file = tree()
    change(file)
    return refusal(json.dumps(file).encode())


def cells(file: dict[str, Any]) -> dict[str, Any]:
    layer: dict[str, Any] = file["layers"][0]
    return layer


def place(file: dict[str, Any]) -> dict[str, Any]:
    thing: dict[str, Any] = file["layers"][1]["objects"][0]
    return thing


def flow(text: str) -> Change:
    return lambda f: place(f).update(properties=[{"name": "flow", "type": "string", "value": text}])


def says(name: str, value: object) -> Change:
    return lambda f: f.update(properties=[{"name": name, "value": value}])


def deep(file: dict[str, Any]) -> None:
    for _ in range(40):
        file["layers"] = [{"type": "group", "name": "in", "layers": file["layers"]}]


CHANGES: list[tuple[str, Change]] = [
    ("tiled-orientation", lambda f: f.update(orientation="orthogonal")),
    ("tiled-stagger-axis", lambda f: f.update(staggeraxis="x")),
    ("tiled-stagger-index", lambda f: f.update(staggerindex="third")),
    ("tiled-tile-size", lambda f: f.update(hexsidelength=0)),
    ("tiled-tile-size", lambda f: f.update(tilewidth=10**9)),
    ("tiled-wrong-field", lambda f: f.update(width="3")),
    ("tiled-wrong-field", lambda f: f.pop("height")),
    ("tiled-wrong-field", lambda f: f.update(width=1.5)),
    ("tiled-wrong-field", lambda f: cells(f).update(data=[1, "2", 3])),
    ("tiled-too-large", lambda f: f.update(width=10**9)),
    ("tiled-too-large", lambda f: f.update(width=0)),
    ("tiled-too-large", lambda f: f.update(height=-2)),
    ("tiled-wrong-count", lambda f: f.update(width=4)),
    ("tiled-wrong-count", lambda f: cells(f).update(data=None)),
    ("tiled-wrong-count", lambda f: cells(f).update(data=[0] * 5)),
    ("tiled-which-layer", lambda f: f.update(layers=[])),
    ("tiled-which-layer", lambda f: f["layers"].append(cells(f))),
    ("tiled-empty", lambda f: cells(f).update(data=[0] * 6)),
    ("tiled-empty", lambda f: f.update(infinite=True)),
    ("tiled-encoding", lambda f: cells(f).update(encoding="base64", compression="zstd")),
    ("tiled-encoding", lambda f: cells(f).update(encoding="rot13")),
    ("tiled-bad-packing", lambda f: cells(f).update(encoding="base64", data="***")),
    ("tiled-bad-packing", lambda f: cells(f).update(encoding="base64", compression="zlib", data="AAAA")),
    ("tiled-wrong-count", lambda f: cells(f).update(encoding="base64", data="AAAAAA==")),
    ("tiled-wrong-count", lambda f: cells(f).update(data="1,2,3,4,5,6,7")),
    ("tiled-no-number", lambda f: cells(f).update(data="1,2,three,4,5,6")),
    ("tiled-bad-cell", lambda f: cells(f).update(data=[1, 1, 1, 1, 1, -1])),
    ("tiled-bad-cell", lambda f: cells(f).update(data=[1, 1, 1, 1, 1, 1 << 32])),
    ("tiled-mirrored", lambda f: cells(f).update(data=[1, 1, 1, 1, 1, 8 << 28 | 1])),
    ("tiled-unknown-tile", lambda f: cells(f).update(data=[1, 1, 1, 1, 1, 999])),
    ("tiled-unknown-design", lambda f: f["tilesets"][0]["tiles"][0]["properties"][0].update(value="X1")),
    ("tiled-unknown-design", lambda f: f["tilesets"][0]["tiles"][0]["properties"][0].update(value={"a": []})),
    ("tiled-number-twice", lambda f: f["tilesets"].append({**f["tilesets"][0], "firstgid": 2})),
    ("tiled-external", lambda f: f["tilesets"].append({"firstgid": 200, "source": "../../etc/passwd"})),
    ("tiled-external", lambda f: f["tilesets"].append({"firstgid": 200, "source": "world.tmj"})),
    ("tiled-external", lambda f: place(f).update(template="http://example.org/x.tx")),
    ("tiled-bad-name", lambda f: place(f).update(name="x" * 101)),
    ("tiled-bad-name", lambda f: place(f).update(name="one\ntwo")),
    ("tiled-place-twice", lambda f: f["layers"][1]["objects"].append(place(f))),
    ("tiled-bad-flow", flow("1 0 0")),
    ("tiled-bad-flow", flow("0 2 0 0 0 0")),
    ("tiled-bad-flow", flow("0 1 0 0 0 0 0")),
    ("tiled-bad-origin", says("origin", "Nowhere")),
    ("tiled-bad-sets", says("sets", 0)),
    ("tiled-bad-sets", says("sets", "many")),
    ("tiled-bad-sets", says("sets", 10**9)),
    ("tiled-too-deep", deep),
]


@pytest.mark.parametrize(("key", "change"), CHANGES, ids=[f"{i}-{key}" for i, (key, _) in enumerate(CHANGES)])
def test_a_spoilt_file_is_refused(key: str, change: Change) -> None:
    assert spoilt(change)[0] == key


def test_refusals_say_where() -> None:
    assert refusal(b'{"width": 3,,')[1] == {"byte": "12"}
    assert refusal(b'{"width": 3')[1] == {"byte": "11"}
    assert refusal(b"<map>\n<<", "tmx")[1] == {"line": "2", "column": "2"}
    problem = spoilt(lambda f: f["layers"][1]["objects"][0].update(x="left"))[1]["problem"]
    assert say(problem) == "layers[1].objects[0].x must be a number."
    assert spoilt(lambda f: cells(f).update(data=[1, 1, 1, 1, 1, 999]))[1] == {"gid": "999", "column": "2", "row": "1"}


CHUNK = {"x": 0, "y": 0, "width": 1, "height": 1, "data": [1]}


@pytest.mark.parametrize(
    ("key", "chunks"),
    [
        ("tiled-too-far", [{**CHUNK, "x": 10**12}]),
        ("tiled-too-large", [{**CHUNK, "width": 10**12}]),
        ("tiled-wrong-count", [{**CHUNK, "data": [1, 1]}]),
        ("tiled-too-many-cells", [{**CHUNK, "width": 300, "height": 300}] * 2),
        ("tiled-too-many-tiles", [{**CHUNK, "width": 100, "height": 50, "data": [1] * 5_000}]),
    ],
)
def test_chunks_are_bounded(key: str, chunks: list[dict[str, Any]]) -> None:
    def change(file: dict[str, Any]) -> None:
        file["infinite"] = True
        cells(file)["chunks"] = chunks

    assert spoilt(change)[0] == key


def test_a_bomb_of_packed_cells_is_not_unpacked() -> None:
    bomb = base64.b64encode(zlib.compress(bytes(300_000_000), 9)).decode()
    key, args = spoilt(lambda f: cells(f).update(encoding="base64", compression="zlib", data=bomb))
    assert (key, args["wanted"], args["found"]) == ("tiled-wrong-count", 6, 7)


@pytest.mark.parametrize(
    ("key", "data"),
    [
        ("tiled-no-json", b""),
        ("tiled-no-json", b"{"),
        ("tiled-no-json", b"\xff\xfe"),
        ("tiled-no-json", b'{"width": NaN}'),
        ("tiled-wrong-field", b"[]"),
        ("tiled-wrong-field", b"{}"),
        ("tiled-wrong-field", b'{"orientation": null}'),
        ("tiled-too-deep", b'{"properties": [{"name": "x", "value": ' + b"[" * 100_000),
        ("tiled-too-long", b" " * (FILE_LIMIT + 1)),
    ],
)
def test_what_is_no_json_map_is_refused(key: str, data: bytes) -> None:
    assert refusal(data)[0] == key


XML = tiled_bytes(SMALL, "tmx").decode()
LAUGHS = '<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("tiled-no-xml", ""),
        ("tiled-no-xml", "<map>"),
        ("tiled-no-xml", "<map></mop>"),
        ("tiled-too-many-elements", "<map>" + "<a/>" * ELEMENT_LIMIT + "</map>"),
        ("tiled-no-xml", "<map name='\udcff'/>"),
        ("tiled-no-xml", "<map>&unknown;</map>"),
        ("tiled-no-xml", XML.replace("<map ", "<map version='1' version='2' ")),
        ("tiled-no-map", "<tileset/>"),
        ("tiled-doctype", XML.replace("<map", LAUGHS + "<map", 1)),
        ("tiled-doctype", XML.replace("<map", '<!DOCTYPE map SYSTEM "file:///etc/passwd"><map', 1)),
        ("tiled-doctype", XML.replace("<map", '<!DOCTYPE map SYSTEM "http://example.org/map.dtd"><map', 1)),
        ("tiled-too-deep", "<map>" + "<group>" * 100_000),
        ("tiled-wrong-field", XML.replace('width="3"', 'width="three"', 1)),
        ("tiled-wrong-field", "<map/>"),
        ("tiled-external", XML.replace("<tileset ", '<tileset source="tiles.tsx" ', 1)),
    ],
)
def test_what_is_no_xml_map_is_refused(key: str, text: str) -> None:
    assert refusal(text.encode(errors="surrogateescape"), "tmx")[0] == key


@pytest.mark.parametrize("where", ["nan", "inf", "-1e300"])
def test_objects_outside_the_world_stand_on_no_tile(where: str) -> None:
    start = XML.index("<object ")
    text = XML[:start] + XML[start:].replace(' x="', f' x="{where}" was="', 1)
    found = from_tiled(text.encode(), "tmx")
    assert [fault.message.key for fault in found.warnings] == ["tiled-stray"]
    assert found.board == SMALL  # the flow it gave can be worked out


def test_other_endings_and_missing_files_are_refused(tmp_path: Path) -> None:
    for name, key in (("world.json", "tiled-ending"), ("world.tmx", "tiled-unreadable"), ("", "tiled-ending")):
        with pytest.raises(Refused, match=key):
            read_tiled(tmp_path / name)


def spots(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every field of a file, and the first of every list."""
    inside = node.items() if isinstance(node, dict) else enumerate(node[:2]) if isinstance(node, list) else ()
    return [path, *(spot for key, child in inside for spot in spots(child, (*path, key)))]


@pytest.mark.parametrize("value", [None, -1, 10**30, 1e308, "x" * 5000 + "\n", "9" * 5000, [[]], {"a": []}])
def test_whatever_a_field_holds_the_file_is_read_or_refused_in_one_line(value: object) -> None:
    for *way, last in filter(None, spots(tree(names={"A1": "one"}, sets=2))):
        file = node = tree(names={"A1": "one"}, sets=2)
        for key in way:
            node = node[key]
        node[last] = value
        try:
            from_tiled(json.dumps(file).encode(), "tmj")
        except Refused as refused:
            said = say(refused.refusal)
            assert "\n" not in said
            assert len(said) < 300


@pytest.mark.parametrize("kind", ["tmj", "tmx"])
def test_whatever_bytes_are_changed_the_file_is_read_or_refused(kind: str) -> None:
    rng, whole = random.Random(kind), tiled_bytes(SMALL, kind)
    for _ in range(300):
        data = bytearray(whole)
        at = rng.choice((rng.randrange(900), len(data) - 1 - rng.randrange(2500)))
        data[at : at + rng.randrange(20)] = bytes(rng.choices(b'0123456789-."{}[]<>/e,\xff', k=rng.randrange(4)))
        with contextlib.suppress(Refused):
            from_tiled(bytes(data), kind)


@pytest.mark.parametrize("kind", ["tmj", "tmx"])
def test_no_file_cut_short_is_ever_taken(kind: str) -> None:
    whole = tiled_bytes(SMALL, kind)
    for length in range(0, len(whole.rstrip()) - 1, 997):
        refusal(whole[:length], kind)


READ = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (300 * 1024 * 1024,) * 2)
from gonfalon.kernel.messages import Refused
from gonfalon.world.tiled import from_tiled
try:
    from_tiled(sys.stdin.buffer.read(), sys.argv[1])
except Refused as refused:
    print(refused.refusal.message.key)
"""
HEAD = b'{"orientation":"hexagonal","width":1,"height":1,"tilewidth":208,"tileheight":240,"layers":['
ROOM = FILE_LIMIT - 200


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("tmx", b"<map>" + b"<a/>" * (ROOM // 4) + b"</map>"),
        ("tmj", HEAD + b'{"type":"objectgroup","objects":[' + b"{}," * (ROOM // 3 - 20) + b"{}]}]}"),
        ("tmj", HEAD + b'{"type":""},' * (ROOM // 12) + b'{"type":""}]}'),
        ("tmj", HEAD + b'{"type":"tilelayer","data":[' + b"1," * (ROOM // 2 - 40) + b"1]}]}"),
    ],
    ids=["elements", "objects", "layers", "cells"],
)
def test_a_file_full_of_small_things_is_refused_within_little_memory(kind: str, data: bytes) -> None:
    assert len(data) <= FILE_LIMIT
    done = subprocess.run([sys.executable, "-c", READ, kind], input=data, capture_output=True)

    assert (done.returncode, done.stdout[:6]) == (0, b"tiled-"), done.stderr.decode()

"""The cells of a tile layer: numbers in one of Tiled's encodings, each a tile of a tile set and how it is turned."""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from collections.abc import Iterator

from gonfalon.kernel.messages import Refused
from gonfalon.world.tiled.form import CELL_LIMIT, SIDE_LIMIT, TILE_LIMIT, TILES, Chunk, Layer, MapFile, flat, shown
from gonfalon.world.tiled.grid import Cell

TURNS = {  # the four highest bits of a cell: flipped across, flipped over, turned by 60 and by 120 degrees
    0b0000: 0, 0b0010: 1, 0b0001: 2, 0b1100: 3, 0b1110: 4, 0b1101: 5,
    0b0011: 3, 0b1111: 0,  # other ways to say the same
}  # fmt: skip
FLAGS = {turn: flags << 28 for flags, turn in reversed(TURNS.items())}
GID = (1 << 28) - 1
COMPRESSIONS = ("", "zlib", "gzip")
ANY_HEADER = 32 + zlib.MAX_WBITS  # zlib's or gzip's, as found


def tile_layer(found: MapFile) -> Layer:
    """The layer that holds the map: the one called `tiles`, or the only one."""
    layers = [layer for layer in flat(found.layers) if layer.type == "tilelayer"]
    ours = [layer for layer in layers if layer.name == TILES] or layers
    if len(ours) != 1:
        raise Refused.of("tiled-which-layer", count=len(layers), name=TILES)
    return ours[0]


def cells_of(found: MapFile) -> dict[Cell, int]:
    """The filled cells of the map, by column and row; a map without fixed size may have any origin."""
    layer = tile_layer(found)
    if layer.encoding not in ("csv", "base64") or layer.compression not in COMPRESSIONS:
        packing = shown(f"{layer.encoding} {layer.compression}".strip())
        raise Refused.of("tiled-encoding", found=packing, where=shown(layer.name))
    whole = Chunk(0, 0, found.width, found.height, layer.data or [])
    blocks = layer.chunks if found.infinite else [whole]
    for block in blocks:
        _check_size(block, shown(layer.name))
    if sum(block.width * block.height for block in blocks) > CELL_LIMIT:
        raise Refused.of("tiled-too-many-cells", limit=CELL_LIMIT, where=shown(layer.name))
    cells = {cell: gid for block in blocks for cell, gid in _block(block, layer)}
    if len(cells) > TILE_LIMIT:
        raise Refused.of("tiled-too-many-tiles", found=len(cells), limit=TILE_LIMIT)
    return cells


def _check_size(block: Chunk, where: str) -> None:
    if not (0 < block.width <= SIDE_LIMIT and 0 < block.height <= SIDE_LIMIT):
        size = {"width": shown(block.width), "height": shown(block.height)}
        raise Refused.of("tiled-too-large", **size, limit=SIDE_LIMIT, where=where)
    if max(abs(block.x), abs(block.y)) > SIDE_LIMIT:
        raise Refused.of("tiled-too-far", column=shown(block.x), row=shown(block.y), limit=SIDE_LIMIT, where=where)


def _block(block: Chunk, layer: Layer) -> Iterator[tuple[Cell, int]]:
    wanted = block.width * block.height
    gids = _numbers(block.data, wanted, layer)
    if len(gids) != wanted:
        raise Refused.of("tiled-wrong-count", found=len(gids), wanted=wanted, where=shown(layer.name))
    for i, gid in enumerate(gids):
        if gid:
            yield (block.x + i % block.width, block.y + i // block.width), gid


def _numbers(data: list[int] | str, wanted: int, layer: Layer) -> list[int]:
    if isinstance(data, list):
        return data
    if layer.encoding == "base64":
        return _unpacked(data, wanted, layer)
    try:
        return [int(text.partition(",")[0]) for text in data.split(",", wanted)]  # one more than wanted, if there is
    except ValueError as error:
        raise Refused.of("tiled-no-number", where=shown(layer.name)) from error


def _unpacked(text: str, wanted: int, layer: Layer) -> list[int]:
    """Numbers of four bytes, lowest first; no more is unpacked than the map has room for."""
    try:
        packed = base64.b64decode("".join(text.split()), validate=True)
        unpacked = zlib.decompressobj(ANY_HEADER).decompress(packed, 4 * wanted + 1) if layer.compression else packed
    except (binascii.Error, ValueError, zlib.error) as error:
        raise Refused.of("tiled-bad-packing", where=shown(layer.name)) from error
    if len(unpacked) != 4 * wanted:
        raise Refused.of("tiled-wrong-count", found=(len(unpacked) + 3) // 4, wanted=wanted, where=shown(layer.name))
    return [number for (number,) in struct.iter_unpack("<I", unpacked)]


def turned(gid: int, cell: Cell) -> tuple[int, int]:
    """The tile's number and by how many steps it is turned clockwise; a tile in a mirror is none of ours."""
    if not 0 <= gid < 1 << 32:
        raise Refused.of("tiled-bad-cell", gid=shown(gid), column=str(cell[0]), row=str(cell[1]))
    if gid >> 28 not in TURNS:
        raise Refused.of("tiled-mirrored", column=str(cell[0]), row=str(cell[1]))
    return gid & GID, TURNS[gid >> 28]

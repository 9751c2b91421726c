"""A drawing as pixels, by ThorVG, and as a PNG file of them."""

from __future__ import annotations

import ctypes
import re
import struct
import zlib
from math import ceil

from thorvg_python.base import Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture

from gonfalon.render.outlines import outlined

SIGNATURE, HEAD = b"\x89PNG\r\n\x1a\n", struct.Struct(">IIBBBBB")
RGB = (8, 2, 0, 0, 0)  # depth, kind of colour, and what else a head says
_STOP, _COLOUR = re.compile(r'<stop class="(t-[\w-]+)"'), re.compile(r"\.(t-[\w-]+)\{stop-color:(#\w+)\}")
_VIEW = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')


def rasterise(svg: str, width: int) -> bytes:
    """The drawing as a PNG of so many pixels across; what it leaves bare is white."""
    view = _VIEW.search(svg)
    assert view, "a drawing says what part of the plane it shows"
    height = ceil(width * float(view[2]) / float(view[1]))
    return _png(width, height, _pixels(_plainer(outlined(svg)), width, height))


def _plainer(svg: str) -> str:
    """Without what ThorVG does not know: classes of the stops of a gradient. Half a pixel at the rim is stretched."""
    colours = dict(_COLOUR.findall(svg))
    svg = _STOP.sub(lambda stop: f'<stop stop-color="{colours[stop[1]]}"', svg)
    return svg.replace("viewBox=", 'preserveAspectRatio="none" viewBox=', 1)


def _pixels(svg: str, width: int, height: int) -> bytearray:
    """Red, green and blue of all pixels, row by row, on a white ground."""
    with Engine() as engine:  # without threads: the same bytes however many cores there are
        canvas, picture = SwCanvas(engine), Picture(engine)
        canvas.set_target(width, height)
        assert canvas.buffer_arr is not None
        ctypes.memset(canvas.buffer_arr, 0xFF, 4 * width * height)
        done = [picture.load_data(svg.encode(), "svg", None, True), picture.set_size(width, height)]
        done += [canvas.add(picture), canvas.update(), canvas.draw(False), canvas.sync()]
        assert set(done) == {Result.SUCCESS}, f"our own drawing can be drawn: {done}"
        pixels = bytes(canvas.buffer_arr)
        canvas.destroy()
    colours = bytearray(3 * width * height)
    for channel in range(3):
        colours[channel::3] = pixels[channel::4]
    return colours


def _png(width: int, height: int, colours: bytearray) -> bytes:
    """Rows are written as they are, byte 0 before each: flat colours are smallest so."""
    rows = b"".join(b"\0" + colours[at : at + 3 * width] for at in range(0, 3 * width * height, 3 * width))
    chunks = ((b"IHDR", HEAD.pack(width, height, *RGB)), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )

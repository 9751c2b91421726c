"""A drawing rasterised in two bands at once, because the rasteriser uses one core only, and joined into one PNG.

Each band gets a drawing without the glyphs that stand clear of it, and without rules of style that nothing in it obeys,
since the rasteriser holds every rule against every element. It is drawn a little beyond the cut and trimmed,
since lines that leave a picture are not exact near its edge: so no seam shows.
"""

from __future__ import annotations

import re
import struct
import sys
import zlib
from collections.abc import Callable, Iterator
from math import ceil
from subprocess import DEVNULL, PIPE, Popen
from tempfile import TemporaryFile

from gonfalon.render.fonts import font_files

RASTERISER = """import sys, resvg_py
drawing = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=drawing, font_files=sys.argv[1:], skip_system_fonts=True))
"""
Draw = Callable[[str], bytes]  # a drawing of a fixed size as a PNG of four bytes a pixel, as the program above does it
MARGIN = 20.0  # beyond the cut
LOW, TALL = 60.0, 120.0  # how far glyphs reach at most below and above the point on which they stand
SIGNATURE, HEAD = b"\x89PNG\r\n\x1a\n", struct.Struct(">IIBBBBB")
PIXEL, RGBA = 4, (8, 6, 0, 0, 0)  # bytes; depth, kind of colour, and what else a head says
LEVEL = 4  # of compression: a sixtieth larger than the usual, in two thirds of the time
_RULE, _CLASSES = re.compile(r"\.([\w-]+)\{[^{}]*\}"), re.compile(r'class="([^"]*)"')
_VIEW = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')
_GLYPH = re.compile(r'<use href="#[\w-]+" (?:x="-?\d+" y="|transform="translate\(-?\d+ )(-?\d+)')  # its foot


def rasterise(svg: str, width: int, draw: Draw) -> bytes:
    """The drawing as a PNG of so many pixels across."""
    svg = _plainer(svg)
    _, _, wide, high = _view(svg)
    height = ceil(width * high / wide)
    cut, spare = height // 2, ceil(MARGIN * height / high)
    if cut <= spare:
        return draw(_cropped(svg, width, height, 0, height))
    upper, lower = _cropped(svg, width, height, 0, cut + spare), _cropped(svg, width, height, cut - spare, height)
    above, below = _both(upper, lower, draw)
    stride = 1 + PIXEL * width
    return _png(width, height, _rows(above)[: cut * stride] + _trimmed(_rows(below), stride, spare))


def _both(upper: str, lower: str, draw: Draw) -> tuple[bytes, bytes]:
    """The upper band by another process, as the rasteriser lets no thread of ours run beside it; else by this one."""
    try:
        with TemporaryFile() as paper:
            paper.write(upper.encode())
            paper.seek(0)
            program = [sys.executable, "-c", RASTERISER, *font_files()]
            other = Popen(program, stdin=paper, stdout=PIPE, stderr=DEVNULL)  # noqa: S603  (our own)
    except OSError:
        return draw(upper), draw(lower)
    below = draw(lower)
    above, _ = other.communicate()
    return draw(upper) if other.returncode else above, below


def _plainer(svg: str) -> str:
    """Without the rules for classes that do not occur."""
    head, style, rest = svg.partition("</style>")
    used = {name for names in set(_CLASSES.findall(rest)) for name in names.split()}
    return _RULE.sub(lambda rule: rule[0] if rule[1] in used else "", head) + style + rest


def _view(svg: str) -> tuple[float, float, float, float]:
    view = _VIEW.search(svg)
    assert view, "a drawing says what part of the plane it shows"
    x, y, wide, high = map(float, view.groups())
    return x, y, wide, high


def _cropped(svg: str, width: int, height: int, first: int, last: int) -> str:
    """The drawing of the rows from the first to the last of a picture of this size."""
    x, y, wide, high = _view(svg)
    top, bottom = y + high * first / height, y + high * last / height
    kept = (line for line in svg.split("\n") if _touches(line, top, bottom))
    size = f'width="{width}" height="{last - first}" preserveAspectRatio="none"'
    return _VIEW.sub(f'{size} viewBox="{x} {top} {wide} {bottom - top}"', "\n".join(kept), count=1)


def _touches(line: str, top: float, bottom: float) -> bool:
    """False for a glyph, each of which has a line to itself, that stands clear of a band."""
    glyph = _GLYPH.match(line)
    return glyph is None or top - LOW < float(glyph[1]) < bottom + TALL


# --- PNG ------------------------------------------------------------------------------------------------


def _rows(png: bytes) -> bytes:
    """Every row of pixels: a byte that says how it is written, and how its bytes differ from those guessed."""
    return zlib.decompress(b"".join(data for kind, data in _chunks(png) if kind == b"IDAT"))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8 : at + 8 + size]
        at += 12 + size


def _trimmed(rows: bytes, stride: int, count: int) -> bytes:
    """Without the first rows; the one after them no longer refers to them."""
    row = bytes(stride - 1)
    for at in range(0, (count + 1) * stride, stride):
        row = _plain(rows[at], rows[at + 1 : at + stride], row)
    return b"\0" + row + rows[(count + 1) * stride :]


def _plain(way: int, row: bytes, above: bytes) -> bytes:
    """The bytes of a row: each is written as the difference to what the pixels to the left and above let one guess."""
    out, over = bytearray(PIXEL), bytes(PIXEL) + above
    for at, byte in enumerate(row):
        out.append((byte + _guess(way, out[at], over[at + PIXEL], over[at])) & 0xFF)
    return bytes(out[PIXEL:])


def _guess(way: int, left: int, up: int, corner: int) -> int:
    """In each of the five ways of PNG; in the last, whichever of the three is nearest to left + up - corner."""
    if way < 4:
        return (0, left, up, (left + up) // 2)[way]
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def _png(width: int, height: int, rows: bytes) -> bytes:
    head = HEAD.pack(width, height, *RGBA)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, LEVEL)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )

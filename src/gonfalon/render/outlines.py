"""Words as outlines: a picture of pixels is drawn without fonts, so every text becomes one path of its letters.

HarfBuzz sets the letters, kerned, straight or along a curved line, as a browser would; here they are only put in place.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping
from functools import cache
from html import unescape
from itertools import accumulate, pairwise
from math import dist

import uharfbuzz

from gonfalon.render.fonts import FOLDER, REGULAR, Face
from gonfalon.render.lines import Point, quadratic
from gonfalon.render.palette import LETTERS, MIDDLE
from gonfalon.render.svg import path

STEPS = 12  # in which each bend of a curved line is measured
Place = Callable[[float], tuple[Point, Point]]  # how far along the line -> where that is, and which way the line runs
_TEXT = re.compile(r'<text ([^>]*)>(?:<textPath href="#([\w-]+)"[^>]*>)?([^<]*)(?:</textPath>)?</text>')
_ATTRIBUTE, _NUMBER = re.compile(r'([\w-]+)="([^"]*)"'), re.compile(r"-?[\d.]+")
_LINE = re.compile(r'<path class="l" d="([^"]*)" id="([\w-]+)"/>')


def outlined(svg: str) -> str:
    """The drawing with all its texts as paths, in the same classes."""
    lines = {key: d for d, key in _LINE.findall(svg)}
    return _TEXT.sub(lambda text: _written(dict(_ATTRIBUTE.findall(text[1])), lines.get(text[2]), text[3]), svg)


def _written(style: Mapping[str, str], line: str | None, words: str) -> str:
    """One text: from its point or about it, or about the middle of its line."""
    classes = style.get("class", "").split()
    face = next((LETTERS[name] for name in classes if name in LETTERS), REGULAR)
    size, spacing = float(style["font-size"]), float(style.get("letter-spacing", 0))
    em, letters = _set(unescape(words), face)
    scale = size / em
    at, place = _curved(line) if line else (0.0, _level(float(style["x"]), float(style["y"])))
    if any(name in MIDDLE for name in classes):
        at -= (scale * sum(advance for _, _, advance in letters) + spacing * (len(letters) - 1)) / 2
    shapes = list[str]()
    for glyph, (dx, dy), advance in letters:
        half = scale * advance / 2
        (x, y), (along, down) = place(at + half)
        on, up = scale * dx - half, scale * dy
        foot = x + along * on + down * up, y + down * on - along * up
        shapes.append(_letter(face, glyph, foot, (along, down), scale))
        at += 2 * half + spacing
    return path("".join(shapes), " ".join(("f-text", *classes)))


def _level(x: float, y: float) -> Place:
    return lambda far: ((x + far, y), (1.0, 0.0))


def _curved(line: str) -> tuple[float, Place]:
    """How far its middle lies along a line of bends, and the way along it."""
    numbers = [float(number) for number in _NUMBER.findall(line)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    bends = zip(points[:-1:2], points[1::2], points[2::2], strict=True)
    curve = [points[0], *(quadratic(a, bend, b, k / STEPS) for a, bend, b in bends for k in range(1, STEPS + 1))]
    run = [0.0, *accumulate(dist(a, b) for a, b in pairwise(curve))]

    def place(far: float) -> tuple[Point, Point]:
        k = min(max(bisect_right(run, far), 1), len(run) - 1)
        (ax, ay), (bx, by), stretch = curve[k - 1], curve[k], run[k] - run[k - 1]
        along, down = (bx - ax) / stretch, (by - ay) / stretch
        return (ax + along * (far - run[k - 1]), ay + down * (far - run[k - 1])), (along, down)

    return run[-1] / 2, place


# --- letters --------------------------------------------------------------------------------------------


@cache
def _font(file: str) -> uharfbuzz.Font:
    return uharfbuzz.Font(uharfbuzz.Face((FOLDER / f"{file}.ttf").read_bytes()))


def _set(words: str, face: Face) -> tuple[int, list[tuple[int, Point, int]]]:
    """The size in which the font is drawn, and each letter: its shape, how far it is moved, how far to the next."""
    font, buffer = _font(face.file), uharfbuzz.Buffer()
    buffer.add_str(words)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    letters = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    return font.face.upem, [(i.codepoint, (p.x_offset, p.y_offset), p.x_advance) for i, p in letters]


def _letter(face: Face, glyph: int, at: Point, way: Point, scale: float) -> str:
    """Path data of a letter that stands at a point of its line; in a font y points up."""
    shape, points = _shape(face.file, glyph)
    (x, y), (along, down) = at, (way[0] * scale, way[1] * scale)
    return shape % tuple([v for px, py in points for v in (x + along * px + down * py, y + down * px - along * py)])


@cache
def _shape(file: str, glyph: int) -> tuple[str, list[Point]]:
    """A glyph as path data without its numbers, and its points. Our fonts are TrueType: they have no cubic bends."""
    marks, points, pen = list[str](), list[Point](), uharfbuzz.DrawFuncs()

    def stroke(mark: str, *numbers: float) -> None:
        marks.append(mark + " ".join(["%.2f"] * len(numbers)))
        points.extend(zip(numbers[::2], numbers[1::2], strict=True))

    pen.set_move_to_func(lambda x, y, _: stroke("M", x, y))
    pen.set_line_to_func(lambda x, y, _: stroke("L", x, y))
    pen.set_quadratic_to_func(lambda bx, by, x, y, _: stroke("Q", bx, by, x, y))
    pen.set_close_path_func(lambda _: stroke("z"))
    _font(file).draw_glyph(glyph, pen)
    return "".join(marks), points

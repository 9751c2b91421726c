"""The shipped fonts: how wide a word is, and how a font travels inside a drawing that stands alone."""

from __future__ import annotations

import struct
from base64 import b64encode
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(str(files("gonfalon.render") / "fonts"))


class Face(NamedTuple):
    file: str
    family: str
    weight: int = 400
    style: str = "normal"


REGULAR, ITALIC, CAPITALS = (
    Face("Alegreya-Regular", "Alegreya"),
    Face("Alegreya-Italic", "Alegreya", style="italic"),
    Face("AlegreyaSC-Regular", "Alegreya SC"),
)
PLAIN, FIGURES = Face("Inter-Regular", "Inter"), Face("Inter-SemiBold", "Inter", 600)
FACES = (REGULAR, ITALIC, CAPITALS, PLAIN, FIGURES)


def width(words: str, size: float, face: Face = REGULAR, spacing: float = 0.0) -> float:
    """How long the words are in this size, kerning left out, with so much space after every letter but the last."""
    advances, other = _advances(face.file)
    return sum(advances.get(ord(letter), other) for letter in words) * size + spacing * max(0, len(words) - 1)


@cache
def font_face(face: Face) -> str:
    """A `@font-face` rule that carries the font itself."""
    data = b64encode((FOLDER / f"{face.file}.woff2").read_bytes()).decode()
    return (
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};font-style:{face.style};"
        f"src:url(data:font/woff2;base64,{data})format('woff2')}}"
    )


@cache
def _advances(file: str) -> tuple[dict[int, float], float]:
    """Advance widths in ems by character, read from the font's own tables, and one for characters it lacks."""
    font = (FOLDER / f"{file}.ttf").read_bytes()
    tables = {
        font[12 + 16 * k : 16 + 16 * k].decode(): struct.unpack_from(">I", font, 20 + 16 * k)[0]
        for k in range(struct.unpack_from(">H", font, 4)[0])
    }
    em = struct.unpack_from(">H", font, tables["head"] + 18)[0]
    metrics = struct.unpack_from(">H", font, tables["hhea"] + 34)[0]
    widths = [struct.unpack_from(">H", font, tables["hmtx"] + 4 * k)[0] / em for k in range(metrics)]
    glyphs = _characters(font, tables["cmap"])
    return {char: widths[min(glyph, metrics - 1)] for char, glyph in glyphs.items()}, 0.55


def _characters(font: bytes, cmap: int) -> dict[int, int]:
    """Glyph by character, from the font's format 4 table of the basic plane."""
    count = struct.unpack_from(">H", font, cmap + 2)[0]
    offsets = (struct.unpack_from(">I", font, cmap + 8 + 8 * k)[0] for k in range(count))
    start = next(cmap + offset for offset in offsets if struct.unpack_from(">H", font, cmap + offset)[0] == 4)
    segments = struct.unpack_from(">H", font, start + 6)[0] // 2
    ends, found = start + 14, dict[int, int]()
    for k in range(segments):
        end = struct.unpack_from(">H", font, ends + 2 * k)[0]
        first = struct.unpack_from(">H", font, ends + 2 * segments + 2 + 2 * k)[0]
        delta = struct.unpack_from(">H", font, ends + 4 * segments + 2 + 2 * k)[0]
        at = ends + 6 * segments + 2 + 2 * k
        offset = struct.unpack_from(">H", font, at)[0]
        for char in range(first, min(end, 0xFFFE) + 1):
            glyph = struct.unpack_from(">H", font, at + offset + 2 * (char - first))[0] if offset else char
            found[char] = (glyph + delta) & 0xFFFF if glyph else 0
    return found

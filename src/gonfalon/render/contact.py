"""A contact sheet: many worlds side by side, small, each with a line under it."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.render import ground
from gonfalon.render.drawing import used_glyphs
from gonfalon.render.fonts import REGULAR, font_face
from gonfalon.render.landscape import Landscape
from gonfalon.render.palette import stylesheet
from gonfalon.render.sheet import close
from gonfalon.render.svg import group, tag, text
from gonfalon.world.board import TileBoard

CELL, GAP, LINE = 400.0, 26.0, 22.0  # the side of a map, the room about it, the room for its line
MARGIN = 70.0  # sea about the land of a small map


def contact_sheet(worlds: Sequence[tuple[str, TileBoard]], columns: int = 5, theme: str = "light") -> str:
    """The worlds in rows, without names or pieces, as one SVG document."""
    lands = [Landscape(board, close(board, MARGIN, square=True), f"m{k}-") for k, (_, board) in enumerate(worlds)]
    cells = [_cell(k, land, worlds[k][0], columns) for k, land in enumerate(lands)]
    rows = -(-len(worlds) // columns)
    wide, high = columns * (CELL + GAP) + GAP, rows * (CELL + GAP + LINE) + GAP
    drawn = tag("rect", "f-paper", width=wide, height=high) + "".join(cells)
    coasts = "".join(part for land in lands for part in (*ground.defs(land), _frame(land)))
    defs = tag("defs", "", "".join(ground.fades()) + coasts + "".join(used_glyphs(drawn)))
    style = tag("style", "", font_face(REGULAR) + stylesheet(theme))
    view = f"0 0 {wide:.0f} {high:.0f}"
    return tag("svg", "", style + defs + drawn, xmlns="http://www.w3.org/2000/svg", viewBox=view) + "\n"


def _cell(k: int, land: Landscape, line: str, columns: int) -> str:
    x = GAP + (k % columns) * (CELL + GAP)
    y = GAP + (k // columns) * (CELL + GAP + LINE)
    (x0, y0, _, _), (wide, _) = land.sheet.box, land.sheet.size
    place = f"translate({x:.0f} {y:.0f})scale({CELL / wide:.4f})translate({-x0:.0f} {-y0:.0f})"
    picture = group("".join(ground.terrain(land)), transform=place, clip_path=f"url(#{land.key}frame)")
    rim = tag("rect", "l s-ink", x=x, y=y, width=CELL, height=CELL, stroke_width=1.6)
    return picture + rim + text(x + CELL / 2, y + CELL + 19, line, 16, "mid")


def _frame(land: Landscape) -> str:
    """The edge of a map, beyond which nothing of it is seen."""
    (x0, y0, _, _), (wide, high) = land.sheet.box, land.sheet.size
    return tag("clipPath", "", tag("rect", x=x0, y=y0, width=wide, height=high), id=f"{land.key}frame")

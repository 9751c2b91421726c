"""A single tile as a small picture, cut close to its six sides: as it lies in the hand, with its rivers running."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.render.drawing import NO_NAMES, Picture
from gonfalon.render.grid import SIZE, WIDE
from gonfalon.render.palette import stylesheet
from gonfalon.render.sheet import Sheet
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course, Design
from gonfalon.world.hexes import EDGES
from gonfalon.world.tiles import Flow, Tile, place_name

KEPT = 256  # pictures
LED_ON = (Course.SOURCE, Course.THROUGH, Course.FORK)


@lru_cache(maxsize=KEPT)
def draw_tile(design: Design, turn: int = 0, theme: str = "light") -> str:
    """The tile turned by so many steps clockwise, as one SVG document as wide and high as its hexagon."""
    board = TileBoard({place_name((0, 0)): Tile(design.id, turn, running(design, turn))})
    picture = Picture(board, Sheet((-WIDE / 2, -SIZE, WIDE / 2, SIZE)), NO_NAMES, "en")
    return picture.document(list(picture.terrain()), stylesheet(theme), embed_fonts=False)


def running(design: Design, turn: int) -> Flow:
    """Water on a tile that lies nowhere yet: in over all its river edges, and out over the last if it leads on."""
    beds = design.rivers or (tuple(sorted(design.mouths)) if design.course == Course.END else ())
    out = beds[-1:] if design.course in LED_ON else ()
    a, b, c, d, e, f = (_way((edge - turn) % 6, beds, out) for edge in EDGES)
    return a, b, c, d, e, f


def _way(edge: int, beds: tuple[int, ...], out: tuple[int, ...]) -> int:
    return 1 if edge in out else -1 if edge in beds else 0

"""The pictures of the documentation: `python -m gonfalon.render.gallery OUTDIR` draws them all again.

Every picture follows from the seeds below, so a second run gives the same bytes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from gonfalon.kernel.messages import Refused
from gonfalon.kernel.whole_files import write_whole
from gonfalon.names import name_world
from gonfalon.render.contact import contact_sheet
from gonfalon.render.drawing import draw_map
from gonfalon.render.grid import SIZE, centre
from gonfalon.render.pictures import to_png
from gonfalon.render.sample import sample_scene
from gonfalon.words import say
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey

SEED, PLAYED, PRINTED = 12, 7, 3  # the worlds shown: empty, at war, and for black-and-white printers
MANY = range(20)
WIDE = 1600  # pixels
_VIEW = re.compile(r'viewBox="[^"]*"')


def world(seed: int) -> tuple[TileBoard, Mapping[str, str]]:
    """A world of one set with all its names, realms included."""
    board = survey(seed)
    names = name_world(board, seed)
    for capital in board.capitals:
        names = names.with_realm(capital)
    return board, {landmark: name.text("en") for landmark, name in names.names.items()}


def plain() -> bytes:
    board, names = world(SEED)
    return to_png(draw_map(board, names=names, title=names["land"], embed_fonts=False), WIDE)


def at_war(theme: str, seed: int) -> bytes:
    board, names = world(seed)
    scene = sample_scene(board, names)
    return to_png(draw_map(board, names=names, pieces=scene, title=names["land"], theme=theme, embed_fonts=False), WIDE)


def close_up() -> bytes:
    """A few tiles about a capital, as one sees them at the table."""
    board, names = world(PLAYED)
    svg = draw_map(board, names=names, pieces=sample_scene(board, names), embed_fonts=False)
    x, y = centre(board.hex(board.capitals[0]))
    wide, high = 9.5 * SIZE, 6.5 * SIZE
    view = f'viewBox="{x - 0.36 * wide:.0f} {y - 0.42 * high:.0f} {wide:.0f} {high:.0f}"'
    return to_png(_VIEW.sub(view, svg, count=1), 1200)


def many() -> bytes:
    return to_png(contact_sheet([(f"seed {seed}", survey(seed)) for seed in MANY]), 1150)


PICTURES: dict[str, Callable[[], bytes]] = {
    "world.png": plain,
    "world-at-war.png": lambda: at_war("light", PLAYED),
    "world-dark.png": lambda: at_war("dark", PLAYED),
    "world-print.png": lambda: at_war("print", PRINTED),
    "close-up.png": close_up,
    "contact-sheet.png": many,
}


def main(folder: str = ".") -> int:
    """Draw all pictures into a folder."""
    try:
        for name, draw in PICTURES.items():
            write_whole(Path(folder) / name, draw())
            print(Path(folder) / name)
    except Refused as refused:
        print(say(refused.refusal), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))

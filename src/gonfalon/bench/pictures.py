"""What pictures cost: the map as SVG, PNG and PDF, and the whole command in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gonfalon.bench.measure import Measure, Run
from gonfalon.bench.world import SEED, players, world
from gonfalon.names.atlas import name_world
from gonfalon.names.landmarks import LAND
from gonfalon.render.drawing import draw_map
from gonfalon.render.pictures import to_pdf, to_png
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey

LARGE = 10  # sets of tiles of a large world


def _drawn(board: TileBoard, seed: int, **options: Any) -> str:
    """The map as `gonfalon map` draws it, with all its names."""
    words = {mark.id: text for mark, text in name_world(board, str(seed)).labels("en")}
    return draw_map(board, names=words, title=words[LAND], **options)


@cache
def _drawing() -> str:
    return _drawn(world(), SEED, embed_fonts=False)


def _drawing_svg() -> Run:
    board = world()

    def run(_: int) -> int:
        _drawn(board, SEED)
        return 1

    return run


def _writing_png() -> Run:
    svg = _drawing()

    def run(_: int) -> int:
        to_png(svg)
        return 1

    return run


def _writing_pdf() -> Run:
    svg = _drawing()

    def run(_: int) -> int:
        to_pdf(svg)
        return 1

    return run


def _large_world() -> Run:
    def run(seed: int) -> int:
        _drawn(survey(seed, players(LARGE), LARGE), seed)
        return 1

    return run


def _commanding(ending: str) -> Run:
    """`gonfalon map` from start to finish, the start of Python included."""

    def run(_: int) -> int:
        with TemporaryDirectory() as folder:
            out = Path(folder) / f"world{ending}"
            command = [sys.executable, "-m", "gonfalon", "map", "--seed", str(SEED), "--out", str(out)]
            subprocess.run(command, check=True, capture_output=True)  # noqa: S603  (our own command)
        return 1

    return run


def _measure_command(ending: str) -> Measure:
    name, args = f"command-map{ending}", {"ending": ending}
    return Measure(name, "command", "ms", lambda: _commanding(ending), 3, bar=1_000, warm=False, args=args)


MEASURES = (
    Measure("picture-svg", "svg", "ms", _drawing_svg, 5),
    Measure("picture-png", "png", "ms", _writing_png, 5),
    Measure("picture-pdf", "pdf", "ms", _writing_pdf, 5),
    Measure("world-10-svg", "large-svg", "ms", _large_world, 3, bar=3_000, warm=False),
    *map(_measure_command, (".svg", ".png", ".pdf", ".tmj")),
)

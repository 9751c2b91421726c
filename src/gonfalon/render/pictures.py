"""Files: the map as SVG, PNG or PDF, chosen by the ending of its name, written whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from gonfalon.kernel.messages import Refused
from gonfalon.kernel.whole_files import write_whole
from gonfalon.render.drawing import draw_map
from gonfalon.render.fonts import FOLDER
from gonfalon.world.board import TileBoard

PNG_WIDTH, PDF_PAGE = 1600, "a3"  # where nothing else is asked for; a width is in pixels
WIDEST = 12_000
SIZES = {"a4": (210, 297), "a3": (297, 420), "a2": (420, 594), "a1": (594, 841)}  # millimetres, standing
THE_BEGINNING = 0  # the date in every PDF, so that the same world gives the same bytes
SHEET = """#set document(title: sys.inputs.title)
#set page(width: {wide}mm, height: {high}mm, margin: {margin}mm)
#set align(center + horizon)
#image(bytes(sys.inputs.map), format: "svg", width: 100%, height: 100%, fit: "contain")
"""


def write_map(board: TileBoard, path: Path, *, page: str = PDF_PAGE, width: int = PNG_WIDTH, **options: Any) -> None:
    """Draw the map into a file. `page` is the size of a PDF, `width` that of a PNG; all else goes to `draw_map`."""
    writers: dict[str, Callable[[], bytes]] = {
        ".svg": lambda: draw_map(board, **options).encode(),
        ".png": lambda: to_png(draw_map(board, **options, embed_fonts=False), width),
        ".pdf": lambda: to_pdf(draw_map(board, **options, embed_fonts=False), page, options.get("title", "")),
    }
    write = writers.get(path.suffix.lower())
    if write is None:
        raise Refused.of("render-unknown-ending", file=path.name, known=tuple(writers))
    write_whole(path, write())


def checked_width(width: int) -> int:
    """The width of a picture, in pixels, if there can be one so wide."""
    if not 1 <= width <= WIDEST:
        raise Refused.of("render-bad-width", width=str(width), most=str(WIDEST))
    return width


def checked_page(page: str) -> str:
    """The size of paper by its name, if there is such a one."""
    if page.lower() not in SIZES:
        raise Refused.of("render-unknown-page", page=page, known=tuple(SIZES))
    return page.lower()


def to_png(svg: str, width: int = PNG_WIDTH) -> bytes:
    """The drawing as a picture of so many pixels across."""
    checked_width(width)
    for library in ("thorvg_python", "uharfbuzz"):
        _extra(library, ".png")
    from gonfalon.render.pixels import rasterise

    return rasterise(svg, width)


def to_pdf(svg: str, page: str = PDF_PAGE, title: str = "") -> bytes:
    """The drawing as a vector page, lying or standing as the drawing does."""
    short, long = SIZES[checked_page(page)]
    typst = _extra("typst", ".pdf")
    wide, high = (long, short) if _lies(svg) else (short, long)
    source = SHEET.format(wide=wide, high=high, margin=short / 42)
    compiler = typst.Compiler(source.encode(), font_paths=[str(FOLDER)], ignore_system_fonts=True)
    pdf = compiler.compile(format="pdf", sys_inputs={"map": svg, "title": title}, timestamp=THE_BEGINNING)
    return bytes(pdf)


def _lies(svg: str) -> bool:
    _, _, wide, high = svg.partition('viewBox="')[2].partition('"')[0].split()
    return float(wide) >= float(high)


def _extra(module: str, ending: str) -> ModuleType:
    """A library that not everybody has installed."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise Refused.of("render-missing-extra", ending=ending, library=module) from missing

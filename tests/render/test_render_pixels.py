"""A picture of pixels shows what the drawing says: a rasteriser that knows fonts and classes draws the same."""

from __future__ import annotations

from html import escape
from io import BytesIO

import pytest
import resvg_py
from drawn_worlds import World
from PIL import Image, ImageChops

from gonfalon.render import draw_map
from gonfalon.render.contact import contact_sheet
from gonfalon.render.fonts import FACES, FOLDER, width
from gonfalon.render.lines import smooth
from gonfalon.render.palette import LETTERS, MIDDLE, THEMES, stylesheet
from gonfalon.render.pictures import to_png
from gonfalon.render.svg import path, tag, text

STRONG = 64  # of 255; where edges are softened in another way, pixels differ by less
BOW = [(20.0, 80.0), (60.0, 50.0), (120.0, 40.0), (200.0, 55.0), (280.0, 80.0)]


def ours(svg: str, wide: int) -> Image.Image:
    return Image.open(BytesIO(to_png(svg, wide)))


def theirs(svg: str, wide: int) -> Image.Image:
    fonts = [str(FOLDER / f"{face.file}.ttf") for face in FACES]
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=wide, font_files=fonts, skip_system_fonts=True, background="#ffffff"
    )
    return Image.open(BytesIO(png)).convert("RGB")


def amiss(svg: str, wide: int) -> float:
    """The share of pixels that differ strongly."""
    mine, other = ours(svg, wide), theirs(svg, wide)
    assert mine.size == other.size
    return sum(ImageChops.difference(mine, other).convert("L").histogram()[STRONG:]) / (mine.width * mine.height)


def ink(picture: Image.Image) -> int:
    return sum(level * count for level, count in enumerate(picture.convert("L").histogram()))


def written(body: str) -> str:
    """Words on a white page of 300 by 100."""
    parts = tag("style", "", stylesheet()) + body
    return tag("svg", "", parts, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 300 100")


def curved(words: str, style: str, size: float, **attributes: str) -> str:
    run = tag("textPath", "", escape(words), href="#t0", startOffset="50%")
    return path(smooth(BOW), "l", id="t0") + tag("text", style, run, font_size=f"{size}", **attributes)


@pytest.mark.parametrize("theme", THEMES)
def test_a_map_at_war_is_drawn_as_another_rasteriser_draws_it(world: World, theme: str) -> None:
    svg = draw_map(
        world.board, names=world.names, pieces=world.scene, title="Title", theme=theme, coordinates=True,
        embed_fonts=False,
    )  # fmt: skip
    assert amiss(svg, 1200) < 0.01


def test_a_contact_sheet_is_drawn_as_another_rasteriser_draws_it(world: World) -> None:
    assert amiss(contact_sheet([("one", world.board), ("two", world.board)], columns=2), 800) < 0.01


def strayed(body: str) -> float:
    """How much ink is not where the other rasteriser puts it, measured against all there is."""
    svg = written(body)
    mine, other = ours(svg, 900), theirs(svg, 900)
    every = ink(ImageChops.difference(other, Image.new("RGB", other.size, "white")))
    assert every > 100_000  # there is something to compare
    return ink(ImageChops.difference(mine, other)) / every


@pytest.mark.parametrize(
    "body",
    [
        *(text(150, 60, "WAVEL 27 To", 24, f"mid {style}") for style in ("", *LETTERS)),
        *(text(150, 60, "Town 27", 24, style) for style in MIDDLE),
        text(20, 60, "Town 27", 24),
        text(20, 60, "The Pewter Sea", 24, "it", letter_spacing="4"),
        text(150, 60, "Łąk & <Ŵŷ> “é”", 24, "k mid", letter_spacing="1.5"),
        text(20, 60, "The Wall", 30, "halo river it"),
    ],
)
def test_words_stand_where_another_rasteriser_sets_them(body: str) -> None:
    assert strayed(body) < 0.06


@pytest.mark.parametrize(
    "body",
    [
        curved("Wildwater & Avon", "mid it", 28),
        curved("Wildwater", "mid seaname seahalo it", 24, letter_spacing="6"),
        curved("Wildwater", "mid halo k", 24, letter_spacing="2"),
    ],
)
def test_words_follow_a_curve_as_another_rasteriser_lets_them(body: str) -> None:
    assert strayed(body) < 0.2  # the turn of a letter may differ by a hair


def test_letters_that_our_fonts_lack_are_no_obstacle() -> None:
    known, lacking = written(text(20, 60, "Kyo", 24)), written(text(20, 60, "Kyo 東京", 24))
    letters = (0, 0, int(20 + width("Kyo", 24)), 100)

    assert ours(lacking, 300).crop(letters) == ours(known, 300).crop(letters)


def test_what_a_drawing_leaves_bare_is_white() -> None:
    page = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" fill="#f00"/></svg>'
    )

    picture = ours(page, 40)

    assert picture.size == (40, 20)
    assert [picture.getpixel((x, 10)) for x in (5, 35)] == [(255, 0, 0), (255, 255, 255)]


def test_a_page_is_filled_to_its_last_row_of_pixels() -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 101"><rect width="300" height="101"/></svg>'

    picture = ours(page, 100)

    assert picture.size == (100, 34)
    assert picture.getextrema() == ((0, 0), (0, 0), (0, 0))

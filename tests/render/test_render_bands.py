"""A picture drawn in two bands is the picture that one would be."""

from __future__ import annotations

import sys
from io import BytesIO

import pytest
import resvg_py
from drawn_worlds import World
from PIL import Image, ImageChops

from gonfalon.render import draw_map
from gonfalon.render.fonts import font_files
from gonfalon.render.pictures import to_png

FAINT = 40  # of 255: no eye finds a single pixel that differs by so much
TOWERS = "\n".join(
    f'<use href="#tower" x="{37 * k % 190}" y="{3 * k - 20}"/>\n'
    f'<use href="#tower" transform="translate({53 * k % 190} {3 * k - 20})scale(2)"/>'
    for k in range(90)
)
CITY = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 HIGH"><defs>
<g id="tower"><rect x="-3" y="-50" width="6" height="60" fill="#369"/><rect x="-1" width="2" height="9" fill="red"/></g>
</defs><rect width="200" height="150" fill="#fed" fill-opacity=".5"/>
{TOWERS}
</svg>"""


def in_one(svg: str, width: int) -> Image.Image:
    """As the rasteriser draws it alone."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=font_files(), skip_system_fonts=True)
    return Image.open(BytesIO(png))


def in_bands(svg: str, width: int) -> Image.Image:
    return Image.open(BytesIO(to_png(svg, width)))


@pytest.mark.parametrize(("high", "width"), [(180, 200), (181, 200), (90, 400), (30, 200), (4, 200)])
def test_on_whole_pixels_two_bands_are_the_same_as_one(high: int, width: int) -> None:
    svg = CITY.replace("HIGH", str(high))

    assert in_bands(svg, width).size == in_one(svg, width).size
    assert in_bands(svg, width).tobytes() == in_one(svg, width).tobytes()


def test_no_seam_shows_on_a_map(world: World) -> None:
    svg = draw_map(world.board, names=world.names, pieces=world.scene, title="Title", embed_fonts=False)
    bands, one = in_bands(svg, 640), in_one(svg, 640)

    difference = ImageChops.difference(bands.convert("RGB"), one.convert("RGB"))
    assert bands.size == one.size
    assert max(most for _, most in difference.getextrema()) < FAINT
    assert difference.convert("L").histogram()[0] > 0.98 * bands.width * bands.height


@pytest.mark.parametrize("python", ["/nowhere/python", "false"])
def test_where_no_other_process_helps_the_picture_is_the_same(python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    svg = CITY.replace("HIGH", "180")
    helped = to_png(svg, 200)

    monkeypatch.setattr(sys, "executable", python)

    assert to_png(svg, 200) == helped

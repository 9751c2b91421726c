"""One renderer for the web, for print and for pictures: a world as SVG, and from that as PNG and PDF.

draw_map(board, names=…, pieces=…, theme="light")   the whole map as SVG text
draw_map(board, static_only=True)                    the layer that never changes while a campaign is played
draw_pieces(board, scene)                            the layer that does
write_map(board, Path("world.pdf"), …)               a file: .svg, .png or .pdf
"""

from gonfalon.render.drawing import draw_map, draw_pieces
from gonfalon.render.palette import THEMES, stylesheet
from gonfalon.render.pictures import SIZES, write_map
from gonfalon.render.scene import Banner, Dragon, Realm, Scene, Settlement, Ship, Spell

__all__ = [
    "SIZES",
    "THEMES",
    "Banner",
    "Dragon",
    "Realm",
    "Scene",
    "Settlement",
    "Ship",
    "Spell",
    "draw_map",
    "draw_pieces",
    "stylesheet",
    "write_map",
]

"""One renderer for the web, for print and for pictures: a world as SVG, and from that as PNG and PDF.

- `draw_map(board, names=…, pieces=…, theme=…)`: the whole sheet as SVG text.
- `Layers(board, names)`: the same in two layers, one that stays while a campaign is played and one that moves.
- `write_map(board, path, …)`: a file, `.svg`, `.png` or `.pdf`.
"""

from gonfalon.render.drawing import Layers, draw_map
from gonfalon.render.palette import THEMES, stylesheet
from gonfalon.render.pictures import SIZES, write_map
from gonfalon.render.scene import Arrow, Banner, Dragon, Realm, Scene, Settlement, Ship, Spell

__all__ = [
    "SIZES",
    "THEMES",
    "Arrow",
    "Banner",
    "Dragon",
    "Layers",
    "Realm",
    "Scene",
    "Settlement",
    "Ship",
    "Spell",
    "draw_map",
    "stylesheet",
    "write_map",
]

"""The map for the browser: the layer that stays, the layer that moves, and where everything lies on them.

All that depends on the world alone is worked out once and kept; scenes that are equal are drawn once for everybody.
"""

from __future__ import annotations

import hashlib
from functools import cached_property, lru_cache
from weakref import WeakValueDictionary

from gonfalon.names import Name
from gonfalon.render.drawing import Layers
from gonfalon.render.grid import SIZE, centre, corners, edge_point, spot
from gonfalon.render.lines import Point
from gonfalon.render.scene import Banner
from gonfalon.showing.sheets import Ground
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import World
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import EDGES, HALVES
from gonfalon.world.tiles import place_hex

WORLDS, DRAWINGS = 24, 96  # that are kept
THEMES = ("light", "dark")
Labels = tuple[tuple[str, Name], ...]
PLACES = 1  # decimals of a position: a tenth of a unit is a hair
_known: WeakValueDictionary[str, Chart] = WeakValueDictionary()  # charts that are kept, by their fingerprints


class Chart:
    """One world in one language: its layers, and the geometry that the page lays over them."""

    def __init__(self, board: TileBoard, names: Labels, lang: str, spaces: tuple[str, ...] = ()) -> None:
        self.board, self.lang, self.spaces = board, lang, spaces
        labels = {landmark: name.text(lang) for landmark, name in names}
        self.layers = Layers(board, labels, lang)
        self.terrain = lru_cache(maxsize=len(THEMES))(self.layers.static)
        self.moving = lru_cache(maxsize=DRAWINGS)(self.layers.moving)
        self.standing = lru_cache(maxsize=DRAWINGS)(self.layers.standing)
        self._labels = labels
        drawn = board.to_json() + "\n".join(f"{landmark} {text}" for landmark, text in labels.items()).encode()
        self.v = f"{hashlib.sha256(drawn).hexdigest()[:16]}-{lang}"

    @cached_property
    def world(self) -> World:
        (x0, y0, _, _), (wide, high) = self.layers.picture.sheet.box, self.layers.picture.sheet.size
        return World(
            v=self.v,
            view=(round(x0), round(y0), round(wide), round(high)),
            size=SIZE,
            centres={place: near(centre(place_hex(place))) for place in (*self.board.places, *self.spaces)},
            corners=tuple(near(spot(corner)) for corner in corners((0, 0))),
            halves=tuple(near(self._foot(half)) for half in HALVES) if self.board.places else (),
            labels=self._labels,
        )

    def _foot(self, half: int) -> Point:
        """Where the first banner on a half-edge stands, from the middle of its tile: as the drawing has it."""
        place = self.board.places[0]
        x, y = self.layers.picture.sites.banner(Banner(place, half, None, 1), 0)
        cx, cy = centre(self.board.hex(place))
        return x - cx, y - cy

    def beside(self, place: str, count: int) -> Point:
        """Where the drawing has nothing, for small counters: along the foot of the tile, one after another."""
        (ax, ay), (bx, by) = edge_point((0, 0), EDGES[3], 0.3), edge_point((0, 0), EDGES[2], 0.7)
        x, y = centre(self.board.hex(place))
        part = (count % 5 + 0.5) / 5
        return near((x + ax + (bx - ax) * part, y + 0.62 * (ay + (by - ay) * part)))


def near(point: Point) -> Point:
    """A position, rounded: a page is read by people and carried over networks."""
    return round(point[0], PLACES), round(point[1], PLACES)


@lru_cache(maxsize=WORLDS)
def chart(board: TileBoard, names: Labels, lang: str, spaces: tuple[str, ...] = ()) -> Chart:
    """The chart of a world; laying it out takes a second, so it is kept."""
    made = Chart(board, names, lang, spaces)
    _known[made.v] = made
    return made


def chart_of(ground: Ground, lang: str) -> Chart:
    return chart(ground.board, ground.labels, lang, ground.spaces)


def terrain(ground: Ground, lang: str, theme: str = "light", v: str = "") -> tuple[str, str]:
    """The layer that stays, and its fingerprint: the land without names, the same for everybody, for ever.

    Under the fingerprint of a `World` whose chart is still kept, that world: a map that is being laid may have grown
    since, and a page of the replay shows what lay then. Otherwise the world as it is now.
    """
    found = _known.get(v) or chart_of(ground, lang)
    return found.terrain(theme), found.v


def pieces(sight: Sight, theme: str = "light") -> str:
    """The layer that moves, as this viewer knows it."""
    return chart_of(sight.ground, sight.words.lang).moving(sight.sheets.scene(sight), theme)

"""The whole sheet, from the sea bed up: a finished picture, or its static and its moving layer each alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from gonfalon.render import furniture, ground
from gonfalon.render.art import heights, heraldry, landmarks, towns, trees
from gonfalon.render.fonts import FACES, font_face
from gonfalon.render.furniture import Furniture, Offing
from gonfalon.render.landscape import Landscape
from gonfalon.render.lettering import Label, Lettering
from gonfalon.render.naming import Geography, campaign, place_names
from gonfalon.render.palette import stylesheet
from gonfalon.render.pieces import Pieces
from gonfalon.render.scene import Scene, check
from gonfalon.render.sheet import Sheet, close, fit
from gonfalon.render.sites import Sites
from gonfalon.render.svg import tag
from gonfalon.world.board import TileBoard

NO_NAMES: Mapping[str, str] = {}
BARE_MARGIN = 110.0  # sea round a world without a frame
STILL = 32  # scenes without banners and ships that are kept with the layers of a world
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


def draw_map(
    board: TileBoard,
    *,
    names: Mapping[str, str] | None = None,
    pieces: Scene | None = None,
    theme: str = "light",
    lang: str = "en",
    title: str = "",
    legend: bool = True,
    coordinates: bool = False,
    static_only: bool = False,
    embed_fonts: bool = True,
) -> str:
    """The world as one SVG document.

    `names` maps landmarks to words (`{"river:B4": "Millflow"}`, as `gonfalon.names` makes them); `pieces` is what
    stands on the map; `coordinates` writes the name of every place (`B4`) in it. `static_only` is the terrain alone,
    as `Layers.static` draws it.
    """
    if static_only:
        return Layers(board, names, lang).static(theme, coordinates=coordinates)
    style = stylesheet(theme)
    if pieces:
        check(pieces, board)
    panels = Furniture.of(title, lang, pieces, legend)
    sheet = fit(board, panels.sizes())
    picture = Picture(board, sheet, names or NO_NAMES, lang)
    body = [*picture.terrain(), place_names(board) if coordinates else ""]
    body += picture.campaign(pieces) if pieces else picture.letter(picture.geography.labels)
    body += [picture.offing.compass(), *furniture.frame(sheet), *panels.panels(sheet)]
    return picture.document(body, style, embed_fonts)


class Layers:
    """A map in two layers for the browser: one that it keeps, and one that follows the campaign.

    The landscape is worked out once; whoever serves a campaign keeps this object and draws the moving layer from it.
    Names make way for towns and spells but not for banners and ships, over which they are written: so a march moves
    no name, and lands, towns and names are drawn again only when one of them has changed.
    """

    def __init__(self, board: TileBoard, names: Mapping[str, str] | None = None, lang: str = "en") -> None:
        self.picture = Picture(board, close(board, BARE_MARGIN), names or NO_NAMES, lang)
        self._still = lru_cache(maxsize=STILL)(self._draw_still)

    def static(self, theme: str = "light", *, coordinates: bool = False) -> str:
        """The terrain, without names: they make way for pieces, so they belong to the other layer."""
        style, picture = stylesheet(theme), self.picture
        body = [*picture.terrain(), place_names(picture.board) if coordinates else ""]
        return picture.document(body, style, embed_fonts=False)

    def moving(self, pieces: Scene, theme: str = "light") -> str:
        """Pieces and all names on a clear ground, to lie over the static layer."""
        style = stylesheet(theme)
        check(pieces, self.picture.board)
        under, over = self._still(replace(pieces, banners=(), ships=()))
        return self.picture.document([under, *self.standing(pieces).moved(), over], style, embed_fonts=False)

    def standing(self, pieces: Scene) -> Pieces:
        """The points on which everything of a scene stands in the moving layer."""
        return self.picture.pieces(pieces)

    def _draw_still(self, scene: Scene) -> tuple[str, str]:
        """What lies under banners and ships, and the names over them."""
        pieces = self.picture.pieces(scene)
        return "\n".join((*pieces.ground(), *pieces.built())), "\n".join(self.picture.names_of(pieces))


class Picture:
    """One world on one sheet: its landscape, and the names that belong to it whatever is played there."""

    def __init__(self, board: TileBoard, sheet: Sheet, names: Mapping[str, str], lang: str) -> None:
        self.board, self.sheet, self.names = board, sheet, names
        self.land = Landscape(board, sheet)
        self.sites = Sites(self.land)
        self.offing = Offing(self.land)
        letters = Lettering(self.land, self.offing.boxes())
        self.geography = Geography(self.land, names, lang, letters)
        self.life = self.offing.rhumbs() + "".join(self.offing.life(letters))
        for label in self.geography.labels:
            for box in label.boxes:
                self.land.taken.box(box)

    def terrain(self) -> Iterator[str]:
        yield from ground.terrain(self.land, self.life)
        yield furniture.grain(self.sheet)

    def campaign(self, scene: Scene) -> Iterator[str]:
        """Pieces and all names: those of the land make way for what stands there."""
        pieces = self.pieces(scene)
        yield from (*pieces.ground(), *pieces.standing())
        yield from self.names_of(pieces)

    def pieces(self, scene: Scene) -> Pieces:
        return Pieces(self.land, scene, self.sites)

    def names_of(self, pieces: Pieces) -> Iterator[str]:
        """All names, clear of these pieces."""
        letters = Lettering(self.land, [*self.offing.boxes(), *pieces.boxes()])
        return self.letter(campaign(self.geography, pieces, self.names, letters))

    def letter(self, labels: Iterable[Label]) -> Iterator[str]:
        """Each name, a curved one with the line it is written along."""
        return (label.markup(f"t{k}") for k, label in enumerate(labels))

    def document(self, body: list[str], style: str, embed_fonts: bool) -> str:
        drawn = "\n".join(body)
        (x0, y0, _, _), (wide, high) = self.sheet.box, self.sheet.size
        fonts = "".join(font_face(face) for face in FACES) if embed_fonts else ""
        coast = ground.defs(self.land) if "#coast" in drawn else ()
        defs = tag("defs", "", "".join((*ground.fades(), *coast, *used_glyphs(drawn))))
        parts = "\n".join((tag("style", "", fonts + style), defs, drawn))
        view = f"{x0:.0f} {y0:.0f} {wide:.0f} {high:.0f}"
        return tag("svg", "", parts, xmlns="http://www.w3.org/2000/svg", viewBox=view) + "\n"


def used_glyphs(drawn: str) -> Iterator[str]:
    """The glyphs that the drawing refers to, and those they refer to in turn."""
    known, wanted = _glyphs(), dict.fromkeys(_REFERENCE.findall(drawn))
    for name in list(wanted):
        wanted |= dict.fromkeys(_REFERENCE.findall(known.get(name, "")))
    return (known[name] for name in sorted(wanted) if name in known)


@cache
def _glyphs() -> dict[str, str]:
    drawn = {name: landmark.drawing for name, landmark in landmarks.landmarks().items()}
    for module in (heights, trees, towns, heraldry, furniture):
        drawn |= module.glyphs()
    return drawn

"""The whole sheet, from the sea bed up: a finished picture, or its static and its moving layer each alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from gonfalon.render import furniture, ground
from gonfalon.render.art import heights, heraldry, landmarks, towns, trees
from gonfalon.render.fonts import FACES, font_face
from gonfalon.render.furniture import Furniture, Offing
from gonfalon.render.landscape import Landscape
from gonfalon.render.lettering import Label, Lettering
from gonfalon.render.naming import Geography, campaign, overlay, place_names
from gonfalon.render.palette import stylesheet
from gonfalon.render.pieces import Pieces
from gonfalon.render.scene import Scene, check
from gonfalon.render.sheet import Sheet, close, fit
from gonfalon.render.svg import tag
from gonfalon.world.board import TileBoard

NO_NAMES: Mapping[str, str] = {}
BARE_MARGIN = 110.0  # sea round a world without a frame
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
    stands on the map; `coordinates` writes the name of every place (`B4`) in it. `static_only` leaves out the
    pieces and all that surrounds the map: the layer that a browser keeps, on which `draw_pieces` fits.
    """
    sheet_style = stylesheet(theme)
    if pieces:
        check(pieces, board)
    panels = Furniture.of(title, lang, pieces, legend)
    sheet = close(board, BARE_MARGIN) if static_only else fit(board, panels.sizes())
    picture = Picture(board, sheet, names or NO_NAMES, lang, bare=static_only)
    body = [*picture.terrain(), place_names(board) if coordinates else ""]
    if static_only:
        body += picture.letter(label for _, _, label in picture.geography.labels)
    else:
        body += [*picture.campaign(pieces or Scene()), picture.offing.compass()]
        body += [*furniture.frame(sheet), *panels.panels(sheet)]
    return picture.document(body, sheet_style, embed_fonts)


def draw_pieces(
    board: TileBoard, pieces: Scene, *, names: Mapping[str, str] | None = None, theme: str = "light", lang: str = "en"
) -> str:
    """The moving layer alone, on a clear ground, to lie over `draw_map(…, static_only=True)` of the same world."""
    sheet_style = stylesheet(theme)
    check(pieces, board)
    picture = Picture(board, close(board, BARE_MARGIN), names or NO_NAMES, lang, bare=True)
    return picture.document([*picture.overlay(pieces)], sheet_style, embed_fonts=False)


class Picture:
    """One world on one sheet: its landscape, and the names that belong to it whatever is played there."""

    def __init__(self, board: TileBoard, sheet: Sheet, names: Mapping[str, str], lang: str, *, bare: bool) -> None:
        self.board, self.sheet, self.names = board, sheet, names
        self.land = Landscape(board, sheet)
        self.offing = Offing(self.land, bare)
        self.letters = Lettering(self.land, self.offing.boxes())
        self.geography = Geography(self.land, names, lang, self.letters)
        self.curves: list[str] = []
        for _, _, label in self.geography.labels:
            for box in label.boxes:
                self.land.taken.box(box)

    def terrain(self) -> Iterator[str]:
        life = self.offing.rhumbs() + "".join(self.offing.life(self.letters))
        yield from ground.terrain(self.land, life)
        yield furniture.grain(self.sheet)

    def campaign(self, scene: Scene) -> Iterator[str]:
        """Pieces and all names: those of the land make way for what stands there."""
        pieces = Pieces(self.land, scene)
        letters = Lettering(self.land, [*self.offing.boxes(), *pieces.boxes()])
        yield from (*pieces.ground(), *pieces.standing())
        yield from self.letter(campaign(self.geography, pieces, self.names, letters))

    def overlay(self, scene: Scene) -> Iterator[str]:
        """Pieces and their names: those of the land stay where they are."""
        pieces = Pieces(self.land, scene)
        fixed = [box for _, _, label in self.geography.labels for box in label.boxes]
        letters = Lettering(self.land, [*fixed, *pieces.boxes()])
        yield from (*pieces.ground(), *pieces.standing())
        yield from self.letter(overlay(pieces, self.names, letters))

    def letter(self, labels: Iterable[Label]) -> Iterator[str]:
        for label in labels:
            curve, body = label.markup(f"t{len(self.curves)}")
            self.curves.append(curve)
            yield body

    def document(self, body: list[str], style: str, embed_fonts: bool) -> str:
        drawn = "\n".join(body)
        (x0, y0, _, _), (wide, high) = self.sheet.box, self.sheet.size
        fonts = "".join(font_face(face) for face in FACES) if embed_fonts else ""
        defs = tag("defs", "", "".join((*ground.fades(), *ground.defs(self.land), *self.curves, *used_glyphs(drawn))))
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

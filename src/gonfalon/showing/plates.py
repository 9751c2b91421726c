"""The pictures of the chronicle: for each entry the place where most was at stake, as a cut of the map with a caption.

A plate says where to look, not what is seen there: the page lays the two layers of the map over each other, the moving
one as its reader knew it at that time, so a picture can never tell more than the words.
"""

from __future__ import annotations

from gonfalon.chronicle.calendar import BEFORE, WINTER
from gonfalon.chronicle.matter import Matter
from gonfalon.chronicle.telling import Scene, Teller
from gonfalon.kernel.messages import Message
from gonfalon.render.grid import SIZE, WIDE, centre
from gonfalon.showing.types import Shown
from gonfalon.words import say
from gonfalon.world.tiles import PlaceId

ACROSS, DOWN = 2.3 * WIDE, 2.15 * SIZE  # from the middle of the place to the edges of its picture
MONTHS = {BEFORE: "before", WINTER: "winter"}  # how they are written in the key of an entry


class Plate(Shown, frozen=True):
    """A cut of the map: its viewBox, the place in the middle with its name, and what stands under it."""

    view: tuple[float, float, float, float]
    place: PlaceId
    name: str
    caption: str


def plates(teller: Teller, matter: Matter, lang: str) -> dict[str, Plate]:
    """For each entry (`2.4`, `2.winter`) that has one, its picture."""
    return {key_of(*when): _plate(matter, scene, lang) for when, scene in teller.scenes(matter, lang).items()}


def _plate(matter: Matter, scene: Scene, lang: str) -> Plate:
    x, y = centre(matter.board.hex(scene.place))
    view = tuple(round(n, 1) for n in (x - ACROSS, y - DOWN, 2 * ACROSS, 2 * DOWN))
    assert len(view) == 4
    caption = say(Message.of("books-plate", what=scene.what, place=scene.name, when=scene.when), lang)
    return Plate(view=view, place=scene.place, name=scene.name, caption=caption)


def key_of(year: int, month: int) -> str:
    """The key of an entry of the book."""
    return f"{year}.{MONTHS.get(month, month)}"

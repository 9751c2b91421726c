"""The pictures of the chronicle: for each entry the place where most was at stake, as a cut of the map with a caption.

A plate says where to look, not what is seen there: the page lays the two layers of the map over each other, the moving
one as its reader knew it at that time, so a picture can never tell more than the words.
"""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.chronicle.atlas import Atlas
from gonfalon.chronicle.calendar import Calendar
from gonfalon.chronicle.happenings import BEFORE, WINTER, Battle, Happening
from gonfalon.chronicle.language import Language
from gonfalon.chronicle.listening import Listener
from gonfalon.chronicle.memory import STRAND, Memory
from gonfalon.chronicle.writing import Matter, atlas_of
from gonfalon.kernel.messages import Message
from gonfalon.render.grid import SIZE, WIDE, centre
from gonfalon.showing.types import Shown
from gonfalon.words import say
from gonfalon.world.tiles import PlaceId

ACROSS, DOWN = 2.3 * WIDE, 2.15 * SIZE  # from the middle of the place to the edges of its picture
MONTHS = {BEFORE: "before", WINTER: "winter"}  # how they are written in the key of an entry
CAPTIONS = {  # the beginning of a happening's kind → what its picture is called; the first that fits
    "battle": "battle",
    "assault": "assault",
    "siege-begins": "siege",
    "fallen": "fallen",
    "taken": "taken",
    "razed": "razed",
    "capital-falls": "fallen",
    "winter-siege": "siege",
    "founded": "founded",
    "dragons": "dragons",
}


class Plate(Shown, frozen=True):
    """A cut of the map: its viewBox, the place in the middle with its name, and what stands under it."""

    view: tuple[float, float, float, float]
    place: PlaceId
    name: str
    caption: str


def plates(matter: Matter, lang: str) -> dict[str, Plate]:
    """For each entry (`2.4`, `2.winter`) that has one, its picture."""
    atlas = atlas_of(matter)
    heaviest = _heaviest(Listener(atlas).listen(matter.events), matter.reader)
    atlas.reach()
    drawn = Engraver(matter, atlas, lang)
    return {key_of(*when): drawn.plate(e) for when, e in heaviest.items()}


def key_of(year: int, month: int) -> str:
    """The key of an entry of the book."""
    return f"{year}.{MONTHS.get(month, month)}"


def _heaviest(happenings: Iterable[Happening], reader: str) -> dict[tuple[int, int], Happening]:
    """Of each month what weighs most and can be shown on the map; the first of equals."""
    memory, best = Memory(), dict[tuple[int, int], tuple[int, Happening]]()
    for e in happenings:
        weight = memory.weigh(e, reader).weight
        memory.note(e)
        when = e.year, e.month
        if e.place and _name(e) and weight >= STRAND and weight > best.get(when, (0, e))[0]:
            best[when] = weight, e
    return {when: e for when, (_, e) in best.items()}


def _name(e: Happening) -> str:
    return next((name for start, name in CAPTIONS.items() if e.kind.startswith(start)), "")


class Engraver:
    """Cuts the plates of one book."""

    def __init__(self, matter: Matter, atlas: Atlas, lang: str) -> None:
        self.matter, self.atlas, self.lang = matter, atlas, lang
        self.language, self.calendar = Language(lang, matter.seed), Calendar()

    def plate(self, e: Happening) -> Plate:
        x, y = centre(self.matter.board.hex(e.place))
        view = tuple(round(n, 1) for n in (x - ACROSS, y - DOWN, 2 * ACROSS, 2 * DOWN))
        assert len(view) == 4
        return Plate(view=view, place=e.place, name=self._place(e.place), caption=self._caption(e))

    def _caption(self, e: Happening) -> str:
        what = "draw" if isinstance(e, Battle) and e.result == "draw" else _name(e)
        when = self.calendar.month(e.month, self.language)
        return say(Message.of("books-plate", what=what, place=self._place(e.place), when=when), self.lang)

    def _place(self, place: PlaceId) -> str:
        """Its name, or that of the wood or range it lies in, or where it is on the map."""
        if place in self.atlas.settled:
            return self.atlas.name(place, self.lang)
        return self.atlas.country(place, self.lang) or place

"""For each entry the place where most was at stake."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.chronicle.calendar import Calendar
from gonfalon.chronicle.language import Language
from gonfalon.chronicle.matter import Matter
from gonfalon.chronicle.mighty.atlas import Atlas
from gonfalon.chronicle.mighty.happenings import Battle, Happening
from gonfalon.chronicle.mighty.listening import Listener
from gonfalon.chronicle.mighty.memory import STRAND, Memory
from gonfalon.chronicle.mighty.writing import atlas_of
from gonfalon.chronicle.telling import Scene
from gonfalon.world.tiles import PlaceId

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


def scenes(matter: Matter, lang: str) -> dict[tuple[int, int], Scene]:
    """The scene of each month that has one."""
    atlas, language, calendar = atlas_of(matter), Language(lang, matter.seed), Calendar()
    heaviest = _heaviest(Listener(atlas).listen(matter.events), matter.reader)
    atlas.reach()
    return {
        when: Scene(_what(e), e.place, _place(atlas, e.place, lang), calendar.month(e.month, language))
        for when, e in heaviest.items()
    }


def _what(e: Happening) -> str:
    return "draw" if isinstance(e, Battle) and e.result == "draw" else _name(e)


def _place(atlas: Atlas, place: PlaceId, lang: str) -> str:
    """Its name, or that of the wood or range it lies in, or where it is on the map."""
    if place in atlas.settled:
        return atlas.name(place, lang)
    return atlas.country(place, lang) or place


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

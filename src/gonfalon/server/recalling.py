"""Months played again to hear why computer players did what they did in them."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.players.reasons import Reason, reasons
from gonfalon.server.access import At
from gonfalon.server.shown import seat_of
from gonfalon.showing.reasons import Deed, deeds
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive

LATELY = 2  # months: the present one and the one before
KEPT = 64  # months that need not be played again for the next who asks


def month(archive: Archive, at: At, n: int, words: Words) -> tuple[Deed, ...]:
    """What was thought from page n of the replay to the next, as far as this viewer may read it."""
    return deeds(seat_of(at, words), _found(archive, at, n), words)


def lately(archive: Archive, at: At, words: Words) -> tuple[Deed, ...]:
    """What was done for this viewer in the present month and the one before, while a computer held his seat."""
    pages = len(archive.frames(at.sitting.id))
    found = [reason for n in range(max(0, pages - LATELY), pages) for reason in _found(archive, at, n)]
    return deeds(seat_of(at, words), found, words)


def _found(archive: Archive, at: At, n: int) -> tuple[Reason, ...]:
    """Nothing is played again for a viewer who may not read any of it."""
    id = at.sitting.id
    if not at.sitting.table.play.over and at.seat not in at.seats:
        return ()
    frames, entries = archive.frames(id), archive.entries(id)
    end = frames[n + 1].number if n + 1 < len(frames) else len(entries) - 1
    return _recalled(archive, id, n, end, entries[end].hash)


@lru_cache(maxsize=KEPT)
def _recalled(archive: Archive, id: str, n: int, end: int, head: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """The month from page n on, up to that input; by its hash (`head`) it is known again."""
    loaded = archive.frame(id, n)
    entries = archive.entries(id)[loaded.table.next_number : end + 1]
    return tuple(reasons(loaded.table, entries, loaded.campaign.seed))

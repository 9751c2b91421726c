"""Months played again to hear why computer players did what they did in them."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.players.reasons import Reason, reasons
from gonfalon.showing.reasons import Deed, deeds
from gonfalon.showing.sight import Seat
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive

LATELY = 2  # months: the present one and the one before
KEPT = 64  # months that need not be played again for the next who asks


def month(archive: Archive, seat: Seat, words: Words, n: int) -> tuple[Deed, ...]:
    """What was thought from page n of the replay to the next, as far as this viewer may read it."""
    return deeds(seat, _found(archive, seat, n), words)


def lately(archive: Archive, seat: Seat, words: Words) -> tuple[Deed, ...]:
    """What was done for this viewer in the present month and the one before, while a computer held his seat."""
    pages = len(archive.frames(seat.campaign.id))
    found = [reason for n in range(max(0, pages - LATELY), pages) for reason in _found(archive, seat, n)]
    return deeds(seat, found, words)


def _found(archive: Archive, seat: Seat, n: int) -> tuple[Reason, ...]:
    """Nothing is played again for a viewer who may not read any of it."""
    id = seat.campaign.id
    if not seat.table.play.over and seat.who not in seat.seats:
        return ()
    frames, entries = archive.frames(id), archive.entries(id)
    end = frames[n + 1].number if n + 1 < len(frames) else len(entries) - 1
    return _recalled(archive, id, n, end, entries[end].hash)


@lru_cache(maxsize=KEPT)
def _recalled(archive: Archive, id: str, n: int, end: int, head: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """The month from page n on, up to that input; by its hash (`head`) it is known again."""
    loaded = archive.frame(id, n)
    entries = archive.entries(id)
    since = entries[loaded.table.next_number : end + 1]
    return tuple(reasons(loaded.table, since, loaded.campaign.lucks(entries[0])))

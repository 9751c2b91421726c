"""Putting inputs at the end of logs: those of many campaigns in a few statements, for all that came in together.

Everything is checked before anything is written. What does not follow is told so, and spoils nothing of its neighbours.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel import write_log
from gonfalon.kernel.inputs import Pause, Reroll, Undo
from gonfalon.kernel.log import Entry
from gonfalon.store import ledger
from gonfalon.store.database import BARE, FAULTS, is_damage
from gonfalon.store.records import Card, Conflict
from gonfalon.store.schema import campaigns, checkpoints, inputs, news, outbox

EVERYBODY = ("",)
log = logging.getLogger("gonfalon.store")
Needed: TypeAlias = tuple[bool, datetime]  # whether others may know, and since when

# The statements of every answer are made once: making them costs more than carrying them out.
STANDING = (
    select(campaigns.c.id, campaigns.c.length, campaigns.c.head, outbox.c.seat, outbox.c.public, outbox.c.since)
    .select_from(campaigns.outerjoin(outbox))
    .where(campaigns.c.id.in_(bindparam("ids", expanding=True)))
)
INSERT, NEED, TELL = insert(inputs), insert(outbox), insert(news).prefix_with("OR REPLACE")
NEEDED_NO_MORE = delete(outbox).where(outbox.c.campaign == bindparam("id"))
GROW = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("campaign"))
    .values({name: bindparam(name) for name in ("length", "head", "last", "year", "month", "over", "winner")})
)


class Append(NamedTuple):
    """Entries on their way to the end of a log, what the list then shows, and a checkpoint if it is time for one."""

    campaign: str
    entries: Sequence[Entry]
    card: Card
    at: datetime
    page: ledger.Page | None = None
    told: tuple[str, ...] = EVERYBODY  # whose list says that something happened


class Standing:
    """Where a log ends, and who is needed at its campaign."""

    def __init__(self, length: int, head: str) -> None:
        self.length, self.head = length, head
        self.needed: dict[str, Needed] = {}

    def grow(self, append: Append) -> Exception | None:
        """The log with these entries, or why they cannot be its next."""
        last = self.head
        for number, entry in enumerate(append.entries, self.length):
            if entry.number != number or not entry.follows(last):
                return Conflict(f"entry {entry.number} does not follow entry {self.length - 1}")
            last = entry.hash
        self.length, self.head = self.length + len(append.entries), last
        return None


def put(connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Write them in this order. For each that is not written, why: `Conflict` where it does not follow what is there.

    If they cannot be written together for any reason but a fault of the database, each is written by itself.
    """
    try:
        with connection.begin_nested():
            return _put(connection, appends)
    except Exception as error:
        if isinstance(error, FAULTS) and not isinstance(error, IntegrityError):
            raise
        return [error] if len(appends) == 1 else [put(connection, (append,))[0] for append in appends]


def _put(connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
    there = _standing(connection, {append.campaign for append in appends})
    wrong = [_grown(there, append) for append in appends]
    sound = [append for append, why_not in zip(appends, wrong, strict=True) if why_not is None]
    last = {append.campaign: append for append in sound}.values()
    _write_entries(connection, sound)
    _write_standing(connection, there, last)
    _write_needed(connection, there, last)
    _write_news(connection, sound)
    for append in sound:
        _write_rarities(connection, append)
    return wrong


def put_one(connection: Connection, append: Append) -> None:
    """Write this one, or raise why not."""
    (wrong,) = _put(connection, (append,))
    if wrong is not None:
        raise wrong


def _standing(connection: Connection, ids: Iterable[str]) -> dict[str, Standing]:
    there: dict[str, Standing] = {}
    for id, length, head, seat, public, since in connection.execute(STANDING, {"ids": sorted(ids)}):
        standing = there.get(id) or there.setdefault(id, Standing(length, head))
        if seat:
            standing.needed[seat] = (public, since)
    return there


def _grown(there: Mapping[str, Standing], append: Append) -> Exception | None:
    standing = there.get(append.campaign)
    return standing.grow(append) if standing else ledger.unknown(append.campaign)


def _write_entries(connection: Connection, appends: Iterable[Append]) -> None:
    lines = [
        {"campaign": append.campaign, "seq": entry.number, "body": write_log((entry,))}
        for append in appends
        for entry in append.entries
    ]
    if lines:
        connection.execute(INSERT, lines)


def _write_standing(connection: Connection, there: Mapping[str, Standing], last: Iterable[Append]) -> None:
    """How far each log goes now and what the list shows: said once, by the last append of each campaign."""
    rows = [
        {
            "campaign": append.campaign,
            "length": there[append.campaign].length,
            "head": there[append.campaign].head,
            "last": append.at,
            "year": append.card.year,
            "month": append.card.month,
            "over": append.card.over,
            "winner": append.card.winner,
        }
        for append in last
    ]
    if rows:
        connection.execute(GROW, rows)


def _write_news(connection: Connection, appends: Iterable[Append]) -> None:
    """For whom something happened, and when: of several at once the last counts."""
    when = {(append.campaign, eyes): append.at for append in appends for eyes in append.told}
    if when:
        connection.execute(TELL, [{"campaign": id, "eyes": eyes, "at": at} for (id, eyes), at in when.items()])


def _write_needed(connection: Connection, there: Mapping[str, Standing], last: Iterable[Append]) -> None:
    """Note who is needed; who was needed already has been since then, unless only he himself knew."""
    over, needed = [], []
    for append in last:
        id, card = append.campaign, append.card
        known = there[id].needed
        wanted = {**dict.fromkeys(card.hidden, False), **dict.fromkeys(card.waiting, True)}
        if wanted == {seat: public for seat, (public, _) in known.items()}:
            continue
        if known:
            over.append({"id": id})
        for seat, public in wanted.items():
            since = known[seat][1] if seat in known and known[seat][0] is public else append.at
            needed.append({"campaign": id, "seat": seat, "public": public, "since": since})
    if over:
        connection.execute(NEEDED_NO_MORE, over)
    if needed:
        connection.execute(NEED, needed)


def _write_rarities(connection: Connection, append: Append) -> None:
    """What few inputs do: pause, take something back, end in a checkpoint."""
    if append.page is None and not any(map(_is_rare, append.entries)):
        return
    _pause(connection, append)
    if connection.info.get(BARE):
        return
    try:
        with connection.begin_nested():
            _void(connection, append)
            if append.page is not None:
                ledger.put_page(connection, append.campaign, append.page)
    except IntegrityError:  # a damaged tree did not find the rows that it should have put away
        _without_checkpoints(connection, append)
    except FAULTS as error:
        if is_damage(error):
            _without_checkpoints(connection, append)
        raise  # SQLite commits nothing after damage; the writer tries again, and then this is left out


def _without_checkpoints(connection: Connection, append: Append) -> None:
    """From now on logs go on without checkpoints, and are replayed from their beginning."""
    connection.info[BARE] = True
    log.exception("no checkpoint of %s can be kept; starting the server anew mends that", append.campaign)


def _is_rare(entry: Entry) -> bool:
    return isinstance(entry.input, Pause | Undo | Reroll)


def _void(connection: Connection, append: Append) -> None:
    """Checkpoints that know of an input which is taken back, or rolled again, are no checkpoints any more."""
    back = [number for number in map(ledger.reaches_back_to, append.entries) if number is not None]
    if back:
        void = (checkpoints.c.campaign == append.campaign) & (checkpoints.c.last >= min(back))
        connection.execute(delete(checkpoints).where(void))


def _pause(connection: Connection, append: Append) -> None:
    """Whether it stands still, and why, is shown in the list."""
    for entry in append.entries:
        if isinstance(given := entry.input, Pause):
            shown = {"paused": given.paused, "reason": given.reason if given.paused else ""}
            connection.execute(update(campaigns).where(campaigns.c.id == append.campaign).values(shown))

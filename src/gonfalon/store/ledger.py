"""What stands in the database of a campaign: its log, and its checkpoints with the events before them.

Functions of a connection: the writer's for those that change something. The log only grows. An input that takes others
back makes the checkpoints behind those void, and they go in the same commit; so what is told before a checkpoint
that is left never changes, and only the events since then need to be written with the next one.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from gonfalon.kernel import Checkpoint, Event, Refused, Table, read_log
from gonfalon.kernel.inputs import Reroll, Undo
from gonfalon.kernel.log import Entry
from gonfalon.kernel.messages import Refusal
from gonfalon.store.database import FAULTS, MISREAD
from gonfalon.store.digests import NOTHING_TOLD, chained, digest_of_row
from gonfalon.store.records import Card, Frame
from gonfalon.store.schema import campaigns, checkpoints, events, inputs

KEPT = 3  # checkpoints that are no frames; the older ones go
CHECKPOINT = msgspec.json.Decoder(Checkpoint)
EVENT = msgspec.json.Decoder(Event)

NOTED = select(*(campaigns.c[name] for name in ("length", "head", "year", "month", "over", "winner"))).where(
    campaigns.c.id == bindparam("id")
)
HEAD = select(campaigns.c.length, campaigns.c.head).where(campaigns.c.id == bindparam("id"))


class Page(NamedTuple):
    """A checkpoint on its way to disk; with a frame it is a page of the replay."""

    checkpoint: Checkpoint
    version: str
    frame: Frame | None = None


class Note(NamedTuple):
    """What is noted of a log beside it: how far it goes, and what the list shows of that."""

    length: int
    head: str
    year: int
    month: int
    over: bool
    winner: str

    @classmethod
    def of(cls, table: Table[Any]) -> Note:
        """As it should be."""
        card = Card.of(table)
        return cls(table.next_number, table.head, card.year, card.month, card.over, card.winner)

    @classmethod
    def read(cls, connection: Connection, id: str) -> Note:
        """As it stands there; raises `Refused` if there is no such campaign."""
        row = connection.execute(NOTED, {"id": id}).first()
        if row is None:
            raise unknown(id)
        return cls(*row)


def head(connection: Connection, id: str) -> tuple[int, str]:
    """The number of the next entry and the hash of the last; raises `Refused` if there is no such campaign."""
    row = connection.execute(HEAD, {"id": id}).first()
    if row is None:
        raise unknown(id)
    return row.length, row.head


def unknown(id: str) -> Refused:
    return Refused.of("store-no-campaign", id=id[:40])


def cut_short(ends: tuple[int, str], length: int, last: str) -> Refusal | None:
    """Does a log end where its campaign says? If neither its length nor its last hash is as noted, its end is missing.

    If one of them is, the log is whole: then it is the other note that was damaged.
    """
    if ends[0] == length or ends[1] == last:
        return None
    return Refusal.of("store-log-short", number=length, length=ends[0])


# --- the log ---------------------------------------------------------------------------------------------


def reaches_back_to(entry: Entry) -> int | None:
    """The number of the first input that this one takes back or lets fall anew, if it does."""
    given = entry.input
    return given.to if isinstance(given, Undo) else given.number if isinstance(given, Reroll) else None


def read(connection: Connection, id: str, first: int, before: str) -> tuple[list[Entry], Refusal | None]:
    """The entries from this number on, which follow that hash, and what is wrong with the first that is unsound."""
    wanted = (inputs.c.campaign == id) & (inputs.c.seq >= first)
    lines = connection.execute(select(inputs.c.body).where(wanted).order_by(inputs.c.seq)).scalars()
    data = b"".join(lines)
    return read_log(data, first, before) if data else ([], None)


# --- checkpoints -----------------------------------------------------------------------------------------


def put_page(connection: Connection, id: str, page: Page) -> None:
    """Keep a checkpoint and the events that were told since the one before it."""
    at = page.checkpoint
    mine = checkpoints.c.campaign == id
    connection.execute(delete(checkpoints).where(mine & (checkpoints.c.version != page.version)))
    known, before = _known(connection, id)
    connection.execute(delete(events).where((events.c.campaign == id) & (events.c.place >= known)))
    bodies = [msgspec.json.encode(event) for event in at.heard[known:]]
    if bodies:
        told = [{"campaign": id, "place": place, "body": body} for place, body in enumerate(bodies, known)]
        connection.execute(insert(events), told)
    row = _row(connection, id, page, chained(before, bodies))
    connection.execute(delete(checkpoints).where(mine & (checkpoints.c.number == at.number)))
    connection.execute(insert(checkpoints).values(digest=digest_of_row(row), **row))
    _thin(connection, id)


def _known(connection: Connection, id: str) -> tuple[int, str]:
    """How many events stand there for good, because a checkpoint counts on them, and their digest."""
    c = checkpoints.c
    last = connection.execute(select(c.heard, c.told).where(c.campaign == id).order_by(c.heard.desc()).limit(1)).first()
    if last is None:
        return 0, NOTHING_TOLD
    return last.heard, last.told or chained(NOTHING_TOLD, _bodies(connection, id, last.heard))


def _bodies(connection: Connection, id: str, heard: int) -> list[bytes]:
    e = events.c
    wanted = select(e.body).where((e.campaign == id) & (e.place < heard)).order_by(e.place)
    return list(connection.execute(wanted).scalars())


def _row(connection: Connection, id: str, page: Page, told: str) -> dict[str, Any]:
    at, frame = page.checkpoint, page.frame
    return {
        "campaign": id,
        "number": at.number,
        "last": at.last.number,
        "heard": len(at.heard),
        "version": page.version,
        "frame": frame is not None and not _is_framed(connection, id, frame),
        "year": frame.year if frame else 0,
        "month": frame.month if frame else 0,
        "over": frame.over if frame else False,
        "body": zlib.compress(msgspec.json.encode(msgspec.structs.replace(at, heard=())), 1),
        "told": told,
    }


def _is_framed(connection: Connection, id: str, frame: Frame) -> bool:
    """Is there a page of this month already? Then an undo has led back into it, and its first page still stands."""
    c = checkpoints.c
    same = (c.year == frame.year) & (c.month == frame.month) & (c.over == frame.over)
    return connection.execute(select(c.number).where((c.campaign == id) & c.frame & same)).first() is not None


def _thin(connection: Connection, id: str) -> None:
    c = checkpoints.c
    plain = (c.campaign == id) & ~c.frame
    newest = select(c.number).where(plain).order_by(c.number.desc()).limit(1).offset(KEPT - 1).scalar_subquery()
    connection.execute(delete(checkpoints).where(plain & (c.number < newest)))


def renew(connection: Connection, id: str, noted: Note, true: Note, kept: Sequence[Page]) -> None:
    """Put the truth in the place of what was noted, and these pages of all that are there, unless the log has grown."""
    if noted != Note.read(connection, id):
        return
    connection.execute(update(campaigns).where(campaigns.c.id == id).values(true._asdict()))
    if kept:
        connection.execute(delete(checkpoints).where(checkpoints.c.campaign == id))
    for page in kept:
        put_page(connection, id, page)


def pages(connection: Connection, id: str, version: str, before: int | None, *, other: bool = False) -> list[int]:
    """The numbers of the checkpoints that these rules made (or that `other` ones made), newest first.

    With `before`, only those from which an input of that number can still be taken back.
    """
    c = checkpoints.c
    wanted = (c.campaign == id) & ((c.version != version) if other else (c.version == version))
    if before is not None:
        wanted &= c.last < before
    return list(connection.execute(select(c.number).where(wanted).order_by(c.number.desc())).scalars())


def page(connection: Connection, id: str, number: int) -> Checkpoint:
    """A stored checkpoint with every event before it; raises `Refused` if it is damaged."""
    c = checkpoints.c
    row = connection.execute(select(checkpoints).where((c.campaign == id) & (c.number == number))).one()
    bodies = _bodies(connection, id, row.heard)
    if not _is_sound(row) or len(bodies) != row.heard or (row.told and chained(NOTHING_TOLD, bodies) != row.told):
        raise Refused.of("kernel-checkpoint-damaged", number=number, problem="digest")
    try:
        at = CHECKPOINT.decode(zlib.decompress(row.body))
        heard = tuple(EVENT.decode(body) for body in bodies)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused.of("kernel-checkpoint-damaged", number=number, problem=str(error)) from error
    return msgspec.structs.replace(at, heard=heard)


def _is_sound(row: Row[Any]) -> bool:
    """Is it as it was written? Rows from before there were digests can only be read and tried."""
    return not row.digest or row.digest == digest_of_row(row._asdict())


def sound(connection: Connection, id: str) -> bool:
    """Are all checkpoints of a campaign as they were written? If one is not, all are made again from the log."""
    rows = select(checkpoints).where(checkpoints.c.campaign == id)
    try:
        return all(_is_sound(row) for row in connection.execute(rows))
    except (*FAULTS, *MISREAD):
        return False


def frames(connection: Connection, id: str) -> list[Frame]:
    """The pages of the replay in order."""
    c = checkpoints.c
    rows = connection.execute(
        select(c.year, c.month, c.over, c.number).where((c.campaign == id) & c.frame).order_by(c.number)
    )
    return [Frame(*row) for row in rows]

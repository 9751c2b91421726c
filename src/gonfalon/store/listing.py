"""The list of campaigns: where each stands, whom it waits for, and what the one who asks is in it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Select, func, select

from gonfalon.store import ledger
from gonfalon.store.records import Listed, Place, Waited
from gonfalon.store.schema import campaigns, members, news, outbox

C = campaigns.c
COLUMNS = (C.id, C.name, C.owner, C.ruleset, C.created, C.last, C.length.label("inputs"), C.paused, C.reason)
CALENDAR = (C.year, C.month, C.over, C.winner)


def cards(connection: Connection, account: str | None) -> list[Listed]:
    """What this account owns or has a place at, the latest first; everything if none is named.

    What comes latest is told by what the account may know; without one it is whatever anybody did.
    """
    wanted = select(*COLUMNS, *CALENDAR).order_by(C.last.desc(), C.id)
    if account is not None:
        mine = select(members.c.campaign).where(members.c.account == account)
        wanted = wanted.where((C.owner == account) | C.id.in_(mine))
    found = _listed(connection, wanted, account)
    if account is None:
        return found
    known = sorted(_as_known(connection, found), key=lambda one: one.id)
    return sorted(known, key=lambda one: one.last, reverse=True)


def _as_known(connection: Connection, found: list[Listed]) -> list[Listed]:
    """The same, each with the time of the last that its reader may know; an umpire knows everything."""
    rows = connection.execute(select(news).where(news.c.campaign.in_([one.id for one in found])))
    when = {(row.campaign, row.eyes): row.at for row in rows}

    def known(one: Listed) -> Listed:
        eyes = ("", *(place.seat for place in one.places))
        last = max((when[one.id, seat] for seat in eyes if (one.id, seat) in when), default=one.created)
        return replace(one, last=last)

    return [one if any(place.role == "umpire" for place in one.places) else known(one) for one in found]


def owned(connection: Connection, account: str) -> int:
    """How many campaigns this account owns."""
    return connection.execute(select(func.count()).where(C.owner == account)).scalar() or 0


def card(connection: Connection, id: str, account: str | None) -> Listed:
    """One campaign; raises `Refused` if there is none of this id."""
    found = _listed(connection, select(*COLUMNS, *CALENDAR).where(C.id == id), account)
    if not found:
        raise ledger.unknown(id)
    return found[0]


def _listed(connection: Connection, wanted: Select[Any], account: str | None) -> list[Listed]:
    ids = wanted.with_only_columns(C.id).order_by(None).scalar_subquery()
    waiting, places = defaultdict[str, list[Waited]](list), defaultdict[str, list[Place]](list)
    needed = select(outbox).where(outbox.c.campaign.in_(ids)).order_by(outbox.c.since, outbox.c.seat)
    for row in connection.execute(needed):
        waiting[row.campaign].append(Waited(row.seat, row.since, row.public))
    held = select(members).where(members.c.account == account).order_by(members.c.role, members.c.seat)
    for row in connection.execute(held) if account is not None else ():
        places[row.campaign].append(Place(row.role, row.seat))
    rows = connection.execute(wanted).all()
    return [Listed(**row._mapping, waiting=tuple(waiting[row.id]), places=tuple(places[row.id])) for row in rows]

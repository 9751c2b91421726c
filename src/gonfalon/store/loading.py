"""From the database to the table: the last checkpoint and the few entries after it, else an older one, or the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from gonfalon.kernel import Refusal, Refused, Table
from gonfalon.kernel.log import GENESIS
from gonfalon.rulesets.registry import rule_set
from gonfalon.store import ledger
from gonfalon.store.files import Campaign
from gonfalon.store.records import Loaded
from gonfalon.store.schema import campaigns
from gonfalon.store.scribe import Page, walk

ABOUT = msgspec.json.Decoder(Campaign)


class Found(NamedTuple):
    """What is written of a campaign beside its log."""

    id: str
    name: str
    owner: str
    campaign: Campaign


def find(connection: Connection, id: str) -> Found:
    """The campaign of this id; raises `Refused` if there is none."""
    c = campaigns.c
    row = connection.execute(select(c.name, c.owner, c.about).where(c.id == id)).first()
    if row is None:
        raise ledger.unknown(id)
    return Found(id, row.name, row.owner, ABOUT.decode(row.about))


def load(connection: Connection, id: str, before: int | None = None) -> tuple[Loaded, list[Page]]:
    """The campaign as it stands. With `before`, resumed so far back that an input of that number can be taken back.

    If it had to be replayed from the beginning, the pages of its story come with it. A log that newer rules refuse
    half-way may still go on from a checkpoint of the older ones; else its table stands before the refused input.
    """
    found = find(connection, id)
    version = rule_set(found.campaign.ruleset).version
    if loaded := _resumed_from(connection, found, ledger.pages(connection, id, version, before)):
        return loaded, []
    older = ledger.pages(connection, id, version, before, other=True)
    try:
        whole, pages = _replayed(connection, found)
    except Refused:
        if loaded := _resumed_from(connection, found, older):
            return loaded, []
        raise
    return (whole, pages) if whole.stopped is None else (_resumed_from(connection, found, older) or whole, [])


def _resumed_from(connection: Connection, found: Found, numbers: Iterable[int]) -> Loaded | None:
    """The campaign from the first of these checkpoints that leads to the end of its log."""
    for number in numbers:
        try:
            loaded = _resumed(connection, found, number)
        except Refused:
            return None  # a checkpoint that cannot be read is worth nothing; the log is worth everything
        if loaded.stopped is None:
            return loaded
        if not _reaches_back(loaded.stopped):
            return None
    return None


def frame(connection: Connection, id: str, number: int) -> Loaded:
    """The campaign as it stood at a checkpoint."""
    found = find(connection, id)
    if all(page.number != number for page in ledger.frames(connection, id)):
        raise Refused.of("store-no-frame", number=number)
    at = ledger.page(connection, id, number)
    rules = rule_set(found.campaign.ruleset)
    table, stopped = Table.resume(rules, at, (), found.campaign.source())
    return Loaded(*found, table, stopped, at, ())


def _resumed(connection: Connection, found: Found, number: int) -> Loaded:
    at = ledger.page(connection, found.id, number)
    entries, wrong = ledger.read(connection, found.id, at.number + 1, at.hash)
    table, stopped = Table.resume(rule_set(found.campaign.ruleset), at, entries, found.campaign.source())
    return Loaded(*found, table, stopped or wrong, at, entries)


def _reaches_back(stopped: Refusal) -> bool:
    """Does an undo or a roll again in the log name an input before the checkpoint?"""
    why = stopped.message.args.get("why")
    return why is not None and why.key == "kernel-before-checkpoint"


def _replayed(connection: Connection, found: Found) -> tuple[Loaded, list[Page]]:
    entries, wrong = ledger.read(connection, found.id, 0, GENESIS)
    if not entries:
        raise Refused(wrong or Refusal.of("kernel-log-no-start"))
    table, stopped, pages = walk(rule_set(found.campaign.ruleset), entries, found.campaign.source())
    return Loaded(*found, table, stopped or wrong, None, entries), pages

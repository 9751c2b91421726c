"""From the database to the table: the last checkpoint and the few entries after it, else an older one, or the log."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from gonfalon.kernel import Checkpoint, Refusal, Refused, Table, older_rules
from gonfalon.kernel.log import GENESIS
from gonfalon.rulesets.registry import rule_set
from gonfalon.store import ledger
from gonfalon.store.database import FAULTS
from gonfalon.store.digests import digest_of_about
from gonfalon.store.files import Campaign
from gonfalon.store.records import Loaded
from gonfalon.store.schema import campaigns
from gonfalon.store.scribe import Page, walk

ABOUT = msgspec.json.Decoder(Campaign)
OLDER_RULES = "kernel-older-rules"
log = logging.getLogger("gonfalon.store")


class Found(NamedTuple):
    """What is written of a campaign beside its log."""

    id: str
    name: str
    owner: str
    campaign: Campaign
    ends: tuple[int, str]  # the length of its log, and the hash of the last entry

    @property
    def whose(self) -> tuple[str, str, str, Campaign]:
        return self[:4]


def find(connection: Connection, id: str) -> Found:
    """The campaign of this id; raises `Refused` if there is none, or what its dice need is damaged."""
    row = connection.execute(select(campaigns).where(campaigns.c.id == id)).first()
    if row is None:
        raise ledger.unknown(id)
    if row.digest != digest_of_about(id, row.ruleset, row.about):
        raise Refused.of("store-campaign-damaged", id=id)
    return Found(id, row.name, row.owner, ABOUT.decode(row.about), (row.length, row.head))


def load(connection: Connection, id: str, before: int | None = None) -> tuple[Loaded, list[Page]]:
    """The campaign as it stands. With `before`, resumed so far back that an input of that number can be taken back.

    If it had to be replayed from the beginning, the pages of its story come with it. A log that newer rules refuse
    half-way may still go on from a checkpoint of the older ones; else its table stands before the refused input.
    """
    found = find(connection, id)
    version = rule_set(found.campaign.ruleset).version
    own, older = [_pages(connection, id, version, before, other=other) for other in (False, True)]
    if ledger.sound(connection, id) and (loaded := _resumed_from(connection, found, own)):
        return loaded, []
    try:
        whole, pages = _replayed(connection, found)
    except Refused:
        if loaded := _resumed_from(connection, found, older):
            return _with_owners_word(connection, loaded), []
        raise
    if whole.stopped is None or waits_for_its_owner(whole.stopped):
        return whole, pages
    return _resumed_from(connection, found, older) or whole, []


def waits_for_its_owner(stopped: Refusal) -> bool:
    """Did other rules write this log, so that its owner must choose before it goes on?"""
    return stopped.message.key == OLDER_RULES


def _with_owners_word(connection: Connection, loaded: Loaded) -> Loaded:
    """A campaign that only a checkpoint of other rules brings back stands still, unless they are read as they were."""
    entries, _ = ledger.read(connection, loaded.id, 0, GENESIS)
    return loaded._replace(stopped=older_rules(loaded.table.rules, entries))


def _pages(connection: Connection, id: str, version: str, before: int | None, *, other: bool) -> list[int]:
    """The checkpoints there are, as far as they can be read: the log is worth more than any of them."""
    try:
        return ledger.pages(connection, id, version, before, other=other)
    except FAULTS:
        log.exception("the checkpoints of %s cannot be read", id)
        return []


def _resumed_from(connection: Connection, found: Found, numbers: Iterable[int]) -> Loaded | None:
    """The campaign from the first of these checkpoints that leads to the end of its log."""
    for number in numbers:
        try:
            loaded = _resumed(connection, found, number)
        except Exception:  # a damaged one without a digest may fail anyhow; it is worth nothing, the log everything
            log.warning("checkpoint %s of %s is passed over", number, found.id, exc_info=True)
            return None
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
    return _seen_at(found, ledger.page(connection, id, number))


def walked(connection: Connection, id: str) -> list[Page]:
    """The pages of the replay, made again from the log; raises `Refused` if that is not whole."""
    loaded, pages = _replayed(connection, find(connection, id))
    if loaded.stopped:
        raise Refused(loaded.stopped)
    return [(at, msgspec.structs.replace(frame, number=at.number)) for at, frame in pages]


def walked_frame(connection: Connection, id: str, n: int) -> Loaded:
    """Page n of the replay, made again from the log."""
    return _seen_at(find(connection, id), walked(connection, id)[n][0])


def _seen_at(found: Found, at: Checkpoint) -> Loaded:
    table, stopped = Table.resume(rule_set(found.campaign.ruleset), at, (), found.campaign.source())
    return Loaded(*found.whose, table, stopped, at, ())


def _resumed(connection: Connection, found: Found, number: int) -> Loaded:
    at = ledger.page(connection, found.id, number)
    entries, wrong = ledger.read(connection, found.id, at.number + 1, at.hash)
    table, stopped = Table.resume(rule_set(found.campaign.ruleset), at, entries, found.campaign.source())
    wrong = wrong or ledger.cut_short(
        found.ends, at.number + 1 + len(entries), entries[-1].hash if entries else at.hash
    )
    return Loaded(*found.whose, table, stopped or wrong, at, entries)


def _reaches_back(stopped: Refusal) -> bool:
    """Does an undo or a roll again in the log name an input before the checkpoint?"""
    why = stopped.message.args.get("why")
    return why is not None and why.key == "kernel-before-checkpoint"


def _replayed(connection: Connection, found: Found) -> tuple[Loaded, list[Page]]:
    entries, wrong = ledger.read(connection, found.id, 0, GENESIS)
    if not entries:
        raise Refused(wrong or Refusal.of("kernel-log-no-start"))
    table, stopped, pages = walk(rule_set(found.campaign.ruleset), entries, found.campaign.source())
    wrong = wrong or ledger.cut_short(found.ends, len(entries), entries[-1].hash)
    return Loaded(*found.whose, table, stopped or wrong, None, entries), pages

"""Who writes a table down as it is played: every input at once, a checkpoint now and then, a page for each month."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from datetime import datetime
from typing import Any, Protocol, TypeAlias

from gonfalon.kernel import Checkpoint, Event, Refusal, RuleSet, Table, older_rules
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.inputs import Answer, AnyInput, Order, Typed, Undo
from gonfalon.kernel.log import Entry
from gonfalon.kernel.versions import voided
from gonfalon.store import ledger
from gonfalon.store.appending import EVERYBODY, Append
from gonfalon.store.ledger import reaches_back_to
from gonfalon.store.records import Card, Frame

Page: TypeAlias = tuple[Checkpoint, Frame]

LATELY = 200  # events
EVERY = 50  # inputs between two checkpoints: so many are played again when a campaign is resumed


class Keeps(Protocol):
    """What the scribe needs of an archive."""

    def now(self) -> datetime: ...

    def append_soon(self, append: Append) -> Future[None]: ...


class Watch:
    """Sees when a table deserves a checkpoint, when that is a page of the replay, and who may know what happened."""

    def __init__(self, table: Table[Any], page: Frame | None = None) -> None:
        self.table, self._page, self._since = table, page or Frame.of(table), 0
        self._from, self._known = self._tail()

    def look(self, entries: Sequence[Entry]) -> tuple[Checkpoint | None, Frame | None, tuple[str, ...]]:
        """After these inputs: the checkpoint to keep, if it is time for one; and those who may know of them.

        A page is turned when everybody knows that something happened: else its coming would tell what somebody did in
        secret. What was taken back may have taken this month's page with it, so then there is one again.
        """
        told, page = self._told(entries), Frame.of(self.table)
        back = any(reaches_back_to(entry) is not None for entry in entries)
        turned = (page != self._page or back) if "" in told else (page == self._page and back)
        self._page = page if turned else self._page
        self._since += len(entries)
        if not turned and self._since < EVERY:
            return None, None, told
        self._since = 0
        return self.table.checkpoint(), page if turned else None, told

    def _told(self, entries: Iterable[Entry]) -> tuple[str, ...]:
        """Who may know that these inputs happened: whoever gave them, and whoever heard something; "" is everybody."""
        fresh = self._fresh()
        heard = {eyes for event in fresh for eyes in (EVERYBODY if event.to is None else event.to)}
        return tuple(sorted(heard.union(*(_known_to(entry.input) for entry in entries))))

    def _fresh(self) -> list[Event]:
        """What was heard since. What a step tells again because it began anew is no news."""
        known, fresh = list(self._known), []
        for event in self.table.heard[self._from :]:
            if event in known:
                known.remove(event)
            else:
                fresh.append(event)
        self._from, self._known = self._tail()
        return fresh

    def _tail(self) -> tuple[int, Sequence[Event]]:
        """The last that was heard, and where it begins: a step in flight has told no more than that."""
        first = max(0, len(self.table.heard) - LATELY)
        return first, self.table.heard[first:]


def _known_to(given: AnyInput) -> tuple[str, ...]:
    """Who knows of an input whatever it tells. One that takes back is everybody's affair, or somebody's own."""
    if isinstance(given, (Answer, Typed, Order)) or (isinstance(given, Undo) and given.apart):
        return (given.who,)
    return EVERYBODY


def walk(
    rules: RuleSet[Any], entries: Sequence[Entry], dice: DiceSource
) -> tuple[Table[Any], Refusal | None, list[Page]]:
    """Replay a log and turn its pages on the way, up to the first input that these rules refuse, and why they do.

    A log that other rules wrote is replayed too, but it waits for its owner's word (`kernel.versions`).
    """
    table, stopped = Table.replay(rules, entries[:1], dice)
    watch, pages, void = Watch(table), [(table.checkpoint(), Frame.of(table))], voided(entries)
    for entry in entries[1:]:
        if entry.number in void:
            table.pass_over((entry,))
            continue
        if stopped := table.follow((entry,)):
            break
        if (back := reaches_back_to(entry)) is not None:
            pages = [page for page in pages if page[0].last.number < back]
        checkpoint, frame, _ = watch.look((entry,))
        if checkpoint is not None and frame is not None and all(frame != known for _, known in pages):
            pages.append((checkpoint, frame))
    return table, older_rules(rules, entries) or stopped, pages


class Scribe:
    """Writes one table into the archive. Whoever changes the table calls `write` and waits before he tells anybody."""

    def __init__(self, archive: Keeps, id: str, table: Table[Any], page: Frame | None = None) -> None:
        """`page` is the last of the replay; if none is named, the one on which the table stands."""
        self._archive, self.id, self.table = archive, id, table
        self._watch, self._written = Watch(table, page), len(table.log)

    def write(self) -> Future[None]:
        """Have everything that the table took since the last time put on disk. Done: it is there.

        It fails with `Conflict` if somebody else wrote; then this table is not the campaign any more.
        """
        return self._archive.append_soon(self.news())

    def news(self) -> Append:
        """Everything that the table took since the last time, for whoever brings it to the archive."""
        entries = tuple(self.table.log[self._written :])
        self._written += len(entries)
        checkpoint, frame, told = self._watch.look(entries)
        page = None if checkpoint is None else ledger.Page(checkpoint, entries[-1].version, frame)
        return Append(self.id, entries, Card.of(self.table), self._archive.now(), page, told)

"""Who writes a table down as it is played: every input at once, a checkpoint now and then, a page for each month."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime
from typing import Any, Protocol, TypeAlias

from gonfalon.kernel import Checkpoint, Refusal, RuleSet, Table
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.log import Entry
from gonfalon.store import ledger
from gonfalon.store.appending import Append
from gonfalon.store.ledger import reaches_back_to
from gonfalon.store.records import Card, Frame

Page: TypeAlias = tuple[Checkpoint, Frame]

EVERY = 50  # inputs between two checkpoints: so many are played again when a campaign is resumed


class Keeps(Protocol):
    """What the scribe needs of an archive."""

    def now(self) -> datetime: ...

    def append_soon(self, append: Append) -> Future[None]: ...


class Watch:
    """Sees when a table deserves a checkpoint, and when that is a page of the replay."""

    def __init__(self, table: Table[Any]) -> None:
        self.table, self._page, self._since = table, Frame.of(table), 0

    def look(self, entries: Sequence[Entry]) -> tuple[Checkpoint | None, Frame | None]:
        """After these inputs: the checkpoint to keep, if it is time for one.

        What was taken back may have taken this month's page with it, so then there is one again.
        """
        page = Frame.of(self.table)
        turned = page != self._page or any(reaches_back_to(entry) is not None for entry in entries)
        self._page = page
        self._since += len(entries)
        if not turned and self._since < EVERY:
            return None, None
        self._since = 0
        return self.table.checkpoint(), page if turned else None


def walk(
    rules: RuleSet[Any], entries: Sequence[Entry], dice: DiceSource
) -> tuple[Table[Any], Refusal | None, list[Page]]:
    """Replay a log and turn its pages on the way, up to the first input that these rules refuse, and why they do."""
    table, stopped = Table.replay(rules, entries[:1], dice)
    watch, pages = Watch(table), [(table.checkpoint(), Frame.of(table))]
    for entry in entries[1:]:
        if stopped := table.follow((entry,)):
            break
        if (back := reaches_back_to(entry)) is not None:
            pages = [page for page in pages if page[0].last.number < back]
        checkpoint, frame = watch.look((entry,))
        if checkpoint is not None and frame is not None and all(frame != known for _, known in pages):
            pages.append((checkpoint, frame))
    return table, stopped, pages


class Scribe:
    """Writes one table into the archive. Whoever changes the table calls `write` and waits before he tells anybody."""

    def __init__(self, archive: Keeps, id: str, table: Table[Any]) -> None:
        self._archive, self.id, self.table = archive, id, table
        self._watch, self._written = Watch(table), len(table.log)

    def write(self) -> Future[None]:
        """Have everything that the table took since the last time put on disk. Done: it is there.

        It fails with `Conflict` if somebody else wrote; then this table is not the campaign any more.
        """
        return self._archive.append_soon(self.news())

    def news(self) -> Append:
        """Everything that the table took since the last time, for whoever brings it to the archive."""
        entries = tuple(self.table.log[self._written :])
        self._written += len(entries)
        checkpoint, frame = self._watch.look(entries)
        page = None if checkpoint is None else ledger.Page(checkpoint, entries[-1].version, frame)
        return Append(self.id, entries, Card.of(self.table), self._archive.now(), page)

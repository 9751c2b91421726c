"""Who writes a table down while it is played: every input at once, a checkpoint now and then, a page for each month."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, Protocol

from gonfalon.kernel import Checkpoint, Table
from gonfalon.kernel.log import Entry
from gonfalon.store.records import Card, Frame

EVERY = 50  # inputs between two checkpoints: so many are played again when a campaign is resumed


class Keeps(Protocol):
    """What the scribe needs of an archive."""

    def append_soon(
        self,
        id: str,
        entries: Sequence[Entry],
        *,
        checkpoint: Checkpoint | None = None,
        frame: Frame | None = None,
        card: Card | None = None,
    ) -> Future[None]: ...


class Watch:
    """Sees when a table deserves a checkpoint, and when that is a page of the replay."""

    def __init__(self, table: Table[Any]) -> None:
        self.table, self._page, self._since = table, Frame.of(table), 0

    def look(self, inputs: int) -> tuple[Checkpoint | None, Frame | None]:
        """After so many more inputs: the checkpoint to keep, if it is time for one."""
        page = Frame.of(self.table)
        turned, self._page = page != self._page, page
        self._since += inputs
        if not turned and self._since < EVERY:
            return None, None
        self._since = 0
        return self.table.checkpoint(), page if turned else None


class Scribe:
    """Writes one table into the archive. Whoever changes the table calls `write` and waits before he tells anybody."""

    def __init__(self, archive: Keeps, id: str, table: Table[Any]) -> None:
        self._archive, self.id, self.table = archive, id, table
        self._watch, self._written = Watch(table), len(table.log)

    def write(self) -> Future[None]:
        """Have everything that the table took since the last time put on disk. Done: it is there.

        It fails with `Conflict` if somebody else wrote; then this table is not the campaign any more.
        """
        entries = self.table.log[self._written :]
        self._written += len(entries)
        checkpoint, frame = self._watch.look(len(entries))
        return self._archive.append_soon(self.id, entries, checkpoint=checkpoint, frame=frame, card=Card.of(self.table))

"""The log in the archive: what is acknowledged is there, in one order, whoever else writes and however it ends."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import keeping_fairs
import pytest
from keeping_fairs import ABOUT, NOON, append_next, kept, new_table, play_on, where, why
from sqlalchemy import Connection, func, insert, select

from gonfalon.kernel import Refused, Table
from gonfalon.kernel.inputs import Order
from gonfalon.kernel.log import Entry
from gonfalon.store import ledger
from gonfalon.store.appending import Append
from gonfalon.store.archive import Archive, Card, Conflict
from gonfalon.store.batches import Batches
from gonfalon.store.database import engine_of
from gonfalon.store.records import Request
from gonfalon.store.schema import letters, metadata
from gonfalon.store.scribe import EVERY

T = TypeVar("T")


def other_process(*arguments: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, keeping_fairs.__file__, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def run(story: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: where browser tests ran before, this one has an event loop already."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, story).result()


# --- appending ------------------------------------------------------------------------------------------------


def test_what_was_appended_is_the_log(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    list(play_on(scribe, 30, random.Random(1)))
    assert archive.entries(scribe.id) == scribe.table.log
    assert archive.entries(scribe.id, 20) == scribe.table.log[20:]


def test_of_two_who_append_at_the_same_place_the_second_is_told(archive: Archive) -> None:
    first = kept(archive, new_table())
    second = archive.load(first.id).table
    first.table.order("anna", "toll", "always")
    second.order("anna", "toll", "never")
    archive.append(Append(first.id, first.table.log[1:], Card.of(first.table), NOON))

    with pytest.raises(Conflict):
        archive.append(Append(first.id, second.log, Card.of(second), NOON))

    assert archive.entries(first.id) == first.table.log


@pytest.mark.parametrize("spoilt", ["hash", "number"])
def test_what_does_not_follow_is_not_appended(archive: Archive, spoilt: str) -> None:
    table = new_table()
    id = archive.create(ABOUT, "The Fair", "", table)
    number = 1 if spoilt == "hash" else 2
    entry = Entry(number, Order("anna", "toll", "ask")).sealed_after("other" if spoilt == "hash" else table.log[0].hash)
    with pytest.raises(Conflict):
        archive.append(Append(id, [entry], Card.of(table), NOON))
    assert archive.entries(id) == table.log


def test_an_append_is_kept_wholly_or_not_at_all(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    scribe.table.order("anna", "toll", "always")
    good, bad = scribe.table.log[1], Entry(2, Order("anna", "toll", "ask")).sealed_after("other")
    with pytest.raises(Conflict):
        archive.append(Append(scribe.id, [good, bad], Card.of(scribe.table), NOON))
    assert len(archive.entries(scribe.id)) == 1


def test_a_campaign_that_is_not_there_is_refused(archive: Archive) -> None:
    for deed in (archive.load, archive.entries, archive.frames, archive.delete, archive.card):
        with pytest.raises(Refused) as refused:
            deed("nowhere")  # type: ignore[operator]
        assert why(refused) == "store-no-campaign"


def test_one_that_fails_does_not_spoil_those_committed_with_it(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    scribe.table.order("anna", "toll", "always")
    held = threading.Event()
    waiting = archive.soon(lambda _: held.wait())  # the next three wait behind it, and so share a commit
    before = archive.soon(lambda connection: ledger.head(connection, scribe.id))
    failing = archive.append_soon(Append("nowhere", scribe.table.log[1:], Card.of(scribe.table), NOON))
    after = archive.append_soon(Append(scribe.id, scribe.table.log[1:], Card.of(scribe.table), NOON))
    held.set()

    assert waiting.result()
    assert before.result()[0] == 1
    assert isinstance(failing.exception(), Refused)
    after.result()
    assert archive.entries(scribe.id) == scribe.table.log


def test_of_many_that_are_written_together_only_the_one_that_does_not_follow_is_refused(archive: Archive) -> None:
    scribes = [kept(archive, new_table()) for _ in range(3)]
    for scribe in scribes:
        scribe.table.order("anna", "toll", "always")
    other = Entry(1, Order("anna", "toll", "ask")).sealed_after("other")
    post = Batches(archive)

    async def everybody() -> tuple[BaseException | None, ...]:
        bad = post.append(Append(scribes[1].id, [other], Card.of(scribes[1].table), NOON))
        return await asyncio.gather(
            post.append(scribes[0].news()), bad, post.append(scribes[2].news()), return_exceptions=True
        )

    first, second, third = run(everybody())
    assert (first, third) == (None, None)
    assert isinstance(second, Conflict)
    assert [len(archive.entries(scribe.id)) for scribe in scribes] == [2, 1, 2]


def test_two_inputs_of_one_campaign_may_be_written_together(archive: Archive) -> None:
    scribe, post = kept(archive, new_table()), Batches(archive)

    async def both() -> None:
        waiting = []
        for order in ("always", "ask"):
            scribe.table.order("anna", "toll", order)
            waiting.append(post.append(scribe.news()))
        await asyncio.gather(*waiting)

    run(both())
    assert archive.entries(scribe.id) == scribe.table.log


def test_our_own_mistake_in_one_input_does_not_spoil_those_written_with_it(archive: Archive) -> None:
    good, bad = kept(archive, new_table()), kept(archive, new_table())
    for scribe in (good, bad):
        scribe.table.order("anna", "toll", "always")
    broken = bad.news()._replace(card=None)  # type: ignore[arg-type]

    wrong = archive.append_all_soon([broken, good.news()]).result()

    assert isinstance(wrong[0], AttributeError)
    assert wrong[1] is None
    assert [len(archive.entries(scribe.id)) for scribe in (good, bad)] == [2, 1]


def test_to_a_closed_archive_nothing_is_posted(folder: Path) -> None:
    archive = Archive.open(folder)
    scribe, post = kept(archive, new_table()), Batches(archive)
    scribe.table.order("anna", "toll", "always")
    archive.close()

    async def late() -> None:
        await post.append(scribe.news())

    with pytest.raises(Refused) as refused:
        run(late())
    assert why(refused) == "store-closed"


def test_after_closing_nothing_is_taken_and_all_that_was_is_kept(folder: Path) -> None:
    archive = Archive.open(folder)
    scribe = kept(archive, new_table())
    written = [scribe.write() for _ in range(50) if scribe.table.order("anna", "toll", "ask") is None]
    archive.close()

    assert all(one.done() for one in written)
    with pytest.raises(Refused) as refused:
        archive.rename(scribe.id, "Late")
    assert why(refused) == "store-closed"
    with Archive.reading(folder) as again:
        assert again.entries(scribe.id) == scribe.table.log


def fill(id: str, connection: Connection) -> None:
    letter = {"campaign": id, "sender": "anna", "to": "bert", "text": "x" * 4000, "at": NOON}
    connection.execute(insert(letters).values(letter))


def test_on_a_full_disk_nothing_is_acknowledged_and_later_it_goes_on(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    full = archive.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    archive.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={full}").scalar())
    refused = [archive.soon(partial(fill, scribe.id)).exception() for _ in range(50)]
    assert isinstance(refused[-1], Refused)
    assert refused[-1].refusal.message.key == "store-fault"
    written = len(archive.letters.of(scribe.id, "anna"))

    archive.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=100000").scalar())
    archive.letters.send(scribe.id, "anna", "bert", "There is room again.")

    assert written == refused.count(None)
    assert len(archive.letters.of(scribe.id, "anna")) == written + 1


# --- at once ----------------------------------------------------------------------------------------------------


def test_of_many_threads_one_wins_each_place(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    writer, engine, won = archive._writer, archive._engine, list[bool]()
    assert writer is not None

    def contend() -> None:
        won.extend([append_next(engine, writer, scribe.id) for _ in range(20)])

    threads = [threading.Thread(target=contend) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(won) == 160
    assert len(archive.entries(scribe.id)) == 1 + sum(won)


def test_of_many_processes_one_wins_each_place(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    others = [other_process("race", archive.file, scribe.id, "60") for _ in range(2)]
    won = [int(other.communicate(timeout=60)[0]) for other in others]
    assert len(archive.entries(scribe.id)) == 1 + sum(won)
    assert sum(won) >= 60


# --- killed -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_a_process_that_is_killed_has_lost_nothing_it_acknowledged(folder: Path, seed: int) -> None:
    with other_process("keep", folder, str(seed)) as other:
        assert other.stdout is not None
        id = other.stdout.readline().strip()
        said = [other.stdout.readline().split() for _ in range(70)]
        other.send_signal(signal.SIGKILL)
        said += [line.split() for line in other.stdout.read().splitlines() if len(line.split()) == 2]

    with Archive.open(folder) as archive:
        entries = archive.entries(id)
        assert [[str(e.number), e.hash] for e in entries[1 : len(said) + 1]] == said
        replayed, stopped = Table.replay(keeping_fairs.DatedFair(), entries, keeping_fairs.DICE)
        loaded = archive.load(id)
        assert (stopped, loaded.stopped) == (None, None)
        assert where(loaded.table) == where(replayed)


# --- deleting ---------------------------------------------------------------------------------------------------


def test_deleting_a_campaign_deletes_all_of_it_and_nothing_else(archive: Archive) -> None:
    gone, stays = kept(archive, new_table()), kept(archive, new_table(2))
    for scribe in (gone, stays):
        list(play_on(scribe, EVERY, random.Random(3)))
        account = archive.people.add(f"ruler of {scribe.id}")
        archive.seats.give(scribe.id, account.id, "ruler", "anna")
        archive.letters.send(scribe.id, "anna", "bert", "Peace?")
        archive.letters.write_pen(scribe.id, b"{}")
        archive.seats.invite(scribe.id, "ruler", "bert", NOON - NOON)
        archive.requests.keep(scribe.id, Request(1, "anna", ("bert",)))
    before = rows(archive)

    archive.delete(gone.id)

    assert all(len(found) == 2 for found in before.values())
    assert all(set(found) == {stays.id} for found in rows(archive).values())


def rows(archive: Archive) -> dict[str, dict[str, int]]:
    """How many rows each campaign has in each table that knows of campaigns."""
    counted = {}
    with archive.read() as connection:
        for table in metadata.sorted_tables:
            column = table.c.id if table.name == "campaigns" else table.c.get("campaign")
            if column is not None:
                found = connection.execute(select(column, func.count()).group_by(column))
                counted[table.name] = {row[0]: row[1] for row in found}
    return counted


def test_an_engine_syncs_every_commit(folder: Path) -> None:
    with Archive.open(folder) as archive, engine_of(archive.file).connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert found == ["wal", 2]

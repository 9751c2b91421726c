"""`/healthz` is well if something can be kept, and that is found out by keeping something."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browsers import House

from gonfalon.server.vitals import FRESH, Vitals
from gonfalon.store import witness
from gonfalon.store.archive import Archive


def test_it_writes(archive: Archive) -> None:
    house = House(archive)
    with house.client:
        before = witness.said(archive.file)
        reply = house.client.get("/healthz")
        after = witness.said(archive.file)

    assert (reply.status_code, reply.json()["status"]) == (200, "ok")
    assert before is not None
    assert after is not None
    assert after.commits == before.commits + 1


def test_a_database_that_is_gone_is_told_at_once(archive: Archive) -> None:
    house = House(archive)
    with house.client:
        assert house.client.get("/healthz").status_code == 200
        archive.file.unlink()
        reply = house.client.get("/healthz")

    assert (reply.status_code, reply.json()["status"]) == (503, "failing")


def test_an_answer_to_a_database_that_is_gone_is_not_acknowledged(archive: Archive, tmp_path: Path) -> None:
    house = House(archive)
    with house.client:
        browser = house.browser()
        campaign = browser.begin("human", "human")
        seat, _ = browser.when_asked(campaign, "red", "blue")
        archive.file.rename(tmp_path / "elsewhere")
        answered = browser.answer(campaign, seat)
        page = browser.get(f"/api/campaigns/{campaign}", seat=seat)

    assert (answered.status_code, answered.json()["error"]) == (503, "store-lost")
    assert page.status_code == 503


@contextmanager
def full_disk(archive: Archive) -> Iterator[None]:
    """No file grows beyond what the database's log is now."""
    size = Path(f"{archive.file}-wal").stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_until_there_is_room_again(archive: Archive) -> None:
    house = House(archive)
    with house.client:
        with full_disk(archive):
            full = house.client.get("/healthz").status_code
        after = house.client.get("/healthz").status_code

    assert (full, after) == (503, 200)


def test_asking_again_and_again_does_not_wear_the_disk_out(archive: Archive) -> None:
    now = [0.0]

    async def ask() -> list[int]:
        pulse, counts = Vitals(archive, lambda: now[0]), []
        for moment in (1.0, 1.0, FRESH, FRESH + 2):
            now[0] = moment
            assert all(await asyncio.gather(*(pulse.beats() for _ in range(50))))
            said = witness.said(archive.file)
            assert said is not None
            counts.append(said.commits)
        return counts

    first, again, later, last = asyncio.run(ask())

    assert (again - first, later - first, last - first) == (0, 0, 1)

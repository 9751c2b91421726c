"""A real Chromium at a real server on a real SQLite file.

What a failing test saw is kept in `build/browser`: a picture of every page that was open, and what its console said.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from chromium import DESKTOP, MISSING
from house import House
from person import PATIENCE, Person
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from gonfalon.bench.page import launched

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build/browser"
FAILED = pytest.StashKey[bool]()
opened = ExitStack()  # what has to be closed again: Playwright and its Chromium

expect.set_options(timeout=PATIENCE)
SitsDown = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page as it is now; two workers do not build it at once."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "web/build.py")], check=True, stdout=subprocess.DEVNULL)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Chromium is gone before a test of another kind starts, since Playwright keeps a loop running in its process."""
    if nextitem is None or not nextitem.get_closest_marker("browser"):
        opened.close()
        started.cache_clear()


@cache
def started() -> Browser | None:
    """One Chromium for a worker; each person has a profile of his own in it."""
    browser = launched(opened.enter_context(sync_playwright()))
    return browser and opened.enter_context(browser)


@pytest.fixture
def chromium(page_built: None) -> Browser:
    return started() or pytest.skip(MISSING)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A table on this machine: `gonfalon play`."""
    yield from _opened(tmp_path, "play")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[House]:
    """A group's table: `gonfalon serve`."""
    yield from _opened(tmp_path, "serve")


def _opened(folder: Path, mode: str) -> Iterator[House]:
    opened = House(folder, mode)
    yield opened
    opened.close()


@pytest.fixture
def sits_down(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[SitsDown]:
    """Somebody sits down before a browser of his own: `sits_down(house)`, on a phone with `size=PHONE, touch=True`."""
    people: list[Person] = []

    def sit(house: House, *, size: ViewportSize = DESKTOP, touch: bool = False, **options: Any) -> Person:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(viewport=size, has_touch=touch, base_url=house.url, **options)
        people.append(Person(context.new_page(), house))
        return people[-1]

    yield sit
    failed = request.node.stash.get(FAILED, True)
    for number, person in enumerate(people):
        _leave(person.page.context, KEPT / f"{request.node.name}-{number}" if failed else None, person)
    if not failed:
        assert [problem for person in people for problem in person.problems] == []


def _leave(context: BrowserContext, kept: Path | None, person: Person) -> None:
    if kept is not None:
        for number, page in enumerate(context.pages):
            page.screenshot(path=f"{kept}-{number}.png")
        kept.with_suffix(".txt").write_text("\n".join([person.page.url, *person.heard]) + "\n")
    context.close()

"""A server in this process on a real SQLite archive, as one person's table or as a group's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import House

from gonfalon.store.archive import Archive


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An archive of the test's own."""
    with Archive.open(tmp_path / "data") as opened:
        yield opened


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table for whoever sits at this machine, which the tests of a module share: each has campaigns of its own."""
    yield from _house(tmp_path_factory, "local")


@pytest.fixture(scope="module")
def group(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table for a group, shared likewise: each test has people of its own."""
    yield from _house(tmp_path_factory, "group")


def _house(folders: pytest.TempPathFactory, mode: str) -> Iterator[House]:
    with Archive.open(folders.mktemp(mode)) as archive:
        house = House(archive, mode)
        with house.client:
            yield house

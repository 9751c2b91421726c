"""An archive for each test, with a clock that stands still; the Fair can be played in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from keeping_fairs import Clock, DatedFair, in_the_register

from gonfalon.rulesets import registry
from gonfalon.store.archive import Archive


@pytest.fixture(autouse=True)
def _fair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.REGISTER, "fair", in_the_register(DatedFair))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def archive(folder: Path, clock: Clock) -> Iterator[Archive]:
    with Archive.open(folder, now=clock) as opened:
        yield opened

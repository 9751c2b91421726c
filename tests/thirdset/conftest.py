"""The house with a third rule set in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from browsers import House
from moving_in import move_in, move_out

from gonfalon.store.archive import Archive


@pytest.fixture(scope="module", autouse=True)
def _guest() -> Iterator[None]:
    move_in()
    yield
    move_out()


@pytest.fixture(scope="module")
def house(_guest: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table for whoever sits at this machine."""
    with Archive.open(tmp_path_factory.mktemp("meadow")) as archive:
        made = House(archive)
        with made.client:
            yield made

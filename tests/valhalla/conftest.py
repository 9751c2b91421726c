"""Golden playthroughs of `valhalla`; `pytest -n 0 tests/kernel tests/valhalla --update-golden` writes them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the file of that name, or writes it there if the run was asked to."""

    def compare(name: str, text: str) -> None:
        file = GOLDEN / name
        if request.config.getoption("--update-golden", default=False):
            file.write_text(text, "utf-8")
        assert text.splitlines() == file.read_text("utf-8").splitlines()

    return compare

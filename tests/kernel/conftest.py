"""What the proofs share.

`pytest -n 0 tests/kernel --update-golden` writes the golden playthroughs anew. Hypothesis tries the same examples in
every run and takes the time it takes; `make fuzz` looks for new ones.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("proofs", deadline=None, derandomize=True)
settings.load_profile("proofs")

GOLDEN = Path(__file__).parent.parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write tests/golden anew instead of comparing")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the file of that name, or writes it there if the run was asked to."""

    def compare(name: str, text: str) -> None:
        file = GOLDEN / name
        if request.config.getoption("--update-golden", default=False):
            file.write_text(text, "utf-8")
        assert text.splitlines() == file.read_text("utf-8").splitlines()

    return compare

"""The tests themselves: pytest puts every folder of theirs on the path, so a module is found by its bare name."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_no_two_modules_of_the_tests_have_one_name() -> None:
    names = Counter(file.name for file in TESTS.rglob("*.py") if file.name != "conftest.py")

    assert [name for name, count in names.items() if count > 1] == []

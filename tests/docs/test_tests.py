"""The tests themselves: pytest puts every folder of theirs on the path, so a module is found by its bare name."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]
GUEST = TESTS / "thirdset/house"  # packages of the program rather than tests


def test_no_two_modules_of_the_tests_have_one_name() -> None:
    modules = [file for file in TESTS.rglob("*.py") if GUEST not in file.parents]
    names = Counter(file.name for file in modules if file.name != "conftest.py")

    assert [name for name, count in names.items() if count > 1] == []

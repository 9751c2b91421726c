"""Tests that a document names exist: a promise held by nothing is none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`((?:tests/)?[\w/]*(?:test_\w+|tests/\w+)[\w/.*]*)`")
PAGES = ("SECURITY.md", "docs/parts/secrecy.md", "docs/upgrading.md")


def found(name: str) -> list[Path]:
    """The files of a name: a path (with a star for several), a folder, or a module's name alone."""
    if name.startswith("tests/"):
        return list(ROOT.glob(name))
    return list((ROOT / "tests").rglob(f"{name.removesuffix('.py')}.py"))


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_is_named_is_there(page: str) -> None:
    names = NAMED.findall((ROOT / page).read_text("utf-8"))
    assert names or page == "SECURITY.md"
    assert [name for name in names if not found(name)] == []

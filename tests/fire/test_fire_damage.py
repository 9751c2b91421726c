"""Damage at random places of the database: what is served is true, or it is clearly refused."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from damaging import Truth, build, damage

from gonfalon.kernel import Refused
from gonfalon.store.archive import Archive

PARTS, PLACES = 10, 20  # two hundred in all


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a killed server left."""
    folder = tmp_path_factory.mktemp("archive")
    build(folder / "data", folder / "left")
    return folder / "left"


@pytest.fixture(scope="module")
def truth(left: Path, tmp_path_factory: pytest.TempPathFactory) -> Truth:
    folder = tmp_path_factory.mktemp("truth") / "data"
    shutil.copytree(left, folder)
    with Archive.open(folder) as archive:
        return Truth(archive)


def found_after(folder: Path, truth: Truth, *, force: bool) -> str:
    """Open a damaged archive and hold what it serves against the truth; how it went, in a word."""
    try:
        with Archive.open(folder, force=force) as archive:
            served = Truth(archive, sorted(truth.logs))
            if force and archive.notes:
                return "forced"  # that something is missing was said; that it does not fail is enough
    except Refused:
        return "refused"
    assert served.ids in (truth.ids, None)
    whole = True
    for kind in ("logs", "tables", "replays", "papers", "pages"):
        there, true = getattr(served, kind), getattr(truth, kind)
        for id in truth.logs:
            assert there[id] in (true[id], None), (kind, id)
            whole = whole and there[id] is not None
    return "whole" if whole else "partly refused"


def trial(left: Path, truth: Truth, folder: Path, seed: int) -> tuple[str, str, str]:
    shutil.copytree(left, folder)
    how = damage(folder, random.Random(seed))
    first = found_after(folder, truth, force=False)
    second = found_after(folder, truth, force=True) if first == "refused" else ""
    shutil.rmtree(folder)
    return how, first, second


@pytest.mark.xdist_group("damage")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_served_of_a_damaged_archive_is_true(left: Path, truth: Truth, tmp_path: Path, seed: int) -> None:
    trial(left, truth, tmp_path / "data", seed)


@pytest.mark.fire
@pytest.mark.parametrize("part", range(1, PARTS + 1))
def test_two_hundred_damaged_archives_serve_the_truth_or_say_so(
    left: Path, truth: Truth, tmp_path: Path, part: int, record_property: Callable[[str, object], None]
) -> None:
    for place in range(PLACES):
        record_property("place", trial(left, truth, tmp_path / "data", part * 1000 + place))

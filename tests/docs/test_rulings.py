"""The page of rulings: every clause and setting that it names exists, and none that leaves the print is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from gonfalon.rulesets.catalogue import clause
from gonfalon.rulesets.mighty import earlier
from gonfalon.rulesets.mighty import settings as mighty
from gonfalon.rulesets.valhalla import settings as valhalla

PAGE = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text()
TRIAL = {"ME": ("red", "blue"), "VAL": valhalla.EMPIRES}
READ = {"ME": mighty.read_settings, "VAL": valhalla.read_settings}
OLDER = {"mended", "spell_range"}  # no readings of the print, and offered to nobody


class Row(NamedTuple):
    """A line of a table: its clause, its other cells, and the settings that these name, by cell."""

    clause: str
    cells: tuple[str, ...]

    @property
    def book(self) -> str:
        return self.clause.partition("-")[0]

    def named(self, cell: int) -> dict[str, Any]:
        found = re.findall(r"`(\w+)=([\w-]+)`", self.cells[cell])
        return {name: {"true": True, "false": False}.get(value, value) for name, value in found}


def rows(heading: str) -> list[Row]:
    """All lines under this heading."""
    chapter = next(part for part in re.split(r"^## ", PAGE, flags=re.M) if part.startswith(heading))
    return list(_rows(chapter))


def _rows(text: str) -> Iterator[Row]:
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(r"[A-Z]+-[A-Z]+-\d\d", cells[0]):
            yield Row(cells[0], tuple(cells[1:]))


SETTINGS, DUTCH = rows("Settings"), rows("The Dutch edition")
CHANGES = [row for row in DUTCH if row.named(0)]
ALL = [*SETTINGS, *DUTCH, *rows("No setting")]


def default(row: Row, name: str) -> Any:
    return getattr(READ[row.book]({"players": TRIAL[row.book]}), name)


def test_there_are_rows() -> None:
    assert len(SETTINGS) > 10
    assert len(DUTCH) > 30
    assert len(ALL) > len(SETTINGS) + len(DUTCH)


@pytest.mark.parametrize("row", ALL, ids=lambda row: row.clause)
def test_every_clause_exists(row: Row) -> None:
    assert clause(row.clause).text


@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row.clause)
def test_the_printed_reading_is_the_default_and_the_other_can_be_chosen(row: Row) -> None:
    printed, other = row.named(1), row.named(2)

    assert printed
    assert printed.keys() == other.keys()
    for name in printed:
        assert str(default(row, name)) == str(printed[name])
        chosen = READ[row.book]({"players": TRIAL[row.book], **other})
        assert str(getattr(chosen, name)) == str(other[name]) != str(printed[name])


@pytest.mark.parametrize("row", CHANGES, ids=lambda row: row.clause)
def test_what_the_dutch_edition_changes_is_in_its_preset(row: Row) -> None:
    english, dutch = row.named(0), row.named(1)

    assert english.keys() == dutch.keys()
    for name in english:
        assert str(default(row, name)) == str(english[name])
        assert str(mighty.PRESETS["dutch"][name]) == str(dutch[name])


def test_no_change_of_the_dutch_edition_is_missing() -> None:
    named = {name for row in CHANGES for name in row.named(1)}

    assert named == mighty.PRESETS["dutch"].keys()


def test_no_reading_is_missing() -> None:
    """What older campaigns read otherwise is a reading of the print, and stands in the first table."""
    named = {name for row in SETTINGS for name in row.named(1)}
    house = {"dice_by_consent", "location_dice"}  # of our own rule for battles without a table (VAL-BAT-33)

    assert named == {*earlier.EARLIER, *valhalla.EARLIER} - OLDER - house


@pytest.mark.parametrize("row", [*SETTINGS, *DUTCH], ids=lambda row: row.clause)
def test_every_setting_exists(row: Row) -> None:
    fields = {field.name for book in (mighty, valhalla) for field in msgspec.structs.fields(book.Settings)}

    assert {name for cell in range(len(row.cells)) for name in row.named(cell)} <= fields

"""Reading the name charts from their file, where a chart looks as printed: a line for each face of the die.

Whatever is wrong with an edited file is refused with the place where it stands, so that no roll can fail later.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.names.charts import AGAIN, D6, D20, ENDING, Charts, Column, Length, Race, Tongue

T = TypeVar("T")
_CELL = re.compile(r"[A-Za-z]+|-|\+[1-9]")


class _Tongue(msgspec.Struct, forbid_unknown_fields=True):
    length: str
    endings: str
    chart: str
    hyphens: bool = False


class _Endings(msgspec.Struct, forbid_unknown_fields=True):
    columns: list[str]
    chart: str


class _Race(msgspec.Struct, forbid_unknown_fields=True):
    tongues: list[str]
    endings: str = ""
    also: tuple[str, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    tongues: dict[str, _Tongue]
    endings: _Endings
    lengths: dict[str, str]
    races: dict[str, _Race]


@cache
def shipped_charts() -> Charts:
    """The charts as Gonfalon brings them."""
    return read_charts((files("gonfalon.names") / "charts.toml").read_text("utf-8"))


def read_charts(text: str) -> Charts:
    """The charts of a file like `charts.toml`."""
    try:
        file = msgspec.toml.decode(text, type=_File)
    except msgspec.MsgspecError as error:
        raise Refused.of("names-file-damaged", why=str(error)) from error
    lengths = {name: tuple(map(tuple, _rows(f"lengths.{name}", chart, D6))) for name, chart in file.lengths.items()}
    endings = _endings(file.endings)
    tongues = {name: _tongue(name, tongue, lengths, endings) for name, tongue in file.tongues.items()}
    return Charts(tongues, {name: _race(name, race, tongues, endings) for name, race in file.races.items()})


def _endings(file: _Endings) -> dict[str, Column]:
    columns = _columns("endings", file.chart)
    for cell in (cell for column in columns for cell in column if not cell.isalpha()):
        raise Refused.of("names-chart-element", where="endings", cell=cell)
    if len(columns) != len(file.columns):
        raise Refused.of("names-chart-width", where="endings", face="1", count=len(columns), width=len(file.columns))
    return dict(zip(file.columns, columns, strict=True))


def _tongue(
    name: str, file: _Tongue, lengths: Mapping[str, tuple[Length, ...]], endings: Mapping[str, Column]
) -> Tongue:
    where = f"tongues.{name}"
    columns, length = _columns(where, file.chart), _find(where, file.length, lengths)
    numbers = [str(number) for number, _ in enumerate(columns, 1)]
    _all_known(where, (cell[1:] for column in columns for cell in column if cell.startswith(AGAIN)), numbers)
    _all_known(where, (part for parts in length for part in parts), [*numbers, ENDING])
    return Tongue(name, columns, length, _find(where, file.endings, endings), file.hyphens)


def _race(name: str, file: _Race, tongues: Mapping[str, Tongue], endings: Mapping[str, Column]) -> Race:
    where = f"races.{name}"
    if not file.tongues:
        raise Refused.of("names-race-mute", where=where)
    spoken = [_find(where, tongue, tongues) for tongue in file.tongues]
    if file.endings:
        own = _find(where, file.endings, endings)
        spoken = [msgspec.structs.replace(tongue, endings=own) for tongue in spoken]
    return Race(name, tuple(spoken), file.also)


def _columns(where: str, chart: str) -> tuple[Column, ...]:
    """A chart of name elements by column; every column has something to roll in the end."""
    rows = _rows(where, chart, D20)
    for face, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise Refused.of("names-chart-width", where=where, face=str(face), count=len(row), width=len(rows[0]))
        for cell in row:
            if not _CELL.fullmatch(cell):
                raise Refused.of("names-chart-element", where=where, cell=cell)
    columns = tuple(zip(*rows, strict=True))
    for number, column in enumerate(columns, 1):
        if not any(map(str.isalpha, column)):
            raise Refused.of("names-chart-empty", where=where, column=str(number))
    return columns


def _rows(where: str, chart: str, sides: int) -> list[list[str]]:
    """The lines of a chart without their faces; each face of the die has its own, in order."""
    rows = [line.split() for line in chart.splitlines() if line.strip()]
    for face in range(1, max(sides, len(rows)) + 1):
        if face > min(sides, len(rows)) or rows[face - 1][0] != str(face) or len(rows[face - 1]) == 1:
            raise Refused.of("names-chart-faces", where=where, face=str(face), sides=str(sides))
    return [row[1:] for row in rows]


def _find(where: str, name: str, known: Mapping[str, T]) -> T:
    _all_known(where, [name], known)
    return known[name]


def _all_known(where: str, names: Iterable[str], known: Iterable[str]) -> None:
    listed = list(known)
    for name in names:
        if name not in listed:
            raise Refused.of("names-part-unknown", where=where, name=name, known=listed)

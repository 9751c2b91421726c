"""What on a map can have a name, and how such a name is made from a chart or the common speech: a file of our own.

The clauses print charts for settlements and persons and leave the rest to the players (ME-NAM-01). A range or a sea
takes a name from the same charts with a general word beside it, or one that says what is seen there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.names.chartfile import shipped_charts
from gonfalon.names.charts import D6, plain
from gonfalon.names.name import GAP, Name

HERE, COMMON = "here", "common"


class Kind(msgspec.Struct, frozen=True):
    """A kind of thing with a name; see `kinds.toml` for what its tables mean."""

    id: str
    also: tuple[str, ...]
    by: tuple[str, ...]
    forms: tuple[Name, ...]
    sights: tuple[Name, ...]
    shapes: tuple[Name, ...]
    stems: bool = False
    persons: bool = False


class _Kind(msgspec.Struct, forbid_unknown_fields=True):
    by: list[str]
    forms: str
    also: tuple[str, ...] = ()
    sights: str = ""
    shapes: str = ""
    stems: bool = False
    persons: bool = False


class _File(msgspec.Struct, forbid_unknown_fields=True):
    kinds: dict[str, _Kind]
    sights: dict[str, str]


@cache
def shipped_kinds() -> Mapping[str, Kind]:
    """The kinds as Gonfalon brings them."""
    return read_kinds((files("gonfalon.names") / "kinds.toml").read_text("utf-8"), shipped_charts().tongues)


def find_kind(name: str) -> Kind:
    """The kind by its id or another word for it."""
    wanted, kinds = plain(name), shipped_kinds()
    for kind in kinds.values():
        if wanted == kind.id or wanted in kind.also:
            return kind
    raise Refused.of("names-unknown-kind", kind=name, known=list(kinds))


def read_kinds(text: str, tongues: Collection[str]) -> Mapping[str, Kind]:
    """The kinds of a file like `kinds.toml`, whose people speak these tongues."""
    try:
        file = msgspec.toml.decode(text, type=_File)
    except msgspec.MsgspecError as error:
        raise Refused.of("names-file-damaged", why=str(error)) from error
    sights = {name: _lines(f"sights.{name}", lines, gaps=0) for name, lines in file.sights.items()}
    return {name: _kind(name, kind, sights, tongues) for name, kind in file.kinds.items()}


def _kind(name: str, file: _Kind, sights: Mapping[str, tuple[Name, ...]], tongues: Collection[str]) -> Kind:
    where = f"kinds.{name}"
    speaks_common = COMMON in file.by
    if len(file.by) != D6:
        raise Refused.of("names-kind-by", where=where, count=len(file.by))
    for speaker in file.by:
        if speaker not in (HERE, COMMON, *tongues):
            raise Refused.of("names-part-unknown", where=where, name=speaker, known=[HERE, COMMON, *tongues])
    if speaks_common and file.sights not in sights:
        raise Refused.of("names-part-unknown", where=where, name=file.sights, known=list(sights))
    return Kind(
        name,
        file.also,
        tuple(file.by),
        _lines(f"{where}.forms", file.forms, gaps=1),
        sights[file.sights] if speaks_common else (),
        _lines(f"{where}.shapes", file.shapes, gaps=1) if speaks_common else (),
        file.stems,
        file.persons,
    )


def _lines(where: str, lines: str, gaps: int) -> tuple[Name, ...]:
    """A table of `English | Dutch`, each with so many gaps."""
    table = []
    for line in filter(str.strip, lines.splitlines()):
        words = [word.strip() for word in line.split("|")]
        if len(words) != 2 or not all(word and word.count(GAP) == gaps for word in words):
            raise Refused.of("names-kind-line", where=where, line=line.strip(), gaps=gaps)
        table.append(Name(*words))
    if not table:
        raise Refused.of("names-kind-line", where=where, line="", gaps=gaps)
    return tuple(table)

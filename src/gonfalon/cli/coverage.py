"""How much of the rules is tested: what the last run of the whole suite wrote down, counted against the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from gonfalon.cli.voice import Voice
from gonfalon.kernel.messages import Message, Refused
from gonfalon.rulesets.catalogue import Catalogue, catalogue
from gonfalon.rulesets.registry import REGISTER

RECORD = Path("build", "rule-coverage.json")


class Record(msgspec.Struct, frozen=True):
    """`build/rule-coverage.json`: the clauses cited by a test that ran and passed."""

    tested: tuple[str, ...]


class Count(msgspec.Struct, frozen=True):
    """A rule set's clauses: tested, still untested, or deferred until armies are rosters of models."""

    clauses: int
    tested: int
    untested: list[str]
    deferred: list[str]


def read_tested(folder: Path, voice: Voice) -> frozenset[str]:
    """The clauses that the last run of the suite in this folder tested; clauses that are gone are told and left out."""
    try:
        tested = frozenset(msgspec.json.decode((folder / RECORD).read_bytes(), type=Record).tested)
    except FileNotFoundError:
        voice.note(Message.of("coverage-absent", file=RECORD))
        return frozenset()
    except (OSError, ValueError) as damage:
        raise Refused.of("coverage-damaged", file=RECORD, damage=str(damage)) from damage
    known = {clause.id for ruleset in REGISTER for clause in catalogue(ruleset)}
    if stale := sorted(tested - known):
        voice.note(Message.of("coverage-stale", file=RECORD, clauses=stale))
    return tested & known


def count(catalogue: Catalogue, tested: frozenset[str]) -> Count:
    owed = [clause.id for clause in catalogue if not clause.deferred]
    return Count(
        clauses=len(catalogue),
        tested=len(tested.intersection(owed)),
        untested=[clause_id for clause_id in owed if clause_id not in tested],
        deferred=[clause.id for clause in catalogue if clause.deferred],
    )


def print_table(voice: Voice, counted: Mapping[str, Count]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column(voice.say(Message.of("coverage-ruleset")))
    for heading in ("coverage-clauses", "coverage-tested", "coverage-untested", "coverage-deferred"):
        table.add_column(voice.say(Message.of(heading)), justify="right")
    for ruleset, found in counted.items():
        table.add_row(
            ruleset, str(found.clauses), str(found.tested), str(len(found.untested)), str(len(found.deferred))
        )
    voice.show(table)

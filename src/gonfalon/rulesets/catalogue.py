"""The rule catalogue: every rule of a rule set as a numbered clause in our own words, from its `rules.toml`.

Clauses are what events, refusals and tests cite (`ME-MAP-03` = rule set, section, number). The files are our own, so
a fault in one is our mistake and raises; an id or rule set that somebody asks for and that does not exist is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from gonfalon.kernel.messages import Message, Refused
from gonfalon.rulesets.registry import REGISTER, described, descriptors

Kind = Literal["definition", "setup", "procedure", "limit", "choice", "table", "option", "example"]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `ruling` is our decision where its source is silent or contradicts itself; `check` tells in figures
    what a test of it must find; `data` repeats a table for programs; `needs` are the clauses it leans on."""

    id: str
    title: str
    kind: Kind
    text: str
    needs: tuple[str, ...]
    check: str
    ruling: str = ""
    mode: Literal["", "models"] = ""
    data: dict[str, Any] = {}

    @property
    def section(self) -> str:
        """`ME-MAP` of `ME-MAP-03`."""
        return self.id.rpartition("-")[0]

    @property
    def prose(self) -> str:
        """All that is to be read in the clause, for those who look for a word."""
        return f"{self.title}\n{self.text}\n{self.ruling}".casefold()

    @property
    def deferred(self) -> bool:
        """Only where armies are rosters of models: shown, but not yet owed a test."""
        return self.mode == "models"


class Section(msgspec.Struct, frozen=True):
    """A chapter of a rule set: its code (`ME-MAP`) and its clauses in order."""

    code: str
    clauses: tuple[Clause, ...]

    @property
    def title(self) -> Message:
        return Message.of(f"section-{self.code}")


class Catalogue:
    """The clauses of one rule set, in the order of its book: looked up by id, or read section by section."""

    def __init__(self, ruleset: str, clauses: Iterable[Clause]) -> None:
        self.ruleset = ruleset
        self.clauses = tuple(clauses)
        self._by_id = {clause.id: clause for clause in self.clauses}
        faults = [f"{clause.id}: {fault}" for clause in self.clauses for fault in self._faults(clause)]
        if faults or len(self._by_id) < len(self.clauses):
            raise ValueError("; ".join(faults) or f"{ruleset}: two clauses share an id")

    def __getitem__(self, clause_id: str) -> Clause:
        return self._by_id[clause_id]

    def __contains__(self, clause_id: str) -> bool:
        return clause_id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def sections(self) -> tuple[Section, ...]:
        grouped: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            grouped.setdefault(clause.section, []).append(clause)
        return tuple(Section(code, tuple(clauses)) for code, clauses in grouped.items())

    def holding(self, words: Iterable[str]) -> list[Clause]:
        """The clauses whose title, text or ruling hold all the words, in any order; capitals do not matter."""
        wanted = [word.casefold() for word in words]
        return [one for one in self.clauses if all(word in one.prose for word in wanted)]

    def _faults(self, clause: Clause) -> Iterator[str]:
        if not re.fullmatch(rf"{described(self.ruleset).prefix}-[A-Z]{{3}}-[0-9]{{2}}", clause.id):
            yield f"not an id of {self.ruleset}"
        for field in ("title", "text", "check"):
            if not getattr(clause, field).strip():
                yield f"no {field}"
        for other in clause.needs:
            if other not in self or other == clause.id:
                yield f"needs {other}, which is no other clause of {self.ruleset}"


@cache
def catalogue(ruleset: str) -> Catalogue:
    """The catalogue of a rule set, read once."""
    described(ruleset)
    text = (files(f"gonfalon.rulesets.{ruleset}") / "rules.toml").read_text("utf-8")
    return Catalogue(ruleset, msgspec.toml.decode(text, type=dict[Literal["clause"], list[Clause]])["clause"])


def clause(clause_id: str) -> Clause:
    """The clause of that id, whichever rule set it belongs to; capitals do not matter."""
    wanted = clause_id.strip().upper()
    home = _home(wanted)
    if home and wanted in home:
        return home[wanted]
    padded = re.sub(r"-(\d)$", r"-0\1", wanted)  # ME-MAP-3
    near = get_close_matches(padded, [known.id for ruleset in REGISTER for known in catalogue(ruleset)], n=3)
    if near:
        raise Refused.of("unknown-clause-near", clause=clause_id, near=near)
    raise Refused.of("unknown-clause", clause=clause_id)


def section(code: str) -> Section | None:
    """The section of that code (`ME-MAP`), if there is one; capitals do not matter."""
    wanted = code.strip().upper()
    home = _home(wanted)
    return next((one for one in home.sections() if one.code == wanted), None) if home else None


def _home(clause_id: str) -> Catalogue | None:
    """The catalogue to which an id's prefix points, so that only that one is read."""
    prefix = clause_id.partition("-")[0]
    return next((catalogue(one.name) for one in descriptors() if one.prefix == prefix), None)

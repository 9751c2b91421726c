"""Clauses on the terminal: one as a small page, many as a list by section, and an overview of the rule sets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gonfalon.cli.voice import Voice
from gonfalon.kernel.messages import Message
from gonfalon.rulesets.catalogue import Catalogue, Clause, Section
from gonfalon.rulesets.catalogue import clause as find_clause

COLUMN_MARK = re.compile(r" -> | \| ")


def print_clause(voice: Voice, clause: Clause) -> None:
    """The clause as a page: what it is called, what it says, what we decided, what it leans on."""
    voice.show(Text(f"{clause.id}  {clause.title}", "bold"), Text(_kind(voice, clause), "dim"), Text())
    voice.show(*_body(voice, clause))


def print_list(voice: Voice, clauses: Sequence[Clause]) -> None:
    """One line a clause, under the titles of their sections."""
    for code, group in groupby(clauses, key=lambda clause: clause.section):
        section = Section(code, tuple(group))
        voice.show(Text(f"{code}  {voice.say(section.title)}", "bold"))
        for clause in section.clauses:
            voice.write(f"  {clause.id}  {clause.title}")


def print_overview(voice: Voice, catalogues: Iterable[Catalogue]) -> None:
    """The rule sets with their sections, and how many clauses each holds."""
    for catalogue in catalogues:
        table = Table.grid(padding=(0, 2))
        for section in catalogue.sections():
            table.add_row(section.code, voice.say(section.title), str(len(section.clauses)))
        table.columns[2].justify = "right"
        heading = Message.of("rules-of", ruleset=catalogue.ruleset, clauses=len(catalogue))
        voice.show(Text(voice.say(heading), "bold"), Padding(table, (0, 0, 1, 2)))


def _kind(voice: Voice, clause: Clause) -> str:
    kind = voice.say(Message.of(f"clause-kind-{clause.kind}"))
    return f"{kind} · {voice.say(Message.of('clause-deferred'))}" if clause.deferred else kind


def _body(voice: Voice, clause: Clause) -> Iterator[RenderableType]:
    yield from _paragraphs(clause.text)
    if clause.ruling:
        yield Text(f"\n{voice.say(Message.of('clause-ruling'))}", style="bold")
        yield from _paragraphs(clause.ruling)
    if clause.needs:
        yield Text(f"\n{voice.say(Message.of('clause-needs'))}", style="bold")
        yield _table([(other, find_clause(other).title) for other in clause.needs])


def _paragraphs(text: str) -> Iterator[RenderableType]:
    """Lines with an arrow that follow each other are a table, the rest are sentences."""
    for is_table, group in groupby(text.split("\n"), key=lambda line: " -> " in line):
        lines = list(group)
        yield _table([COLUMN_MARK.split(line) for line in lines]) if is_table else Text("\n".join(lines))


def _table(rows: Sequence[Sequence[str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    for row in rows:
        table.add_row(*row)
    return table

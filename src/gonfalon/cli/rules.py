"""`gonfalon rules`: the rule catalogue to read and to search, and how much of it is tested."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gonfalon.kernel.messages import Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.rulesets.catalogue import Clause

NUMBERED = re.compile(r"[A-Z]\w*(-\w+)*-\d+", re.IGNORECASE)


def rules(
    ctx: typer.Context,
    what: Annotated[list[str] | None, typer.Argument(metavar="[ID|WORD…]")] = None,
    ruleset: Annotated[str | None, typer.Option("--ruleset", metavar="R")] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """One clause, a section, the clauses that hold some words, a rule set, or an overview of all."""
    voice: Voice = ctx.obj
    if coverage:
        _coverage(voice, what or [], ruleset, as_json)
    elif what:
        _found(voice, what, ruleset, as_json)
    else:
        _contents(voice, ruleset, as_json)


def _found(voice: Voice, what: list[str], ruleset: str | None, as_json: bool) -> None:
    from gonfalon.cli import clauses

    if len(what) == 1 and _is_like_an_id(what[0]):
        found: Clause | list[Clause] = _named(what[0], ruleset)
    else:
        found = _holding(what, ruleset)
    if as_json:
        voice.write_json(found)
    elif isinstance(found, list):
        clauses.print_list(voice, found)
    else:
        clauses.print_clause(voice, found)


def _is_like_an_id(text: str) -> bool:
    """Does it begin as the clauses of a rule set do, or end with a number as they do?"""
    from gonfalon.rulesets.registry import descriptors

    letters, dash, _ = text.partition("-")
    known = dash and letters.upper() in {one.prefix for one in descriptors()}
    return bool(known or NUMBERED.fullmatch(text))


def _named(name: str, ruleset: str | None) -> Clause | list[Clause]:
    """The clause of that id, or the clauses of that section (`ME-MAP`)."""
    from gonfalon.rulesets.catalogue import catalogue, clause, section

    asked = section(name)
    found = list(asked.clauses) if asked else clause(name)
    one = found[0] if isinstance(found, list) else found
    if ruleset and one.id not in catalogue(ruleset):
        raise Refused.of("clause-elsewhere", clause=name, ruleset=ruleset)
    return found


def _holding(words: list[str], ruleset: str | None) -> list[Clause]:
    from gonfalon.rulesets.catalogue import catalogue
    from gonfalon.rulesets.registry import REGISTER

    found = [clause for one in ([ruleset] if ruleset else REGISTER) for clause in catalogue(one).holding(words)]
    if not found:
        raise Refused.of("no-clause-holds", words=" ".join(words))
    return found


def _contents(voice: Voice, ruleset: str | None, as_json: bool) -> None:
    from gonfalon.cli import clauses
    from gonfalon.rulesets.catalogue import catalogue
    from gonfalon.rulesets.registry import REGISTER

    chosen = [catalogue(one) for one in ([ruleset] if ruleset else REGISTER)]
    if as_json:
        voice.write_json([clause for one in chosen for clause in one])
    elif ruleset:
        clauses.print_list(voice, list(chosen[0]))
    else:
        clauses.print_overview(voice, chosen)


def _coverage(voice: Voice, what: list[str], ruleset: str | None, as_json: bool) -> None:
    from gonfalon.cli import coverage
    from gonfalon.rulesets.catalogue import catalogue
    from gonfalon.rulesets.registry import REGISTER

    if what:
        raise Refused.of("coverage-of-all", argument=what[0])
    chosen = [catalogue(one) for one in ([ruleset] if ruleset else REGISTER)]
    tested = coverage.read_tested(Path.cwd(), voice)
    counted = {one.ruleset: coverage.count(one, tested) for one in chosen}
    if as_json or not voice.on_terminal:  # scripts read it far more often than people do
        voice.write_json(counted)
    else:
        coverage.print_table(voice, counted)

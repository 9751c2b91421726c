"""Clause ids are for people: cited, shown and searched, never compared. What a program must know stands in a fact."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gonfalon

HOUSE = Path(gonfalon.__file__).parent
FLOORS = ("players", "chronicle", "showing", "env", "cli", "server", "store", "world", "names", "render", "kernel")
RULES = ("rulesets/mighty", "rulesets/valhalla", "rulesets/common")
CLAUSE = re.compile(r"(ME|VAL|DBX|BRI)(-|$)")
SEARCHES = ("startswith", "endswith", "partition", "rpartition", "split", "removeprefix", "find", "index", "get", "pop")
CATALOGUE = ("cli/rules.py", "cli/clauses.py", "cli/coverage.py")  # where people look clauses up


def is_clause(node: ast.AST) -> bool:
    """Is this the id of a clause, or the beginning of one; or something that holds one?"""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and CLAUSE.match(node.value) is not None
    return (isinstance(node, ast.Attribute) and node.attr == "rule") or (
        isinstance(node, ast.Name) and node.id == "rule"
    )


def told_apart(node: ast.AST) -> Iterator[ast.AST]:
    """What this piece of code compares, slices, takes apart or looks up by."""
    match node:
        case ast.Compare(left, ops, comparators) if not all(isinstance(op, ast.Is | ast.IsNot) for op in ops):
            for side in (left, *comparators):
                yield from side.elts if isinstance(side, ast.Tuple | ast.List | ast.Set) else (side,)
        case ast.Subscript(value, key):
            yield from (value, key)
        case ast.Call(ast.Attribute(value, name), given) if name in SEARCHES:
            yield value
            for one in given[:1]:
                yield from one.elts if isinstance(one, ast.Tuple) else (one,)
        case ast.Dict(keys):
            yield from (key for key in keys if key is not None)
        case ast.MatchValue(value):
            yield value


def faults(text: str) -> set[int]:
    """The lines on which something is found out from the id of a clause."""
    tree = ast.parse(text)
    return {node.lineno for whole in ast.walk(tree) for node in told_apart(whole) if is_clause(node)}


@pytest.mark.parametrize("floor", [*FLOORS, *RULES])
def test_nothing_is_found_out_by_comparing_clauses(floor: str) -> None:
    found = {
        f"{file.relative_to(HOUSE)}:{line}"
        for file in sorted((HOUSE / floor).rglob("*.py"))
        if str(file.relative_to(HOUSE)) not in CATALOGUE
        for line in faults(file.read_text("utf-8"))
    }
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        'storm = question.rule == "ME-SIE-21"',
        "same = one.rule != other.rule",
        'free = why.rule not in ("ME-MAP-28", "")',
        'old = rule in {"VAL-BAT-01"}',
        "known = rule in CLAUSES",
        "phase = PHASES[event.rule]",
        "section = event.rule[3:6]",
        'game = question.rule.partition("-")[0]',
        "phase = PHASES.get(event.rule, 0)",
        'mine = rule.startswith("ME-")',
        'mine = rule.startswith(("DBX-", "BRI-"))',
        'phases = {"ME-SIE-21": "siege"}',
        'game = GAMES["VAL"]',
    ],
)
def test_every_way_of_comparing_them_would_be_seen(line: str) -> None:
    assert faults(line) == {1}


@pytest.mark.parametrize(
    "line",
    [
        'state.tell("battle", rule="ME-BAT-11")',
        "shown = Fact(rule=event.rule)",
        'said = f"{said} ({event.rule})" if event.rule else said',
        'rule = {"mine": "VAL-LOC-02"}.get(kind, "VAL-LOC-08")',
        'rule = "ME-MAP-31" if laid else "ME-MAP-27"',
    ],
)
def test_citing_one_is_what_they_are_for(line: str) -> None:
    assert not faults(line)


@pytest.mark.parametrize("shared", ["rulesets/common", "world/laying"])
def test_what_serves_several_books_is_handed_the_clauses_it_cites(shared: str) -> None:
    found = [
        f"{file.relative_to(HOUSE)}:{node.lineno}"
        for file in sorted((HOUSE / shared).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and is_clause(node)
    ]
    assert found == []

"""A story that is called and not told (`yield from`) does nothing, and no type checker says so: nobody writes that."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import gonfalon

HOUSE = Path(gonfalon.__file__).parent
FLOORS = ("rulesets", "world")


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the program by its name."""
    return {
        ".".join(("gonfalon", *path.relative_to(HOUSE).with_suffix("").parts)): ast.parse(path.read_text("utf-8"))
        for path in sorted(HOUSE.rglob("*.py"))
    }


def is_story(function: ast.FunctionDef) -> bool:
    at_once = any(isinstance(mark, ast.Name) and mark.id == "at_once" for mark in function.decorator_list)
    promised = function.returns is not None and "Story" in ast.unparse(function.returns)
    return at_once or promised or any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))


@cache
def stories(module: str) -> frozenset[str]:
    """The stories that stand in a module."""
    body = modules()[module].body
    return frozenset(node.name for node in body if isinstance(node, ast.FunctionDef) and is_story(node))


def known(module: str) -> Iterator[str]:
    """How stories are called in a module: by their names, or by those of their rooms."""
    yield from stories(module)
    for node in ast.walk(modules()[module]):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                room, called = f"{node.module}.{alias.name}", alias.asname or alias.name
                if room in modules():
                    yield from (f"{called}.{story}" for story in stories(room))
                elif node.module in modules() and alias.name in stories(node.module):
                    yield called


def untold(module: str) -> list[str]:
    """Calls of stories whose value nobody takes."""
    names = frozenset(known(module))
    calls = (node.value for node in ast.walk(modules()[module]) if isinstance(node, ast.Expr))
    return [f"{module}:{c.lineno}" for c in calls if isinstance(c, ast.Call) and ast.unparse(c.func) in names]


@pytest.mark.parametrize("floor", FLOORS)
def test_whoever_calls_a_story_tells_it(floor: str) -> None:
    assert [place for module in modules() if module.startswith(f"gonfalon.{floor}.") for place in untold(module)] == []


def test_a_story_that_nobody_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = ast.parse("from gonfalon.rulesets.mighty.season import raze\n\ndef wrong(war):\n    raze.step(war)\n")
    monkeypatch.setitem(modules(), "gonfalon.rulesets.wrong", fault)

    assert untold("gonfalon.rulesets.wrong") == ["gonfalon.rulesets.wrong:4"]

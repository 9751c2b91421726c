"""Small deliberate faults in the rules: where one can be made, what it is, and the source with it in.

A fault changes one thing: a number, a comparison, a condition, a sign, a cell of a table. It is known by the function
it stands in, the text it changes and what it makes of it, so that the same fault is known again when lines move.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"\b(?:ME|VAL)-[A-Z]{3}-\d\d\b")
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "in": "not in", "not in": "in"}
SIGNS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
}


class Fault(NamedTuple):
    """One change of one file."""

    file: str  # from the folder of the sources
    where: str  # the function or table it stands in
    line: int
    start: int  # of the changed text, in signs from the beginning of the file
    end: int
    old: str
    new: str
    shown: str  # the line it stands in, as it was
    nth: int  # of equal faults in the same place
    clauses: tuple[str, ...]  # cited near it

    @property
    def key(self) -> str:
        """By which it is known again."""
        return f"{self.file}:{self.where}: {self.shown.strip()} | {self.old} -> {self.new} #{self.nth}"

    def put_into(self, source: str) -> str:
        return source[: self.start] + self.new + source[self.end :]


class Site(NamedTuple):
    """A place in a source and what could stand there instead."""

    node: ast.AST
    start: int
    end: int
    new: str


def faults_of(root: Path, file: Path) -> list[Fault]:
    """Every fault that can be made in a file."""
    source = file.read_text("utf-8")
    found = _faults_of_python(source) if file.suffix == ".py" else _faults_of_charts(source)
    name, known, faults = file.relative_to(root).as_posix(), Counter[tuple[str, ...]](), []
    for where, clauses, site in found:
        line = source.count("\n", 0, site.start) + 1
        shown, old = source.splitlines()[line - 1], source[site.start : site.end]
        same = (where, shown.strip(), old, site.new)
        faults.append(Fault(name, where, line, site.start, site.end, old, site.new, shown, known[same], clauses))
        known[same] += 1
    return faults


# --- Python ----------------------------------------------------------------------------------------------------------


def _faults_of_python(source: str) -> Iterator[tuple[str, tuple[str, ...], Site]]:
    tree = ast.parse(source)
    offsets = _offsets(source)
    everywhere = tuple(dict.fromkeys(CLAUSE.findall(source)))
    for name, part in _parts(tree):
        text = ast.get_source_segment(source, part) or ""
        near = tuple(dict.fromkeys(CLAUSE.findall(text))) or everywhere
        for site in _sites(part, source, offsets):
            yield name, near, site


def _parts(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """The functions and tables of a module, each by its name."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.Assign, ast.AnnAssign)):
            yield _name(node), node
        elif isinstance(node, ast.ClassDef):
            inner = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            yield from ((f"{node.name}.{part.name}", part) for part in inner)


def _name(node: ast.FunctionDef | ast.Assign | ast.AnnAssign) -> str:
    if isinstance(node, ast.FunctionDef):
        return node.name
    return ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])


def _sites(part: ast.AST, source: str, offsets: list[int]) -> Iterator[Site]:
    passed_over = _not_rules(part)
    for node in ast.walk(part):
        if node in passed_over or not hasattr(node, "lineno"):
            continue
        start, end = _span(node, source, offsets)
        yield from _of_node(node, source, offsets, start, end)


def _not_rules(part: ast.AST) -> set[ast.AST]:
    """What says nothing about the rules: types, and the words of events and refusals."""
    out: set[ast.AST] = set()
    for node in ast.walk(part):
        types = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for kind in filter(None, types):
            out.update(ast.walk(kind))
    return out


def _of_node(node: ast.AST, source: str, offsets: list[int], start: int, end: int) -> Iterator[Site]:
    text = source[start:end]
    if isinstance(node, ast.Constant):
        yield from _of_constant(node, start, end)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from _of_comparison(node, source, offsets)
    elif isinstance(node, ast.BoolOp):
        yield from _of_bool(node, source, offsets)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Site(node, start, end, text.removeprefix("not").strip())
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        yield from _of_sign(node, source, offsets)
    elif isinstance(node, (ast.If, ast.IfExp)):
        a, b = _span(node.test, source, offsets)
        yield Site(node, a, b, f"(not ({source[a:b]}))")


def _of_constant(node: ast.Constant, start: int, end: int) -> Iterator[Site]:
    if isinstance(node.value, bool):
        yield Site(node, start, end, str(not node.value))
    elif isinstance(node.value, int):
        yield Site(node, start, end, str(node.value + 1))
        if node.value > 0:
            yield Site(node, start, end, str(node.value - 1))


def _of_comparison(node: ast.Compare, source: str, offsets: list[int]) -> Iterator[Site]:
    old = OPERATORS.get(type(node.ops[0]))
    if old is not None:
        gap = _between(node.left, node.comparators[0], source, offsets)
        yield from _in_gap(node, gap, source, old, COMPARISONS[old])


def _of_bool(node: ast.BoolOp, source: str, offsets: list[int]) -> Iterator[Site]:
    old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    if len(node.values) == 2:
        yield from _in_gap(node, _between(*node.values, source, offsets), source, old, new)


def _of_sign(node: ast.BinOp, source: str, offsets: list[int]) -> Iterator[Site]:
    old, new = SIGNS[type(node.op)]
    yield from _in_gap(node, _between(node.left, node.right, source, offsets), source, old, new)


def _in_gap(node: ast.AST, gap: tuple[int, int], source: str, old: str, new: str) -> Iterator[Site]:
    place = source.find(old, *gap)
    if place >= 0:
        yield Site(node, place, place + len(old), new)


def _between(left: ast.AST, right: ast.AST, source: str, offsets: list[int]) -> tuple[int, int]:
    return _span(left, source, offsets)[1], _span(right, source, offsets)[0]


def _offsets(source: str) -> list[int]:
    """Where each line begins."""
    places = [0]
    for line in source.splitlines(keepends=True):
        places.append(places[-1] + len(line))
    return places


def _span(node: ast.AST, source: str, offsets: list[int]) -> tuple[int, int]:
    """Where the text of a node begins and ends; the parser counts bytes in a line."""

    def place(line: int, column: int) -> int:
        text = source[offsets[line - 1] : offsets[line]]
        return offsets[line - 1] + len(text.encode()[:column].decode())

    return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]


# --- charts ----------------------------------------------------------------------------------------------------------

CELL = re.compile(r"(?<=\s)[^\s\"=#]+")


def _faults_of_charts(source: str) -> Iterator[tuple[str, tuple[str, ...], Site]]:
    """Cells of the printed charts: a line for each face of a die, then the elements by column."""
    near: tuple[str, ...] = ()
    place = 0
    for line in source.splitlines(keepends=True):
        near = tuple(CLAUSE.findall(line)) or near
        if re.match(r"\s*\d+\s", line):
            for cell in list(CELL.finditer(line))[1:]:
                yield "chart", near, Site(ast.Pass(), place + cell.start(), place + cell.end(), f"{cell.group()}x")
        place += len(line)

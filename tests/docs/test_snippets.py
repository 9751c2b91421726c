"""What the documents show is true: their examples run, and their links lead somewhere.

The `python` blocks of a document are run one after another, as somebody would who reads it from the top. One with `>>>`
must also print what it shows.
A `console` block is a session at the terminal: each `$ gonfalon …` is run, in one folder per document, must succeed,
and must print what is shown below it, if anything is (`...` stands for any text). Other blocks are not run.
"""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli import run

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def blocks(document: Path, language: str) -> Iterator[str]:
    for written, body in BLOCK.findall(document.read_text("utf-8")):
        if written == language:
            yield body


def sessions(block: str) -> Iterator[tuple[list[str], str]]:
    """Each command of a terminal session with what is shown below it."""
    _, *turns = re.split(r"^\$ ", block, flags=re.MULTILINE)
    for turn in turns:
        command, _, shown = turn.partition("\n")
        yield shlex.split(command), shown


def shown_wrongly(document: Path, block: str, names: dict[str, Any]) -> str:
    """Run a block with `>>>`: what it prints other than it shows. Its names are there for the next."""
    test = doctest.DocTestParser().get_doctest(block, names, document.name, str(document), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(test, out=report.append, clear_globs=False)
    names |= test.globs
    return "".join(report)


@every_document
def test_python_blocks_run_and_print_what_they_show(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": document.stem}
    for block in blocks(document, "python"):
        if ">>>" in block:
            assert shown_wrongly(document, block, names) == ""
        else:
            exec(compile(block, str(document), "exec", dont_inherit=True), names)


@every_document
def test_terminal_sessions_go_as_shown(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for (program, *arguments), shown in (turn for block in blocks(document, "console") for turn in sessions(block)):
        assert program == "gonfalon", "other programs belong in an `sh` block"

        status, printed = run(arguments, {}), capfd.readouterr()

        everything = printed.out + printed.err
        assert status == 0, everything
        if shown:
            same = doctest.OutputChecker().check_output(shown.rstrip(), everything.rstrip(), doctest.ELLIPSIS)
            assert same, everything


@every_document
def test_links_lead_to_files_that_exist(document: Path) -> None:
    near = [link.partition("#")[0] for link in LINK.findall(document.read_text("utf-8")) if "://" not in link]

    assert [link for link in near if link and not (document.parent / link).exists()] == []

"""CONTRIBUTING's "Where is …?" tells the truth: every clause, command and word file is found where it says.

And so do the other documents, where they name a module.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.cli import run
from gonfalon.cli.commands import TABLE
from gonfalon.rulesets.catalogue import catalogue
from gonfalon.rulesets.registry import playable

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "gonfalon"
WORDS = SOURCE / "words"
HISTORY = "CHANGELOG.md"  # which may name what is no more
DOCUMENTS = sorted(d for d in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if d.name != HISTORY)
PYTHON = ("*.py", "web/*.py", "src/**/*.py", "tests/**/*.py", "bench/**/*.py")
MODULES = [file for pattern in PYTHON for file in ROOT.glob(pattern)]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def rows(first: str) -> list[str]:
    """The second column of the rows of the guide's tables whose first column is this."""
    return re.findall(rf"^\| {re.escape(first)} \| (.+) \|$", GUIDE, re.MULTILINE)


def exceptions(row: str) -> dict[str, str]:
    """Commands that have no module of their own, each with the one it is in: "`new`, `turn` in `campaign.py`"."""
    groups = re.findall(r"((?:`\w+`(?:, )?)+) in `(\w+)\.py`", row)
    return {command: module for names, module in groups for command in re.findall(r"`(\w+)`", names)}


@pytest.mark.parametrize("ruleset", playable())
def test_every_clause_that_is_owed_a_test_is_found_in_the_source(ruleset: str) -> None:
    cited = set(
        re.findall(r"\b[A-Z]+-[A-Z]{3}-[0-9]{2}\b", "".join(f.read_text("utf-8") for f in SOURCE.rglob("*.py")))
    )

    owed = [one.id for one in catalogue(ruleset) if not one.deferred]

    assert [one for one in owed if one not in cited] == []


def test_every_command_of_the_help_page_is_where_the_guide_says(capfd: pytest.CaptureFixture[str]) -> None:
    (row,) = rows("a command")
    elsewhere = exceptions(row)

    run(["--help"], {})
    commands = re.findall(r"^  ([a-z]+) ", capfd.readouterr().out, re.MULTILINE)

    assert sorted(commands) == sorted(TABLE)
    told = {command: elsewhere.get(command, command) for command in commands}
    assert told == {command: place.partition(":")[0] for command, place in TABLE.items()}
    assert [module for module in told.values() if not (SOURCE / "cli" / f"{module}.py").is_file()] == []


def test_every_word_file_has_its_twin_in_the_other_language() -> None:
    assert {file.name for file in (WORDS / "en").iterdir()} == {file.name for file in (WORDS / "nl").iterdir()}


def test_the_guide_says_where_to_look_for_every_word_file() -> None:
    floors = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").is_file()}
    by_rule = {*floors, *playable()}

    def is_told(stem: str) -> bool:
        area, _, part = stem.partition("-")
        named = f"`{stem}.ftl`" in GUIDE or f"`<name>-{part}.ftl`" in GUIDE
        return named or (area in by_rule and not part) or area in floors

    assert [file.stem for file in (WORDS / "en").iterdir() if not is_told(file.stem)] == []


def test_the_guide_names_no_word_file_that_is_not_there() -> None:
    named = re.findall(r"`([\w-]+\.ftl)`", GUIDE)

    assert named
    assert [name for name in named if not (WORDS / "en" / name).is_file()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_that_a_document_names_is_there(document: Path) -> None:
    named = re.findall(r"`([\w/.]+\.py)`", document.read_text("utf-8"))
    there = [f"/{file.relative_to(ROOT)}" for file in MODULES]

    assert [name for name in named if not any(path.endswith(f"/{name}") for path in there)] == []

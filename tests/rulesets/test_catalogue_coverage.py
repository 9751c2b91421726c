"""The rule marker's book-keeping, tried on a small suite of its own with the project's conftest."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
SUITE = """
import pytest

@pytest.mark.rule("ME-MAP-01")
def test_passes(): pass

@pytest.mark.rule("ME-MAP-02", "ME-MAP-03")
def test_cites_two(): pass

@pytest.mark.rule("ME-MAP-04")
def test_fails(): assert False

@pytest.mark.rule("ME-MAP-05")
def test_is_skipped(): pytest.skip("no dice here")

@pytest.mark.rule("ME-MAP-06")
@pytest.mark.xfail(strict=True)
def test_is_known_to_fail(): assert False

@pytest.mark.rule("ME-MAP-07")
@pytest.mark.parametrize("die", [1, 2])
def test_fails_in_one_case(die): assert die == 1

@pytest.mark.rule("ME-MAP-08")
@pytest.mark.parametrize("die", [1, 2])
@pytest.mark.xdist_group("dice")
def test_passes_in_every_case(die): pass

@pytest.fixture
def broken():
    yield
    raise OSError("left behind")

@pytest.mark.rule("ME-MAP-09")
def test_breaks_when_it_is_over(broken): pass

@pytest.mark.rule("ME-MAP-01", "ME-MAP-04")
@pytest.mark.xdist_group("dice")
def test_passes_where_another_failed(): pass

@pytest.mark.rule("ME-MAP-10")
@pytest.mark.fuzz
def test_runs_long(): pass

@pytest.mark.rule("ME-MAP-11")
@pytest.mark.browser
def test_needs_a_browser(): pass
"""
TESTED = ["ME-MAP-01", "ME-MAP-02", "ME-MAP-03", "ME-MAP-04", "ME-MAP-08"]


class Checkout:
    """A checkout with one test module and the project's own conftest."""

    def __init__(self, folder: Path, suite: str) -> None:
        self.folder = folder
        self.record = folder / "build" / "rule-coverage.json"
        (folder / "tests").mkdir()
        shutil.copy(CONFTEST, folder / "tests")
        (folder / "tests" / "test_rules.py").write_text(suite, "utf-8")
        (folder / "pyproject.toml").write_text(
            '[tool.pytest.ini_options]\ntestpaths = ["tests"]\naddopts = "--strict-markers"\n'
        )

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-p", "xdist", "-p", "no:cacheprovider", *arguments]
        alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins only cost time here
        return subprocess.run(command, cwd=self.folder, env=alone, capture_output=True, text=True, timeout=120)

    def tested(self) -> list[str]:
        found: list[str] = json.loads(self.record.read_text("utf-8"))["tested"]
        return found


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path, SUITE)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_only_clauses_of_tests_that_ran_and_passed_count(checkout: Checkout, workers: str) -> None:
    checkout.pytest("-n", workers, "--dist", "loadgroup")

    assert checkout.tested() == [*TESTED, "ME-MAP-11"]


def test_a_run_without_the_browser_is_still_a_run_of_the_whole_suite(checkout: Checkout) -> None:
    checkout.pytest("-n", "0", "-m", "not browser")

    assert checkout.tested() == TESTED


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "passes"],
        ["tests/test_rules.py"],
        ["-x"],
        ["-m", "fuzz"],
        ["--co"],
        ["--deselect", "tests/test_rules.py::test_fails"],
    ],
)
def test_a_run_of_part_of_the_suite_leaves_the_record_alone(checkout: Checkout, arguments: list[str]) -> None:
    checkout.record.parent.mkdir()
    checkout.record.write_text('{"tested": ["ME-SUB-01"]}', "utf-8")

    checkout.pytest("-n", "0", *arguments)

    assert checkout.tested() == ["ME-SUB-01"]


def test_long_random_runs_wait_until_they_are_asked_for(checkout: Checkout) -> None:
    assert "1 passed" in checkout.pytest("-n", "0", "-m", "fuzz").stdout
    assert "test_runs_long" not in checkout.pytest("-n", "0", "-v").stdout


@pytest.mark.parametrize(
    ("cited", "workers"), [('"ME-MAP-99"', "0"), ('"ME-MAP-99"', "2"), ('"me-map-01"', "0"), ("", "0")]
)
def test_a_test_that_cites_an_unknown_clause_fails_the_build(tmp_path: Path, cited: str, workers: str) -> None:
    suite = f"import pytest\n\n@pytest.mark.rule({cited})\ndef test_made_up(): pass\n"

    result = Checkout(tmp_path, suite).pytest("-n", workers)

    assert result.returncode != 0
    assert f"test_made_up cites the unknown clause {cited.replace(chr(34), chr(39)) or chr(39) * 2}" in result.stdout

"""The rule marker and its book-keeping: which clauses were cited by a test that ran and passed.

`@pytest.mark.rule("ME-MAP-03")` says which clauses a test checks. An unknown id is an error of collection. A run of
the whole suite writes `build/rule-coverage.json` for `gonfalon rules --coverage`; a run of part of it does not.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from gonfalon.kernel.messages import Refused
from gonfalon.rulesets.catalogue import clause

GOLDEN = Path(__file__).parent / "golden"
settings.register_profile("gonfalon", deadline=None)  # nothing here is timed
settings.load_profile("gonfalon")

COVERAGE = "build/rule-coverage.json"
LONG = ("fuzz", "fire")  # markers of what is left out unless -m names it
WHOLE_SUITE = ("", "not browser")  # what `make test` and `make test-fast` give to -m
MARKERS = (
    "rule(*ids): the clauses of the rule catalogue that the test checks",
    "browser: needs Chromium; left out by `make test-fast`",
    "fuzz: long random runs; only run by `make fuzz`",
    "fire: long trials of the real server; only run by `make fire`",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write tests/golden anew instead of comparing")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with the golden file of that name, or writes it there if the run was asked to."""

    def compare(name: str, text: str) -> None:
        file = GOLDEN / name
        if request.config.getoption("--update-golden"):
            file.write_text(text, "utf-8")
        assert text.splitlines() == file.read_text("utf-8").splitlines()

    return compare


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    if not hasattr(config, "workerinput"):  # under xdist the reports of all workers come together in the first process
        config.pluginmanager.register(RuleCoverage())


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """Each test carries its clauses in its reports; a clause that does not exist is an error where it is cited."""
    made = yield
    for item in made if isinstance(made, list) else []:
        for clause_id in _cited(item):
            if not _known(clause_id):
                raise collector.CollectError(f"{item.nodeid} cites the unknown clause {clause_id!r}")
            item.user_properties.append(("rule", clause_id))
    return made


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unasked = [marker for marker in LONG if marker not in config.option.markexpr]
    long_runs = [item for item in items if any(item.get_closest_marker(marker) for marker in unasked)]
    config.hook.pytest_deselected(items=long_runs)
    items[:] = [item for item in items if item not in long_runs]


def _cited(item: pytest.Item) -> Iterable[str]:
    """The ids in the test's rule markers; a marker without an id is a mistake too, and cites ''."""
    return dict.fromkeys(clause_id for marker in item.iter_markers("rule") for clause_id in marker.args or ("",))


def _known(clause_id: str) -> bool:
    try:
        return clause(clause_id).id == clause_id
    except Refused:
        return False


class RuleCoverage:
    """A clause is tested if a test that cites it ran and passed, in every case of it that cites the clause."""

    def __init__(self) -> None:
        self.passed: dict[tuple[str, str], set[str]] = defaultdict(set)  # (test, clause) -> cases
        self.not_passed: dict[tuple[str, str], set[str]] = defaultdict(set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        good = report.passed and not hasattr(report, "wasxfail")
        if good and report.when != "call":
            return
        test = report.nodeid.partition("[")[0].partition("@")[0]  # without the case and without xdist's group
        for name, clause_id in report.user_properties:
            if name == "rule":
                (self.passed if good else self.not_passed)[test, str(clause_id)].add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if not _ran_whole(session.config, exitstatus):
            return
        tested = sorted({clause_id for test, clause_id in self.passed.keys() - self.not_passed.keys()})
        target = session.config.rootpath / COVERAGE
        target.parent.mkdir(exist_ok=True)
        draft = target.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps({"tested": tested}, indent=1) + "\n", "utf-8")
        draft.replace(target)


def _ran_whole(config: pytest.Config, exitstatus: int) -> bool:
    """Whether every test of the suite had its chance: nothing selected on the command line, and not stopped early."""
    option = config.option
    selected = ("keyword", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly", "maxfail")
    return (
        exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        and config.args_source is pytest.Config.ArgsSource.TESTPATHS
        and option.markexpr in WHOLE_SUITE
        and not any(getattr(option, name, None) for name in selected)
    )

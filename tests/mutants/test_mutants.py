"""The deliberate faults themselves: they are faults, they are the same each time, and a sample of them is noticed."""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from mutating import Fault, faults_of
from running import SOURCES, Trial, candidates, chosen, citing_tests, equivalents

SAMPLE = chosen(3, seed=20)
CHAPTER = '''
TABLE = {1: 5}  # ME-BAT-06

def lost(a, b):
    """ME-BAT-14."""
    if a < b and not b:
        return a + b
'''


@pytest.fixture(scope="module")
def faults() -> list[Fault]:
    return candidates()


@pytest.fixture(scope="module")
def trial() -> Iterator[Trial]:
    made = Trial(citing_tests())
    yield made
    made.close()


def test_every_fault_changes_what_python_reads(faults: list[Fault]) -> None:
    for fault in random.Random(7).sample([f for f in faults if f.file.endswith(".py")], 200):
        source = (SOURCES / fault.file).read_text("utf-8")
        assert ast.dump(ast.parse(fault.put_into(source))) != ast.dump(ast.parse(source)), fault.key


def test_there_are_numbers_comparisons_conditions_signs_and_cells(tmp_path: Path) -> None:
    file = tmp_path / "chapter.py"
    file.write_text(CHAPTER)
    made = {(fault.where, fault.old, fault.new) for fault in faults_of(tmp_path, file)}
    assert made >= {
        ("TABLE", "5", "6"),
        ("TABLE", "5", "4"),
        ("lost", "<", "<="),
        ("lost", "and", "or"),
        ("lost", "not b", "b"),
        ("lost", "+", "-"),
        ("lost", "a < b and not b", "(not (a < b and not b))"),
    }
    assert {fault.clauses for fault in faults_of(tmp_path, file) if fault.where == "lost"} == {("ME-BAT-14",)}


def test_cells_of_the_name_charts_are_among_them(faults: list[Fault]) -> None:
    assert any(fault.file.endswith("charts.toml") and fault.old == "Beau" for fault in faults)


def test_no_two_faults_are_known_by_the_same_words(faults: list[Fault]) -> None:
    assert len({fault.key for fault in faults}) == len(faults)


def test_the_same_seed_draws_the_same_faults() -> None:
    assert chosen(30, 7) == chosen(30, 7) != chosen(30, 8)


def test_what_is_said_to_change_nothing_is_a_fault_that_can_be_made(faults: list[Fault]) -> None:
    assert set(equivalents()) <= {fault.key for fault in faults}


@pytest.mark.parametrize("fault", SAMPLE, ids=lambda fault: f"{fault.file}:{fault.where}")
def test_a_fault_is_noticed(trial: Trial, fault: Fault) -> None:
    assert trial.judge(fault).outcome in ("near", "wide"), fault.key


def test_without_a_fault_the_same_tests_pass(trial: Trial) -> None:
    tests = [test for clause in SAMPLE[0].clauses[:2] for test in trial.citing.get(clause, [])]
    assert tests
    assert not trial._fails(tests)

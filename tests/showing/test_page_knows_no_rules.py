"""The page knows no rule set: no file of it holds a rule set's name, a clause, or the name of a question or phase."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.rulesets.mighty.realms import calendar as season
from gonfalon.rulesets.mighty.realms.ends import SETTING_UP
from gonfalon.rulesets.mighty.winter import winter
from gonfalon.rulesets.registry import REGISTER, descriptors
from gonfalon.showing.valhalla.calendar import FOUNDING, ROUND

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web/src"
MADE = PAGE / "api"  # types and drawings, made from the server's own
KINDS = re.compile(r'"([a-z-]+\.[a-z-]+)"')  # as the rules write the names of questions and events
CLAUSE = re.compile(rf"\b(?:{'|'.join(one.prefix for one in descriptors())})-[A-Z]{{3}}\b")
COMMON = {"battle", "battles", "orders"}  # what any war has: how an entry sounds, a filter of the log, standing orders


def sources() -> Iterator[tuple[str, str]]:
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in (".ts", ".svelte", ".css") and not file.is_relative_to(MADE):
            yield file.relative_to(PAGE).as_posix(), file.read_text("utf-8")


def named_in_rules() -> set[str]:
    """Questions and events of every rule set, and the phases of those that can be played."""
    rules = (file.read_text("utf-8") for file in sorted((ROOT / "src/gonfalon/rulesets").rglob("*.py")))
    kinds = {kind for text in rules for kind in KINDS.findall(text)}
    return kinds | {*season.PHASES, *winter.PHASES, *SETTING_UP, *FOUNDING, *ROUND} - COMMON


def holding(pattern: re.Pattern[str]) -> list[str]:
    return [f"{name}: {found[0]}" for name, text in sources() for found in pattern.finditer(text)]


def test_there_is_a_page_and_there_are_names_to_look_for() -> None:
    assert len(list(sources())) > 100
    assert {"pact.write", "battle.card", "recruitment", "roll-call"} <= named_in_rules()


@pytest.mark.parametrize("ruleset", REGISTER)
def test_no_file_of_the_page_names_a_rule_set(ruleset: str) -> None:
    assert holding(re.compile(rf"\b{ruleset}\b", re.IGNORECASE)) == []


def test_no_file_of_the_page_cites_a_clause() -> None:
    assert holding(CLAUSE) == []


def test_no_file_of_the_page_knows_a_question_or_a_phase_by_name() -> None:
    names = "|".join(sorted(map(re.escape, named_in_rules())))

    assert holding(re.compile(rf"[\"'`](?:{names})[\"'`]")) == []

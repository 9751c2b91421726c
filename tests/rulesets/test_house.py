"""A rule set is one folder a floor and one line in the register: nowhere else does the house know its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gonfalon
from gonfalon.kernel import Refused
from gonfalon.rulesets import registry
from gonfalon.rulesets.registry import REGISTER, described, descriptors, part, playable, playing, usual

HOUSE = Path(gonfalon.__file__).parent
REGISTRY = Path("rulesets/registry.py")
FLOORS_THAT_MAY = ("bench",)  # benchmarks measure one rule set or another by its name


def rooms() -> Iterator[Path]:
    """All modules that belong to no rule set."""
    for path in sorted(HOUSE.rglob("*.py")):
        room = path.relative_to(HOUSE)
        at_home = len(room.parts) > 2 and room.parts[1] in REGISTER
        if not at_home and room != REGISTRY and room.parts[0] not in FLOORS_THAT_MAY:
            yield room


def said(room: Path) -> Iterator[tuple[int, str]]:
    """Every name, module and text in a module that the program can read, with its line."""
    for node in ast.walk(ast.parse((HOUSE / room).read_text("utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module)):
                yield node.lineno, module
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.Constant(value=str(text)):
                yield node.lineno, text
            case ast.Name(id=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Attribute(attr=name):
                yield node.lineno, name


ROOMS = list(rooms())


def test_there_are_rooms_to_look_into() -> None:
    assert len(ROOMS) > 200


@pytest.mark.parametrize("floor", sorted({room.parts[0] for room in ROOMS}))
def test_nobody_else_knows_a_rule_sets_name_or_the_letters_of_its_clauses(floor: str) -> None:
    """A clause may be cited (`ME-MAP-12`); its letters alone are something to compare with."""
    spelled = "|".join(spelling for name in REGISTER for spelling in (name, name.title()))
    letters = "|".join(one.prefix for one in descriptors())
    known = re.compile(rf"(?<![A-Za-z])({spelled})(?![a-z])|\b({letters})\b(?!-[A-Z]{{3}})")
    found = [
        f"{room}:{line}: {text[:80]}"
        for room in ROOMS
        if room.parts[0] == floor
        for line, text in said(room)
        if known.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("name", REGISTER)
def test_a_descriptor_stands_under_its_own_name(name: str) -> None:
    assert described(name).name == name
    assert (HOUSE / "rulesets" / name / "rules.toml").is_file()


def test_no_two_rule_sets_share_the_letters_of_their_clauses() -> None:
    assert len({one.prefix for one in descriptors()}) == len(REGISTER)


@pytest.mark.parametrize("name", playable())
def test_what_can_be_played_says_how(name: str) -> None:
    least, most, usually = playing(name).seats

    assert 2 <= least <= usually <= most
    assert playing(name).rules().name == name
    assert playing(name).length.unit in playing(name).settings.struct.__struct_fields__


def test_the_first_that_can_be_played_is_the_usual_one() -> None:
    assert usual() == playable()[0]


def test_a_mere_catalogue_is_refused_to_who_would_play_it() -> None:
    (mere, *_) = [name for name in REGISTER if name not in playable()]
    with pytest.raises(Refused) as refused:
        playing(mere)
    assert refused.value.refusal.message.key == "ruleset-not-playable"


def test_a_part_that_a_rule_set_does_not_bring_is_refused() -> None:
    for floor, name in (("chronicle", "valhalla"), ("showing", "dbx"), ("showing", "../os"), ("cli", "")):
        with pytest.raises(Refused) as refused:
            part(floor, name, "ANYTHING")
        assert refused.value.refusal.message.key == "ruleset-without-part"


def test_a_name_that_is_in_no_register_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        registry.described("os")
    assert refused.value.refusal.message.key == "unknown-ruleset"

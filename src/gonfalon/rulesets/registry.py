"""The register: the one list of rule sets. Everything else about one stands in its descriptor and its own folders.

What a rule set brings to a floor lies in that floor's folder of its name (`showing/NAME`, `players/NAME`, …) and is
loaded when it is wanted, by `part` and nothing else.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gonfalon.kernel import Refused, RuleSet
from gonfalon.rulesets.descriptor import Descriptor, Playing

REGISTER: dict[str, Descriptor | None] = dict.fromkeys(  # None: not looked up in its folder yet
    (  # in the order in which they are shown; the first that can be played is the usual one
        "mighty",
        "dbx",
        "briternia",
        "valhalla",
    )
)


def described(name: str) -> Descriptor:
    """The descriptor of a rule set; raises `Refused` for a name that is not in the register."""
    if name not in REGISTER:
        raise Refused.of("unknown-ruleset", ruleset=name, known=tuple(REGISTER))
    found = REGISTER[name]
    if found is None:
        found = REGISTER[name] = part("rulesets", name, "DESCRIPTOR")
    return found


def descriptors() -> tuple[Descriptor, ...]:
    """All rule sets there are, those that are only catalogues too."""
    return tuple(described(name) for name in REGISTER)


def playable() -> tuple[str, ...]:
    """The names of those that can be played."""
    return tuple(one.name for one in descriptors() if one.playing)


def usual() -> str:
    """The rule set that is meant where nobody says which."""
    return playable()[0]


def playing(name: str) -> Playing:
    """How a rule set is played; raises `Refused` if it cannot be."""
    found = described(name).playing if name in REGISTER else None
    if found is None:
        raise Refused.of("ruleset-not-playable", name=name, playable=", ".join(playable()))
    return found


def rule_set(name: str) -> RuleSet[Any]:
    """The rules of this name; raises `Refused` if they cannot be played."""
    return playing(name).rules()


def has_part(floor: str, name: str) -> bool:
    """Does a rule set bring anything to this floor?"""
    return name in REGISTER and find_spec(f"gonfalon.{floor}.{name}") is not None


def part(floor: str, name: str, what: str) -> Any:
    """What a rule set brings to a floor: the value of this name in `gonfalon.FLOOR.NAME`, whose type the floor knows.

    Raises `Refused` if the rule set brings nothing there.
    """
    if not has_part(floor, name):
        raise Refused.of("ruleset-without-part", name=name, floor=floor)
    return getattr(import_module(f"gonfalon.{floor}.{name}"), what)

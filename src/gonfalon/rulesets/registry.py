"""Which rule sets can be played. A rule set is loaded when it is wanted, because most commands want none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.kernel import Refused, RuleSet


def _mighty() -> RuleSet[Any]:
    from gonfalon.rulesets.mighty.rules import Mighty

    return Mighty()


def _valhalla() -> RuleSet[Any]:
    from gonfalon.rulesets.valhalla.rules import Valhalla

    return Valhalla()


PLAYABLE: dict[str, Callable[[], RuleSet[Any]]] = {"mighty": _mighty, "valhalla": _valhalla}


def rule_set(name: str) -> RuleSet[Any]:
    """The rule set of this name; raises `Refused` if it cannot be played."""
    if name not in PLAYABLE:
        raise Refused.of("ruleset-not-playable", name=name, playable=", ".join(PLAYABLE))
    return PLAYABLE[name]()

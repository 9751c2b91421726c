"""Every message in the forms that its arguments decide: with one and with several, by a realm and by a company."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gonfalon
from gonfalon.kernel.messages import Message
from gonfalon.showing.gazetteer import COMPANIES, SELECTED
from gonfalon.words import say

WORDS = Path(gonfalon.__file__).parent / "words"
FEW, BOUND = 3, 6
COUNTS = frozenset(  # arguments that are how many of something, also where a sentence forgot to ask
    (
        *("crowns", "count", "points", "months", "tiles", "total", "wanted", "room", "lost", "left", "size", "needed"),
        *("price", "bonus", "loss", "timber", "settlements", "isolated", "inputs", "playouts", "turn", "parts"),
        *(
            "games",
            "minutes",
            "sealed",
            "typed",
            "bad",
            "assassin",
            "spy",
            "saboteur",
            "agent",
            "land",
            "near",
            "into",
            "out",
        ),
    )
)
BOUNDS = frozenset(
    ("most", "least", "longest", "limit", "length", "between", "apart", "steps", "reach", "runs", "sides")
)
NEVER_ONE = {
    "event-common-laying-complete": "a map has dozens of tiles",
    "mighty-baggage-nothing": "said of none and of fewer",
    "mighty-recruit-nothing": "said of none and of fewer",
    "new-hot-seat": "said of two and more",
    "tiled-which-layer": "said of none, and of two and more",
    "tiled-too-many-tiles": "said of thousands",
    "valhalla-capitals-few": "said of two and more",
}
MANY = frozenset(("defender", "loser", "by"))  # who may be the independents
NAMES = {
    **dict.fromkeys(("realm", "realms", "attacker", "besieger", "who", "empire"), "Aldermark"),
    **dict.fromkeys(("defender", "loser", "by", "rival", "other", "king"), "Corfelt"),
    **dict.fromkeys(("place", "places"), "Eindorf"),
    **dict.fromkeys(("home", "here"), "Linmund"),
    **dict.fromkeys(("banner", "banners"), "2"),
    **dict.fromkeys(("ship", "ships"), "7"),
    "there": "Riecholm",
}


class Asked(Visitor):  # type: ignore[misc]
    """What a message is given, and between what it chooses by which argument."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: list[str] = []
        self.variants: dict[str, list[str]] = {}
        self.entries: list[str] = []
        self.reckoned: set[str] = set()  # what is written by NUMBER
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables += [node.id.name] * (node.id.name not in self.variables)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.entries.append(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.reckoned |= {each.id.name for each in node.arguments.positional if isinstance(each, ftl.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
            self.variants.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@cache
def messages(lang: str) -> dict[str, Asked]:
    """All messages of a language, each with what those it quotes ask for too."""
    bodies = [FluentParser().parse(area.read_text("utf-8")).body for area in sorted((WORDS / lang).glob("*.ftl"))]
    found = {entry.id.name: Asked(entry) for body in bodies for entry in body if isinstance(entry, ftl.Message)}
    for asked in found.values():
        for quoted in (found[name] for name in asked.entries):
            asked.variables += [name for name in quoted.variables if name not in asked.variables]
            asked.variants = {**quoted.variants, **asked.variants}
    return found


def is_count(asked: Asked, name: str) -> bool:
    return name in COUNTS or _counts(asked.variants.get(name, []))


def decided(asked: Asked) -> bool:
    """Does a number, or a company, decide what is said?"""
    return any(_counts(keys) or "many" in keys for keys in asked.variants.values())


def numbers(asked: Asked) -> tuple[int, ...]:
    """The numbers with which the message is worth reading."""
    return (0, 1, FEW) if any(_counts(keys) and "0" in keys for keys in asked.variants.values()) else (1, FEW)


def arguments(key: str, asked: Asked, lang: str, number: int, company: bool) -> dict[str, Any]:
    """What the message is given: every count is this number; who may be the independents is, or is a realm."""
    given: dict[str, Any] = {}
    for name in asked.variables:
        if name.endswith("-number"):
            given[name] = "many" if company and name.removesuffix("-number") in MANY else "one"
        elif name in MANY and company:
            chosen = any(f"-{slug}" in f"-{key}" and arg == name for slug, arg in selected())
            given[name] = "independent" if chosen else say(Message.of(COMPANIES["independent"]), lang)
        elif is_count(asked, name):
            given[name] = number
        elif name in asked.reckoned:
            given[name] = FEW
        else:
            given[name] = BOUND if name in BOUNDS else NAMES.get(name, f"‹{name}›")
    return given


def selected() -> Iterator[tuple[str, str]]:
    for kind, name in SELECTED.items():
        yield kind.replace(".", "-"), name


def choices(asked: Asked) -> Iterator[dict[str, str]]:
    """For each way the message can be chosen by a word (a result, a kind): that word; the others by their first."""
    words = {name: keys for name, keys in asked.variants.items() if not _counts(keys) and not name.endswith("-number")}
    words = {name: keys for name, keys in words.items() if name not in MANY}
    first = {name: keys[0] for name, keys in words.items()}
    yield first
    for name, keys in words.items():
        yield from ({**first, name: key} for key in keys[1:])


def _counts(keys: list[str]) -> bool:
    """Are these the forms of a number, and not words among which one happens to be “one”?"""
    return bool(keys) and all(key.isdigit() or key in ("one", "other") for key in keys)


def forms(key: str, lang: str, number: int, *, company: bool = False) -> Iterator[str]:
    """The message said with that number, in every way that a word can choose."""
    asked = messages(lang)[key]
    base = arguments(key, asked, lang, number, company)
    yield from (say(Message(key, {**base, **chosen}), lang) for chosen in choices(asked))


def rendered(lang: str, number: int, *, company: bool = False) -> Iterator[tuple[str, str]]:
    """Every message with its key, said with that number."""
    for key in messages(lang):
        if number != 1 or key not in NEVER_ONE:
            yield from ((key, said) for said in forms(key, lang, number, company=company))

"""A finished sentence read back: which words stand in which slot of the variant it says it is, and which verb.

Nothing is taken from the narrator but the text and the name of the variant; the slots come from matching the one
against the other as it stands in the language file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import gonfalon

PROSE = Path(gonfalon.__file__).parent / "chronicle" / "prose"
PRONOUNS = {"en": ("he", "she", "they"), "nl": ("hij", "zij", "ze")}
WRONG_CASE = {  # a pronoun that follows such a word would have to be another form of it
    "en": re.compile(r"(?<![\w-])(for|of|to|with|by|from|against|under|behind|on|at) (he|she|they)\b(?! who)"),
    "nl": re.compile(r"(?<![\w-])(van|met|door|aan|naar|uit|bij|tegen|onder|achter|op) (hij|zij)\b"),
}


class UnreadError(Exception):
    """The text does not say what its variant says."""


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((PROSE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


class Shape:
    """A variant as a pattern: its slots are named groups, a choice by number is a group for each of its forms.

    `words` says what may stand in a slot at all, so that two slots side by side are told apart.
    """

    def __init__(self, lang: str, words: Mapping[str, str]) -> None:
        self.lang, self.words = lang, words
        self.slots, self.choices = list[str](), list[tuple[str, str]]()

    def pattern(self, pattern: ftl.Pattern) -> str:
        return "".join(self._element(e) for e in pattern.elements)

    def _element(self, element: ftl.TextElement | ftl.Placeable) -> str:
        if isinstance(element, ftl.TextElement):
            return re.escape(element.value).replace(",", ",?")  # another comma may have swallowed it
        return self._expression(element.expression)

    def _expression(self, e: object) -> str:
        match e:
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                return self._slot(name)
            case ftl.FunctionReference(arguments=ftl.CallArguments(positional=[ftl.VariableReference() as inner])):
                return self._slot(inner.id.name)
            case ftl.MessageReference(id=ftl.Identifier(name=name)):
                value = messages(self.lang)[name].value
                assert value is not None
                return self.pattern(value)
            case ftl.SelectExpression(selector=selector, variants=variants):
                return self._choice(selector, variants)
            case ftl.Placeable(expression=inner):
                return self._expression(inner)
        raise AssertionError(f"{type(e).__name__} in a sentence")

    def _slot(self, name: str) -> str:
        self.slots.append(name)
        return f"(?P<{name}__{len(self.slots)}>{self.words.get(name, '.+?')})"

    def _choice(self, selector: object, variants: list[ftl.Variant]) -> str:
        name = selector.id.name if isinstance(selector, ftl.VariableReference) else "?"
        forms = []
        for variant in variants:
            key = variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name
            self.choices.append((name, key))
            forms.append(f"(?P<choice__{len(self.choices)}>{self.pattern(variant.value)})")
        return "(?:" + "|".join(forms) + ")"


class Read:
    """What stood in the slots, which forms were chosen, the verb that was used and the two it could have been."""

    def __init__(self, shape: Shape, found: re.Match[str], verbs: tuple[str, str], subject: str) -> None:
        self.slots: dict[str, list[str]] = {}
        for group, text in found.groupdict().items():
            name, _, _ = group.partition("__")
            if text is not None and name not in ("choice", "verb", "subject", "front"):
                self.slots.setdefault(name, []).append(text.strip(" ,"))
        groups = found.groupdict()
        self.choices = [c for n, c in enumerate(shape.choices, 1) if groups.get(f"choice__{n}") is not None]
        self.verb, self.verbs, self.subject = (groups.get("verb") or "").strip(), verbs, subject
        self.front = (groups.get("front") or "").strip(" ,")


def read(text: str, variant: str, lang: str, words: Mapping[str, str], front: str = "") -> Read:
    """The sentence by its slots, and those of the front it stands behind; raises `UnreadError`."""
    said = _plain(text)
    for shape, pattern, verbs, subject in _orders(_variant(variant, lang), lang, words, front):
        if match := re.fullmatch(pattern, said, re.IGNORECASE | re.DOTALL):
            return Read(shape, match, verbs, subject)
    raise UnreadError(f"{variant}: {text}")


def _variant(name: str, lang: str) -> ftl.Pattern:
    message, _, attribute = name.partition(".")
    return next(a.value for a in messages(lang)[message].attributes if a.id.name == attribute)


def _orders(
    value: ftl.Pattern, lang: str, words: Mapping[str, str], front: str
) -> Iterator[tuple[Shape, str, tuple[str, str], str]]:
    """The ways in which a sentence may be put: as written, and behind a front (a `&` marks one that moves nothing)."""
    shape = Shape(lang, words)
    before = shape.pattern(_variant(front, lang)) if front else ""
    whole = shape.pattern(value)
    if whole.count(r"\|") != 2:
        yield shape, _loose(whole), ("", ""), ""
        return
    subject, verb, rest = whole.split(r"\|")
    one, _, many = verb.partition("/")
    verbs = (_words(one), _words(many or one))
    said = f"(?P<verb>{one}|{many})" if many else f"(?P<verb>{one})"
    named = f"(?P<subject>(?:{subject}|{'|'.join(PRONOUNS[lang])}))"
    if not front:
        yield shape, _loose(f"{named} {said} {rest}"), verbs, subject
    elif before.startswith(r"\&"):
        yield shape, _loose(f"(?P<front>{before[2:]}) {named} {said} {rest}"), verbs, subject
    elif lang == "nl":
        yield shape, _loose(f"(?P<front>{before}) {said} {named} {rest}"), verbs, subject
    else:
        yield shape, _loose(f"(?P<front>{before}), {named} {said} {rest}"), verbs, subject


def _words(pattern: str) -> str:
    return " ".join(pattern.replace("\\", "").split())


def _loose(pattern: str) -> str:
    """No space before a stop; a full stop may be added."""
    pattern = re.sub(r"(?:\\ |\\\n|\s)+", " ", pattern.strip())
    pattern = re.sub(r" (?=[,.;:]|\\[,.;:])", "", pattern)
    return pattern + r"[.,]?"


def _plain(text: str) -> str:
    return " ".join(text.split())

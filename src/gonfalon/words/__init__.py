"""What people read, in their language: messages of the rules become sentences through Project Fluent.

Every area has one pair of files, `words/en/<area>.ftl` and `words/nl/<area>.ftl`; the areas of a rule set may lie in
its own folder, `words/NAME/en` and `words/NAME/nl`. A key is a Fluent identifier (`unknown-clause`, no dots) and may
stand in one file only; a file refers to nothing outside itself. Words for what a rule set has a name for (an event, a
question, an order) carry the rule set in their key (`key_of`). Numbers are written as the language writes them, so
what is a name and not a quantity (a seed, a year, a clause) is passed as text.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gonfalon.kernel.messages import Message, Refusal, Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl")
COMMON = "common"  # the name space of words for what every rule set has
LONGEST = 900  # letters of an argument
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
PLAIN = re.compile(
    r"^([a-zA-Z][\w-]*) *= *([^\s{}][^{}\n]*?) *$(?!\n(?: *\n)* +\S)", re.MULTILINE
)  # nothing to fill in
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


class Wordless(RuntimeWarning):
    """Our own mistake: a key without words, or words that lack an argument. The tests turn it into an error."""


def say(message: Message | Refusal, lang: str = "en") -> str:
    """The message as a sentence. A refusal by the rules ends with its clause, as in "… (ME-MAP-12)"."""
    if isinstance(message, Refusal):
        said = say(message.message, lang)
        return f"{said} ({message.rule})" if message.rule else said
    area = _areas(lang).get(message.key)
    if area and message.key in _plain(area):
        return _plain(area)[message.key]
    pattern = _bundle(lang, area).get_message(message.key).value if area else None
    if area is None or pattern is None:
        return _wordless(message, f"no words in {lang}")
    spoken = {name: _spoken(value, lang) for name, value in message.args.items()}
    sentence, faults = _bundle(lang, area).format_pattern(pattern, spoken)
    return _wordless(message, f"{lang}: {faults[0]}") if faults else str(sentence)


@cache
def key_of(family: str, game: str, name: str, otherwise: str = "") -> str:
    """The key of what a rule set has a name for: `event-NAME-battle-result`, `ask-NAME-order`.

    Two rule sets may each have a `battle`. What one has no words of its own for, all have in common; `otherwise` names
    common words for what nobody has any for.
    """
    known, slug = _areas(LANGUAGES[0]), name.replace(".", "-").replace(" ", "-")
    own, shared, last = (
        "-".join(parts) for parts in ((family, game, slug), (family, COMMON, slug), (family, COMMON, otherwise))
    )
    return next((key for key in (own, shared, last) if key in known), own)


def language(option: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for by `--lang`, else the environment's if we speak it, else English."""
    if option is not None:
        wanted = _base(option)
        if wanted not in LANGUAGES:
            raise Refused.of("unknown-language", language=option, known=LANGUAGES)
        return wanted
    wished = next((environ[name] for name in LANGUAGE_VARIABLES if environ.get(name)), "en")
    return next((_base(locale) for locale in wished.split(":") if _base(locale) in LANGUAGES), "en")


def _base(locale: str) -> str:
    """`nl` of `nl_BE.UTF-8@euro` and of `nl-BE`."""
    for mark in ".@":
        locale = locale.partition(mark)[0]
    return locale.replace("-", "_").partition("_")[0].lower()


def _spoken(value: Any, lang: str) -> str | int | float | Decimal:
    """An argument as Fluent takes it: numbers stay numbers, nested messages are said, lists are strung together."""
    match value:
        case Message() | Refusal():
            return _short(say(value, lang))
        case list() | tuple():
            return _short(", ".join(str(_spoken(item, lang)) for item in value))
        case bool():
            return str(value).lower()
        case int() | float() | Decimal():
            return value
        case _:
            return _short(str(value))


def _short(text: str) -> str:
    """Whatever somebody typed is quoted so far as it can be: Fluent takes no longer argument."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _wordless(message: Message, why: str) -> str:
    """Nobody's evening ends because we forgot a sentence: the bare key and its arguments are shown instead."""
    warnings.warn(f"{message.key}: {why}", Wordless, stacklevel=3)
    return " ".join([f"[{message.key}]", *(f"{name}={value}" for name, value in message.args.items())])


def areas(lang: str) -> Iterator[Path]:
    """All files of words in a language: those of the house, then those in the folders of rule sets."""
    for home in map(Path, __path__):
        for folder in (home / lang, *sorted(home.glob(f"*/{lang}"))):
            yield from sorted(folder.glob("*.ftl"))


@cache
def _areas(lang: str) -> dict[str, Path]:
    """Which area's file holds which key, found without parsing: a command that says one sentence parses one file."""
    return {key: area for area in areas(lang) for key in KEY.findall(_text(area))}


@cache
def _plain(area: Path) -> dict[str, str]:
    """The sentences of one area that stand in one line as they are said: for these Fluent need not be loaded."""
    return dict(PLAIN.findall(_text(area)))


@cache
def _bundle(lang: str, area: Path) -> FluentBundle:
    """The words of one area. Fluent is imported here, when something is filled in, because it is slow to load."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(_text(area)))
    return bundle


def _text(area: Path) -> str:
    return area.read_text("utf-8")

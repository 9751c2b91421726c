"""The values of options, checked at the door: every one comes in as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from gonfalon.kernel.messages import Refused

LONGEST_SEED = 100


def whole_number(option: str, text: str) -> int:
    """A whole number as people write it; whether it is too small or too large is for those to say who use it."""
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise Refused.of("not-a-number", option=option, text=text)
    return int(text)


def within(option: str, text: str, least: int, most: int) -> int:
    """A whole number within limits."""
    number = whole_number(option, text)
    if not least <= number <= most:
        raise Refused.of("option-range", option=option, least=least, most=most)
    return number


def assignments(pairs: Sequence[str]) -> dict[str, Any]:
    """Settings given as KEY=VALUE; a value is JSON if it reads as JSON (a number, true, a list), else text."""
    import msgspec

    found: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.isidentifier():
            raise Refused.of("not-an-assignment", text=pair)
        if key == "players":
            raise Refused.of("setting-elsewhere", setting=key, option="--players")
        try:
            found[key] = msgspec.json.decode(value)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            found[key] = value
    return found


def seed(text: str) -> str:
    """Any text or number that can be read and written down again: whoever has it gets the same dice."""
    if not text.strip() or not text.isprintable():
        raise Refused.of("seed-unreadable")
    if len(text) > LONGEST_SEED:
        raise Refused.of("seed-too-long", longest=LONGEST_SEED, length=len(text))
    return text

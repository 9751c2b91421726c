"""What came from outside and does not fit its type, told in our own words: the library's are for programmers."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from gonfalon.kernel.messages import Message

_AT, _WANTED = re.compile(r" - at `\$\.?([^`]+)`$"), re.compile(r"^Expected `(\w+)")
_MISSING = re.compile(r"^Object missing required field `([^`]+)`")
_UNKNOWN = re.compile(r"^Object contains unknown field `([^`]+)`")


def misfit(error: Exception, of: type[msgspec.Struct]) -> Message | str:
    """What is wrong with data that should be of this type, and where (`layers[0].width`).

    Where the file itself could not be read, the reader's own words, which say in which line.
    """
    if not isinstance(error, msgspec.ValidationError):
        return str(error)
    text = str(error)
    at, missing, unknown, wanted = (found.search(text) for found in (_AT, _MISSING, _UNKNOWN, _WANTED))
    where = at[1] if at else ""
    if missing:
        return Message.of("misfit-missing", where=f"{where}.{missing[1]}".lstrip("."))
    if unknown:
        return _unknown(where, unknown[1], of)
    if not where:
        return Message.of("misfit-whole")
    choices = _choices(where, of)
    if choices:
        return Message.of("misfit-choice", where=where, among=choices)
    return Message.of("misfit-kind", where=where, wanted=wanted[1] if wanted else "")


def _unknown(where: str, name: str, of: type[msgspec.Struct]) -> Message:
    """There is no such thing; perhaps one of those that are there was meant."""
    if where:
        return Message.of("misfit-unknown", where=f"{where}.{name}")
    near = get_close_matches(name, of.__struct_fields__)
    if near:
        return Message.of("misfit-unknown-near", where=name, near=near)
    return Message.of("misfit-unknown-of", where=name, known=of.__struct_fields__)


def _choices(where: str, of: type[msgspec.Struct]) -> tuple[str, ...]:
    """The few values that a field may have, if it is such a field."""
    kind = get_type_hints(of).get(where)
    return tuple(map(str, get_args(kind))) if get_origin(kind) is Literal else ()

"""The text notation of orders: each kind of order says its form once, and is read and written by it.

    class Scout(Order, frozen=True):
        form = "scout {banner} to {there}"
        banner: int
        there: str

    str(Scout(3, "C4")) == "scout 3 to C4"
    read_order("scout 3 to C4", (Scout, Done), rule="ME-SCT-01") == Scout(3, "C4")

A field is a whole number, a word, (`tuple[int, ...]`, `tuple[str, ...]`) numbers or words with spaces between them, or
(`Text`) any words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NewType, TypeVar, get_type_hints

import msgspec

from gonfalon.kernel import Pick, Refusal
from gonfalon.kernel.questions import Chance

O = TypeVar("O", bound="Order")  # noqa: E741
MANY = tuple[int, ...]
WORDS = tuple[str, ...]
Text = NewType("Text", str)
PATTERNS: dict[Any, str] = {
    int: r"-?\d{1,9}",
    str: r"\S+",
    MANY: r"\d{1,9}(?: \d{1,9})*",
    WORDS: r"\S+(?: \S+)*",
    Text: r".+",
}
READERS: dict[Any, Any] = {
    int: int,
    str: str,
    MANY: lambda text: tuple(map(int, text.split())),
    WORDS: lambda text: tuple(text.split()),
    Text: Text,
}


class Order(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An order as a small value: text both ways, JSON both ways, executable `repr`."""

    form: ClassVar[str]

    def __str__(self) -> str:
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        return self.form.format(
            **{name: " ".join(map(str, v)) if isinstance(v, tuple) else v for name, v in values.items()}
        )


class Done(Order, frozen=True):
    """Nothing more in this phase."""

    form = "done"


@cache
def _grammar(kind: type[Order]) -> tuple[re.Pattern[str], dict[str, Any]]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}
    pattern = re.escape(kind.form).replace(r"\ ", " +").replace(r"\{", "{").replace(r"\}", "}")
    for name, hint in hints.items():
        pattern = pattern.replace(f"{{{name}}}", f"(?P<{name}>{PATTERNS[hint]})")
    return re.compile(pattern), {name: READERS[hint] for name, hint in hints.items()}


def read_order(text: str, kinds: Sequence[type[O]], rule: str) -> O | Refusal:
    """The order this text stands for, or a refusal that says how orders are written here."""
    words = " ".join(text.split())
    for kind in kinds:
        pattern, readers = _grammar(kind)
        if match := pattern.fullmatch(words):
            return kind(**{name: read(match[name]) for name, read in readers.items()})
    forms = "; ".join(kind.form for kind in kinds)
    return Refusal.of("order-unreadable", rule=rule, text=text[:200], forms=forms)


def order_question(
    who: str,
    what: str,
    rule: str,
    kinds: Sequence[type[Order]],
    orders: Callable[[], Iterable[Any]],
    judge: Callable[[Any], Refusal | None],
    *,
    about: Mapping[str, Any] | None = None,
    secret: bool = False,
    draw: Callable[[Chance], Any] | None = None,
) -> Pick[Any]:
    """Ask somebody for one of these kinds of order: the legal ones lazily, and a judge."""
    return Pick(
        who=who,
        what=what,
        rule=rule,
        about=about or {},
        secret=secret,
        orders=orders,
        parse=lambda text: read_order(text, kinds, rule),
        judge=judge,
        draw=draw,
    )

"""The kinds of questions. A rule set may add to them only how orders are listed, judged and read.

A question knows whom it asks, which clause it comes from and what a legal answer is. Legal answers are produced
lazily: `options()` may be endless work that nobody does unless somebody reads it. Every answer is a small value with a
text notation both ways (`write`, `read`) and JSON both ways (`dump`, `load`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import islice
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from gonfalon.kernel.messages import Refusal

A = TypeVar("A")
MOST_TEXT = 2000  # of an order: what is longer is none, and no grammar has to read it
MOST_DIGITS = 12  # of a share in a split


class Chance(Protocol):
    """The part of `random.Random` that questions use to draw a sample. Never the campaign's dice."""

    def randrange(self, start: int, /) -> int: ...
    def getrandbits(self, bits: int, /) -> int: ...


def pick_one(things: Sequence[A], rng: Chance) -> A:
    """One of them; faster than `choice`, and the same on every Python."""
    return things[rng.getrandbits(32) * len(things) >> 32]


class Later(Mapping[str, Any]):
    """What a question is about, worked out when somebody looks; until it is answered the state stays as it is."""

    __slots__ = ("_found", "_work_out")

    def __init__(self, work_out: Callable[[], Mapping[str, Any]]) -> None:
        self._work_out = work_out
        self._found: Mapping[str, Any] | None = None

    def _looked(self) -> Mapping[str, Any]:
        if self._found is None:
            self._found = self._work_out()
        return self._found

    def __getitem__(self, name: str) -> Any:
        return self._looked()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._looked())

    def __len__(self) -> int:
        return len(self._looked())


class Needed(NamedTuple):
    """Something that has to be done before one can be done: why, and an answer that does it or leaves less to do."""

    why: Refusal
    answer: Any = None


class Question(msgspec.Struct, Generic[A], frozen=True, eq=False, kw_only=True):
    """What is common to all questions. `who` and `what` together name it among the open ones."""

    who: str
    what: str
    rule: str = ""
    about: Mapping[str, Any] = {}  # what the text and the map need to show it; seen by `who` alone
    secret: bool = False  # the answer stays hidden until all that were asked together have answered
    quiet: bool = False  # others do not see that he is asked
    forced: bool = False  # answered by itself when there is but one option, and that is no secret
    standing: str = ""  # the key under which a player may have left a standing order
    always: Any = None  # the answer of the standing order `always`
    never: Any = None  # the answer of the standing order `never`

    def options(self) -> Iterable[A]:
        """The legal answers, lazily."""
        raise TypeError(f"{type(self).__name__} does not say what its options are")

    def sample(self, rng: Chance) -> A:
        """A legal answer by chance."""
        return pick_one(tuple(self.options()), rng)

    def check(self, answer: A) -> Refusal | None:
        """None if the answer is legal, else why not."""
        return None if answer in self.options() else self._not_an_option(self.write(answer))

    def write(self, answer: A) -> str:
        """The text of an answer."""
        return notation(answer)

    def read(self, text: str) -> A | Refusal:
        """The answer a text stands for; whether it is legal is `check`'s business."""
        wanted = text.strip()
        for option in self.options():
            if self.write(option) == wanted:
                return option
        return self._not_an_option(wanted)

    def dump(self, answer: A) -> Any:
        """The answer as JSON-able builtins."""
        return msgspec.to_builtins(answer)

    def load(self, given: Any) -> A | Refusal:
        """The answer that JSON stands for: the text notation is always welcome, and what `dump` writes."""
        if isinstance(given, str):
            return self.read(given)
        for option in self.options():
            if self.dump(option) == given:
                return option
        return self._not_an_option(given)

    def only(self) -> tuple[A] | None:
        """The answer, in a tuple, if there is but one option."""
        first = tuple(islice(self.options(), 2))
        return (first[0],) if len(first) == 1 else None

    def needed(self) -> Needed | None:
        """What keeps him from being done, where orders are given until one is."""
        return None

    def as_order(self, text: str, parse: Callable[[str], A | Refusal]) -> A | Refusal:
        """The order that a text of a bearable length stands for."""
        return parse(writable(text.strip())) if len(text) <= MOST_TEXT else self._not_an_option(text)

    def _not_an_option(self, given: Any) -> Refusal:
        return Refusal.of("kernel-not-an-option", rule=self.rule, answer=shown(given), what=self.what)


def notation(answer: Any) -> str:
    """The text of a plain value, an enum member or an order that writes itself."""
    return str(answer.value) if isinstance(answer, Enum) else str(answer)


def shown(given: Any) -> str:
    """Whatever was given as a short text that can be written anywhere; it may be huge, endless or no text at all."""
    try:
        text = str(given)[:200]
    except (ValueError, RecursionError):
        text = type(given).__name__
    return writable(text)


def writable(text: str) -> str:
    """The text with what no file or page can hold written out: half a letter (a lone surrogate) is none."""
    return text.encode("utf-8", "backslashreplace").decode()


class Choose(Question[A], frozen=True, eq=False, kw_only=True):
    """Choose one of a few."""

    among: Sequence[A] | Callable[[], Iterable[A]]

    def options(self) -> Iterable[A]:
        return self.among() if callable(self.among) else self.among


class Pick(Question[A], frozen=True, eq=False, kw_only=True):
    """Pick an order from the legal orders. The chapter that asks brings its own grammar and its own judge.

    `orders` lists the legal ones lazily; `parse` turns text into an order; `judge` says which clause an order
    breaks; `draw` samples without listing everything; `must` says what keeps him from being done; `kinds` are the
    types of the orders that are read here.
    """

    orders: Callable[[], Iterable[A]]
    parse: Callable[[str], A | Refusal]
    judge: Callable[[A], Refusal | None]
    draw: Callable[[Chance], A] | None = None
    must: Callable[[], Needed | None] | None = None
    kinds: Sequence[type[Any]] = ()

    def options(self) -> Iterable[A]:
        return self.orders()

    def needed(self) -> Needed | None:
        return self.must() if self.must else None

    def sample(self, rng: Chance) -> A:
        return self.draw(rng) if self.draw else super().sample(rng)

    def check(self, answer: A) -> Refusal | None:
        return self.judge(answer)

    def read(self, text: str) -> A | Refusal:
        return self.as_order(text, self.parse)


class Several(Question[tuple[A, ...]], Generic[A], frozen=True, eq=False, kw_only=True):
    """Choose several of a few, between `least` and `most`. An answer keeps the order in which they were offered."""

    among: Sequence[A]
    least: int = 0
    most: int | None = None
    judge: Callable[[tuple[A, ...]], Refusal | None] | None = None

    def options(self) -> Iterable[tuple[A, ...]]:
        for mask in range(1 << len(self.among)):
            if self.least <= mask.bit_count() <= self._most:
                chosen = tuple(a for i, a in enumerate(self.among) if mask >> i & 1)
                if self.judge is None or self.judge(chosen) is None:
                    yield chosen

    def sample(self, rng: Chance) -> tuple[A, ...]:
        for _ in range(32):
            count = self.least + (rng.getrandbits(32) * (self._most - self.least + 1) >> 32)
            left = list(range(len(self.among)))
            places = sorted(left.pop(rng.getrandbits(32) * len(left) >> 32) for _ in range(count))
            chosen = tuple(self.among[i] for i in places)
            if self.judge is None or self.judge(chosen) is None:
                return chosen
        return super().sample(rng)

    def check(self, answer: tuple[A, ...]) -> Refusal | None:
        places = [self.among.index(a) if a in self.among else -1 for a in answer]
        if -1 in places or places != sorted(set(places)):
            return self._not_an_option(self.write(answer))
        if not self.least <= len(answer) <= self._most:
            return Refusal.of(
                "kernel-several-count", rule=self.rule, least=self.least, most=self._most, count=len(answer)
            )
        return self.judge(answer) if self.judge else None

    def write(self, answer: tuple[A, ...]) -> str:
        return ", ".join(map(notation, answer)) or "none"

    def read(self, text: str) -> tuple[A, ...] | Refusal:
        if text.strip() == "none":
            return ()
        return self._found([part.strip() for part in text.split(",")], notation)

    def load(self, given: Any) -> tuple[A, ...] | Refusal:
        if not isinstance(given, (list, tuple)):
            return super().load(given) if isinstance(given, str) else self._not_an_option(given)
        return self._found(list(given), msgspec.to_builtins)

    @property
    def _most(self) -> int:
        return len(self.among) if self.most is None else min(self.most, len(self.among))

    def _found(self, wanted: list[Any], form: Callable[[A], Any]) -> tuple[A, ...] | Refusal:
        """The options of these forms, in the order in which they were offered."""
        forms = [form(a) for a in self.among]
        for item in wanted:
            if item not in forms:
                return self._not_an_option(item)
        return tuple(a for a, f in zip(self.among, forms, strict=True) if f in wanted)


class Split(Question[tuple[int, ...]], frozen=True, eq=False, kw_only=True):
    """Split a number into named parts, each within its own limits and a multiple of `step`."""

    total: int
    parts: tuple[str, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    step: int = 1

    def options(self) -> Iterable[tuple[int, ...]]:
        return self._ways(0, self.total)

    def _ways(self, part: int, left: int) -> Iterable[tuple[int, ...]]:
        if part == len(self.parts):
            if left == 0:
                yield ()
            return
        low, high = self._range(part, left)
        for share in range(low, high + 1, self.step):
            for rest in self._ways(part + 1, left - share):
                yield (share, *rest)

    def _range(self, part: int, left: int) -> tuple[int, int]:
        """What this part may take so that the rest can still take the rest."""
        least: Sequence[int] = self.least[part:]
        most: Sequence[int] = self.most[part:]
        if self.step > 1:
            least, most = [low + -low % self.step for low in least], [high - high % self.step for high in most]
        return max(least[0], left - sum(most[1:])), min(most[0], left - sum(least[1:]))

    def only(self) -> tuple[tuple[int, ...]] | None:
        """Where every part is filled to the brim, as a single one mostly is, there is no choice."""
        if self.total == sum(self.most) and self.check(self.most) is None:
            return (self.most,)
        low, high = self._range(0, self.total)
        return super().only() if high < low + self.step else None

    def sample(self, rng: Chance) -> tuple[int, ...]:
        shares, left = [], self.total
        for part in range(len(self.parts)):
            low, high = self._range(part, left)
            steps = (high - low) // self.step + 1
            shares.append(low + self.step * (rng.getrandbits(32) * steps >> 32))
            left -= shares[-1]
        return tuple(shares)

    def check(self, answer: tuple[int, ...]) -> Refusal | None:
        if len(answer) != len(self.parts) or sum(answer) != self.total:
            return Refusal.of("kernel-split-total", rule=self.rule, total=self.total, parts=len(self.parts))
        for name, share, low, high in zip(self.parts, answer, self.least, self.most, strict=True):
            if not low <= share <= high or share % self.step:
                return Refusal.of(
                    "kernel-split-part", rule=self.rule, part=name, least=low, most=high, step=self.step, share=share
                )
        return None

    def write(self, answer: tuple[int, ...]) -> str:
        return " ".join(map(str, answer))

    def read(self, text: str) -> tuple[int, ...] | Refusal:
        words = text.split()
        if not all(w.isascii() and w.removeprefix("-").isdecimal() and len(w) <= MOST_DIGITS for w in words):
            return Refusal.of("kernel-split-words", rule=self.rule, text=shown(text), parts=len(self.parts))
        return tuple(map(int, words))

    def load(self, given: Any) -> tuple[int, ...] | Refusal:
        if isinstance(given, (list, tuple)) and all(type(n) is int and abs(n) < 10**MOST_DIGITS for n in given):
            return tuple(given)
        return self.read(given) if isinstance(given, str) else self._not_an_option(given)


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a form: a text of limited length, a whole number within limits, or one of a few."""

    name: str
    kind: str = "text"  # text | number | choice
    least: int = 0
    most: int = 120
    among: tuple[str, ...] = ()

    def check(self, value: Any, rule: str) -> Refusal | None:
        if self.kind == "text" and isinstance(value, str):
            good = self.least <= len(value) <= self.most and value.isprintable()
        elif self.kind == "number" and type(value) is int:
            good = self.least <= value <= self.most
        else:
            good = self.kind == "choice" and value in self.among
        if good:
            return None
        limits = {"kind": self.kind, "least": self.least, "most": self.most, "among": ", ".join(self.among)}
        return Refusal.of("kernel-form-field", rule=rule, field=self.name, value=shown(value), **limits)


Filled = tuple[tuple[str, str | int], ...]


class Form(Question[Filled], frozen=True, eq=False, kw_only=True):
    """Fill in a form: names, a report from the tabletop. An answer is a tuple of (field, value), in field order.

    `suggestion` is a legal answer to begin with: what a player accepts with one click and chance takes.
    """

    fields: tuple[Field, ...]
    suggestion: Filled
    judge: Callable[[Filled], Refusal | None] | None = None

    def options(self) -> Iterable[Filled]:
        return (self.suggestion,)

    def check(self, answer: Filled) -> Refusal | None:
        if [name for name, _ in answer] != [f.name for f in self.fields]:
            return Refusal.of("kernel-form-fields", rule=self.rule, fields=", ".join(f.name for f in self.fields))
        for field, (_, value) in zip(self.fields, answer, strict=True):
            if refusal := field.check(value, self.rule):
                return refusal
        return self.judge(answer) if self.judge else None

    def write(self, answer: Filled) -> str:
        return msgspec.json.encode(dict(answer)).decode()

    def read(self, text: str) -> Filled | Refusal:
        try:
            return self._filled(msgspec.json.decode(text))
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            return Refusal.of("kernel-form-text", rule=self.rule, problem=shown(error))

    def dump(self, answer: Filled) -> Any:
        return dict(answer)

    def load(self, given: Any) -> Filled | Refusal:
        return self.read(given) if isinstance(given, str) else self._filled(given)

    def _filled(self, given: Any) -> Filled | Refusal:
        if not isinstance(given, dict) or set(given) != {f.name for f in self.fields}:
            return Refusal.of("kernel-form-fields", rule=self.rule, fields=", ".join(f.name for f in self.fields))
        return tuple((f.name, given[f.name]) for f in self.fields)

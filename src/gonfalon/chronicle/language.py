"""A tongue: pools of sentences in Fluent files, plus the little grammar that Fluent lacks.

A message's attributes (.a, .b, ...) are variants of one sentence. A variant may name what the ground must hold
(`.c-river`). A sentence the narrator may turn about is written `subject|finite verb|rest`; the verb may be
`singular/plural`. From that the tongue makes

    plain     S V rest
    fronted   en: Front, S V rest     nl: Front V S rest   (the Dutch verb stays second)

Everything else (articles, names of kinds, pronouns, connectives, numbers) is in the files too.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

Args = Mapping[str, str | int]
LOCALES = {"en": "en-GB", "nl": "nl-NL"}
NEVER = -1
TWICE = 2  # how often a thing may be said in the same way within a year
SIGHT = 60  # sentences a reader remembers: a small thing is not told again in the same words within them
OPENINGS = 3  # sentences whose first words should differ
TRIED = 4  # variants looked at for one that opens unlike its neighbours


class Sentence(NamedTuple):
    """A sentence in its parts; without a subject it stands as written."""

    subject: str
    verb: str
    rest: str


class Picked(NamedTuple):
    """The words chosen, and the variant they come from."""

    text: str
    variant: str


@cache
def _resource(lang: str, file: str) -> Any:
    return FluentResource((files(__package__) / "prose" / lang / file).read_text("utf-8"))


class Language:
    """One telling in one language: it remembers which variants it has used, and when."""

    def __init__(self, lang: str, seed: str) -> None:
        self.lang, self.seed = lang, seed
        self.bundle = FluentBundle([LOCALES[lang]], use_isolating=False, functions={"SPELL": self.spell})
        for file in sorted(f.name for f in (files(__package__) / "prose" / lang).iterdir()):
            self.bundle.add_resource(_resource(lang, file))
        self._adverbials = frozenset(self.word("adverbials").split())
        self.spoken: list[str] = []  # the variants used, in order
        self._last: dict[str, int] = {}
        self._this_year: Counter[str] = Counter()
        self._openings: deque[str] = deque(maxlen=OPENINGS)

    # --- fixed words -------------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def word(self, message: str, attribute: str = "", /, **args: str | int) -> str:
        """A fixed term: no variants, and a missing one is our own bug."""
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        text, errors = self.bundle.format_pattern(pattern, dict(args)) if pattern else ("", ["empty"])
        assert not errors, f"{self.lang}: {message}.{attribute}: {errors}"
        return str(text)

    def spell(self, number: Any) -> Any:
        """Small numbers as words; in the files `{ SPELL($n) }`."""
        key = f"number-{int(number)}"
        return self.word(key) if self.has(key) else str(number)

    def listing(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.word('and')} {items[-1]}"

    # --- variants ----------------------------------------------------------------------------------------

    def pick(
        self, messages: Sequence[str], key: str, args: Args, ground: Collection[str] = (), *, fronted: bool = False
    ) -> Picked:
        """The variant not heard for longest of the first message that can be said here, fresh ones before worn ones.

        A variant naming a figure the reader may not know lacks that argument and is passed over, as is one that
        speaks of a river where none runs. Among equally fresh ones a hash of campaign and event decides.
        """
        told = list(filter(self.has, messages))
        worn = [message for message in told if not self.fresh(message, ground)]
        for message in (*(m for m in told if m not in worn), *worn):
            if fits := self._fitting(message, key, args, ground, most=TWICE):
                return self._use(self._best(fits, fronted=fronted))
        for message in told:
            if fits := self._fitting(message, key, args, ground):
                return self._use(self._best(fits, fronted=fronted))
        raise LookupError(f"{self.lang}: no sentence for {list(messages)} with {sorted(args)}")

    def _fitting(self, message: str, key: str, args: Args, ground: Collection[str], most: int = 10**9) -> list[Picked]:
        """The first few variants that can be said, and have not been said so often this year."""
        found = (p for p in self._sayable(message, key, args, ground) if self._this_year[p.variant] < most)
        return list(islice(found, TRIED))

    def new_year(self) -> None:
        self._this_year.clear()

    def fresh(self, message: str, ground: Collection[str] = ()) -> int:
        """How many ways of saying this have not been heard for a while."""
        names = [f"{message}.{name}" for name in self._variants(message, ground)]
        return sum(self._is_fresh(name) for name in names)

    def _is_fresh(self, variant: str) -> bool:
        last = self._last.get(variant, NEVER)
        return self._this_year[variant] < TWICE and (last == NEVER or len(self.spoken) - last >= SIGHT)

    def _variants(self, message: str, ground: Collection[str]) -> Iterator[str]:
        for name in self.bundle.get_message(message).attributes:
            _, _, needs = name.partition("-")
            if not needs or needs in ground:
                yield name

    def _sayable(self, message: str, key: str, args: Args, ground: Collection[str]) -> Iterator[Picked]:
        attributes = self.bundle.get_message(message).attributes

        def rank(name: str) -> tuple[int, str]:
            lot = hashlib.sha256(f"{self.seed}|{key}|{message}|{name}".encode()).hexdigest()
            return self._last.get(f"{message}.{name}", NEVER), lot

        for name in sorted(self._variants(message, ground), key=rank):
            text, errors = self.bundle.format_pattern(attributes[name], dict(args))
            if not errors:
                yield Picked(str(text), f"{message}.{name}")

    def _best(self, fits: Sequence[Picked], *, fronted: bool) -> Picked:
        """Of those never heard, or of the one heard longest ago, one that opens unlike the sentences before.

        Where something is to stand before it, one that leaves room for that is better.
        """
        oldest = self._last.get(fits[0].variant, NEVER)
        equal = [p for p in fits if self._last.get(p.variant, NEVER) == oldest]
        open_ = [p for p in equal if fronted and not self._is_adverbial(p.text)] or equal
        return next((p for p in open_ if _first_word(p.text) not in self._openings), open_[0])

    def _use(self, picked: Picked) -> Picked:
        self._last[picked.variant] = len(self.spoken)
        self._this_year[picked.variant] += 1
        self.spoken.append(picked.variant)
        self._openings.append(_first_word(picked.text))
        return picked

    # --- sentences ---------------------------------------------------------------------------------------

    def split(self, text: str, plural: Collection[str]) -> Sentence:
        """The parts of a sentence; `plural` are the phrases that are many.

        The subject says how many there are. Only where an adverbial stands in its place does it follow the verb.
        """
        if text.count("|") != 2:
            return Sentence("", "", text)
        subject, verb, rest = (part.strip() for part in text.split("|"))
        singular, _, several = verb.partition("/")
        behind = self._is_adverbial(subject) and rest.startswith(tuple(plural))
        many = subject in plural or behind
        return Sentence(subject, several if several and many else singular, rest)

    def _is_adverbial(self, subject: str) -> bool:
        return subject.partition(" ")[0].lower() in self._adverbials

    def takes_front(self, s: Sentence) -> bool:
        """Two adverbials before one verb read badly in any tongue."""
        return bool(s.subject) and not self._is_adverbial(s.subject)

    def compose(self, s: Sentence, front: str = "") -> str:
        """One finished sentence. A front that begins with '&' is a conjunction: it moves nothing."""
        if not s.subject:
            return stop(capital(s.rest))
        if front.startswith("&"):
            text = f"{front[1:]} {s.subject} {s.verb} {s.rest}"
        elif front and self.lang == "nl":
            text = f"{front} {s.verb} {s.subject} {s.rest}"
        elif front:
            text = f"{front.rstrip(',')}, {s.subject} {s.verb} {s.rest}"
        else:
            text = f"{s.subject} {s.verb} {s.rest}"
        return stop(capital(text))


def _first_word(text: str) -> str:
    return text.split(" ", 1)[0].strip("|").lower()


def capital(text: str) -> str:
    """With a capital letter, as Dutch wants it too: IJ, and 's Nachts."""
    if text.startswith("ij"):
        return "IJ" + text[2:]
    if text.startswith("'"):
        head, _, tail = text.partition(" ")
        return f"{head} {tail[:1].upper()}{tail[1:]}"
    return text[:1].upper() + text[1:]


def stop(text: str) -> str:
    """Close the sentence; tidy spaces and doubled commas; a capital after every full stop within."""
    text = re.sub(r"\s+([,.;:])", r"\1", " ".join(text.split()))
    text = re.sub(r",\s*([,.;:])", r"\1", text)
    text = re.sub(r"(?<=\w[.!?] )[a-z]", lambda m: m[0].upper(), text)
    return text if text[-1] in ".!?”" else text + "."

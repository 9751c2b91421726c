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
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

Args = Mapping[str, str | int]
LOCALES = {"en": "en-GB", "nl": "nl-NL"}
NEVER = -1
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


class Tongue:
    """One telling in one language: it remembers which variants it has used, and when."""

    def __init__(self, lang: str, seed: str) -> None:
        self.lang, self.seed = lang, seed
        self.bundle = FluentBundle([LOCALES[lang]], use_isolating=False, functions={"SPELL": self.spell})
        for file in sorted(f.name for f in (files(__package__) / "prose" / lang).iterdir()):
            self.bundle.add_resource(_resource(lang, file))
        self._adverbials = frozenset(self.word("adverbials").split())
        self.spoken: list[str] = []  # the variants used, in order
        self._last: dict[str, int] = {}
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

    def pick(self, messages: Sequence[str], key: str, args: Args, ground: Collection[str] = ()) -> Picked:
        """The variant not heard for longest of the first message that can be said here, fresh ones before worn ones.

        A variant naming a figure the reader may not know lacks that argument and is passed over, as is one that
        speaks of a river where none runs. Among equally fresh ones a hash of campaign and event decides.
        """
        told = list(filter(self.has, messages))
        worn = [message for message in told if not self.fresh(message, ground)]
        for message in (*(m for m in told if m not in worn), *worn):
            found = self._sayable(message, key, args, ground)
            usable = [next(found, None) for _ in range(TRIED)]
            fits = [picked for picked in usable if picked]
            if fits:
                return self._use(self._best(fits))
        raise LookupError(f"{self.lang}: no sentence for {list(messages)} with {sorted(args)}")

    def fresh(self, message: str, ground: Collection[str] = ()) -> int:
        """How many ways of saying this have not been heard for a while."""
        heard = [self._last.get(f"{message}.{name}", NEVER) for name in self._variants(message, ground)]
        return sum(at == NEVER or len(self.spoken) - at >= SIGHT for at in heard)

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

    def _best(self, fits: Sequence[Picked]) -> Picked:
        """Of those never heard, or of the one heard longest ago, one that opens unlike the sentences before."""
        oldest = self._last.get(fits[0].variant, NEVER)
        equal = [p for p in fits if self._last.get(p.variant, NEVER) == oldest]
        return next((p for p in equal if _first_word(p.text) not in self._openings), equal[0])

    def _use(self, picked: Picked) -> Picked:
        self._last[picked.variant] = len(self.spoken)
        self.spoken.append(picked.variant)
        self._openings.append(_first_word(picked.text))
        return picked

    # --- sentences ---------------------------------------------------------------------------------------

    def split(self, text: str, plural: Collection[str]) -> Sentence:
        """Cut at the bars and let the verb agree with its subject, which may also stand behind it."""
        if text.count("|") != 2:
            return Sentence("", "", text)
        subject, verb, rest = (part.strip() for part in text.split("|"))
        singular, _, several = verb.partition("/")
        many = subject in plural or rest.startswith(tuple(plural))
        return Sentence(subject, several if several and many else singular, rest)

    def compose(self, s: Sentence, front: str = "") -> str:
        """One finished sentence. A front that begins with '&' is a conjunction: it moves nothing."""
        if not s.subject:
            return stop(capital(s.rest))
        if s.subject.partition(" ")[0] in self._adverbials:
            front = ""  # two of them before one verb read badly in any tongue
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

"""A name: a plain value in each language, which its owner may change and nothing else depends on (ME-NAM-01)."""

from __future__ import annotations

import re

import msgspec

from gonfalon.kernel.messages import Refusal

LONGEST_OWN = 60  # letters of a name that somebody made up
GAP = "*"  # where a form takes the name it is made for
_SILENT = re.compile(r"[\W_]+")


class Name(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name as it stands on the map, in English and in Dutch."""

    en: str
    nl: str
    root: str = ""  # what the charts gave to it, if anything

    @classmethod
    def own(cls, text: str) -> Name:
        """A name that somebody made up: the same in every language."""
        return cls(text, text, text)

    def text(self, lang: str) -> str:
        return self.nl if lang == "nl" else self.en

    def holding(self, inner: Name) -> Name:
        """This form with the name in its gap."""
        return Name(self.en.replace(GAP, inner.en), self.nl.replace(GAP, inner.nl), inner.root)

    @property
    def keys(self) -> frozenset[str]:
        """What another name should not share with it: its words in any language, and its root."""
        return self.texts | {heard(self.root)} if self.root else self.texts

    @property
    def texts(self) -> frozenset[str]:
        return frozenset((heard(self.en), heard(self.nl)))


def heard(text: str) -> str:
    """A name as the ear has it: `Dun-Krag` and `Dunkrag` are one."""
    return _SILENT.sub("", text).lower()


def own_name(text: str) -> Name | Refusal:
    """The name that somebody made up, without needless gaps; it has a letter in it and can be printed (ME-NAM-01)."""
    name = " ".join(text.split())
    if not any(map(str.isalpha, name)) or len(name) > LONGEST_OWN or not name.isprintable():
        return Refusal.of("names-bad-name", text=name[:LONGEST_OWN], longest=LONGEST_OWN)
    return Name.own(name)

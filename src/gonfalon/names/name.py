"""A name: a plain value in each language, which its owner may change and nothing else depends on (ME-NAM-01)."""

from __future__ import annotations

import msgspec

GAP = "*"  # where a form takes the name it is made for


class Name(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name as it stands on the map, in English and in Dutch."""

    en: str
    nl: str
    root: str = ""  # the word of the charts within it, if there is one

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
        """What makes it another name than this: neither its words in any language nor its root are the same."""
        return frozenset(heard(text) for text in (self.en, self.nl, self.root) if text)


def heard(text: str) -> str:
    """A name as the ear has it: `Dun-Krag` and `Dunkrag` are one."""
    return "".join(filter(str.isalpha, text)).lower()

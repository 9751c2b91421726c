"""Names that people give to themselves and to their seats: everybody reads them, so none may pass for another.

A new name is compared by its likeness: how it looks, not how it is spelt. `RESERVED` are the words that mean something
here. They are refused where a campaign is founded or somebody joins; a log that has such a name already still plays.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from gonfalon.kernel.messages import Refused

LONGEST = 40
ROLES = ("umpire", "owner", "ruler", "commander", "spectator", "everybody")
HOLDERS = ("human", "computer", "squire", "captain", "warlord")
SEATLESS = ("independent", "undead", "nobody")  # who fights and has no seat, and who is not there
RESERVED = (*ROLES, *HOLDERS, *SEATLESS)
BLANKS = {  # characters that leave no trace on the page although they count as printable
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}
MARK = "\u200e"  # with which the library's table keeps Hebrew and Arabic letters in their place


def sound_name(text: str, longest: int = LONGEST) -> str:
    """A name without blanks round it, of printable characters that can be seen; raises `Refused` for any other."""
    name = text.strip()
    if not 1 <= len(name) <= longest or not name.isprintable() or not BLANKS.isdisjoint(map(ord, name)):
        raise Refused.of("store-name", longest=longest)
    return name


def own_name(text: str) -> str:
    """The name of a person or a seat: sound, and no word that means something here."""
    name = sound_name(text)
    if likeness(name) in _reserved():
        raise Refused.of("kernel-name-reserved", name=name, words=", ".join(RESERVED))
    return name


def check_names(names: Iterable[str]) -> None:
    """Raises `Refused` if one of the names of a new campaign is reserved, or two of them look alike."""
    known: dict[str, str] = {}
    for name in names:
        other = known.setdefault(likeness(own_name(name)), name)
        if other != name:
            raise Refused.of("kernel-names-alike", name=name, other=other)


def likeness(name: str) -> str:
    """What two names have in common that a reader could take for each other (the skeleton of Unicode's TR39).

    Letters' case does not count, so `I`, `l`, `i` and `1` are all the same here.
    """
    text = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # a capital may look like something that its small letter does not, and the other way round
        text = unicodedata.normalize("NFD", text).translate(_looks()).casefold()
    return " ".join(text.replace("i", "l").split())


@lru_cache(maxsize=1)
def _reserved() -> frozenset[str]:
    return frozenset(map(likeness, RESERVED))


@lru_cache(maxsize=1)
def _looks() -> dict[int, str]:
    """Letter → the one that stands for all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data as data  # a large table: read when it is needed

    alike = {sign.strip(MARK): [one["c"].strip(MARK) for one in like] for sign, like in data.items()}
    return {ord(sign): _first(alike, sign) for sign in alike if len(sign) == 1}


def _first(alike: dict[str, list[str]], sign: str) -> str:
    """The table names with the first of a group all the others, and with each of the others the first."""
    like = alike[sign]
    if len(like) != 1:
        return sign
    (other,) = like
    pair = alike.get(other) == [sign]
    return min(sign, other) if pair else other

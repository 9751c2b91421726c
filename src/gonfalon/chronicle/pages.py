"""The finished chronicle as a value: years, entries, paragraphs. What it is written on is `export`'s business."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["text", "facts", "account", "note"]


class Told(msgspec.Struct, frozen=True):
    """A sentence, the variants it is said in (its own and that of its front), and the events it tells of.

    Events are counted among those the reader heard. What people wrote themselves tells of no event.
    """

    text: str
    variant: str
    front: str = ""
    events: tuple[int, ...] = ()


class Paragraph(msgspec.Struct, frozen=True):
    """A piece of an entry. An account has a head ("As the Orcs tell it"), and a battle its key (`1.3.E4`)."""

    text: str
    kind: Kind = "text"
    head: str = ""
    battle: str = ""
    told: tuple[Told, ...] = ()  # its sentences, as long as nobody has put it in other words

    @classmethod
    def of(cls, told: Sequence[Told], kind: Kind = "text", head: str = "", battle: str = "") -> Paragraph:
        return cls(" ".join(sentence.text for sentence in told), kind, head, battle, tuple(told))


class Entry(msgspec.Struct, frozen=True):
    """What is told of a month, of a winter, or of the time before the first month."""

    month: int
    label: str
    date: str
    paragraphs: tuple[Paragraph, ...]


class Year(msgspec.Struct, frozen=True):
    """A year: its name heads the page; a closed one has its argument (ME-CHR-07)."""

    year: int
    name: str
    argument: str
    entries: tuple[Entry, ...]
    heads: tuple[Told, ...] = ()  # the matters of its argument


class Victory(msgspec.Struct, frozen=True):
    """Whose a battle was: he may write its account (ME-CHR-10, ME-CHR-12)."""

    key: str
    victor: str
    year: int
    month: int


class Chronicle(msgspec.Struct, frozen=True):
    """The whole of it."""

    title: str
    lang: str
    years: tuple[Year, ...]
    victories: tuple[Victory, ...] = ()
    spoken: tuple[str, ...] = ()  # the variants used, in order: how repetition is measured

"""The finished chronicle as a value: years, entries, paragraphs. What it is written on is `export`'s business."""

from __future__ import annotations

from typing import Literal

import msgspec


class Paragraph(msgspec.Struct, frozen=True):
    """A piece of an entry. An account has a head ("As the Orcs tell it"), and a battle its key (`1.3.E4`)."""

    text: str
    kind: Literal["text", "facts", "account", "note"] = "text"
    head: str = ""
    battle: str = ""


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

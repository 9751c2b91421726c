"""A recorded campaign as it is written down: one line of JSON, its contents packed.

Its items are kept in categories, each with the place in the campaign where it was seen. Pages are taken apart into
pieces that are kept once, because most of a page is the same as on the page before.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

FORM = 1  # of the file
# In the order in which they are seen at one place: what comes first there is named as the first difference.
CATEGORIES = ("options", "refusals", "pages", "chronicles", "reasons", "answers", "dice", "events", "ends")
Item = list[Any]  # the place, and what was seen there
Piece = int | list[int] | dict[str, int]  # where the parts of a field of a page are kept
FIELDS, LIST, DICT = (
    msgspec.json.Decoder(t) for t in (dict[str, msgspec.Raw], list[msgspec.Raw], dict[str, msgspec.Raw])
)


class Body(msgspec.Struct):
    """Everything that was seen."""

    items: dict[str, list[Item]]
    kept: list[msgspec.Raw] = []  # the pieces of all pages


class Record(msgspec.Struct):
    """A line of the file. What has the same digest is the same."""

    ruleset: str
    number: int
    seed: str
    counts: dict[str, int]
    digests: dict[str, str]
    state: str  # the hash of the state at the end: it may change by a translation of field names, and is told apart
    packed: str
    form: int = FORM

    def body(self) -> Body:
        return msgspec.json.decode(zlib.decompress(base64.b85decode(self.packed)), type=Body)


class Keeper:
    """Takes down what is seen in one campaign."""

    def __init__(self) -> None:
        self.items: dict[str, list[Item]] = {category: [] for category in CATEGORIES}
        self._digests = {category: hashlib.sha256() for category in CATEGORIES}
        self._kept: dict[bytes, int] = {}

    def keep(self, category: str, place: int, seen: Any) -> None:
        item = [place, seen]
        self._digests[category].update(msgspec.json.encode(item, order="deterministic", enc_hook=str))
        self.items[category].append(item)

    def keep_page(self, place: int, viewer: str, lang: str, page: bytes) -> None:
        self._digests["pages"].update(f"{place} {viewer} {lang} ".encode() + page)
        fields = {name: self._piece(bytes(raw)) for name, raw in FIELDS.decode(page).items()}
        self.items["pages"].append([place, {"viewer": viewer, "lang": lang, "page": fields}])

    def _piece(self, raw: bytes) -> Piece:
        if raw[:1] == b"[":
            return [self._number(bytes(part)) for part in LIST.decode(raw)]
        if raw[:1] == b"{":
            return {name: self._number(bytes(part)) for name, part in DICT.decode(raw).items()}
        return self._number(raw)

    def _number(self, raw: bytes) -> int:
        return self._kept.setdefault(raw, len(self._kept))

    def record(self, ruleset: str, number: int, seed: str, state: str) -> Record:
        body = Body(self.items, [msgspec.Raw(raw) for raw in self._kept])
        packed = zlib.compress(msgspec.json.encode(body, enc_hook=str), 6)
        counts = {category: len(items) for category, items in self.items.items()}
        digests = {category: digest.hexdigest()[:24] for category, digest in self._digests.items()}
        return Record(ruleset, number, seed, counts, digests, state, base64.b85encode(packed).decode())


def write_line(record: Record) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def read(file: Path) -> Iterator[Record]:
    """The recorded campaigns of a file, one after another."""
    with file.open("rb") as lines:
        for line in lines:
            record = msgspec.json.decode(line, type=Record)
            if record.form != FORM:
                raise SystemExit(f"{file} is of form {record.form}, and this reads form {FORM}: record it anew")
            yield record

"""Digests of what stands in the database beside the log, which chains itself: bits that flip on a disk are noticed.

They keep nobody from forging who can write there. A checkpoint's covers its whole row, the events before it among it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

SIZE = 16
NOTHING_TOLD = "0" * 32
ROW = ("campaign", "number", "last", "heard", "version", "frame", "year", "month", "over", "told", "body")


def _digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"".join(parts), digest_size=SIZE).hexdigest()


def digest_of_about(id: str, ruleset: str, about: bytes) -> str:
    """Of what never changes of a campaign: which it is, and all that its file says of itself."""
    return _digest(msgspec.json.encode((id, ruleset)), about)


def digest_of_paper(*parts: str | bytes) -> str:
    """Of what somebody wrote, to whom and where."""
    return _digest(msgspec.json.encode(parts))


def digest_of_row(row: Mapping[str, Any]) -> str:
    """Of a checkpoint as it is kept."""
    plain = msgspec.json.encode([row[name] for name in ROW[:-1]])
    return _digest(plain, row["body"])


def chained(told: str, bodies: Iterable[bytes]) -> str:
    """The digest of events after those of that digest; each is chained to the one before it."""
    for body in bodies:
        told = _digest(told.encode(), body)
    return told

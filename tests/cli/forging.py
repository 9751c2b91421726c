"""What a forger can do to the file of a campaign: it is a zip of JSON, and hashes can be made good again."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from gonfalon.kernel import Entry, write_log
from gonfalon.kernel.log import GENESIS

Line = dict[str, Any]


def parts(war: str) -> dict[str, bytes]:
    with zipfile.ZipFile(war) as pack:
        return {name: pack.read(name) for name in pack.namelist()}


def write(war: str, parts: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(war, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, data in parts.items():
            pack.writestr(name, data)


def describe(war: str, **changes: Any) -> None:
    """Change what the file says of itself."""
    kept = parts(war)
    write(war, {**kept, "campaign.json": json.dumps({**json.loads(kept["campaign.json"]), **changes}).encode()})


def chained(lines: Iterable[Line]) -> list[Entry]:
    """Entries of these inputs, numbered and with hashes that chain."""
    before, sealed = GENESIS, list[Entry]()
    for number, line in enumerate(lines):
        sealed.append(msgspec.convert({**line, "number": number}, Entry).sealed_after(before))
        before = sealed[-1].hash
    return sealed


def logged(war: str) -> list[Line]:
    return [json.loads(line) for line in parts(war)["inputs.jsonl"].splitlines()]


def relogged(war: str, lines: Iterable[Line]) -> None:
    """Another log with all its hashes made good, as a cheat would write it."""
    write(war, {**parts(war), "inputs.jsonl": write_log(chained(lines))})


def reforged(war: str, change: Callable[[Line], object]) -> None:
    """A log with something changed in its lines, and all its hashes made good again."""
    lines = logged(war)
    for line in lines:
        change(line)
    relogged(war, lines)

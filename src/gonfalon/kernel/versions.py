"""Logs that other versions of the rules wrote: what may be played on, and what its owner must decide first.

Every entry names the version of the rules that took it. A version is raised when a ruling changes; `reads` names
the earlier ones that are read as they were (their rulings are settings by now). A log of another version is not played
on by itself: its owner chooses to go on by the new rules, which is an input (`Reread`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gonfalon.kernel.inputs import Reread
from gonfalon.kernel.log import Entry
from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.rules import RuleSet


def older_rules(rules: RuleSet[Any], entries: Sequence[Entry]) -> Refusal | None:
    """Why this log waits for its owner's word: since he last chose, rules took part that are read otherwise."""
    known = {rules.version, *rules.reads}
    for entry in reversed(entries):
        if entry.version not in known:
            return Refusal.of("kernel-older-rules", found=entry.version, version=rules.version)
        if isinstance(entry.input, Reread):
            return None
    return None


def voided(entries: Iterable[Entry]) -> frozenset[int]:
    """The numbers of the inputs that were void when the campaign went on by newer rules."""
    chosen = [(entry.input.cut, entry.number) for entry in entries if isinstance(entry.input, Reread)]
    return frozenset(number for cut, end in chosen for number in range(cut, end))

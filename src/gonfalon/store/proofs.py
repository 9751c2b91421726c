"""What the file of a campaign proves: that its dice fell as promised, and that its log leads to what it tells.

Nothing in a file is believed but its log, and of that only what can be found again: sealed dice and the thoughts of
computer players from the secret, events from the rules. Who noted the commitment at the start can hold any file
against it, also one that was written anew from its first line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from gonfalon.kernel import Event, Message, Refusal, Refused, Table, verify_dice
from gonfalon.kernel.inputs import Start, Typed
from gonfalon.kernel.log import Entry, Verdict
from gonfalon.players.reasons import asked_again
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.files import Campaign, CampaignFile, event_line, open_table


class Proof(NamedTuple):
    """What came of checking a file."""

    verdict: Verdict | None  # on the dice; None as long as somebody else keeps the secret
    table: Table[Any] | None  # as far as the log can be followed; None where it has no beginning
    wrong: Refusal | None  # the first thing that does not hold
    remark: Message | None = None  # what could not be held against anything


def prove(file: CampaignFile, noted: str = "") -> Proof:
    """Check everything but the computer players. `noted` is the commitment somebody wrote down at the beginning."""
    verdict = None if file.campaign.shut else dice_of(file.campaign, file.entries)
    wrong = _other_seal(file, noted) or _bad_dice(verdict)
    try:
        table, stopped = open_table(file)
    except Refused as refused:
        return Proof(verdict, None, wrong or refused.refusal)
    line = None if stopped else wrong_event(file.events, table.heard)
    if line is None:
        return Proof(verdict, table, wrong or stopped)
    older = next((e.version for e in file.entries if e.version != table.rules.version), None)
    if older is None:
        return Proof(verdict, table, wrong or Refusal.of("proof-events", line=line))
    # Other rules may tell the same otherwise, and that is no forgery.
    remark = Message.of("proof-events-older", line=line, version=older, now=table.rules.version)
    return Proof(verdict, table, wrong, remark)


def dice_of(campaign: Campaign, entries: Sequence[Entry]) -> Verdict:
    """Recompute every roll that was promised; what fell without a promise proves nothing and is not counted."""
    if campaign.promised:
        return verify_dice(entries, bytes.fromhex(campaign.secret))
    return Verdict(0, sum(isinstance(entry.input, Typed) for entry in entries), 0)


def _other_seal(file: CampaignFile, noted: str) -> Refusal | None:
    """Is this the campaign whose commitment was noted?"""
    start = file.entries[0].input if file.entries else None
    sealed = start.commitment if isinstance(start, Start) else ""
    if not noted or noted == sealed:
        return None
    return Refusal.of("proof-other-seal", noted=noted, found=sealed or "-")


def _bad_dice(verdict: Verdict | None) -> Refusal | None:
    if verdict is None or verdict.first_bad is None:
        return None
    number, index = verdict.first_bad
    return Refusal.of("proof-bad-dice", number=str(number), index=str(index))


def wrong_event(events: bytes, heard: Sequence[Event]) -> int | None:
    """The number of the first line that is not what the log leads to, missing and added ones among them."""
    pairs = zip_longest(BytesIO(events), heard)
    return next((n for n, (line, event) in enumerate(pairs, 1) if not _tells(line, event)), None)


def _tells(line: bytes | None, event: Event | None) -> bool:
    """Does this line tell this event? In which order it names things is all the same, but it names each once."""
    if line is None or event is None:
        return False
    wanted = event_line(event)
    if line == wanted:
        return True
    try:
        return len(line) == len(wanted) and msgspec.json.decode(line) == msgspec.json.decode(wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def minds(file: CampaignFile) -> Iterator[bool]:
    """Follow the log, and say of each answer of a computer player whether he gives it again."""
    first, *rest = file.entries
    table, stopped = Table.replay(rule_set(file.campaign.ruleset), [first], file.campaign.source())
    if stopped:
        raise Refused(stopped)
    for reason in asked_again(table, rest, file.campaign.lucks(first)):
        yield reason is not None

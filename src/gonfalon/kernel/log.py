"""The log: numbered inputs with the dice they caused, chained by hashes so that nothing can be changed unseen."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from io import BytesIO

import msgspec

from gonfalon.kernel.dice import MOST_SIDES, SealedDice
from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.inputs import AnyInput, Typed
from gonfalon.kernel.messages import Refusal, Refused

GENESIS = "0" * 64


class Fell(msgspec.Struct, frozen=True, array_like=True):
    """Dice that fell, and the place in the log they were drawn for."""

    sides: int
    dice: Dice
    number: int
    index: int


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An input in its place. The nonce keeps a secret answer from being guessed out of its hash."""

    number: int
    input: AnyInput
    rolls: tuple[Fell, ...] = ()
    version: str = ""
    nonce: str = ""
    hash: str = ""

    def sealed_after(self, before: str) -> Entry:
        """The same entry with the hash that chains it to the one before."""
        return msgspec.structs.replace(self, hash=self._digest(before))

    def follows(self, before: str) -> bool:
        return self.hash == self._digest(before)

    def _digest(self, before: str) -> str:
        bare = msgspec.json.encode(msgspec.structs.replace(self, hash=""), order="deterministic")
        return hashlib.sha256(before.encode() + bare).hexdigest()


def write_log(entries: Iterable[Entry]) -> bytes:
    """A line of JSON an entry."""
    return b"".join(msgspec.json.encode(e, order="deterministic") + b"\n" for e in entries)


def read_log(data: bytes, first: int = 0, before: str = GENESIS) -> tuple[list[Entry], Refusal | None]:
    """The sound entries from number `first` on, after the one of that hash, and what is wrong with the next."""
    return read_lines((line.removesuffix(b"\n") for line in BytesIO(data or b"\n")), first, before)


def read_lines(lines: Iterable[bytes], first: int = 0, before: str = GENESIS) -> tuple[list[Entry], Refusal | None]:
    """The same from lines that come one by one; none is asked for after the first that is wrong."""
    entries: list[Entry] = []
    for line in lines:
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return entries, Refusal.of("kernel-log-damaged", number=first + len(entries), problem=str(error))
        if entry.number != first + len(entries):
            return entries, Refusal.of("kernel-log-number", number=first + len(entries), found=entry.number)
        if not entry.follows(before):
            return entries, Refusal.of("kernel-log-tampered", number=entry.number)
        entries.append(entry)
        before = entry.hash
    return entries, None


def sound_log(data: bytes) -> list[Entry]:
    """The entries of a log that must be whole; raises `Refused` naming the first bad entry."""
    entries, wrong = read_log(data)
    if wrong:
        raise Refused(wrong)
    return entries


class Verdict(msgspec.Struct, frozen=True):
    """What a check of the dice found: how many rolls were sealed, typed and wrong, and the first wrong one."""

    sealed: int
    typed: int
    bad: int
    first_bad: tuple[int, int] | None = None  # number of the input, index of the roll


def verify_dice(entries: Sequence[Entry], secret: bytes) -> Verdict:
    """Recompute every sealed roll.

    A roll belongs to the place it was drawn for: its own entry's next index, or the place of a roll that fell earlier
    and was kept when a step began anew.
    """
    dice, known, sealed, wrong = SealedDice(secret), set[Fell](), 0, list[tuple[int, int]]()
    for entry in entries:
        for index, fell in enumerate(entry.rolls):
            sealed += 1
            drawn = (fell.number, fell.index) == (entry.number, index) or fell in known
            if not drawn or not _gave(dice, fell):
                wrong.append((entry.number, index))
        known.update(entry.rolls)
    typed = sum(isinstance(e.input, Typed) for e in entries)
    return Verdict(sealed, typed, len(wrong), wrong[0] if wrong else None)


def _gave(dice: SealedDice, fell: Fell) -> bool:
    possible = 1 <= fell.sides <= MOST_SIDES
    return possible and dice.roll(fell.number, fell.index, Roll(len(fell.dice), fell.sides, "")) == fell.dice

"""A whole campaign in one `.gonfalon` file: a zip of `campaign.json`, `inputs.jsonl` and `events.jsonl`.

Such a file is a table's own copy and holds everything, the secret of the dice among it (what a running campaign gives
to a player names his seat and is no campaign: see `exchange.py`). It is written whole under another name and then put
in place, so that it is never half there. Reading is a door: sizes are bounded (`packs.py`), the first bad entry of the
log is named, and a file that says of itself what its log does not say is refused. What a whole file proves is told in
`proofs.py`.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.kernel import (
    Event,
    FastDice,
    Refusal,
    Refused,
    SealedDice,
    Table,
    TableDice,
    older_rules,
    write_log,
)
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.history import PLAYED
from gonfalon.kernel.inputs import AnyInput, Seat, Start
from gonfalon.kernel.log import Entry, read_lines
from gonfalon.kernel.whole_files import write_whole
from gonfalon.players.seating import HUMAN, Luck, seeded
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.packs import Pack

CAMPAIGN, INPUTS, EVENTS = "campaign.json", "inputs.jsonl", "events.jsonl"
PARTS = (CAMPAIGN, INPUTS, EVENTS)
SEALED, TABLE, FAST = SealedDice.kind, TableDice.kind, FastDice.kind
DAMAGED_ZIP = (zipfile.BadZipFile, zlib.error, KeyError, NotImplementedError, EOFError, RuntimeError, ValueError)
FIXED_DATE = (1990, 1, 1, 0, 0, 0)  # so that the same campaign gives the same bytes


class Forged(Refused):
    """A file that contradicts itself."""


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a file says of itself."""

    ruleset: str
    version: str
    dice: str = SEALED  # sealed | table | fast
    commitment: str = ""
    secret: str = ""  # hexadecimal; absent in what a running campaign shows to a player
    holders: dict[str, str] = {}  # seat → human or a computer player
    seed: str = ""  # of the world; computer players think with it where there is no secret
    seat: str = ""  # whose view the file is; "": everything

    def source(self) -> DiceSource:
        """The dice of the campaign."""
        sealed = SealedDice(bytes.fromhex(self.secret))
        if self.dice == TABLE:
            return TableDice(sealed if self.secret else None)
        return sealed if self.dice == SEALED else FastDice(self.seed)

    def luck(self) -> Luck:
        """With what its computer players think from now on."""
        return SealedDice(bytes.fromhex(self.secret)).luck if self.secret else seeded(self.seed)

    def lucks(self, first: Entry) -> tuple[Luck, ...]:
        """With what they may have thought so far: in a log that does not say its dice, also with the seed."""
        told = isinstance(first.input, Start) and first.input.dice
        return (self.luck(),) if told else (self.luck(), seeded(self.seed))

    @property
    def promised(self) -> bool:
        """Was a secret committed to, or are all dice drawn from one?"""
        return self.dice == SEALED or bool(self.commitment)

    @property
    def shut(self) -> bool:
        """Is the secret kept by somebody else, so that nothing can be checked here and nobody can play on?"""
        return self.promised and not self.secret


def begun(ruleset: str, version: str, dice: str, holders: Mapping[str, str], seed: str) -> Campaign:
    """A campaign that is about to begin, with a fresh secret for its dice and its computer players."""
    sealed = SealedDice.fresh(TableDice.mark if dice == TABLE else b"")
    return Campaign(ruleset, version, dice, sealed.commitment, sealed.secret.hex(), dict(holders), seed)


class CampaignFile(msgspec.Struct, frozen=True):
    """What a file holds. `wrong` is what is the matter with the first bad entry of its log, if any."""

    campaign: Campaign
    entries: list[Entry]
    wrong: Refusal | None
    events: bytes = b""  # as they stand there, a line each


def write_campaign(path: Path, campaign: Campaign, entries: Iterable[Entry], events: Iterable[Event]) -> None:
    """Write a campaign so that the file is either the old or the new one, never half of it; others cannot read it."""
    write_whole(path, packed(campaign, write_log(entries), events), private=True)


def packed(campaign: Campaign, inputs: bytes, events: Iterable[Event], **more: bytes) -> bytes:
    """The bytes of a file; `more` are parts beside the three, by their names without the ending `.json`."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as pack:
        _put(pack, CAMPAIGN, msgspec.json.format(msgspec.json.encode(campaign), indent=2))
        _put(pack, INPUTS, inputs)
        _put(pack, EVENTS, b"".join(event_line(event) for event in events))
        for name, part in more.items():
            _put(pack, f"{name}.json", part)
    return data.getvalue()


def event_line(event: Event) -> bytes:
    """An event as it stands in a file."""
    return msgspec.json.encode(_flat(event)) + b"\n"


def _flat(event: Event) -> dict[str, Any]:
    """An event as scripts read it: what it is about stands beside its kind, or under `args` where a name is taken."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    args = plain.pop("args", {})
    taken = {name: value for name, value in args.items() if name in plain}
    return {"kind": event.kind, **args, **plain, **({"args": taken} if taken else {})}


def _put(pack: zipfile.ZipFile, name: str, data: bytes) -> None:
    info = zipfile.ZipInfo(name, FIXED_DATE)
    info.compress_type = zipfile.ZIP_DEFLATED
    pack.writestr(info, data)


def read_campaign(path: Path) -> CampaignFile:
    """The campaign of a file; raises `Refused` for what is none."""
    return unpacked(path, path)


def unpacked(source: Path | BytesIO, path: Path) -> CampaignFile:
    """The campaign of a file, or of bytes that came under that name; raises `Refused` for what is none."""
    try:
        with Pack(source, path) as pack:
            campaign = msgspec.json.decode(pack.part(CAMPAIGN), type=Campaign)
            if campaign.seat:
                raise Refused.of("campaign-view-only", path=str(path), seat=campaign.seat)
            _check_parts(pack, path)
            entries, wrong = read_lines(pack.lines(INPUTS))
            events = b"".join(line + b"\n" for line in pack.lines(EVENTS)) if EVENTS in pack.names else b""
    except OSError as error:
        raise Refused.of("campaign-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused.of("campaign-damaged", path=str(path), part=CAMPAIGN, problem=str(error)) from None
    except DAMAGED_ZIP as error:
        raise Refused.of("campaign-no-file", path=str(path), problem=str(error)) from None
    _check_dice(campaign, path)
    _check_told(campaign, entries, path)
    return CampaignFile(campaign, entries, wrong, events)


def _check_parts(pack: Pack, path: Path) -> None:
    """Each part once and nothing beside: of two with one name every reader might take another."""
    names = pack.names
    if odd := next((name for name in names if name not in PARTS or names.count(name) > 1), None):
        raise Forged(Refusal.of("campaign-parts", path=str(path), part=odd, parts=", ".join(PARTS)))


def _check_dice(campaign: Campaign, path: Path) -> None:
    """Dice of a kind we know; their secret is hexadecimal, of that kind, and the one that was committed to."""
    if campaign.dice not in (SEALED, TABLE, FAST):
        raise Refused.of("campaign-damaged", path=str(path), part=CAMPAIGN, problem="dice")
    try:
        secret = bytes.fromhex(campaign.secret)
    except ValueError:
        raise Refused.of("campaign-damaged", path=str(path), part=CAMPAIGN, problem="secret") from None
    marked = secret.startswith(TableDice.mark) == (campaign.dice == TABLE)
    fits = marked and SealedDice(secret).commitment == campaign.commitment
    if campaign.secret and campaign.commitment and not fits:
        raise Forged(Refusal.of("campaign-other-secret", path=str(path)))


def _check_told(campaign: Campaign, entries: Sequence[Entry], path: Path) -> None:
    """What a file says of itself is what its log says: only the log is chained, and anybody can write the rest."""
    if not entries:
        return
    for field, logged in _logged(campaign, entries).items():
        told = _computers(campaign.holders) if field == "holders" else getattr(campaign, field)
        if told not in logged:
            about = {"field": field, "told": _short(told), "logged": _short(logged[0])}
            raise Forged(Refusal.of("campaign-contradicts", path=str(path), **about))


def _logged(campaign: Campaign, entries: Sequence[Entry]) -> dict[str, tuple[Any, ...]]:
    """What the log says of what the description says too. (In a simulation nobody sits down.)"""
    start = entries[0].input
    if not isinstance(start, Start):
        return {}
    said: dict[str, tuple[Any, ...]] = {"ruleset": (start.ruleset,), "version": (entries[0].version,)}
    said["commitment"] = (start.commitment,)
    if start.dice:
        said |= {"dice": (start.dice,), "seed": (str(start.settings.get("seed", campaign.seed)),)}
    elif start.commitment:
        said["dice"] = (SEALED,)  # before the log said its dice, only sealed ones were committed to
    if start.commitment or campaign.dice == TABLE:
        inputs = [entry.input for entry in entries]
        first = takewhile(lambda given: not isinstance(given, PLAYED), inputs)
        said["holders"] = (_seated(given for given in first if not getattr(given, "by", "")), _seated(inputs))
    return said


def _seated(inputs: Iterable[AnyInput]) -> dict[str, str]:
    """The computer players who sit where these inputs leave them."""
    seats = {given.who: given for given in inputs if isinstance(given, Seat)}
    return {seat: given.holder for seat, given in seats.items() if given.computer}


def _computers(holders: Mapping[str, str]) -> dict[str, str]:
    return {seat: holder for seat, holder in holders.items() if holder != HUMAN}


def _short(told: object) -> str:
    text = ", ".join(f"{seat} {holder}" for seat, holder in told.items()) if isinstance(told, dict) else str(told)
    return text[:80] or "-"


def open_table(file: CampaignFile) -> tuple[Table[Any], Refusal | None]:
    """The table of a file, up to the first input that is damaged or refused, and what is wrong with that."""
    if not file.entries:
        raise Refused(file.wrong or Refusal.of("kernel-log-no-start"))
    rules = rule_set(file.campaign.ruleset)
    table, stopped = Table.replay(rules, file.entries, file.campaign.source())
    return table, older_rules(rules, file.entries) or stopped or file.wrong


def save_table(path: Path, campaign: Campaign, table: Table[Any]) -> None:
    """Write a table with its whole story."""
    write_campaign(path, campaign, table.log, table.heard)

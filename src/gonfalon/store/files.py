"""A whole campaign in one `.gonfalon` file: a zip of `campaign.json`, `inputs.jsonl` and `events.jsonl`.

Such a file is a table's own copy and holds everything, the secret of the dice among it (what a running campaign gives
to a player names his seat and is no campaign: see `exchange.py`). It is written whole under another name and then put
in place, so that it is never half there. Reading is a door: sizes are bounded, and the
first bad entry of the log is named.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.kernel import Event, FastDice, Refusal, Refused, SealedDice, Table, TableDice, read_log, write_log
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.inputs import Start
from gonfalon.kernel.log import Entry
from gonfalon.kernel.whole_files import write_whole
from gonfalon.rulesets.registry import rule_set

CAMPAIGN, INPUTS, EVENTS = "campaign.json", "inputs.jsonl", "events.jsonl"
MOST_BYTES = 128 * 1024 * 1024  # unpacked; a ten-year campaign is a few megabytes
SEALED, TABLE, FAST = "sealed", "table", "fast"
DAMAGED_ZIP = (zipfile.BadZipFile, zlib.error, KeyError, NotImplementedError, EOFError, RuntimeError, ValueError)
FIXED_DATE = (1990, 1, 1, 0, 0, 0)  # so that the same campaign gives the same bytes


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a file says of itself."""

    ruleset: str
    version: str
    dice: str = SEALED  # sealed | table | fast
    commitment: str = ""
    secret: str = ""  # hexadecimal; absent in what a running campaign shows to a player
    holders: dict[str, str] = {}  # seat → human or a computer player
    seed: str = ""  # of the computer players' thinking
    seat: str = ""  # whose view the file is; "": everything

    def source(self) -> DiceSource:
        """The dice of the campaign."""
        if self.dice == TABLE:
            return TableDice()
        return SealedDice(bytes.fromhex(self.secret)) if self.dice == SEALED else FastDice(self.seed)


class CampaignFile(msgspec.Struct, frozen=True):
    """What a file holds. `wrong` is what is the matter with the first bad entry of its log, if any."""

    campaign: Campaign
    entries: list[Entry]
    wrong: Refusal | None


def write_campaign(path: Path, campaign: Campaign, entries: Iterable[Entry], events: Iterable[Event]) -> None:
    """Write a campaign so that the file is either the old or the new one, never half of it."""
    write_whole(path, packed(campaign, write_log(entries), events))


def packed(campaign: Campaign, inputs: bytes, events: Iterable[Event], **more: bytes) -> bytes:
    """The bytes of a file; `more` are parts beside the three, by their names without the ending `.json`."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as pack:
        _put(pack, CAMPAIGN, msgspec.json.format(msgspec.json.encode(campaign), indent=2))
        _put(pack, INPUTS, inputs)
        _put(pack, EVENTS, b"".join(msgspec.json.encode(_flat(event)) + b"\n" for event in events))
        for name, part in more.items():
            _put(pack, f"{name}.json", part)
    return data.getvalue()


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
        with zipfile.ZipFile(source) as pack:
            _check_sizes(pack, path)
            campaign = msgspec.json.decode(pack.read(CAMPAIGN), type=Campaign)
            if campaign.seat:
                raise Refused.of("campaign-view-only", path=str(path), seat=campaign.seat)
            entries, wrong = read_log(pack.read(INPUTS))
    except OSError as error:
        raise Refused.of("campaign-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused.of("campaign-damaged", path=str(path), part=CAMPAIGN, problem=str(error)) from None
    except DAMAGED_ZIP as error:
        raise Refused.of("campaign-no-file", path=str(path), problem=str(error)) from None
    _check_dice(campaign, entries, path)
    return CampaignFile(campaign, entries, wrong)


def _check_sizes(pack: zipfile.ZipFile, path: Path) -> None:
    if sum(info.file_size for info in pack.infolist()) > MOST_BYTES:
        raise Refused.of("campaign-too-large", path=str(path), most=MOST_BYTES // 1024 // 1024)


def _check_dice(campaign: Campaign, entries: Sequence[Entry], path: Path) -> None:
    """Dice of a kind we know; their secret is hexadecimal and the one that was committed to, as the log has it too."""
    if campaign.dice not in (SEALED, TABLE, FAST):
        raise Refused.of("campaign-damaged", path=str(path), part=CAMPAIGN, problem="dice")
    try:
        secret = bytes.fromhex(campaign.secret)
    except ValueError:
        raise Refused.of("campaign-damaged", path=str(path), part=CAMPAIGN, problem="secret") from None
    start = entries[0].input if entries else None
    committed = start.commitment if isinstance(start, Start) else campaign.commitment
    other = campaign.secret and committed and SealedDice(secret).commitment != committed
    if other or committed != campaign.commitment:
        raise Refused.of("campaign-other-secret", path=str(path))


def open_table(file: CampaignFile) -> tuple[Table[Any], Refusal | None]:
    """The table of a file, up to the first input that is damaged or refused, and what is wrong with that."""
    if not file.entries:
        raise Refused(file.wrong or Refusal.of("kernel-log-no-start"))
    table, stopped = Table.replay(rule_set(file.campaign.ruleset), file.entries, file.campaign.source())
    return table, stopped or file.wrong


def save_table(path: Path, campaign: Campaign, table: Table[Any]) -> None:
    """Write a table with its whole story."""
    write_campaign(path, campaign, table.log, table.heard)

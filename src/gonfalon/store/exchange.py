"""Campaigns out of the archive and into it, as `.gonfalon` files.

The whole file is for the umpire, and for everybody when the campaign is over. While it runs a player gets a file of
what he may know: his own inputs, numbered by themselves, the events he may see, and his view. It has no secret of
the dice, no seed, no settings, no rolls and no hashes: each of those could tell what others did. Such a file is
something to read, and is refused where a campaign is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.kernel import UMPIRE, Eyes, Refused, Table, write_log
from gonfalon.kernel.bounds import beyond
from gonfalon.kernel.inputs import AnyInput, Membership, Start, Undo
from gonfalon.kernel.log import Entry
from gonfalon.kernel.messages import Refusal
from gonfalon.players.seating import HUMAN
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.archive import Archive
from gonfalon.store.files import Campaign, CampaignFile, packed
from gonfalon.store.records import Place
from gonfalon.store.scribe import walk

EVERYBODY = "everybody"  # whose view a spectator's file is


def export(archive: Archive, id: str, eyes: Eyes = UMPIRE) -> bytes:
    """The file of a campaign for a seat, for the umpire, or for a spectator."""
    loaded = archive.load(id)
    entries = archive.entries(id)
    if eyes.umpire or loaded.table.play.over:
        return packed(loaded.campaign, write_log(entries), loaded.table.heard)
    return seen_by(loaded.table, loaded.campaign, entries, eyes.seat)


def seen_by(table: Table[Any], campaign: Campaign, entries: Iterable[Entry], who: str) -> bytes:
    """What one seat may know of a running campaign, as a file."""
    about = Campaign(
        ruleset=campaign.ruleset,
        version=campaign.version,
        dice=campaign.dice,
        commitment=campaign.commitment,
        holders={seat.who: seat.holder if seat.computer else HUMAN for seat in table.seats.values()},
        seat=who or EVERYBODY,
    )
    view = msgspec.structs.replace(table.view(who), events=())
    lines = [msgspec.json.encode(given) + b"\n" for given in _own(entries, who)]
    return packed(about, b"".join(lines), table.events(who), view=msgspec.json.encode(view))


def _own(entries: Iterable[Entry], who: str) -> list[AnyInput]:
    """His inputs; what he took back is named by its place among them."""
    own: list[AnyInput] = []
    place: dict[int, int] = {}
    for entry in entries:
        if who and getattr(entry.input, "who", "") == who and not _is_judged(entry.input, place):
            place[entry.number] = len(own)
            own.append(_renumbered(entry.input, place))
    return own


def _is_judged(given: AnyInput, place: Mapping[int, int]) -> bool:
    """Was it taken back from the umpire's chair? An older log says so only by what was taken back: not his own."""
    return isinstance(given, Undo) and (given.umpire or given.to not in place)


def _renumbered(given: AnyInput, place: Mapping[int, int]) -> AnyInput:
    return msgspec.structs.replace(given, to=place[given.to]) if isinstance(given, Undo) else given


def bring_in(archive: Archive, file: CampaignFile, path: Path, owner: str, name: str = "", *, umpire: str = "") -> str:
    """Keep the campaign of a file in the archive; its id. Raises `Refused` for what cannot be played on.

    `path` is what the file is called: in what is said of it, and, if no name is given, as the campaign's name.
    `umpire` is what the owner is called, if he is to be its umpire.
    """
    table, pages = _replayed(file, path)
    if umpire:
        table.member(Membership("came", umpire, "umpire"))
    place = Place("umpire") if umpire else None
    return archive.create(file.campaign, name or path.stem[:80], owner, table, pages=pages, place=place)


def _check_bounds(file: CampaignFile) -> None:
    """What is brought in keeps the bounds that a campaign begun here keeps."""
    start = file.entries[0].input
    for told in (msgspec.to_builtins(file.campaign), start.settings if isinstance(start, Start) else {}):
        if wrong := beyond(told):
            raise Refused(wrong)


def _replayed(file: CampaignFile, path: Path) -> tuple[Table[Any], Sequence[Any]]:
    if not file.entries or file.wrong:
        raise Refused(file.wrong or Refusal.of("kernel-log-no-start"))
    _check_bounds(file)
    if file.campaign.shut:
        raise Refused.of("campaign-sealed", path=str(path))
    table, stopped, pages = walk(rule_set(file.campaign.ruleset), file.entries, file.campaign.source())
    if stopped:
        raise Refused(stopped)
    return table, pages

"""What `showing` makes of a table for whoever looks: all that a person is shown of a campaign comes from here."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace as changed

from gonfalon.kernel import Message, Table
from gonfalon.server.access import At
from gonfalon.server.live import LiveCampaign
from gonfalon.showing import logbook, maps, pages, replays
from gonfalon.showing.docket import DocketItem
from gonfalon.showing.docket import corrections as corrections_of
from gonfalon.showing.docket import docket as docket_of
from gonfalon.showing.recap import recap
from gonfalon.showing.replays import Past
from gonfalon.showing.sheets import Ground, sheets_of
from gonfalon.showing.sight import Seat, sight
from gonfalon.showing.types import CampaignHead, Corrections, LogEntry, Replay, TablePage, UndoRequest, WhyNot
from gonfalon.showing.why import why_not
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive
from gonfalon.store.proofs import dice_of

LATELY = 80  # events: about as many as a month has


def seat_of(at: At, words: Words, revision: int = 0) -> Seat:
    """Who looks at which table."""
    return _seat(at, at.live.table, words, revision)


def still_seat(at: At, words: Words) -> Seat:
    """The same before a table that stands still, for a thread to look at while the real one moves on."""
    return _seat(at, at.live.table.still(), words)


def _seat(at: At, table: Table[Any], words: Words, revision: int = 0) -> Seat:
    live, over = at.live, table.play.over
    head = CampaignHead(
        id=live.id,
        name=live.name,
        ruleset=table.rules.name,
        over=over,
        paused=live.paused,
        revision=revision,
        stopped=words.say(live.stopped.message) if live.stopped else "",
        may_go_on=live.stopped is not None and at.owner,
        seal=live.campaign.commitment,
    )
    return Seat(
        table=table,
        eyes=at.eyes,
        campaign=head,
        role=at.role,
        seats=at.seats,
        rulers=live.rulers,
        commitment=live.campaign.commitment,
        secret=live.campaign.secret if over else "",
        verified=words.say(live.verdict) if live.verdict else "",
    )


def table_page(at: At, words: Words) -> TablePage:
    """All that somebody is shown of a campaign now, with the requests that concern him."""
    page = pages.table_page(seat_of(at, words, at.live.revision(at.eyes, at.asker.id)), words)
    requests = tuple(
        UndoRequest(to=one.number, by=one.by, seats_missing=one.missing)
        for one in at.live.requests.values()
        if at.seat in one.concerned
    )
    if at.live.stopped is not None:
        page = changed(page, questions=(), beside=(), roll=None, undo=None)  # nobody can answer
    return changed(page, undo_requests=requests) if requests else page


def ground(at: At) -> Ground:
    """The open world, which a map can be drawn of beside the table."""
    table = at.live.table
    return sheets_of(table.rules.name).ground(table.play.state)


def pieces(at: At, words: Words, theme: str) -> str:
    """The layer that moves, as this viewer knows it."""
    return maps.pieces(sight(seat_of(at, words), words), theme)


def why(at: At, what: str, named: list[str], place: str, words: Words) -> WhyNot:
    """Why these pieces cannot do that there."""
    return why_not(at.live.table, at.seat, what, named, place, words)


def log(at: At, before: int | None, limit: int, words: Words) -> tuple[LogEntry, ...]:
    """Older entries of the log."""
    return logbook.entries(sight(seat_of(at, words), words), before=before, most=limit)


def lately(at: At, words: Words) -> str:
    """The two things that weigh most among what somebody has heard last."""
    seen = sight(seat_of(at, words), words)
    return recap(seen, len(seen.events) - LATELY)


def docket(at: At, words: Words) -> tuple[DocketItem, ...]:
    """The last inputs, for the umpire."""
    return docket_of(seat_of(at, words), words)


def corrections(at: At, words: Words) -> Corrections:
    """What can be put right, for the umpire."""
    return corrections_of(seat_of(at, words), words)


def replay(archive: Archive, seat: Seat, words: Words) -> Replay:
    """The pages one can stop at, and the graphs over them."""
    kept = [_past(archive, seat, n) for n in range(len(archive.frames(seat.campaign.id)))]
    return replays.replay(seat, kept, words)


def replay_page(archive: Archive, seat: Seat, words: Words, n: int) -> TablePage:
    """The table as it was then, without questions."""
    return pages.past_page(seat, _past(archive, seat, n), words)


def replay_pieces(archive: Archive, seat: Seat, words: Words, n: int, theme: str) -> str:
    """The layer that moves, as it was then."""
    return maps.pieces(replays.sight_then(seat, _past(archive, seat, n), words), theme)


def _past(archive: Archive, seat: Seat, n: int) -> Past:
    """Page n of the replay. It is numbered by its place: how many inputs there were is not for everybody."""
    loaded = archive.frame(seat.campaign.id, n)
    heard = len(loaded.checkpoint.heard) if loaded.checkpoint else 0
    return Past(n, loaded.table.play.base, heard)


def verdict(archive: Archive, live: LiveCampaign) -> Message:
    """What came of checking every sealed throw of a campaign that is over."""
    found = dice_of(live.campaign, archive.entries(live.id))
    return Message.of("server-verdict", sealed=found.sealed, typed=found.typed, bad=found.bad)

"""What `showing` makes of a table for whoever looks: all that a person is shown of a campaign comes from here."""

from __future__ import annotations

from msgspec.structs import replace as changed

from gonfalon.kernel import Message, verify_dice
from gonfalon.server.access import At
from gonfalon.server.sitting import Sitting
from gonfalon.showing import logbook, maps, pages, replays
from gonfalon.showing.docket import DocketItem
from gonfalon.showing.docket import docket as docket_of
from gonfalon.showing.recap import recap
from gonfalon.showing.replays import Past
from gonfalon.showing.sheets import sheets_of
from gonfalon.showing.sight import Seat, sight
from gonfalon.showing.types import CampaignHead, LogEntry, Replay, TablePage, UndoRequest, WhyNot
from gonfalon.showing.why import why_not
from gonfalon.showing.words import Words
from gonfalon.store.archive import Archive
from gonfalon.store.files import SEALED

LATELY = 80  # events: about as many as a month has


def seat_of(at: At, words: Words, revision: int = 0) -> Seat:
    """Who looks at which table."""
    sitting, table = at.sitting, at.sitting.table
    over = table.play.over
    head = CampaignHead(
        id=sitting.id,
        name=sitting.name,
        ruleset=table.rules.name,
        over=over,
        paused=sitting.paused,
        revision=revision,
    )
    return Seat(
        table=table,
        who=at.seat,
        campaign=head,
        role=at.role,
        seats=at.seats,
        rulers=sitting.rulers,
        commitment=sitting.campaign.commitment,
        secret=sitting.campaign.secret if over else "",
        verified=words.say(sitting.verdict) if sitting.verdict else "",
    )


def table_page(at: At, words: Words) -> TablePage:
    """All that somebody is shown of a campaign now, with the requests that concern him."""
    page = pages.table_page(seat_of(at, words, at.sitting.revision(at.seat)), words)
    requests = tuple(
        UndoRequest(to=one.to, by=one.by, seats_missing=one.missing)
        for one in at.sitting.requests.values()
        if at.seat in (one.by, *one.missing, *one.agreed)
    )
    return changed(page, undo_requests=requests) if requests else page


def terrain(at: At, words: Words, theme: str, v: str) -> tuple[str, str]:
    """The layer of the map that stays, if it can be of the world with this fingerprint; and which world it is of."""
    table = at.sitting.table
    return maps.terrain(sheets_of(table.rules.name).ground(table.play.state), words.lang, theme, v)


def pieces(at: At, words: Words, theme: str) -> str:
    """The layer that moves, as this viewer knows it."""
    seat = seat_of(at, words)
    return maps.pieces(sight(seat, sheets_of(seat.table.rules.name), words), theme)


def why(at: At, what: str, named: list[str], place: str, words: Words) -> WhyNot:
    """Why these pieces cannot do that there."""
    return why_not(at.sitting.table, at.seat, what, named, place, words)


def log(at: At, before: int | None, limit: int, words: Words) -> tuple[LogEntry, ...]:
    """Older entries of the log."""
    seat = seat_of(at, words)
    return logbook.entries(sight(seat, sheets_of(seat.table.rules.name), words), before=before, most=limit)


def lately(at: At, words: Words) -> str:
    """The two things that weigh most among what somebody has heard last."""
    seat = seat_of(at, words)
    seen = sight(seat, sheets_of(seat.table.rules.name), words)
    return recap(seen, len(seen.events) - LATELY)


def docket(at: At, words: Words) -> tuple[DocketItem, ...]:
    """The last inputs, for the umpire."""
    return docket_of(seat_of(at, words), words)


def replay(archive: Archive, at: At, words: Words) -> Replay:
    """The pages one can stop at, and the graphs over them."""
    kept = [_past(archive, at, n) for n in range(len(archive.frames(at.sitting.id)))]
    return replays.replay(seat_of(at, words), kept, words)


def replay_page(archive: Archive, at: At, n: int, words: Words) -> TablePage:
    """The table as it was then, without questions."""
    return pages.past_page(seat_of(at, words), _past(archive, at, n), words)


def replay_pieces(archive: Archive, at: At, n: int, words: Words, theme: str) -> str:
    """The layer that moves, as it was then."""
    return maps.pieces(replays.sight_then(seat_of(at, words), _past(archive, at, n), words), theme)


def _past(archive: Archive, at: At, n: int) -> Past:
    """Page n of the replay. It is numbered by its place: how many inputs there were is not for everybody."""
    loaded = archive.frame(at.sitting.id, n)
    heard = len(loaded.checkpoint.heard) if loaded.checkpoint else 0
    return Past(n, loaded.table.play.base, heard)


def verdict(archive: Archive, sitting: Sitting) -> Message:
    """What came of checking every sealed throw of a campaign that is over."""
    about = sitting.campaign
    found = verify_dice(archive.entries(sitting.id), bytes.fromhex(about.secret))
    sealed, bad = (found.sealed, found.bad) if about.dice == SEALED else (0, 0)
    return Message.of("server-verdict", sealed=sealed, typed=found.typed, bad=bad)

"""A campaign as the list shows it: where it stands, whom it waits for, and whether that is you."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Eyes
from gonfalon.kernel.messages import Refused
from gonfalon.players.seating import HUMAN
from gonfalon.server import shown
from gonfalon.server.access import OWNER, Asker, At
from gonfalon.server.desk import Desk
from gonfalon.server.wire import CampaignCard, WaitedFor
from gonfalon.showing.arms import grant
from gonfalon.showing.settings import rulebook
from gonfalon.showing.words import Words
from gonfalon.store.files import Campaign
from gonfalon.store.loading import find
from gonfalon.store.records import SEATED, Listed

LATEST = 6  # campaigns of the list that tell what happened lately


def card_of(desk: Desk, asker: Asker, listed: Listed, words: Words) -> CampaignCard:
    """One row of the list. Who is asked in private is named to himself and to the umpire only."""
    if asker.local:
        seats, role = _people(desk, listed.id), OWNER
    else:
        seats = tuple(dict.fromkeys(place.seat for place in listed.places if place.role in SEATED))
        role = listed.places[0].role if listed.places else OWNER
    rulers = {one.seat: one.name for one in desk.archive.seats.members(listed.id) if one.role == "ruler"}
    knows_all = asker.local or any(place.role == "umpire" for place in listed.places)
    waiting = [one for one in listed.waiting if one.public or knows_all or one.seat in seats]
    return CampaignCard(
        id=listed.id,
        name=listed.name,
        ruleset=listed.ruleset,
        rules=rulebook(words, listed.ruleset),
        role=role,
        seats=seats,
        colours={seat: arms.tincture for seat, arms in grant(dict.fromkeys(seats, "")).items()},
        year=listed.year,
        month=listed.month,
        when=words("server-when", ruleset=listed.ruleset, year=str(listed.year), month=listed.month),
        waiting=tuple(
            WaitedFor(seat=one.seat, name=rulers.get(one.seat, one.seat), since=one.since.isoformat())
            for one in waiting
        ),
        yours=not listed.over and any(one.seat in seats for one in waiting),
        over=listed.over,
        winner=listed.winner or None,
        last=listed.last.isoformat(),
        recap="",
    )


async def with_recap(desk: Desk, asker: Asker, card: CampaignCard, words: Words) -> CampaignCard:
    """The row with what happened lately, as whoever reads the list may know it; nothing of a table that is broken."""
    try:
        sitting = await desk.host.sitting(card.id)
    except Refused:
        return card
    await desk.host.settle(sitting)
    at = At(asker, sitting, Eyes(next(iter(card.seats), "")), card.role, card.seats, umpire=False, owner=False)
    return replace(card, recap=shown.lately(at, words))


def _people(desk: Desk, id: str) -> tuple[str, ...]:
    """The seats that people hold: as they sit now if the table is open, else as they sat down."""
    if (sitting := desk.host.peek(id)) is not None:
        return sitting.people
    return tuple(seat for seat, holder in _about(desk, id).holders.items() if holder == HUMAN)


def _about(desk: Desk, id: str) -> Campaign:
    with desk.archive.read() as connection:
        return find(connection, id).campaign

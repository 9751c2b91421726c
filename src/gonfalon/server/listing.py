"""A campaign as the list shows it: where it stands, whom it waits for, and whether that is you."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Eyes
from gonfalon.kernel.messages import Refused
from gonfalon.players.seating import HUMAN
from gonfalon.server import viewing
from gonfalon.server.access import OWNER, Asker, At
from gonfalon.server.services import Services
from gonfalon.server.wire import CampaignCard, WaitedFor
from gonfalon.showing.arms import grant
from gonfalon.showing.settings import rulebook
from gonfalon.showing.words import Words
from gonfalon.store.files import Campaign
from gonfalon.store.loading import find
from gonfalon.store.records import SEATED, Listed

LATEST = 6  # campaigns of the list that tell what happened lately


def card_of(services: Services, asker: Asker, listed: Listed, words: Words) -> CampaignCard:
    """One row of the list. Who is asked in private is named to himself and to the umpire only."""
    if asker.local:
        seats, role = _people(services, listed.id), OWNER
    else:
        seats = tuple(dict.fromkeys(place.seat for place in listed.places if place.role in SEATED))
        role = listed.places[0].role if listed.places else OWNER
    rulers = {one.seat: one.name for one in services.archive.seats.members(listed.id) if one.role == "ruler"}
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


async def with_recap(services: Services, asker: Asker, card: CampaignCard, words: Words) -> CampaignCard:
    """The row with what happened lately, as whoever reads the list may know it; nothing of a table that is broken."""
    try:
        live = await services.host.live(card.id)
    except Refused:
        return card
    await services.host.settle(live)
    at = At(asker, live, Eyes(next(iter(card.seats), "")), card.role, card.seats, umpire=False, owner=False)
    return replace(card, recap=viewing.lately(at, words))


def _people(services: Services, id: str) -> tuple[str, ...]:
    """The seats that people hold: as they sit now if the table is open, else as they sat down."""
    if (live := services.host.peek(id)) is not None:
        return live.people
    return tuple(seat for seat, holder in _about(services, id).holders.items() if holder == HUMAN)


def _about(services: Services, id: str) -> Campaign:
    with services.archive.read() as connection:
        return find(connection, id).campaign

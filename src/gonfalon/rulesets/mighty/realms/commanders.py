"""Commanders (ME-MUL-02, ME-MUL-03): several people share an empire, each with banners of his own, under one ruler.

A banner has its commander by its number: they are dealt out in turn, the ruler first, until he entrusts them otherwise.
Where banners of several commanders make one force, the highest in rank among them decides; the ruler says who ranks
before whom. All that is no banner's business is the ruler's: winter, magic, terms, pacts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Pick, Question, Refusal, at_once
from gonfalon.rulesets.common.orders import BannerNumbers, Order, RealmName, RealmNames, order_question
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War
from gonfalon.world.tiles import PlaceId

ENTRUST = "command.entrust"
HIGHEST = 99  # number of a banner that can be entrusted, whether it is on the map yet or not
DEPLOYMENT = ("preparations", "espionage", "spring-equinox")  # when banners may be entrusted anew (ME-MUL-03)
FIRST_MONTH = 1  # of the first year: until it is over, too


class Entrust(Order, frozen=True):
    """These banners are under this commander from now on, or under the ruler again: `entrust 2 5 to anna`."""

    form = "entrust {banners} to {seat}"
    banners: BannerNumbers
    seat: RealmName


class Rank(Order, frozen=True):
    """Who ranks before whom, the highest first: `rank anna red bert`."""

    form = "rank {seats}"
    seats: RealmNames


# --- who is who ------------------------------------------------------------------------------------------


def realm_of(war: War, seat: str) -> RealmId:
    """The realm that somebody plays in; a ruler's seat is his realm."""
    return war.settings.commanders.get(seat, seat)


def of_realm(war: War, realm: RealmId) -> list[str]:
    """Its commanders beside the ruler."""
    return [seat for seat, served in war.settings.commanders.items() if served == realm]


def ranks(war: War, realm: RealmId) -> tuple[str, ...]:
    """Everybody of a realm, the highest first: the ruler, unless he has said otherwise."""
    return war.realms[realm].ranks or (realm, *of_realm(war, realm))


def leader(war: War, banner_id: BannerId) -> str:
    """Who commands this banner."""
    if entrusted := war.leads.get(banner_id):
        return entrusted
    realm, _, number = banner_id.rpartition(".")
    crew = (realm, *of_realm(war, realm))
    return crew[(int(number) - 1) % len(crew)]


def banners_led(war: War, seat: str) -> list[BannerId]:
    """The banners on the map that he commands."""
    realm = realm_of(war, seat)
    return [b.id for b in war.banners.values() if b.realm == realm and leader(war, b.id) == seat]


def senior(war: War, banners: Iterable[Banner], realm: RealmId) -> str:
    """Who decides for these banners: their one commander, else the highest in rank; of none the ruler."""
    there = {leader(war, banner.id) for banner in banners}
    return next((seat for seat in ranks(war, realm) if seat in there), realm)


def senior_at(war: War, realm: RealmId, place: PlaceId) -> str:
    """Who decides for a realm in this tile."""
    return senior(war, (b for b in war.banners.values() if b.realm == realm and b.place == place), realm)


# --- entrusting ------------------------------------------------------------------------------------------


def questions(war: War) -> Iterable[Question[Any]]:
    """The ruler assigns banners while the army is deployed, and at first until a month has been played (ME-MUL-03)."""
    if war.settings.commanders and (war.phase in DEPLOYMENT or (war.year == 1 and war.month <= FIRST_MONTH)):
        for realm in ends.in_play(war):
            if of_realm(war, realm):
                yield _entrust(war, realm)


def _entrust(war: War, realm: RealmId) -> Pick[Order]:
    return order_question(
        realm,
        ENTRUST,
        "ME-MUL-03",
        (Entrust, Rank),
        lambda: _orders(war, realm),
        lambda order: _judge(war, realm, order),
        about={"seats": ", ".join(ranks(war, realm))},
    )


def _orders(war: War, realm: RealmId) -> Iterable[Order]:
    """Each banner to each other, and each of them put first."""
    crew = ranks(war, realm)
    for banner in war.banners.values():
        if banner.realm == realm:
            yield from (Entrust((banner.number,), seat) for seat in crew if seat != leader(war, banner.id))
    yield from (Rank((seat, *(other for other in crew if other != seat))) for seat in crew[1:])


def _judge(war: War, realm: RealmId, order: Order) -> Refusal | None:
    crew = ranks(war, realm)
    if isinstance(order, Rank):
        if sorted(order.seats) != sorted(crew):
            return Refusal.of("mighty-command-ranks", rule="ME-MUL-02", seats=", ".join(crew))
        return None
    assert isinstance(order, Entrust)
    if order.seat not in crew:
        return Refusal.of("mighty-command-seat", rule="ME-MUL-03", seat=order.seat, seats=", ".join(crew))
    for number in order.banners:
        if not 1 <= number <= HIGHEST:
            return Refusal.of("mighty-command-number", rule="ME-MUL-03", banner=number, most=HIGHEST)
    return None


@at_once
def answered(war: War, realm: RealmId, order: Order) -> None:
    """Everybody sees who commands what."""
    if isinstance(order, Rank):
        war.realms[realm] = replace(war.realms[realm], ranks=order.seats)
        war.tell("command.ranked", rule="ME-MUL-02", realm=realm, seats=list(order.seats))
    elif isinstance(order, Entrust):
        entrust(war, realm, order.banners, order.seat)
        war.tell("command.entrusted", rule="ME-MUL-03", realm=realm, banners=list(order.banners), seat=order.seat)


def entrust(war: War, realm: RealmId, numbers: Sequence[int], seat: str) -> None:
    for number in numbers:
        war.leads[f"{realm}.{number}"] = seat

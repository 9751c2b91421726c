"""Banners and forces: who stands where, what they lose, what they carry, and what others know of them.

Losses, transfers and reveals of strength go through this module alone, so that banners made of units and characters
fit later without a change in the chapters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter

from msgspec.structs import replace

from gonfalon.kernel import Several, Story, ask, at_once
from gonfalon.rulesets.mighty.ground import heroes
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import Banner, BannerId, Known, RealmId, War
from gonfalon.world.pieces import free_number
from gonfalon.world.tiles import PlaceId

LEAST, MOST = 500, 1500  # points of a banner when it is made (ME-RLM-26, ME-REO-06)
CARRIES = 6  # baggage points at most (ME-SUB-11)

ODD_POINTS = "odd-points"  # the standing order for losses that cannot be shared evenly

NUMBER, BAGGAGE, ID = attrgetter("number"), attrgetter("baggage"), attrgetter("id")

# --- who stands where ------------------------------------------------------------------------------------
# Plain loops: these are asked more often than anything else, and a comprehension is a call of its own.


def banners_of(war: War, realm: RealmId) -> list[Banner]:
    found = []
    for banner in war.banners.values():
        if banner.realm == realm:
            found.append(banner)
    return found


def ashore(war: War, place: PlaceId, realm: RealmId | None = None) -> list[Banner]:
    """Banners in the tile, in the field and behind walls, of one player or of all."""
    found = []
    for banner in war.banners.values():
        if banner.place == place and not banner.ship and realm in (None, banner.realm):
            found.append(banner)
    return found


def field(war: War, place: PlaceId, realm: RealmId | None = None) -> list[Banner]:
    """Banners in the tile outside any walls."""
    found = []
    for banner in war.banners.values():
        if banner.place == place and not banner.ship and not banner.inside and realm in (None, banner.realm):
            found.append(banner)
    return found


def garrison(war: War, place: PlaceId) -> list[Banner]:
    """Banners behind the walls of the tile."""
    return [b for b in ashore(war, place) if b.inside]


def aboard(war: War, place: PlaceId, realm: RealmId) -> list[Banner]:
    """Banners aboard ships in the tile: a force of their own (ME-RLM-33)."""
    return [b for b in war.banners.values() if b.place == place and b.ship and b.realm == realm]


def force(war: War, banner: Banner) -> list[Banner]:
    """All banners that make one force with this one: those aboard are apart, and those behind walls (ME-RLM-33)."""
    if banner.ship:
        return aboard(war, banner.place, banner.realm)
    return [b for b in ashore(war, banner.place, banner.realm) if b.inside == banner.inside]


def hostile(war: War, place: PlaceId, realm: RealmId) -> list[Banner]:
    """Other players' banners ashore in the tile (ME-MOV-37)."""
    found = []
    for banner in war.banners.values():
        if banner.place == place and banner.realm != realm and not banner.ship:
            found.append(banner)
    return found


def alive(war: War, ids: Iterable[BannerId]) -> list[BannerId]:
    """Those of these banners that are still there."""
    return list(filter(war.banners.__contains__, ids))


def may_scout(war: War, banner: Banner) -> bool:
    return not banner.no_scout or banner.no_scout != war.now


def may_move(war: War, banner: Banner) -> bool:
    return not banner.no_move or banner.no_move < war.now


# --- making and unmaking ---------------------------------------------------------------------------------


def raise_banner(
    war: War, realm: RealmId, points: int, place: PlaceId, half: int, baggage: int = 0, number: int = 0
) -> Banner:
    """A new banner under this number, or under the lowest free one (ME-MAP-02)."""
    number = number or free_number(map(NUMBER, banners_of(war, realm)))
    banner = Banner(f"{realm}.{number}", realm, number, points, baggage, place, half)
    war.banners[banner.id] = banner
    return banner


def remove_banner(war: War, banner_id: BannerId, rule: str) -> None:
    """A banner leaves the map for good; what others knew of it is forgotten. Everybody sees it."""
    banner = war.banners.pop(banner_id)
    for viewer in war.realms:
        war.known.pop(f"{viewer}:{banner_id}", None)
    if war.totals and not any(b.realm == banner.realm and b.place == banner.place for b in war.banners.values()):
        for viewer in war.realms:
            war.totals.pop(f"{viewer}:{banner.realm}@{banner.place}", None)
    heroes.fall(war, banner_id)
    war.tell("banner.gone", rule=rule, shows=True, banner=banner_id, place=banner.place)


# --- losses ----------------------------------------------------------------------------------------------


@at_once
def lose(
    war: War,
    banner_id: BannerId,
    points: int,
    rule: str,
    *,
    friends: Iterable[BannerId] | None = None,
    seen: bool = True,
) -> int:
    """A banner loses points; at nothing it is destroyed (ME-SUB-17, ME-WIN-06). Returns what it lost.

    `friends` (all of its force, if not said) take on the baggage of a banner that wastes away as far as they can
    carry it. Unless it is `seen`, only the owner hears how much it was, and what others knew is now old.
    """
    banner = war.banners[banner_id]
    lost = min(points, banner.points)
    war.tell("banner.loses", rule=rule, to=None if seen else (banner.realm,), banner=banner_id, points=points)
    if lost < banner.points:
        _set_points(war, banner, banner.points - lost, seen=lost if seen else 0)
        return lost
    heirs = [b.id for b in force(war, banner)] if friends is None else list(friends)
    remove_banner(war, banner_id, rule)
    give_baggage(war, alive(war, heirs), banner.baggage)
    return lost


def lose_shared(war: War, ids: Sequence[BannerId], points: int, rule: str) -> Story[None]:
    """A force loses points, shared as the rules say (ME-BAT-40); what a banner cannot bear falls on the others.

    Shares in proportion to strength would give the strengths away: then all hear the sum and the owner the shares.
    """
    left, banners = points, [war.banners[i] for i in ids]
    seen = war.settings.loss_sharing == "equal" or len(banners) < 2
    if not seen:
        war.tell("force.loses", rule=rule, realm=banners[0].realm, place=banners[0].place, points=points)
    while left and banners:
        shares = yield from _shares(war, banners, left)
        left = 0
        for banner, share in zip(banners, shares, strict=True):
            if share:
                lost = yield from lose(war, banner.id, share, rule, friends=ids, seen=seen)
                left += share - lost
        banners = [war.banners[b.id] for b in banners if b.id in war.banners]


def _shares(war: War, banners: Sequence[Banner], points: int) -> Story[list[int]]:
    """Evenly, odd points where their owner likes; or, in the Dutch edition, in proportion to strength."""
    by_number = sorted(banners, key=NUMBER)
    weights = [1 if war.settings.loss_sharing == "equal" else b.points for b in banners]
    shares = [points * w // sum(weights) for w in weights]
    odd = points - sum(shares)
    bearers = tuple([b.id for b in by_number[:odd]])
    if odd and _owner_decides(war, banners, points):
        bearers = yield from _choose_bearers(by_number, odd)
    return [share + (b.id in bearers) for share, b in zip(shares, banners, strict=True)]


def _owner_decides(war: War, banners: Sequence[Banner], points: int) -> bool:
    """Does anybody ask for the odd points? The dead have no owner, and of all that is lost none are left over.

    Shares by strength leave more or fewer: to ask would tell. In the first version of the rules nobody was asked.
    """
    alike = war.settings.mended and war.settings.loss_sharing == "equal"
    return alike and banners[0].realm in war.realms and points < sum(b.points for b in banners)


def _choose_bearers(banners: Sequence[Banner], odd: int) -> Story[tuple[BannerId, ...]]:
    """One point each, for so many of these; whoever does not care leaves an order."""
    ids = tuple([b.id for b in banners])
    return (
        yield from ask(
            Several(
                who=banners[0].realm,
                what="losses.odd",
                rule="ME-BAT-40",
                about={"place": banners[0].place, "points": odd},
                among=ids,
                least=odd,
                most=odd,
                standing=ODD_POINTS,
                always=ids[:odd],
                never=ids[:odd],
            )
        )
    )


def add_points(war: War, banner_id: BannerId, points: int) -> None:
    """A banner gains troops in sight of all."""
    banner = war.banners[banner_id]
    _set_points(war, banner, banner.points + points, seen=-points)


def restructure(war: War, banner: Banner, points: int, baggage: int, bars: dict[str, int]) -> None:
    """Troops change between banners of one owner, unseen by others: what they knew is now old (ME-REO-02).

    With them goes what they carry and what holds them back.
    """
    war.banners[banner.id] = replace(banner, points=points, baggage=baggage, **bars)


def _set_points(war: War, banner: Banner, points: int, seen: int) -> None:
    """Change a strength by an amount that everybody has seen: whoever knew it still knows it."""
    war.banners[banner.id] = replace(banner, points=points)
    for viewer in war.realms if war.known else ():
        key = f"{viewer}:{banner.id}"
        if key in war.known:
            war.known[key] = Known(war.known[key].points - seen, war.known[key].since)


# --- baggage ---------------------------------------------------------------------------------------------


def room_for_baggage(war: War, banner: Banner) -> int:
    """How much more it can carry: six points in all (ME-SUB-11), the Undead none (ME-RAC-04)."""
    return CARRIES - banner.baggage if races.carries(war, banner) else 0


def give_baggage(war: War, ids: Iterable[BannerId], points: int) -> int:
    """Share baggage out, lowest number first, six to a banner at most; returns what nobody can carry (ME-SUB-11)."""
    for banner in sorted((war.banners[i] for i in ids), key=lambda b: b.number):
        taken = min(points, room_for_baggage(war, banner))
        if taken > 0:
            war.banners[banner.id] = replace(banner, baggage=banner.baggage + taken)
            points -= taken
    return points


def baggage_of(war: War, ids: Iterable[BannerId]) -> int:
    """What banners carry together."""
    return sum(map(BAGGAGE, map(war.banners.__getitem__, ids)))


def take_baggage(war: War, ids: Iterable[BannerId]) -> int:
    """All baggage of these banners is taken from them."""
    total = 0
    for banner_id in ids:
        banner = war.banners[banner_id]
        total += banner.baggage
        war.banners[banner_id] = replace(banner, baggage=0)
    return total


# --- what is known ---------------------------------------------------------------------------------------


def points_of(war: War, ids: Iterable[BannerId]) -> int:
    """The summed strength of banners."""
    return sum(war.banners[i].points for i in ids)


def reveal(war: War, viewer: RealmId, ids: Iterable[BannerId], rule: str) -> None:
    """A player learns the strength of these banners; nobody else hears it."""
    told = {}
    for banner_id in ids:
        points = war.banners[banner_id].points
        war.known[f"{viewer}:{banner_id}"] = Known(points, war.now)
        told[banner_id] = points
    war.tell("strength.learned", rule=rule, to=(viewer,), shows=True, viewer=viewer, banners=told)


def reveal_contents(war: War, viewer: RealmId, ids: Iterable[BannerId], rule: str) -> None:
    """A player reads the army sheet of these banners: of banners in points, their points and baggage (ME-SCT-51)."""
    for banner_id in ids:
        points, baggage = war.banners[banner_id].points, war.banners[banner_id].baggage
        war.known[f"{viewer}:{banner_id}"] = Known(points, war.now)
        war.tell(
            "strength.contents",
            rule=rule,
            to=(viewer,),
            shows=True,
            viewer=viewer,
            banner=banner_id,
            points=points,
            baggage=baggage,
        )


def reveal_total(
    war: War, viewers: Iterable[RealmId] | None, realm: RealmId, place: PlaceId, total: int, rule: str
) -> None:
    """Players (None: everybody) learn the total of a force, and nothing more."""
    to = None if viewers is None else tuple(viewers)
    for viewer in war.realms if to is None else to:
        if viewer != realm:
            war.totals[f"{viewer}:{realm}@{place}"] = Known(total, war.now)
    war.tell("strength.total", rule=rule, to=to, shows=True, realm=realm, place=place, total=total)

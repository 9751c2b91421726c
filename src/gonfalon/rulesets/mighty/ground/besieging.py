"""A siege as it lies on the map (ME-SIE-05 to ME-SIE-13): it begins, bars its tile, is lifted, or the place falls."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Split, Story, ask
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.ground.lands import STOCKPILE
from gonfalon.rulesets.mighty.ground.supplies import STORE, hears_of_baggage, set_stockpile
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, Fight, RealmId, Siege, War
from gonfalon.world.tiles import PlaceId

FIGHTS_AHEAD = ("movement", "battle")  # phases in which who has marched may yet be put back


def is_besieged(war: War, place: PlaceId) -> bool:
    """Is the tile under siege (ME-SIE-10)?"""
    return place in war.sieges


def besiegers(war: War, siege: Siege) -> list[Banner]:
    """All banners of the besieger in the tile, whenever they came (ME-SIE-12, ME-SIE-19)."""
    return armies.field(war, siege.place, siege.besieger)


def begin(war: War, place: PlaceId, besieger: RealmId, defender: RealmId, independents: int = 0) -> None:
    """The attackers stay: the tile is under siege from now on (ME-SIE-10)."""
    war.sieges[place] = Siege(place, besieger, defender, since=war.now, independents=independents)
    war.tell("siege.begins", rule="ME-SIE-10", place=place, realm=besieger, defender=defender)


def may_leave_over(war: War, banner: Banner, edge: int | None) -> Refusal | None:
    """A besieged tile is left only the way one came: over the entry edge, or (None) aboard a ship (ME-SIE-11)."""
    if banner.ship or banner.place not in war.sieges:
        return None
    if banner.inside:
        return Refusal.of("mighty-siege-shut-in", rule="ME-SIE-11", place=banner.place, banner=banner.number)
    if banner.landed:
        by_ship = edge is None
        return None if by_ship else Refusal.of("mighty-siege-by-ship", rule="ME-SIE-11", banner=banner.number)
    if edge == banner.half // 2:
        return None
    return Refusal.of("mighty-siege-same-edge", rule="ME-SIE-11", place=banner.place, banner=banner.number)


# --- how it ends -----------------------------------------------------------------------------------------


def lift(war: War, place: PlaceId, rule: str) -> None:
    """The siege is over without a conquest: damage and hardship are forgotten, the garrison is free (ME-SIE-10).

    Independents behind the walls go home and are diced for anew next time (ME-SIE-41).
    """
    siege = war.sieges.pop(place)
    come_out(war, place)
    war.tell("siege.lifted", rule=rule, place=place, realm=siege.besieger, defender=siege.defender)


def come_out(war: War, place: PlaceId) -> None:
    """Banners behind the walls stand again where they stood before (ME-SIE-06)."""
    for banner in armies.garrison(war, place):
        war.banners[banner.id] = replace(banner, inside=False)


def lift_abandoned(war: War) -> None:
    """A siege whose last besieger has gone, wherever to, is over (ME-SIE-10)."""
    for siege in list(war.sieges.values()):
        if not besiegers(war, siege) and not _out_to_fight(war, siege):
            lift(war, siege.place, "ME-SIE-10")


def _out_to_fight(war: War, siege: Siege) -> bool:
    """Have besiegers gone out against somebody in this turn? They are put back here if they are beaten (ME-BAT-16).

    So the siege is not over before the battles are. In the first version of the rules it was, and who came out of the
    gates held the tile against them.
    """
    if not war.settings.mended or war.phase not in FIGHTS_AHEAD:
        return False
    out = (war.banners[i] for i in armies.alive(war, war.turn.moved))
    return any(b.realm == siege.besieger and _came_from(war, b) == siege.place and _meets(war, b) for b in out)


def _came_from(war: War, banner: Banner) -> PlaceId | None:
    """The tile beyond the edge by which it came, unless it came by sea."""
    return None if banner.ship or banner.landed else war.board.around(banner.place)[banner.half // 2]


def _meets(war: War, banner: Banner) -> bool:
    """Is there anybody to fight where it is?"""
    independent = lands.owner(war, banner.place) == INDEPENDENT
    return independent or bool(armies.hostile(war, banner.place, banner.realm))


def expose(war: War, place: PlaceId, rule: str) -> None:
    """The walls between besieger and garrison are gone: who stood before them still knows the way he came (ME-DRG-09).

    In the first version of the rules he fell back like a defender.
    """
    if war.settings.mended:
        before = tuple([banner.id for banner in besiegers(war, war.sieges[place])])
        war.pending = replace(war.pending, before_ruins={**(war.pending.before_ruins or {}), place: before})
    lift(war, place, rule)


def was_besieger(war: War, banner: Banner) -> bool:
    """Did it besiege walls here that dragons have razed, and has not fought for the place since?"""
    before = war.pending.before_ruins
    return before is not None and banner.id in before.get(banner.place, ())


def forget_exposed(war: War, keep: Collection[PlaceId]) -> None:
    """Elsewhere than in these places it is settled who holds the ruins."""
    if before := war.pending.before_ruins:
        left = {place: ids for place, ids in before.items() if place in keep}
        war.pending = replace(war.pending, before_ruins=left or None)


def after_fight(war: War, fight: Fight) -> None:
    """What a fight in the field means for who is behind the walls (ME-SIE-04, ME-SIE-13, ME-SIE-17)."""
    siege = war.sieges.get(fight.place)
    if siege is None:
        if not armies.field(war, fight.place, fight.attacker):
            come_out(war, fight.place)
    elif not besiegers(war, siege):
        _besiegers_gone(war, siege, fight)
    elif siege.defender != INDEPENDENT and not armies.garrison(war, siege.place):
        hand_over(war, siege.place, siege.besieger, "ME-SIE-17")


def _besiegers_gone(war: War, siege: Siege, fight: Fight) -> None:
    """A third player who drove them off stands before the walls himself and decides next (ME-SIE-13)."""
    if fight.attacker == siege.defender or not armies.field(war, siege.place, fight.attacker):
        lift(war, siege.place, "ME-SIE-17" if fight.kind == "sally" else "ME-SIE-10")
        return
    del war.sieges[siege.place]
    war.tell("siege.broken", rule="ME-SIE-13", place=siege.place, realm=siege.besieger, by=fight.attacker)


def hand_over(war: War, place: PlaceId, by: RealmId, rule: str) -> None:
    """The place takes the besieger's flag, with the stockpile that lies there (ME-REO-15); the siege is over."""
    siege = war.sieges.pop(place)
    war.tell("siege.fallen", rule=rule, place=place, realm=by, defender=siege.defender)
    lands.take_tile(war, place, by, rule)


def fall(war: War, place: PlaceId, by: RealmId, rule: str, spoils: int = 0) -> Story[None]:
    """The place is taken: who is still inside is destroyed, and all baggage there is booty (ME-SIE-24, ME-SIE-38).

    `spoils` is baggage of defenders who perished just before.
    """
    loser = war.sieges[place].defender
    inside = [banner.id for banner in armies.garrison(war, place)]
    spoils += armies.take_baggage(war, inside)
    for banner_id in inside:
        armies.remove_banner(war, banner_id, rule)
    hand_over(war, place, by, rule)
    yield from _share_booty(war, place, by, loser, spoils + war.stockpiles.pop(place, 0))


def _share_booty(war: War, place: PlaceId, captor: RealmId, loser: RealmId, booty: int) -> Story[None]:
    """Banners to six and the stockpile to six, as the captor likes; only the rest is lost (ME-SIE-38)."""
    takers = [b for b in armies.field(war, place, captor) if armies.room_for_baggage(war, b)]
    store = STOCKPILE if races.keeps_stores(war, captor) else 0
    rooms = (*(armies.room_for_baggage(war, b) for b in takers), store)
    kept = min(booty, sum(rooms))
    if not booty and not war.settings.hide_baggage:
        return
    shares = yield from ask(
        Split(
            who=captor,
            what="siege.booty",
            rule="ME-SIE-38",
            about={"place": place, "points": kept},
            forced=war.settings.forced and not (war.settings.hide_baggage and any(rooms)),
            total=kept,
            parts=(*(b.id for b in takers), STORE),
            least=(0,) * len(rooms),
            most=tuple(min(room, kept) for room in rooms),
        )
    )
    for banner, share in zip(takers, shares, strict=False):
        war.banners[banner.id] = replace(banner, baggage=banner.baggage + share)
    set_stockpile(war, place, shares[-1])
    to = hears_of_baggage(war, captor, loser)
    war.tell("siege.booty", rule="ME-SIE-38", to=to, realm=captor, place=place, points=kept, lost=booty - kept)

"""Autumn 11, Shrouding Mists (ME-MAG-51): a force is brought home through them, or led astray in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gonfalon.kernel import Choose, Story, ask
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.spells.spell import QUARTERS, Magic, rest
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War
from gonfalon.rulesets.mighty.winter import quarters, winter_road
from gonfalon.world.tiles import PlaceId

SAVE, MISLEAD = "save", "mislead"
YES, NO = "yes", "no"


class Use(NamedTuple):
    """What the mists may do to the force of one realm in the tile."""

    what: str
    realm: RealmId
    ids: tuple[BannerId, ...]

    def __str__(self) -> str:
        return f"{self.what} {self.realm}"


class ShroudingMists(Magic):
    """The caster's own force, or one of a ruler who consents, is saved from a winter retreat; or an enemy makes one."""

    name, rule, until = "shrouding-mists", "ME-MAG-51", QUARTERS

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return any(True for _ in uses(war, caster, place))

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        among = {str(use): use for use in uses(war, caster, place)}
        about, forced = {"place": place}, war.settings.forced
        question = Choose(
            who=caster, what="magic.mists", rule=self.rule, about=about, forced=forced, among=tuple(among)
        )
        use = among[(yield from ask(question))]
        if use.what == MISLEAD:
            rest(war, self, caster, place, misled=use.ids)
        elif use.realm == caster or (yield from self.consents(use.realm, caster, place)):
            rest(war, self, caster, place, saved=use.ids)
        else:
            war.tell("magic.refused", rule=self.rule, realm=use.realm, place=place)

    def consents(self, realm: RealmId, caster: RealmId, place: PlaceId) -> Story[bool]:
        about = {"place": place, "realm": caster}
        question = Choose(who=realm, what="magic.consent", rule=self.rule, about=about, among=(YES, NO))
        return (yield from ask(question)) == YES


def uses(war: War, caster: RealmId, place: PlaceId) -> Iterator[Use]:
    """Forces in the tile that would have to make a winter retreat, and enemies outside any settlement."""
    here = [banner for banner in armies.ashore(war, place) if banner.realm in war.realms]
    lost = without_road(war, here)
    for realm in dict.fromkeys(banner.realm for banner in here):
        own = tuple(b.id for b in here if b.realm == realm)
        if any(i in lost for i in own):
            yield Use(SAVE, realm, own)
        if realm != caster and any(is_outside(war, b) for b in here if b.realm == realm):
            yield Use(MISLEAD, realm, tuple(b.id for b in here if b.realm == realm and is_outside(war, b)))


def without_road(war: War, banners: list[Banner]) -> list[BannerId]:
    """Who has no clear road home as things stand now (ME-WQT-16)."""
    if not banners:
        return []
    ahead = war.fork()
    quarters.note_positions(ahead)
    return winter_road.find_roads(ahead, [banner.id for banner in banners], {})


def is_outside(war: War, banner: Banner) -> bool:
    """In a tile without a standing settlement, or before the walls of others (ME-MAG-51)."""
    siege = war.sieges.get(banner.place)
    besieging = siege is not None and siege.besieger == banner.realm
    return not lands.standing_settlement(war, banner.place) or besieging

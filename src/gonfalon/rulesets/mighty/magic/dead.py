"""Spring 7, Raise Dead (ME-MAG-27): an army that serves nobody, holds its tile and fights whoever is or comes there.

It is a banner of the realm `undead`, so that it bars, blocks and fights like any enemy; it never moves, eats, loots,
pursues or owns anything, and beaten it is no more.
"""
# ruff: noqa: ARG002 (a spell is told all there is, and looks at what it needs)

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Story, at_once, roll
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.magic.destruction import wipe_out
from gonfalon.rulesets.mighty.realms.mustering import places_in
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.spells.spell import SEASON, Magic, rest
from gonfalon.rulesets.mighty.state import UNDEAD, Banner, Fight, RealmId, Spell, War
from gonfalon.rulesets.mighty.winter import quarters
from gonfalon.world.tiles import PlaceId

DEAD = 100  # points for each pip


class RaiseDead(Magic):
    """The dead rise with D6x100 points and attack all who are in the tile, one force after the other."""

    name, rule, until = "raise-dead", "ME-MAG-27", SEASON

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        """In the swamp nothing can be affected (ME-MAG-12)."""
        halves = places_in(war, place) if war.board.enterable(place) else []
        if not halves:
            war.tell("magic.nothing", rule="ME-MAG-12", place=place)
            return
        (die,) = yield from roll(1, 6, "dead", rule=self.rule, who=caster)
        rest(war, self, caster, place)
        banner = armies.raise_banner(war, UNDEAD, die * DEAD, place, halves[0])
        war.banners[banner.id] = replace(banner, kind=UNDEAD)
        war.tell("magic.dead", rule=self.rule, banner=banner.id, place=place, points=banner.points)
        yield from self.attack(war, banner)
        hooks.bury(war)

    def attack(self, war: War, dead: Banner) -> Story[None]:
        """Who stands before walls first; who is behind them has come out by then. Walls are no way to avoid it."""
        while foes := [b for b in armies.field(war, dead.place) if b.realm in war.realms]:
            if dead.id not in war.banners:
                return
            ids = tuple(b.id for b in foes if b.realm == foes[0].realm)
            yield from battle.fight_at_once(
                war, Fight(dead.place, UNDEAD, foes[0].realm, attackers=(dead.id,), defenders=ids)
            )
            quarters.settle_sieges(war, self.rule)

    @at_once
    def month_begins(self, war: War, spell: Spell) -> None:
        hooks.bury(war)

    def ended(self, war: War, spell: Spell) -> None:
        """With the spell the army is gone."""
        wipe_out(war, armies.ashore(war, spell.place, UNDEAD), self.rule)

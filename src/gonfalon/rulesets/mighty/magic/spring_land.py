"""Spring spells on the land itself (ME-MAG-21 to ME-MAG-24, ME-MAG-26, ME-MAG-28)."""
# ruff: noqa: ARG002 (a spell is told all there is, and looks at what it needs)

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.ground import armies, besieging, lands, supplies
from gonfalon.rulesets.mighty.magic.destruction import wipe_out
from gonfalon.rulesets.mighty.spells.spell import (
    PROTECTION,
    RECOVERY,
    SEASON,
    SPRING,
    Magic,
    end,
    is_shielded,
    rest,
    resting_on,
    withdraw,
)
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, Banner, BannerId, RealmId, Spell, War
from gonfalon.world.rivers import downstream
from gonfalon.world.tiles import PlaceId

HOLD, CALL_BACK = "hold", "call-back"
WATER_COMES = 5  # and above on a D6 (ME-MAG-23)


class Abundance(Magic):
    """Spring 1: the tile feeds any number of banners, whose ever they are, until it is razed (ME-MAG-21)."""

    name, rule, until = "abundance", "ME-MAG-21", SEASON

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return not lands.land(war, place).razed

    def forage(self, war: War, spell: Spell, banners: int) -> int:
        return banners

    def loot(self, war: War, spell: Spell, points: int) -> Story[int]:
        """D6 more for the looters."""
        (die,) = yield from roll(1, 6, "abundance", rule=self.rule, who=war.player)
        war.tell("magic.plenty", rule=self.rule, place=spell.place, points=die)
        return points + die

    def razed(self, war: War, spell: Spell, place: PlaceId) -> None:
        end(war, spell, self.rule)


class ChaosVoid(Magic):
    """Spring 2: an unknown, barren or razed tile swallows every force in it or coming into it (ME-MAG-22)."""

    name, rule, until = "chaos-void", "ME-MAG-22", SEASON

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return not lands.standing_settlement(war, place)

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        spell = rest(war, self, caster, place)
        self.enters(war, spell, [banner.id for banner in armies.ashore(war, place)])

    def enters(self, war: War, spell: Spell, ids: Sequence[BannerId]) -> None:
        if ids:
            war.tell("magic.void", rule=self.rule, place=spell.place)
            wipe_out(war, [war.banners[i] for i in ids], self.rule)


class HoldRiver(Magic):
    """Spring 3: the river can be crossed in the tile and all the way down, until its caster calls it back (ME-MAG-23).

    He may try once a month, at any moment, and so while an enemy is in the river bed. In the Dutch edition the water
    takes every enemy along who stands in the open in a tile that was dry, and so it waits for battles to be over.
    """

    name, rule, until = "hold-river", "ME-MAG-23", SEASON

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return war.board.has_river(place)

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        below = (p for p in downstream(war.board, place) if not is_shielded(war, p))
        rest(war, self, caster, place, tuple(dict.fromkeys((place, *below))))

    def crosses(self, war: War, spell: Spell, ids: Sequence[BannerId]) -> Story[None]:
        """The caster may interrupt an enemy's march; it is a standing order, for he is not the one who plays."""
        realm = war.banners[ids[0]].realm
        if realm == spell.caster or not self.may_call_back(war, spell):
            return
        question = Choose(
            who=spell.caster,
            what="magic.hold-river",
            rule=self.rule,
            about={"place": war.banners[ids[0]].place, "realm": realm, "banners": ", ".join(ids)},
            quiet=True,
            among=(HOLD, CALL_BACK),
            standing=self.name,
            always=CALL_BACK,
            never=HOLD,
        )
        if (yield from ask(question)) == CALL_BACK and (yield from self.call_back(war, spell)):
            self._drown(war, spell.place, [war.banners[i] for i in armies.alive(war, ids)])

    def may_call_back(self, war: War, spell: Spell) -> bool:
        """Once in a month, by a ruler who still rules."""
        if war.settings.flood == "standing" and war.fights:
            return False
        return spell.tried != war.now and not war.realms[spell.caster].out

    def call_back(self, war: War, spell: Spell) -> Story[bool]:
        """A die of 5 or 6 brings the water back, and the spell is over."""
        war.spells[spell.id] = replace(spell, tried=war.now)
        (die,) = yield from roll(1, 6, "hold-river", rule=self.rule, who=spell.caster)
        if die < WATER_COMES:
            war.tell("magic.still-dry", rule=self.rule, realm=spell.caster, place=spell.place)
            return False
        end(war, war.spells[spell.id], self.rule)
        if war.settings.flood == "standing":
            self._flood(war, spell)
        return True

    def _flood(self, war: War, spell: Spell) -> None:
        """Whoever stood before walls there besieges nobody any more."""
        for place in spell.places:
            self._drown(war, place, [b for b in armies.field(war, place) if b.realm != spell.caster])
            siege = war.sieges.get(place)
            if siege is not None and not armies.field(war, place, siege.besieger):
                besieging.lift(war, place, self.rule)

    def _drown(self, war: War, place: PlaceId, banners: Sequence[Banner]) -> None:
        for realm in dict.fromkeys(banner.realm for banner in banners):
            war.tell("magic.drowned", rule=self.rule, realm=realm, place=place)
        wipe_out(war, banners, self.rule)


class MagicalProtection(Magic):
    """Spring 4: wipes all magic off the tile and bars it until the next spring equinox (ME-MAG-24)."""

    name, rule, until = PROTECTION, "ME-MAG-24", SPRING

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        for spell in resting_on(war, place):
            withdraw(war, spell, place, self.rule)
        rest(war, self, caster, place)


class Quake(Magic):
    """Spring 6: what is behind the walls is worth nothing in an assault until they are repaired (ME-MAG-26).

    Or, by the setting, no more than the garrison's own points.
    """

    name, rule, until = "quake", "ME-MAG-26", RECOVERY

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return lands.standing_settlement(war, place) in (CITY, FORTRESS)

    def walls(self, war: War, spell: Spell, factor: int) -> int:
        return 1 if war.settings.quake == "garrison" else 0


class Rot(Magic):
    """Spring 8: all baggage in the tile spoils, and all that comes into it (ME-MAG-28).

    In the Dutch edition later only what the tile itself yields when it is razed.
    """

    name, rule, until = "rot", "ME-MAG-28", SEASON

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        self.spoil(war, rest(war, self, caster, place))

    def spoil(self, war: War, spell: Spell) -> None:
        """Banners ashore and aboard, friend and foe, and the stockpile."""
        here = [banner for banner in war.banners.values() if banner.place == spell.place]
        rotten = armies.take_baggage(war, [b.id for b in here if b.baggage]) + war.stockpiles.pop(spell.place, 0)
        if rotten:
            to = supplies.hears_of_baggage(war, *(b.realm for b in here), lands.owner(war, spell.place))
            shows = war.settings.hide_baggage
            war.tell("magic.rots", rule=self.rule, to=to, shows=shows, place=spell.place, points=rotten)

    def enters(self, war: War, spell: Spell, ids: Sequence[BannerId]) -> None:
        self.phase_ends(war, spell)

    @at_once
    def ships_come(self, war: War, spell: Spell, ids: Sequence[str]) -> None:
        self.phase_ends(war, spell)

    def phase_ends(self, war: War, spell: Spell) -> None:
        """What was won or found in the tile meanwhile."""
        if war.settings.rot == "all":
            self.spoil(war, spell)

    @at_once
    def loot(self, war: War, spell: Spell, points: int) -> int:
        """All that is looted; where only the tile's own yield spoils, what was stored there is good."""
        by_hand = war.settings.rot == "produce" and war.settings.mended
        good = min(points, war.stockpiles.get(spell.place, 0)) if by_hand else 0
        to = supplies.hears_of_baggage(war, war.player)
        war.tell("magic.rots", rule=self.rule, to=to, place=spell.place, points=points - good)
        return good

"""Autumn spells on crowns, troops and settlements to come (ME-MAG-41, ME-MAG-44 to ME-MAG-47, ME-MAG-49)."""
# ruff: noqa: ARG002 (a spell is told all there is, and looks at what it needs)

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.magic.destruction import try_to_ruin
from gonfalon.rulesets.mighty.spells.spell import Magic, is_shielded
from gonfalon.rulesets.mighty.state import VILLAGE, RealmId, War
from gonfalon.rulesets.mighty.winter import recovery, treasury
from gonfalon.world.tiles import PlaceId

FORGED = 20  # points for each pip of two dice (ME-MAG-44)
DROWNED = 20  # likewise (ME-MAG-45)
HEROES = 200  # points for each pip (ME-MAG-49)
FLOODED = {VILLAGE: 6}  # razed on so much of a D6 or more (ME-MAG-45)


class BlightCrop(Magic):
    """Autumn 1: the whole empire to which the tile belongs loses D6 crowns of its revenue (ME-MAG-41)."""

    name, rule = "blight-crop", "ME-MAG-41"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return lands.is_rival(war, caster, lands.owner(war, place))

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        (die,) = yield from roll(1, 6, "blight", rule=self.rule, who=caster)
        treasury.add_loss(war, lands.owner(war, place), die, self.rule)


class ForgeMagic(Magic):
    """Autumn 4: 2D6x20 points for a banner of the caster's choice (ME-MAG-44)."""

    name, rule, aimed = "forge-magic", "ME-MAG-44", False

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        """With no banner left the points are lost."""
        points = FORGED * sum((yield from roll(2, 6, "forge", rule=self.rule, who=caster)))
        numbers = tuple(banner.number for banner in armies.banners_of(war, caster))
        if not numbers:
            war.tell("magic.forged-in-vain", rule=self.rule, realm=caster, points=points)
            return
        forced, about = war.settings.forced, {"points": points}
        question = Choose(who=caster, what="magic.forge", rule=self.rule, about=about, forced=forced, among=numbers)
        banner_id = f"{caster}.{(yield from ask(question))}"
        armies.add_points(war, banner_id, points)
        war.tell("magic.forged", rule=self.rule, banner=banner_id, points=points)


class InundationOfBlood(Magic):
    """Autumn 5: the tile pays nothing, banners lose 2D6x20 points, a village may be razed (ME-MAG-45)."""

    name, rule = "inundation-of-blood", "ME-MAG-45"

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        treasury.deprive(war, place, self.rule)
        for banner in armies.ashore(war, place):
            dice = yield from roll(2, 6, "blood", rule=self.rule, who=banner.realm)
            yield from armies.lose(war, banner.id, DROWNED * sum(dice), self.rule)
        yield from try_to_ruin(war, caster, place, FLOODED, self.rule)


class BumperCrop(Magic):
    """Autumn 6: D6 crowns more for the caster, if he gathers any at all (ME-MAG-46)."""

    name, rule, aimed = "bumper-crop", "ME-MAG-46", False

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        (die,) = yield from roll(1, 6, "harvest", rule=self.rule, who=caster)
        treasury.add_bonus(war, caster, die, self.rule)


class Prosper(Magic):
    """Autumn 7: a razed tile beside the empire and all razed tiles round it rise again as the caster's (ME-MAG-47)."""

    name, rule = "prosper", "ME-MAG-47"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        borders = any(lands.owner(war, beside) == caster for beside in war.board.neighbours(place))
        return borders and lands.land(war, place).razed

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        """No farther than the ring, and not where magic is barred (ME-MAG-24)."""
        ring = [p for p in war.board.neighbours(place) if lands.land(war, p).razed and not is_shielded(war, p)]
        for risen in (place, *ring):
            recovery.raise_again(war, risen, caster, self.rule)


class CallOfHeroes(Magic):
    """Autumn 9: D6x200 points of heroes join the army for nothing (ME-MAG-49)."""

    name, rule, aimed = "call-of-heroes", "ME-MAG-49", False

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        (die,) = yield from roll(1, 6, "heroes", rule=self.rule, who=caster)
        purse = war.winter[caster]
        war.winter[caster] = replace(purse, heroes=purse.heroes + die * HEROES)
        war.tell("magic.heroes", rule=self.rule, realm=caster, points=die * HEROES)

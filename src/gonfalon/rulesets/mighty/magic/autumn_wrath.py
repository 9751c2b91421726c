"""Autumn spells that destroy (ME-MAG-42, ME-MAG-43, ME-MAG-48, ME-MAG-50, ME-MAG-52)."""
# ruff: noqa: ARG002 (a spell is told all there is, and looks at what it needs)

from __future__ import annotations

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.ground import armies, besieging, directions, lands
from gonfalon.rulesets.mighty.magic.destruction import ruin, try_to_ruin, wipe_out
from gonfalon.rulesets.mighty.spells.spell import Magic, is_shielded
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, RealmId, Siege, War
from gonfalon.world.rivers import downstream
from gonfalon.world.tiles import PlaceId

# A settlement is razed on so much of a D6 or more.
FLOODED = {VILLAGE: 4, FORTRESS: 5, CITY: 6}  # in the target tile (ME-MAG-42)
WASHED_AWAY = {VILLAGE: 6}  # further down the river (ME-MAG-42)
BLOWN_DOWN = {VILLAGE: 5}  # ME-MAG-43
TORN_UP = {FORTRESS: 3, CITY: 4}  # ME-MAG-52; a village needs no roll
HOWLING = 10  # points lost for each pip (ME-MAG-43)
LONG_TRAIL = 6  # different tiles, in the Dutch edition
ATTACKERS, DEFENDERS = "attackers", "defenders"


class Deluge(Magic):
    """Autumn 2: a flood razes the settlement of a river tile, and villages all the way down (ME-MAG-42)."""

    name, rule = "deluge", "ME-MAG-42"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return war.board.has_river(place)

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        yield from try_to_ruin(war, caster, place, FLOODED, self.rule)
        for below in downstream(war.board, place):
            if below != place and not is_shielded(war, below):
                yield from try_to_ruin(war, caster, below, WASHED_AWAY, self.rule)


class TrailOfHowlingDoom(Magic):
    """Autumn 3: a storm wanders over D6 tiles and wastes banners and villages (ME-MAG-43)."""

    name, rule = "trail-of-howling-doom", "ME-MAG-43"

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        """How far it goes is thrown first, and the tile where it begins counts."""
        afresh = war.settings.howling_trail == "six"
        length = LONG_TRAIL if afresh else (yield from roll(1, 6, "trail", rule=self.rule, who=caster))[0]
        trail = [place]
        yield from self.howl(war, caster, place)
        while len(trail) < length and self.ways_on(war, trail, afresh=afresh):
            trail.append((yield from self.wander(war, caster, trail, afresh=afresh)))
            yield from self.howl(war, caster, trail[-1])

    def ways_on(self, war: War, trail: list[PlaceId], *, afresh: bool) -> list[PlaceId]:
        """In the Dutch edition it never comes back to a tile."""
        return [p for p in war.board.neighbours(trail[-1]) if not (afresh and p in trail)]

    def wander(self, war: War, caster: RealmId, trail: list[PlaceId], *, afresh: bool) -> Story[PlaceId]:
        """Side 1 is the north-east; a side that leads nowhere is thrown again."""
        open_to = self.ways_on(war, trail, afresh=afresh)
        while True:
            edge = yield from directions.throw_side(0, caster, "trail-wanders", self.rule)
            there = war.board.around(trail[-1])[edge]
            if there is not None and there in open_to:
                war.tell("magic.wanders", rule=self.rule, place=trail[-1], there=there)
                return there

    def howl(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        """A protected tile suffers nothing (ME-MAG-24)."""
        if is_shielded(war, place):
            return
        for banner in armies.ashore(war, place):
            (die,) = yield from roll(1, 6, "howling", rule=self.rule, who=banner.realm)
            yield from armies.lose(war, banner.id, die * HOWLING, self.rule)
        yield from try_to_ruin(war, caster, place, BLOWN_DOWN, self.rule)


class ReignOfMadness(Magic):
    """Autumn 8: an enemy village is razed and every banner in it destroyed (ME-MAG-48)."""

    name, rule = "reign-of-madness", "ME-MAG-48"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        owner = lands.owner(war, place)
        return lands.standing_settlement(war, place) == VILLAGE and owner not in (caster, NOBODY)

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        wipe_out(war, armies.ashore(war, place), self.rule)
        ruin(war, place, self.rule)


class BreakSiege(Magic):
    """Autumn 10: one side of a siege is destroyed; with no siege anywhere, an empty fortress is razed (ME-MAG-50)."""

    name, rule = "break-siege", "ME-MAG-50"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        if war.sieges:
            return place in war.sieges
        return lands.standing_settlement(war, place) == FORTRESS and not armies.ashore(war, place)

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        siege = war.sieges.get(place)
        if siege is None:
            ruin(war, place, self.rule)
            return
        about = {"place": place, "besieger": siege.besieger, "defender": siege.defender}
        question = Choose(
            who=caster, what="magic.break-siege", rule=self.rule, about=about, among=(ATTACKERS, DEFENDERS)
        )
        self.break_up(war, siege, (yield from ask(question)))

    def break_up(self, war: War, siege: Siege, side: str) -> None:
        """Without besiegers the siege is over; without defenders the place and its stockpile are the besieger's."""
        if side == ATTACKERS:
            wipe_out(war, besieging.besiegers(war, siege), self.rule)
            besieging.lift(war, siege.place, self.rule)
            return
        wipe_out(war, armies.garrison(war, siege.place), self.rule)
        if siege.defender == INDEPENDENT:
            war.tell("independents.beaten", rule=self.rule, place=siege.place)
        besieging.hand_over(war, siege.place, siege.besieger, self.rule)


class TornadoOfPeril(Magic):
    """Autumn 12: settlements are razed, and forces destroyed that have none to shelter in (ME-MAG-52)."""

    name, rule = "tornado-of-peril", "ME-MAG-52"

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        if lands.standing_settlement(war, place) == VILLAGE:
            ruin(war, place, self.rule)
        elif lands.standing_settlement(war, place):
            yield from try_to_ruin(war, caster, place, TORN_UP, self.rule)
        if not lands.standing_settlement(war, place):
            wipe_out(war, armies.ashore(war, place), self.rule)

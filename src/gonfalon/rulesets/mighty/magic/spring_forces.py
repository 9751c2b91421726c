"""Spring spells on those who are in a tile (ME-MAG-25, ME-MAG-29 to ME-MAG-32)."""
# ruff: noqa: ARG002 (a spell is told all there is, and looks at what it needs)

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Story, at_once, roll
from gonfalon.rulesets.common.lots import draw_lot
from gonfalon.rulesets.mighty.ground import armies, directions, lands
from gonfalon.rulesets.mighty.realms.mustering import places_in
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.season.scouts import in_reach
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.spells.spell import SEASON, Magic, rest
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, RealmId, Ship, ShipId, Spell, War
from gonfalon.rulesets.mighty.winter import quarters
from gonfalon.world.tiles import PlaceId

STUNNED = 3  # and below on a D6 (ME-MAG-25)
HIRED = ("mercenary", "ally")  # who does not stay to be frightened again
WRECKED = 2  # and below on a D6 (ME-MAG-30)
DRIVEN_BACK = 4  # and above on a D6 (ME-MAG-30)
HOST = 100  # points for each pip (ME-MAG-31)


class PortentsOfTerror(Magic):
    """Spring 5: at the beginning of every month each force in the tile may be struck with terror (ME-MAG-25)."""

    name, rule, until = "portents-of-terror", "ME-MAG-25", SEASON

    def month_begins(self, war: War, spell: Spell) -> Story[None]:
        forces: dict[tuple[RealmId, bool, bool], list[Banner]] = {}
        for banner in war.banners.values():
            if banner.place == spell.place and banner.realm in war.realms:
                forces.setdefault((banner.realm, banner.inside, bool(banner.ship)), []).append(banner)
        for (realm, _, _), force in forces.items():
            (die,) = yield from roll(1, 6, "terror", rule=self.rule, who=realm)
            outcome = "stunned" if die <= STUNNED else "unmoved"
            war.tell("magic.terror", rule=self.rule, realm=realm, place=spell.place, outcome=outcome)
            if die <= STUNNED:
                self.stun(war, force)
        quarters.settle_sieges(war, self.rule)

    def stun(self, war: War, force: Sequence[Banner]) -> None:
        """Mercenaries and allies run away; the others do nothing in this month but eat and defend themselves."""
        for banner in force:
            if banner.kind in HIRED:
                armies.remove_banner(war, banner.id, self.rule)
            else:
                bars = {"no_move": max(banner.no_move, war.now), "no_scout": war.now, "stunned": war.now}
                war.banners[banner.id] = replace(banner, **bars)


class Scrye(Magic):
    """Spring 9: the caster alone sees how enemy forces in the tile are made up, once (ME-MAG-29)."""

    name, rule = "scrye", "ME-MAG-29"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        return any(b.place == place and lands.is_rival(war, caster, b.realm) for b in war.banners.values())

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        for rival in war.realms:
            force = [b.id for b in armies.banners_of(war, rival) if b.place == place and rival != caster]
            if force:
                total = armies.points_of(war, force)
                armies.reveal_total(war, (caster,), rival, place, total, self.rule)
                armies.reveal_contents(war, caster, force, self.rule)


class Storm(Magic):
    """Spring 10: no forage, ships wrecked or driven off, scouts beaten back (ME-MAG-30)."""

    name, rule, until = "storm", "ME-MAG-30", SEASON

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        spell = rest(war, self, caster, place)
        yield from self.ships_come(war, spell, [ship.id for ship in war.ships.values() if ship.place == place])

    def forage(self, war: War, spell: Spell, banners: int) -> int:
        return 0

    def ships_come(self, war: War, spell: Spell, ids: Sequence[ShipId]) -> Story[None]:
        """A die for each ship, in harbour or not; whoever is aboard shares its fate."""
        for ship in [war.ships[i] for i in ids]:
            who = "" if ship.realm == INDEPENDENT else ship.realm
            (die,) = yield from roll(1, 6, "storm-ship", rule=self.rule, who=who)
            if die <= WRECKED:
                naval.sink(war, ship, self.rule)
            else:
                yield from self.drive_off(war, ship, who)

    def drive_off(self, war: War, ship: Ship, who: RealmId) -> Story[None]:
        """Chance says where to; with no water beside it, it is wrecked. Independents are lost at sea (ME-SEA-40)."""
        waters = war.board.by_sea(ship.place)
        if not waters or ship.realm == INDEPENDENT:
            naval.sink(war, ship, "ME-SEA-40" if waters else self.rule)
            return
        there = yield from draw_lot(waters, "storm-drives", self.rule, who)
        naval.shift(war, ship.id, there, harbour=False)
        war.tell("magic.driven-off", rule=self.rule, realm=ship.realm, ship=ship.id, place=ship.place, there=there)
        yield from hooks.ships_come(war, (ship.id,), there)

    def holds_scouts(self, war: War, spell: Spell, banner: Banner) -> Story[bool]:
        (die,) = yield from roll(1, 6, "storm-scouts", rule=self.rule, who=banner.realm)
        if die < DRIVEN_BACK:
            return False
        war.tell("magic.scouts-back", rule=self.rule, banner=banner.id, place=banner.place)
        return True


class SummonHost(Magic):
    """Spring 11: D6x100 points of otherworldly troops serve the caster for the season, as one banner (ME-MAG-31)."""

    name, rule = "summon-host", "ME-MAG-31"

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        """A settlement of his empire to which the way is open."""
        own = lands.owner(war, place) == caster and bool(lands.standing_settlement(war, place))
        return own and place not in war.sieges

    def strike(self, war: War, caster: RealmId, place: PlaceId) -> Story[None]:
        (die,) = yield from roll(1, 6, "host", rule=self.rule, who=caster)
        banner = armies.raise_banner(war, caster, die * HOST, place, places_in(war, place)[0])
        war.banners[banner.id] = replace(banner, kind="host")
        war.tell("magic.host", rule=self.rule, realm=caster, banner=banner.id, place=place, points=banner.points)
        for rival in war.realms:
            if rival != caster:
                armies.reveal(war, rival, (banner.id,), self.rule)


class Withershins(Magic):
    """Spring 12: scouts set out from the tile in a direction of chance, each banner's for themselves (ME-MAG-32)."""

    name, rule, until = "withershins", "ME-MAG-32", SEASON

    def sends_scouts(self, war: War, spell: Spell, banner: Banner, there: PlaceId) -> Story[PlaceId | None]:
        """The owner names side 1; the attempt is wasted on the rim, the sea, the swamp and what was tried before."""
        first = yield from directions.name_first_side(banner.realm, banner.place, "magic.side", self.rule)
        edge = yield from directions.throw_side(first, banner.realm, "withershins", self.rule)
        came_to = war.board.around(banner.place)[edge]
        side = directions.SIDES[edge]
        war.tell("magic.turned", rule=self.rule, banner=banner.id, place=banner.place, side=side)
        reach = in_reach(war.board, banner.place, banner.ship)
        if came_to is None or came_to not in reach or came_to in war.turn.tried:
            war.tell("magic.wasted", rule=self.rule, banner=banner.id, place=banner.place)
            return None
        return came_to

"""The points at which other chapters ask whether magic has a say. With no spell in force each is one look at a dict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from gonfalon.kernel import Refusal, Story
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.spells.spell import QUARTERS, RECOVERY, SEASON, SPRING, end, end_all, magic_of, resting_on
from gonfalon.rulesets.mighty.state import NOBODY, UNDEAD, Banner, BannerId, RealmId, ShipId, Spell, War
from gonfalon.world.routes import march
from gonfalon.world.tiles import PlaceId

HOLD_RIVER, RAISE_DEAD = "hold-river", "raise-dead"

# --- the calendar ----------------------------------------------------------------------------------------


def month_begins(war: War) -> Story[None]:
    """Before the order of play is diced for (ME-MAG-25)."""
    for spell in list(war.spells.values()):
        yield from magic_of(spell).month_begins(war, spell)


def turn_begins(war: War) -> Story[None]:
    """The active player's ships that lie under a spell when his turn begins (ME-MAG-30)."""
    if war.spells:
        for place in dict.fromkeys(ship.place for ship in war.ships.values() if ship.realm == war.player):
            ids = [s.id for s in war.ships.values() if s.realm == war.player and s.place == place]
            yield from ships_come(war, ids, place)


def phase_ends(war: War) -> None:
    """A phase of the active player's turn is over (ME-MAG-28)."""
    if war.spells:
        for spell in list(war.spells.values()):
            magic_of(spell).phase_ends(war, spell)


def season_ends(war: War) -> None:
    """Spring spells end before anything else of the winter (ME-WIN-08)."""
    end_all(war, SEASON, "ME-MAG-11")


def quarters_taken(war: War) -> None:
    """All armies are on their way home: the mists lift (ME-MAG-51)."""
    end_all(war, QUARTERS, "ME-MAG-51")


def walls_repaired(war: War) -> None:
    """In the Recovery phase what an earthquake brought down is put right, free of charge (ME-MAG-26)."""
    end_all(war, RECOVERY, "ME-MAG-26")


def spring_comes(war: War) -> None:
    """Protection lapses just before the spring equinox (ME-MAG-24)."""
    end_all(war, SPRING, "ME-MAG-24")


# --- living off the land ---------------------------------------------------------------------------------


def forage(war: War, place: PlaceId, banners: int) -> int | None:
    """How many of so many banners the tile feeds by magic; None: as many as ever. Storms spoil any plenty."""
    if not war.spells:
        return None
    fed = [magic_of(spell).forage(war, spell, banners) for spell in resting_on(war, place)]
    return min((number for number in fed if number is not None), default=None)


def loot(war: War, place: PlaceId, points: int) -> Story[int]:
    """What is there to be looted when the tile is razed: abundance first, then rot (ME-MAG-21, ME-MAG-28)."""
    if war.spells:
        for spell in sorted(resting_on(war, place), key=lambda spell: spell.name):
            points = yield from magic_of(spell).loot(war, spell, points)
    return points


def razed(war: War, place: PlaceId) -> None:
    """The settlement of the tile is razed, by whomever."""
    if war.spells:
        for spell in resting_on(war, place):
            magic_of(spell).razed(war, spell, place)


# --- marching and sailing --------------------------------------------------------------------------------


def bridges(war: War, cities: tuple[PlaceId, ...]) -> tuple[PlaceId, ...]:
    """Where a river is no obstacle: at these cities, and where magic has laid it dry (ME-MAG-23)."""
    return (*cities, *(place for spell in _dry(war) for place in spell.places)) if war.spells else cities


def is_dry(war: War, place: PlaceId) -> bool:
    """Has the river of this tile dried up?"""
    return bool(war.spells) and any(place in spell.places for spell in _dry(war))


def _dry(war: War) -> list[Spell]:
    return [spell for spell in war.spells.values() if spell.name == HOLD_RIVER]


def crosses(war: War, halves: Mapping[BannerId, int], there: PlaceId) -> Story[None]:
    """Banners are about to march to these half-edges of another tile, perhaps over a dry bed."""
    if war.spells:
        for spell in _dry(war):
            ids = [i for i in armies.alive(war, halves) if wades(war, spell, war.banners[i], there, halves[i])]
            if ids and spell.id in war.spells:
                yield from magic_of(spell).crosses(war, spell, ids)


def wades(war: War, spell: Spell, banner: Banner, there: PlaceId, half: int) -> bool:
    """Would its way be another if this spell did not hold the river?"""
    edge = war.board.around(banner.place).index(there)
    bridged, passes = lands.open_bridges(war, banner.realm), lands.open_cities(war, banner.realm)
    wet = march(war.board, banner.place, banner.half, edge, bridged, passes)
    dry = march(war.board, banner.place, banner.half, edge, bridged.union(spell.places), passes)
    if isinstance(wet, Refusal) or isinstance(dry, Refusal) or half in wet.free:
        return False
    return half in dry.free or dry.by_roll[half] != wet.by_roll[half]


def enters(war: War, ids: Iterable[BannerId], place: PlaceId) -> None:
    """Banners have come into a tile, by march, retreat or landing."""
    if war.spells:
        for spell in resting_on(war, place):
            magic_of(spell).enters(war, spell, armies.alive(war, ids))


def ships_come(war: War, ids: Sequence[ShipId], place: PlaceId) -> Story[None]:
    """Ships have come into a tile, or their owner's turn begins with them in it (ME-MAG-30)."""
    if war.spells:
        for spell in resting_on(war, place):
            afloat = [i for i in ids if i in war.ships and war.ships[i].place == place]
            yield from magic_of(spell).ships_come(war, spell, afloat)


# --- scouting --------------------------------------------------------------------------------------------


def sends_scouts(war: War, banner: Banner, there: PlaceId) -> Story[PlaceId | None]:
    """Where scouts of this banner come to that set out for that tile; None: nowhere (ME-MAG-32)."""
    came_to: PlaceId | None = there
    if war.spells:
        for spell in resting_on(war, banner.place):
            if came_to is not None:
                came_to = yield from magic_of(spell).sends_scouts(war, spell, banner, came_to)
    return came_to


def holds_scouts(war: War, banner: Banner) -> Story[bool]:
    """Are the scouts of this banner driven back (ME-MAG-30)?"""
    if war.spells:
        for spell in resting_on(war, banner.place):
            if (yield from magic_of(spell).holds_scouts(war, spell, banner)):
                return True
    return False


# --- fighting --------------------------------------------------------------------------------------------


def walls(war: War, place: PlaceId, factor: int) -> int:
    """How often a garrison counts behind the walls of the tile (ME-MAG-26)."""
    if war.spells:
        for spell in resting_on(war, place):
            factor = magic_of(spell).walls(war, spell, factor)
    return factor


def stunned(war: War, banners: Iterable[Banner]) -> Refusal | None:
    """Why these banners do nothing in this month (ME-MAG-25)."""
    if war.spells:
        for banner in banners:
            if banner.stunned == war.now:
                return Refusal.of("mighty-magic-stunned", rule="ME-MAG-25", banner=banner.number, place=banner.place)
    return None


def commander(war: War, place: PlaceId, enemy: RealmId) -> RealmId:
    """Who plays the card of the dead: he who raised them; nobody, if it is he who fights them (ME-MAG-27)."""
    raised = (s.caster for s in war.spells.values() if s.name == RAISE_DEAD and s.place == place)
    return next((caster for caster in raised if caster != enemy and not war.realms[caster].out), NOBODY)


def is_haunted(war: War, place: PlaceId) -> bool:
    """Do the dead hold the tile (ME-MAG-27)?"""
    return bool(war.spells) and bool(armies.ashore(war, place, UNDEAD))


def bury(war: War) -> None:
    """Where the dead are no more the spell is over (ME-MAG-27)."""
    for spell in list(war.spells.values()):
        if spell.name == RAISE_DEAD and not armies.ashore(war, spell.place, UNDEAD):
            end(war, spell, "ME-MAG-27")


# --- the way home ----------------------------------------------------------------------------------------


def on_their_own(war: War, ids: Sequence[BannerId]) -> list[BannerId]:
    """Those of these banners that have to find a road; the mists bring the others home (ME-MAG-51)."""
    saved = {i for spell in war.spells.values() for i in spell.saved}
    return [i for i in ids if i not in saved]


def led_astray(war: War, lost: Sequence[BannerId], abroad: Sequence[BannerId]) -> list[BannerId]:
    """Who has no road, with those who have one and lose it in the mists (ME-MAG-51)."""
    misled = {i for spell in war.spells.values() for i in spell.misled}
    return [*lost, *(i for i in abroad if i in misled and i not in lost)]

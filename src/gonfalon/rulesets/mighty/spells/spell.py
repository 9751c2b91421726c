"""What an equinox spell is: on what it may be cast, what it does now, what it does later, and when it ends.

A spell is a small class. What it does later are methods named after the points at which other chapters ask (`hooks`);
a spell that has no say in something leaves it as it is. While it lasts it lies in `war.spells` (ME-MAG-09).
"""
# ruff: noqa: ARG002 (a spell is told all there is, and looks at what it needs)

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, ClassVar

from msgspec.structs import replace

from gonfalon.kernel import at_once
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, ShipId, Spell, War
from gonfalon.world.tiles import PlaceId

# When a spell ends of itself (ME-MAG-11, ME-WIN-08): with the season, when walls are repaired, just before the next
# spring equinox, or when all armies are in winter quarters.
SEASON, RECOVERY, SPRING, QUARTERS = "season", "recovery", "spring", "quarters"
SPRING_EQUINOX = "spring-equinox"
PROTECTION = "magical-protection"
KNOWN: dict[str, Magic] = {}  # by name, once the charts are read (`magic.table`)


class Magic:
    """A spell of the charts."""

    name: ClassVar[str]
    rule: ClassVar[str]
    until: ClassVar[str] = ""  # when a lasting effect ends
    aimed: ClassVar[bool] = True  # at a tile, with a range roll (ME-MAG-10)

    def __init_subclass__(cls) -> None:
        """A spell makes itself known: it works on the chapters that ask here, so nothing here can import it."""
        if hasattr(cls, "name"):
            KNOWN[cls.name] = cls()

    def fits(self, war: War, caster: RealmId, place: PlaceId) -> bool:
        """Is the tile one that this spell accepts (ME-MAG-12)?"""
        return True

    @at_once
    def strike(self, war: War, caster: RealmId, place: PlaceId) -> None:
        """What it does at once; a lasting spell comes to rest on its tile."""
        rest(war, self, caster, place)

    # --- while it lasts ----------------------------------------------------------------------------------

    def forage(self, war: War, spell: Spell, banners: int) -> int | None:
        """How many of so many banners live off the tile; None: as many as ever."""
        return None

    @at_once
    def loot(self, war: War, spell: Spell, points: int) -> int:
        """What there is to loot where there were so many points."""
        return points

    def razed(self, war: War, spell: Spell, place: PlaceId) -> None:
        """The settlement of this tile has been razed."""

    def enters(self, war: War, spell: Spell, ids: Sequence[BannerId]) -> None:
        """Banners have come into the tile."""

    @at_once
    def crosses(self, war: War, spell: Spell, ids: Sequence[BannerId]) -> None:
        """Banners are about to cross a river that this spell has laid dry."""

    def walls(self, war: War, spell: Spell, factor: int) -> int:
        """How often a garrison counts behind the walls of the tile."""
        return factor

    def phase_ends(self, war: War, spell: Spell) -> None:
        """A phase of somebody's turn is over."""

    @at_once
    def month_begins(self, war: War, spell: Spell) -> None:
        """A month begins; the order of play is still to be diced for."""

    @at_once
    def ships_come(self, war: War, spell: Spell, ids: Sequence[ShipId]) -> None:
        """Ships have come into the tile, or their owner's turn begins with them in it."""

    @at_once
    def sends_scouts(self, war: War, spell: Spell, banner: Banner, there: PlaceId) -> PlaceId | None:
        """Where scouts come to that set out from the tile to that one; None: nowhere."""
        return there

    @at_once
    def holds_scouts(self, war: War, spell: Spell, banner: Banner) -> bool:
        """Are scouts of this banner kept from leaving the tile?"""
        return False

    def ended(self, war: War, spell: Spell) -> None:
        """It is over."""


def magic_of(spell: Spell) -> Magic:
    """The entry of a spell in the charts."""
    return KNOWN[spell.name]


# --- resting on the map ----------------------------------------------------------------------------------


def rest(
    war: War, magic: Magic, caster: RealmId, place: PlaceId, places: tuple[PlaceId, ...] = (), **more: Any
) -> Spell:
    """The tile is marked, and everybody knows by whom, with what and for how long (ME-MAG-09)."""
    name = next(name for number in count(1) if (name := f"{magic.name}-{number}") not in war.spells)
    spell = Spell(name, magic.name, caster, place, places or (place,), war.year, magic.until, **more)
    war.spells[name] = spell
    until = magic.until
    war.tell("magic.rests", rule="ME-MAG-09", realm=caster, spell=magic.name, place=place, year=war.year, until=until)
    return spell


def resting_on(war: War, place: PlaceId) -> list[Spell]:
    """The spells that work on this tile."""
    return [spell for spell in war.spells.values() if place in spell.places]


def end(war: War, spell: Spell, rule: str) -> None:
    """The marker comes off (ME-MAG-09)."""
    del war.spells[spell.id]
    war.tell("magic.ends", rule=rule, spell=spell.name, place=spell.place)
    magic_of(spell).ended(war, spell)


def end_all(war: War, until: str, rule: str) -> None:
    """The time has come for all spells that last until then."""
    for spell in list(war.spells.values()):
        if spell.until == until and spell.id in war.spells:
            end(war, spell, rule)


def withdraw(war: War, spell: Spell, place: PlaceId, rule: str) -> None:
    """It works no longer on this tile; cast on this very tile, it is over."""
    if spell.place == place:
        end(war, spell, rule)
    else:
        war.spells[spell.id] = replace(spell, places=tuple(p for p in spell.places if p != place))


def is_shielded(war: War, place: PlaceId) -> bool:
    """Does Magical Protection keep new spells off the tile (ME-MAG-24)? In the Dutch edition spring spells only."""
    if war.settings.protection == "spring" and war.phase != SPRING_EQUINOX:
        return False
    return any(spell.name == PROTECTION and spell.place == place for spell in war.spells.values())

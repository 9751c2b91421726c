"""Calling a held river back, at any moment of a campaign season and once in a month (ME-MAG-23)."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel import Choose, Question, Story
from gonfalon.rulesets.mighty.magic.table import HOLD_RIVER
from gonfalon.rulesets.mighty.realms import calendar
from gonfalon.rulesets.mighty.state import RealmId, Spell, War
from gonfalon.world.tiles import PlaceId

CALL_BACK = "magic.call-back"


def questions(war: War) -> Iterable[Question[PlaceId]]:
    """One for each caster who holds a river and has not tried in this month."""
    if not war.spells or war.phase not in calendar.PHASES:
        return
    held: dict[RealmId, list[PlaceId]] = {}
    for spell in _held(war):
        if HOLD_RIVER.may_call_back(war, spell):
            held.setdefault(spell.caster, []).append(spell.place)
    for caster, places in held.items():
        about = {"places": ", ".join(places)}
        yield Choose(who=caster, what=CALL_BACK, rule=HOLD_RIVER.rule, about=about, among=tuple(places))


def answered(war: War, place: PlaceId) -> Story[None]:
    """The caster of the spell on this tile tries."""
    spell = next(spell for spell in _held(war) if spell.place == place)
    yield from HOLD_RIVER.call_back(war, spell)


def _held(war: War) -> list[Spell]:
    return [spell for spell in war.spells.values() if spell.name == HOLD_RIVER.name]

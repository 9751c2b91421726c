"""What holds forces back in the first months of a season (ME-ESP-17, ME-ESP-18, ME-ESP-21).

Rumours about the king keep all his forces where they are, or let them go by a die; a force whose plan a spy has heard
goes where its owner said it would. Only marches and voyages are held up; the rest of the turn is played as ever.
"""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Refusal, Story, roll
from gonfalon.rulesets.mighty.ground import armies, oaths
from gonfalon.rulesets.mighty.state import Banner, BannerId, RealmId, War

MARCHES = 4  # and above on a D6 (ME-ESP-17)


def month_ahead(war: War, number: int) -> int:
    """The month of this number in the season after this winter, as `War.now` counts them."""
    return war.year * war.settings.months + number


def unsettle(war: War, realm: RealmId, *, halted: int, wavering: int) -> None:
    """Up to that month of the next season no force moves, in that one by a die only; 0: none (ME-ESP-15).

    Where a king is struck twice the harsher counts.
    """
    before = war.realms[realm]
    until = max(before.halted, month_ahead(war, halted) if halted else 0)
    diced = max(before.wavering, month_ahead(war, wavering) if wavering else 0)
    war.realms[realm] = replace(before, halted=until, wavering=diced)


def rumours(war: War) -> Story[None]:
    """In his movement phase each force of a hurt king throws once; on 1 to 3 it stays (ME-ESP-17)."""
    realm = war.realms[war.player]
    if realm.wavering != war.now or realm.halted >= war.now or war.turn.rumoured:
        return
    unwilling: list[BannerId] = []
    army = armies.banners_of(war, war.player)
    for place in dict.fromkeys(banner.place for banner in army):
        (die,) = yield from roll(1, 6, "rumours", rule="ME-ESP-17", who=war.player)
        outcome = "marches" if die >= MARCHES else "stays"
        war.tell("rumours.force", rule="ME-ESP-17", realm=war.player, place=place, outcome=outcome)
        if die < MARCHES:
            unwilling += [banner.id for banner in army if banner.place == place]
    war.turn = replace(war.turn, rumoured=True, unwilling=tuple(unwilling))


def held(war: War, banner: Banner) -> Refusal | None:
    """Why this banner does not leave its tile of its own will in this month."""
    halted = war.realms[banner.realm].halted
    if halted and halted >= war.now:
        return Refusal.of("mighty-delay-king", rule="ME-ESP-17", banner=banner.number)
    if banner.id in war.turn.unwilling:
        return Refusal.of("mighty-delay-rumours", rule="ME-ESP-17", banner=banner.number)
    return oaths.stays(war, banner) if banner.sworn else None

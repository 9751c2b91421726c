"""The garrison comes out (ME-SIE-14, ME-SIE-16): to join a relief, or alone. Who sallies stays `inside` on the map,
because a sally that fails ends where it began (ME-SIE-17)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Several, Story, ask
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.state import WAITING, BannerId, Fight, Siege, War


def sallies(war: War) -> Story[None]:
    """In his battle phase the besieged player says of each siege whether and with whom he comes out."""
    for siege in list(war.sieges.values()):
        able = _able(war, siege)
        if not able:
            continue
        relief = war.fights.get(siege.place)
        if relief is None:
            yield from _sally(war, siege, able)
        elif relief.kind == "relief" and relief.defender == siege.besieger:
            yield from _join(war, siege, able, relief)


def _able(war: War, siege: Siege) -> list[BannerId]:
    """The player's banners behind these walls that may fight in his own turn (ME-BAT-21), unless terms bind them."""
    if siege.defender != war.player or siege.terms:
        return []
    return [banner.id for banner in armies.garrison(war, siege.place) if armies.may_move(war, banner)]


def _sally(war: War, siege: Siege, able: Sequence[BannerId]) -> Story[None]:
    """An ordinary battle, in which the garrison attacks (ME-SIE-16)."""
    out = yield from _who(war, siege, able, "siege.sally", "ME-SIE-16")
    if out:
        enemies = tuple(banner.id for banner in besieging.besiegers(war, siege))
        war.tell("siege.sally", rule="ME-SIE-16", place=siege.place, realm=siege.defender)
        sally = Fight(siege.place, siege.defender, siege.besieger, WAITING, out, enemies, kind="sally")
        war.fights[siege.place] = sally


def _join(war: War, siege: Siege, able: Sequence[BannerId], relief: Fight) -> Story[None]:
    """The garrison fights beside those who come to its relief (ME-SIE-14)."""
    out = yield from _who(war, siege, able, "siege.join", "ME-SIE-14")
    if out:
        war.tell("siege.join", rule="ME-SIE-14", place=siege.place, realm=siege.defender)
        war.fights[siege.place] = replace(relief, attackers=(*relief.attackers, *out))


def _who(war: War, siege: Siege, able: Sequence[BannerId], what: str, rule: str) -> Story[tuple[BannerId, ...]]:
    numbers = tuple(war.banners[i].number for i in able)
    about = {"place": siege.place, "besieger": siege.besieger}
    chosen = yield from ask(Several(who=siege.defender, what=what, rule=rule, about=about, among=numbers))
    return tuple(i for i, number in zip(able, numbers, strict=True) if number in chosen)

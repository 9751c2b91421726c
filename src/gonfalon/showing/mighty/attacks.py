"""What an order would bring on, as far as the viewer knows: whom a march meets, the odds of assault and siege."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.rulesets.mighty.battle import independents
from gonfalon.rulesets.mighty.field import combat
from gonfalon.rulesets.mighty.ground import alliances, armies, besieging, lands
from gonfalon.rulesets.mighty.races.table import of_banner
from gonfalon.rulesets.mighty.siege.assault import MULTIPLIER, assault_factor
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, VILLAGE, Banner, War
from gonfalon.showing.mighty import chances
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Odds


class Outlook(NamedTuple):
    """What to expect. `confirm`: dice will fall or blood will flow, so the page asks once more."""

    odds: Odds | None = None
    note: str = ""
    confirm: bool = False


def march(sight: Sight, ids: list[str], there: str, half: int | None) -> Outlook:
    """A march: first the way, then whoever stands there."""
    war, words = sight.facts.war, sight.words
    meets = _meeting(sight, ids, there)
    if blocked := chances.needs_route(war, ids, there, half):
        risk = chances.route(words, war, blocked, there, half)
        note = words("note-route-then-battle") if meets.confirm else words("note-route")
        return Outlook(risk, note, True)
    return meets


def _meeting(sight: Sight, ids: list[str], there: str) -> Outlook:
    """Whom the banners meet in the tile, and how that would go with what is known of them."""
    war: War = sight.facts.war
    words, who = sight.words, war.banners[ids[0]].realm
    siege = war.sieges.get(there)
    if siege is not None and siege.besieger == who:
        return Outlook(note=words("note-joins-siege"))
    company = [war.banners[i] for i in ids] + [b for b in armies.field(war, there, who) if b.id not in ids]
    attack = sum(banner.points for banner in company)
    if enemies := armies.hostile(war, there, who):
        return _against(sight, attack, enemies, there)
    if independents.hold(war, there) and not alliances.is_ally(war, who, there):
        return _against_militia(sight, attack, there)
    return Outlook(note=_welcome(sight, there, who))


def _against(sight: Sight, attack: int, enemies: list[Banner], there: str) -> Outlook:
    war, words = sight.facts.war, sight.words
    first = enemies[0].realm
    force = [banner for banner in enemies if banner.realm == first]
    walls = bool(lands.room_behind_walls(war, there)) and lands.owner(war, there) == first
    report = sight.facts.force(force)
    name = sight.names.realm(first)
    if report is None or not attack:
        return Outlook(None, words("note-battle-unknown", realm=name), True)
    factor = combat.combat_factor(attack, report.points)
    note = words("note-battle-walls" if walls else "note-battle", realm=name, factor=chances.signed(factor))
    return Outlook(chances.before_cards(words, chances.battle(factor), "attacker"), note, True)


def _against_militia(sight: Sight, attack: int, there: str) -> Outlook:
    war, words = sight.facts.war, sight.words
    settlement = lands.standing_settlement(war, there)
    strengths = independents.STRENGTH[settlement]
    if settlement == VILLAGE and attack:
        return Outlook(chances.by_chance(words, attack, strengths), words("note-militia"), True)
    return Outlook(None, words("note-militia-walls", least=min(strengths), most=max(strengths)), True)


def _welcome(sight: Sight, there: str, who: str) -> str:
    """No battle: what the tile has to offer."""
    war, words = sight.facts.war, sight.words
    if lands.owner(war, there) in (who, "") or not lands.is_known(war, there):
        return words("note-feeds", count=lands.subsistence_value(war, there) if lands.owner(war, there) == who else 0)
    return words("note-undefended", realm=sight.names.realm(lands.owner(war, there)))


def dealt(war: War, side: str) -> bool:
    """Does this side play a card by chance (ME-BAT-50)?"""
    return side == INDEPENDENT and war.settings.independent_cards == "random"


def assault(sight: Sight, place: str) -> Outlook:
    """An assault on walls; a battery of last month adds a die that nobody has thrown yet (ME-SIE-29)."""
    war, words = sight.facts.war, sight.words
    siege = war.sieges[place]
    attack = sum(banner.points for banner in besieging.besiegers(war, siege))
    garrison = armies.garrison(war, place)
    points = siege.independents
    if not points:
        report = sight.facts.force(garrison)
        if report is None or not attack:
            return Outlook(None, words("note-assault-unknown"), True)
        points = report.points
    walls = hooks.walls(war, place, MULTIPLIER[lands.standing_settlement(war, place)])
    factor = assault_factor(attack, points, walls)
    battered = siege.battered == war.now - 1 and war.month > 1
    note = words("note-assault-battered" if battered else "note-assault", factor=chances.signed(factor), walls=walls)
    clash = chances.storm(factor, siege.hardship)
    return Outlook(chances.before_cards(words, clash, "attacker", dealt=dealt(war, siege.defender)), note, True)


# --- hunger ----------------------------------------------------------------------------------------------


def besiege(sight: Sight, place: str) -> Outlook:
    """Stay before these walls: will hunger open them before winter, as far as strength and stores are known?"""
    war: War = sight.facts.war
    fight, months = war.fights.get(place), war.settings.months - war.month
    if fight is not None and fight.independents:  # they have no stores, and go short from his next turn on (ME-SIE-41)
        return Outlook(chances.hunger(sight.words, months, fight.independents, 1, 0)) if months else Outlook()
    garrison = armies.garrison(war, place)
    report, baggage = sight.facts.force(garrison), _stores(sight, garrison, place)
    if report is None or baggage is None or report.points < len(garrison):
        return Outlook()
    months += war.order.index(garrison[0].realm) > war.active  # his turn of this month is still to come
    if not months:
        return Outlook()
    return Outlook(chances.hunger(sight.words, months, report.points, len(garrison), baggage))


def _stores(sight: Sight, garrison: list[Banner], place: str) -> int | None:
    """All the garrison can live on; None if that is hidden, or if its people eat otherwise than others."""
    war: War = sight.facts.war
    if war.settings.hide_baggage or not all(banner.id in sight.facts.baggage for banner in garrison):
        return None
    peoples = [of_banner(war, banner) for banner in garrison]
    if any(race.undead or race.steadfast or race.hunger > 1 for race in peoples):
        return None
    return armies.baggage_of(war, [banner.id for banner in garrison]) + war.stockpiles.get(place, 0)

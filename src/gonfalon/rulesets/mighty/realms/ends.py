"""How a campaign ends: the last realm, the agreed years, or never; and what becomes of a realm that is out."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.rulesets.mighty.ground import besieging
from gonfalon.rulesets.mighty.ground.armies import banners_of
from gonfalon.rulesets.mighty.ground.lands import empire, is_rival, land, subsistence_value
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import INDEPENDENT, NOBODY, RealmId, War

SETTING_UP = ("capitals", "settlements", "ports", "strength", "division", "placing", "baggage")  # ME-RLM-36


def in_play(war: War) -> list[RealmId]:
    """The realms that still rule."""
    return [realm.id for realm in war.realms.values() if not realm.out]


def is_over(war: War) -> bool:
    """One realm is left, the years agreed on are over, or all agree (ME-RLM-16). A saga goes on while two are left."""
    years = war.settings.years
    if (years and years < war.year) or (war.peace and set(in_play(war)) <= set(war.peace)):
        return True
    alone = False
    for realm in war.realms.values():
        if not realm.out:
            if alone:
                return False
            alone = True
    return True


def count_capitals(war: War) -> None:
    """Whoever has lost his capital is out of the game, where that is the rule (ME-REV-03)."""
    if war.settings.capital_ends:
        for realm in [realm for realm in in_play(war) if lost_capital(war, realm)]:
            put_out(war, realm, "ME-REV-03")


def lost_capital(war: War, realm: RealmId) -> bool:
    """It is razed or in other hands; by the setting only if rivals did it, or only if somebody else holds it."""
    here = land(war, war.realms[realm].capital)
    if war.settings.lost_capital == "rival":
        return is_rival(war, realm, here.razed_by if here.razed else here.owner)
    return here.owner != realm and not (here.razed and war.settings.lost_capital == "taken")


def put_out(war: War, realm: RealmId, rule: str) -> None:
    """A realm is out: its banners and ships go, its settlements turn independent, its barren land is unclaimed."""
    war.realms[realm] = replace(war.realms[realm], out=True)
    for banner in banners_of(war, realm):
        del war.banners[banner.id]
    for ship in [s for s in war.ships.values() if s.realm == realm]:
        del war.ships[ship.id]
    for place in list(empire(war, realm)):
        here = war.lands[place]
        war.lands[place] = replace(here, owner=INDEPENDENT if here.settlement else NOBODY)
        war.stockpiles.pop(place, None)
    for place, siege in list(war.sieges.items()):
        if realm in (siege.besieger, siege.defender):
            besieging.lift(war, place, rule)
    for place, fight in list(war.fights.items()):
        if realm in (fight.attacker, fight.defender):
            del war.fights[place]
            if place not in war.sieges:
                besieging.come_out(war, place)
    war.alliances = {name: a for name, a in war.alliances.items() if a.realm != realm}
    war.operatives = {name: o for name, o in war.operatives.items() if o.realm != realm}
    _forget(war, realm)
    war.tell("realm.out", rule=rule, shows=True, realm=realm)


def _forget(war: War, realm: RealmId) -> None:
    """What others knew of its forces is of no use any more."""
    for facts, mark in ((war.known, f":{realm}."), (war.totals, f":{realm}@")):
        for key in [k for k in facts if mark in k]:
            del facts[key]


def revenue_value(war: War, realm: RealmId) -> int:
    """What the empire is worth a year (ME-REV-04), unrazed, isolation ignored."""
    ruins = len(races.ruins(war, realm)) * races.RUIN  # ME-RAC-21
    return sum(subsistence_value(war, place) for place in empire(war, realm)) + ruins


def score(war: War, realm: RealmId) -> int:
    """10 × the revenue value of the empire + its tiles + army points // 100; a realm that is out scores nothing."""
    if war.realms[realm].out:
        return 0
    tiles = sum(1 for _ in empire(war, realm))
    points = sum(b.points for b in banners_of(war, realm))
    return 10 * revenue_value(war, realm) + tiles + points // 100


def winner(war: War) -> RealmId | None:
    """The last realm; else the highest score, if one is; a tie has no winner."""
    left = in_play(war)
    if len(left) == 1:
        return left[0]
    scores = sorted(((score(war, realm), realm) for realm in left), reverse=True)
    return scores[0][1] if scores and scores[0][0] > scores[1][0] else None

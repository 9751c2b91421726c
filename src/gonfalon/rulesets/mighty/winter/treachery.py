"""Treachery (ME-EVT-12): border cities and fortresses may go over to a neighbour in the winter."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, roll
from gonfalon.rulesets.common import lots
from gonfalon.rulesets.mighty.ground import armies, besieging, lands
from gonfalon.rulesets.mighty.ground.lands import WALLS
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, NOBODY, VILLAGE, RealmId, Ship, War
from gonfalon.rulesets.mighty.winter import quarters, revenue, ships_home
from gonfalon.world.tiles import PlaceId

RULE = "ME-EVT-12"
GOES_OVER = 6
CLAIM = {CITY: 3, FORTRESS: 2, VILLAGE: 1, "": 0}  # the strongest adjoining tile of a neighbour decides


def treachery(war: War, realm: RealmId) -> Story[None]:
    """11: every city and fortress on the border goes over on a 6; all are thrown for before a flag is changed."""
    turncoats: dict[PlaceId, RealmId] = {}
    for place in tested(war, realm):
        (die,) = yield from roll(1, 6, "treachery", rule=RULE, who=realm)
        if die == GOES_OVER:
            turncoats[place] = yield from lots.draw_lot(suitors(war, place, realm), "claim", RULE, realm)
    for place, new in turncoats.items():
        yield from go_over(war, place, realm, new)


def tested(war: War, realm: RealmId) -> list[PlaceId]:
    """Walls with somebody to go over to; the capital only where a setting says so."""
    spared = NOBODY if war.settings.treachery_of_capitals else war.realms[realm].capital
    walls = [p for p in revenue.settlements(war, realm) if war.lands[p].settlement in WALLS and p != spared]
    return [place for place in walls if suitors(war, place, realm)]


def suitors(war: War, place: PlaceId, realm: RealmId) -> list[RealmId]:
    """The neighbours with the best claim: other empires, and independents where they have a settlement."""
    claims: dict[RealmId, int] = {}
    for beside in war.board.neighbours(place):
        there = lands.land(war, beside)
        if there.owner not in (realm, NOBODY):
            claims[there.owner] = max(claims.get(there.owner, 0), CLAIM[there.settlement])
    return [neighbour for neighbour, claim in claims.items() if claim == max(claims.values())]


def go_over(war: War, place: PlaceId, old: RealmId, new: RealmId) -> Story[None]:
    """The flag is changed, a siege is over, and the garrison and the ships in the port have to go."""
    if place in war.sieges:
        besieging.lift(war, place, RULE)
    war.lands[place] = replace(war.lands[place], owner=new)
    war.tell("winter.treachery", rule=RULE, realm=old, place=place, other=new)
    for banner in armies.ashore(war, place, old):
        yield from quarters.rehouse(war, banner.id, RULE)
    for ship in naval.ships_in(war, place, old):
        yield from leave_port(war, ship, new)


def leave_port(war: War, ship: Ship, new: RealmId) -> Story[None]:
    """To another harbour its owner can reach, as he likes; else it is the new owner's."""
    harbours = tuple(ships_home.harbours(war, ship))
    if not harbours:
        lands.hand_over_ship(war, ship.id, new)
        war.tell("winter.ship-lost", rule=RULE, realm=ship.realm, place=ship.place, number=ship.number, other=new)
        return
    about = {"ship": ship.number, "place": ship.place}
    forced = war.settings.forced
    where = Choose(who=ship.realm, what="quarters.harbour", rule=RULE, about=about, forced=forced, among=harbours)
    ships_home.put_up(war, ship.id, (yield from ask(where)))

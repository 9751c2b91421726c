"""What a player may know of a war, built from nothing (ME-RLM-30).

Public: the map and how long the war lasts, settlements, flags, banners' places, ships, sieges, razed tiles, baggage
(unless a setting hides it). Secret: strengths. What a player has learned of others' strengths is his own knowledge,
with its date.
"""

from __future__ import annotations

from msgspec import UNSET

from gonfalon.rulesets.mighty.ground.supplies import sees_stockpile
from gonfalon.rulesets.mighty.races.table import name_of
from gonfalon.rulesets.mighty.realms import commanders, ends, laying, naming, pacts
from gonfalon.rulesets.mighty.seen import (
    OwnBanner,
    SeenBanner,
    SeenCommander,
    SeenFight,
    SeenOperative,
    SeenRealm,
    SeenSiege,
    SeenWar,
    SeenWinter,
)
from gonfalon.rulesets.mighty.state import UNDEAD, Banner, Fight, Known, Operative, Realm, RealmId, Siege, War, Winter
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.tiles import PlaceId, Tile


def seen(war: War, who: RealmId) -> SeenWar:
    """The war as this player sees it; a spectator sees what is public."""
    return SeenWar(
        world=_world(war.board),
        laying=laying.seen(war),
        years=war.settings.years,
        months=war.settings.months,
        year=war.year,
        month=war.month,
        phase=war.phase,
        order=war.order,
        active=war.player if war.active < len(war.order) else "",
        realms={realm.id: _realm(war, realm) for realm in war.realms.values()},
        lands=war.lands.copy(),
        banners={b.id: _banner(war, b, who) for b in war.banners.values()},
        ships=war.ships.copy(),
        stockpiles={place: points for place, points in war.stockpiles.items() if sees_stockpile(war, place, who)},
        burnt=war.burnt.copy(),
        sieges={place: _siege(siege) for place, siege in war.sieges.items()},
        fights={place: _fight(fight) for place, fight in war.fights.items()},
        turn=war.turn,
        winter={realm: purse if realm == who else _winter(purse) for realm, purse in war.winter.items()},
        no_revenue=war.no_revenue.copy(),
        spells=war.spells.copy(),
        alliances=list(war.alliances.values()),
        operatives={counter.id: _operative(counter, who) for counter in war.operatives.values()},
        pacts={pact.id: pact for pact in war.pacts.values() if pacts.may_read(pact, who)},
        abroad=war.quarters.abroad,
        afloat=war.quarters.afloat,
        known=_own_facts(war.known, who),
        totals=_own_facts(war.totals, who),
        peace=war.peace,
        names=naming.names(war),
        landmarks=naming.landmarks(war),
        commanders={seat: _commander(war, seat) for seat in war.settings.commanders},
    )


@per_board
def _world(board: TileBoard) -> dict[PlaceId, Tile]:
    """The map lies open before everybody; the same value every time, because it never changes."""
    return dict(board.tiles)


def _realm(war: War, realm: Realm) -> SeenRealm:
    return SeenRealm(
        colour=realm.colour,
        capital=realm.capital,
        home=realm.home,
        race=realm.race,
        halted=realm.halted,
        wavering=realm.wavering,
        name=realm.name,
        out=realm.out,
        revenue=ends.revenue_value(war, realm.id),
    )


def _banner(war: War, banner: Banner, who: RealmId) -> OwnBanner | SeenBanner:
    """Place and baggage are for all to see; strength and restrictions are on the owner's sheet (ME-RLM-28)."""
    if banner.realm == who:
        return _own_banner(war, banner)
    return SeenBanner(
        realm=banner.realm,
        number=banner.number,
        place=banner.place,
        half=banner.half,
        inside=banner.inside,
        ship=banner.ship,
        race=name_of(war, banner) if war.settings.races else UNSET,
        baggage=UNSET if war.settings.hide_baggage else banner.baggage,
        points=banner.points if banner.realm == UNDEAD else UNSET,  # everybody saw them rise
    )


def _own_banner(war: War, banner: Banner) -> OwnBanner:
    return OwnBanner(
        points=banner.points,
        kind=banner.kind,
        race=name_of(war, banner) if war.settings.races else banner.race,
        origin=banner.origin,
        no_move=banner.no_move,
        no_scout=banner.no_scout,
        stunned=banner.stunned,
        sworn=banner.sworn,
        realm=banner.realm,
        number=banner.number,
        place=banner.place,
        half=banner.half,
        inside=banner.inside,
        ship=banner.ship,
        baggage=banner.baggage,
    )


def _commander(war: War, seat: str) -> SeenCommander:
    realm = commanders.realm_of(war, seat)
    return SeenCommander(realm, commanders.ranks(war, realm).index(seat), commanders.banners_led(war, seat))


def _operative(counter: Operative, who: RealmId) -> SeenOperative:
    """Whose it is and where is plain to see; what it is, to its owner alone (ME-ESP-05)."""
    kind = counter.kind if counter.realm == who else UNSET
    return SeenOperative(counter.realm, counter.number, counter.place, kind)


def _siege(siege: Siege) -> SeenSiege:
    return SeenSiege(
        besieger=siege.besieger,
        defender=siege.defender,
        since=siege.since,
        battered=siege.battered,
        bonus=siege.bonus,
        hardship=siege.hardship,
        repulsed=siege.repulsed,
        independents=siege.independents,
    )


def _fight(fight: Fight) -> SeenFight:
    return SeenFight(
        attacker=fight.attacker,
        defender=fight.defender,
        stage=fight.stage,
        attackers=fight.attackers,
        defenders=fight.defenders,
        independents=fight.independents,
        kind=fight.kind,
        result=fight.result,
        dice=fight.dice,
    )


def _winter(purse: Winter) -> SeenWinter:
    """Open are the throws of the events, what was gathered and what was declared, not how it is spent (ME-WIN-07)."""
    return SeenWinter(
        done=purse.done,
        gathered=purse.gathered,
        bonus=purse.bonus,
        loss=purse.loss,
        famine=purse.famine,
        announced=purse.announced,
        declared=purse.declared,
        thrives=purse.thrives or UNSET,
    )


def _own_facts(facts: dict[str, Known], who: RealmId) -> dict[str, Known]:
    mark = f"{who}:"
    return {key.removeprefix(mark): fact for key, fact in facts.items() if key.startswith(mark)}

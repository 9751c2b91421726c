"""The tile panel of `mighty`: what the viewer knows of each tile, and since when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gonfalon.rulesets.mighty.ground import alliances, lands
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, Operative, RealmId, Ship, Spell, War
from gonfalon.showing.mighty.calendar import dated
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Fact, Place

FEATURES = ("mountain", "river", "forest", "sea")


class Crowd(NamedTuple):
    """Who and what is where, sorted once for all tiles."""

    banners: dict[str, list[Banner]]
    ships: dict[str, list[Ship]]
    spells: dict[str, list[Spell]]
    counters: dict[str, list[Operative]]
    homes: dict[str, RealmId]


def places(sight: Sight) -> dict[str, Place]:
    """All tiles of the world."""
    war: War = sight.facts.war
    crowd = _crowd(war)
    return {place: _place(sight, war, place, crowd) for place in war.board.places}


def _crowd(war: War) -> Crowd:
    crowd = Crowd(defaultdict(list), defaultdict(list), defaultdict(list), defaultdict(list), {})
    for banner in war.banners.values():
        crowd.banners[banner.place].append(banner)
    for ship in war.ships.values():
        crowd.ships[ship.place].append(ship)
    for spell in war.spells.values():
        for place in spell.places:
            crowd.spells[place].append(spell)
    for counter in war.operatives.values():
        crowd.counters[counter.place].append(counter)
    crowd.homes.update((place, realm.id) for realm in war.realms.values() for place in realm.home)
    return crowd


def _place(sight: Sight, war: War, place: str, crowd: Crowd) -> Place:
    land, words = lands.land(war, place), sight.words
    terrain = war.board.terrain(place)
    kind = "capital" if land.capital_of else land.settlement
    known = lands.is_known(war, place)
    return Place(
        id=place,
        name=sight.names.place(place),
        terrain=terrain,
        terrain_label=words(f"terrain-{terrain.replace('_', '-')}"),
        owner=land.owner,
        settlement=kind,
        settlement_label=words(f"settlement-{kind}") if kind else words("settlement-none") if known else "",
        razed=land.razed,
        port=lands.has_harbour(war, place),
        feeds=lands.subsistence_value(war, place),
        known=known,
        home_of=crowd.homes.get(place, ""),
        facts=(*_country(sight, war, place), *_forces(sight, place, crowd), *_state(sight, war, place, crowd)),
    )


def _country(sight: Sight, war: War, place: str) -> Iterator[Fact]:
    """The ground, whose it is, and what it yields."""
    words, board = sight.words, war.board
    seen = (board.has_mountain(place), board.has_river(place), board.has_forest(place), board.has_sea(place))
    features = [words(f"feature-{name}") for name, there in zip(FEATURES, seen, strict=True) if there]
    if features:
        yield Fact(label=words("fact-country"), value=words.listed(features))
    if not board.enterable(place):
        yield Fact(label=words("fact-barred"), value=words("fact-swamp"), rule="ME-MAP-14", tone="bad")
        return
    if not lands.is_known(war, place):
        yield Fact(label=words("fact-known"), value=words("fact-unknown"), rule="ME-SCT-11", tone="unknown")
        return
    land = lands.land(war, place)
    if land.owner:
        yield Fact(label=words("fact-owner"), value=sight.names.realm(land.owner))
    yield Fact(
        label=words("fact-feeds"),
        value=words("fact-banners", count=lands.subsistence_value(war, place)),
        rule="ME-SUB-04",
    )
    if room := lands.room_behind_walls(war, place):
        yield Fact(label=words("fact-walls"), value=words("fact-room", count=room), rule="ME-SIE-03")


def _forces(sight: Sight, place: str, crowd: Crowd) -> Iterator[Fact]:
    """Who stands here and how strong he is, as far as the viewer knows."""
    forces: dict[tuple[RealmId, bool], list[Banner]] = {}
    for banner in crowd.banners.get(place, ()):
        forces.setdefault((banner.realm, bool(banner.ship)), []).append(banner)
    for (realm, aboard), banners in forces.items():
        yield from _force(sight, realm, aboard, banners)
    fleets: dict[tuple[RealmId, bool], list[int]] = {}
    for ship in crowd.ships.get(place, ()):
        fleets.setdefault((ship.realm, ship.harbour), []).append(ship.number)
    for (realm, harbour), numbers in fleets.items():
        key = "fact-ships-harbour" if harbour else "fact-ships-sea"
        yield Fact(label=sight.words(key), value=_numbered(sight, realm, numbers), rule="ME-SEA-03")


def _force(sight: Sight, realm: RealmId, aboard: bool, banners: Sequence[Banner]) -> Iterator[Fact]:
    knowledge, words = sight.facts, sight.words
    inside = any(banner.inside for banner in banners)
    label = words("fact-aboard" if aboard else "fact-inside" if inside else "fact-holds")
    yield Fact(label=label, value=_numbered(sight, realm, [banner.number for banner in banners]))
    report = knowledge.force(banners)
    if report is None:
        yield Fact(label=words("fact-strength"), value=words("fact-not-known"), rule="ME-RLM-30", tone="unknown")
        return
    since = dated(words, report.since, knowledge.war)
    key = "fact-points" if len(banners) == 1 else "fact-points-together"
    yield Fact(label=words("fact-strength"), value=words(key, points=report.points), since=since, tone="good")
    if len(banners) > 1 and not all(knowledge.strength(banner.id) for banner in banners):
        yield Fact(label=words("fact-each"), value=words("fact-not-known"), rule="ME-RLM-30", tone="unknown")


def _numbered(sight: Sight, realm: RealmId, numbers: Sequence[int]) -> str:
    listed = sight.words.listed([str(number) for number in sorted(numbers)])
    return sight.words("fact-numbered", realm=sight.names.realm(realm), numbers=listed)


def _state(sight: Sight, war: War, place: str, crowd: Crowd) -> Iterator[Fact]:
    """Siege, stores, ruins, magic, counters, and whether the way in is open this turn."""
    words, names, land = sight.words, sight.names, lands.land(war, place)
    if siege := war.sieges.get(place):
        since = dated(words, siege.since, war)
        yield Fact(
            label=words("fact-siege"), value=names.realm(siege.besieger), rule="ME-SIE-10", since=since, tone="bad"
        )
        if siege.battered == war.now:
            yield Fact(label=words("fact-walls"), value=words("fact-battered"), rule="ME-SIE-27", tone="bad")
        if siege.hardship:
            value = words("fact-hardship-value", bonus=siege.hardship)
            yield Fact(label=words("fact-hardship"), value=value, rule="ME-SIE-35", tone="bad")
        if siege.independents:
            points = words("fact-points", points=siege.independents)
            yield Fact(label=words("fact-militia"), value=points, rule="ME-SIE-41")
    if place in war.stockpiles:
        stock = words("fact-stock-value", points=war.stockpiles[place])
        yield Fact(label=words("fact-stock"), value=stock, rule="ME-REO-11")
    if land.razed:
        by = words("fact-razed-by", realm=names.realm(land.razed_by)) if land.razed_by else words("fact-in-ruins")
        yield Fact(label=words("fact-razed"), value=by, rule="ME-RAZ-07", tone="bad")
    if place in war.burnt:
        yield Fact(label=words("fact-forest"), value=words("fact-burnt"), rule="ME-DRG-11", tone="bad")
    for spell in crowd.spells.get(place, ()):
        value = words(
            "fact-spell-value", spell=words("mighty-spell", spell=spell.name), realm=names.realm(spell.caster)
        )
        yield Fact(label=words("fact-spell"), value=value, rule="ME-MAG-09")
    if counters := crowd.counters.get(place):
        owners = [names.realm(counter.realm) for counter in counters]
        yield Fact(label=words("fact-operatives"), value=words.listed(owners), rule="ME-ESP-04")
    yield from _standing(sight, war, place)


def _standing(sight: Sight, war: War, place: str) -> Iterator[Fact]:
    """Is it an ally's, and can it be entered this turn?"""
    words = sight.words
    if lands.owner(war, place) == INDEPENDENT:
        allied = [realm for realm in war.realms if alliances.is_ally(war, realm, place)]
        if allied:
            value = words.listed([sight.names.realm(realm) for realm in allied])
            yield Fact(label=words("fact-ally"), value=value, rule="ME-DIP-10")
    if place in war.no_revenue:
        yield Fact(
            label=words("fact-revenue"), value=words("fact-pays-nothing"), rule=war.no_revenue[place], tone="bad"
        )
    if place in war.turn.opened:
        yield Fact(label=words("fact-scouted"), value=words("fact-open"), rule="ME-SCT-55", tone="good")
    elif place in war.turn.tried:
        yield Fact(label=words("fact-scouted"), value=words("fact-in-vain"), rule="ME-SCT-03", tone="bad")

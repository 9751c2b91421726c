"""What stands on the map of a war: the scene for the drawing, and the pieces for the hand, on the very same points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gonfalon.render import scene as drawn
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import laying
from gonfalon.rulesets.mighty.realms.ends import SETTING_UP
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, Banner, RealmId, War
from gonfalon.showing.arms import Arms, grant
from gonfalon.showing.maps import Chart, near
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Piece, Point

STACK = 3  # banners of one owner on one half-edge that are drawn as a stack
LEAN = (5.0, -4.0)  # how far each banner of a stack stands behind the one before it, as the drawing has it
DEEP = 3  # banners of a stack that are seen
SIGNS = {
    "storm": "storm",
    "trail-of-howling-doom": "storm",
    "tornado-of-peril": "storm",
    "hold-river": "flood",
    "deluge": "flood",
    "magical-protection": "shield",
    "rot": "rot",
    "blight-crop": "rot",
    "quake": "quake",
    "scrye": "eye",
    "shrouding-mists": "eye",
    "portents-of-terror": "skull",
    "raise-dead": "skull",
}


def arms(war: War) -> dict[RealmId, Arms]:
    """Colour and device of every realm."""
    return grant({realm.id: realm.colour for realm in war.realms.values()})


def scene(sight: Sight) -> drawn.Scene:
    """The war as a picture."""
    war: War = sight.facts.war
    seats = {realm: number for number, realm in enumerate(war.realms)}
    colours = arms(war)
    known = (
        ()
        if war.phase in (laying.PHASE, *SETTING_UP)
        else [place for place in war.board.places if place not in war.lands]
    )
    return drawn.Scene(
        realms=tuple(
            drawn.Realm(sight.names.realm(realm.id), colours[realm.id].number, realm.home, _empire(war, realm.id))
            for realm in war.realms.values()
        ),
        free=tuple(place for place, land in war.lands.items() if land.owner == INDEPENDENT),
        settlements=tuple(_settlements(sight, war, seats)),
        banners=tuple(
            drawn.Banner(top.place, top.half, seats.get(top.realm), top.number, 1 + len(rest))
            for top, *rest in stacks(war)
        ),
        ships=tuple(drawn.Ship(s.place, seats.get(s.realm), s.number, s.harbour) for s in war.ships.values()),
        spells=tuple(drawn.Spell(spell.place, SIGNS.get(spell.name, "star")) for spell in war.spells.values()),
        bridges=tuple(p for p in war.lands if _bridged(war, p)),
        burnt=tuple(war.burnt),
        veiled=tuple(known),
    )


def _empire(war: War, realm: RealmId) -> tuple[str, ...]:
    return tuple(lands.empire(war, realm))


def _settlements(sight: Sight, war: War, seats: Mapping[RealmId, int]) -> Iterator[drawn.Settlement]:
    for place, land in war.lands.items():
        if land.settlement or land.capital_of:
            siege = war.sieges.get(place)
            yield drawn.Settlement(
                place,
                "capital" if land.capital_of else land.settlement,
                seats.get(land.razed_by if land.razed else land.owner),
                sight.names.place(place),
                razed=land.razed,
                harbour=lands.has_harbour(war, place),
                besieged_by=seats.get(siege.besieger) if siege else None,
            )


def _bridged(war: War, place: str) -> bool:
    return lands.standing_settlement(war, place) == CITY and war.board.has_river(place)


def stacks(war: War) -> list[list[Banner]]:
    """Banners ashore as they are drawn: one or two of an owner side by side, more of them as one stack."""
    groups: dict[tuple[str, int, str], list[Banner]] = {}
    for banner in war.banners.values():
        if not banner.ship:
            groups.setdefault((banner.place, banner.half, banner.realm), []).append(banner)
    return [
        stack
        for group in groups.values()
        for stack in ([group] if len(group) >= STACK else [[banner] for banner in group])
    ]


def pieces(sight: Sight, chart: Chart) -> tuple[Piece, ...]:
    """Everything that can be pointed at."""
    war: War = sight.facts.war
    standing = chart.standing(scene(sight))
    feet = {
        banner.id: _behind(foot, depth)
        for stack, (_, foot) in zip(stacks(war), standing.feet, strict=True)
        for depth, banner in enumerate(stack)
    }
    berths = {ship.id: near(at) for ship, (_, at) in zip(war.ships.values(), standing.berths, strict=True)}
    counters = _counters(sight, chart, standing.towns)
    banners = [_banner(sight, b, feet[b.id] if b.id in feet else berths[b.ship]) for b in war.banners.values()]
    ships = [_ship(sight, name, at) for name, at in berths.items()]
    return (*ships, *banners, *counters)


def _behind(foot: Point, depth: int) -> Point:
    back = min(depth, DEEP - 1)
    return near((foot[0] + LEAN[0] * back, foot[1] + LEAN[1] * back))


def _banner(sight: Sight, banner: Banner, at: Point) -> Piece:
    knowledge, war = sight.facts, sight.facts.war
    report = knowledge.strength(banner.id)
    return Piece(
        id=banner.id,
        kind="banner",
        owner=banner.realm,
        number=banner.number,
        place=banner.place,
        half=None if banner.ship else banner.half,
        x=at[0],
        y=at[1],
        points=report.points if report else None,
        baggage=banner.baggage if banner.id in knowledge.baggage else None,
        mine=banner.realm == sight.mine,
        moved=banner.id in (*war.turn.moved, *war.turn.stayed),
        label=sight.names.banner(banner.id, full=True),
    )


def _ship(sight: Sight, name: str, at: Point) -> Piece:
    ship = sight.facts.war.ships[name]
    return Piece(
        id=name,
        kind="ship",
        owner=ship.realm,
        number=ship.number,
        place=ship.place,
        half=None,
        x=at[0],
        y=at[1],
        mine=ship.realm == sight.mine,
        moved=name in sight.facts.war.turn.sailed,
        label=sight.names.banner(name, full=True),
    )


def _counters(sight: Sight, chart: Chart, towns: Mapping[str, Point]) -> Iterator[Piece]:
    """Hidden counters along the foot of their tile, and stockpiles beside their town."""
    war: War = sight.facts.war
    laid: dict[str, int] = {}
    for counter in war.operatives.values():
        number = laid[counter.place] = laid.get(counter.place, 0) + 1
        x, y = chart.beside(counter.place, number - 1)
        kind = sight.words("operative-name", kind=counter.kind)
        yield Piece(
            id=counter.id,
            kind="operative",
            owner=counter.realm,
            number=counter.number,
            place=counter.place,
            half=None,
            x=x,
            y=y,
            mine=counter.realm == sight.mine,
            label=sight.words("showing-operative", kind=kind, realm=sight.names.realm(counter.realm)),
        )
    for place, points in war.stockpiles.items():
        x, y = near(towns[place]) if place in towns else chart.beside(place, 4)
        yield Piece(
            id=f"stockpile@{place}",
            kind="stockpile",
            owner=lands.owner(war, place),
            number=points,
            place=place,
            half=None,
            x=x + 18,
            y=y + 4,
            baggage=points,
            mine=lands.owner(war, place) == sight.mine,
            label=sight.words("showing-stockpile", points=points),
        )

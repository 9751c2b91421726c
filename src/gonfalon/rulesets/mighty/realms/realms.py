"""The making of realms (ME-RLM-02 to ME-RLM-18): capitals, settlements, ports, and the strength of the armies.

Each step asks one player one thing; the first option is a sensible one. With quick set-up it is taken unasked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, roll, together
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.ground.lands import found, has_harbour
from gonfalon.rulesets.mighty.realms.calendar import dice_order
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Realm, RealmId, Ship, War
from gonfalon.world.pieces import free_number
from gonfalon.world.tiles import PlaceId

A = TypeVar("A")
COLOURS = ("red", "blue", "yellow", "green", "purple", "black", "white", "teal", "brown", "pink", "grey", "gold")
APART = 3  # steps between capitals (ME-MAP-51)

_PACKS = ("lowland", "highland", "river_valley", "coastal")
_ROWS = {  # ME-RLM-08
    2: ("", "", "", ""),
    3: ("", "", "", ""),
    4: ("", "", "", ""),
    5: ("", "", VILLAGE, ""),
    6: (VILLAGE, "", VILLAGE, ""),
    7: (VILLAGE, "", VILLAGE, VILLAGE),
    8: (VILLAGE, VILLAGE, VILLAGE, VILLAGE),
    9: (FORTRESS, VILLAGE, FORTRESS, VILLAGE),
    10: (FORTRESS, FORTRESS, CITY, FORTRESS),
    11: (CITY, FORTRESS, CITY, CITY),
    12: (CITY, CITY, CITY, CITY),
}
SETTLEMENTS = {pack: {total: row[i] for total, row in _ROWS.items()} for i, pack in enumerate(_PACKS)}
HARBOUR = {1: 0, 2: 1, 3: 1, 4: 1, 5: 2, 6: 3}  # ME-RLM-13, ME-SCT-22: ships by D6
STRENGTH_DICE = {CITY: 2, FORTRESS: 1, VILLAGE: 1}  # ME-RLM-18, each die times 100; the capital rolls five
CAPITAL_DICE = 5
ADVISED = (3000, 5000)  # points, ME-RLM-17


def suggest(war: War, question: Choose[A]) -> Story[A]:
    """Ask, or with quick set-up take the first option."""
    if war.settings.quick:
        return next(iter(question.options()))
    return (yield from ask(question))


def next_player(war: War, phase: str) -> None:
    """The next player in the order of choosing capitals, or after the last the next part of setting up (ME-RLM-36)."""
    war.active += 1
    if war.active == len(war.order):
        war.active, war.phase = 0, phase


# --- capitals --------------------------------------------------------------------------------------------


def choose_capitals(war: War) -> Story[None]:
    """Highest die first, each picks a capital tile and a colour (ME-RLM-02, ME-RLM-03)."""
    if not war.order:
        war.order = yield from dice_order(war, tuple(war.realms), 1, "ME-RLM-02")
        warn(war)
    who = war.player
    sites = free_sites(war)
    place = yield from suggest(war, Choose(who=who, what="realm.capital", rule="ME-RLM-02", among=sites))
    colour = yield from choose_colour(war, who)
    war.realms[who] = replace(war.realms[who], colour=colour)
    found_capital(war, who, place)
    next_player(war, "settlements")
    if war.phase == "settlements":
        if war.settings.inland_capitals:
            yield from move_inland(war)
        yield from unused_sites(war)


def warn(war: War) -> None:
    """What the rule book advises against is allowed, and said (ME-RLM-17, ME-RLM-19)."""
    settings = war.settings
    if settings.strength == "dice" and len(war.realms) == 2:
        war.tell("realm.dice-unwise", rule="ME-RLM-19")
    if settings.strength == "equal" and not ADVISED[0] <= settings.points <= ADVISED[1]:
        war.tell("realm.points-unusual", rule="ME-RLM-17", points=settings.points, least=ADVISED[0], most=ADVISED[1])


def free_sites(war: War) -> list[PlaceId]:
    """Capital tiles nobody has, the roomiest and farthest from others first."""
    taken = [r.capital for r in war.realms.values() if r.capital]
    free = [p for p in war.board.capitals if p not in taken]
    distance = war.board.distance
    return sorted(free, key=lambda p: (-len(ring(war, p)), -min((distance(p, t) for t in taken), default=0), p))


def ring(war: War, capital: PlaceId) -> tuple[PlaceId, ...]:
    """The tiles round a capital; the rim, and the swamp nobody can own, are simply lost (ME-RLM-05, ME-RLM-06)."""
    return tuple(filter(war.board.enterable, war.board.neighbours(capital)))


def choose_colour(war: War, who: RealmId) -> Story[str]:
    """A colour not yet taken; orange is for independents and never offered (ME-RLM-03)."""
    settings = war.settings
    if settings.colours:
        return settings.colours[settings.players.index(who)]
    taken = {r.colour for r in war.realms.values()}
    free = sorted((c for c in COLOURS if c not in taken), key=lambda c: (c != who, COLOURS.index(c)))
    return (yield from suggest(war, Choose(who=who, what="realm.colour", rule="ME-RLM-03", among=free)))


def found_capital(war: War, who: RealmId, place: PlaceId) -> None:
    """A city with his flag; the realm is the capital and the ring round it (ME-RLM-05)."""
    war.realms[who] = replace(war.realms[who], capital=place, home=(place, *ring(war, place)))
    war.lands[place] = Land(who, CITY, capital_of=who)
    war.tell("realm.capital", rule="ME-RLM-02", realm=who, place=place, colour=war.realms[who].colour)


def move_inland(war: War) -> Story[None]:
    """A capital with a small realm may be moved, if all agree (ME-RLM-06)."""
    for who in war.order:
        realm = war.realms[who]
        better = inland_sites(war, realm) if len(realm.home) < 7 else []
        if not better:
            continue
        question = Choose(who=who, what="realm.inland", rule="ME-RLM-06", among=["stay", *better])
        place = yield from suggest(war, question)
        if place == "stay":
            continue
        others = [r for r in war.realms if r != who]
        about = {"realm": who, "place": place}
        votes = yield from together(
            *(Choose(who=o, what="realm.consent", rule="ME-RLM-06", about=about, among=("yes", "no")) for o in others)
        )
        if all(vote == "yes" for vote in votes):
            del war.lands[realm.capital]
            found_capital(war, who, place)


def inland_sites(war: War, realm: Realm) -> list[PlaceId]:
    """Land tiles with a full ring that keep their distance from other capitals and capital tiles."""
    theirs = {r.capital for r in war.realms.values() if r.capital and r.id != realm.id}
    others = theirs | set(war.board.capitals) - {realm.capital}
    near = (p for p in war.board.places if war.board.distance(p, realm.capital) <= APART)
    fit = (p for p in near if war.board.enterable(p) and len(ring(war, p)) == 6)
    return [p for p in fit if all(war.board.distance(p, o) >= APART for o in others)]


def unused_sites(war: War) -> Story[None]:
    """Capital tiles no player took stay unknown, or each gets an independent city (ME-RLM-04)."""
    if war.settings.independent_capitals:
        homes = {p for r in war.realms.values() for p in r.home}
        for place in war.board.capitals:
            if place not in homes:
                found(war, place, CITY, INDEPENDENT, "ME-RLM-04")
                yield from harbour_ships(war, place, INDEPENDENT, "ME-RLM-04")


# --- settlements and ports -------------------------------------------------------------------------------


def settle(war: War) -> Story[None]:
    """The player names a tile of his realm, then rolls what it holds (ME-RLM-07)."""
    who = war.player
    empty = [p for p in war.realms[who].home if p not in war.lands]
    if empty:
        question = Choose(who=who, what="realm.tile", rule="ME-RLM-07", forced=war.settings.forced, among=empty)
        place = yield from suggest(war, question)
        dice = yield from roll(2, 6, "settlement", rule="ME-RLM-08", who=who)
        kind = SETTLEMENTS[war.board.terrain(place)][sum(dice)]
        found(war, place, kind if kind and lands.piece_left(war, kind) else "", who, "ME-RLM-08")
    if len(empty) < 2:
        next_player(war, "ports")


def fit_out_ports(war: War) -> Story[None]:
    """Every port of the realm rolls for ships (ME-RLM-13)."""
    player = war.player
    for place in war.realms[player].home:
        if lands.owner(war, place) == player and has_harbour(war, place):
            yield from harbour_ships(war, place, player, "ME-RLM-13")
    next_player(war, "strength")


def harbour_ships(war: War, place: PlaceId, realm: RealmId, rule: str = "ME-SCT-22") -> Story[None]:
    """The ships of a city with a harbour, as far as there are pieces; nothing where there is no harbour."""
    if not has_harbour(war, place):
        return
    (die,) = yield from roll(1, 6, "harbour", rule=rule, who="" if realm == INDEPENDENT else realm)
    for _ in range(HARBOUR[die]):
        if lands.piece_left(war, "ship"):
            number = free_number(s.number for s in war.ships.values() if s.realm == realm)
            war.ships[f"{realm}/{number}"] = Ship(f"{realm}/{number}", realm, number, place)
    war.tell("realm.ships", rule=rule, realm=realm, place=place, ships=HARBOUR[die])


# --- strength --------------------------------------------------------------------------------------------


def muster(war: War) -> Story[None]:
    """The same for all, or by dice for what the realm holds (ME-RLM-17, ME-RLM-18)."""
    who = war.player
    points = war.settings.points
    if war.settings.strength == "dice":
        points = 0
        for place in war.realms[who].home:
            count = strength_dice(war, place)
            if count:
                dice = yield from roll(count, 6, "strength", rule="ME-RLM-18", who=who)
                points += 100 * sum(dice)
    war.realms[who] = replace(war.realms[who], strength=points)
    war.tell("realm.strength", rule="ME-RLM-18", realm=who, points=points)
    next_player(war, "division")


def strength_dice(war: War, place: PlaceId) -> int:
    here = lands.land(war, place)
    return CAPITAL_DICE if here.capital_of else STRENGTH_DICE.get(here.settlement, 0)


def in_order(war: War, make: Callable[[RealmId], A]) -> Sequence[A]:
    """One for each player, in the order of choosing capitals."""
    return [make(who) for who in war.order]


def spread(total: int, parts: int) -> list[int]:
    """A whole number as evenly as possible."""
    share, odd = divmod(total, parts)
    return [share + 1] * odd + [share] * (parts - odd)

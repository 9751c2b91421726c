"""Sea battles (ME-SEA-13 to ME-SEA-21, ME-SEA-25, ME-SEA-38 to ME-SEA-42): out-sailing, engagement, driven off."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Question, Story, ask, roll, together
from gonfalon.rulesets.mighty.ground.alliances import is_ally
from gonfalon.rulesets.mighty.ground.armies import lose, remove_banner
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.spells import hooks
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, RealmId, Ship, ShipId, War
from gonfalon.world.tiles import PlaceId

DRAW, DRIVEN_OFF, MAULED, ONE_SUNK, ALL_LOST = "draw", "driven-off", "mauled", "one-sunk", "all-lost"
CHART = {0: DRAW, 1: DRIVEN_OFF, 2: MAULED, 3: ONE_SUNK}  # ME-SEA-42; a greater difference loses all
FIGHT, PEACE = "fight", "peace"


# --- ships and what they carry ---------------------------------------------------------------------------


def carried(war: War, ship: Ship) -> Banner | None:
    """The banner aboard; a ship holds one only (ME-SEA-28)."""
    return next((b for b in war.banners.values() if b.ship == ship.id), None)


def ships_in(war: War, place: PlaceId, realm: RealmId) -> list[Ship]:
    return [s for s in war.ships.values() if s.place == place and s.realm == realm]


def shift(war: War, ship_id: ShipId, place: PlaceId, *, harbour: bool) -> None:
    """The ship lies there now, and so does what it carries."""
    ship = war.ships[ship_id]
    war.ships[ship_id] = replace(ship, place=place, harbour=harbour)
    cargo = carried(war, ship)
    if cargo is not None and cargo.place != place:
        war.banners[cargo.id] = replace(cargo, place=place)


def sink(war: War, ship: Ship, rule: str) -> None:
    """The ship is lost with all aboard."""
    cargo = carried(war, ship)
    if cargo is not None:
        remove_banner(war, cargo.id, rule)
    del war.ships[ship.id]
    war.tell("ship.sunk", rule=rule, realm=ship.realm, place=ship.place, number=ship.number)


# --- meeting ---------------------------------------------------------------------------------------------


def meet(war: War, place: PlaceId, *, spare_harbour: bool = False) -> Story[None]:
    """The active player's ships have come into a tile: each other fleet there may want a battle (ME-SEA-13).

    `spare_harbour`: those in the harbour are dealt with by forcing it.
    """
    for other in _others(war, place):
        here = ships_in(war, place, other)
        if spare_harbour and all(s.harbour for s in here):
            continue
        if here and ships_in(war, place, war.player) and (yield from comes_to_battle(war, place, other)):
            yield from engage(war, place, other)


def _others(war: War, place: PlaceId) -> list[RealmId]:
    """Whose ships lie there; allied independents leave him alone (ME-DIP-10)."""
    friends = (war.player, INDEPENDENT) if is_ally(war, war.player, place) else (war.player,)
    return list(dict.fromkeys(s.realm for s in war.ships.values() if s.place == place and s.realm not in friends))


def comes_to_battle(war: War, place: PlaceId, other: RealmId) -> Story[bool]:
    """If either wants battle both throw; the higher has out-sailed the other and decides (ME-SEA-14).

    Without a battle all stay where they are (ME-SEA-15).
    Independents always want battle, and in the Dutch edition always get it (ME-SEA-39). Masters of the sea need not
    throw (ME-RAC-12).
    """
    if master := races.outsails(war, war.player, other):
        return (yield from _decide(war, place, other, master, "ME-RAC-12"))
    if other == INDEPENDENT:
        if war.settings.independent_ships == "fight":
            return True
    else:
        wishes = yield from together(_wish(war.player, other, place), _wish(other, war.player, place))
        if FIGHT not in wishes:
            return False
    (mine,) = yield from roll(1, 6, "out-sailing", rule="ME-SEA-14", who=war.player)
    (theirs,) = yield from roll(1, 6, "out-sailing", rule="ME-SEA-14", who="" if other == INDEPENDENT else other)
    if mine == theirs:
        return False
    decides = war.player if mine > theirs else other
    if decides == INDEPENDENT:
        return True
    return (yield from _decide(war, place, other, decides, "ME-SEA-14"))


def _decide(war: War, place: PlaceId, other: RealmId, decides: RealmId, rule: str) -> Story[bool]:
    """Whoever has out-sailed the other says whether there is a battle."""
    about = {"place": place, "realm": other if decides == war.player else war.player}
    question = Choose(who=decides, what="naval.decide", rule=rule, about=about, among=(FIGHT, PEACE))
    return (yield from ask(question)) == FIGHT


def _wish(who: RealmId, other: RealmId, place: PlaceId) -> Question[str]:
    about = {"place": place, "realm": other}
    return Choose(who=who, what="naval.wish", rule="ME-SEA-13", about=about, secret=True, among=(PEACE, FIGHT))


def force_harbour(war: War, place: PlaceId) -> Story[bool]:
    """Entering a harbour with enemy ships means battle; True if the way in is open (ME-SEA-25)."""
    for other in _others(war, place):
        if any(s.harbour for s in ships_in(war, place, other)):
            yield from engage(war, place, other)
            if not ships_in(war, place, war.player) or any(s.harbour for s in ships_in(war, place, other)):
                _hold_off(war, place)
                return False
    return True


def _hold_off(war: War, place: PlaceId) -> None:
    """After a draw they stay at sea, and do not try again before their next turn (ME-SEA-25).

    In the first version of the rules they could, as often as they liked.
    """
    if war.settings.mended:
        held_off = war.turn.held_off
        ships = (*held_off.get(place, ()), *[ship.id for ship in ships_in(war, place, war.player)])
        if ships:
            war.turn = replace(war.turn, held_off={**held_off, place: tuple(dict.fromkeys(ships))})


def was_held_off(war: War, ship: Ship) -> bool:
    """Has it fought for this harbour in vain in this turn, and do enemies still lie in it?"""
    if ship.id not in war.turn.held_off.get(ship.place, ()):
        return False
    return any(s.harbour for other in _others(war, ship.place) for s in ships_in(war, ship.place, other))


# --- engagement ------------------------------------------------------------------------------------------


def engage(war: War, place: PlaceId, other: RealmId) -> Story[None]:
    """All ships of both in the tile fight (ME-SEA-16); the lower side suffers by the difference (ME-SEA-42).

    After a draw nobody does (ME-SEA-17).
    """
    difference = yield from (
        settle(war, place, other) if war.settings.naval_rules == "own" else score(war, place, other)
    )
    loser, winner = (other, war.player) if difference > 0 else (war.player, other)
    result = CHART.get(abs(difference), ALL_LOST)
    war.tell("naval.battle", rule="ME-SEA-42", place=place, realm=war.player, other=other, result=result, loser=loser)
    if result == ALL_LOST:
        for ship in ships_in(war, place, loser):
            sink(war, ship, "ME-SEA-21")
    elif result != DRAW:
        yield from suffer(war, place, loser, result)
        yield from drive_off(war, place, loser, winner)


def score(war: War, place: PlaceId, other: RealmId) -> Story[int]:
    """Ships, banners aboard and a die for each side; the active player's score less the other's (ME-SEA-16)."""
    scores = []
    for side in (war.player, other):
        (die,) = yield from roll(1, 6, "sea battle", rule="ME-SEA-16", who="" if side == INDEPENDENT else side)
        fleet = ships_in(war, place, side)
        scores.append(
            len(fleet)
            + sum(carried(war, s) is not None for s in fleet)
            + die
            + races.sea_bonus(war, side, attacks=side == war.player)
        )
    return scores[0] - scores[1]


def settle(war: War, place: PlaceId, other: RealmId) -> Story[int]:
    """Players with sea rules of their own say by how much who won (ME-SEA-01)."""
    about = {"place": place, "realm": other}
    among = tuple(range(-4, 5))
    return (yield from ask(Choose(who=war.player, what="naval.result", rule="ME-SEA-01", about=about, among=among)))


def suffer(war: War, place: PlaceId, loser: RealmId, result: str) -> Story[None]:
    """Losses aboard (ME-SEA-19), or one ship sunk (ME-SEA-20)."""
    fleet = ships_in(war, place, loser)
    if result == MAULED:
        for cargo in [b for b in (carried(war, s) for s in fleet) if b is not None]:
            (die,) = yield from roll(1, 6, "losses aboard", rule="ME-SEA-19", who=loser)
            yield from lose(war, cargo.id, 50 * die, "ME-SEA-19")
    elif result == ONE_SUNK:
        sink(war, (yield from unlucky(war, fleet, loser)), "ME-SEA-20")


def unlucky(war: War, fleet: Sequence[Ship], loser: RealmId) -> Story[Ship]:
    """The ship that is sunk: any with equal chance, or in the Dutch edition the owner's choice (ME-SEA-20)."""
    if len(fleet) == 1:
        return fleet[0]
    if war.settings.sunk_ship == "owner" and loser != INDEPENDENT:
        numbers = tuple(s.number for s in fleet)
        about = {"place": fleet[0].place}
        number = yield from ask(Choose(who=loser, what="naval.sunk", rule="ME-SEA-20", about=about, among=numbers))
        return next(s for s in fleet if s.number == number)
    (die,) = yield from roll(1, len(fleet), "ship sunk", rule="ME-SEA-20", who="" if loser == INDEPENDENT else loser)
    return fleet[die - 1]


def drive_off(war: War, place: PlaceId, loser: RealmId, winner: RealmId) -> Story[None]:
    """The winner shifts the losers a tile along the shore; with no water left they are destroyed (ME-SEA-18).

    Independent ships never leave their harbour: driven off they are lost (ME-SEA-40).
    """
    fleet = ships_in(war, place, loser)
    waters = war.board.by_sea(place)
    if loser == INDEPENDENT or not waters:
        for ship in fleet:
            sink(war, ship, "ME-SEA-40" if loser == INDEPENDENT else "ME-SEA-18")
        return
    if not fleet:
        return
    there = yield from _where_to(place, waters, winner)
    for ship in fleet:
        shift(war, ship.id, there, harbour=False)
    war.tell("naval.driven-off", rule="ME-SEA-18", realm=loser, place=place, there=there)
    yield from hooks.ships_come(war, [ship.id for ship in fleet], there)


def _where_to(place: PlaceId, waters: Sequence[PlaceId], winner: RealmId) -> Story[PlaceId]:
    if len(waters) == 1:
        return waters[0]
    if winner == INDEPENDENT:
        (die,) = yield from roll(1, len(waters), "driven off", rule="ME-SEA-39")
        return waters[die - 1]
    about = {"place": place}
    return (yield from ask(Choose(who=winner, what="naval.drive", rule="ME-SEA-18", about=about, among=waters)))

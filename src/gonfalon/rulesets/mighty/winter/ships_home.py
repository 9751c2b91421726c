"""Ships go home for the winter (ME-WQT-11 to ME-WQT-13): to a harbour of the empire on the same waters, or lost."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal, Story, at_once
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Order, PlaceName, ShipNumbers, order_question
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.ground.armies import alive
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.state import INDEPENDENT, RealmId, Ship, ShipId, War
from gonfalon.rulesets.mighty.winter import winter_road
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.reach import reach
from gonfalon.world.routes import landing_places
from gonfalon.world.tiles import PlaceId


class PutUp(Order, frozen=True):
    """Ships spend the winter in this harbour."""

    form = "winter {ships} in {place}"
    by_hand = {}
    ships: ShipNumbers
    place: PlaceName


def step(war: War) -> Story[None]:
    """Ships without a choice go first; then all owners choose, side by side and in the open."""
    send_home(war)
    owners = dict.fromkeys(war.ships[i].realm for i in war.quarters.afloat)
    if not owners:
        war.quarters = replace(war.quarters, stage="roads", abroad=tuple(alive(war, war.quarters.abroad)))
        return
    yield from phases.side_by_side(war, owners, question, choose)


@at_once
def choose(war: War, realm: RealmId, order: PutUp) -> None:
    """His ships go where he says (ME-WQT-11)."""
    for number in order.ships:
        put_up(war, f"{realm}/{number}", order.place)


def send_home(war: War) -> None:
    """A ship with no harbour is lost with all aboard (ME-WQT-12); one with a single harbour goes there."""
    for ship_id in war.quarters.afloat:
        choice = harbours(war, war.ships[ship_id]) if ship_id in war.ships else []
        if not choice and ship_id in war.ships:
            naval.sink(war, war.ships[ship_id], "ME-WQT-12")
        elif len(choice) == 1:
            put_up(war, ship_id, choice[0])
    afloat = tuple(i for i in war.quarters.afloat if i in war.ships)
    war.quarters = replace(war.quarters, afloat=afloat)


def put_up(war: War, ship_id: ShipId, place: PlaceId) -> None:
    """The ship lies there, and a banner aboard has come ashore, on a side from which a road leads home if one does."""
    cargo = naval.carried(war, war.ships[ship_id])
    naval.shift(war, ship_id, place, harbour=True)
    war.quarters = replace(war.quarters, afloat=tuple(i for i in war.quarters.afloat if i != ship_id))
    war.tell("quarters.ship", rule="ME-WQT-11", realm=war.ships[ship_id].realm, ship=ship_id, place=place)
    if cargo is not None:
        there = winter_road.country(war, cargo.realm)
        shores = [
            replace(cargo, place=place, half=half, ship="", landed=True) for half in landing_places(war.board, place)
        ]
        war.banners[cargo.id] = next((b for b in shores if winter_road.homes(war, b, there)), shores[0])


# --- where to --------------------------------------------------------------------------------------------


def harbours(war: War, ship: Ship) -> list[PlaceId]:
    """Standing harbour cities of the empire on the same waters, whoever sails there (ME-WQT-11, ME-WQT-13)."""
    water = waters(war.board)[ship.place]
    return [p for p in lands.empire(war, ship.realm) if lands.has_harbour(war, p) and waters(war.board)[p] == water]


@per_board
def waters(board: TileBoard) -> dict[PlaceId, PlaceId]:
    """For each place with sea the first place of its waters: the same where a chain of coastal tiles joins them."""
    found: dict[PlaceId, PlaceId] = {}
    for place in filter(board.has_sea, board.places):
        if place not in found:
            found |= dict.fromkeys(reach(board.by_sea, (place,), board.has_sea), place)
    return found


def question(war: War, realm: RealmId) -> Question[PutUp]:
    ships = [war.ships[i] for i in war.quarters.afloat if war.ships[i].realm == realm]
    return order_question(
        realm,
        "quarters.ships",
        "ME-WQT-11",
        (PutUp,),
        lambda: options(war, ships),
        lambda order: judge(war, realm, order),
        unreadable="ME-WIN-01",
        about={"ships": ", ".join(str(ship.number) for ship in ships)},
        draw=lambda rng: draw(war, ships, rng),
    )


def options(war: War, ships: list[Ship]) -> Iterable[PutUp]:
    """Each ship by itself; several at once are read too."""
    return (PutUp((ship.number,), place) for ship in ships for place in harbours(war, ship))


def draw(war: War, ships: list[Ship], rng: Chance) -> PutUp:
    ship = pick_one(ships, rng)
    return PutUp((ship.number,), pick_one(harbours(war, ship), rng))


def judge(war: War, realm: RealmId, order: PutUp) -> Refusal | None:
    """Own ships that are still to go, and a harbour that each of them can reach."""
    for number in order.ships:
        ship = war.ships.get(f"{realm}/{number}")
        if ship is None or order.ships.count(number) > 1:
            return Refusal.of("mighty-quarters-no-ship", rule="ME-MAP-02", ship=number)
        if ship.id not in war.quarters.afloat:
            return Refusal.of("mighty-quarters-ship-home", rule="ME-WQT-11", ship=number, place=ship.place)
        if order.place not in harbours(war, ship):
            return Refusal.of("mighty-quarters-no-harbour", rule="ME-WQT-11", ship=number, place=order.place)
    return None


def of_players(war: War) -> tuple[ShipId, ...]:
    """All ships but those of independents, which never leave their harbour (ME-SEA-40)."""
    return tuple(ship.id for ship in war.ships.values() if ship.realm != INDEPENDENT)

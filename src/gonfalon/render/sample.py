"""A campaign in its fourth season, made up for pictures: one of everything that can stand on a map."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.names import name_place
from gonfalon.names.dice import Stream
from gonfalon.render.art.heraldry import SIGNS
from gonfalon.render.chance import chance, mix, number
from gonfalon.render.scene import Banner, Dragon, Realm, Scene, Settlement, Ship, Spell
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import Course
from gonfalon.world.hexes import EDGES
from gonfalon.world.tiles import PlaceId

ODDS = (("city", 0.12), ("fortress", 0.27), ("village", 0.66))
RACES = ("empire", "dwarfs", "wood-elves", "bretonnia", "orcs-and-goblins", "high-elves", "skaven", "undead")


def sample_scene(board: TileBoard, names: Mapping[str, str], realms: int = 3, seed: int = 1) -> Scene:
    """Realms round their capitals, grown into empires; towns, armies, fleets, a siege, a dragon and a spell."""
    capitals = board.capitals[:realms]
    empires = _empires(board, capitals, seed)
    held = {place: owner for owner, places in enumerate(empires) for place in places}
    wild = [place for place in _shuffled(board.places, seed, 9) if place not in held and _open(board, place)]
    free, dark = wild[:7], wild[7 : 7 + len(wild) // 3]
    towns = [*_towns(board, names, capitals, held, seed), *_free_towns(board, free, seed)]
    posts = _posts(board, held, {town.at for town in towns})
    lair = next((place for place in board.places if board.edges(place) == "MMMMMM"), board.places[0])
    quiet = [place for place in held if place not in {town.at for town in towns} and not board.has_sea(place)]
    return Scene(
        realms=tuple(
            Realm(names.get(f"realm:{seat}") or f"Realm {k + 1}", k, (seat, *board.neighbours(seat)), tuple(empires[k]))
            for k, seat in enumerate(capitals)
        ),
        free=tuple(free),
        settlements=tuple(towns),
        banners=tuple(posts),
        ships=tuple(_fleets(board, towns)),
        dragons=(Dragon(tuple(_flight(board, lair, seed))),),
        spells=tuple(Spell(place, sign) for place, sign in zip(quiet[:2], SIGNS, strict=False)),
        bridges=tuple(town.at for town in towns if town.kind in ("city", "capital") and "R" in board.edges(town.at)),
        burnt=tuple(place for place in _shuffled(board.places, seed, 11) if board.edges(place).count("F") > 3)[:1],
        veiled=tuple(dark),
    )


def _shuffled(places: tuple[PlaceId, ...] | list[PlaceId], *keys: int) -> list[PlaceId]:
    return sorted(places, key=lambda place: mix(number(place), *keys))


def _open(board: TileBoard, place: PlaceId) -> bool:
    return board.design(place).course != Course.SWAMP and board.edges(place) != "MMMMMM"


def _empires(board: TileBoard, capitals: tuple[PlaceId, ...], seed: int) -> list[list[PlaceId]]:
    """Each realm in turn takes the nearest place that is still free, for a while."""
    empires, held = [[seat] for seat in capitals], set(capitals)
    for seat, empire in zip(capitals, empires, strict=True):
        home = [place for place in board.neighbours(seat) if place not in held and _open(board, place)]
        empire += home
        held.update(home)
    for turn in range(11):
        for k, empire in enumerate(empires):
            border = {there for place in empire for there in board.neighbours(place) if there not in held}
            fit = [place for place in _shuffled(sorted(border), seed, turn, k) if _open(board, place)]
            if fit:
                held.add(fit[0])
                empire.append(fit[0])
    return empires


def _towns(
    board: TileBoard, names: Mapping[str, str], capitals: tuple[PlaceId, ...], held: dict[PlaceId, int], seed: int
) -> list[Settlement]:
    towns, taken = list[Settlement](), set[str]()
    for place, owner in held.items():
        luck = chance(number(place), seed, 3)
        kind = "capital" if place in capitals else next((kind for kind, odds in ODDS if luck < odds), "")
        if not kind:
            continue
        name = names.get(f"place:{place}") or _name(place, RACES[owner], taken)
        siege = (
            (owner + 1) % len(capitals)
            if kind == "fortress" and not any(t.besieged_by is not None for t in towns)
            else None
        )
        razed = kind in ("village", "fortress") and siege is None and chance(number(place), seed, 4) < 0.15
        port = kind in ("city", "capital") and board.has_sea(place)
        towns.append(Settlement(place, kind, owner, name, razed=razed, harbour=port, besieged_by=siege))
    return towns


def _free_towns(board: TileBoard, free: list[PlaceId], seed: int) -> list[Settlement]:
    taken = set[str]()
    kinds = ("city", "village", "fortress", "village")
    return [
        Settlement(place, kind, None, _name(place, "skaven", taken), harbour=kind == "city" and board.has_sea(place))
        for place, kind in zip(_shuffled(free, seed), kinds, strict=False)
    ]


def _name(place: PlaceId, race: str, taken: set[str]) -> str:
    name = name_place("place", race, Stream("sample", place), taken).text("en")
    taken.add(name)
    return name


def _posts(board: TileBoard, held: dict[PlaceId, int], towns: set[PlaceId]) -> list[Banner]:
    """Three forces a realm, at edges that face strangers, on dry ground."""
    banners, count = list[Banner](), dict.fromkeys(held.values(), 0)
    for place in _shuffled(list(held), 7):
        owner = held[place]
        if count[owner] == 3 or (place in towns and count[owner]):
            continue
        for edge in EDGES:
            there = board.around(place)[edge]
            if there and held.get(there) != owner and board.edges(place)[edge] in "PFHR":
                count[owner] += 1
                banners.append(
                    Banner(place, 2 * edge + count[owner] % 2, owner, count[owner], 3 if count[owner] == 2 else 1)
                )
                break
    return banners


def _fleets(board: TileBoard, towns: list[Settlement]) -> list[Ship]:
    ships = list[Ship]()
    for town in towns:
        if town.harbour and town.owner is not None:
            ships.append(Ship(town.at, town.owner, len(ships) + 1, in_harbour=True))
            sea = [place for place in board.neighbours(town.at) if board.has_sea(place)]
            ships += [Ship(place, town.owner, len(ships) + 1) for place in sea[:1]]
    return ships


def _flight(board: TileBoard, lair: PlaceId, seed: int) -> list[PlaceId]:
    """From the lair outwards, each step farther from it."""
    trail = [lair]
    for steps in range(1, 5):
        ways = [there for there in board.neighbours(trail[-1]) if board.distance(there, lair) == steps]
        dry = [there for there in _shuffled(ways, seed, steps) if not board.has_sea(there)]
        trail += dry[:1]
    return trail

"""What stands on the map at a moment: a plain description, made by whoever knows the campaign, drawn by the renderer.

The renderer knows no rules. A scene says who holds what and what stands where; owners are the numbers of its realms,
and `None` is nobody's realm: the independents, whose colour is orange (ME-RLM-03).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gonfalon.kernel.messages import Refused
from gonfalon.render.art.heraldry import DEVICES, INDEPENDENT, SIGNS
from gonfalon.world.board import TileBoard
from gonfalon.world.hexes import HALVES
from gonfalon.world.tiles import PlaceId

KINDS = ("village", "fortress", "city", "capital")
Owner = int | None


class Realm(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's land: the old realm, and the wider empire it has grown into (ME-RLM-15)."""

    name: str
    colour: int  # of the nine in heraldry.py; it brings its device with it
    home: tuple[PlaceId, ...] = ()
    empire: tuple[PlaceId, ...] = ()  # all it holds, the home included where it is still held


class Settlement(msgspec.Struct, frozen=True, omit_defaults=True):
    at: PlaceId
    kind: str
    owner: Owner = None
    name: str = ""
    razed: bool = False
    harbour: bool = False
    besieged_by: Owner = None


class Banner(msgspec.Struct, frozen=True, omit_defaults=True):
    """A numbered banner, or the top one of a stack, at a half-edge: an edge, and on a river edge a bank (ME-MAP-20)."""

    at: PlaceId
    half: int
    owner: Owner
    number: int
    count: int = 1


class Ship(msgspec.Struct, frozen=True, omit_defaults=True):
    at: PlaceId
    owner: Owner
    number: int
    in_harbour: bool = False


class Dragon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dragon at the end of the way it has burnt, the lair first."""

    trail: tuple[PlaceId, ...]


class Spell(msgspec.Struct, frozen=True, omit_defaults=True):
    at: PlaceId
    sign: str = "star"


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attack that everybody may see, from one place upon another."""

    start: PlaceId
    end: PlaceId
    owner: Owner
    spent: bool = False  # nothing has come of it


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    realms: tuple[Realm, ...] = ()
    free: tuple[PlaceId, ...] = ()  # what independents hold
    settlements: tuple[Settlement, ...] = ()
    banners: tuple[Banner, ...] = ()
    ships: tuple[Ship, ...] = ()
    dragons: tuple[Dragon, ...] = ()
    spells: tuple[Spell, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    bridges: tuple[PlaceId, ...] = ()
    burnt: tuple[PlaceId, ...] = ()  # woods that a fire has taken
    veiled: tuple[PlaceId, ...] = ()  # not yet explored

    def colour(self, owner: Owner) -> int:
        return INDEPENDENT if owner is None else self.realms[owner].colour


def check(scene: Scene, board: TileBoard) -> None:
    """Refuses a scene that does not belong to the board, naming the first thing that is wrong."""
    for place in _places(scene):
        if place not in board.tiles:
            raise Refused.of("render-unknown-place", place=place)
    for owner in _owners(scene):
        if not 0 <= owner < len(scene.realms):
            raise Refused.of("render-unknown-realm", realm=str(owner), realms=len(scene.realms))
    for realm in scene.realms:
        if not 0 <= realm.colour < INDEPENDENT:
            raise Refused.of("render-unknown-colour", realm=realm.name, colours=len(DEVICES) - 1)
    for settlement in scene.settlements:
        if settlement.kind not in KINDS:
            raise Refused.of("render-unknown-kind", kind=settlement.kind, place=settlement.at, known=KINDS)
    for banner in scene.banners:
        if banner.half not in HALVES:
            raise Refused.of("render-unknown-half", half=str(banner.half), place=banner.at)
    for spell in scene.spells:
        if spell.sign not in SIGNS:
            raise Refused.of("render-unknown-sign", sign=spell.sign, place=spell.at, known=tuple(SIGNS))


def _places(scene: Scene) -> Iterator[PlaceId]:
    for realm in scene.realms:
        yield from (*realm.home, *realm.empire)
    yield from (*scene.free, *scene.bridges, *scene.burnt, *scene.veiled)
    yield from (town.at for town in scene.settlements)
    yield from (banner.at for banner in scene.banners)
    yield from (ship.at for ship in scene.ships)
    yield from (spell.at for spell in scene.spells)
    yield from (place for dragon in scene.dragons for place in dragon.trail)
    yield from (place for arrow in scene.arrows for place in (arrow.start, arrow.end))


def _owners(scene: Scene) -> Iterator[int]:
    owners = [
        *(owner for town in scene.settlements for owner in (town.owner, town.besieged_by)),
        *(banner.owner for banner in scene.banners),
        *(ship.owner for ship in scene.ships),
        *(arrow.owner for arrow in scene.arrows),
    ]
    return (owner for owner in owners if owner is not None)

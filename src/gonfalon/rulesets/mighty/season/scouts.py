"""Scouts on their way: whose they are, where they set out, where they look, and how far they can get at all."""

from __future__ import annotations

import msgspec

from gonfalon.rulesets.mighty.ground.armies import force
from gonfalon.rulesets.mighty.state import BannerId, RealmId, ShipId, War
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.tiles import PlaceId

Reach = dict[PlaceId, tuple[PlaceId, ...]]


class Scouts(msgspec.Struct, frozen=True, gc=False):
    """An attempt at a tile. `earlier` are the tiles the player tried before it in this turn (ME-SCT-31)."""

    banner: BannerId
    realm: RealmId
    home: PlaceId  # the tile from which they set out
    place: PlaceId  # the tile they look at
    ship: ShipId  # the ship from which they set out, if they came by sea
    earlier: tuple[PlaceId, ...]


def in_reach(board: TileBoard, home: PlaceId, ship: ShipId) -> tuple[PlaceId, ...]:
    """Tiles that scouts can get to: never the swamp (ME-SCT-09), over sea only from a ship (ME-SCT-08, ME-SEA-12).

    Rivers and mountains do not hinder them (ME-SCT-07).
    """
    return _by_ship(board)[home] if ship else board.marchable(home)


def sharers(war: War, scouts: Scouts) -> list[BannerId]:
    """The force that sent the scouts out: every banner with theirs (ME-SCT-25)."""
    return [banner.id for banner in force(war, war.banners[scouts.banner])]


@per_board
def _by_ship(board: TileBoard) -> Reach:
    """The tile whose water the ship lies in, and those that touch it by sea."""
    return {here: (here, *board.by_sea(here)) for here in board.places if board.has_sea(here)}

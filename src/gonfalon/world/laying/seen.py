"""What players see of a map in the making: all of them the same."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from gonfalon.world.designs import Pack
from gonfalon.world.laying.state import Laying, Settings
from gonfalon.world.tiles import PlaceId, Tile, place_name


class SeenPack(msgspec.Struct, frozen=True, gc=False):
    """The back of a pack, and what was returned to the bottom of it, which all have seen."""

    left: int
    under: tuple[str, ...]
    closed: bool


class SeenLaying(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The map, the tile that lies face up, and the packs; without tiles and settings where these are told already."""

    stage: str
    trial: int
    go: str
    drawn: str
    packs: dict[str, SeenPack]
    tiles: dict[PlaceId, Tile] | UnsetType = UNSET
    seats: tuple[PlaceId, ...]
    stopping: tuple[str, ...]
    resting: tuple[str, ...]
    settings: Settings | UnsetType = UNSET


def table_top(laying: Laying) -> SeenLaying:
    """What lies beside the map, and whose go it is."""
    return SeenLaying(
        stage=laying.stage.value,
        trial=laying.trial,
        go=laying.player,
        drawn=laying.drawn,
        packs={pack.value: _pack(laying, pack) for pack in laying.piles},
        seats=laying.seats,
        stopping=laying.stopping,
        resting=laying.resting,
    )


def with_map(laying: Laying) -> SeenLaying:
    """The same with the map itself and what was agreed."""
    tiles = {place_name(at): tile for at, tile in laying.layout.tiles().items()}
    return msgspec.structs.replace(table_top(laying), tiles=tiles, settings=laying.settings)


def _pack(laying: Laying, pack: Pack) -> SeenPack:
    pile = laying.piles[pack]
    return SeenPack(len(pile), pile[len(pile) - laying.known[pack] :], laying.closed(pack))

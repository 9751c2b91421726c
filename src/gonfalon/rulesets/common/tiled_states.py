"""States with a board of tiles in them: how the board is written, and read again."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.kernel import State
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import PlaceId, Tile


class TiledState(State):
    """A state that may hold a `TileBoard`."""

    @staticmethod
    def to_plain(value: Any) -> Any:
        return dict(value.tiles) if isinstance(value, TileBoard) else State.to_plain(value)

    @staticmethod
    def from_plain(kind: type, value: Any) -> Any:
        if kind is TileBoard:
            return TileBoard(msgspec.convert(value, dict[PlaceId, Tile]))
        return State.from_plain(kind, value)

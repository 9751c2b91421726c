"""How far the laying is: the packs, the map so far, the tile in hand, and whose go it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec

from gonfalon.kernel.state import State
from gonfalon.world.board import TileBoard
from gonfalon.world.designs import PACKS, Design, Pack
from gonfalon.world.layout import APART, Layout, Placement
from gonfalon.world.poses import shipped_poses
from gonfalon.world.tiles import PlaceId, Tile, place_hex, place_name


class Stage(StrEnum):
    """What comes next."""

    SHUFFLE = "shuffle"
    LAY = "lay"
    CAPITALS = "capitals"
    JUDGE = "judge"
    OVER = "over"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the first tile."""

    players: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]  # in the order of their goes
    sets: Annotated[int, msgspec.Meta(ge=0)] = 0  # of tiles; 0: one for each three players
    free_hand: bool = False  # tiles may be laid against the rules, with a warning (ME-MAP-54)
    apart: Annotated[int, msgspec.Meta(ge=1, le=12)] = APART  # least distance between capitals (ME-MAP-51)
    quick: bool = False  # the table lays everything, and nobody is asked
    begins: str = ""  # who lays the first tile; nobody named: the dice decide (ME-MAP-55)


class Laying(State):
    """Everything about a map in the making. The layout is never changed, only replaced."""

    settings: Settings
    layout: Layout
    piles: dict[Pack, tuple[str, ...]] = {}  # the top tile first; the order is hidden
    known: dict[Pack, int] = {}  # so many at the bottom were returned, so everybody has seen them
    tried: dict[Pack, int] = {}  # so many were returned since a tile was last laid
    drawn: str = ""  # the tile that lies face up, to be laid
    go: int = 0  # of which player
    stopping: tuple[str, ...] = ()  # who would stop here
    resting: tuple[str, ...] = ()  # who leaves his further tiles to the table (ME-MAP-58)
    stage: Stage = Stage.SHUFFLE
    trial: int = 1  # practice maps are numbered (ME-MAP-58)
    seats: tuple[PlaceId, ...] = ()  # places marked as capital sites (ME-MAP-53)

    @property
    def player(self) -> str:
        """Whose go it is."""
        return self.settings.players[self.go]

    @property
    def rests(self) -> bool:
        """Does the table lay for the player whose go it is?"""
        return self.settings.quick or self.player in self.resting

    @property
    def design(self) -> Design:
        """The tile in hand."""
        return self.layout.poses.designs[self.drawn]

    @property
    def capitals(self) -> int:
        return len(self.layout.capitals) + len(self.seats)

    def closed(self, pack: Pack) -> bool:
        """Empty, or tried in vain since the last tile was laid (ME-MAP-35)."""
        return self.tried[pack] >= len(self.piles[pack])

    def offered(self) -> list[Pack]:
        """The packs that may be drawn from: some exposed edge must match, unless the map is laid free-hand."""
        matching = self.layout.packs
        free = self.settings.free_hand
        return [pack for pack in PACKS if not self.closed(pack) and (free or matching >> pack.place & 1)]

    def take_top(self, pack: Pack) -> str:
        top, *rest = self.piles[pack]
        self.piles[pack] = tuple(rest)
        self.known[pack] = min(self.known[pack], len(rest))
        return top

    def slip_under(self, design: Design) -> None:
        """Everybody has seen the tile that goes to the bottom (ME-MAP-35)."""
        self.piles[design.pack] += (design.id,)
        self.known[design.pack] += 1

    def search_out(self, design: Design) -> None:
        """Take a tile out of the middle of its pack (ME-MAP-53)."""
        pile = self.piles[design.pack]
        place = pile.index(design.id)
        if place >= len(pile) - self.known[design.pack]:
            self.known[design.pack] -= 1
        self.piles[design.pack] = pile[:place] + pile[place + 1 :]

    def lay(self, way: Placement) -> None:
        self.layout = self.layout.fork()
        self.layout.lay(way)
        self.tried = dict.fromkeys(PACKS, 0)

    @staticmethod
    def to_plain(value: Any) -> Any:
        if isinstance(value, Layout):
            return {"apart": value.apart, "tiles": {place_name(at): tile for at, tile in value.tiles().items()}}
        return State.to_plain(value)

    @staticmethod
    def from_plain(kind: type, value: Any) -> Any:
        if kind is Layout:
            tiles = msgspec.convert(value["tiles"], dict[PlaceId, Tile])
            return Layout.of({place_hex(place): tile for place, tile in tiles.items()}, shipped_poses(), value["apart"])
        return State.from_plain(kind, value)


def finished(state: Laying) -> TileBoard:
    """The map as a board to play on."""
    seats = {place_hex(place) for place in state.seats}
    tiles = state.layout.tiles()
    return TileBoard.finished({at: msgspec.structs.replace(tile, seat=at in seats) for at, tile in tiles.items()})

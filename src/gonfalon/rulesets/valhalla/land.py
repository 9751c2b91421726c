"""Territory (VAL-MAP-01 to VAL-MAP-06): who owns which tile, and what can be owned at all."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.rulesets.valhalla.state import NOBODY, Campaign, EmpireId
from gonfalon.world.board import TileBoard, per_board
from gonfalon.world.designs import Course
from gonfalon.world.hexes import HALVES
from gonfalon.world.tiles import PlaceId

WATER = (Course.LAKE, Course.SWAMP)


def holdable(board: TileBoard, place: PlaceId) -> bool:
    """Everything but swamp, lake and open sea; mountains too (VAL-PST-13)."""
    return board.design(place).course not in WATER and len(board.sea_halves(place)) < len(HALVES)


@per_board
def holdable_tiles(board: TileBoard) -> tuple[PlaceId, ...]:
    """All the territory there is (VAL-WIN-02)."""
    return tuple(place for place in board.places if holdable(board, place))


def homeland(board: TileBoard, capital: PlaceId) -> tuple[PlaceId, ...]:
    """A capital and the tiles next to it; what is water or beyond the rim is lost (VAL-MAP-01, VAL-MAP-03)."""
    return (capital, *(place for place in board.neighbours(capital) if holdable(board, place)))


def owner(campaign: Campaign, place: PlaceId) -> EmpireId:
    """Whose marker lies there; nobody's in wilderness (VAL-MAP-06)."""
    return campaign.owners.get(place, NOBODY)


def territory(campaign: Campaign, empire: EmpireId) -> list[PlaceId]:
    """Its tiles, in reading order."""
    return [place for place in campaign.board.places if campaign.owners.get(place) == empire]


def give(campaign: Campaign, place: PlaceId, empire: EmpireId) -> None:
    """Put this empire's marker in the place of the one that lies there; nobody's leaves wilderness (VAL-MAP-02)."""
    campaign.owners.pop(place, None)
    if empire != NOBODY:
        campaign.owners[place] = empire


def borders(campaign: Campaign, empire: EmpireId) -> Iterator[PlaceId]:
    """Tiles of others and wilderness next to its land, whatever lies between (VAL-PST-15)."""
    own = territory(campaign, empire)
    near = dict.fromkeys(there for place in own for there in campaign.board.neighbours(place))
    return (place for place in near if campaign.owners.get(place) != empire)


def capital_of(campaign: Campaign, place: PlaceId) -> EmpireId:
    """Whose capital it is, if anybody's."""
    return next((empire.id for empire in campaign.empires.values() if empire.capital == place), NOBODY)

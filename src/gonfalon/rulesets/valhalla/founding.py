"""The founding of the empires (VAL-MAP-01 to VAL-MAP-04): kings choose their capitals in the order of their dice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Refused, Story, ask
from gonfalon.rulesets.common.lots import order_by_dice
from gonfalon.rulesets.common.phases import take_turns
from gonfalon.rulesets.valhalla import locations
from gonfalon.rulesets.valhalla.land import give, holdable, homeland
from gonfalon.rulesets.valhalla.settings import EMPIRES, Settings
from gonfalon.rulesets.valhalla.state import Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import lead, living
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey
from gonfalon.world.tiles import PlaceId

RULE = "VAL-MAP-04"
APART = 4  # steps between capitals, at the least


def found_world(settings: Settings) -> TileBoard:
    """The map that was agreed on, or one laid from the seed, with a place for every capital (VAL-MAP-04)."""
    count = len(settings.teams)
    sets = settings.sets or -(-count // len(EMPIRES))
    board = TileBoard(settings.world) if settings.world else survey(settings.seed, count, sets, apart=APART)
    if not _room(board, (), count):
        raise Refused.of("valhalla-capitals-few", rule=RULE, count=count, apart=APART)
    return board


def begin(campaign: Campaign) -> Story[None]:
    """The kings throw for the order of choosing."""
    leads = {lead(campaign, empire): empire for empire in living(campaign)}
    order = yield from order_by_dice(tuple(leads), 1, RULE)
    campaign.phase, campaign.queue = "capitals", tuple(leads[seat] for seat in order)


def choose_capital(campaign: Campaign) -> Story[None]:
    """The kings choose one after another; after the last the special locations are placed."""
    return take_turns(campaign, _choose, locations.begin)


def _choose(campaign: Campaign, empire: EmpireId) -> Story[None]:
    about, among = {"empire": empire}, sites(campaign, len(campaign.queue) - 1)
    question = Choose(who=lead(campaign, empire), what="capital", rule=RULE, about=about, among=among)
    place = yield from ask(question)
    campaign.empires[empire] = replace(campaign.empires[empire], capital=place)
    for tile in homeland(campaign.board, place):
        give(campaign, tile, empire)
    campaign.tell(
        "capital.founded", rule="VAL-MAP-01", empire=empire, place=place, tiles=len(homeland(campaign.board, place))
    )


def sites(campaign: Campaign, to_come: int) -> list[PlaceId]:
    """Where a capital can lie so that those who choose later still find a place."""
    taken = tuple(empire.capital for empire in campaign.empires.values() if empire.capital)
    return [
        p
        for p in _sites(campaign.board)
        if _clear(campaign.board, p, taken) and _room(campaign.board, (*taken, p), to_come)
    ]


def _sites(board: TileBoard) -> list[PlaceId]:
    return [place for place in board.capitals if holdable(board, place)]


def _clear(board: TileBoard, place: PlaceId, taken: Sequence[PlaceId]) -> bool:
    return all(board.distance(place, other) >= APART for other in taken)


def _room(board: TileBoard, taken: tuple[PlaceId, ...], count: int) -> bool:
    """Can so many more capitals be found, each far enough from all others?"""
    if count == 0:
        return True
    return any(_room(board, (*taken, p), count - 1) for p in _sites(board) if _clear(board, p, taken))

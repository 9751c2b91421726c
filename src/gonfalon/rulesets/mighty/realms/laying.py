"""A world that its players lay by hand, tile by tile, before anything else (ME-MAP-26 to ME-MAP-58).

How tiles are laid is told in `gonfalon.world.laying`. Here that is a phase of the war: the map in the making is part
of its state, the board is what lies so far, and on the finished map capitals are chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel import Question, Story
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.rulesets.mighty.state import War
from gonfalon.world.board import TileBoard
from gonfalon.world.laying import Laying, LayingRules, finished
from gonfalon.world.laying.clauses import Clauses
from gonfalon.world.laying.seen import SeenLaying, table_top
from gonfalon.world.laying.state import Stage
from gonfalon.world.tiles import place_name

PHASE = "laying"
CLAUSES = Clauses(
    shuffle="ME-MAP-26",
    first_go="ME-MAP-55",
    first_tile="ME-MAP-27",
    draw="ME-MAP-31",
    empty="ME-MAP-52",
    closed="ME-MAP-35",
    fork="ME-MAP-39",
    coast_end="ME-MAP-47",
    first_coast="ME-MAP-49",
    lay="ME-MAP-33",
    water="ME-MAP-25",
    ending="ME-MAP-36",
    free_hand="ME-MAP-54",
    stop="ME-MAP-52",
    capital="ME-MAP-53",
    verdict="ME-MAP-58",
)
RULES, DUTCH_RULES = LayingRules(CLAUSES), LayingRules(CLAUSES, any_ending=True)


def begin(settings: Settings) -> War:
    """A war without a world: the players of the realms have the box before them, and lay in turn (ME-MAP-55)."""
    players = settings.players
    laying = RULES.start({"players": players, "sets": settings.sets, "quick": settings.quick})
    return War(settings=settings, board=TileBoard({}), laying=laying, phase=PHASE, order=players)


def step(war: War) -> Story[None]:
    """Draw a tile, lay it, or judge what lies there; when all accept the map, the realms are made on it (ME-MAP-58)."""
    laying = _in_hand(war)
    before, story = laying.layout, rules_of(war).step(laying)
    assert story is not None
    yield from _retold(war, laying, story)
    _take_in(war, laying, before)


def rules_of(war: War) -> LayingRules:
    """As the edition has them (ME-MAP-36)."""
    return DUTCH_RULES if war.settings.river_ends == "any" else RULES


def questions(war: War) -> Iterable[Question[Any]]:
    """What may be said at any time: that the map is large enough (ME-MAP-52)."""
    return RULES.standing(_in_hand(war))


def answered(war: War, question: Question[Any], answer: Any) -> Story[None]:
    laying = _in_hand(war)
    yield from _retold(war, laying, RULES.stand(laying, question, answer))


def seen(war: War) -> SeenLaying | None:
    """The backs of the packs and the tile that lies face up: all see the same; nothing once the map is finished."""
    return None if war.laying is None else table_top(war.laying)


def redraw(war: War, who: str, rng: Chance) -> None:
    """Nobody knows the order of the packs."""
    if war.laying is not None:
        war.laying = RULES.redraw(war.laying, who, rng)


def _in_hand(war: War) -> Laying:
    assert war.laying is not None
    return war.laying


def _take_in(war: War, laying: Laying, before: object) -> None:
    """The board follows what lies on the table; when that is a world, its places are named anew from A1 on."""
    war.active = laying.go
    if laying.stage == Stage.OVER:
        war.board, war.laying, war.phase, war.order, war.active = finished(laying), None, "capitals", (), 0
    elif laying.layout is not before:
        war.board = TileBoard({place_name(at): tile for at, tile in laying.layout.tiles().items()})


def _retold(war: War, laying: Laying, story: Story[None]) -> Story[None]:
    """Go through a story of the laying; what it tells, the war tells."""
    sent: Any = None
    try:
        while True:
            effect = story.send(sent)
            _pass_on(war, laying)
            sent = yield effect
    except StopIteration:
        _pass_on(war, laying)


def _pass_on(war: War, laying: Laying) -> None:
    for event in laying.told:
        war.told.append(event)
    laying.told = []

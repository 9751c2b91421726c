"""The two questions of a go: which pack, and where to lay the tile (ME-MAP-27, ME-MAP-31 to ME-MAP-51, ME-MAP-54)."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.questions import Chance, Pick, Question, pick_one
from gonfalon.world.designs import ENDINGS, Course, Design, Pack
from gonfalon.world.hexes import Hex, step
from gonfalon.world.laying import advice
from gonfalon.world.laying.clauses import Clauses
from gonfalon.world.laying.orders import SIDES, Draw, LayAt, Order, Rest, Return, TakeUp, reader
from gonfalon.world.laying.state import Laying
from gonfalon.world.layout import Placement
from gonfalon.world.poses import STILL
from gonfalon.world.tiles import Flow, PlaceId, place_hex, place_name
from gonfalon.world.whynot import refusal


def pack_question(state: Laying, clauses: Clauses) -> Question[Order]:
    """Which pack to draw from, the first a good choice; free-hand also: which tile to take up and move."""

    def orders() -> Iterator[Order]:
        yield from (Draw(pack) for pack in advice.packs(state))
        if state.settings.free_hand:
            places = (place_name(at) for at in state.layout.laid)
            yield from (order for order in map(TakeUp, places) if judge(order) is None)
        yield Rest()

    def judge(order: Order) -> Refusal | None:
        if isinstance(order, TakeUp):
            return _take_up_refusal(state, order.place, clauses.free_hand)
        if isinstance(order, Rest):
            return None
        assert isinstance(order, Draw), order
        return _pack_refusal(state, order.pack, clauses)

    def draw(rng: Chance) -> Order:
        """Chance draws tiles; it would move them about for ever, and leaves nothing to others."""
        return Draw(pick_one(state.offered(), rng))

    rule = clauses.draw if state.layout.laid else clauses.first_tile
    kinds = (Draw, TakeUp, Rest) if state.settings.free_hand else (Draw, Rest)
    parse = reader(kinds, rule)
    return Pick(who=state.player, what="laying.pack", rule=rule, orders=orders, parse=parse, judge=judge, draw=draw)


def _pack_refusal(state: Laying, pack: Pack, clauses: Clauses) -> Refusal | None:
    if pack in state.offered():
        return None
    if not state.layout.laid:
        return Refusal.of("laying-pack-first", rule=clauses.first_tile, pack=pack.value)
    if not state.piles[pack]:
        return Refusal.of("laying-pack-empty", rule=clauses.empty, pack=pack.value)
    if state.closed(pack):
        return Refusal.of("laying-pack-closed", rule=clauses.closed, pack=pack.value)
    ended = any(tile.pose.design.course == Course.END for tile in state.layout.laid.values())
    rule = clauses.first_coast if pack == Pack.COASTAL and not ended else clauses.draw
    return Refusal.of("laying-pack-unmatched", rule=rule, pack=pack.value)


def _take_up_refusal(state: Laying, place: PlaceId, rule: str) -> Refusal | None:
    """A tile may be moved if no river runs on from it to another."""
    at = place_hex(place)
    tile = state.layout.laid.get(at)
    if tile is None:
        return Refusal.of("laying-nothing-there", rule=rule, place=place)
    if tile.outlet >= 0 and step(at, tile.outlet) in state.layout.laid:
        return Refusal.of("laying-river-runs-on", rule=rule, place=place)
    return None


def tile_question(state: Laying, clauses: Clauses, *, any_ending: bool = False) -> Question[Order]:
    """Where to lay the tile that lies face up; the first answer is a good one.

    `any_ending` may be refused, not only one that would end a river at its source (ME-MAP-36).
    """
    design, layout = state.design, state.layout

    def orders() -> Iterator[Order]:
        ways = advice.places(state)
        back = [Return()] if _may_return(state, any_ending, clauses.ending) is None else []
        if advice.is_stub(state, ways):
            yield from back
        yield from map(laid_so, ways)
        if not advice.is_stub(state, ways):
            yield from back

    def laid_so(way: Placement) -> Order:
        return _order(way, len(layout.flows(way.at, way.pose)) > 1)

    def judge(order: Order) -> Refusal | None:
        if isinstance(order, Return):
            return _may_return(state, any_ending, clauses.ending)
        assert isinstance(order, LayAt), order
        return _lay_refusal(state, design, order, clauses.water)

    def draw(rng: Chance) -> Order:
        """Chance has no taste, so nothing is weighed for it."""
        back = [Return()] if _may_return(state, any_ending, clauses.ending) is None else []
        return pick_one([*map(laid_so, layout.legal(design)), *back], rng)

    rule, about = clauses.lay, {"tile": design.id}
    kinds = (LayAt, Return)
    return Pick(
        who=state.player,
        what="laying.place",
        rule=rule,
        about=about,
        orders=orders,
        parse=reader(kinds, rule),
        judge=judge,
        draw=draw,
    )


def _order(way: Placement, several: bool) -> LayAt:
    side = SIDES[way.flow.index(-1)] if several else ""
    return LayAt(place_name(way.at), way.pose.turn, side)


def _may_return(state: Laying, any_ending: bool, rule: str) -> Refusal | None:
    """A river ending that could only go on a source may be refused, and free-hand every tile (ME-MAP-36, ME-MAP-54)."""
    if state.settings.free_hand or all(map(state.layout.on_spring, state.layout.legal(state.design))):
        return None
    if any_ending and state.design.course in ENDINGS and not state.closed(state.design.pack):
        return None
    return Refusal.of("laying-must-lay", rule=rule, tile=state.drawn)


def _lay_refusal(state: Laying, design: Design, order: LayAt, rule: str) -> Refusal | None:
    at = place_hex(order.place)
    why = refusal(state.layout, at, design, order.turn)
    if why is not None and not (state.settings.free_hand and _lies(state, at, design, order.turn)):
        return why
    if order.side and why is None and _flow(state, at, design, order) is None:
        return Refusal.of("laying-side", rule=rule, place=order.place, side=order.side)
    return None


def _lies(state: Laying, at: Hex, design: Design, turn: int) -> bool:
    """May a free hand lay it so? Tiles do not lie on each other or upside down, and the land hangs together."""
    return at in state.layout.spaces and at not in state.layout.laid and turn in design.turns


def placement(state: Laying, design: Design, order: LayAt) -> Placement:
    """How the tile will lie. Laid free-hand where no water can run as it should, its bed stays dry (ME-MAP-54)."""
    at = place_hex(order.place)
    return Placement(at, state.layout.poses.lying[design.id, order.turn], _flow(state, at, design, order) or STILL)


def _flow(state: Laying, at: Hex, design: Design, order: LayAt) -> Flow | None:
    flows = state.layout.flows(at, state.layout.poses.lying[design.id, order.turn])
    if order.side:
        flows = [flow for flow in flows if flow[SIDES.index(order.side)] == -1]
    return flows[0] if flows else None

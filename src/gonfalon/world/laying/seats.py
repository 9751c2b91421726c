"""Too few capital tiles: laid tiles are exchanged for unused ones, or places are marked (ME-MAP-53)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from gonfalon.kernel.effects import Story, ask, roll
from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.questions import Chance, Pick, Question, pick_one
from gonfalon.world.capitals import replacements
from gonfalon.world.designs import Course
from gonfalon.world.hexes import Hex, distance
from gonfalon.world.laying.orders import LeaveToChance, Mark, Order, Swap, reader
from gonfalon.world.laying.state import Laying, Stage
from gonfalon.world.layout import Placement
from gonfalon.world.tiles import place_hex, place_name

A = TypeVar("A")
MOST = 256  # sides of a die


def decided(state: Laying, question: Question[A]) -> Story[A]:
    """Ask; or if the table lays for him whose go it is, take the first answer, which is a good one."""
    if state.rests:
        return next(iter(question.options()))
    return (yield from ask(question))


def choose_seat(state: Laying, rule: str) -> Story[None]:
    """The player whose go it is makes one more capital, or leaves it to chance."""
    options = list(_options(state)) if state.capitals < len(state.settings.players) else []
    if not options:
        state.stage = Stage.JUDGE
        return
    order = yield from decided(state, _question(state, options, rule))
    if isinstance(order, LeaveToChance):
        (number,) = yield from roll(1, min(MOST, len(options)), "laying-capital", rule=rule, who=state.player)
        order = options[number - 1]
    assert isinstance(order, Swap | Mark), order
    if isinstance(order, Swap):
        _swap(state, order)
    else:
        state.seats = (*state.seats, order.place)
    state.tell("laying.capital", rule=rule, who=state.player, place=order.place)
    state.go = (state.go + 1) % len(state.settings.players)


def _options(state: Laying) -> Iterator[Swap | Mark]:
    """Every exchange that keeps rivers, coasts and distances; if there is none, every land that can be marked."""
    swaps = [Swap(place_name(way.at), way.pose.design.id) for way in _exchanges(state)]
    yield from swaps
    if not swaps:
        taken = _taken(state)
        for at, tile in state.layout.laid.items():
            far = all(distance(at, other) >= state.settings.apart for other in taken)
            if far and tile.pose.design.course != Course.SWAMP:
                yield Mark(place_name(at))


def _exchanges(state: Laying) -> Iterator[Placement]:
    designs = state.layout.poses.designs
    unused = [designs[key] for pile in state.piles.values() for key in sorted(set(pile)) if designs[key].capital]
    for capital in unused:
        yield from replacements(state.layout, capital, _taken(state))


def _taken(state: Laying) -> tuple[Hex, ...]:
    return (*state.layout.capitals, *map(place_hex, state.seats))


def _question(state: Laying, options: list[Swap | Mark], rule: str) -> Pick[Order]:
    everything: list[Order] = [*options, LeaveToChance()]

    def judge(order: Order) -> Refusal | None:
        return None if order in everything else Refusal.of("laying-no-seat", rule=rule, order=str(order))

    def draw(rng: Chance) -> Order:
        return pick_one(everything, rng)

    parse = reader((Swap, Mark, LeaveToChance), rule)
    return Pick(
        who=state.player,
        what="laying.capital",
        rule=rule,
        orders=lambda: everything,
        parse=parse,
        judge=judge,
        draw=draw,
    )


def _swap(state: Laying, order: Swap) -> None:
    capital = state.layout.poses.designs[order.tile]
    way = next(way for way in _exchanges(state) if (place_name(way.at), way.pose.design) == (order.place, capital))
    state.search_out(capital)
    state.layout = state.layout.fork()
    state.slip_under(state.layout.swap(way).pose.design)

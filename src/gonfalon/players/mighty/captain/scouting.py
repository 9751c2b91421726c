"""Scouting: where scouts bring in land by themselves, and where they must open the way for a march."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import marching
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth
from gonfalon.rulesets.common.orders import Done
from gonfalon.rulesets.mighty.ground.directions import SIDES
from gonfalon.rulesets.mighty.season.scouting import Scout
from gonfalon.world.hexes import EDGES

SUCCESS = 89  # of a hundred: what is left when two throws of the chart in eighteen are events


def order(see: Values, question: Question[Scout | Done], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The most promising tile first, by the banner that has the fewest others to look at."""
    marches: dict[tuple[str, str], int] = {}
    for answer in question.options():
        if isinstance(answer, Scout):
            yield scouting(see, answer, marches)
        else:
            yield Option(1, answer, Message.of("captain-scout-done"))


def scouting(see: Values, answer: Scout, marches: dict[tuple[str, str], int]) -> Option:
    """What it brings in, and what a march there would be worth to the banner that looks."""
    out, there = see.out, answer.there
    banner_id = f"{out.me}.{answer.banner}"
    place = out.mine[banner_id].place
    if see.is_deadly(there):
        return Option(-999, answer, Message.of("captain-scout-done"))
    found = see.found(there)
    if (place, there) not in marches:
        marches[place, there] = 0 if out.mine[banner_id].ship else marching.best_gain(see, place, there)
    march = max(0, marches[place, there])
    choices = sum(see.found(other) > 0 for other in out.beside(place) if other not in out.turn.tried)
    score = (4 * found + 3 * march) * SUCCESS // 100 - choices
    if march > found:
        return Option(score, answer, Message.of("captain-scout-way", place=there))
    key = "captain-scout-open" if there in out.lands else "captain-scout-unknown"
    return Option(score, answer, Message.of(key, place=there))


def side(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Which side counts as the first is all one: dice decide where scouts or dragons go."""
    return by_worth(question, lambda name: -SIDES.index(name), Message.of("captain-side", sides=len(EDGES)))


def recruits(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """New men go to the weakest."""
    why = Message.of("captain-weakest")
    return by_worth(question, lambda banner_id: -see.out.points(banner_id), why)


def whose_papers(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The strongest banner's papers are worth reading."""
    why = Message.of("captain-strongest")
    return by_worth(question, see.out.points, why)


JUDGEMENTS: dict[str, Judgement] = {
    "scouting.order": order,
    "scouting.side": side,
    "dragons.side": side,
    "magic.side": side,
    "scouting.recruits": recruits,
    "skirmish.banner": whose_papers,
}

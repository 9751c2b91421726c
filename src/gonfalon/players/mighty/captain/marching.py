"""Marching: towards land to be had, away from hunger and danger, upon an enemy when the odds are good."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import ships
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.field.breach import BreakOff
from gonfalon.rulesets.mighty.season.forced_march import PressOn
from gonfalon.rulesets.mighty.season.movement import March, MarchAt
from gonfalon.rulesets.mighty.season.scouting import Scout
from gonfalon.rulesets.mighty.siege.withdrawal import GiveUp, Leave
from gonfalon.world.tiles import PlaceId

Rater = Callable[[Values, Any], Option]
NEVER = -999
CROSSING = 5  # what the search for a route may cost a banner
FOUND = 2  # times in three that a route is found
PRESSING = 25  # what a forced march costs


def order(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Every order that is listed, by what it gains."""
    for answer in question.options():
        judge: Rater = ORDERS.get(type(answer), ships.order)
        yield judge(see, answer)


def gain(see: Values, ids: Sequence[str], there: PlaceId) -> int:
    """What it is worth that these banners of one place march to another."""
    out = see.out
    if see.is_deadly(there):
        return NEVER
    home = out.mine[ids[0]].place
    routes = [out.route(i, there) for i in ids]
    if None in routes:
        return NEVER
    blocked = any(route is not None and not route.free for route in routes)
    worth = _gain(see, ids, home, there)
    return worth * FOUND // 3 - CROSSING * len(ids) if blocked and worth > 0 else worth


def _gain(see: Values, ids: Sequence[str], home: PlaceId, there: PlaceId) -> int:
    """Likewise, if nothing is in the way."""
    out = see.out
    old, new = out.here[home], out.here.get(there, [])
    rest, joined = [i for i in old if i not in ids], [*new, *ids]
    stay = sum(see.stand(i, home, len(old)) for i in ids) + _force(see, home, old) + _force(see, there, new)
    leave = _force(see, home, rest)
    if see.is_contested(there):
        fight = contribution(see, ids, there)
        return NEVER if fight <= 0 else fight + leave - stay
    go = sum(see.stand(i, there, len(joined)) for i in ids) + _force(see, there, joined)
    return go + leave - stay


def best_gain(see: Values, home: PlaceId, there: PlaceId) -> int:
    """The best that a march from here to there could be: of one banner, or of all."""
    ids = [i for i in see.out.here.get(home, []) if see.may_march(i)]
    if not ids:
        return 0
    groups = [[i] for i in ids] + ([ids] if len(ids) > 1 else [])
    return max(gain(see, group, there) for group in groups)


def _force(see: Values, place: PlaceId, ids: Sequence[str]) -> int:
    """What a force is worth where it stands: the place that it holds, less what it stands to lose."""
    points = see.out.strength(ids)
    return see.hold(place, points) - see.risk(place, points)


def contribution(see: Values, ids: Sequence[str], there: PlaceId) -> int:
    """The share of these banners in an attack that everybody near joins who can be spared."""
    out = see.out
    there_now = [i for i in out.here.get(there, []) if i not in ids]
    near = [i for place in out.beside(there) for i in out.here.get(place, []) if see.may_march(i) and i not in ids]
    spared = [i for i in near if out.mine[i].place != out.capital]
    total = out.strength((*ids, *there_now, *spared))
    return see.attack(there, total) * out.strength(ids) // max(1, total)


# --- orders ----------------------------------------------------------------------------------------------


def _march(see: Values, answer: March) -> Option:
    ids = [f"{see.out.me}.{number}" for number in answer.banners]
    score = gain(see, ids, answer.there)
    if see.is_contested(answer.there):
        return Option(score, answer, Message.of("captain-march-attack", place=answer.there))
    if see.out.months_left == 0:
        return Option(score, answer, Message.of("captain-march-home", place=answer.there))
    return Option(score, answer, Message.of("captain-march", place=answer.there))


def _cross(see: Values, answer: MarchAt) -> Option:
    """The farther bank is worth a search only for a fight."""
    plain = _march(see, March(answer.banners, answer.there))
    return plain._replace(score=plain.score * FOUND // 3 - CROSSING - 1, answer=answer)


def _done(see: Values, answer: Done) -> Option:  # noqa: ARG001
    return Option(0, answer, Message.of("captain-march-done"))


def _scout_on(see: Values, answer: Scout) -> Option:
    """On a forced march scouts go out once more."""
    score = see.found(answer.there) // 2
    return Option(score, answer, Message.of("captain-scout-unknown", place=answer.there))


def _press_on(see: Values, answer: PressOn) -> Option:
    """A forced march is worth it where there is much more land to be had (ME-RAC-17)."""
    place = see.out.mine[f"{see.out.me}.{answer.banners[0]}"].place
    score = see.outlook_from(place) - PRESSING * len(answer.banners)
    return Option(score, answer, Message.of("captain-press-on", place=place))


def _give_up(see: Values, answer: GiveUp) -> Option:
    score = -see.besieging(answer.place)
    return Option(score, answer, Message.of("captain-give-up", place=answer.place))


def _never(see: Values, answer: Order) -> Option:  # noqa: ARG001
    return Option(NEVER, answer, Message.of("captain-march-done"))


ORDERS: dict[type[Order], Rater] = {
    March: _march,
    MarchAt: _cross,
    Done: _done,
    Scout: _scout_on,
    PressOn: _press_on,
    GiveUp: _give_up,
    Leave: _never,
    BreakOff: _never,
}


# --- on the way ------------------------------------------------------------------------------------------


def bank(see: Values, question: Question[int], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The bank that faces the side to which one is going on."""
    out, there = see.out, question.about["there"]
    around = out.board.around(there)

    def ahead(half: int) -> int:
        sides = (around[half // 2], around[(half // 2 + (1 if half % 2 else -1)) % 6])
        return max(see.found(side) if side else 0 for side in sides)

    return by_worth(question, ahead, Message.of("captain-bank", place=there))


def perilous(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The strong brave perils; the weak wait."""
    weak = min((see.out.points(i) for i in question.about["banners"].split() if i in see.out.mine), default=0)
    if weak < 500:
        return in_order(Message.of("captain-peril-stay"), "stay", "go")
    return in_order(Message.of("captain-peril-go"), "go", "stay")


def passage(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Leave is asked of those with whom there is peace."""
    peace = all(realm not in see.out.rivals or realm in see.out.truces for realm in _realms(question))
    return in_order(Message.of("captain-passage"), *(("ask", "attack") if peace else ("attack", "ask")))


def leave(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Given to those with whom there is peace, unless they come too near the capital."""
    friend = question.about["realm"] in see.out.truces and question.about["there"] != see.out.capital
    return in_order(Message.of("captain-leave"), *(("yes", "no") if friend else ("no", "yes")))


def refused(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return in_order(Message.of("captain-passage"), "stay", "attack")


def _realms(question: Question[Any]) -> list[str]:
    return [name.strip() for name in question.about["realms"].split(",")]


JUDGEMENTS: dict[str, Judgement] = {
    "movement.order": order,
    "movement.bank": bank,
    "movement.passage": passage,
    "movement.leave": leave,
    "movement.refused": refused,
    "route.perilous": perilous,
}

"""Deployment in spring: a guard for the capital, and every other banner where there is most to be won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain.setting_up import facing
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, in_order
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.ground.armies import LEAST, MOST
from gonfalon.rulesets.mighty.realms.mustering import Banners
from gonfalon.rulesets.mighty.realms.realms import spread
from gonfalon.rulesets.mighty.state import Post, Winter
from gonfalon.rulesets.mighty.winter.deployment import Deploy
from gonfalon.world.tiles import PlaceId


def order(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The first thing in which the plan differs from the one he has in mind."""
    purse = see.out.purse
    why = Message.of("captain-deploy")
    steps = [*_division(see, purse), *_places(see, purse)]
    needed = question.needed()
    return in_order(why, *steps[:1], Done(), *([needed.answer] if needed else []))


def _division(see: Values, purse: Winter) -> list[Order]:
    own = tuple(post.points for post in purse.posts if post.company == 0)
    total = sum(own)
    wanted = tuple(spread(total, count_for(see, total))) if total else ()
    return [Banners(wanted)] if sorted(wanted) != sorted(own) else []


def count_for(see: Values, total: int) -> int:
    """How many banners: as many as there is work for while land is to be had, fewer and stronger when it is not."""
    fewest, most = max(1, -(-total // MOST)), max(1, total // LEAST)
    work = sum(see.found(place) > 0 for place in _border(see))
    usual = min(total // see.scouting_force, max(3, see.out.home_room), 2 + work)
    return max(fewest, min(most, usual))


def _border(see: Values) -> set[PlaceId]:
    return {there for place in see.out.empire for there in see.out.beside(place)}


def _places(see: Values, purse: Winter) -> list[Order]:
    """Posts whose place is not the one he wants; they all have been given a place when the last one has."""
    wanted = stations(see, purse)
    orders: list[Order] = []
    for post, place in zip(_in_order(purse), wanted, strict=False):
        if post.place != place and not post.ship:
            orders.append(Deploy(post.number, place, facing(see, place)))
    return orders


def _in_order(purse: Winter) -> Sequence[Post]:
    return sorted(purse.posts, key=lambda post: (-post.points, post.number))


def stations(see: Values, purse: Winter) -> list[PlaceId]:
    """A place for each banner, the guard's first."""
    dry = purse.stations.dry
    if not dry:
        return []
    count = len(purse.posts)
    chosen: list[PlaceId] = []
    if see.out.capital in dry:
        chosen = [see.out.capital] * min(guard(see), count // 2 + 1)
    claimed: dict[PlaceId, int] = {}
    while len(chosen) < count:
        best = max(dry, key=lambda place: _merit(see, place, chosen.count(place), claimed))
        chosen.append(best)
        finds = [t for t in see.out.beside(best) if see.found(t) and t not in claimed]
        if finds:
            claimed[max(finds, key=see.found)] = 1
    return chosen


def guard(see: Values) -> int:
    """How many banners begin in the capital: the nearer a foe may deploy, the more, as many as its walls hold."""
    out = see.out
    near = min((far for place, far in out.way_to_capital.items() if _is_foes_base(see, place)), default=99)
    return see.guards.get(near, 1)


def _is_foes_base(see: Values, place: PlaceId) -> bool:
    owner = see.out.owner(place)
    return owner in see.out.rivals and see.out.is_foe(owner) and see.out.feeds(place) > 0


def _merit(see: Values, place: PlaceId, taken: int, claimed: dict[PlaceId, int]) -> int:
    """What is to be found beside it that no other banner has been sent for; food; and the way to the foe."""
    out = see.out
    finds = [min(400, see.found(there)) for there in out.beside(place) if there not in claimed]
    hungry = 30 * (out.feeds(place) <= taken)
    return max(finds, default=0) + sum(finds) // 10 - hungry - see.forward * out.way_to_goal.get(place, 0)


JUDGEMENTS: dict[str, Judgement] = {"deployment.order": order}

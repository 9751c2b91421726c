"""Setting up a realm: a roomy capital in good country, an army of many scouts, each where there is land to be found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain.values import UNKNOWN, Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.mighty.realms.mustering import Banners, Place
from gonfalon.rulesets.mighty.realms.realms import spread
from gonfalon.world.hexes import HALVES
from gonfalon.world.tiles import PlaceId

NEAR = 2  # tiles round a capital that count
CROWDED = 60  # what each tile nearer than six to another capital costs


def as_surveyed(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """He lays tiles as a surveyor would, whose choice the rules put first."""
    return in_order(Message.of("captain-laying"), next(iter(question.options())))


def capital(see: Values, question: Question[PlaceId], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Good country all round, and no neighbour too near."""
    return by_worth(question, lambda place: _site(see, place), Message.of("captain-capital"))


def _site(see: Values, place: PlaceId) -> int:
    board = see.out.board
    near = [p for p in board.places if 0 < board.distance(p, place) <= NEAR and board.enterable(p)]
    country = sum(UNKNOWN[board.terrain(p)] * (2 if board.distance(p, place) == 1 else 1) for p in near)
    others = [r.capital for r in see.out.realms.values() if r.capital and r.capital != see.out.capital]
    return country - CROWDED * sum(max(0, 6 - board.distance(place, other)) for other in others)


def inland(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Where there is more land round about than here."""

    def site(name: str) -> int:
        return _site(see, see.out.capital) + 1 if name == "stay" else _site(see, name)

    return by_worth(question, site, Message.of("captain-capital"))


def consent(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Why should a rival have the better site?"""
    return in_order(Message.of("captain-no-favours", realm=question.about["realm"]), "no", "yes")


def tile(see: Values, question: Question[PlaceId], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Rich country first, while there are pieces."""
    return by_worth(question, lambda p: UNKNOWN[see.out.board.terrain(p)], Message.of("captain-tile"))


def colour(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return in_order(Message.of("captain-colour"), *question.options())


def division(see: Values, question: Question[Banners], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Many banners: each scouts a tile a month."""
    total = question.about["points"]
    counts = sorted(range(1, total // 500 + 2), key=lambda n: abs(n - max(1, total // see.scouting_force)))
    why = Message.of("captain-division")
    return in_order(why, *(Banners(tuple(spread(total, n))) for n in counts), *question.options())


def placing(see: Values, question: Question[Place], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """One in the capital, the others where most is to be found, each on the side that it will look to."""
    out = see.out
    count = len(out.mine)
    homes = list(question.about["home"])
    spots = [f"{out.capital}/{facing(see, out.capital)}"]
    taken: dict[PlaceId, int] = {out.capital: 1}
    while len(spots) < count:
        place = max(homes, key=lambda p: _post(see, p, taken.get(p, 0)))
        taken[place] = taken.get(place, 0) + 1
        spots.append(f"{place}/{facing(see, place)}")
    return in_order(Message.of("captain-placing"), Place(tuple(spots)))


def _post(see: Values, place: PlaceId, taken: int) -> int:
    """What one more banner finds to do there, and to eat."""
    finds = sorted((see.found(there) for there in see.out.beside(place)), reverse=True)
    return (*finds[taken : taken + 1], 0)[0] - 30 * (see.out.feeds(place) <= taken)


def facing(see: Values, place: PlaceId) -> int:
    """The half-edge of dry land that looks towards what is worth most."""
    board = see.out.board
    around, sea = board.around(place), board.sea_halves(place)
    dry = [half for half in HALVES if half not in sea]

    def ahead(half: int) -> tuple[int, int]:
        there = around[half // 2]
        near = -see.out.way_to_goal.get(there, 99) if there and see.out.goal else 0
        return see.found(there) if there and there in see.out.beside(place) else -1, near

    return max(dry, key=ahead)


JUDGEMENTS: dict[str, Judgement] = {
    "laying.pack": as_surveyed,
    "laying.place": as_surveyed,
    "laying.capital": as_surveyed,
    "laying.verdict": as_surveyed,
    "realm.capital": capital,
    "realm.inland": inland,
    "realm.consent": consent,
    "realm.tile": tile,
    "realm.colour": colour,
    "realm.division": division,
    "realm.placing": placing,
}

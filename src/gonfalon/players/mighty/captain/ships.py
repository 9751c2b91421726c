"""Ships: a fleet in harbour pays (ME-REV-05); what is at sea goes home, and nobody fights at sea but for a purpose."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.sea.ships import Disembark, PutIn, Sail, SailInto
from gonfalon.rulesets.mighty.winter.ships_home import PutUp
from gonfalon.world.reach import reach
from gonfalon.world.tiles import PlaceId

IDLE = -5
HOME = 4


def order(see: Values, answer: Order) -> Option:
    """Home to harbour, ashore with whoever is aboard, and nothing else."""
    if isinstance(answer, Disembark):
        return Option(HOME, answer, Message.of("captain-ashore"))
    if isinstance(answer, PutIn):
        ship = see.out.state.ships[f"{see.out.me}/{answer.ships[0]}"]
        return Option(HOME if see.out.is_mine(ship.place) else IDLE, answer, Message.of("captain-harbour"))
    if isinstance(answer, (Sail, SailInto)):
        return _sail(see, answer)
    return Option(IDLE, answer, Message.of("captain-harbour"))


def _sail(see: Values, answer: Sail | SailInto) -> Option:
    """A ship at sea makes for the nearest harbour of the empire."""
    ship = see.out.state.ships[f"{see.out.me}/{answer.ships[0]}"]
    way = _way_home(see)
    if ship.harbour or way.get(answer.there, 99) >= way.get(ship.place, 99):
        return Option(IDLE, answer, Message.of("captain-harbour"))
    return Option(1 + isinstance(answer, SailInto), answer, Message.of("captain-harbour"))


def _way_home(see: Values) -> dict[PlaceId, int]:
    havens = [place for place in see.out.empire if see.out.walls(place) == "city" and see.out.board.has_sea(place)]
    return reach(see.out.board.by_sea, havens, see.out.board.has_sea)


def peace(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A sea battle is sought where one's own fleet is the larger."""
    place, other = question.about["place"], question.about["realm"]
    fleets = [s.realm for s in see.out.state.ships.values() if s.place == place]
    stronger = fleets.count(see.out.me) > fleets.count(other) and see.out.is_foe(other)
    return in_order(Message.of("captain-sea-battle"), *(("fight", "peace") if stronger else ("peace", "fight")))


def winter(see: Values, question: Question[PutUp], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Harbours far from the foe are safest."""

    def safety(answer: PutUp) -> int:
        return 20 - see.out.board.distance(answer.place, see.out.capital)

    return by_worth(question, safety, Message.of("captain-harbour"))


def harbour(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return by_worth(question, lambda p: -see.out.board.distance(p, see.out.capital), Message.of("captain-harbour"))


JUDGEMENTS: dict[str, Judgement] = {
    "naval.wish": peace,
    "naval.decide": peace,
    "quarters.ships": winter,
    "quarters.harbour": harbour,
}

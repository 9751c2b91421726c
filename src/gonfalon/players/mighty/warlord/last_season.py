"""The last season: what counts in the end is land, so everybody who can scout for himself does (`ends.score`)."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import regrouping
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.mighty.warlord.purse import is_last_year
from gonfalon.players.options import Judgement, Option
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.ground.armies import LEAST
from gonfalon.world.tiles import PlaceId


def regroup(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """As a captain does, but with a scout for every find while the last season runs."""
    return regrouping.towards(see, question, wanted)


def wanted(see: Values, place: PlaceId, points: int) -> int:
    """As many banners as there are finds beside the tile, and one more to hold it; hunger no longer matters.

    Before the last winter they come together again, as many as find quarters.
    """
    out = see.out
    if not is_last_year(see) or not out.months_left:
        return regrouping.wanted(see, place, points)
    work = sum(see.found(there) > 0 for there in out.beside(place))
    return max(1, min(points // LEAST, 1 + work))


JUDGEMENTS: dict[str, Judgement] = {"reorganisation.order": regroup}

"""A computer player of `meadow`: he keeps his land together, in the middle of the map."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.rulesets.meadow.rules import Meadow, SeenMeadow

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.judging import Judge, Sense
from gonfalon.players.minds import Figures, Minds
from gonfalon.players.options import Option, by_worth
from gonfalon.world.hexes import distance
from gonfalon.world.tiles import PlaceId, place_hex

WHY = Message.of("captain-meadow-together")


def graze(seen: SeenMeadow, question: Question[PlaceId], rng: Chance) -> Iterable[Option]:
    own = [place for place, who in seen.grazed.items() if who == question.who]

    def worth(place: PlaceId) -> int:
        return -sum(distance(place_hex(place), place_hex(other)) for other in own)

    return by_worth(question, worth, WHY)


class Shepherd(Judge):
    sense = Sense(lambda who, state: state, {"graze": graze})


def curves(meadow: Meadow) -> Figures:
    return {"tiles": {who: list(meadow.grazed.values()).count(who) for who in meadow.settings.players}}


MINDS = Minds(captain=Shepherd, curves=curves)

"""Whole campaigns played by chance through the questions people get, with teams of all sizes, absences and guests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from gonfalon.kernel import FastDice, Form, Play
from gonfalon.kernel.questions import Filled, Question
from gonfalon.rulesets.valhalla.land import holdable
from gonfalon.rulesets.valhalla.rules import Valhalla
from gonfalon.rulesets.valhalla.settings import EMPIRES
from gonfalon.rulesets.valhalla.state import Campaign
from gonfalon.rulesets.valhalla.teams import living
from gonfalon.world.survey import survey
from gonfalon.world.tiles import PlaceId, Tile

RULES = Valhalla()
WORLDS = 10  # laying a world takes longer than playing in it, so they are shared
MOST_ANSWERS = 20_000  # more would be a game without end
OFTEN_BESIDE = 0.04  # of the answers go to questions that stand beside the others


@cache
def world(number: int) -> dict[PlaceId, Tile]:
    return dict(survey(f"valhalla {number}", len(EMPIRES), 1, apart=4).tiles)


def settings_of(seed: int) -> dict[str, Any]:
    """Four teams of one to four, and the options by chance."""
    rng = random.Random(f"settings {seed}")
    sizes = [rng.randint(1, 4) for _ in EMPIRES]
    seats = [f"p{number}" for number in range(sum(sizes))]
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    teams = {empire: seats[a : a + n] for empire, a, n in zip(EMPIRES, starts, sizes, strict=True)}
    options = {"quick_resolution": rng.random() < 0.5, "idle_points": rng.choice((0, 2))}
    return {"players": seats, "teams": teams, "world": world(seed % WORLDS), **options}


def begun(seed: int, **settings: Any) -> Play[Campaign]:
    game = Play(RULES, RULES.start({**settings_of(seed), **settings}), FastDice(seed))
    game.begin()
    return game


def answered(game: Play[Campaign], rng: random.Random) -> Iterator[Question[Any]]:
    """Answer by chance until it is over; each question as it is answered."""
    for _ in range(MOST_ANSWERS):
        if not game.open:
            return
        beside = list(game.standing().values()) if rng.random() < OFTEN_BESIDE else []
        question = rng.choice([q for q in beside if any(True for _ in q.options())] or list(game.open.values()))
        answer = by_chance(question, rng)
        assert question.check(answer) is None, (question.what, answer)
        assert question.read(question.write(answer)) == answer
        game.put((question.who, question.what), answer)
        yield question
    raise AssertionError("it goes on and on")


def by_chance(question: Question[Any], rng: random.Random) -> Any:
    """Any legal answer; of a real battle any end."""
    if isinstance(question, Form) and question.what == "battle.report":
        return reported(question, rng)
    return question.sample(rng)


def reported(question: Form, rng: random.Random) -> Filled:
    turns = [
        rng.choice((0, 0, 3, 4, 5)) if f.name.endswith("withdrew") else rng.randrange(2000) for f in question.fields
    ]
    return tuple((field.name, value) for field, value in zip(question.fields, turns, strict=True))


def check_sound(campaign: Campaign) -> None:
    """What holds at every checkpoint."""
    alive = living(campaign)
    assert set(campaign.owners.values()) <= set(alive), "markers of living empires only"
    assert all(holdable(campaign.board, place) for place in campaign.owners)
    for empire in campaign.empires.values():
        if empire.capital:
            assert campaign.owners[empire.capital] == empire.id, "a capital is lost with its empire only"
    assert all(arrow.target != attacker for attacker, arrow in campaign.arrows.items())
    fighting = [army.player for battle in campaign.battles.values() for side in battle.sides for army in side]
    assert len(fighting) == len(set(fighting)), "nobody fights twice"
    assert all(min(map(len, battle.sides)) == 1 for battle in campaign.battles.values()), "one side is alone"
    assert all(0 <= count <= 3 for count in campaign.points.values())
    assert not any(
        kind == "bridge" and not campaign.board.has_river(place) for place, kind in campaign.locations.items()
    )

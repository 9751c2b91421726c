"""Campaigns of computer players, played to their end, as matter for a chronicle."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Any

from gonfalon.chronicle import Matter
from gonfalon.chronicle.matter import RealmInfo
from gonfalon.kernel import Event, FastDice, Play
from gonfalon.kernel.views import view
from gonfalon.players import player, reply
from gonfalon.rulesets.registry import rule_set

SEATS = ("red", "blue", "yellow", "green")
PEOPLES = {"red": "men", "blue": "dwarfs", "yellow": "orcs-and-goblins"}
OTHERS = {"red": "skaven", "blue": "undead", "yellow": "high-elves"}
WARS: dict[str, tuple[str, int, dict[str, Any]]] = {  # who plays, how many, by which settings
    "captains": ("captain", 4, {"years": 2}),
    "peoples": ("captain", 3, {"years": 2, "races": True, "race_of": PEOPLES}),
    "other peoples": ("captain", 3, {"years": 1, "races": True, "race_of": OTHERS}),
    "dutch": ("captain", 3, {"years": 2, "preset": "dutch"}),
    "chance": ("squire", 3, {"years": 2, "lost_capital": "rival"}),
}


@cache
def campaign(war: str, number: int) -> Matter:
    """What everybody may read of it, now that it is over."""
    name, count, settings = WARS[war]
    seats, seed = SEATS[:count], f"{war}/{number}"
    rules, heard = rule_set("mighty"), list[Event]()
    play: Play[Any] = Play(rules, rules.start({"players": seats, "seed": seed, **settings}), FastDice(seed), heard)
    minds = {seat: player(name, Random(f"{seed}/{seat}"), rules.name) for seat in seats}
    play.begin()
    while play.open:
        asked = next(iter(play.open.values()))
        question, answer = reply(minds[asked.who], asked, play.standing, partial(view, play, asked.who), None)
        play.put((question.who, question.what), answer)
    war_ = play.base
    realms = {r.id: RealmInfo(r.id, r.race, r.capital, r.race) for r in war_.realms.values()}
    scores, winner = rules.scores(war_), rules.winner(war_) or ""
    return Matter(war_.board, war_.settings.seed, realms, tuple(heard), "", True, scores, winner)

"""The captain: looks at his view, ranks the answers to a question, gives the best legal one and can say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.judging import Judge, Sense
from gonfalon.players.mighty.captain import (
    deploying,
    diplomacy,
    espionage,
    fighting,
    magic,
    marching,
    quarters,
    razing,
    regrouping,
    scouting,
    setting_up,
    ships,
    sieges,
    spending,
    supplies,
)
from gonfalon.players.mighty.captain.outlook import Outlook
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.minds import Said, Standing
from gonfalon.rulesets.mighty.seen import SeenWar

SPEAKS = "scouting.order"  # the question before which he says what he has to say out of turn
MOST_SAID = 3  # things in a row
CHAPTERS = (
    setting_up,
    supplies,
    scouting,
    marching,
    fighting,
    sieges,
    razing,
    regrouping,
    quarters,
    spending,
    deploying,
    diplomacy,
    espionage,
    magic,
    ships,
)


def served_by(who: str, state: SeenWar) -> str:
    """The realm that somebody plays for: a commander's is the one he serves (ME-MUL-02)."""
    served = state.commanders.get(who)
    return served.realm if served else who


def _survey(who: str, state: SeenWar) -> Values:
    return Values(Outlook(served_by(who, state), state))


class Captain(Judge):
    """Sound judgement in every phase of a war."""

    sense = Sense(_survey, {what: judge for chapter in CHAPTERS for what, judge in chapter.JUDGEMENTS.items()})

    def __init__(self, rng: Chance) -> None:
        super().__init__(rng)
        self._said = 0

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> Said | None:
        """Pacts and terms: said once a month, before his first scouts go out, and in few words."""
        if question.what != SPEAKS or self._asked == SPEAKS or self._said == MOST_SAID:
            self._said = 0
            return None
        own = {what: other for (who, what), other in standing().items() if who == question.who}
        said = diplomacy.speak(_survey(question.who, view().state), own)
        if said is None or said[0].check(said[1].answer) is not None:
            self._said = 0
            return None
        self._said += 1
        self.why = said[1].why
        return said[0], said[1].answer

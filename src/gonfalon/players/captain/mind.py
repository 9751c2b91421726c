"""The captain: looks at his view, ranks the answers to a question, gives the best legal one and can say why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from gonfalon.kernel.messages import Message
from gonfalon.kernel.play import Key
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.captain import (
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
    valhalla,
)
from gonfalon.players.captain.options import Judgement, Option
from gonfalon.players.captain.outlook import Outlook
from gonfalon.players.captain.values import Values
from gonfalon.players.foresight import Redraw
from gonfalon.rulesets.mighty.seen import SeenWar

MOST = 100  # answers in a row to the same question, after which chance decides: nobody waits for ever
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


class Sense(NamedTuple):
    """What a captain understands of a game: how he looks at it, and what he thinks about which question."""

    look: Callable[[str, Any], Any]
    judgements: Mapping[str, Judgement]


def served_by(who: str, state: SeenWar) -> str:
    """The realm that somebody plays for: a commander's is the one he serves (ME-MUL-02)."""
    served = state.commanders.get(who)
    return served.realm if served else who


def _survey(who: str, state: SeenWar) -> Values:
    return Values(Outlook(served_by(who, state), state))


SENSES = {  # by the rule set
    "mighty": Sense(_survey, {what: judge for chapter in CHAPTERS for what, judge in chapter.JUDGEMENTS.items()}),
    "valhalla": Sense(lambda who, state: state, valhalla.JUDGEMENTS),  # noqa: ARG005
}


class Captain:
    """Sound judgement in every phase; for questions about which he has none, a legal answer by chance.

    He has no memory but for his random stream: the same stream, view and question give the same answer.
    """

    senses: ClassVar[Mapping[str, Sense]] = SENSES

    def __init__(self, rng: Chance, game: str) -> None:
        self.rng, self.sense = rng, self.senses.get(game)
        self.why = Message.of("captain-by-chance")  # of the last answer
        self._asked, self._times, self._said = "", 0, 0

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:  # noqa: ARG002
        """The best legal answer he can think of; he does not think ahead."""
        self._times = self._times + 1 if question.what == self._asked else 1
        self._asked = question.what
        if self._times <= MOST:
            for option in self.ranked(question, view):
                if question.check(option.answer) is None:
                    self.why = option.why
                    return option.answer
        self.why = Message.of("captain-by-chance")
        return question.sample(self.rng)

    def ranked(self, question: Question[Any], view: Callable[[], Any]) -> list[Option]:
        """Answers worth giving, the best first; not all of them need be legal. None if he has no judgement."""
        sense = self.sense
        judge = sense.judgements.get(question.what) if sense else None
        if sense is None or judge is None:
            return []
        options = judge(sense.look(question.who, view().state), question, self.rng)
        return sorted(options, key=lambda option: -option.score)

    def aside(
        self, question: Question[Any], standing: Callable[[], Mapping[Key, Question[Any]]], view: Callable[[], Any]
    ) -> tuple[Question[Any], Any] | None:
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

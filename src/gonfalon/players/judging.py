"""Judgement: a computer player who looks at his view, ranks the answers to a question and can say why.

Each rule set brings its own senses: how one looks at it, and what one thinks about which question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.foresight import Redraw
from gonfalon.players.minds import BY_CHANCE, Said, Standing
from gonfalon.players.options import Judgement, Option

MOST = 100  # answers in a row to the same question, after which chance decides: nobody waits for ever


class Sense(NamedTuple):
    """What somebody understands of a game: how he looks at it, and what he thinks about which question."""

    look: Callable[[str, Any], Any]
    judgements: Mapping[str, Judgement]


class Judge:
    """Sound judgement where he has a sense for it; for other questions a legal answer by chance.

    He has no memory but for his random stream: the same stream, view and question give the same answer.
    """

    sense: ClassVar[Sense]

    def __init__(self, rng: Chance) -> None:
        self.rng = rng
        self.why = BY_CHANCE  # of the last answer
        self._asked, self._times = "", 0

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:  # noqa: ARG002
        """The best legal answer he can think of; he does not think ahead."""
        self._times = self._times + 1 if question.what == self._asked else 1
        self._asked = question.what
        if self._times <= MOST:
            for option in self.ranked(question, view):
                if question.check(option.answer) is None:
                    self.why = option.why
                    return option.answer
        self.why = BY_CHANCE
        return question.sample(self.rng)

    def ranked(self, question: Question[Any], view: Callable[[], Any]) -> list[Option]:
        """Answers worth giving, the best first; not all of them need be legal. None if he has no judgement."""
        judge = self.sense.judgements.get(question.what)
        if judge is None:
            return []
        options = judge(self.sense.look(question.who, view().state), question, self.rng)
        return sorted(options, key=lambda option: -option.score)

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> Said | None:  # noqa: ARG002
        """He speaks when he is spoken to."""
        return None

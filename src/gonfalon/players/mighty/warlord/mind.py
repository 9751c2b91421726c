"""The warlord: where a captain has several answers in mind, he plays them on in fair copies and takes the best.

What he may not know cannot reach his answer: he looks at his view, and thinks ahead only in copies in which hidden
things are drawn anew. He counts playouts, never the clock, so the same seed gives the same play on every machine.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.play import Key
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.foresight import Redraw
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.mighty.warlord.candidates import Plan, plans
from gonfalon.players.mighty.warlord.eyes import Marshal, survey
from gonfalon.players.mighty.warlord.playouts import play_on
from gonfalon.players.mighty.warlord.search import Found, race
from gonfalon.players.mighty.warlord.stakes import at_stake, waiting
from gonfalon.players.mighty.warlord.worth import worth
from gonfalon.players.options import Option
from gonfalon.rulesets.mighty.realms.commanders import realm_of

BUDGET = 24  # playouts a question
FEWEST_PLANS, MOST_PLANS = 2, 8  # that are tried at a question
PLAYOUTS_A_PLAN = 12  # of the budget, for each plan more than the fewest
EMERGENCY = 60.0  # seconds: far more than any search takes
MARCHES = "movement.order"
SEARCHED = (
    MARCHES,
    "siege.order",
    "siege.stay",
    "siege.refuge",
    "siege.sally",
    "battle.avoid",
)
LOG = logging.getLogger(__name__)


class OutOfTimeError(Exception):
    """The emergency clock has run out."""


class Warlord:
    """Captain's judgement, and a search in playouts where it matters."""

    def __init__(self, rng: Chance, budget: int = BUDGET) -> None:
        self.rng, self.budget = rng, budget
        self.playouts = 0  # that he has made for his last answer
        self._captain = Marshal(rng)
        self.why = self._captain.why

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:
        """The captain's answer, or the one that fared better when both were played on."""
        answer = self._captain.answer(question, view)
        self.why, self.playouts = self._captain.why, 0
        if redraw is None or question.what not in SEARCHED:
            return answer
        see = survey(question.who, view().state)
        budget = self.share(waiting(see)) if question.what == MARCHES else self.budget
        tried = self._plans(see, question, self._captain.ranked(question, view), answer, budget)
        try:
            found = self._search(question, tried, redraw, budget) if len(tried) > 1 else None
        except OutOfTimeError:
            LOG.warning("%s took longer than %s s; the captain answers", question.what, EMERGENCY)
            return answer
        except Exception:
            LOG.exception("a playout of %s failed; the captain answers", question.what)
            return answer
        if found is None or found.plan is tried[0]:
            return answer
        self.why = Message.of("warlord-foresees", playouts=found.playouts, points=found.gain)
        return found.plan.option.answer

    def aside(
        self, question: Question[Any], standing: Callable[[], Mapping[Key, Question[Any]]], view: Callable[[], Any]
    ) -> tuple[Question[Any], Any] | None:
        """He speaks as a captain does."""
        said = self._captain.aside(question, standing, view)
        self.why = self._captain.why
        return said

    def share(self, banners: int) -> int:
        """The playouts for a march, when so many banners are waiting for theirs: each has its share of the budget."""
        return min(self.budget, 2 * self.budget // (1 + banners))

    def _plans(
        self, see: Values, question: Question[Any], ranked: Sequence[Option], answer: Any, budget: int
    ) -> list[Plan]:
        """What he would try if it matters, the captain's answer first."""
        first = next((option for option in ranked if option.answer == answer), None)
        if first is None:
            return []
        tried = plans(question, ranked, first, min(FEWEST_PLANS + budget // PLAYOUTS_A_PLAN, MOST_PLANS))
        return tried if at_stake(see, [plan.option for plan in tried]) else []

    def _search(self, question: Question[Any], tried: list[Plan], redraw: Redraw, budget: int) -> Found | None:
        """All answers are tried in the same copies with the same dice."""
        seed, started = self.rng.getrandbits(64), time.monotonic()
        key = (question.who, question.what)
        if redraw(random.Random(seed)) is None:  # noqa: S311  (thinking, not secrecy)
            return None

        def trial(plan: Plan, number: int) -> int:
            if time.monotonic() - started > EMERGENCY:
                raise OutOfTimeError
            rng = random.Random(f"{seed}/{number}")  # noqa: S311  (thinking, not secrecy)
            fork = redraw(rng)
            assert fork is not None, "a copy that could be made can be made again"
            self.playouts += 1
            war = play_on(fork, key, plan, rng)
            return worth(war, realm_of(war, question.who))

        return race(tried, trial, budget)

"""The warlord: where a captain has several answers in mind, he plays them on in fair copies and takes the best.

What he may not know cannot reach his answer: he looks at his view, and thinks ahead only in copies in which hidden
things are drawn anew. He counts playouts, never the clock, so the same seed gives the same play on every machine.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.play import Key
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.captain import Captain, Option
from gonfalon.players.foresight import Redraw
from gonfalon.players.warlord.playouts import play_on
from gonfalon.players.warlord.search import Found, race
from gonfalon.players.warlord.worth import worth

BUDGET = 24  # playouts a question
CANDIDATES = 3
BEHIND = 100  # in the captain's own score: an answer that is worth less is not tried
EMERGENCY = 60.0  # seconds: far more than any search takes
SEARCHED = (
    "movement.order",
    "siege.order",
    "siege.stay",
    "siege.refuge",
    "siege.sally",
    "raze.order",
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
        self._captain = Captain(rng)
        self.why = self._captain.why

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:
        """The captain's answer, or the one that fared better when both were played on."""
        answer = self._captain.answer(question, view)
        self.why, self.playouts = self._captain.why, 0
        if redraw is None or question.what not in SEARCHED:
            return answer
        options = self._candidates(question, view, answer)
        try:
            found = self._search(question, options, redraw) if len(options) > 1 else None
        except OutOfTimeError:
            LOG.warning("%s took longer than %s s; the captain answers", question.what, EMERGENCY)
            return answer
        except Exception:
            LOG.exception("a playout of %s failed; the captain answers", question.what)
            return answer
        if found is None or found.option is options[0]:
            return answer
        self.why = Message.of("warlord-foresees", playouts=found.playouts, points=found.gain)
        return found.option.answer

    def aside(
        self, question: Question[Any], standing: Callable[[], Mapping[Key, Question[Any]]], view: Callable[[], Any]
    ) -> tuple[Question[Any], Any] | None:
        """He speaks as a captain does."""
        said = self._captain.aside(question, standing, view)
        self.why = self._captain.why
        return said

    def _candidates(self, question: Question[Any], view: Callable[[], Any], answer: Any) -> list[Option]:
        """The captain's answer first, then legal ones that he ranks not far behind."""
        ranked = self._captain.ranked(question, view)
        first = next((option for option in ranked if option.answer == answer), None)
        if first is None:
            return []
        near = [o for o in ranked if o.score >= first.score - BEHIND and o is not first]
        legal = (option for option in sorted(near, key=partial(_is_beside, first)) if _is_legal(question, option))
        return [first, *islice(legal, CANDIDATES - 1)]

    def _search(self, question: Question[Any], options: list[Option], redraw: Redraw) -> Found | None:
        """All answers are tried in the same copies with the same dice."""
        seed, started = self.rng.getrandbits(64), time.monotonic()
        key = (question.who, question.what)
        if redraw(random.Random(seed)) is None:  # noqa: S311  (thinking, not secrecy)
            return None

        def trial(option: Option, number: int) -> int:
            if time.monotonic() - started > EMERGENCY:
                raise OutOfTimeError
            rng = random.Random(f"{seed}/{number}")  # noqa: S311  (thinking, not secrecy)
            fork = redraw(rng)
            assert fork is not None, "a copy that could be made can be made again"
            self.playouts += 1
            return worth(play_on(fork, key, option.answer, rng), question.who)

        return race(options, trial, self.budget)


def _is_beside(first: Option, other: Option) -> bool:
    """Might it be done after the first as well? Then it is hardly another plan, only another order of things."""
    one, two = (set(getattr(option.answer, "banners", ())) for option in (first, other))
    return bool(one and two) and one.isdisjoint(two)


def _is_legal(question: Question[Any], option: Option) -> bool:
    return question.check(option.answer) is None

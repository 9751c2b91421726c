"""A captain's headquarters: small wars laid out by hand (`stage`), and what he answers in them."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from gonfalon.kernel import Question
from gonfalon.kernel.views import View
from gonfalon.players.mighty.captain import Captain
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.state import War

sys.path.insert(0, str(Path(__file__).parents[1] / "mighty"))

RULES = Mighty()


def a_captain(seed: str = "a captain") -> Captain:
    return Captain(random.Random(seed))


def seen(war: War, who: str) -> View:
    """What a player sees of a staged war."""
    return View(who, RULES.view(war, who), 0)


def told(war: War, question: Question[Any], mind: Captain | None = None) -> str:
    """A captain's answer as text; it must be legal, and he must have a reason for it."""
    mind = mind or a_captain()
    answer = mind.answer(question, lambda: seen(war, question.who))
    refusal = question.check(answer)
    assert refusal is None, f"{question.what}: {question.write(answer)} is refused: {refusal}"
    assert mind.why.key != "captain-by-chance", f"{question.what}: he has no opinion"
    return question.write(answer)

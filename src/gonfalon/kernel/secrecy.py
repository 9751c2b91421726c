"""Non-interference: change what a player may not know, and nothing he sees changes.

At a checkpoint S, `redraw(S, P)` gives S′ that differs only in what P may not know. P's view, questions, legal answers,
waiting list and refusals must be byte-equal in S and S′. Then both are played on with the same inputs and dice, and P's
transcript stays equal until the first rule that discloses something to him.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeVar

import msgspec

from gonfalon.kernel.dice import SealedDice
from gonfalon.kernel.effects import Dice, Roll
from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.play import Play
from gonfalon.kernel.questions import Chance, Question, pick_one
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.state import State
from gonfalon.kernel.views import view

S = TypeVar("S", bound=State)
MOST_OPTIONS = 200
SELDOM = 8  # one answer in so many goes to a standing question


class Leak(msgspec.Struct, frozen=True):
    """A difference a player can see between two states that should look alike to him."""

    who: str
    after: int  # inputs played since the redraw
    real: str
    redrawn: str


class EvenDice:
    """The n-th roll of a label by somebody falls the same in both twins, whatever hidden rolls one has beside it."""

    def __init__(self, seed: int) -> None:
        self._seed, self._thrown = seed, Counter[tuple[str, str]]()

    def roll(self, number: int, index: int, wanted: Roll) -> Dice:  # noqa: ARG002  (the place is the label's own)
        place = (wanted.label, wanted.who)
        self._thrown[place] += 1
        return SealedDice(f"{self._seed}/{place}".encode()).roll(self._thrown[place], 0, wanted)


def transcript(play: Play[Any], who: str, heard: int, probes: Sequence[str]) -> bytes:
    """Everything this player can see or provoke now: his view, his options, the events since, his refusals."""
    seen: dict[str, Any] = {
        "view": view(play, who, events=islice(play.heard, heard, None)),
        "options": {q.what: _texts(q) for q in _own(play, who)},
        "refusals": [_refusal(q, probe) for q in _own(play, who) for probe in probes],
    }
    return msgspec.json.encode(seen, order="deterministic", enc_hook=str)


def _all(play: Play[Any]) -> list[Question[Any]]:
    return [*play.open.values(), *play.standing().values()]


def _own(play: Play[Any], who: str) -> list[Question[Any]]:
    return [q for q in _all(play) if q.who == who]


def _texts(question: Question[Any]) -> list[str]:
    return [question.write(o) for o in islice(question.options(), MOST_OPTIONS)]


def _refusal(question: Question[Any], probe: str) -> Any:
    """What he is told when he tries this answer to his question."""
    answer = question.read(probe)
    return answer if isinstance(answer, Refusal) else question.check(answer)


def find_leak(
    rules: RuleSet[S], state: S, who: str, rng: Chance, *, inputs: int = 20, probes: Sequence[str] = ("", "none", "0")
) -> Leak | None:
    """Play a state and its redrawn twin side by side, and report the first difference this player can see."""
    dice = rng.getrandbits(64)
    twins = [Play(rules, s, EvenDice(dice)) for s in (state, rules.redraw(state, who, rng))]
    for play in twins:
        play.begin()
    heard = [0, 0]
    if _discloses(twins, heard, who):  # the step shows something before it asks anybody
        return None
    for count in range(inputs + 1):
        real, redrawn = (transcript(p, who, n, probes) for p, n in zip(twins, heard, strict=True))
        if real != redrawn:
            return Leak(who, count, real.decode(), redrawn.decode())
        heard = [len(p.heard) for p in twins]
        if not twins[0].open or not _answer_both(twins, rng) or _discloses(twins, heard, who):
            return None
    return None


def _answer_both(twins: list[Play[S]], rng: Chance) -> bool:
    """Give both the same legal answer; False if the redrawn one does not take it (its secrets forbid it)."""
    beside = rng.randrange(SELDOM) == 0
    real, redrawn = (p.standing() if beside and p.standing() else p.open for p in twins)
    question = pick_one(tuple(real.values()), rng)
    key, answer = (question.who, question.what), question.sample(rng)
    other = redrawn.get(key)
    if other is None or other.check(answer) is not None:
        return False
    for play in twins:
        play.put(key, answer)
    return True


def _discloses(twins: list[Play[S]], heard: list[int], who: str) -> bool:
    """Has a rule just shown this player something that was hidden?"""
    return any(e.shows and e.visible(who) for p, n in zip(twins, heard, strict=True) for e in islice(p.heard, n, None))

"""What a computer player is, and what a rule set brings for computer players (`players/NAME`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from gonfalon.kernel import Event, Message
from gonfalon.kernel.play import Key
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.foresight import Redraw
from gonfalon.rulesets.registry import has_part, part

Said: TypeAlias = tuple[Question[Any], Any]  # an answer, and to what
Standing: TypeAlias = Callable[[], Mapping[Key, Question[Any]]]  # as `Play.standing`
Figures: TypeAlias = Mapping[str, Mapping[str, int]]  # curve → seat → figure
BY_CHANCE = Message.of("captain-by-chance")  # who has no judgement says so


class Player(Protocol):
    """Somebody who answers questions. `view` is made only if he looks, and fair copies only if he thinks ahead."""

    why: Message  # of his last answer, in one sentence

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:
        """A legal answer."""
        ...

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> Said | None:
        """What he says out of turn before he answers: a standing question and a legal answer to it, or nothing."""
        ...


class Squire:
    """Answers by chance, legally and at once; also the fuzzer."""

    def __init__(self, rng: Chance) -> None:
        self.rng, self.why = rng, BY_CHANCE

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:  # noqa: ARG002
        return question.sample(self.rng)

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> None:
        """He speaks when he is spoken to."""


class Fight(msgspec.Struct, frozen=True):
    """A battle in the field: in how many of 36 throws the attacker would win, and whether he did."""

    promised: int
    won: bool


class Features(NamedTuple):
    """What sets the seats of a finished game apart; nothing where a rule set does not know of such things."""

    races: tuple[str, ...] = ()
    chose: tuple[int, ...] = ()  # each seat's place in the order of choosing capitals
    beset: tuple[int, ...] = ()  # for how many rivals each seat's capital is the nearest
    fights: tuple[Fight, ...] = ()


def _for_nobody(question: Question[Any], standing: Standing) -> bool:  # noqa: ARG001
    return False


def _no_curves(state: Any) -> Figures:  # noqa: ARG001
    return {}


def _no_features(state: Any, seats: Sequence[str], heard: Sequence[Event]) -> Features:  # noqa: ARG001
    return Features()


class Manners(NamedTuple):
    """What all computer players do alike, whatever they think; None where they judge for themselves. And why."""

    said: Callable[[Question[Any], Standing], Said | None]
    why: Message


class Minds(NamedTuple):
    """What a rule set brings for computer players. What it does not bring is left to chance, or not told."""

    captain: Callable[[Chance], Player] = Squire
    warlord: Callable[..., Player] | None = None  # takes a budget of playouts; None: a captain leads
    manners: Manners | None = None
    is_for_people: Callable[[Question[Any], Standing], bool] = _for_nobody  # can only a person answer this?
    curves: Callable[[Any], Figures] = _no_curves  # how all seats stand, for charts
    features: Callable[[Any, Sequence[str], Sequence[Event]], Features] = _no_features


def minds_of(ruleset: str) -> Minds:
    """What this rule set brings; where it brings nothing, everybody plays by chance."""
    found: Minds = part("players", ruleset, "MINDS") if has_part("players", ruleset) else Minds()
    return found

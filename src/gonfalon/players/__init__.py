"""Computer players. They get what a person in that seat gets, a view and a question, and never the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from gonfalon.kernel import Refused
from gonfalon.kernel.play import Key
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.captain import Captain

Said: TypeAlias = tuple[Question[Any], Any]  # an answer, and to what
Standing: TypeAlias = Callable[[], Mapping[Key, Question[Any]]]  # as `Play.standing`


class Player(Protocol):
    """Somebody who answers questions. `view` is made only if he looks."""

    def answer(self, question: Question[Any], view: Callable[[], Any]) -> Any:
        """A legal answer."""
        ...

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> Said | None:
        """What he says out of turn before he answers: a standing question and a legal answer to it, or nothing."""
        ...


class Squire:
    """Answers by chance, legally and at once; also the fuzzer."""

    def __init__(self, rng: Chance) -> None:
        self.rng = rng

    def answer(self, question: Question[Any], view: Callable[[], Any]) -> Any:  # noqa: ARG002
        return question.sample(self.rng)

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> None:
        """He speaks when he is spoken to."""


PLAYERS: dict[str, Callable[[Chance], Player]] = {"squire": Squire, "captain": Captain}


def reply(mind: Player, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> Said:
    """What a player does when a question is put to him: he says something out of turn first, or he answers.

    Who has spoken out of turn is asked again.
    """
    return mind.aside(question, standing, view) or (question, mind.answer(question, view))


def player(name: str, rng: Chance) -> Player:
    """The computer player of this name; raises `Refused` if there is none."""
    if name not in PLAYERS:
        raise Refused.of("player-unknown", name=name, players=", ".join(PLAYERS))
    return PLAYERS[name](rng)

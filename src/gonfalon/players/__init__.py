"""Computer players. They get what a person in that seat gets, a view and a question, and never the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeAlias

from gonfalon.kernel import Message, Refused
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players import meetings
from gonfalon.players.captain import Captain
from gonfalon.players.foresight import Redraw
from gonfalon.players.meetings import Said, Standing
from gonfalon.players.warlord import Warlord

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

    def __init__(self, rng: Chance, game: str) -> None:  # noqa: ARG002  (chance knows no game)
        self.rng, self.why = rng, BY_CHANCE

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:  # noqa: ARG002
        return question.sample(self.rng)

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> None:
        """He speaks when he is spoken to."""


Mind: TypeAlias = Callable[[Chance, str], Player]  # made with his luck, for a game of that name
PLAYERS: dict[str, Mind] = {"squire": Squire, "captain": Captain, "warlord": Warlord}
MOST_PLAYOUTS = 100_000  # that somebody may ask for; more would be a slip of the pen


def reply(
    mind: Player, question: Question[Any], standing: Standing, view: Callable[[], Any], redraw: Redraw | None = None
) -> Said:
    """What a player does when a question is put to him: he says something out of turn first, or he answers.

    Who has spoken out of turn is asked again. `redraw` makes fair copies of the campaign for him (as `Table.redraw`).
    """
    if said := meetings.manner(question, standing):
        mind.why = meetings.WHY
        return said
    return mind.aside(question, standing, view) or (question, mind.answer(question, view, redraw))


def named(name: str, *others: str) -> Mind:
    """Who plays under this name: `warlord:300` is a warlord with a budget of 300 playouts a question.

    Raises `Refused` if there is nobody; `others` are names that would have been known as well.
    """
    kind, colon, budget = name.partition(":")
    if kind not in PLAYERS:
        raise Refused.of("player-unknown", name=name, players=", ".join((*others, *PLAYERS)))
    if not colon:
        return PLAYERS[kind]
    if PLAYERS[kind] is not Warlord:
        raise Refused.of("player-no-budget", name=kind)
    playouts = int(budget) if budget.isascii() and budget.isdigit() and len(budget) < 9 else 0
    if not 1 <= playouts <= MOST_PLAYOUTS:
        raise Refused.of("player-budget", budget=budget[:20], name=kind, most=MOST_PLAYOUTS)
    return partial(Warlord, budget=playouts)


def player(name: str, rng: Chance, game: str) -> Player:
    """The computer player of this name, for a game by that rule set; raises `Refused` if there is none."""
    return named(name)(rng, game)

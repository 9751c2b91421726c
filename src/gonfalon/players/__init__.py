"""Computer players. They get what a person in that seat gets, a view and a question, and never the state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from gonfalon.kernel import Refused
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.foresight import Redraw
from gonfalon.players.minds import BY_CHANCE, Manners, Minds, Player, Said, Squire, Standing, minds_of

__all__ = ["BY_CHANCE", "PLAYERS", "Minds", "Player", "Squire", "named", "player", "reply", "thinks_ahead"]

MOST_PLAYOUTS = 100_000  # that somebody may ask for; more would be a slip of the pen
THINKS_AHEAD = "warlord"  # who may be given a budget of playouts


def _squire(rng: Chance, game: str) -> Player:  # noqa: ARG001  (chance knows no game)
    return Squire(rng)


def _captain(rng: Chance, game: str) -> Player:
    return minds_of(game).captain(rng)


def _warlord(rng: Chance, game: str, **budget: int) -> Player:
    minds = minds_of(game)
    return minds.warlord(rng, **budget) if minds.warlord else minds.captain(rng)


Mind: TypeAlias = Callable[[Chance, str], Player]  # made with his luck, for a game of that name
PLAYERS: dict[str, Mind] = {"squire": _squire, "captain": _captain, THINKS_AHEAD: _warlord}


class Mannered:
    """A player with the manners of his rule set: some things all computer players do alike, whatever they think."""

    def __init__(self, mind: Player, manners: Manners) -> None:
        self._mind, self._manners, self.why = mind, manners, mind.why

    def answer(self, question: Question[Any], view: Callable[[], Any], redraw: Redraw | None = None) -> Any:
        answer = self._mind.answer(question, view, redraw)
        self.why = self._mind.why
        return answer

    def aside(self, question: Question[Any], standing: Standing, view: Callable[[], Any]) -> Said | None:
        if said := self._manners.said(question, standing):
            self.why = self._manners.why
            return said
        said = self._mind.aside(question, standing, view)
        self.why = self._mind.why
        return said


def reply(
    mind: Player, question: Question[Any], standing: Standing, view: Callable[[], Any], redraw: Redraw | None = None
) -> Said:
    """What a player does when a question is put to him: he says something out of turn first, or he answers.

    Who has spoken out of turn is asked again. `redraw` makes fair copies of the campaign for him (as `Table.redraw`).
    """
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
    if kind != THINKS_AHEAD:
        raise Refused.of("player-no-budget", name=kind)
    playouts = int(budget) if budget.isascii() and budget.isdigit() and len(budget) < 9 else 0
    if not 1 <= playouts <= MOST_PLAYOUTS:
        raise Refused.of("player-budget", budget=budget[:20], name=kind, most=MOST_PLAYOUTS)
    return partial(_warlord, budget=playouts)


def thinks_ahead(name: str) -> bool:
    """Does the player of this name want fair copies of the campaign?"""
    return name.partition(":")[0] == THINKS_AHEAD


def player(name: str, rng: Chance, game: str) -> Player:
    """The computer player of this name, for a game by that rule set; raises `Refused` if there is none."""
    mind, manners = named(name)(rng, game), minds_of(game).manners
    return Mannered(mind, manners) if manners else mind

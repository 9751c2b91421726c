"""What leaves the kernel: a player's view, made from the rule set's own whitelist and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from gonfalon.kernel.effects import Roll
from gonfalon.kernel.events import Event
from gonfalon.kernel.play import Play
from gonfalon.kernel.questions import Form, Question, Several, Split
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.state import State


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as its player sees it. Legal answers are asked for separately, because few are read."""

    what: str
    kind: str
    rule: str
    about: dict[str, Any] = {}
    secret: bool = False
    standing: str = ""
    limits: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one player may know at this moment. `token` grows with what he gives: stale answers are known by it."""

    who: str
    state: Any
    token: int
    questions: tuple[Asked, ...] = ()
    beside: tuple[Asked, ...] = ()  # standing questions
    waiting: tuple[str, ...] = ()  # whom the table waits for
    hidden: bool = False  # it also waits for somebody who is asked in private
    roll: Roll | None = None  # dice that people must type
    over: bool = False
    events: tuple[Event, ...] = ()


def asked(question: Question[Any]) -> Asked:
    """The question without its answers."""
    limits: dict[str, Any] = {}
    if isinstance(question, Several):
        limits = {"least": question.least, "most": question.most}
    elif isinstance(question, Split):
        limits = {n: getattr(question, n) for n in ("total", "parts", "least", "most", "step")}
    elif isinstance(question, Form):
        limits = {"fields": question.fields, "suggestion": dict(question.suggestion)}
    kind = type(question).__name__.lower()
    return Asked(question.what, kind, question.rule, dict(question.about), question.secret, question.standing, limits)


def known(rules: RuleSet[Any], state: State, who: str) -> Any:
    """What the rules show of a state to this player. Nothing but this asks a rule set for its view."""
    return rules.view(state, who)


def view(play: Play[Any], who: str, *, token: int = 0, events: Iterable[Event] = ()) -> View:
    """What this player may know of a campaign in play."""
    return view_with(known(play.rules, play.state, who), play, who, token=token, events=events)


def view_with(state: Any, play: Play[Any], who: str, *, token: int, events: Iterable[Event]) -> View:
    """The same, where what the rules show him is at hand."""
    waiting, hidden = waited_for(play, who)
    return View(
        who=who,
        state=state,
        token=token,
        questions=tuple(asked(q) for q in play.open.values() if q.who == who),
        beside=tuple(asked(q) for q in play.standing().values() if q.who == who),
        waiting=waiting,
        hidden=hidden,
        roll=play.rolling if play.rolling and _sees(play.rolling, who) else None,
        over=play.over,
        events=tuple(e for e in events if e.visible(who)),
    )


def waited_for(play: Play[Any], who: str) -> tuple[tuple[str, ...], bool]:
    """Whom the table waits for as far as this player may know, and whether for more than that."""
    if (roll := play.rolling) is not None:
        if not _sees(roll, who):
            return (), True
        return (roll.who,) if roll.who else play.rules.seats(play.state), False
    shown = [q.who for q in play.open.values() if q.who == who or not q.quiet]
    return tuple(dict.fromkeys(shown)), len(shown) < len(play.open)


def _sees(roll: Roll, who: str) -> bool:
    return roll.to is None or who == roll.who or who in roll.to

"""Everything that can happen to a campaign from outside. The ordered list of these *is* the campaign."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Input(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """The base of all inputs."""


class Start(Input, frozen=True):
    """The beginning: which rule set, with which settings, and the commitment to the dice."""

    ruleset: str
    settings: dict[str, Any] = {}
    commitment: str = ""


class Answer(Input, frozen=True):
    """An answer to a question in text notation; `by` is the one who gave it for somebody else, and `reason` why."""

    who: str
    what: str
    answer: str
    by: str = ""
    reason: str = ""


class Typed(Input, frozen=True):
    """Dice that fell on a real table."""

    who: str
    dice: tuple[int, ...]
    by: str = ""


class Order(Input, frozen=True):
    """A standing order: how a player wants a kind of question answered (ask, always, never)."""

    who: str
    standing: str
    order: str


class Seat(Input, frozen=True):
    """Who sits in a seat from now on: a person, a substitute or a computer player; and whether he types his dice."""

    who: str
    holder: str
    computer: bool = False
    types: bool = False
    by: str = ""
    reason: str = ""


class Undo(Input, frozen=True):
    """Take back the inputs from number `to` on, or only one's own (`apart`); `agreed` are those who consented."""

    who: str
    to: int
    apart: bool = False
    agreed: tuple[str, ...] = ()
    reason: str = ""


class Correct(Input, frozen=True):
    """An umpire's correction of the state; the step in flight starts again."""

    change: dict[str, Any]
    reason: str
    by: str = ""


class Reroll(Input, frozen=True):
    """Roll `index` of input `number`, and all that came after it, falls anew."""

    number: int
    index: int
    reason: str
    by: str = ""


class Pause(Input, frozen=True):
    """The campaign stands still, or goes on; whoever hosts it takes no answers meanwhile."""

    paused: bool
    reason: str
    by: str = ""


AnyInput: TypeAlias = Start | Answer | Typed | Order | Seat | Undo | Correct | Reroll | Pause

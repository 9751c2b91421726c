"""Everything that can happen to a campaign from outside. The ordered list of these *is* the campaign."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec


class Input(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """The base of all inputs."""


class Start(Input, frozen=True):
    """The beginning: which rule set, with which settings, the commitment to the secret, and which dice are thrown."""

    ruleset: str
    settings: dict[str, Any] = {}
    commitment: str = ""
    dice: str = ""  # sealed, table or fast; a log from before this was written down does not say


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
    """Take back the inputs from number `to` on, or only one's own (`apart`); `agreed` are those who consented.

    `umpire`: from the umpire's chair. Logs from before there was this field say so by `who` alone.
    `spares`: what others said beside, to standing questions, stays. It may be a secret that they said anything, so
    whether it is free must not depend on it. (Older logs took that back too.)
    """

    who: str
    to: int
    apart: bool = False
    agreed: tuple[str, ...] = ()
    reason: str = ""
    umpire: bool = False
    spares: bool = False


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


class Reread(Input, frozen=True):
    """The campaign goes on by newer rules, as its owner chose; its inputs from `cut` on do not play by them: void."""

    version: str
    cut: int
    reason: str = ""
    by: str = ""


class Membership(Input, frozen=True):
    """Somebody comes to a place at the table, or goes. Who is what, the archive knows; here everybody reads it.

    `doer` is who did it, if not the person himself; `former` is from whom a place was taken over.
    """

    deed: Literal["came", "left", "removed", "renewed", "returned", "handed"]
    person: str
    role: str
    seat: str = ""
    doer: str = ""
    former: str = ""


AnyInput: TypeAlias = Start | Answer | Typed | Order | Seat | Undo | Correct | Reroll | Pause | Membership | Reread

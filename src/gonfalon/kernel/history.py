"""The history in force: the inputs that count, the checkpoints on the way, and the play they lead to.

Undo, correction and rolling again each make a new list of inputs in force and rebuild from the last checkpoint that
the old and the new list share. Inputs that stay keep their recorded dice; if one of them is refused in the new history
or asks for other dice, the whole operation is refused and the old history stands.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from gonfalon.kernel.dice import DiceSource, TableDice, refuse_dice
from gonfalon.kernel.events import Event
from gonfalon.kernel.eyes import CHAIR
from gonfalon.kernel.hand import Applied, Hand, OtherDice, Throw
from gonfalon.kernel.inputs import (
    Answer,
    AnyInput,
    Correct,
    Membership,
    Order,
    Pause,
    Reread,
    Reroll,
    Seat,
    Start,
    Typed,
    Undo,
)
from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.kernel.play import Key, Play
from gonfalon.kernel.questions import Question
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.state import State

S = TypeVar("S", bound=State)
Seats: TypeAlias = dict[str, Seat]
StandingOrders: TypeAlias = dict[tuple[str, str], str]
Queue: TypeAlias = tuple[tuple[Key, str], ...]
PLAYED = (Answer, Typed, Correct)  # what an undo or a roll again makes void; seats and orders stay
MARKS = 512  # checkpoints kept for undo; an older one is reached by playing from the first


class Mark(NamedTuple):
    """A checkpoint: the state after a step, and which roll of which input in force comes next."""

    position: int
    used: int
    state: Any
    heard: int
    seats: Seats
    orders: StandingOrders
    queue: Queue = ()


class History(Generic[S]):
    """What has happened and counts. `take` carries an input out or says why not; then nothing has changed."""

    def __init__(self, rules: RuleSet[S], dice: DiceSource) -> None:
        self.rules = rules
        self.heard: list[Event] = []
        self.seats: Seats = {}
        self.orders: StandingOrders = {}
        self.force: list[Applied] = []
        self.marks: list[Mark] = []
        self.hand = Hand(dice)
        self.retells = False  # is what a step told before it asked heard again when it begins anew? Older logs do so
        self.play: Play[S]

    def begin(self, first: Applied, mark: Mark, throw: Throw | None, since: Sequence[Applied] = ()) -> None:
        """Begin after this input, at this checkpoint, and carry out what is in force since."""
        self.marks = [mark]
        if isinstance(first.input, Start):
            self.retells = not first.input.dice  # such a log is from before it said so
        try:
            self._go_on([first], since, throw)
        except Refused:
            raise
        except Exception as mistake:
            raise Refused(our_mistake(mistake)) from mistake

    def take(self, applied: Applied, throw: Throw) -> Refusal | None:
        """Carry an input out; its dice are drawn, or were and stand recorded with it."""
        old, length = self.force, len(self.force)
        try:
            return self._enact(applied, throw)
        except Exception as mistake:
            del old[length:]
            self._rebuild(old, self._shared(old))
            if isinstance(applied.input, Undo) and isinstance(mistake, (Refused, OtherDice)):
                # Which answer of whom it is may be a secret, so the reason stays here.
                return Refusal.of("kernel-undo-depends")
            return mistake.refusal if isinstance(mistake, Refused) else our_mistake(mistake)

    def question(self, key: Key) -> Question[Any] | None:
        """The open or standing question of this name."""
        return self.play.open.get(key) or self.play.standing().get(key)

    def still(self) -> History[S]:
        """A copy to be looked at: it stands where this one stands, and would have its dice typed."""
        same: History[S] = History(self.rules, self.hand.source)
        same.heard, same.force, same.marks = self.heard.copy(), self.force.copy(), self.marks.copy()
        same.seats, same.orders, same.retells = self.seats, self.orders, self.retells
        same.play = self.play.fork(TableDice())
        same.play.begin()
        return same

    # --- the four ways to change the list of inputs in force ---------------------------------------------

    def _enact(self, applied: Applied, throw: Throw) -> Refusal | None:
        given = applied.input
        if isinstance(given, Undo):
            gone = self.gone(given)
            if isinstance(gone, Refusal):
                return gone
            self._drop(gone)
        elif isinstance(given, Reroll):
            return self._roll_again(applied, given, throw)
        elif isinstance(given, Correct):
            since = self.force[self.marks[-1].position + 1 :]
            self._drop([a for a in since if isinstance(a.input, (Answer, Typed))])
        elif wrong := self._judge(given):
            return wrong
        self.force.append(applied)
        self._apply(applied, throw)
        return None

    def _append(self, applied: Applied, throw: Throw | None) -> None:
        """Carry out an input in a history in which it may not be possible; raises `Refused` if so."""
        if wrong := self._judge(applied.input):
            raise Refused(wrong)
        self.force.append(applied)
        self._apply(applied, throw)

    def _drop(self, gone: list[Applied]) -> None:
        if gone:
            numbers = {a.number for a in gone}
            shared = next(i for i, a in enumerate(self.force) if a is gone[0])
            left = (a for a in self.force if a.number not in numbers)
            self._rebuild([a.again() if a.beside and a.number > gone[0].number else a for a in left], shared)

    def _roll_again(self, applied: Applied, given: Reroll, throw: Throw) -> Refusal | None:
        """Rewind to the roll; what falls now is recorded with this input, and in force with the old one."""
        place = self._place(given.number)
        if self._is_stored(given.number) and place != 0:
            return Refusal.of("kernel-before-checkpoint", number=given.number)
        if place is None or not 0 <= given.index < len(self.force[place].rolls):
            return Refusal.of("kernel-reroll-unknown", number=given.number, index=given.index)
        if place == 0 and given.index < self.marks[0].used:
            return Refusal.of("kernel-before-checkpoint", number=given.number)
        old, since = self.force[place], self.force[place + 1 :]
        again = Applied(old.number, old.input, [*old.rolls[: given.index], *applied.rolls])
        throw = throw._replace(first=given.index)
        if place == 0:
            self.begin(again, self.marks[0], throw)
        else:
            self._rebuild(self.force[:place], place)
            self._append(again, throw)
        applied.rolls[:] = again.rolls[given.index :]
        for stays in [a for a in since if not isinstance(a.input, PLAYED)]:
            self._append(stays, None)
        self._append(Applied(applied.number, given, []), None)
        return None

    def gone(self, given: Undo) -> list[Applied] | Refusal:
        """The inputs an undo takes back: all from there on, or his own; what others said beside may be spared."""
        place = self._place(given.to)
        if self._is_stored(given.to):
            return Refusal.of("kernel-before-checkpoint", number=given.to)
        if place is None or not isinstance(self.force[place].input, PLAYED):
            return Refusal.of("kernel-undo-nothing", number=given.to)
        target = self.force[place]
        if not (given.umpire or given.who in (_owner(target), CHAIR)):  # by name: the umpire in logs of older programs
            return Refusal.of("kernel-undo-not-yours", number=given.to)
        since = [a for a in self.force[place:] if isinstance(a.input, PLAYED)]
        return [a for a in since if _owner(a) == given.who or not (given.apart or (given.spares and a.beside))]

    def is_own(self, number: int, who: str) -> bool:
        """Did this seat give that input?"""
        place = self._place(number)
        return place is not None and _owner(self.force[place]) == who

    def undo(self, who: str, to: int, agreed: tuple[str, ...] = (), reason: str = "") -> Undo:
        """The undo of somebody who takes back this input: only his own, if it was his own affair."""
        place = self._place(to)
        apart = place is not None and self.force[place].apart
        return Undo(who, to, apart, agreed, reason, spares=not apart)

    def is_free(self, gone: list[Applied], who: str) -> bool:
        """May he take these back without asking anybody? No die fell, nothing hidden was shown, all are his own."""
        return all(isinstance(a.input, Answer) and _owner(a) == who and not a.rolls and not a.showed for a in gone)

    def _is_stored(self, number: int) -> bool:
        """Does this input lie before the stored checkpoint that the table was resumed from?"""
        first = self.force[0]
        return number <= first.number and not isinstance(first.input, Start)

    def _place(self, number: int) -> int | None:
        """Where the input of this number stands among those in force."""
        place = bisect_left(self.force, number, key=lambda a: a.number)
        return place if place < len(self.force) and self.force[place].number == number else None

    # --- carrying one input out --------------------------------------------------------------------------

    def _judge(self, given: AnyInput) -> Refusal | None:
        """Why this input cannot be taken now."""
        if isinstance(given, Answer):
            question = self.question((given.who, given.what))
            if question is None:
                return Refusal.of("kernel-not-asked", who=given.who, what=given.what)
            answer = question.read(given.answer)
            return answer if isinstance(answer, Refusal) else question.check(answer)
        if isinstance(given, Typed):
            wanted = self.play.rolling
            if wanted is None or (wanted.who and given.who != wanted.who):
                return Refusal.of("kernel-no-dice-wanted", who=given.who)
            return refuse_dice(given.dice, wanted)
        if isinstance(given, Order) and given.order not in ("ask", "always", "never"):
            return Refusal.of("kernel-order-unknown", order=given.order)
        named = given.who if isinstance(given, (Order, Seat)) else given.seat if isinstance(given, Membership) else ""
        if named and named not in self.seats:
            return Refusal.of("kernel-seat-unknown", who=named, seats=", ".join(self.seats))
        return None

    def _apply(self, applied: Applied, throw: Throw | None) -> None:
        """Carry out an input in force that may be taken; raises `OtherDice` if it asks for others than it has."""
        given, before = applied.input, len(self.heard)
        if isinstance(given, Answer) and self._begins_anew(given) and not self.retells:
            before -= self.play.take_back_opening()
        self.hand.take(applied, throw=throw)
        self.play.showed = False
        if isinstance(given, (Answer, Seat)) and given.reason:
            self.heard.append(Event("stood-in", args={"by": given.by, "who": given.who, "reason": given.reason}))
        if isinstance(given, Answer):
            self._apply_answer(applied, given)
        elif isinstance(given, Typed):
            self.play.type_dice(given.dice)
        elif isinstance(given, Correct):
            self._apply_correction(given)
        elif isinstance(given, Order):
            self.play.orders = self.orders = {**self.orders, (given.who, given.standing): given.order}
        else:
            self._apply_notice(given)
        applied.showed = self.play.showed or any(e.shows for e in self.heard[before:])
        self._check_dice(applied, throw)

    def _check_dice(self, applied: Applied, throw: Throw | None) -> None:
        if not (throw and throw.draws) and self.hand.used != len(applied.rolls):
            raise OtherDice("fewer dice than fell")

    def _apply_answer(self, applied: Applied, given: Answer) -> None:
        key = (given.who, given.what)
        question = self.question(key)
        assert question is not None
        applied.beside = key not in self.play.open
        applied.apart = applied.beside or self.play.side_by_side
        if self._begins_anew(given):
            self.hand.keep_step()
        self.play.put(key, question.read(given.answer))

    def _begins_anew(self, given: Answer) -> bool:
        """Does the step in flight begin anew after this? It is said beside, and nobody has answered yet."""
        return (given.who, given.what) not in self.play.open and not self.play.answered

    def _apply_correction(self, given: Correct) -> None:
        state = self.play.base.fork()
        state.told = self.heard
        if wrong := self.rules.correct(state, given.change):
            raise Refused(wrong)
        self.heard.append(Event("corrected", args={"by": given.by, "reason": given.reason, "change": given.change}))
        self.hand.keep_step()
        self.play.rebase(state)

    def _apply_notice(self, given: AnyInput) -> None:
        """What changes no state, but everybody concerned sees it."""
        if isinstance(given, Seat):
            self._apply_seat(given)
        elif isinstance(given, Undo):
            to = (given.who,) if given.apart else None
            self.heard.append(Event("undone", args={"who": given.who, "reason": given.reason}, to=to))
        elif isinstance(given, Reroll):
            self.heard.append(Event("rerolled", args={"by": given.by, "reason": given.reason}))
        elif isinstance(given, Pause):
            args = {"by": given.by, "reason": given.reason}
            self.heard.append(Event("paused" if given.paused else "went-on", args=args))
        elif isinstance(given, Reread):
            self.heard.append(Event("reread", args={"by": given.by, "reason": given.reason}))
        elif isinstance(given, Membership):
            args = {name: getattr(given, name) for name in ("person", "role", "seat", "doer", "former")}
            self.heard.append(Event(f"member.{given.deed}", args=args))

    def _apply_seat(self, given: Seat) -> None:
        """Somebody else sits down, or whoever sits there takes up his own dice or puts them away; or both."""
        before = self.seats[given.who]
        self.seats = {**self.seats, given.who: given}
        self._sit_typists()
        throws = before.types != given.types
        if not throws or (before.holder, before.computer) != (given.holder, given.computer):
            self.heard.append(Event("seat", args={"who": given.who, "holder": given.holder, "by": given.by}))
        if throws:
            self.heard.append(Event("own-dice" if given.types else "table-dice", args={"who": given.who}))

    # --- rebuilding --------------------------------------------------------------------------------------

    def _shared(self, force: list[Applied]) -> int:
        """How many inputs at the beginning are the same in this list and in the one in force."""
        pairs = zip(force, self.force, strict=False)
        return next((i for i, (a, b) in enumerate(pairs) if a is not b), min(len(force), len(self.force)))

    def _rebuild(self, force: list[Applied], shared: int) -> None:
        """Play this list of inputs from the last checkpoint that lies within the shared beginning."""
        while len(self.marks) > 1 and self.marks[-1].position >= shared:
            self.marks.pop()
        place = self.marks[-1].position + 1
        self._go_on(force[:place], force[place:], None)

    def _go_on(self, past: list[Applied], since: Sequence[Applied], throw: Throw | None) -> None:
        """Go on from the last checkpoint, which the last of these past inputs brought about."""
        mark = self.marks[-1]
        del self.heard[mark.heard :]
        self._sit(mark)
        self.force = past
        self.hand.take(past[-1], mark.used, throw=throw)
        self.play.begin()
        self._check_dice(past[-1], throw)
        for applied in since:
            self._append(applied, None)

    def _sit(self, mark: Mark) -> None:
        self.seats, self.orders = mark.seats, mark.orders
        self.play = Play(self.rules, mark.state, self.hand, self.heard)
        self.play.orders, self.play.queue, self.play.on_step = self.orders, list(mark.queue), self._mark
        self._sit_typists()
        self.hand.sit(self.play)

    def _sit_typists(self) -> None:
        self.hand.typists = {s.who for s in self.seats.values() if s.types}

    def _mark(self) -> None:
        """The end of a step is a checkpoint."""
        place, queue = len(self.force) - 1, tuple(self.play.queue)
        self.marks.append(Mark(place, self.hand.used, self.play.base, len(self.heard), self.seats, self.orders, queue))
        if len(self.marks) > 2 * MARKS:
            del self.marks[1 : MARKS + 1]
        self.hand.step_begins()


def _owner(applied: Applied) -> str:
    """The seat that gave it; none where the umpire did."""
    return getattr(applied.input, "who", "")


def our_mistake(mistake: Exception) -> Refusal:
    if isinstance(mistake, OtherDice):
        return Refusal.of("kernel-other-dice")
    logging.getLogger(__name__).error("a story failed", exc_info=mistake)  # the text may hold secrets: it stays here
    return Refusal.of("kernel-our-mistake", problem=type(mistake).__name__)

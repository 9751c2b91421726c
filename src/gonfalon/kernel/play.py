"""Play: runs a rule set step by step, keeps the open questions and takes answers. No log, no history.

The checkpoint (`base`) is the state before the step in flight and is never touched while its story runs on a working
copy. The tape is everything that was sent into the story since; a fork plays it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from gonfalon.kernel.dice import DiceSource, FastDice
from gonfalon.kernel.effects import Ask, Dice, Roll, Story
from gonfalon.kernel.events import DEAF, Event
from gonfalon.kernel.messages import Refusal
from gonfalon.kernel.questions import Chance, Question, pick_one
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.state import State

S = TypeVar("S", bound=State)
Key: TypeAlias = tuple[str, str]  # who is asked, and what
Given: TypeAlias = dict[Key, Any]
Answers: TypeAlias = tuple[Any, ...]  # what a story gets for its questions
Waiting: TypeAlias = tuple[Key, str]  # an answer to a standing question, as text
Orders: TypeAlias = Mapping[tuple[str, str], str]  # (who, standing key) → ask | always | never

MOST_STEPS = 100_000  # in a row without a question: more is an endless loop in a rule set


class Lead:
    """What a copy is told so that it comes to where the original stands: its tape, then what has come in since."""

    __slots__ = ("answered", "given", "place", "queue", "tape")

    def __init__(self, tape: list[Dice | Given], given: Given, queue: list[Waiting], answered: bool) -> None:
        self.tape, self.given, self.queue, self.answered = tape, given, queue, answered
        self.place = 0

    def again(self) -> Lead:
        return Lead(self.tape, self.given, self.queue, self.answered)

    def next(self) -> Dice | Given | None:
        """The next item of the tape; None when the copy has arrived."""
        if self.place == len(self.tape):
            return None
        self.place += 1
        return self.tape[self.place - 1]


class Play(Generic[S]):
    """A campaign being played from a state on. Call `begin` once, then answer what is `open`."""

    __slots__ = (
        "_ask",
        "_given",
        "_lead",
        "_opening",
        "_steps",
        "_story",
        "answered",
        "base",
        "dice",
        "heard",
        "index",
        "keep",
        "number",
        "on_step",
        "open",
        "orders",
        "over",
        "queue",
        "rolling",
        "rules",
        "showed",
        "stands",
        "state",
        "taken",
        "tape",
    )

    def __init__(
        self, rules: RuleSet[S], state: S, dice: DiceSource, heard: list[Event] | None = None, *, keep: bool = True
    ) -> None:
        self.rules, self.dice = rules, dice
        self.keep = keep  # the checkpoint; a simulation that never looks back goes without, and faster
        self.base: S = state
        self.state: S = state
        self.tape: list[Dice | Given] = []
        self.heard: list[Event] = [] if heard is None else heard  # every event told, in order
        self.open: dict[Key, Question[Any]] = {}
        self.rolling: Roll | None = None  # a roll that people must type
        self.queue: list[Waiting] = []  # standing answers that wait for the end of the step
        self.orders: Orders = {}
        self.over = False
        self.answered = False  # has the step in flight taken an answer?
        self.showed = False  # were secret answers opened since somebody last looked?
        self.taken = 0  # answers so far, those that gave themselves included
        self.number = self.index = 0  # the place in the log that dice belong to
        self.on_step: Callable[[], None] | None = None
        self._story: Story[None] | None = None
        self._opening = 0, 0  # where what the step in flight told before it asked begins and ends in what was heard
        self._steps = 0  # since somebody was last asked
        self._ask: Ask | None = None
        self._given: Given = {}
        self._lead: Lead | None = None  # only until it has begun
        self.stands: Waiting | None = None  # the standing answer whose story is in flight

    # --- running -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the next step on a working copy of the checkpoint, and go on until somebody is asked.

        A fork plays its tape first and so comes to where the original stood.
        """
        self.open = {}
        self._given = {}
        self.rolling, self.over = None, False
        self._story = self._tell()
        self._go_on(None)

    def _tell(self) -> Story[None]:
        """The stories of the steps, one after another; what one has come to is the checkpoint of the next."""
        while True:
            work = self.state = self.base.fork() if self.keep else self.base
            work.told = self.heard
            self.tape = []
            self.stands = None
            self.answered = False
            self._opening = len(self.heard), len(self.heard)
            story = (self._standing_story() if self.queue else None) or self.rules.step(work)
            if story is None:
                self.over = True
                return
            yield from story
            self.base = self.state
            if self.on_step is not None:
                self.on_step()
            self._steps += 1
            if self._steps > MOST_STEPS:
                raise RuntimeError(f"{self.rules.name} goes on and on without asking anybody")

    def _go_on(self, sent: Any) -> None:
        """Run the story, and those of the steps that follow, until somebody is asked or must throw dice."""
        assert self._story is not None
        self._steps = 0
        send = self._story.send
        while True:
            try:
                effect = send(sent)
            except StopIteration:
                return
            if type(effect) is Roll:
                sent = self._throw(effect)
            else:
                assert type(effect) is Ask, f"a story may ask and roll, not {effect!r}"
                sent = self._put_to_players(effect)
            if sent is None:
                if not self.answered:
                    self._opening = self._opening[0], len(self.heard)
                return

    def _throw(self, wanted: Roll) -> Dice | None:
        dice = None if self._lead is None else self._led(self._lead)
        if dice is None:
            dice = self.dice.roll(self.number, self.index, wanted)
            if dice is None:
                self.rolling = wanted
                return None
        assert type(dice) is tuple, f"the tape has answers where {wanted} is asked for"
        self.index += 1
        self.tape.append(dice)
        if self.heard is not DEAF:
            self._tell_roll(wanted, dice)
        return dice

    def _led(self, lead: Lead) -> Dice | Given | None:
        """What the tape of the original has next; None when the copy has come to where the original stands."""
        told = lead.next()
        if told is None:
            self._lead, self.answered = None, lead.answered
            self.queue += lead.queue
        return told

    def _tell_roll(self, wanted: Roll, dice: Dice) -> None:
        args = {"label": wanted.label, "sides": wanted.sides, "dice": dice, "who": wanted.who}
        self.heard.append(Event("roll", wanted.rule, args, wanted.to))

    # --- asking ------------------------------------------------------------------------------------------

    def _put_to_players(self, effect: Ask) -> Answers | None:
        """Open the questions; what the story gets if standing orders, force or the tape have answered already."""
        self._ask = effect
        if len(effect.questions) == 1 and self._lead is None:  # nearly always, so it is worth a way of its own
            (only,) = effect.questions
            key = (only.who, only.what)
            self.open = {key: only}
            return self._answers_itself(key, only) if only.forced or only.standing else None
        self.open = {(q.who, q.what): q for q in effect.questions}
        assert len(self.open) == len(effect.questions) > 0, "questions open together need names of their own"
        if (lead := self._lead) is not None:
            return self._answers_as_led(lead)
        for key, question in list(self.open.items()):
            if question.standing or question.forced:
                answers = self._answers_itself(key, question)
                if answers is not None:
                    return answers
        return None

    def _answers_as_led(self, lead: Lead) -> Answers | None:
        """Give the answers that the original has had."""
        told, answers = self._led(lead), None
        given = lead.given if told is None else told
        assert isinstance(given, dict), "the tape has dice where somebody is asked"
        for key, answer in given.items():
            answers = self._give(key, answer)
        return answers

    def _answers_itself(self, key: Key, question: Question[Any]) -> Answers | None:
        """Give the answer that needs no asking; what the story gets if it can go on."""
        if question.standing and (ordered := self._ordered(question)) is not None:
            self.answered = True
            return self._give(key, ordered)
        if question.forced and (only := question.only()) is not None:
            if self.heard is not DEAF:
                to = (question.who,) if question.secret or question.quiet else None
                args = {"who": question.who, "what": question.what, "answer": question.write(only[0])}
                self.heard.append(Event("forced", question.rule, args, to))
            return self._give(key, only[0])
        return None

    def _ordered(self, question: Question[Any]) -> Any:
        """What a standing order answers, if there is one and it is legal."""
        order = self.orders.get((question.who, question.standing), "ask")
        ordered = {"ask": None, "always": question.always, "never": question.never}[order]
        return ordered if ordered is not None and question.check(ordered) is None else None

    def _give(self, key: Key, answer: Any) -> Answers | None:
        """Take one answer; what the story gets for its questions if it can go on."""
        effect, question, given = self._ask, self.open.pop(key), self._given
        assert effect is not None
        given[key] = answer
        self.taken += 1
        if self.open and not effect.first:
            return None
        self.tape.append(given)
        self._given = {}
        self._ask = None
        if effect.first:
            self.open = {}
            return question, answer
        if len(given) == 1:
            return (answer,)
        if any(q.secret for q in effect.questions):
            self.showed = True
        return tuple([given[q.who, q.what] for q in effect.questions])

    # --- what comes from outside -------------------------------------------------------------------------

    def answer(self, who: str, what: str, answer: Any) -> Refusal | None:
        """Answer an open or standing question with a value of its kind."""
        key = (who, what)
        question = self.open.get(key) or self.standing().get(key)
        if question is None:
            return Refusal.of("kernel-not-asked", who=who, what=what)
        if refusal := question.check(answer):
            return refusal
        self.put(key, answer)
        return None

    def put(self, key: Key, answer: Any) -> None:
        """Take an answer that is known to be legal."""
        if key not in self.open:
            self._put_standing(key, answer)
        else:
            self.answered = True
            answers = self._give(key, answer)
            if answers is not None:
                self._go_on(answers)

    def type_dice(self, dice: Dice) -> None:
        """What fell on the table, for the roll that waits; known to be possible."""
        assert self.rolling is not None
        wanted, self.rolling, self.answered = self.rolling, None, True
        self.tape.append(dice)
        self._tell_roll(wanted, dice)
        self._go_on(dice)

    @property
    def untouched(self) -> bool:
        """Has the step in flight taken no answer at all, neither of people nor by an order or by force?"""
        return not (self.answered or self._given or any(type(told) is dict for told in self.tape))

    @property
    def side_by_side(self) -> bool:
        """Are several players asked of whom the first to answer goes on?"""
        return self._ask is not None and self._ask.first

    def standing(self) -> dict[Key, Question[Any]]:
        """The questions that stand open beside the current ones."""
        return {} if self.over else {(q.who, q.what): q for q in self.rules.standing(self.state)}

    def _put_standing(self, key: Key, answer: Any) -> None:
        """At once if the step in flight has taken no answer yet, else when it ends."""
        self.queue.append((key, self.standing()[key].write(answer)))
        if not self.answered:
            self.begin()

    def take_back_opening(self) -> int:
        """Take out of what was heard what the step in flight told before it asked; of how many events that was.

        It is about to begin anew and will tell them again. Whoever heard them twice would know that somebody spoke.
        """
        first, end = self._opening
        del self.heard[first:end]
        return end - first

    def _standing_story(self) -> Story[None] | None:
        """The story of the next standing answer that is still legal."""
        while self.queue:
            key, text = self.queue.pop(0)
            question = self.standing().get(key)
            answer = None if question is None else question.read(text)
            if question is not None and not isinstance(answer, Refusal) and question.check(answer) is None:
                self.stands = key, text
                self.answered = True
                return self.rules.stand(self.state, question, answer)
            self.heard.append(Event("lapsed", args={"who": key[0], "what": key[1]}, to=(key[0],)))
        return None

    def rebase(self, state: S) -> None:
        """Put another state in the place of the checkpoint; the step in flight is dropped and chosen anew."""
        if self.stands is not None:
            self.queue.insert(0, self.stands)
        self.base = state
        if self.on_step is not None:
            self.on_step()
        self.begin()

    # --- copies ------------------------------------------------------------------------------------------

    def fork(self, dice: DiceSource) -> Play[S]:
        """A copy that goes its own way with its own dice. It has not begun yet: `begin` plays the tape again."""
        assert self.keep, "a play without checkpoints cannot be copied"
        new = Play(self.rules, self.base, dice)
        new.orders = self.orders
        if self._lead is not None or self._story is None or self.over:  # it has not begun itself, or all is over
            new.queue = self.queue.copy()
            new._lead = self._lead and self._lead.again()
        else:
            new.queue = [self.stands] if self.stands else []
            new._lead = Lead(self.tape.copy(), self._given.copy(), self.queue.copy(), self.answered)
        return new

    def redraw(self, who: str, rng: Chance, step: Iterable[Event]) -> Play[S] | None:
        """A copy that is fair to this player: what he may not know is drawn anew. None within a step.

        `step` is what was heard since the step began: it may have thrown dice before it asked, and if he has not seen
        them all, it counts as within.
        """
        if not self.untouched or any(e.kind == "roll" and not e.visible(who) for e in step):
            return None
        fair = self.fork(FastDice(rng.getrandbits(64)))
        fair.base = self.rules.redraw(self.base, who, rng)
        fair.orders = {left: order for left, order in self.orders.items() if left[0] == who}
        return fair


def by_chance(play: Play[S], rng: Chance) -> tuple[Question[Any], Any]:
    """Give one of the open questions a legal answer by chance; says which and what."""
    question = pick_one(tuple(play.open.values()), rng)
    answer = question.sample(rng)
    play.put((question.who, question.what), answer)
    return question, answer

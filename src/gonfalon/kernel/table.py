"""The table: a history with a log. Whatever comes from outside comes in here, and whatever goes out passes `view`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from gonfalon.kernel.bounds import beyond
from gonfalon.kernel.dice import DiceSource, FastDice
from gonfalon.kernel.effects import Dice
from gonfalon.kernel.events import Event
from gonfalon.kernel.eyes import CHAIR, Eyes
from gonfalon.kernel.hand import Applied, Throw
from gonfalon.kernel.history import History, Mark, Queue, our_mistake
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
from gonfalon.kernel.log import GENESIS, Entry, Fell
from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.kernel.naming import check_names
from gonfalon.kernel.play import Play
from gonfalon.kernel.questions import Chance, Question
from gonfalon.kernel.rules import RuleSet
from gonfalon.kernel.state import State
from gonfalon.kernel.versions import voided
from gonfalon.kernel.views import View, known, view_with

S = TypeVar("S", bound=State)
T = TypeVar("T")
Nonce: TypeAlias = Callable[[], str]
AS_READ = msgspec.json.Decoder(AnyInput)
MOST_KEPT = 256  # things made of a table as it stands


def random_nonce() -> str:
    return secrets.token_hex(8)


class Checkpoint(msgspec.Struct, frozen=True):
    """A checkpoint as it is stored: the state after a step, what was told up to then, and the inputs in force since.

    It stands for the log up to `number`; with the entries after that it gives the table back.
    """

    number: int
    hash: str
    state: msgspec.Raw
    last: Entry  # the input that ended the step; its rolls from `used` on belong to the next one
    used: int
    since: tuple[Entry, ...]
    seats: tuple[Seat, ...]
    orders: tuple[Order, ...]
    queue: Queue
    tokens: dict[str, int]
    heard: tuple[Event, ...] = ()  # every event before it
    retells: bool = True  # as `History.retells`; checkpoints of older programs do not say


class Table(Generic[S]):
    """A campaign at a table. Make one with `start`, `replay` or `resume`."""

    def __init__(self, rules: RuleSet[S], dice: DiceSource, nonce: Nonce = random_nonce) -> None:
        self.rules = rules
        self.log: list[Entry] = []
        self._history = History(rules, dice)
        self._nonce = nonce
        self._head, self._next = GENESIS, 0  # hash of the last entry, number of the next
        self._tokens: dict[str, int] = {}
        self._made: dict[Hashable, Any] = {}  # of the table as it stands: gone with the next input

    # --- beginnings --------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls, rules: RuleSet[S], settings: Mapping[str, Any], dice: DiceSource, nonce: Nonce = random_nonce
    ) -> Table[S]:
        """A new campaign. Raises `Refused` for settings that cannot be."""
        table = cls(rules, dice, nonce)
        commitment, kind = getattr(dice, "commitment", ""), getattr(dice, "kind", "")
        start = _as_logged(Start(rules.name, dict(rules.settings_in_full(settings)), commitment, kind))
        if isinstance(start, Refusal):
            raise Refused(start)
        assert isinstance(start, Start)
        if wrong := beyond(start.settings):
            raise Refused(wrong)
        table._open(start, None)
        return table

    @classmethod
    def replay(
        cls, rules: RuleSet[S], entries: Sequence[Entry], dice: DiceSource, nonce: Nonce = random_nonce
    ) -> tuple[Table[S], Refusal | None]:
        """The campaign of a log, up to the first input that these rules refuse, and why they do."""
        table = cls(rules, dice, nonce)
        start = entries[0].input if entries else None
        if not isinstance(start, Start):
            raise Refused.of("kernel-log-no-start")
        if start.ruleset != rules.name:
            raise Refused.of("kernel-log-other-rules", found=start.ruleset, wanted=rules.name)
        try:
            table._open(start, entries[0])
        except Refused as wrong:
            raise Refused(_stopped(0, wrong.refusal)) from wrong
        return table, table.follow(entries[1:])

    @classmethod
    def resume(
        cls, rules: RuleSet[S], at: Checkpoint, entries: Iterable[Entry], dice: DiceSource, nonce: Nonce = random_nonce
    ) -> tuple[Table[S], Refusal | None]:
        """The campaign from a stored checkpoint and the entries after it. Raises `Refused` for one that does not fit.

        What lies before the checkpoint cannot be taken back or rolled again: `kernel-before-checkpoint` says that
        this needs an older checkpoint or the whole log.
        """
        table = cls(rules, dice, nonce)
        table._head, table._next, table._tokens = at.hash, at.number + 1, dict(at.tokens)
        seats = {s.who: s for s in at.seats}
        orders = {(o.who, o.standing): o.order for o in at.orders}
        try:
            state = rules.state_type.decoded(bytes(at.state))
        except msgspec.DecodeError as error:
            raise Refused.of("kernel-checkpoint-damaged", number=at.number, problem=str(error)) from error
        mark = Mark(0, at.used, state, len(at.heard), seats, orders, at.queue)
        table._history.heard.extend(at.heard)
        table._history.retells = at.retells
        table._history.begin(_applied(at.last), mark, None, [_applied(e) for e in at.since])
        return table, table.follow(entries)

    def _open(self, start: Start, entry: Entry | None) -> None:
        state = self.rules.start(self.rules.settings_as_begun(start.settings))
        if entry is None:
            check_names(self.rules.named(state))  # an older log may have names that nobody would be given today
        seats = {who: Seat(who, "") for who in self.rules.seats(state)}
        first = Applied(0, start, list(entry.rolls) if entry else [])
        self._history.begin(first, Mark(0, 0, state, 0, seats, {}), Throw(0, draws=entry is None))
        self._record(start, first.rolls, entry)

    def follow(self, entries: Iterable[Entry]) -> Refusal | None:
        """Take the next entries of a log with their own dice, up to the first that is refused, and say why it is."""
        entries = tuple(entries)
        void = voided(entries)
        for entry in entries:
            if entry.number != self._next:
                return Refusal.of("kernel-log-number", number=self._next, found=entry.number)
            if entry.number in void:
                self.pass_over((entry,))
            elif wrong := self._take(entry.input, entry):
                return _stopped(entry.number, wrong)
        return None

    def pass_over(self, entries: Iterable[Entry]) -> None:
        """Keep the next entries of a log without carrying them out: they are void (`Reread`)."""
        for entry in entries:
            self._record(entry.input, [], entry)

    # --- what comes in -----------------------------------------------------------------------------------

    def answer(
        self, who: str, what: str, given: Any, *, by: str = "", reason: str = "", token: int | None = None
    ) -> Refusal | None:
        """Answer a question in text notation or JSON. Returns why not, or None when it was taken."""
        if token is not None and token != self.token(who):
            return Refusal.of("kernel-stale", what=what)
        try:
            text = self._heard(who, what, given)
        except Exception as mistake:
            return our_mistake(mistake)
        return text if isinstance(text, Refusal) else self._take(Answer(who, what, text, by, reason))

    def _heard(self, who: str, what: str, given: Any) -> str | Refusal:
        """The text of a legal answer."""
        question = self._history.question((who, what))
        if question is None:
            return Refusal.of("kernel-not-asked", who=who, what=what)
        answer = question.load(given)
        if isinstance(answer, Refusal):
            return answer
        return question.check(answer) or question.write(answer)

    def type_dice(self, who: str, dice: Dice, *, by: str = "", token: int | None = None) -> Refusal | None:
        """Type what fell on the table."""
        if token is not None and token != self.token(who):
            return Refusal.of("kernel-stale-dice")
        return self._take(Typed(who, tuple(dice), by))

    def order(self, who: str, standing: str, order: str) -> Refusal | None:
        """Leave a standing order: ask, always or never."""
        return self._take(Order(who, standing, order))

    def seat(
        self, who: str, holder: str, *, computer: bool = False, types: bool = False, by: str = "", reason: str = ""
    ) -> Refusal | None:
        """Put somebody else in a seat, or let him throw real dice."""
        return self._take(Seat(who, holder, computer, types, by, reason))

    def undo(self, who: str | Eyes, to: int, *, agreed: Iterable[str] = (), reason: str = "") -> Refusal | None:
        """Take back one's own answer and what followed: free while no die fell and nothing hidden was shown.

        From the umpire's chair (`UMPIRE`) whatever was played can be taken back.
        """
        if isinstance(who, Eyes):
            if who.umpire:
                return self._take(Undo(CHAIR, to, reason=reason, umpire=True))
            who = who.seat
        given = self._history.undo(who, to, tuple(sorted(agreed)), reason)
        gone = self._history.gone(given)
        if isinstance(gone, Refusal):
            return gone
        if not self._history.is_own(to, who):
            return Refusal.of("kernel-undo-not-yours", number=to)
        if not self._history.is_free(gone, who):
            people = [s.who for s in self.seats.values() if s.who != who and not s.computer]
            if missing := [p for p in people if p not in given.agreed]:
                return Refusal.of("kernel-undo-consent", others=", ".join(missing))
        return self._take(given)

    def correct(self, change: Mapping[str, Any], reason: str, *, by: str = CHAIR) -> Refusal | None:
        """An umpire's correction: the step in flight starts again on the corrected checkpoint."""
        return self._take(Correct(dict(change), reason, by))

    def reroll(self, number: int, index: int, reason: str, *, by: str = CHAIR) -> Refusal | None:
        """Let a roll fall anew; what came after it is void."""
        return self._take(Reroll(number, index, reason, by))

    def pause(self, paused: bool, reason: str, *, by: str = CHAIR) -> Refusal | None:
        """Let the campaign stand still, or go on: everybody sees it, and an undo does not take it back."""
        return self._take(Pause(paused, reason, by))

    def reread(self, cut: int, reason: str, *, by: str = "") -> Refusal | None:
        """Go on by these rules, which read otherwise than those of the log; its inputs from `cut` on were void."""
        return self._take(Reread(self.rules.version, cut, reason, by))

    def member(self, deed: Membership) -> Refusal | None:
        """Write down who came or went: everybody sees it, and an undo does not take it back."""
        return self._take(deed)

    def _take(self, given: AnyInput, entry: Entry | None = None) -> Refusal | None:
        """Carry an input out and record it, or say why not."""
        self._made = {}  # what is refused half-way is played again from the checkpoint, so this holds then too
        if entry is None:
            plain = _as_logged(given)
            if isinstance(plain, Refusal):
                return plain
            given = plain
        applied = Applied(self._next, given, list(entry.rolls) if entry else [])
        if wrong := self._history.take(applied, Throw(self._next, draws=entry is None)):
            return wrong
        self._record(given, applied.rolls, entry)
        return None

    def _record(self, given: AnyInput, rolls: list[Fell], entry: Entry | None) -> None:
        """Write an input down; one that was read from a log keeps its place and its hash."""
        self._made = {}
        if entry is None:
            bare = Entry(self._next, given, tuple(rolls), self.rules.version, self._nonce())
            entry = bare.sealed_after(self._head)
        self.log.append(entry)
        self._head, self._next = entry.hash, entry.number + 1
        for who in self._concerned(given):
            self._tokens[who] = self.token(who) + 1

    def _concerned(self, given: AnyInput) -> Iterable[str]:
        """Those who know that their own answers, or what they were asked, are others from now on."""
        if isinstance(given, Answer | Typed) or (isinstance(given, Undo) and given.apart):
            return (given.who,)
        return self.seats if isinstance(given, (Undo, Correct, Reroll)) else ()

    # --- what goes out -----------------------------------------------------------------------------------

    @property
    def play(self) -> Play[S]:
        """The play behind the table, for whoever may see everything: the rules' own tests, the umpire, the store."""
        return self._history.play

    @property
    def seats(self) -> Mapping[str, Seat]:
        return self._history.seats

    def orders(self, who: str) -> dict[str, str]:
        """The standing orders that this player has left: ask, always or never."""
        return {key: order for (seat, key), order in self._history.orders.items() if seat == who}

    @property
    def heard(self) -> Sequence[Event]:
        """Every event, for whoever may see everything."""
        return self._history.heard

    @property
    def head(self) -> str:
        """The hash of the last entry."""
        return self._head

    @property
    def next_number(self) -> int:
        """The number that the next input will have."""
        return self._next

    def view(self, who: str) -> View:
        """All that this player may know: made once for each viewer while the table stands as it is."""
        return self._once_for(who, "view", lambda: self._view(who))

    def _view(self, who: str) -> View:
        return view_with(self.known(who), self.play, who, token=self.token(who), events=self._history.heard)

    def known(self, who: str) -> Any:
        """What the rules show him, without questions and events: the heart of his view, and made once like it."""
        return self._once_for(who, "known", lambda: known(self.rules, self.play.state, who))

    def _once_for(self, who: str, what: str, make: Callable[[], T]) -> T:
        """As `once`, for those who sit here and for the spectator; whoever else looks is nobody to remember."""
        return self.once((what, who), make) if not who or who in self.seats else make()

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What somebody makes of the table as it stands: made at the first asking, kept until the next input.

        Whatever is made for one viewer has to have him in its key.
        """
        kept = self._made  # the next input puts another in its place: what is made too late is not looked at again
        if key not in kept:
            made = make()
            if len(kept) >= MOST_KEPT:
                kept.clear()
            kept[key] = made
            return made
        return cast("T", kept[key])

    def events(self, who: str) -> list[Event]:
        """What happened, as far as this player may know; numbered by their place in this list."""
        return [e for e in self._history.heard if e.visible(who)]

    def questions(self, who: str) -> list[Question[Any]]:
        """The questions this player is asked now."""
        return [q for q in self.play.open.values() if q.who == who]

    def options(self, who: str, what: str, most: int = 1000) -> list[str]:
        """The legal answers to one of his questions, as text."""
        question = self._history.question((who, what))
        return [] if question is None else [question.write(o) for o in islice(question.options(), most)]

    def token(self, who: str) -> int:
        """Grows with each answer or throw that he gives or sees taken back, and with nothing others do in secret."""
        return self._tokens.get(who, 0)

    def fork(self, dice: DiceSource | None = None) -> Play[S]:
        """A copy that goes its own way; not yet begun."""
        return self.play.fork(dice or FastDice(0))

    def still(self) -> Table[S]:
        """The table as it stands, to be looked at for a while: whatever happens at this one does not change that one.

        Its questions are its own, asked by a story of its own; it shares only what never changes.
        """
        same: Table[S] = Table(self.rules, self._history.hand.source, self._nonce)
        same.log, same._tokens = self.log.copy(), self._tokens.copy()
        same._head, same._next = self._head, self._next
        same._history = self._history.still()
        return same

    def redraw(self, who: str, rng: Chance) -> Play[S] | None:
        """A fair copy for this player, hidden things drawn anew; None within a step (there the odds driver serves)."""
        return self.play.redraw(who, rng, self._history.heard[self._history.marks[-1].heard :])

    def checkpoint(self) -> Checkpoint:
        """The last checkpoint, to be stored."""
        history = self._history
        mark = history.marks[-1]
        last, *since = (Entry(a.number, a.input, tuple(a.rolls)) for a in history.force[mark.position :])
        return Checkpoint(
            number=self._next - 1,
            hash=self._head,
            state=msgspec.Raw(mark.state.packed()),
            last=last,
            used=mark.used,
            since=tuple(since),
            seats=tuple(mark.seats.values()),
            orders=tuple(Order(who, key, order) for (who, key), order in sorted(mark.orders.items())),
            queue=mark.queue,
            tokens=dict(sorted(self._tokens.items())),
            heard=tuple(islice(history.heard, mark.heard)),
            retells=history.retells,
        )


def _stopped(number: int, why: Refusal) -> Refusal:
    return Refusal.of("kernel-replay-stopped", rule=why.rule, number=number, why=why.message)


def _as_logged(given: AnyInput) -> AnyInput | Refusal:
    """The input as a replay will read it, dicts in the order of the log, so that it does the same now and then."""
    try:
        plain: AnyInput = AS_READ.decode(msgspec.json.encode(given))
        if isinstance(plain, (Start, Correct)):  # the others hold no dicts
            plain = AS_READ.decode(msgspec.json.encode(plain, order="deterministic"))
    except (TypeError, ValueError, RecursionError) as error:
        return Refusal.of("kernel-not-plain", problem=str(error)[:200])
    return plain


def _applied(entry: Entry) -> Applied:
    return Applied(entry.number, entry.input, list(entry.rolls))

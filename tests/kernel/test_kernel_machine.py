"""The most valuable test of all: after any sequence of doings, a table is what its log says it is.

Hypothesis does at random whatever can be done to a campaign, good and bad. Beside the live table sits a *twin* that was
replayed from the log, or resumed from a stored checkpoint and the entries since, at some moment: it is told the same
and must come to the same. Sealed dice depend on their place in the log alone, so the twin throws the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from campaigns import reaches
from fair import PLAYERS, Fair, FairRules
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from playing import SECRET, everything, stands_at

from gonfalon.kernel import UMPIRE, Checkpoint, Entry, Refusal, SealedDice, Table, read_log, verify_dice, write_log
from gonfalon.kernel.inputs import Answer, Correct, Typed
from gonfalon.kernel.questions import Question

seats = st.sampled_from(PLAYERS)
luck = st.integers(0, 2**32 - 1).map(random.Random)
Deed = Callable[[Table[Fair]], Refusal | None]


class Campaign(RuleBasedStateMachine):
    """A live table, its twin, and the little that a model needs to know about undo."""

    def __init__(self) -> None:
        super().__init__()
        self.stored: list[bytes] = []
        self.before: dict[int, tuple[str, str]] = {}  # number → hashes of checkpoint and state before that input

    @initialize(phase=st.sampled_from(["names", "auction", "winter"]), purse=st.sampled_from([0, 3, 10]))
    def begin(self, phase: str, purse: int) -> None:
        given = {"phase": phase, "purse": purse, "hand": [3, 1] if phase != "names" else [], "rounds": 3}
        self.live = Table.start(FairRules(), given, SealedDice(SECRET), self._nonce)
        self.twin = self._replayed()
        self._store()

    # --- what can be done to a table ---------------------------------------------------------------------------

    @precondition(lambda self: self.live.play.open or self.live.play.rolling)
    @rule(rng=luck, answers=st.integers(1, 12))
    def play_on(self, rng: random.Random, answers: int) -> None:
        for _ in range(answers):
            if self.live.play.rolling:
                self._type_what_is_wanted(rng)
            elif self.live.play.open:
                self._answer_one_of(self.live.play.open, rng)

    @precondition(lambda self: self.live.play.standing())
    @rule(rng=luck)
    def answer_beside(self, rng: random.Random) -> None:
        """Seldom to concede: it would end most campaigns early."""
        standing = self.live.play.standing()
        self._answer_one_of({k: q for k, q in standing.items() if q.what != "concede" or rng.random() < 0.1}, rng)

    @rule(
        who=seats, what=st.sampled_from(["bid", "sell", "alms", "winter", "name", "dared"]), given=st.text(max_size=5)
    )
    def answer_nonsense(self, who: str, what: str, given: str) -> None:
        self._do(lambda table: table.answer(who, what, given))

    @precondition(lambda self: self.live.play.rolling)
    @rule(who=seats, dice=st.tuples(st.integers(0, 7)))
    def type_nonsense(self, who: str, dice: tuple[int, ...]) -> None:
        self._do(lambda table: table.type_dice(who, dice))

    @rule(who=seats, key=st.sampled_from(["toll", "bid"]), order=st.sampled_from(["ask", "always", "never"]))
    def leave_order(self, who: str, key: str, order: str) -> None:
        self._do(lambda table: table.order(who, key, order), sure=True)

    @rule(who=seats, holder=st.sampled_from(["himself", "captain"]), types=st.booleans())
    def change_seat(self, who: str, holder: str, types: bool) -> None:
        self._do(lambda table: table.seat(who, holder, computer=holder == "captain", types=types), sure=True)

    @rule(who=seats, coins=st.integers(-1, 12))
    def correct(self, who: str, coins: int) -> None:
        self._do(lambda table: table.correct({"purse": {who: coins}}, "umpire's whim"), sure=coins >= 0)

    @rule(back=st.integers(0, 5), index=st.integers(0, 2))
    def roll_again(self, back: int, index: int) -> None:
        number = self._back([e for e in self.live.log if e.rolls], back)
        if self._do(lambda table: table.reroll(number, index, "cocked")):
            self._forget_from(number + 1)

    @rule(back=st.integers(0, 12))
    def umpire_undoes(self, back: int) -> None:
        number = self._back([e for e in self.live.log if isinstance(e.input, (Answer, Typed, Correct))], back)
        if self._do(lambda table: table.undo(UMPIRE, number)):
            self._check_undone(number)

    @rule(who=seats, back=st.integers(0, 4), agreed=st.sampled_from([(), PLAYERS]))
    def player_undoes(self, who: str, back: int, agreed: tuple[str, ...]) -> None:
        number = self._back([e for e in self.live.log if getattr(e.input, "who", "") == who], back)
        if self._do(lambda table: table.undo(who, number, agreed=agreed)):
            if self.live.log[-1].input.apart:
                self._forget_from(number)
            else:
                self._check_undone(number)

    # --- what happens to the process -----------------------------------------------------------------------------

    @rule()
    def store_a_checkpoint(self) -> None:
        self._store()

    @rule(which=st.integers(0, 5))
    def twin_is_killed_and_resumes_from_a_checkpoint(self, which: int) -> None:
        self.twin = self._resumed(self.stored[-1 - which % len(self.stored)]) or self._replayed()

    @rule()
    def twin_is_killed_and_replays_the_log(self) -> None:
        self.twin = self._replayed()
        assert everything(self.twin) == everything(self.live)

    # --- what always holds -----------------------------------------------------------------------------------------

    @invariant()
    def the_twin_stands_where_the_live_table_stands(self) -> None:
        live, twin = self.live, self.twin
        assert stands_at(twin) == stands_at(live)
        assert msgspec.json.encode(twin.heard) == msgspec.json.encode(live.heard)
        assert twin.log == live.log[len(live.log) - len(twin.log) :]

    def teardown(self) -> None:
        """At the end the log is sound, its dice are true, and it replays to the same table."""
        if hasattr(self, "live"):
            entries, wrong = read_log(write_log(self.live.log))
            assert (entries, wrong) == (self.live.log, None)
            assert [e.number for e in entries] == list(range(len(entries)))
            assert verify_dice(entries, SECRET).bad == 0
            assert everything(self._replayed()) == everything(self.live)

    # --- how it is done ----------------------------------------------------------------------------------------------

    def _nonce(self) -> str:
        return f"{len(self.live.log) if hasattr(self, 'live') else 0:08x}"

    def _back(self, entries: list[Entry], back: int) -> int:
        """The number of one of the last of these; of the start if there are none."""
        return entries[-1 - back % len(entries)].number if entries else 0

    def _answer_one_of(self, questions: Mapping[Any, Question[Any]], rng: random.Random) -> None:
        if questions:
            question = rng.choice(list(questions.values()))
            text = question.write(question.sample(rng))
            self._do(lambda table: table.answer(question.who, question.what, text), sure=True)

    def _type_what_is_wanted(self, rng: random.Random) -> None:
        wanted = self.live.play.rolling
        dice = tuple(rng.randrange(wanted.sides) + 1 for _ in range(wanted.count))
        self._do(lambda table: table.type_dice(wanted.who or PLAYERS[0], dice), sure=True)

    def _do(self, deed: Deed, sure: bool = False) -> bool:
        """Do it to both; True if it was taken. What is refused changes nothing."""
        play, was, length = self.live.play, everything(self.live), len(self.live.log)
        hashes = play.base.hash(), play.state.hash()
        twins = deed(self.twin)  # first, while the nonce is still the same
        lives = deed(self.live)
        if twins is not None and twins.message.key == "kernel-before-checkpoint":
            self.twin = self._replayed()
        else:
            assert (twins and twins.message) == (lives and lives.message)
        assert not (sure and lives), lives
        if lives is None:
            self.before[length] = hashes
            assert len(self.live.log) == length + 1
        else:
            assert lives.message.key != "kernel-our-mistake"
            assert everything(self.live) == was
        return lives is None

    def _check_undone(self, number: int) -> None:
        """What is taken back was never: the table stands where it stood before."""
        play = self.live.play
        if number in self.before:
            checkpoint, state = self.before[number]
            assert play.base.hash() == checkpoint
            if not isinstance(self.live.log[number].input, Correct):  # the answers it made void stay void
                assert play.state.hash() == state
        self._forget_from(number)

    def _forget_from(self, number: int) -> None:
        self.before = {n: hashes for n, hashes in self.before.items() if n < number}

    def _store(self) -> None:
        self.stored.append(msgspec.json.encode(self.live.checkpoint()))

    def _replayed(self) -> Table[Fair]:
        entries, _ = read_log(write_log(self.live.log))
        table, stopped = Table.replay(FairRules(), entries, SealedDice(SECRET), self._nonce)
        assert stopped is None, stopped
        return table

    def _resumed(self, data: bytes) -> Table[Fair] | None:
        """The table from a stored checkpoint; None if something since reaches back before it."""
        at = msgspec.json.decode(data, type=Checkpoint)
        since = self.live.log[at.number + 1 :]
        table, stopped = Table.resume(FairRules(), at, since, SealedDice(SECRET), self._nonce)
        if stopped is None:
            return table
        assert stopped.message.args["why"].key == "kernel-before-checkpoint"
        assert any(reaches(entry) <= at.last.number for entry in since)
        return None


LIMITS: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "stateful_step_count": 50,
}


def test_a_table_is_what_its_log_says_whatever_was_done_to_it() -> None:
    run_state_machine_as_test(Campaign, settings=settings(max_examples=150, database=None, **LIMITS))


@pytest.mark.fuzz
def test_a_table_is_what_its_log_says_over_thousands_of_campaigns() -> None:
    run_state_machine_as_test(Campaign, settings=settings(max_examples=3000, derandomize=False, **LIMITS))

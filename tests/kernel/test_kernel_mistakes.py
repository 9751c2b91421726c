"""Our own mistakes: an exception inside a story costs nobody anything, and a changed rule stops a replay in time."""

from __future__ import annotations

from typing import Any

import pytest
from fair import Fair, FairRules
from playing import answer_all, auction, counting_nonce, everything, good, refused, replayed, table_of, winter

from gonfalon.kernel import Choose, Question, Refusal, Refused, SealedDice, Story, Table, ask, at_once, roll, together

BIDS = "cora bid 1; anna bid 0; bert bid 0"


class Breaking(FairRules):
    """A chapter that breaks in the middle of its story, after changing, telling and rolling, as long as `broken`."""

    def __init__(self, chapter: str) -> None:
        self.broken, self._chapter = True, chapter

    def step(self, state: Fair) -> Story[None] | None:
        return self._breaks(state) if self.broken and state.phase == self._chapter else super().step(state)

    def _breaks(self, fair: Fair) -> Story[None]:
        fair.purse["cora"] = 1_000
        fair.tell("oops", shows=True)
        yield from roll(2, 6, "oops")
        if self._chapter == "alms":
            yield from ask(Choose(who="cora", what="oops", among=("yes",)))
        raise ZeroDivisionError("a chapter with a hole in it")


def at(chapter: str) -> Table[Fair]:
    """One answer before the chapter breaks."""
    table = table_of(None, Breaking(chapter), phase="auction")
    answer_all(table, "cora bid 10; anna bid 0")
    return table


# --- an exception inside a story ------------------------------------------------------------------------------


def test_an_exception_in_a_story_changes_nothing() -> None:
    table = at("sale")
    before = everything(table)

    table.answer("bert", "bid", "0")

    assert everything(table) == before


def test_the_refusal_says_that_it_is_our_fault() -> None:
    refusal = at("sale").answer("bert", "bid", "0")

    assert refused(refusal) == "kernel-our-mistake"
    assert "ZeroDivisionError" in refusal.message.args["problem"]


def test_the_question_stays_open_and_the_log_as_it_was() -> None:
    table = at("sale")

    refused(table.answer("bert", "bid", "0"))

    assert list(table.play.open) == [("bert", "bid")]
    assert len(table.log) == 3


def test_play_goes_on_where_the_broken_chapter_is_not_reached() -> None:
    table = at("sale")
    refused(table.answer("bert", "bid", "0"))

    answer_all(table, "bert concede concede")

    assert table.play.queue == [(("bert", "concede"), "concede")]


def test_play_goes_on_once_the_chapter_is_mended() -> None:
    table, sound = at("sale"), at("nowhere")
    refused(table.answer("bert", "bid", "0"))

    table.rules.broken = False
    for one in (table, sound):
        answer_all(one, "bert bid 0")

    assert everything(table) == everything(sound)


def test_a_step_that_breaks_after_it_asked_leaves_its_earlier_answers_standing() -> None:
    table = table_of(None, Breaking("alms"), phase="auction")
    answer_all(table, BIDS)
    winner = table.play.state.stall_winner
    answer_all(table, f"{winner} sell none")
    before = everything(table)

    assert refused(table.answer("cora", "oops", "yes")) == "kernel-our-mistake"
    assert everything(table) == before


def test_a_standing_story_that_breaks_changes_nothing() -> None:
    class Cursed(FairRules):
        def concede(self, fair: Fair, who: str, _: str) -> Story[None]:
            fair.out[who] = True
            yield from roll(1, 6, "curse")
            raise KeyError(who)

    table = table_of([1, 2], Cursed(), phase="auction")
    before = everything(table)

    assert refused(table.answer("anna", "concede", "concede")) == "kernel-our-mistake"
    assert everything(table) == before


def test_a_correction_that_breaks_voids_no_answer() -> None:
    class Clumsy(FairRules):
        def correct(self, state: Fair, change: Any) -> Refusal | None:
            state.purse["cora"] = 3
            raise RuntimeError("dropped the ink")

    table = table_of([5], Clumsy(), phase="auction")
    answer_all(table, "cora bid 9")
    before = everything(table)

    assert refused(table.correct({}, "nothing")) == "kernel-our-mistake"
    assert everything(table) == before


def test_a_rule_set_that_goes_on_without_asking_anybody_is_our_mistake() -> None:
    class Endless(FairRules):
        @at_once
        def winter(self, fair: Fair) -> None:
            pass

    table = table_of([5, 6, 1, 1, 1, 1, 1], Endless(), phase="auction")
    good(table.order("anna", "toll", "never"))
    answer_all(table, f"{BIDS}; cora sell none")
    before = everything(table)

    assert refused(table.answer("cora", "alms", "0 3")) == "kernel-our-mistake"
    assert everything(table) == before


def test_a_question_that_breaks_on_an_answer_is_our_mistake_too() -> None:
    class Illiterate(FairRules):
        def _winter_question(self, fair: Fair, p: str) -> Question[Any]:
            return Choose(who=p, what="winter", among=lambda: iter([1 // (len(fair.names) - 3)]))

    table = table_of([], Illiterate(), phase="winter")

    assert refused(table.answer("anna", "winter", "rest")) == "kernel-our-mistake"


def test_a_campaign_that_breaks_as_it_begins_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        table_of(None, Breaking("auction"), phase="auction")

    assert refused(refusal.value.refusal) == "kernel-our-mistake"


# --- a log that the rules no longer take -----------------------------------------------------------------------


class Thrift(FairRules):
    """A changed rule: nobody bids more than three coins."""

    version = "2"

    def _bid(self, fair: Fair, p: str, weather: int) -> Question[int]:
        return Choose(who=p, what="bid", rule="FAIR-03", secret=True, among=range(4))


class MoreWeather(FairRules):
    def auction(self, fair: Fair) -> Story[None]:
        yield from roll(1, 6, "wind")
        yield from super().auction(fair)


class NoWeather(FairRules):
    def auction(self, fair: Fair) -> Story[None]:
        yield from together(*(self._bid(fair, p, 5) for p in fair.active))


class MoreLuck(FairRules):
    def sale(self, fair: Fair) -> Story[None]:
        yield from roll(1, 6, "wind")
        yield from super().sale(fair)


def test_the_replay_stops_at_the_entry_that_the_changed_rule_refuses_and_says_why() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 1; anna bid 7; bert bid 0; anna sell none")

    _, stopped = Table.replay(Thrift(), table.log, SealedDice(b"s"))

    assert refused(stopped) == "kernel-replay-stopped"
    assert stopped.message.args["number"] == 2
    assert stopped.message.args["why"].key == "kernel-not-an-option"
    assert stopped.rule == "FAIR-03"


def test_the_table_before_it_is_playable() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 1; anna bid 7; bert bid 0; anna sell none")

    repaired, _ = Table.replay(Thrift(), table.log, SealedDice(b"s"), counting_nonce())
    answer_all(repaired, "anna bid 3; bert bid 0")

    assert repaired.play.state.phase == "sale"
    assert [e.number for e in repaired.log] == [0, 1, 2, 3]
    assert [e.version for e in repaired.log] == ["1", "1", "2", "2"]
    assert everything(replayed(repaired.log, Thrift())) == everything(repaired)


@pytest.mark.parametrize("changed", [MoreWeather(), NoWeather()])
def test_a_rule_that_asks_for_other_dice_in_the_beginning_refuses_the_log(changed: FairRules) -> None:
    table = auction([5])

    with pytest.raises(Refused) as refusal:
        Table.replay(changed, table.log, SealedDice(b"s"))

    assert refused(refusal.value.refusal) == "kernel-replay-stopped"
    assert refusal.value.refusal.message.args["number"] == 0


def test_a_rule_that_asks_for_more_dice_at_the_end_of_the_log_stops_there() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, BIDS)

    before, stopped = Table.replay(MoreLuck(), table.log, SealedDice(b"s"))

    assert stopped.message.args["number"] == 3
    assert stopped.message.args["why"].key == "kernel-other-dice"
    assert list(before.play.open) == [("bert", "bid")]


def test_a_log_of_another_game_is_refused() -> None:
    class Market(FairRules):
        name = "market"

    with pytest.raises(Refused) as refusal:
        Table.replay(Market(), winter().log, SealedDice(b"s"))

    assert refused(refusal.value.refusal) == "kernel-log-other-rules"


def test_a_log_without_a_beginning_is_refused() -> None:
    table = winter()
    answer_all(table, "cora winter rest")

    for entries in ([], table.log[1:]):
        with pytest.raises(Refused) as refusal:
            Table.replay(FairRules(), entries, SealedDice(b"s"))
        assert refused(refusal.value.refusal) == "kernel-log-no-start"


def test_an_entry_that_is_missing_stops_the_replay() -> None:
    table = winter()
    answer_all(table, "cora winter store 1; anna winter store 1; bert winter store 1")

    _, stopped = Table.replay(FairRules(), [*table.log[:2], table.log[3]], SealedDice(b"s"))

    assert refused(stopped) == "kernel-log-number"
    assert stopped.message.args == {"number": 2, "found": 3}


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refused):
        table_of(players=["anna"])


def test_settings_that_are_no_data_are_refused() -> None:
    with pytest.raises(Refused) as refusal:
        table_of(rounds=object())

    assert refused(refusal.value.refusal) == "kernel-not-plain"

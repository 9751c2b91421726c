"""Things at any time: standing questions beside the current ones, their queue, and standing orders."""

from __future__ import annotations

import pytest
from fair import Fair, FairRules
from playing import SECRET, answer_all, auction, everything, good, refused, replayed, table_of, winter

from gonfalon.kernel import Choose, Event, SealedDice, Story, Table, ask, roll


def kinds(table: Table[Fair], who: str = "") -> list[str]:
    """The events somebody saw; of nobody in particular: all."""
    return [e.kind for e in (table.events(who) if who else table.heard)]


def rolls(table: Table[Fair], label: str) -> list[tuple[int, ...]]:
    return [e.args["dice"] for e in table.heard if e.kind == "roll" and e.args["label"] == label]


# --- standing questions ------------------------------------------------------------------------------------


def test_a_standing_question_blocks_nobody() -> None:
    table = winter()

    assert [q.what for q in table.questions("anna")] == ["winter"]
    assert [q.what for q in table.view("anna").beside] == ["concede", "dare", "flaunt"]
    assert ("anna", "concede") not in table.play.open


def test_a_standing_answer_acts_at_once_while_the_step_has_taken_no_answer() -> None:
    table = auction([5])

    answer_all(table, "anna concede concede")

    assert table.play.state.out["anna"]
    assert list(table.play.open) == [("cora", "bid"), ("bert", "bid")]


def test_a_standing_answer_in_the_middle_of_a_step_waits_for_its_end() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 1; bert concede concede")

    waiting = table.play.state.out["bert"]
    answer_all(table, "anna bid 0; bert bid 0")

    assert not waiting
    assert table.play.state.out["bert"]
    assert kinds(table) == ["roll", "roll", "auction", "concede"]


def test_a_queued_standing_answer_that_is_no_longer_legal_lapses_and_only_its_owner_is_told() -> None:
    table = auction([5, 6, 1, 1, 3])
    answer_all(table, "cora bid 1; anna dare bert; bert concede concede; bert dare anna")

    answer_all(table, "anna bid 0; bert bid 0; bert dared refuse")

    assert table.play.state.out["bert"]
    assert "lapsed" in kinds(table, "bert")
    assert "lapsed" not in kinds(table, "anna")
    assert list(table.play.open) == [("cora", "sell")]


def test_a_story_that_goes_on_after_something_lapsed_is_the_step_itself() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 1; bert concede concede; bert dare anna; anna bid 0; bert bid 0")

    answer_all(table, "anna concede concede")

    assert table.play.over


def test_two_standing_answers_of_one_kind_are_both_heard() -> None:
    table = auction([5, 6, 4, 2, 1, 3])
    answer_all(table, "cora dare anna; bert dare cora")

    answer_all(table, "anna dared accept; cora dared accept")

    assert rolls(table, "dare") == [(6,), (4,), (2,), (1,)]
    assert table.play.state.purse == {"cora": 10, "anna": 9, "bert": 11}
    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]


def test_nothing_stands_open_when_all_is_over() -> None:
    table = winter()
    answer_all(table, "cora concede concede; anna concede concede")

    assert table.play.over
    assert refused(table.answer("bert", "concede", "concede")) == "kernel-not-asked"


def test_a_standing_answer_is_checked_like_any_other() -> None:
    table = winter(hand=[5])

    assert refused(table.answer("anna", "flaunt", "1")) == "kernel-not-an-option"


# --- dice that fell before the question ---------------------------------------------------------------------


def test_the_dice_of_a_step_that_begins_anew_are_kept() -> None:
    table = auction([1])

    answer_all(table, "anna concede concede")

    assert rolls(table, "weather") == [(1,), (1,)]
    assert table.options("cora", "bid") == ["0", "1", "2", "3", "4"]


def test_they_are_kept_when_the_standing_story_throws_dice_of_its_own() -> None:
    table = auction([1, 6, 2])

    answer_all(table, "anna dare cora; cora dared accept")

    assert rolls(table, "dare") == [(6,), (2,)]
    assert rolls(table, "weather") == [(1,), (1,)]


def test_they_are_kept_over_everything_that_happens_while_the_standing_story_asks() -> None:
    table = auction([1, 6, 5])
    answer_all(table, "anna dare cora")
    good(table.order("bert", "toll", "always"))
    answer_all(table, "bert dare anna; cora dared refuse; anna dared refuse")

    assert rolls(table, "dare") == [(6,), (5,)]
    assert rolls(table, "weather") == [(1,), (1,)]


class Thunder(FairRules):
    """The first trader throws for thunder: another first trader, another roll."""

    def auction(self, fair: Fair) -> Story[None]:
        yield from roll(1, 6, "thunder", who=fair.active[0])
        yield from super().auction(fair)


def test_another_roll_than_before_falls_anew() -> None:
    table = table_of([2, 3, 4, 5], Thunder(), phase="auction")

    answer_all(table, "cora concede concede")

    assert rolls(table, "thunder") == [(2,), (4,)]
    assert rolls(table, "weather") == [(3,), (5,)]


# --- standing orders ----------------------------------------------------------------------------------------


def at_toll(order: str, *faces: int) -> Table[Fair]:
    """Cora has won the auction; anna is her neighbour and left this order."""
    table = auction([5, 6, 1, 1, *faces])
    good(table.order("anna", "toll", order))
    answer_all(table, "cora bid 1; anna bid 0; bert bid 0; cora sell none; cora alms 0 3")
    return table


def test_without_an_order_he_is_asked() -> None:
    assert list(at_toll("ask").play.open) == [("anna", "toll")]


def test_always_is_answered_before_anybody_is_asked() -> None:
    table = at_toll("always", 4)

    assert table.play.state.purse == {"cora": 5, "anna": 11, "bert": 13}
    assert table.play.state.phase == "winter"


def test_never_is_answered_before_anybody_is_asked() -> None:
    table = at_toll("never")

    assert table.play.state.purse == {"cora": 6, "anna": 10, "bert": 13}
    assert table.play.state.phase == "winter"


def test_an_order_can_be_called_back() -> None:
    table = auction([5, 6, 1, 1])
    for order in ("always", "never", "ask"):
        good(table.order("anna", "toll", order))

    answer_all(table, "cora bid 1; anna bid 0; bert bid 0; cora sell none; cora alms 0 3")

    assert list(table.play.open) == [("anna", "toll")]


def test_an_order_whose_answer_is_not_legal_now_asks_instead() -> None:
    table = auction([5, 6, 1, 1])
    good(table.order("anna", "toll", "always"))
    answer_all(table, "cora bid 10; anna bid 0; bert bid 0; cora sell none")

    assert list(table.play.open) == [("anna", "toll")]
    assert table.options("anna", "toll") == ["no"]


def test_an_order_for_which_the_question_has_no_answer_asks_instead() -> None:
    table = winter([5])
    good(table.order("anna", "bid", "always"))

    answer_all(table, "cora winter rest; anna winter rest; bert winter rest")

    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]


def test_an_unknown_order_and_an_unknown_seat_are_refused() -> None:
    table = winter()

    assert refused(table.order("anna", "toll", "sometimes")) == "kernel-order-unknown"
    assert refused(table.order("dora", "toll", "never")) == "kernel-seat-unknown"
    assert len(table.log) == 1


def test_nobody_is_told_of_an_order() -> None:
    told, silent = auction([5]), auction([5])

    good(told.order("anna", "toll", "always"))

    assert [told.view(p) for p in told.seats] == [silent.view(p) for p in silent.seats]


class TollBooth(FairRules):
    """After the toll the winner is asked whether he complains, in the same story."""

    def toll(self, fair: Fair) -> Story[None]:
        yield from super().toll(fair)
        yield from ask(Choose(who=fair.stall_winner, what="complain", among=("yes", "no")))


def test_nobody_can_take_an_ordered_answer_back_by_answering_something_else() -> None:
    """Anna's order charged the toll and the die fell badly: a new order and a flaunted card change nothing."""
    table = table_of([5, 6, 1, 1, 2], TollBooth(), phase="auction", hand=[7])
    good(table.order("anna", "toll", "always"))
    answer_all(table, "cora bid 1; anna bid 0; bert bid 0; cora sell none; cora alms 0 3")

    good(table.order("anna", "toll", "never"))
    answer_all(table, "anna flaunt 0")

    assert rolls(table, "toll") == [(2,)]
    assert list(table.play.open) == [("cora", "complain")]
    assert table.play.queue == [(("anna", "flaunt"), "0")]


# --- forced answers -----------------------------------------------------------------------------------------


def test_a_forced_answer_is_given_and_told() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 10; anna bid 0; bert bid 0; cora sell none")

    forced = Event("forced", "FAIR-06", {"who": "cora", "what": "alms", "answer": "0 0"})
    assert forced in table.events("bert")


def test_a_forced_secret_answer_is_told_to_its_owner_alone() -> None:
    table = auction([5])

    good(table.correct({"purse": {"anna": 0}}, "thieves"))

    assert "forced" in kinds(table, "anna")
    assert "forced" not in kinds(table, "cora")


@pytest.mark.parametrize("answer", ["concede concede", "flaunt 0", "dare bert"])
def test_standing_answers_are_welcome_beside_forced_ones(answer: str) -> None:
    table = auction([5, 3], hand=[7])
    good(table.correct({"purse": {"anna": 0}}, "thieves"))

    answer_all(table, f"anna {answer}")

    assert table.log[-1].number == 2


# --- what a step told before it asked ------------------------------------------------------------------------


def weather(table: Table[Fair], who: str = "bert") -> list[Event]:
    return [event for event in table.events(who) if event.args.get("label") == "weather"]


def test_a_step_that_begins_anew_does_not_tell_again_what_it_told() -> None:
    """Whoever heard of its dice twice would know that somebody had said something beside."""
    table = table_of(phase="auction", hand=[1, 2, 3])
    before = weather(table)
    assert len(before) == 1

    good(table.answer("cora", "flaunt", "0"))

    assert weather(table) == before
    assert everything(replayed(table.log)) == everything(table)


def test_what_was_told_meanwhile_stays() -> None:
    table = table_of(phase="auction", hand=[1, 2, 3])
    good(table.pause(True, "tea"))
    good(table.pause(False, ""))

    good(table.answer("cora", "flaunt", "0"))

    assert [event.kind for event in table.heard if event.kind in ("paused", "went-on")] == ["paused", "went-on"]


def test_what_it_shows_is_still_seen_to_be_shown() -> None:
    table = table_of(phase="auction", hand=[1, 2, 3])
    good(table.answer("cora", "flaunt", "0"))
    assert refused(table.undo("cora", 1)) == "kernel-undo-consent"


def test_a_log_from_before_tells_it_as_it_did() -> None:
    """A log that does not say its dice is older than this."""
    table = auction([5], hand=[1, 2, 3])
    assert not table.log[0].input.dice
    good(table.answer("cora", "flaunt", "0"))
    assert len(weather(table)) == 2


def test_a_resumed_table_tells_it_as_the_log_does() -> None:
    for table in (table_of(phase="auction", hand=[1, 2, 3]), auction([5], hand=[1, 2, 3])):
        at, known = table.checkpoint(), len(table.log)
        good(table.answer("cora", "flaunt", "0"))
        resumed, stopped = Table.resume(FairRules(), at, table.log[known:], SealedDice(SECRET))
        assert stopped is None
        assert resumed.heard == table.heard

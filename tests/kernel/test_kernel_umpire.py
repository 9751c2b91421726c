"""What an umpire does: corrections in the middle of a story, rolling again; and who sits where."""

from __future__ import annotations

from typing import Any

import pytest
from fair import Fair
from playing import answer_all, auction, everything, good, refused, replayed, table_of, winter

from gonfalon.kernel import UMPIRE, SealedDice, Table

BIDS = "cora bid 1; anna bid 0; bert bid 0"


def rolls(table: Table[Fair], label: str) -> list[tuple[int, ...]]:
    return [e.args["dice"] for e in table.heard if e.kind == "roll" and e.args["label"] == label]


# --- corrections --------------------------------------------------------------------------------------------


def test_a_correction_in_the_middle_of_a_story_makes_the_answers_of_the_step_void() -> None:
    table = auction([5])
    answer_all(table, "cora bid 9; anna bid 2")

    good(table.correct({"purse": {"cora": 4}}, "miscounted"))

    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]
    assert table.options("cora", "bid") == ["0", "1", "2", "3", "4"]


def test_everybody_sees_what_was_corrected_and_why() -> None:
    table = auction([5])
    answer_all(table, "cora bid 9")

    good(table.correct({"purse": {"cora": 4}}, "miscounted", by="ursula"))

    told = {"by": "ursula", "reason": "miscounted", "change": {"purse": {"cora": 4}}}
    for who in table.seats:
        assert [e.args for e in table.events(who) if e.kind == "corrected"] == [told]


def test_dice_that_fell_before_the_first_question_are_kept() -> None:
    table = auction([1])
    answer_all(table, "cora bid 4; anna bid 2")

    good(table.correct({"purse": {"cora": 4}}, "miscounted"))

    assert set(rolls(table, "weather")) == {(1,)}
    assert table.options("anna", "bid") == ["0", "1", "2", "3", "4"]


def test_answers_of_earlier_steps_stay() -> None:
    table = winter()
    answer_all(table, "cora winter store 3; anna winter swap 1")
    hand = table.play.state.hands["anna"]

    good(table.correct({"purse": {"bert": 1}}, "thieves"))

    assert table.play.state.purse == {"cora": 7, "anna": 10, "bert": 1}
    assert table.play.state.hands["anna"] == hand


def test_standing_answers_given_within_the_step_are_void_too() -> None:
    table = auction([5])
    answer_all(table, "cora bid 9; anna concede concede")

    good(table.correct({"purse": {"cora": 4}}, "miscounted"))

    assert table.play.queue == []
    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]


def test_a_standing_story_that_waited_for_its_turn_begins_again() -> None:
    """Anna's dare was given in the auction and is being told after it; a correction now does not lose it."""
    table = auction([5, 6, 1, 1, 4])
    answer_all(table, "cora bid 1; anna dare bert; anna bid 0; bert bid 0")

    good(table.correct({"purse": {"bert": 7}}, "miscounted"))

    assert list(table.play.open) == [("bert", "dared")]
    assert set(rolls(table, "dare")) == {(4,)}
    assert table.play.state.purse["bert"] == 7


def test_orders_and_seats_stay() -> None:
    table = auction([5])
    answer_all(table, "cora bid 9")
    good(table.order("bert", "bid", "never"))
    good(table.seat("anna", "annette"))

    good(table.correct({"purse": {"cora": 4}}, "miscounted"))

    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid")]
    assert table.seats["anna"].holder == "annette"


@pytest.mark.parametrize("change", [{"purse": {"dora": 4}}, {"purse": {"cora": 4, "anna": -1}}])
def test_a_refused_correction_changes_nothing(change: dict[str, Any]) -> None:
    table = auction([5])
    answer_all(table, "cora bid 9; anna dare bert")
    before = everything(table)

    refused(table.correct(change, "nonsense"))

    assert everything(table) == before


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"purse": {"cora": object()}}, "no data"), ({"purse": {"cora": 4}}, "half a letter: \ud800")],
)
def test_what_cannot_be_written_in_the_log_is_refused_before_it_acts(change: dict[str, Any], reason: str) -> None:
    table = auction([5])
    before = everything(table)

    assert refused(table.correct(change, reason)) == "kernel-not-plain"

    assert everything(table) == before


def test_a_correction_does_now_what_it_will_do_in_a_replay() -> None:
    """A share that JSON has no word for is nothing now as it will be then."""
    table = auction([5])

    refused(table.correct({"purse": {"cora": float("nan")}}, "nonsense"))
    good(table.correct({"purse": {"cora": 4}, 7: ("a", "b")}, "odd, but sound"))

    assert table.log[-1].input.change == {"purse": {"cora": 4}, "7": ["a", "b"]}
    assert everything(replayed(table.log)) == everything(table)


def test_a_correction_can_be_taken_back() -> None:
    table = auction([5])
    good(table.correct({"purse": {"cora": 4}}, "miscounted"))

    good(table.undo(UMPIRE, 1))

    assert table.play.state.purse["cora"] == 10


# --- standing still -----------------------------------------------------------------------------------------


def test_everybody_sees_a_pause_and_why_and_that_it_is_over() -> None:
    table = auction([5, 6, 1])

    good(table.pause(True, "supper", by="ursula"))
    good(table.pause(False, "", by="ursula"))

    for who in table.seats:
        assert [(e.kind, e.args) for e in table.events(who)[-2:]] == [
            ("paused", {"by": "ursula", "reason": "supper"}),
            ("went-on", {"by": "ursula", "reason": ""}),
        ]


def test_a_pause_is_no_answer_and_an_undo_does_not_take_it_back() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1])
    answer_all(table, BIDS)
    asked = list(table.play.open)
    good(table.pause(True, "supper"))
    assert list(table.play.open) == asked

    good(table.undo(UMPIRE, 2, reason="the wrong paper"))

    assert any(e.kind == "paused" for e in table.heard)


# --- rolling again ------------------------------------------------------------------------------------------


def test_a_roll_falls_anew_and_what_came_after_it_is_void() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1])
    answer_all(table, f"{BIDS}; cora sell none; cora alms 3 0")

    good(table.reroll(3, 0, "a cocked die"))

    assert table.play.state.stall_winner == "anna"
    assert list(table.play.open) == [("anna", "sell")]
    assert table.play.state.purse == {"cora": 10, "anna": 10, "bert": 10}


def test_everybody_sees_that_it_was_rolled_again_and_why() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1])
    answer_all(table, BIDS)

    good(table.reroll(3, 0, "a cocked die", by="ursula"))

    for who in table.seats:
        assert table.events(who)[-1].kind == "rerolled"
        assert table.events(who)[-1].args == {"by": "ursula", "reason": "a cocked die"}


def test_the_new_dice_are_recorded_with_the_roll_again() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1])
    answer_all(table, BIDS)

    good(table.reroll(3, 0, "a cocked die"))

    assert table.log[3].rolls[0].dice == (6, 1, 1)
    assert table.log[4].rolls[0].dice == (1, 6, 1)
    assert (table.log[4].rolls[0].number, table.log[4].rolls[0].index) == (4, 0)


def test_dice_before_that_roll_stay() -> None:
    """Bert's rest ends the winter: interest for cora, interest for anna, then the weather."""
    table = winter([2, 3, 6, 4, 5])
    answer_all(table, "cora winter store 1; anna winter store 1")
    answer_all(table, "cora winter rest; anna winter rest; bert winter rest")

    good(table.reroll(5, 1, "a cocked die"))

    assert [fell.dice for fell in table.log[6].rolls] == [(4,), (5,)]
    assert table.play.state.purse == {"cora": 9, "anna": 10, "bert": 10}
    assert everything(replayed(table.log)) == everything(table)


def test_a_roll_of_the_beginning_can_be_rolled_again() -> None:
    table = auction([1, 5])
    answer_all(table, "cora bid 4")

    good(table.reroll(0, 0, "a cocked die"))

    assert table.options("cora", "bid")[-1] == "10"
    assert everything(replayed(table.log)) == everything(table)


def test_a_die_that_was_kept_when_the_step_began_anew_can_be_rolled_again() -> None:
    table = auction([1, 5])
    answer_all(table, "bert concede concede")

    good(table.reroll(1, 0, "a cocked die"))

    assert table.play.state.out["bert"]
    assert table.options("cora", "bid")[-1] == "10"


def test_a_roll_can_be_rolled_again_twice() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1, 1, 1, 6])
    answer_all(table, BIDS)
    good(table.reroll(3, 0, "a cocked die"))

    good(table.reroll(3, 0, "and again"))

    assert table.play.state.stall_winner == "bert"
    assert everything(replayed(table.log)) == everything(table)


def test_seats_and_orders_of_later_stay_when_a_roll_falls_anew() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1])
    answer_all(table, BIDS)
    good(table.seat("bert", "a substitute"))
    good(table.order("bert", "toll", "never"))

    good(table.reroll(3, 0, "a cocked die"))
    answer_all(table, "anna sell none; anna alms 3 0")

    assert table.seats["bert"].holder == "a substitute"
    assert table.play.state.phase == "winter"


@pytest.mark.parametrize(("number", "index"), [(3, 1), (3, -1), (2, 0), (99, 0), (-1, 0)])
def test_a_roll_that_never_fell_cannot_be_rolled_again(number: int, index: int) -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, BIDS)
    before = everything(table)

    assert refused(table.reroll(number, index, "why not")) == "kernel-reroll-unknown"
    assert everything(table) == before


# --- seats --------------------------------------------------------------------------------------------------


def test_a_change_of_seat_is_logged_and_everybody_sees_it() -> None:
    table = winter()

    good(table.seat("bert", "captain", computer=True, by="ursula"))

    assert table.seats["bert"].computer
    assert table.log[-1].input == table.seats["bert"]
    for who in table.seats:
        assert table.events(who)[-1].args == {"who": "bert", "holder": "captain", "by": "ursula"}


def test_a_seat_changes_from_person_to_computer_to_substitute_and_play_goes_on() -> None:
    table = winter()

    for holder, computer in (("bert himself", False), ("captain", True), ("bertha", False)):
        good(table.seat("bert", holder, computer=computer))
        answer_all(table, "bert winter store 1")

    assert table.seats["bert"].holder == "bertha"
    assert table.play.state.stored["bert"] == 3


def test_an_unknown_seat_is_refused() -> None:
    assert refused(winter().seat("dora", "somebody")) == "kernel-seat-unknown"


def test_who_answers_for_another_is_written_down() -> None:
    table = winter()

    good(table.answer("bert", "winter", "rest", by="ursula"))

    assert table.log[-1].input.by == "ursula"


# --- dice typed by one seat, sealed for the others ------------------------------------------------------------


def at_the_deal() -> Table[Fair]:
    """Bert throws real dice; everybody else's are sealed."""
    table = table_of(SealedDice(b"secret"))
    good(table.seat("bert", "bert himself", types=True))
    answer_all(table, 'cora name {"name": "C"}; anna name {"name": "A"}; bert name {"name": "B"}')
    return table


def test_the_table_waits_for_the_dice_of_the_one_who_types() -> None:
    table = at_the_deal()

    assert len(table.play.state.hands["cora"]) == len(table.play.state.hands["anna"]) == 3
    assert (table.play.rolling.who, table.play.rolling.label) == ("bert", "deal")
    assert table.view("bert").waiting == ("bert",)
    assert table.view("bert").roll == table.play.rolling


def test_others_see_only_that_it_waits_when_the_roll_is_hidden_from_them() -> None:
    view = at_the_deal().view("anna")

    assert (view.roll, view.waiting, view.hidden) == (None, (), True)


def test_typed_dice_go_on_beside_sealed_ones() -> None:
    table = at_the_deal()

    good(table.type_dice("bert", (7, 8, 9)))

    assert table.play.state.hands["bert"] == (7, 8, 9)
    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]
    assert everything(replayed(table.log, dice=SealedDice(b"secret"))) == everything(table)


def test_nobody_else_types_them() -> None:
    assert refused(at_the_deal().type_dice("anna", (7, 8, 9))) == "kernel-no-dice-wanted"


def test_nobody_types_dice_that_are_not_asked_for() -> None:
    assert refused(winter().type_dice("anna", (3,))) == "kernel-no-dice-wanted"


def test_who_no_longer_types_has_sealed_dice_again() -> None:
    table = winter(SealedDice(b"secret"))
    good(table.seat("bert", "bert", types=True))
    good(table.seat("bert", "bert"))

    answer_all(table, "bert winter swap 0")

    assert len(table.log[-1].rolls) == 1


def test_who_takes_up_his_own_dice_has_not_sat_down_anew() -> None:
    table = auction([5])
    good(table.seat("anna", "human", types=True))
    good(table.seat("anna", "human"))
    good(table.seat("anna", "captain", computer=True))

    told = [e.kind for e in table.heard if e.kind in ("seat", "own-dice", "table-dice")]

    assert told == ["seat", "own-dice", "table-dice", "seat"]

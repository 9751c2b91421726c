"""Undo: free while no die fell and nothing hidden was shown, else with consent; side by side each his own."""

from __future__ import annotations

import pytest
from fair import Fair, FairRules, Store
from playing import answer_all, auction, everything, good, refused, replayed, seen, table_of, winter

from gonfalon.kernel import UMPIRE, Story, Table, TableDice, roll
from gonfalon.kernel.history import MARKS
from gonfalon.kernel.inputs import Undo
from gonfalon.kernel.undoing import in_force, last_answer

NAMES = 'cora name {"name": "C"}; anna name {"name": "A"}; bert name {"name": "B"}'
BIDS = "cora bid 1; anna bid 0; bert bid 0"


def last(table: Table[Fair]) -> int:
    return table.log[-1].number


# --- allowed and refused ------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_freely_before_anything_came_of_it() -> None:
    table, untouched = table_of(), table_of()
    answer_all(table, 'cora name {"name": "Crumbs"}')

    good(table.undo("cora", 1))

    assert table.play.state.hash() == untouched.play.state.hash()
    assert list(table.play.open) == list(untouched.play.open)
    answer_all(table, NAMES)
    assert table.play.state.names["cora"] == "C"


def test_dice_that_fell_need_the_consent_of_the_others() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, BIDS)
    before = everything(table)

    refusal = table.undo("bert", last(table))

    assert refused(refusal) == "kernel-undo-consent"
    assert refusal.message.args["others"] == "cora, anna"
    assert everything(table) == before


def test_a_card_that_was_shown_needs_consent() -> None:
    table = winter()
    answer_all(table, "anna flaunt 0")

    assert refused(table.undo("anna", 1)) == "kernel-undo-consent"


def test_secret_bids_that_were_opened_need_consent() -> None:
    table = auction(TableDice())
    good(table.type_dice("cora", (5,)))
    answer_all(table, BIDS)

    assert table.play.rolling.label == "luck"
    assert refused(table.undo("bert", last(table))) == "kernel-undo-consent"


def test_what_others_did_since_needs_their_consent() -> None:
    table = table_of()
    answer_all(table, 'cora name {"name": "C"}; anna name {"name": "A"}')

    assert refused(table.undo("cora", 1)) == "kernel-undo-consent"


def test_typed_dice_are_taken_back_with_consent_only() -> None:
    table = auction(TableDice())
    good(table.type_dice("anna", (5,)))

    assert refused(table.undo("anna", 1)) == "kernel-undo-consent"
    good(table.undo("anna", 1, agreed=("cora", "bert")))
    assert table.play.rolling.label == "weather"


def test_a_correction_since_needs_consent() -> None:
    table = auction([5])
    answer_all(table, "anna concede concede")
    good(table.correct({"purse": {"cora": 3}}, "miscounted"))

    assert refused(table.undo("anna", 1)) == "kernel-undo-consent"


def test_with_the_consent_of_all_it_is_done_and_everybody_sees_it() -> None:
    table, untouched = auction([5, 6, 1, 1]), auction([5])
    answer_all(table, BIDS)

    good(table.undo("cora", 1, agreed=("bert", "anna"), reason="a slip"))

    assert table.play.state.hash() == untouched.play.state.hash()
    assert list(table.play.open) == list(untouched.play.open)
    for who in table.seats:
        assert table.events(who)[-1].kind == "undone"
        assert table.events(who)[-1].args == {"who": "cora", "reason": "a slip"}


def test_some_consent_is_not_enough() -> None:
    table = auction([5, 6, 1, 1])
    answer_all(table, BIDS)

    refusal = table.undo("cora", 1, agreed=("anna",))

    assert refused(refusal) == "kernel-undo-consent"
    assert refusal.message.args["others"] == "bert"


def test_computers_are_not_asked_for_consent() -> None:
    table = auction([5, 6, 1, 1])
    good(table.seat("bert", "squire", computer=True))
    answer_all(table, BIDS)

    good(table.undo("cora", 2, agreed=("anna",)))

    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]


def test_the_umpire_needs_nobody() -> None:
    table, untouched = auction([5, 6, 1, 1]), auction([5])
    answer_all(table, BIDS)

    good(table.undo(UMPIRE, 1))

    assert table.play.state.hash() == untouched.play.state.hash()


def test_nobody_takes_back_what_another_did() -> None:
    table = winter()
    answer_all(table, "cora winter store 3")

    assert refused(table.undo("anna", 1)) == "kernel-undo-not-yours"


@pytest.mark.parametrize("number", [0, 2, 3, 99, -1])
def test_only_what_was_played_can_be_taken_back(number: int) -> None:
    table = winter()
    answer_all(table, "cora winter store 3")
    good(table.seat("cora", "carla"))
    good(table.order("cora", "toll", "never"))

    assert refused(table.undo("cora", number)) == "kernel-undo-nothing"


def test_what_was_taken_back_cannot_be_taken_back_again() -> None:
    table = winter()
    answer_all(table, "cora winter store 3")
    good(table.undo("cora", 1))

    assert refused(table.undo("cora", 1)) == "kernel-undo-nothing"
    assert refused(table.undo("cora", 2)) == "kernel-undo-nothing"


# --- nothing is deleted -------------------------------------------------------------------------------------


def test_no_number_is_used_twice_and_nothing_is_deleted() -> None:
    table = table_of()
    for _ in range(3):
        answer_all(table, 'cora name {"name": "C"}')
        good(table.undo("cora", last(table)))

    assert [e.number for e in table.log] == list(range(7))
    assert [type(e.input).__name__ for e in table.log] == ["Start", *["Answer", "Undo"] * 3]


def test_the_same_answer_given_again_throws_other_dice() -> None:
    table = winter()
    answer_all(table, "cora winter swap 0")
    good(table.undo(UMPIRE, 1))
    answer_all(table, "cora winter swap 0")

    first, second = table.log[1].rolls[0], table.log[3].rolls[0]

    assert (first.number, second.number) == (1, 3)
    assert table.play.state.hands["cora"][0] == second.dice[0]


def test_an_answer_after_an_undo_can_be_taken_back_too() -> None:
    table = winter()
    for coins in (3, 4, 5):
        answer_all(table, f"cora winter store {coins}")
        good(table.undo("cora", last(table)))

    assert table.play.state.purse["cora"] == 10


def test_the_answers_of_the_umpires_undo_can_be_given_again() -> None:
    table = auction([5, 6, 1, 1, 1, 6, 1])
    answer_all(table, BIDS)
    good(table.undo(UMPIRE, 2))

    answer_all(table, "bert bid 2; anna bid 3")

    assert table.play.state.stall_winner == "anna"
    assert everything(replayed(table.log)) == everything(table)


# --- side by side -------------------------------------------------------------------------------------------


def test_side_by_side_each_takes_back_only_his_own() -> None:
    table = winter()
    answer_all(table, "cora winter store 3; anna winter swap 1; cora winter store 2; bert winter rest")
    hand = table.play.state.hands["anna"]

    good(table.undo("cora", 1))

    assert table.play.state.purse == {"cora": 10, "anna": 10, "bert": 10}
    assert table.play.state.hands["anna"] == hand
    assert table.play.state.resting["bert"]


def test_the_dice_of_the_others_stay_as_they_fell() -> None:
    table = winter()
    answer_all(table, "cora winter store 3; anna winter swap 0; bert winter swap 0; anna winter swap 2")
    hands = dict(table.play.state.hands)

    good(table.undo("cora", 1))

    assert table.play.state.hands == hands
    assert [len(e.rolls) for e in table.log] == [0, 0, 1, 1, 1, 0]


def test_ones_own_undo_is_invisible_to_the_others_byte_for_byte() -> None:
    table = winter()
    answer_all(table, "anna winter store 1")
    before = {who: seen(table, who) for who in ("anna", "bert")}
    answer_all(table, "cora winter store 3")

    good(table.undo("cora", 2))

    assert {who: seen(table, who) for who in ("anna", "bert")} == before


def test_it_is_as_if_it_had_never_been_whatever_the_others_did_since() -> None:
    table, untouched = winter([4, 8]), winter([4, 8])
    answer_all(table, "cora winter rest; anna winter swap 0; bert winter store 2; anna winter swap 1")
    answer_all(untouched, "anna winter swap 0; bert winter store 2; anna winter swap 1")

    good(table.undo("cora", 1))

    for who in ("anna", "bert"):
        assert seen(table, who) == seen(untouched, who)
    assert [e.kind for e in table.events("cora")] == ["undone"]


def test_his_own_dice_need_consent_side_by_side_too() -> None:
    table = winter()
    answer_all(table, "cora winter swap 0; anna winter rest")

    assert refused(table.undo("cora", 1)) == "kernel-undo-consent"
    good(table.undo("cora", 1, agreed=("anna", "bert")))
    assert table.play.state.hands["cora"] == (1, 2, 3)
    assert table.play.state.resting["anna"]


def test_it_is_refused_when_others_have_gone_on_from_it() -> None:
    """All rest, so the next auction began and anna has bid."""
    table = winter()
    answer_all(table, "cora winter rest; anna winter rest; bert winter rest; anna bid 7")
    before = everything(table)

    refusal = table.undo("cora", 1)

    assert refused(refusal) == "kernel-undo-depends"
    assert everything(table) == before


def test_the_refusal_does_not_tell_what_the_others_did() -> None:
    table = winter()
    answer_all(table, "cora winter rest; anna winter rest; bert winter rest; anna bid 7")

    refusal = table.undo("cora", 1)

    assert refusal.message.args == {}
    assert refusal.rule == ""


def test_it_is_refused_when_dice_of_another_would_not_have_fallen() -> None:
    """Bert's rest ended the winter, and the weather was thrown."""
    table = winter()
    answer_all(table, "cora winter rest; anna winter rest; bert winter rest")
    before = everything(table)

    assert refused(table.undo("cora", 1)) == "kernel-undo-depends"
    assert everything(table) == before


class Envy(FairRules):
    """Who rests while nobody has stored anything throws a die."""

    def _winter_order(self, fair: Fair, p: str, order: object) -> Story[None]:
        if not isinstance(order, Store) and not any(fair.stored.values()):
            yield from roll(1, 6, "envy", who=p)
        yield from super()._winter_order(fair, p, order)


def test_it_is_refused_when_another_would_have_to_throw_dice_that_never_fell() -> None:
    table = table_of(None, Envy(), phase="winter")
    answer_all(table, "cora winter store 3; anna winter rest")
    before = everything(table)

    assert refused(table.undo("cora", 1)) == "kernel-undo-depends"
    assert everything(table) == before


def test_the_umpire_takes_back_everybodys() -> None:
    table = winter()
    answer_all(table, "cora winter store 3; anna winter store 4; cora winter store 1")

    good(table.undo(UMPIRE, 2))

    assert table.play.state.purse == {"cora": 7, "anna": 10, "bert": 10}


# --- far back -----------------------------------------------------------------------------------------------


def test_undo_reaches_back_over_many_checkpoints() -> None:
    table = table_of(rounds=3)
    hashes = [table.play.state.hash()]
    for line in [NAMES, BIDS]:
        for answer in line.split(";"):
            answer_all(table, answer)
            hashes.append(table.play.state.hash())

    for number in range(len(hashes) - 1, 0, -1):
        good(table.undo(UMPIRE, number))
        assert table.play.state.hash() == hashes[number - 1]


def test_undo_reaches_back_beyond_the_checkpoints_that_are_kept() -> None:
    table = winter()
    answer_all(table, "anna winter store 2; bert winter swap 1")
    early = table.play.state.hash()
    for turn in range(2 * MARKS + 100):
        answer_all(table, f"{table.play.state.players[turn % 3]} winter swap {turn % 2}")

    good(table.undo(UMPIRE, 3))

    assert table.play.state.hash() == early
    answer_all(table, "anna winter store 1")
    assert table.play.state.stored["anna"] == 3


def test_ones_own_are_found_among_a_thousand_of_others() -> None:
    table = winter()
    answer_all(table, "cora winter store 2")
    for turn in range(2 * MARKS + 100):
        answer_all(table, f"{('anna', 'bert')[turn % 2]} winter swap {turn % 3}")
    hands = dict(table.play.state.hands)

    good(table.undo("cora", 1))

    assert table.play.state.hands == hands
    assert table.play.state.purse["cora"] == 10


# --- what others say beside ------------------------------------------------------------------------------


def test_what_others_say_beside_does_not_make_taking_back_less_free() -> None:
    """It may be a secret that they did."""
    table = auction([5])
    answer_all(table, "anna bid 7")
    alone = last_answer(table, "anna")
    answer_all(table, "bert concede concede")

    gone = table._history.gone(table._history.undo("anna", 1))

    assert last_answer(table, "anna") == alone
    assert [applied.number for applied in gone] == [1]


def test_an_undo_of_an_older_log_takes_back_what_others_said_beside_too() -> None:
    """Logs from before say nothing of sparing, and mean what they meant."""
    table = auction([5])
    answer_all(table, "anna bid 7; bert concede concede")
    good(table._take(Undo("anna", 1)))

    assert [entry.number for entry in in_force(table)] == [0, 3]


def test_what_was_said_beside_is_ones_own_to_take_back() -> None:
    table = winter()
    answer_all(table, "anna concede concede; cora winter rest")

    good(table.undo("anna", 1))

    assert not table.play.state.out["anna"]
    assert [entry.number for entry in in_force(table)] == [0, 2, 3]

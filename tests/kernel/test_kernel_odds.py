"""Exact odds: the walk over all dice equals brute force, and merging equal states changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import hypothesis.strategies as st
import pytest
from fair import Fair, FairRules
from hypothesis import given

from gonfalon.kernel import Choose, Question, Roll, State, Story, ask, roll, together, whoever
from gonfalon.kernel.odds import Mixed, dice_branches, odds, walk, walk_stages


class Siege(State):
    """A little war of attrition to walk: defenders, attackers, and whether they give up."""

    attackers: dict[str, int]
    walls: int = 3
    gone: bool = False


def siege() -> Siege:
    return Siege(attackers={"red": 3, "blue": 2})


def bombard(war: Siege) -> Story[int]:
    """Two dice; each that beats the walls brings a stone down, a double brings one more."""
    dice = yield from roll(2, 6, "bombard")
    hits = sum(d > war.walls for d in dice) + (dice[0] == dice[1])
    war.walls = max(0, war.walls - hits)
    return hits


def storm(war: Siege) -> Story[str]:
    """Both choose a card, then a die for each; the garrison may give up before the walls fall."""
    red, blue = yield from together(
        Choose(who="red", what="card", among=("storm", "wait"), secret=True),
        Choose(who="blue", what="card", among=("hold", "yield"), secret=True),
    )
    if blue == "yield":
        war.gone = True
        return "yielded"
    if red == "wait":
        return "waited"
    (die,) = yield from roll(1, 6, "storm")
    if die <= war.walls:
        (loss,) = yield from roll(1, 3, "losses")
        war.attackers["red"] -= loss
        return "thrown back"
    return "stormed"


MIXES = {
    "red": Mixed(storm=Fraction(2, 3), wait=Fraction(1, 3)),
    "blue": Mixed({"hold": Fraction(3, 4), "yield": Fraction(1, 4)}),
}


def reply(question: Question[Any]) -> Any:
    return MIXES[question.who]


def brute_storm(walls: int) -> dict[str, Fraction]:
    """All of it counted by hand."""
    stormed = Fraction(6 - walls, 6)
    hold, attack = Fraction(3, 4), Fraction(2, 3)
    return {
        "yielded": 1 - hold,
        "waited": hold * (1 - attack),
        "stormed": hold * attack * stormed,
        "thrown back": hold * attack * (1 - stormed),
    }


# --- dice --------------------------------------------------------------------------------------------------------


@given(st.integers(0, 4), st.integers(1, 6))
def test_the_ways_dice_fall_are_all_there_and_add_up(count: int, sides: int) -> None:
    ordered = dict(dice_branches(Roll(count, sides, "")))

    assert set(ordered) == set(product(range(1, sides + 1), repeat=count))
    assert sum(ordered.values()) == 1


@given(st.integers(0, 5), st.integers(1, 6))
def test_unordered_dice_are_the_ordered_ones_sorted(count: int, sides: int) -> None:
    counted = Counter(tuple(sorted(dice)) for dice in product(range(1, sides + 1), repeat=count))

    unordered = dict(dice_branches(Roll(count, sides, ""), ordered=False))

    assert unordered == {dice: Fraction(ways, sides**count) for dice, ways in counted.items()}


# --- a story ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ordered", [True, False])
def test_the_odds_of_a_roll_equal_brute_force(ordered: bool) -> None:
    expected = Counter(sum(d > 3 for d in dice) + (dice[0] == dice[1]) for dice in product(range(1, 7), repeat=2))

    found = odds(walk(siege(), bombard, ordered=ordered), lambda _, hits: hits)

    assert found == {hits: Fraction(ways, 36) for hits, ways in expected.items()}


def test_the_odds_of_cards_played_by_chance_equal_brute_force() -> None:
    found = odds(walk(siege(), storm, reply), lambda _, result: result)

    assert found == brute_storm(3)


def test_every_end_has_the_state_that_belongs_to_it() -> None:
    ends = list(walk(siege(), storm, reply))

    assert {(end.attackers["red"], result) for end, result, _ in ends if result == "thrown back"} == {
        (2, "thrown back"),
        (1, "thrown back"),
        (0, "thrown back"),
    }
    assert sum(chance for *_, chance in ends) == 1


def test_the_walk_leaves_the_state_as_it_was() -> None:
    war = siege()
    before = war.encoded()

    list(walk(war, storm, reply))
    walk_stages(war, [bombard, storm], reply)

    assert war.encoded() == before
    assert war.told == []


def test_a_question_nobody_replies_to_is_named() -> None:
    with pytest.raises(ValueError, match="card of red"):
        list(walk(siege(), storm))


def test_whoever_answers_first_is_the_first_who_is_asked() -> None:
    def race(war: Siege) -> Story[tuple[str, str]]:
        questions = [Choose(who=who, what="go", among=("left", "right")) for who in war.attackers]
        question, way = yield from whoever(*questions)
        return question.who, way

    found = odds(walk(siege(), race, lambda _: Mixed(left=Fraction(1, 3), right=Fraction(2, 3))), lambda _, end: end)

    assert found == {("red", "left"): Fraction(1, 3), ("red", "right"): Fraction(2, 3)}


def test_the_chapters_of_the_fair_are_walked_as_they_are_played() -> None:
    """There is no second formula: who wins the auction with these bids, by the very story that plays it."""
    fair = FairRules().start({"phase": "auction"})
    bids = {"cora": 2, "anna": 1, "bert": 0}

    found = odds(walk(fair, FairRules().auction, lambda q: bids[q.who]), lambda end, _: end.stall_winner)

    assert found == auction_by_hand(bids)


def auction_by_hand(bids: dict[str, int]) -> dict[str, Fraction]:
    names = list(bids)
    winners = Counter()
    for luck in product(range(1, 7), repeat=3):
        sums = [bid + die for bid, die in zip(bids.values(), luck, strict=True)]
        winners[names[sums.index(max(sums))]] += 1
    return {name: Fraction(ways, 216) for name, ways in winners.items()}


# --- one story after another ----------------------------------------------------------------------------------------


def chain(war: Siege) -> Story[str]:
    """The same in one story, with nothing merged."""
    for _ in range(2):
        yield from bombard(war)
    return (yield from storm(war))


@pytest.mark.parametrize("ordered", [True, False])
def test_stages_give_the_same_odds_as_one_long_story(ordered: bool) -> None:
    whole: dict[bytes, Fraction] = {}
    for end, _, chance in walk(siege(), chain, reply, ordered=ordered):
        whole[end.encoded()] = whole.get(end.encoded(), Fraction(0)) + chance

    staged = walk_stages(siege(), [bombard, bombard, storm], reply, ordered=ordered)

    assert {key: chance for key, (_, chance) in staged.items()} == whole
    assert all(state.encoded() == key for key, (state, _) in staged.items())


def test_stages_merge_equal_states() -> None:
    told = Counter()

    def counted(war: Siege) -> Iterator[Any]:
        told[war.walls] += 1
        return bombard(war)

    staged = walk_stages(siege(), [counted, counted, counted], ordered=False)

    assert {state.walls for state, _ in staged.values()} == {0, 1, 2, 3}
    assert sum(told.values()) == (21 + 1) * (1 + 4 + 4)  # 21 falls and a first look, for each state that differs


def test_no_stage_at_all_is_where_one_stands() -> None:
    war = siege()

    assert walk_stages(war, []) == {war.encoded(): (war, Fraction(1))}


def test_a_reply_may_look_at_what_the_question_is_about() -> None:
    def duel(_: Fair) -> Story[str]:
        return (yield from ask(Choose(who="anna", what="duel", among=("a", "b"), about={"odds": 3})))

    fair = FairRules().start({})

    assert odds(walk(fair, duel, lambda q: "a" if q.about["odds"] == 3 else "b"), lambda _, end: end) == {"a": 1}

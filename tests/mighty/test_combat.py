"""The combat table, the cards, the results and the fall of a leader: what battles and assaults share."""

from __future__ import annotations

from itertools import product

import pytest
from stage import a_war, put_banner, tell

from gonfalon.kernel.effects import Ask
from gonfalon.rulesets.mighty.field.combat import (
    SIZES,
    AttackCard,
    DefenceCard,
    Result,
    character_casualty,
    choose_cards,
    column,
    combat_factor,
    modifier,
    outcome,
)

PRINTED = """
        250  500  750 1000 1250 1500 1750 2000 2500 3000
 250      0    2    3    4    4    5    5    6    7    8
 500     -2    0    1    2    2    3    4    5    6    7
 750     -3   -1    0    1    1    2    3    4    5    6
1000     -4   -2   -1    0    0    1    2    2    3    4
1250     -4   -2   -1    0    0    0    1    2    2    3
1500     -5   -3   -2   -1    0    0    0    1    1    2
1750     -5   -4   -3   -2   -1   -1    0    0    1    2
2000     -6   -5   -4   -2   -2   -1    0    0    0    1
2500     -7   -6   -5   -3   -2   -1   -1    0    0    0
3000     -8   -7   -6   -4   -3   -2   -2   -1    0    0
"""
CELLS = [
    (attacker, int(defender), int(factor))
    for defender, *row in map(str.split, PRINTED.strip().splitlines()[1:])
    for attacker, factor in zip(SIZES, row, strict=True)
]


@pytest.mark.rule("ME-BAT-05")
@pytest.mark.parametrize(
    ("points", "size"),
    [(1, 250), (250, 250), (251, 500), (1600, 1750), (2000, 2000), (2001, 2500), (2501, 3000), (4200, 3000)],
)
def test_a_total_is_rounded_up_to_the_next_value_of_the_table(points: int, size: int) -> None:
    assert SIZES[column(points)] == size


@pytest.mark.rule("ME-BAT-06")
@pytest.mark.parametrize(("attacker", "defender", "factor"), CELLS)
def test_the_combat_table_is_the_printed_one(attacker: int, defender: int, factor: int) -> None:
    assert combat_factor(attacker, defender) == factor


@pytest.mark.rule("ME-BAT-05", "ME-BAT-06")
@pytest.mark.parametrize(
    ("attacker", "defender", "factor"),
    [(450, 200, 2), (1600, 900, 2), (1500, 1750, -1), (1750, 1500, 0), (9000, 250, 8), (250, 9000, -8)],
)
def test_totals_between_the_printed_values_find_their_factor(attacker: int, defender: int, factor: int) -> None:
    assert combat_factor(attacker, defender) == factor


@pytest.mark.rule("ME-BAT-07")
def test_the_factor_favours_the_stronger_and_never_leaves_its_range() -> None:
    totals = range(1, 4001, 125)
    assert {combat_factor(a, d) for a, d in product(totals, totals)} == set(range(-8, 9))
    for defender in totals:
        factors = [combat_factor(attacker, defender) for attacker in totals]
        assert factors == sorted(factors)


@pytest.mark.rule("ME-BAT-10")
@pytest.mark.parametrize(
    ("attack", "against"),
    [("direct", (-2, 0, 2)), ("surprise", (0, 1, -1)), ("flank", (1, -1, 0))],
)
def test_cards_modify_as_printed(attack: str, against: tuple[int, ...]) -> None:
    assert tuple(modifier(AttackCard(attack), card) for card in DefenceCard) == against


@pytest.mark.rule("ME-BAT-13")
@pytest.mark.parametrize(
    ("scores", "result", "attacker", "defender"),
    [
        ((-8, 0, 2), Result.ATTACKER_SCATTERED, 100, 0),
        ((3, 5), Result.ATTACKER_DEFEATED, 50, 0),
        ((6, 7, 8), Result.DRAW, 0, 0),
        ((9, 11), Result.DEFENDER_DEFEATED, 0, 50),
        ((12, 22), Result.DEFENDER_SCATTERED, 0, 100),
    ],
)
def test_the_result_table_is_the_printed_one(
    scores: tuple[int, ...], result: Result, attacker: int, defender: int
) -> None:
    for score in scores:
        assert outcome(score)[1:] == (result, attacker, defender)


@pytest.mark.rule("ME-BAT-08", "ME-BAT-09")
def test_each_side_is_offered_its_three_cards_at_the_same_time_and_in_secret() -> None:
    asked = next(choose_cards(a_war(), "red", "blue", "ME-BAT-08"))
    assert isinstance(asked, Ask)
    offered = {q.who: tuple(map(q.write, q.options())) for q in asked.questions}
    assert offered == {"red": ("direct", "surprise", "flank"), "blue": ("counter", "hold", "withdraw")}
    assert all(q.secret for q in asked.questions)


@pytest.mark.rule("ME-BAT-09", "ME-BAT-10")
def test_the_cards_are_shown_when_both_are_down() -> None:
    war = a_war()
    told = tell(war, choose_cards(war, "red", "blue", "ME-BAT-08"), answers=["surprise", "hold"])
    assert told.value == (AttackCard.SURPRISE, DefenceCard.HOLD)
    assert [(e.kind, e.to, e.args["modifier"]) for e in told.events] == [("battle.cards", None, 1)]


@pytest.mark.rule("ME-BAT-50")
@pytest.mark.parametrize(
    ("die", "card"), [(1, "counter"), (2, "counter"), (3, "hold"), (4, "hold"), (5, "withdraw"), (6, "withdraw")]
)
def test_independents_are_dealt_each_card_with_the_same_chance(die: int, card: str) -> None:
    war = a_war()
    told = tell(war, choose_cards(war, "red", "independent", "ME-BAT-50"), answers=["direct"], dice=[die])
    assert told.value == (AttackCard.DIRECT, DefenceCard(card))


@pytest.mark.rule("ME-BAT-50")
def test_another_player_whom_the_attacker_names_may_play_for_the_independents() -> None:
    war = a_war({"red": "B2", "blue": "E5", "yellow": "B5"}, independent_cards="player")
    story = choose_cards(war, "red", "independent", "ME-BAT-50")
    told = tell(war, story, answers=["yellow", "flank", "counter"])
    assert [(q.who, q.what) for q in told.asked] == [
        ("red", "battle.chooser"),
        ("red", "battle.card"),
        ("yellow", "battle.card"),
    ]
    assert list(told.asked[0].options()) == ["blue", "yellow"]
    assert all(q.secret for q in told.asked[1:])


@pytest.mark.rule("ME-BAT-43")
@pytest.mark.parametrize(
    ("double", "side", "die", "left"),
    [
        ((4, 4), 2, 5, (900, 1000)),
        ((1, 1), 6, 1, (1000, 980)),
        ((6, 6), 3, 6, (880, 1000)),
        ((2, 2), 4, 3, (1000, 940)),
    ],
)
def test_a_double_costs_one_side_a_leader(double: tuple[int, int], side: int, die: int, left: tuple[int, int]) -> None:
    war = a_war()
    put_banner(war, "red.1", "C3")
    put_banner(war, "blue.1", "C3")
    tell(war, character_casualty(war, double, ["red.1"], ["blue.1"], "ME-BAT-43"), dice=[side, die])
    assert (war.banners["red.1"].points, war.banners["blue.1"].points) == left


@pytest.mark.rule("ME-BAT-11", "ME-BAT-43")
def test_without_a_double_no_leader_falls() -> None:
    war = a_war()
    put_banner(war, "red.1", "C3")
    told = tell(war, character_casualty(war, (2, 4), ["red.1"], [], "ME-BAT-43"))
    assert told.rolled == []


@pytest.mark.rule("ME-BAT-43")
def test_a_side_already_destroyed_loses_no_leader() -> None:
    war = a_war()
    put_banner(war, "red.1", "C3")
    told = tell(war, character_casualty(war, (3, 3), ["red.1"], ["blue.1"], "ME-BAT-43"), dice=[5])
    assert told.events == []


@pytest.mark.rule("ME-BAT-43")
@pytest.mark.parametrize(("points", "lost"), [(900, 60), (40, 40)])
def test_what_independents_lose_with_a_leader_is_told_to_the_chapter_that_keeps_their_points(
    points: int, lost: int
) -> None:
    war = a_war()
    put_banner(war, "red.1", "C3")
    story = character_casualty(war, (3, 3), ["red.1"], [], "ME-BAT-43", independents=points)
    assert tell(war, story, dice=[5, 3]).value == lost
